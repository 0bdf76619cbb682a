import type { Rule } from "../frames/frame.ts";
import type { NamedField } from "./named-field.ts";
import { aboveRule } from "./usual-rules.ts";

/** The figures of one measure from the least to the greatest; those in one place have no order among them. */
const rungs: readonly string[] = [
  "min minimum lowest minimo minima",
  "avg mean average median p50 rms midpoint mittel mittelwert media promedio mediana moyenne mediane",
  "p75",
  "p90",
  "p95",
  "p99",
  "max maximum peak highest spitze spitzenwert maximo maxima",
];
const rungOf: ReadonlyMap<string, number> = new Map(
  rungs.flatMap((words, rung) => words.split(" ").map((word) => [word, rung] as const)),
);

interface Step {
  readonly field: NamedField;
  readonly rung: number;
}

/** "voltage_min, voltage_avg, voltage_max": each figure of a measure lies above the one before it. */
export function ladderRules(numbers: readonly NamedField[]): readonly Rule[] {
  const ladders = new Map<string, Step[]>();
  for (const field of numbers) {
    const parts = field.name.split("_");
    const at = parts.findIndex((part) => rungOf.has(part));
    if (at < 0) continue;
    const key = `${parts.filter((_, index) => index !== at).join("_")} ${field.unit} ${field.of}`;
    ladders.set(key, [...(ladders.get(key) ?? []), { field, rung: rungOf.get(parts[at] ?? "") ?? 0 }]);
  }
  return [...ladders.values()].flatMap(stepsUp);
}

function stepsUp(steps: readonly Step[]): readonly Rule[] {
  if (new Set(steps.map(({ rung }) => rung)).size < steps.length) return [];
  const sorted = steps.toSorted((one, other) => one.rung - other.rung);
  return sorted.slice(1).map(({ field }, at) => aboveRule((sorted[at] as Step).field, field, moreThan(sorted, at)));
}

/** A tenth of the least from one figure to the next. */
function moreThan([least]: readonly Step[], at: number): number {
  const middle = Math.abs(least?.field.middle ?? 10);
  return Math.max(middle * 0.1 * (at + 1), 10 ** -(least?.field.decimals ?? 2));
}

const split =
  /^(?:(?:split|time|zeit|zwischenzeit|parcial|temps)_)?(\d+(?:\d|_\d)*)_?(?:k|km|m|mi|miles?|meter)?(?:_(?:split|time|zeit|parcial|temps))?$/;
const finish =
  /^(?:finish|final|finishing|total|chip|gun|net|end|race)_time$|^(?:endzeit|zielzeit|tiempo_final|temps_final)$/;
/** How much a pace differs from one stretch to the next. */
const STEADY = 0.12;
const lasting = new Set(["s", "min", "h", "ms"]);

/** "split 5 km, split 10 km, finish time": the clock runs on from one to the next. */
export function splitRules(numbers: readonly NamedField[]): readonly Rule[] {
  const times = numbers.filter(({ unit }) => unit !== null && lasting.has(unit));
  const splits = times
    .flatMap((field) => {
      const figure = split.exec(field.name)?.[1];
      return figure === undefined ? [] : [{ field, rung: Number(figure.replace("_", ".")) }];
    })
    .toSorted((one, other) => one.rung - other.rung);
  const [first] = splits;
  if (first === undefined || first.rung <= 0) return [];
  const pace = Math.abs(first.field.middle ?? 60) / first.rung;
  const ends = times.filter(({ name }) => finish.test(name)).slice(0, 1);
  const last = splits.at(-1) as Step;
  return [
    ...splits.slice(1).map(({ field, rung }, at) => {
      const before = splits[at] as Step;
      return aboveRule(before.field, field, Math.max(pace * (rung - before.rung), 1), STEADY);
    }),
    ...ends.map((end) => aboveRule(last.field, end, Math.max(pace * last.rung * 0.3, 1), STEADY)),
  ];
}
