import type { Findings, Found } from "../../findings.ts";
import { wordKey } from "../words/phrase.ts";

type Members = Extract<Found, { kind: "members" }>;
type Shares = Extract<Found, { kind: "shares" }>;

const evenly = String.raw`(?:evenly|equally|uniformly)`;
const spread = String.raw`(?:distributed|split|spread|balanced|represented|divided)`;
/** What begins a clause, up to the noun. */
const opening = String.raw`(?:^|[.;,:(]\s*|\band\s+|\bwith\s+)(?:(?:the|all|and|keep|make)\s+){0,3}`;
const clauses = [
  new RegExp(
    `${opening}([\\p{L}_]+)\\s+(?:(?:is|are|be|should be|must be|to be)\\s+)?(?:roughly\\s+|about\\s+)?${evenly}\\s+${spread}`,
    "giu",
  ),
  new RegExp(`${opening}([\\p{L}_]+)\\s+(?:(?:is|are|should be|must be)\\s+)?balanced(?=\\s*(?:[.;,)]|$))`, "giu"),
  new RegExp(`${evenly}\\s+${spread}\\s+(?:across|over|among|between|by)\\s+(?:the\\s+|all\\s+)?([\\p{L}_]+)`, "giu"),
  /(?:balanced|even(?:ly)?)\s+(?:across|over|among)\s+(?:the\s+|all\s+)?([\p{L}_]+)/giu,
  /(?:^|[.;,:(]\s*)balanced\s+([\p{L}_]+)(?=\s*(?:[.;,)]|$))/giu,
];
/** What the members of anything may be called together. */
const anyKind = /^(?:class|classe|label|category|group)$/;

/**
 * "intent (refund, baggage, praise), … Intents evenly distributed.", "balanced across categories": each member of what a clause of
 * its own names has the same share.
 */
export function withEvenMembers(findings: Findings): Findings {
  const { text, found } = findings;
  if (!/evenly|equally|uniformly|balanced/i.test(text)) return findings;
  const lists = found.filter((each): each is Members => each.kind === "members" && each.bands === undefined);
  const said = clauses.flatMap((clause) => [...text.matchAll(clause)].flatMap((match) => sharesOf(match, lists, text)));
  const added = said.filter(
    (one, at) => said.findIndex((other) => other.start < one.end && one.start < other.end) === at && isFree(one, found),
  );
  if (added.length === 0) return findings;
  const kept = found.filter((each) => !added.some((one) => one.start < each.end && each.start < one.end));
  return { ...findings, found: [...kept, ...added].sort((one, other) => one.start - other.start) };
}

/** Nothing but the even spread itself is said in the clause. */
function isFree({ start, end }: Shares, found: Findings["found"]): boolean {
  return found.every((each) => each.end <= start || end <= each.start || /^(?:distribution|errand)$/.test(each.kind));
}

function sharesOf(match: RegExpExecArray, lists: readonly Members[], text: string): readonly Shares[] {
  const noun = match[1] ?? "";
  const key = wordKey(noun.toLowerCase().replace(/^.*_/, ""));
  const start = match.index + match[0].search(/[\p{L}]/u);
  const end = match.index + match[0].length;
  const own = lists.filter((list) => nameOf(list, text) === key);
  const [list, ...others] = own.length === 0 && anyKind.test(key) ? lists : own;
  if (list === undefined || others.length > 0 || (list.start < end && start < list.end)) return [];
  const share = Number((1 / list.values.length).toPrecision(12));
  return [
    {
      kind: "shares",
      shares: list.values.map((value) => ({ value, share })),
      of: list.of ?? nounOf(list, text),
      start,
      end,
    },
  ];
}

function nameOf(list: Members, text: string): string {
  return wordKey((list.of ?? nounOf(list, text)).toLowerCase().split(/[ _]/).at(-1) ?? "");
}

/** The word before a list. */
function nounOf({ start }: Members, text: string): string {
  return /([\p{L}_]+)[\s:=(]*$/u.exec(text.slice(Math.max(0, start - 60), start))?.[1] ?? "";
}
