import type { Found } from "../findings.ts";
import { phraseAt, phraseList } from "./phrases.ts";
import { isGlued, isWord, type Reading, spanOf, tokenFrom, word, written } from "./reading.ts";
import { quotedAt } from "./shares.ts";

const openers = phraseList(
  "starting with|starts with|start with|that start with|beginning with|begins with|begin with|prefixed with|prefixed by|prefixed|with prefix|with the prefix|prefix|with a prefix|with prefixes|prefixes|having prefix|prefix of|beginnend mit|beginnen mit|beginnt mit|mit prafix|mit dem prafix|prafix|que empiecen con|que empiezan con|que empiece con|empezando por|que comiencen con|comenzando con|con prefijo|con el prefijo|prefijo|commencant par|commencent par|commence par|avec le prefixe|avec prefixe|prefixe|comecando com|comecando por|comeca com|comeca por|empieza con|empieza por|comienza con|que comecam com|que comecem com|com prefixo|com o prefixo|prefixo|iniciando com",
);
const joints = new Set([",", "or", "and", "/", "oder", "und", "o", "y", "ou", "et", "e", "|"]);

/** "starting with ORD-", "prefix INV-", "beginning with E10, E11 or E13", "ids like X-0001". */
export function prefixAt(reading: Reading, at: number): Found | undefined {
  const opener = phraseAt(reading, at, openers);
  if (opener === undefined) return sampled(reading, at);
  const prefixes: string[] = [];
  let index = opener.next;
  if ([":", "=", "the", "letters", "letter"].includes(word(reading, index))) index += 1;
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
  return prefixes.length === 0 ? undefined : { kind: "prefix", prefixes, ...spanOf(reading, at, next) };
}

const likes = phraseList("like|such as|e.g.|e.g|as|format|formatted as|formatted like|wie|z.b.|como|comme|par ex.");
const code = /([A-Za-z]{1,8}[-_#](?:\d{2,6}[-_])?)\d{2,12}(?![\p{L}\d-])/uy;

/** "issue key like APP-123": what stands before the figures of an example. */
function sampled(reading: Reading, at: number): Found | undefined {
  const opener = phraseAt(reading, at, likes);
  const token = opener === undefined ? undefined : reading.tokens[opener.next];
  if (opener === undefined || token === undefined || !isWord(reading, at - 1)) return undefined;
  code.lastIndex = token.start;
  const prefix = code.exec(reading.text)?.[1];
  if (prefix === undefined) return undefined;
  return {
    kind: "prefix",
    prefixes: [prefix],
    ...spanOf(reading, at, tokenFrom(reading, opener.next, code.lastIndex)),
  };
}

/** Capitals, digits or marks, or anything in quotes; plain words are no prefix. */
function prefixItem(reading: Reading, at: number): { readonly value: string; readonly next: number } | undefined {
  const quoted = quotedAt(reading, at);
  if (quoted !== undefined) return quoted;
  const token = reading.tokens[at];
  if (token === undefined || token.kind === "break") return undefined;
  let next = at + 1;
  while (next < at + 4 && isGlued(reading, next) && ["-", "_", "#", "/", "::"].includes(word(reading, next))) next += 1;
  const value = written(reading, at, next);
  const isCode = /[\p{Lu}\d_#+-]/u.test(value) || (next > at + 1 && /^[a-z]/.test(value));
  return isCode && /^[\w#+/-]{1,24}$/.test(value) ? { value, next } : undefined;
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
