import type { Token } from "../findings.ts";
import type { Language } from "../ontology/semantic-type.ts";
import { fold } from "./fold.ts";
import { isUnitSuffix } from "./unit-suffixes.ts";

/** Two humps, and yet one word of the language. */
const brands = new Set(
  "javascript typescript paypal github gitlab linkedin youtube whatsapp postgresql mysql nosql mongodb sqlite defi gamefi iot wifi lorawan openai devops devsecops mlops phd gmbh iphone ipad macos mwst ebay powerbi graphql oauth bigquery chatgpt kwh mwh gwh kpa mpa hpa mhz ghz khz mmhg dba tco2 kva mbps gbps kbps usdc".split(
    " ",
  ),
);

/** Short forms that end in a full stop without ending a sentence. */
const abbreviations = new Set(
  "e.g i.e approx rel abs ca no nr vs etc bzw z.b inkl incl zzgl mwst ust p.ej ej min max avg st dr mr mrs".split(" "),
);

const elisions = new Set(["l", "d", "s", "n", "j", "c", "m", "t", "qu"]);

/** Splits a normalised need. Linear: every character is looked at a bounded number of times. */
export function tokensOf(text: string, language: Language): Token[] {
  const tokens: Token[] = [];
  let at = 0;
  while (at < text.length) {
    const character = text[at] ?? "";
    if (character === " ") {
      at += 1;
      continue;
    }
    const end = endOfToken(text, at, language);
    const token = tokenOf(text, at, end);
    tokens.push(token);
    at = end;
  }
  return tokens;
}

function tokenOf(text: string, start: number, end: number): Token {
  const written = text.slice(start, end);
  const lower = written.toLowerCase();
  const bare = lower.length > 2 && lower.endsWith("'s") ? lower.slice(0, -2) : lower;
  // "PM2,5" is looked up as "pm2.5".
  const spoken = bare.replace("&", "");
  const folded = fold(/^[^\d,]+\d,\d$/.test(bare) ? bare.replace(",", ".") : spoken === "" ? bare : spoken);
  return { start, end, text: written, lower, folded, kind: kindOf(text, start, end) };
}

function kindOf(text: string, start: number, end: number): Token["kind"] {
  const first = text[start] ?? "";
  const written = text.slice(start, end);
  if (isDigit(first) || (first === "." && isDigit(written[1] ?? "")))
    return /^[\d.,' ]+(?:e[+-]?\d+|[kKM]|[mM]n|[bB]n)?$/.test(written) && !isVersion(written) ? "number" : "word";
  if (isLetter(text, start) || first === "_") return isIdentifier(written) ? "identifier" : "word";
  if (first === "\n" || ",;:!?".includes(first)) return "break";
  if (written === "<!--" || written === "-->") return "break";
  if (first === ".") return end - start > 1 ? "symbol" : "break";
  // A dash or bullet between spaces or at the start of a line parts clauses; between numbers it is a range.
  if ("-*•·".includes(first) && end - start === 1) return isParting(text, start) ? "break" : "symbol";
  return "symbol";
}

function isVersion(written: string): boolean {
  return /^\d+\.\d+\.\d+/.test(written) && !/^\d{1,3}(?:\.\d{3})+$/.test(written);
}

function isParting(text: string, at: number): boolean {
  const before = text[at - 1];
  const after = text[at + 1];
  if (after !== " ") return false;
  if (before === undefined || before === "\n") return true;
  // "energy * 0.49" multiplies.
  if (before !== " " || text[at] === "*") return false;
  // Between two numbers, their units aside, it is a range.
  return !(
    /\d[^\s,;]{0,4}(?: \p{L}{1,4})?$/u.test(text.slice(Math.max(0, at - 12), at - 1)) &&
    /^[\d$€£¥-]/.test(text.slice(at + 2, at + 3))
  );
}

/** `order_id`, `orderId`, `OrderID`, `user.name`: how columns are written, not words of a language. */
function isIdentifier(written: string): boolean {
  if (written.length < 3) return false;
  if (written.includes("_")) return /\w_\w|^_+\w/.test(written);
  if (written.includes(".")) return written.length > 5;
  if (isUnitSuffix(written)) return false;
  return /\p{Ll}\p{Lu}/u.test(written) && !brands.has(written.toLowerCase()) && !/^Mc|^Mac/.test(written);
}

function endOfToken(text: string, at: number, language: Language): number {
  const character = text[at] ?? "";
  // "120 5G cells" are no 5 grams.
  if (/^[2-6]G(?![\p{L}\d])/u.test(text.slice(at, at + 3))) return at + 2;
  if (isDigit(character)) return endOfNumber(text, at, language);
  if (isLetter(text, at) || character === "_") return endOfWord(text, at, language);
  // ".5" after anything but a figure or a word
  if (character === "." && isDigit(text[at + 1] ?? "") && !/[\p{L}\d.]/u.test(text[at - 1] ?? ""))
    return endOfNumber(text, at + 1, language);
  // "<!-- … -->": the marks of a comment part what stands around them.
  const comment = ["<!--", "-->"].find((mark) => text.startsWith(mark, at));
  if (comment !== undefined) return at + comment.length;
  const two = text.slice(at, at + 2);
  // "VG+/VG" is not the beginning of "+/-".
  if (two === "+/" && text[at + 2] !== "-" && isLetter(text, at - 1)) return at + 1;
  if (two === "..") return at + (text[at + 2] === "." ? 3 : 2);
  if (["<=", ">=", "=>", "=<", "!=", "==", "->", "||", "&&", "{{", "}}", "--", "+/"].includes(two)) {
    return text.slice(at, at + 3) === "+/-" ? at + 3 : at + 2;
  }
  return at + characterLength(text, at);
}

function characterLength(text: string, at: number): number {
  return (text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1;
}

function endOfNumber(text: string, at: number, language: Language): number {
  let end = endOfDigits(text, at);
  const whole = end - at;
  clock.lastIndex = at;
  if (clock.test(text)) return clock.lastIndex;
  // "1 000 000": groups of three, each after one space.
  if (whole <= 3 && isGroup(text, end) && !isChoice(text, at)) {
    while (isGroup(text, end)) end += 4;
  } else {
    end = endOfSeparated(text, at, end, language);
  }
  const exponent = /[eE][+-]?\d{1,3}(?![\p{L}\d])/uy;
  exponent.lastIndex = end;
  if (exponent.test(text)) return exponent.lastIndex;
  if (!isLetter(text, end) && text[end] !== "_") return end;
  const suffix = text.slice(end, endOfWord(text, end, language));
  if (/^(?:[kKM]|[mM]n|[bB]n)$/.test(suffix)) return end + suffix.length;
  // "10GB" are two tokens, "4xx" and "3rd" are one.
  return isUnitSuffix(suffix) ? end : end + suffix.length;
}

/** "19:00", "8:30:15": quarters of an hour, since other figures around a colon are ratios. */
const clock = /(?<!\d:)(?:[01]?\d|2[0-3]):(?:00|15|30|45)(?::[0-5]\d)?(?![:\d])/uy;

/** After the first digits: what belongs to the number of ".25", ",000", "'000", or to a date or version "1.5.2025". */
function endOfSeparated(text: string, start: number, from: number, language: Language): number {
  let end = from;
  for (let round = 0; round < 8; round++) {
    const separator = text[end] ?? "";
    if (!".,'".includes(separator) || separator === "" || !isDigit(text[end + 1] ?? "")) return end;
    const next = endOfDigits(text, end + 1);
    const digits = next - end - 1;
    const isFirst = separator === "," && !text.slice(start, end).includes(",");
    const isDecimalComma = isFirst && (language !== "en" || isMeasured(text, start, end));
    // A comma in English, and a second one anywhere, only parts groups of digits; else it parts items of a list.
    if (separator === "," && !isDecimalComma && digits !== 3 && !isIndianGroup(text, start, end, next)) return end;
    if (separator === "," && isListOfThree(text, start, end, next)) return end;
    if (separator === "'" && digits !== 3) return end;
    end = next;
  }
  return end;
}

/** "31,5 kg", "2,5 to 4 EUR": written in English as at home; "3,5" alone are two. */
function isMeasured(text: string, start: number, comma: number): boolean {
  if (text[start - 1] === ",") return false;
  const [, unit] = measured.exec(text.slice(comma, comma + 40)) ?? [];
  return unit !== undefined && (/^(?:[%€£$°]|euros?$|percent$|degrees?$)/.test(unit) || isUnitSuffix(unit));
}

const measured = /^,\d{1,2}(?: ?(?:-|to|till|and) ?\d+(?:[.,]\d{1,2})?)? ?(?!to |till |and )([\p{L}%€£$°]+)/u;

/** 1,00,000 */
function isIndianGroup(text: string, start: number, end: number, next: number): boolean {
  if (next - end !== 3 || !/^\d{1,2}(?:,\d\d)*$/.test(text.slice(start, end))) return false;
  return /^(?:,\d\d){0,3},\d{3}(?!\d)/.test(text.slice(next, next + 14));
}

/** "200,404,500" are three codes: three full groups that do not end in zeros. */
function isListOfThree(text: string, start: number, end: number, next: number): boolean {
  if (end - start !== 3 || text[next] !== ",") return false;
  const rest = text.slice(next + 1, next + 5);
  return /^\d{3}(?!\d)/.test(rest) && !rest.startsWith("000");
}

const group = / \d{3}(?![\d\p{L}]|[.,]\d{1,2}(?!\d)[.,]?\d)/uy;

const choice = /\d{1,3}(?: \d{1,3})+ (?:or|oder|ou|o) \d{1,3}(?![\d\p{L}.,]| \d{3})/uy;

/** "50 100 or 200": figures to choose from, of which the last is no thousand. */
function isChoice(text: string, at: number): boolean {
  choice.lastIndex = at;
  return choice.test(text);
}

/** A space and three digits that end there. */
function isGroup(text: string, at: number): boolean {
  if (text[at] !== " ") return false;
  group.lastIndex = at;
  return group.test(text);
}

function endOfDigits(text: string, at: number): number {
  let end = at;
  while (isDigit(text[end] ?? "")) end += 1;
  return end;
}

/** "R&D", "M&A": two initials are one word; "A&B&C" and "x&y" are none. */
function isInitials(text: string, at: number): boolean {
  return /^\p{Lu}&\p{Lu}(?![\p{L}\d&])/u.test(text.slice(at, at + 4)) && !isLetter(text, at - 1);
}

function endOfWord(text: string, at: number, language: Language): number {
  let end = at;
  for (;;) {
    while (isLetter(text, end) || isDigit(text[end] ?? "") || text[end] === "_") end += characterLength(text, end);
    const joint = text[end] ?? "";
    if (joint === "") return end;
    if (joint === "'" && isLetter(text, end + 1)) {
      // "l'identifiant" is an article and a noun, "user's" is one word.
      if (elisions.has(text.slice(at, end).toLowerCase())) return end + 1;
      end += 1;
    } else if (joint === "-" && isMonthRange(text, at, end)) {
      return end;
    } else if (joint === "-" && isWordPart(text, end + 1) && !isDigit(text[at] ?? "")) {
      end += 1;
    } else if ((joint === "/" && isPath(text, at)) || (joint === "&" && isInitials(text, at))) {
      end += 1;
    } else if (isDecimalName(text, at, end, joint, language)) {
      end += 1;
    } else if (joint === "." && (isDottedName(text, at, end) || isAbbreviation(text, at, end))) {
      end += 1;
    } else {
      return end;
    }
  }
}

/** Methods and types of contents are called by a path: "tools/call", "image/png". */
const path =
  /(?:(?:tools|resources|prompts|roots)\/(?:list|call|read|get|subscribe|templates)|sampling\/createMessage|completion\/complete|notifications\/\w+|(?:image|audio|video)\/(?:png|jpe?g|gif|webp|mp4|mpeg|wav|webm)|text\/(?:html|plain|csv|xml)|application\/(?:json|pdf|xml|zip))(?![\p{L}\d_])/iuy;

function isPath(text: string, at: number): boolean {
  path.lastIndex = at;
  return path.test(text);
}

/** "PM2.5", in other languages than English "PM2,5". */
function isDecimalName(text: string, at: number, end: number, joint: string, language: Language): boolean {
  if (joint !== "." && !(joint === "," && language !== "en")) return false;
  return /^\p{L}{1,3}\d$/u.test(text.slice(at, end)) && isDigit(text[end + 1] ?? "") && !isDigit(text[end + 2] ?? "");
}

const month = /^(?:jan|feb|mar|apr|may|mai|jun|jul|aug|sep|oct|okt|nov|dec|dez)[a-z]{0,6}$/i;

/** "Jan-Dec" are two months. */
function isMonthRange(text: string, at: number, end: number): boolean {
  const next = /^[a-z]{3,9}/i.exec(text.slice(end + 1, end + 11))?.[0] ?? "";
  return month.test(text.slice(at, end)) && month.test(next);
}

/** What may follow a hyphen within a word: letters ("check-in"), or digits after capitals ("COVID-19"). */
function isWordPart(text: string, at: number): boolean {
  if (isLetter(text, at)) return true;
  return (
    isDigit(text[at] ?? "") && /\p{Lu}-$/u.test(text.slice(Math.max(0, at - 2), at)) && !isDigit(text[at + 2] ?? "")
  );
}

/** `http.status`: a dot between small letters without a space. */
function isDottedName(text: string, at: number, end: number): boolean {
  return end - at > 1 && /[a-z_\d]/.test(text[end - 1] ?? "") && /[a-z_]/.test(text[end + 1] ?? "");
}

function isAbbreviation(text: string, at: number, end: number): boolean {
  if (isLetter(text, end + 1)) return end - at === 1 || text[end - 2] === ".";
  // "E. coli", "S. aureus": a genus in short, and no end of a sentence.
  if (end - at === 1 && /^\p{Lu}\. \p{Ll}{4}/u.test(text.slice(at, end + 6))) return true;
  return (
    abbreviations.has(text.slice(at, end).toLowerCase()) &&
    // "19 % MwSt., brutto": a comma goes on.
    (text[end + 1] === "," || (text[end + 1] === " " && /[^\p{Lu}]/u.test(text[end + 2] ?? "A")))
  );
}

function isDigit(character: string): boolean {
  return character >= "0" && character <= "9" && character.length === 1;
}

const letter = /[\p{L}\p{M}]/uy;

function isLetter(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  if (code < 128) return (code | 32) >= 97 && (code | 32) <= 122;
  if (Number.isNaN(code)) return false;
  letter.lastIndex = at;
  return letter.test(text);
}
