import type { Rule } from "../frames/frame.ts";
import type { NamedField } from "./named-field.ts";
import { differenceRule } from "./usual-rules.ts";

const deviation =
  /^(?:difference|diff|variance|deviation|delta|over_under|shortage|discrepancy|error|forecast_error|prediction_error|residual|abweichung|differenz|diferencia|desviacion|ecart|difference|diferenca|desvio)(?:_(?:qty|amount|units|eur|usd|gbp|kg|pcs))?$/;
const aims = new Set(
  "expected predicted planned nominal setpoint specified required design budget budgeted target system booked book theoretical forecast estimated soll plan".split(
    " ",
  ),
);
const found = new Set("counted actual measured physical real observed ist".split(" "));

/** "expected and counted qty, difference": what was found less what was expected. */
export function deviationRules(numbers: readonly NamedField[]): readonly Rule[] {
  const [result, ...others] = numbers.filter(({ name }) => deviation.test(name));
  if (result === undefined || others.length > 0) return [];
  const pairs = numbers.flatMap((one) =>
    numbers.flatMap((other) => (one !== other && isPair(one, other) ? [[one, other] as const] : [])),
  );
  const [pair, ...more] = pairs;
  if (pair === undefined || more.length > 0 || pair.includes(result)) return [];
  const [actual, aim] = pair;
  if (result.unit === "%" && actual.unit !== "%") return [];
  return [differenceRule(result, actual, aim)];
}

/** Names that differ in that alone: "counted_qty" and "expected_qty", "actual" and "budget". */
function isPair(actual: NamedField, aim: NamedField): boolean {
  const [words, others] = [actual.name.split("_"), aim.name.split("_")];
  const isApart = words.some((word) => found.has(word)) && others.some((word) => aims.has(word));
  const rest = words.filter((word) => !found.has(word)).join("_");
  const otherRest = others.filter((word) => !aims.has(word)).join("_");
  return isApart && actual.unit === aim.unit && (rest === otherRest || rest === "" || otherRest === "");
}
