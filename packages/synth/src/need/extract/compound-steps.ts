import type { DurationUnit } from "../../inferred/check.ts";
import type { Duration } from "./durations.ts";
import { number, type Reading, word } from "./reading.ts";

const compound =
  /^(sekunden|minuten|viertelstunden|halbstunden|stunden|tages|wochen|monats|quartals)-?(?:takt|raster|rhythmus|abstand|intervall(?:e|en|s)?|schritt(?:e|en)?|auflosung|messung(?:en)?|werte?n?|mittelwerte?n?|messwerte?n?)$/;

const units: Readonly<Record<string, readonly [count: number, unit: DurationUnit]>> = {
  sekunden: [1, "s"],
  minuten: [1, "min"],
  viertelstunden: [15, "min"],
  halbstunden: [30, "min"],
  stunden: [1, "h"],
  tages: [1, "day"],
  wochen: [1, "week"],
  monats: [1, "month"],
  quartals: [3, "month"],
};

/** "im 5-Minuten-Takt", "15-Minuten-Raster", "im Stundentakt": a step that a German compound tells. */
export function compoundStepAt(reading: Reading, at: number): Duration | undefined {
  const value = number(reading, at);
  const isHyphened = value !== undefined && reading.tokens[value.next]?.text === "-";
  const noun = value === undefined ? at : isHyphened ? value.next + 1 : value.next;
  const [count, unit] = units[compound.exec(word(reading, noun))?.[1] ?? ""] ?? [];
  if (count === undefined || unit === undefined) return undefined;
  return { count: count * (value?.value ?? 1), unit, next: noun + 1 };
}
