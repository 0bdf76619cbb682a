import type { Found } from "../findings.ts";
import { networkPrefixAt } from "./network-prefix.ts";
import { phraseAt, phraseList } from "./phrases.ts";
import { afterDigits, barelyOpened, digitsAfterCode, elidedCode } from "./prefix-forms.ts";
import { isWord, type Reading, spanOf, tokenFrom, word } from "./reading.ts";
import { quotedAt } from "./share-parts.ts";

/** "starting with", "mit dem Präfix": behind them stands how a code begins. */
export const beginnings = phraseList(
  "starting with|starts with|start with|that start with|beginning with|begins with|begin with|prefixed with|prefixed by|prefixed|with prefix|with the prefix|prefix|with a prefix|with prefixes|prefixes|having prefix|prefix of|beginnend mit|beginnen mit|beginnt mit|mit prafix|mit dem prafix|prafix|que empiecen con|que empieza con|que empieza por|que empiezan por|que comienza con|que comienza por|que comience con|empezando con|debutant par|debute par|debutent par|qui commence par|qui debute par|que comeca com|que comeca por|fangt an mit|fangt mit|fangen mit|que empiezan con|que empiece con|empezando por|que comiencen con|comenzando con|con prefijo|con el prefijo|prefijo|commencant par|commencent par|commence par|avec le prefixe|avec prefixe|prefixe|comecando com|comecando por|comeca com|comeca por|empieza con|empieza por|comienza con|que comecam com|que comecem com|com prefixo|com o prefixo|prefixo|iniciando com",
);
const joints = new Set([",", "or", "and", "/", "oder", "und", "o", "y", "ou", "et", "e", "|"]);

/** "starting with ORD-", "prefix INV-", "beginning with E10, E11 or E13", "ids like X-0001", "INV- prefix". */
export function prefixAt(reading: Reading, at: number): Found | undefined {
  const network = networkPrefixAt(reading, at);
  if (network !== undefined) return network;
  const opener = phraseAt(reading, at, beginnings) ?? barelyOpened(reading, at);
  if (opener === undefined)
    return sampled(reading, at) ?? trailing(reading, at) ?? digitsAfterCode(reading, at) ?? elidedCode(reading, at);
  const prefixes: string[] = [];
  let index = opener.next;
  if ([":", "=", "the", "letters", "letter", "either"].includes(word(reading, index))) index += 1;
  let next = index;
  while (prefixes.length < 20) {
    const item = prefixItem(reading, index);
    if (item === undefined || (prefixes.length > 0 && !looksAlike(item.value, prefixes[0] ?? ""))) break;
    prefixes.push(item.value);
    next = item.next;
    index = next;
    while (index < next + 2 && joints.has(word(reading, index))) index += 1;
    if (index === next) break;
  }
  if (prefixes.length === 0) return undefined;
  // "fängt mit T- an", "starts KG followed by six digits"
  const isParted = word(reading, at).startsWith("fang") && word(reading, next) === "an";
  return { kind: "prefix", prefixes, ...spanOf(reading, at, isParted ? next + 1 : afterDigits(reading, next)) };
}

/** "INV- prefix", "codes with ORD- prefix". */
function trailing(reading: Reading, at: number): Found | undefined {
  const start = ["a", "with", "the", "mit", "con", "avec", "com"].includes(word(reading, at)) ? at + 1 : at;
  const item = prefixItem(reading, start);
  if (
    item === undefined ||
    !/[-_#]$|^["'`]/.test(reading.text.slice(0, spanOf(reading, start, item.next).end).slice(-1))
  )
    return undefined;
  if (!["prefix", "prefixes", "prefixed", "prafix", "prefijo", "prefixe", "prefixo"].includes(word(reading, item.next)))
    return undefined;
  return { kind: "prefix", prefixes: [item.value], ...spanOf(reading, at, item.next + 1) };
}

const likes = phraseList("like|such as|e.g.|e.g|as|format|formatted as|formatted like|wie|z.b.|como|comme|par ex.");
const code = /([A-Za-z]{1,8}[-_#](?:\d{2,6}[-_])?)(?:\d{2,12}|[xX]{3,12}|#{3,12})(?![\p{L}\d-])/uy;

/** "issue key like APP-123": what stands before the figures of an example. */
function sampled(reading: Reading, at: number): Found | undefined {
  const start = phraseAt(reading, at, likes)?.next ?? at;
  const token = reading.tokens[start];
  if (token === undefined || !isWord(reading, at - 1)) return undefined;
  code.lastIndex = token.start;
  const [written, prefix] = code.exec(reading.text) ?? [];
  // "INV-xxxxx" is a pattern without a word that says so.
  if (written === undefined || prefix === undefined || (start === at && !/(?:x|X|#){3}$/.test(written)))
    return undefined;
  return { kind: "prefix", prefixes: [prefix], ...spanOf(reading, at, tokenFrom(reading, start, code.lastIndex)) };
}

/** Letters and figures with the marks between and behind them: "ORD-", "BP-2025-", "192.168.", "+49". */
const coded = /[+#]?[\p{L}\d]{1,16}(?:(?:[-_#/]|::|\.(?=\d))[\p{L}\d]{1,12}){0,4}(?:[-_#/]|::){0,2}/uy;

/** Capitals, digits or marks, or anything in quotes; plain words are no prefix. */
function prefixItem(reading: Reading, at: number): { readonly value: string; readonly next: number } | undefined {
  const quoted = quotedAt(reading, at);
  if (quoted !== undefined) return quoted;
  const token = reading.tokens[at];
  if (token === undefined || token.kind === "break") return undefined;
  coded.lastIndex = token.start;
  const plain = coded.exec(reading.text)?.[0] ?? "";
  const value = plain + dotBehind(reading.text, token.start + plain.length, plain);
  const isCode = /[\p{Lu}\d_#+-]/u.test(value) || /^[a-z].*[-_#/:]$/.test(value);
  return isCode && /^[\p{L}\d_#+/.:-]{1,24}$/u.test(value)
    ? { value, next: tokenFrom(reading, at, token.start + value.length) }
    : undefined;
}

/** The dot of "IP starting with 10., port" is part of the address; a sentence goes on with a capital or ends. */
function dotBehind(text: string, end: number, value: string): string {
  return /^\d{1,3}(?:\.\d{1,3}){0,2}$/.test(value) && /^\.(?:[,;)]| \p{Ll})/u.test(text.slice(end, end + 3)) ? "." : "";
}

/** Items of one list are written alike: "E10, E11", not "ORD-, Amount". */
function looksAlike(one: string, other: string): boolean {
  const shape = (text: string): string =>
    text
      .replace(/\p{Lu}+/gu, "A")
      .replace(/\p{Ll}+/gu, "a")
      .replace(/\d+/g, "9");
  // "prefixed PLR-, 800 players": a count is no prefix.
  if (/^\d+$/.test(one) && !/^\d/.test(other)) return false;
  return shape(one) === shape(other) || (/^[A-Z\d-]+$/.test(one) === /^[A-Z\d-]+$/.test(other) && /\d|-$/.test(one));
}
