import { isBreak, type Reading, word } from "../../../extract/reading.ts";
import { wordSet } from "../../../text/word-set.ts";
import type { DraftNotes } from "../../draft/draft.ts";
import { percentage } from "../../draft/saying.ts";
import { behindRows } from "../all-rows.ts";
import { isWall } from "../quantities/clauses.ts";
import { quoteOf } from "../said-orders.ts";
import type { Claim } from "./claim.ts";
import { isGap } from "./gap-words.ts";
import { isFillingWord, isMust } from "./gaps.ts";

const between = wordSet(
  ", ( ) left kept stays remains a an and but yet also in on for of at to is are be it them the every each all single row rows record records line lines entry entries und aber auch in bei fur jede jeder jedem allen der die zeile zeilen datensatz y pero en para cada todas las filas fila registro et mais sur dans chaque toutes les lignes ligne e mas em cada todas as linhas linha without exception ausnahmslos",
);
const universal = wordSet("always everywhere immer siempre toujours sempre never nie nunca jamais");
const FAR = 16;

/** "IMO number mandatory in every row and blank in 12 % of them": of one field in one breath. */
export function findMustAndGap(reading: Reading, claims: readonly Claim[], notes: DraftNotes): void {
  for (let at = 1; at < reading.tokens.length; at++) {
    const isFilled = isFillingWord(word(reading, at)) && isOfAll(reading, at);
    const isNever = isGap(word(reading, at)) && /^(?:never|nie|nunca|jamais)$/.test(word(reading, at - 1));
    const behind = isFilled || isNever ? gapOfSome(reading, at) : undefined;
    if (behind !== undefined) {
      tellGap(reading, at - 1, at, behind, "", notes);
      return;
    }
    if (!isMust(word(reading, at)) && !isFilled && !isNever) continue;
    const found = gapBehind(reading, claims, at);
    if (found === undefined) continue;
    tellGap(reading, isFilled || isNever ? at - 1 : at, at, found.next, ` (${percentage(found.rate)})`, notes);
    return;
  }
}

const eaches = wordSet("every each all jede jeder jedes alle cada todos todas chaque tous toutes");
const NEAR = 4;

/** "always filled", "every coupon code filled", "filled in on every row" */
function isOfAll(reading: Reading, at: number): boolean {
  if (universal.has(word(reading, at - 1))) return true;
  const behind = /^(?:in|out)$/.test(word(reading, at + 1)) ? at + 2 : at + 1;
  if (behindRows(reading, behind) > behind || behindRows(reading, at + 1) > at + 1) return true;
  for (let back = at - 1; back > at - NEAR && !isWall(reading, back); back--)
    if (eaches.has(word(reading, back))) return true;
  return false;
}

function tellGap(reading: Reading, from: number, at: number, next: number, rate: string, notes: DraftNotes): void {
  let first = from;
  while (first > 0 && !isWall(reading, first - 1)) first -= 1;
  const span = { start: reading.tokens[first]?.start ?? 0, end: reading.tokens[at]?.end ?? 0 };
  const opened = reading.tokens[at + 1]?.text === "," ? at + 2 : at + 1;
  const gap = { start: reading.tokens[opened]?.start ?? 0, end: reading.tokens[next - 1]?.end ?? 0 };
  notes.impossible.push({
    reason: `"${quoteOf(reading, span)}" leaves no room for "${quoteOf(reading, gap)}"${rate}`,
    spans: [span, gap],
    fix: "leave one of the two out",
  });
}

const ands = /^(?:and|und|y|et|e)$/;
const helping = /^(?:is|are|it|be|left|also|ist|bleibt|leer|esta|est|reste|fica)$/;
const conditions = /^(?:for|where|when|if|on|fur|wenn|bei|para|cuando|si|pour|quand|quando|se)$/;

/** "never null, and blank for the paid ones": the end of what is empty for some; "but blank" would except them. */
function gapOfSome(reading: Reading, at: number): number | undefined {
  let next = at + 1;
  if (reading.tokens[next]?.text === ",") next += 1;
  if (!ands.test(word(reading, next))) return undefined;
  next += 1;
  while (helping.test(word(reading, next)) && !isGap(word(reading, next))) next += 1;
  // "never null and blank strings for paid ones" are of two kinds.
  if (!isGap(word(reading, next)) || !conditions.test(word(reading, next + 1)) || isBreak(reading, next + 2))
    return undefined;
  let end = next + 2;
  while (end < next + FAR && !isWall(reading, end)) end += 1;
  return end;
}

/** The share that is said to be empty with nothing but small words between: another name would be another field. */
function gapBehind(
  reading: Reading,
  claims: readonly Claim[],
  at: number,
): { readonly rate: number; readonly next: number } | undefined {
  let isEmpty = false;
  for (let next = at + 1; next < at + FAR && next < reading.tokens.length; next++) {
    const claim = claims.find(({ first }) => first === next);
    if (claim !== undefined) {
      if (claim.rate <= 0) return undefined;
      if (isEmpty) return { rate: claim.rate, next: claim.figureEnd };
      let behind = claim.figureEnd;
      while (between.has(word(reading, behind)) && !isBreak(reading, behind)) behind += 1;
      const ends = isBreak(reading, behind + 1) || isWall(reading, behind + 1);
      return isGap(word(reading, behind)) && ends ? { rate: claim.rate, next: behind + 1 } : undefined;
    }
    if (isGap(word(reading, next))) isEmpty = true;
    else if (!between.has(word(reading, next)) && !between.has(reading.tokens[next]?.text ?? "")) return undefined;
  }
  return undefined;
}
