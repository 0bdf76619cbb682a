import type { Found } from "../findings.ts";
import { isOr, MOST, members } from "./member-list.ts";
import { isWord, type Reading, tokenFrom, word } from "./reading.ts";

/** "eu-west-1", "us-central1", "ap-southeast-2a": words and a small figure in one. */
const code = /[a-z]{2,9}(?:-[a-z]{3,12})+-?\d{1,2}[a-z]?(?![\p{L}\d-])/uy;

/** "region eu-west-1 or us-east-1", "eu-west-1, us-east-1": places of machines, two of them at least. */
export function regionCodesAt(reading: Reading, at: number): Found | undefined {
  if (!isWord(reading, at)) return undefined;
  const values: string[] = [];
  let next = at;
  for (let index = at; values.length < MOST; ) {
    const end = codeFrom(reading, index);
    if (end === undefined) break;
    values.push(end.text);
    next = end.next;
    const mark = ["/", ",", "|"].includes(word(reading, next)) ? next + 1 : next;
    const last = isOr(reading, mark) || word(reading, mark) === "and" ? mark + 1 : mark;
    if (last === next) break;
    index = last;
  }
  return values.length < 2 ? undefined : members(reading, at, next, values);
}

function codeFrom(reading: Reading, at: number): { readonly text: string; readonly next: number } | undefined {
  const start = reading.tokens[at]?.start;
  if (start === undefined) return undefined;
  code.lastIndex = start;
  const text = code.exec(reading.text)?.[0];
  return text === undefined ? undefined : { text, next: tokenFrom(reading, at, start + text.length) };
}
