import { oneBoundAt } from "../../../extract/one-bound.ts";
import { quantityAt } from "../../../extract/quantity.ts";
import { number, type Reading, tokenFrom, word } from "../../../extract/reading.ts";
import type { Findings, Found } from "../../../findings.ts";
import { weekdayAt } from "../dates/said-days.ts";
import type { RangeFound } from "./claim.ts";

/** A range with the tokens that say it. */
export interface RangeSaid {
  readonly found: RangeFound;
  readonly first: number;
  readonly next: number;
}

/** All ranges of values that a need says, also those in the words of a share: "60% earn less than 30,000". */
export function rangesOf(reading: Reading, { found }: Findings): readonly RangeSaid[] {
  const ranges: RangeSaid[] = [];
  let at = 0;
  for (const each of found) {
    if (each.kind === "range") {
      const first = tokenFrom(reading, at, each.start);
      const next = tokenFrom(reading, first, each.end);
      // "Monday to Friday 8-18h"
      if (each.unit === "h" && weekdayAt(reading, first - 1, true) !== undefined) continue;
      ranges.push({ found: each, first, next });
      at = next;
    }
  }
  const own: RangeSaid[] = [];
  for (let token = 0; token < reading.tokens.length; token++) {
    const said = comparedAt(reading, token);
    if (said === undefined || ranges.some(({ first, next }) => first < said.next && said.first < next)) continue;
    own.push(said);
    token = said.next - 1;
  }
  return [...ranges, ...own].sort((one, other) => one.first - other.first);
}

const less =
  /^(?:less|fewer|lower|smaller|cheaper|shorter|younger|lighter|slower|colder|cooler|thinner|narrower|earlier|weniger|kleiner|niedriger|kurzer|junger|leichter|billiger|kalter)$/;

/** "older than 70", "schwerer als 40 kg", "less than 30,000 EUR" */
function comparedAt(reading: Reading, at: number): RangeSaid | undefined {
  const bound: Found | undefined = oneBoundAt(reading, at);
  const isSure = bound?.kind === "range" && !/^[+<>=]/.test(word(reading, at));
  if (bound?.kind === "range" && isSure) return { found: bound, first: at, next: tokenFrom(reading, at, bound.end) };
  const adjective = word(reading, at);
  if (exceeding.test(adjective)) return exceededAt(reading, at);
  if (!/(?:er|less|more)$/.test(adjective) || !["than", "als"].includes(word(reading, at + 1))) return undefined;
  const quantity = quantityAt(reading, at + 2);
  if (quantity === undefined) return undefined;
  const start = reading.tokens[at]?.start ?? 0;
  const end = reading.tokens[quantity.next - 1]?.end ?? start;
  const isDenied = isDeniedBefore(reading, at);
  const isMost = less.test(adjective) !== isDenied;
  const unit = quantity.unit === undefined ? {} : { unit: quantity.unit.symbol };
  const ends = isMost ? { maximum: quantity.value } : { minimum: quantity.value };
  return { found: { kind: "range", ...ends, ...unit, start, end }, first: at, next: quantity.next };
}

const exceeding =
  /^(?:exceeds?|exceeding|surpass(?:es)?|ubersteig(?:t|en)|superan?|excede[nm]?|depassent?|ultrapassam?)$/;

/** "prices never exceed 80 EUR" */
function exceededAt(reading: Reading, at: number): RangeSaid | undefined {
  const quantity = quantityAt(reading, at + 1);
  if (quantity === undefined) return undefined;
  const start = reading.tokens[at]?.start ?? 0;
  const end = reading.tokens[quantity.next - 1]?.end ?? start;
  const unit = quantity.unit === undefined ? {} : { unit: quantity.unit.symbol };
  const ends = isDeniedBefore(reading, at) ? { maximum: quantity.value } : { minimum: quantity.value };
  return { found: { kind: "range", ...ends, ...unit, start, end }, first: at, next: quantity.next };
}

/** "no parcel is heavier than 30 kg" */
function isDeniedBefore(reading: Reading, at: number): boolean {
  for (let back = at - 1; back >= 0 && back > at - 6; back--) {
    if (reading.tokens[back]?.kind === "break") return false;
    if (
      /^(?:no|none|nobody|never|not|kein|keine|keiner|niemand|nie|nunca|jamais|nao|ne|cannot)$/.test(
        word(reading, back),
      )
    )
      return true;
  }
  return false;
}

/** The one value that so many rows have, at the end of the words of a share: "10% of the ratings a 7", "5% have quantity 2.5". */
export function exactAt(reading: Reading, from: number, to: number): RangeSaid | undefined {
  const last = isValueNoun(reading, to - 1) ? to - 2 : to - 1;
  const value = number(reading, last);
  const before = word(reading, last - 1);
  if (value === undefined || last <= from + 1 || value.next !== last + 1) return undefined;
  if (
    /^(?:of|the|all|in|on|by|than|to|and|or|von|de|of which)$/.test(before) ||
    number(reading, last - 1) !== undefined
  )
    return undefined;
  const figure = reading.tokens[last]?.text ?? "";
  if (/^(?:19|20)\d\d$/.test(figure)) return undefined;
  const { start, end } = reading.tokens[last] ?? { start: 0, end: 0 };
  return {
    found: { kind: "range", minimum: value.value, maximum: value.value, start, end },
    first: last,
    next: last + 1,
  };
}

function isValueNoun(reading: Reading, at: number): boolean {
  return /^(?:stars?|points?|marks?|years?|sterne?|punkte?|estrellas?|puntos?|etoiles?|estrelas?|pontos?)$/.test(
    word(reading, at),
  );
}
