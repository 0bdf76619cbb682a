import type { Found } from "../findings.ts";
import { type CodeShape, fixedSigns, repeatedSign } from "../text/code-shape.ts";
import { phraseAt, phraseList } from "./phrases.ts";
import { type Reading, spanOf, tokenFrom, word } from "./reading.ts";

const numbered = phraseList(
  "numbered|numbered from|numbered starting from|numbered starting at|numbered starting with|numbered consecutively from|numbered sequentially from|sequentially numbered from|nummeriert ab|nummeriert von|fortlaufend nummeriert ab|durchnummeriert ab|numerados desde|numeradas desde|numerados a partir de|numeradas a partir de|numerotes a partir de|numerotees a partir de|numerotees de|numerotes de|numeradas de|numerados de",
);
const from = phraseList(
  "from|starting from|starting at|starts at|starting with|begins at|beginning at|beginning with|running from|ab|beginnend bei|beginnend mit|von|desde|a partir de|a partir du|empezando en|empezando por|comecando em",
);
const onward = phraseList(
  "onward|onwards|upward|upwards|up|and up|and upwards|and onward|and onwards|and so on|and counting|on|aufwarts|fortlaufend|en adelante|em diante|et suivants|et suivantes|without gaps|consecutively|sequentially|, consecutive|consecutive|counting up|…|...",
);
const up = phraseList("to|through|until|till|up to|bis|a|hasta|jusqu'a|ate|-|–");
const first = /((?:\p{Lu}{1,8}(?:[-_/#.]?(?:19|20)\d\d(?=[-_/]))?[-_/#]?)?)(\d{3,9})(?![\p{L}\d]|[-_/]\d)/uy;

/** "numbered INV-2025-00001 onward": a figure that counts up behind fixed signs. */
export function numberedAt(reading: Reading, at: number): Extract<Found, { kind: "shape" }> | undefined {
  if (at === 0) return undefined;
  const rows = phraseAt(reading, at, numbered);
  const opener = rows ?? phraseAt(reading, at, from);
  const start = opener?.next ?? at;
  const token = reading.tokens[start];
  if (token === undefined || !(rows === undefined ? /^\p{Lu}/u : /^[\p{Lu}\d]/u).test(token.text)) return undefined;
  first.lastIndex = token.start;
  const [code, prefix, figure] = first.exec(reading.text) ?? [];
  if (code === undefined || prefix === undefined || figure === undefined) return undefined;
  let next = tokenFrom(reading, start, token.start + code.length);
  const goesOn = phraseAt(reading, next, onward);
  if (goesOn !== undefined) next = goesOn.next;
  else if (rows !== undefined) next = lastAt(reading, next, prefix);
  // "beginning with INV-0001" counts from there, "beginning with E100" does not.
  const isFirst = /^(?:0+1|0{2,}\d+|10*1)$/.test(figure);
  if (rows === undefined && goesOn === undefined && !(opener !== undefined && isFirst)) return undefined;
  const shape: CodeShape = [...fixedSigns(prefix), ...repeatedSign("digit", figure.length)];
  return {
    kind: "shape",
    shape,
    first: Number(figure),
    ...(rows === undefined ? {} : { ofRows: true as const }),
    // "600 facturas numeradas desde": their adjective stays with what is counted.
    ...spanOf(reading, rows !== undefined && /^numer/.test(word(reading, at)) ? at + 1 : at, next),
  };
}

/** The token after "to INV-2025-00200". */
function lastAt(reading: Reading, at: number, prefix: string): number {
  const to = phraseAt(reading, at, up);
  const token = to === undefined ? undefined : reading.tokens[to.next];
  if (token === undefined || !reading.text.startsWith(prefix, token.start)) return at;
  first.lastIndex = token.start;
  const code = first.exec(reading.text)?.[0];
  return code === undefined ? at : tokenFrom(reading, at, token.start + code.length);
}
