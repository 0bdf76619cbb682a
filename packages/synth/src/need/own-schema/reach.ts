/** A kind of text that could reach somebody or belong to somebody, and what to ask for instead. */
interface Reach {
  readonly what: string;
  readonly instead: string;
  readonly fits: (skeleton: string) => boolean;
}

const RESERVED_HOST = /(?:^|[@/.])(?:example\.(?:com|net|org)|[a-z0-9-]+\.(?:example|test)|example|test)(?:[/:]|$)/;
const RESERVED_IPV4 =
  /^(?:192\.0\.2|198\.51\.100|203\.0\.113|192\.168\.[#\d]{1,3}|10(?:\.[#\d]{1,3}){2}|198\.1[89]\.[#\d]{1,3})\./;

const compact = (skeleton: string): string => skeleton.replaceAll(/[ -]/g, "");
const open = (skeleton: string): number => skeleton.split("#").length - 1;

const reaches: readonly Reach[] = [
  {
    what: "card numbers",
    instead: "leave the pattern out for a token, or begin it with 0, 1, 7, 8 or 9",
    fits: (skeleton) => /^[#3-6][#\d]{12,18}$/.test(compact(skeleton)) && open(skeleton) > 2,
  },
  {
    what: "social security numbers",
    instead: "begin it with 9, which is never issued",
    fits: (skeleton) => /^[#0-8][#\d]{2}-[#\d]{2}-[#\d]{4}$/.test(skeleton) && !/^(?:000|666)/.test(skeleton),
  },
  {
    what: "telephone numbers",
    instead: "leave the pattern out, and numbers from ranges for fiction are made",
    fits: (skeleton) =>
      open(skeleton) > 2 &&
      !/555-?01##$/.test(skeleton) &&
      (/^(?:\+|00)[#\d][#\d ().-]{7,}$/.test(skeleton) || /^\(?[#\d]{3}\)?[ .-][#\d]{3}[ .-][#\d]{4}$/.test(skeleton)),
  },
  {
    what: "mail addresses",
    instead: "say format: email, or end it with @example.com",
    fits: (skeleton) => skeleton.includes("@") && !RESERVED_HOST.test(skeleton),
  },
  {
    what: "web addresses",
    instead: "say format: uri, or use a host of example.com",
    fits: (skeleton) => /^https?:\/\//.test(skeleton) && !RESERVED_HOST.test(skeleton),
  },
  {
    what: "IP addresses",
    instead: "say format: ipv4, or use 198.51.100.0/24",
    fits: (skeleton) => /^[#\d]{1,3}(?:\.[#\d]{1,3}){3}$/.test(skeleton) && !RESERVED_IPV4.test(skeleton),
  },
  {
    what: "bank account numbers",
    instead: "leave the pattern out, and IBANs of banks that do not exist are made",
    fits: (skeleton) => /^[A-Z]{2}[#\d]{2}[A-Z#\d*]{11,30}$/.test(compact(skeleton)) && open(skeleton) > 8,
  },
  {
    what: "access keys",
    instead: "use a prefix of your own",
    fits: (skeleton) => /^(?:sk_live_|rk_live_|AKIA|ASIA|ghp_|gho_|github_pat_|xox[abp]-|AIza|glpat-)/.test(skeleton),
  },
];

/**
 * What the texts of a template could be in the world outside, as a reason to refuse it; undefined when nothing. Our own values come
 * from ranges that reach nobody, and a pattern must not lead around them.
 */
export function reachOf(template: string): string | undefined {
  const skeleton = template.replace(/\\(.)|9/gsu, (_, literal: string | undefined) => literal ?? "#");
  const found = reaches.find(({ fits }) => fits(skeleton));
  return found === undefined ? undefined : `its texts could be real ${found.what}: ${found.instead}`;
}
