import { lognormal, numbers } from "../../ontology/models.ts";
import { wordLike } from "../words/name-words.ts";
import type { Mention } from "./mention.ts";
import { named, type Reading } from "./reading.ts";

const tares = /^(?:tare|tara)$/;
const grosses = /^(?:gross|brutto|bruto|brut)$/;
const nets = /^(?:net|netto|neto|liquido)$/;

/** Whether a name is that of an empty weight: the others beside it are weights as well. */
export function isTare({ words: [only, ...others] }: Mention): boolean {
  return others.length === 0 && tares.test(only?.folded ?? "");
}

/** "gross, tare, net": weights, those of lorries where they are in tonnes. */
export function weightOf(field: Mention, reading: Reading): Mention | undefined {
  const [only, ...others] = field.words;
  if (only === undefined || others.length > 0) return undefined;
  const middle = tares.test(only.folded)
    ? 11
    : grosses.test(only.folded)
      ? 26
      : nets.test(only.folded)
        ? 15
        : undefined;
  if (middle === undefined) return undefined;
  const { meaning } = named([only, ...wordLike("weight", [only])], reading);
  const areHeavy = reading.findings.found.some((found) => found.kind === "unit" && found.unit === "t");
  const type = areHeavy ? { ...meaning.type, unit: "t", model: numbers(lognormal(middle, 0.2), 2) } : meaning.type;
  return { ...field, meaning: { ...meaning, type, words: field.words, field: null, by: "suffix" } };
}
