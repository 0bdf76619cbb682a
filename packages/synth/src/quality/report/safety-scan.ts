/** One kind of value that could reach somebody, and which of its values are reserved. */
interface Scan {
  readonly kind: string;
  readonly pattern: RegExp;
  /** True for a value that can reach nobody. */
  readonly isReserved: (match: string) => boolean;
}

export interface ScanResult {
  readonly kind: string;
  /** Values of this kind that were seen. */
  readonly seen: number;
  /** Those outside of the reserved ranges. */
  readonly outside: number;
  /** Up to three of them. */
  readonly examples: readonly string[];
}

const RESERVED_HOST = /(^|\.)(example(\.(com|net|org))?|test|invalid|localhost|local|internal)$/i;

/** Hosts of namespaces: their URIs name a vocabulary or a standard, and reach nobody. */
const NAMESPACES: ReadonlySet<string> = new Set(["json-schema.org", "www.w3.org", "schema.org"]);

function isReservedHost(host: string): boolean {
  return RESERVED_HOST.test(host) || NAMESPACES.has(host);
}

/** RFC 5737, 2544, 6598, 1918 and 1122: documentation, benchmarks, shared and private space, this host. */
function isReservedIpv4(address: string): boolean {
  const [a = 0, b = 0, c = 0] = address.split(".").map(Number);
  if (a === 10 || a === 127 || a === 0 || a === 255) return true;
  if (a === 192) return (b === 0 && c === 2) || b === 168;
  if (a === 198) return b === 18 || b === 19 || (b === 51 && c === 100);
  if (a === 203) return b === 0 && c === 113;
  if (a === 172) return b >= 16 && b <= 31;
  return a === 100 && b >= 64 && b <= 127;
}

/** NANP 555-0100 to 0199, Ofcom's drama numbers, ARCEP's, ACMA's. */
function isReservedPhone(phone: string): boolean {
  const digits = phone.replace(/\D/g, "");
  return (
    /^1?[2-9]\d{2}55501\d{2}$/.test(digits) ||
    /^(44|0)(7700900\d{3}|2079460\d{3}|1632960\d{3})$/.test(digits) ||
    /^(33|0)(63998\d{4}|19900\d{4}|26191\d{4})$/.test(digits) ||
    /^(61|0)(491570\d{3}|255550\d{3})$/.test(digits)
  );
}

const TEST_CARDS: ReadonlySet<string> = new Set([
  "4111111111111111",
  "4242424242424242",
  "5555555555554444",
  "378282246310005",
  "6011111111111117",
  "3530111333300000",
]);

function passesLuhn(digits: string): boolean {
  let sum = 0;
  for (let i = 0; i < digits.length; i++) {
    let digit = digits.charCodeAt(digits.length - 1 - i) - 48;
    if (i % 2 === 1) {
      digit *= 2;
      if (digit > 9) digit -= 9;
    }
    sum += digit;
  }
  return sum % 10 === 0;
}

/** A number that an issuer gives out today: a network's prefix and length, and a valid check digit. */
function isCardShaped(digits: string): boolean {
  const network =
    /^4\d{15}$/.test(digits) ||
    /^5[1-5]\d{14}$/.test(digits) ||
    /^2(2[2-9]|[3-6]\d|7[01])\d{13}$/.test(digits) ||
    /^3[47]\d{13}$/.test(digits) ||
    /^6(011|5\d{2})\d{12}$/.test(digits);
  return network && passesLuhn(digits);
}

/** Area numbers 900 to 999 with a middle group below 50 were never given out, nor were 000 and 666. */
function isReservedSsn(ssn: string): boolean {
  const [area = "", group = "", serial = ""] = ssn.split("-");
  return area === "000" || area === "666" || group === "00" || serial === "0000" || (area >= "900" && group < "50");
}

const scans: readonly Scan[] = [
  {
    kind: "email",
    pattern: /[a-z0-9._%+-]{1,64}@[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63})+/gi,
    isReserved: (match) => isReservedHost(match.slice(match.lastIndexOf("@") + 1)),
  },
  {
    kind: "host",
    pattern: /\b(?:https?|wss?|ftp):\/\/[^\s"'/\\?#<>]{1,253}/gi,
    isReserved: (match) => {
      const host = match.replace(/^[a-z]+:\/\/([^@]*@)?/i, "").replace(/:\d*$/, "");
      return isReservedHost(host) || (/^\d+(\.\d+){3}$/.test(host) && isReservedIpv4(host));
    },
  },
  {
    kind: "ipv4",
    pattern: /(?<![\d.])(?:(?:25[0-5]|2[0-4]\d|1?\d?\d)\.){3}(?:25[0-5]|2[0-4]\d|1?\d?\d)(?![\d.])/g,
    isReserved: isReservedIpv4,
  },
  {
    kind: "mac",
    pattern: /(?<![0-9a-f:-])(?:[0-9a-f]{2}[:-]){5}[0-9a-f]{2}(?![0-9a-f:-])/gi,
    isReserved: (match) => /^00[:-]00[:-]5e[:-]00[:-]53/i.test(match),
  },
  {
    kind: "phone",
    pattern: /(?<![\w.+-])\+\d{1,3}[ .-]?\(?\d{1,4}\)?(?:[ .-]?\d{2,4}){2,4}(?![\w-])/g,
    isReserved: isReservedPhone,
  },
  {
    kind: "card",
    pattern: /(?<![\w.-])\d{4}[ -]?\d{4,6}[ -]?\d{4,5}(?:[ -]?\d{1,4})?(?![\w.-])/g,
    isReserved: (match) => {
      const digits = match.replace(/\D/g, "");
      return TEST_CARDS.has(digits) || !isCardShaped(digits);
    },
  },
  { kind: "ssn", pattern: /(?<![\w-])\d{3}-\d{2}-\d{4}(?![\w-])/g, isReserved: isReservedSsn },
  {
    kind: "key",
    pattern:
      /-----BEGIN [A-Z ]*PRIVATE KEY-----|\bAKIA[0-9A-Z]{16}\b|\bsk[-_](?:live|proj)[-_][0-9A-Za-z]{16,}|\bgh[pousr]_[0-9A-Za-z]{30,}|\bxox[abps]-[0-9A-Za-z-]{10,}/g,
    isReserved: () => false,
  },
];

/** Looks through the text of rows for values that could reach a person or a machine. */
export function safetyScan(): { read(text: string): void; results(): readonly ScanResult[] } {
  const found = scans.map(({ kind }) => ({ kind, seen: 0, outside: 0, examples: [] as string[] }));
  return {
    read(text) {
      for (const [i, { pattern, isReserved }] of scans.entries()) {
        const result = found[i];
        if (result === undefined) continue;
        for (const [match] of text.matchAll(pattern)) {
          result.seen += 1;
          if (isReserved(match)) continue;
          result.outside += 1;
          if (result.examples.length < 3) result.examples.push(match);
        }
      }
    },
    results: () => found,
  };
}
