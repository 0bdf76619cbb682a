import { MOST } from "./member-list.ts";
import { type Reading, word } from "./reading.ts";

interface Run {
  readonly values: readonly string[];
  /** The token behind it. */
  readonly next: number;
}

/** What leads from the first to the last of a run. */
export const upTo = new Set("to through thru - – .. ... bis a à hasta até ate au".split(" "));
const code = /^(\p{L}{1,4}-?)(\d{1,3})$/u;
/** Levels of a language, in their order. */
const languageLevels: readonly string[] = ["A1", "A2", "B1", "B2", "C1", "C2"];

/** "S1-S4", "P1 to P5", "c01 to c04", "T0 a T4", "A1 to C2": all codes from the first to the last, written alike. */
export function codeRunAt(reading: Reading, at: number): Run | undefined {
  const text = reading.tokens[at]?.text ?? "";
  const glued = /^(\p{L}{1,4}-?\d{1,3}|\d{1,2}[A-Z])[-–](\p{L}{0,4}-?\d{1,3}|\d{1,2}[A-Z])$/u.exec(text);
  const isSpread = glued === null && upTo.has(word(reading, at + 1));
  const low = glued?.[1] ?? (isSpread ? text : "");
  const high = glued?.[2] ?? (isSpread ? (reading.tokens[at + 2]?.text ?? "") : "");
  const next = glued === null ? at + 3 : at + 1;
  const values = codesBetween(low, high);
  return values === undefined ? undefined : { values, next };
}

function codesBetween(low: string, high: string): readonly string[] | undefined {
  return lettersBetween(low, high) ?? levelsBetween(low, high) ?? figuresBetween(low, high) ?? gridBetween(low, high);
}

/** So many places of a grid are told one by one. */
const MOST_PLACES = 400;

/** "A1 to H12": the wells of a plate, the spots of a car park, row by row. */
function gridBetween(low: string, high: string): readonly string[] | undefined {
  const [, first = "", start = ""] = /^([A-Z])(0?1)$/.exec(low) ?? [];
  const [, last = "", end = ""] = /^([A-Z])(\d{1,2})$/.exec(high) ?? [];
  const rows = last.charCodeAt(0) - first.charCodeAt(0) + 1;
  const columns = Number(end);
  if (first === "" || last === "" || rows < 2 || columns < 2 || rows * columns > MOST_PLACES) return undefined;
  const places = Array.from({ length: rows * columns }, (_, place) => place);
  return places.map((place) => {
    const column = String((place % columns) + 1).padStart(start.length, "0");
    return `${String.fromCharCode(first.charCodeAt(0) + Math.floor(place / columns))}${column}`;
  });
}

function levelsBetween(low: string, high: string): readonly string[] | undefined {
  const [from, to] = [languageLevels.indexOf(low), languageLevels.indexOf(high)];
  return low[0] !== high[0] && from >= 0 && to > from ? languageLevels.slice(from, to + 1) : undefined;
}

/** "7A-7D": the letters behind one figure. */
function lettersBetween(low: string, high: string): readonly string[] | undefined {
  const [, figure, first = ""] = /^(\d{1,2})([A-Z])$/.exec(low) ?? [];
  const [, same, last = ""] = /^(\d{1,2})([A-Z])$/.exec(high) ?? [];
  const count = last.charCodeAt(0) - first.charCodeAt(0) + 1;
  if (figure === undefined || figure !== same || count < 2) return undefined;
  return Array.from({ length: count }, (_, step) => `${figure}${String.fromCharCode(first.charCodeAt(0) + step)}`);
}

function figuresBetween(low: string, high: string): readonly string[] | undefined {
  const [, stem = "", first = ""] = code.exec(low) ?? [];
  const [, other = "", last = ""] = code.exec(/^\d/.test(high) ? `${stem}${high}` : high) ?? [];
  if (stem === "" || last === "" || stem !== other) return undefined;
  const count = Number(last) - Number(first) + 1;
  if (count < 2 || count > MOST) return undefined;
  return Array.from(
    { length: count },
    (_, step) => `${stem}${String(Number(first) + step).padStart(first.length, "0")}`,
  );
}
