import { unitNamed } from "../../extract/units.ts";

/** What is measured, in the words of formulas, and the dimension of its units. */
const dimensions: ReadonlyMap<string, string> = new Map(
  Object.entries({
    energy: "energy|energie|energia|énergie",
    volume: "volume|volumen|menge",
    mass: "weight|mass|gewicht|masse|peso|poids",
    length: "distance|length|strecke|distanz|distancia|longueur|distância",
    area: "area|surface|fläche|superficie|área",
    power: "power|leistung|potencia|puissance|potência",
  }).flatMap(([dimension, nouns]) => nouns.split("|").map((noun) => [noun, dimension] as const)),
);

/** Whether a column is called by a unit of what a formula speaks of: the "energy" of "kWh, price, cost = energy times price". */
export function isCalledByUnitOf(noun: string, first: string): boolean {
  const dimension = dimensions.get(noun.trim().toLowerCase());
  return dimension !== undefined && unitNamed(first)?.dimension === dimension;
}
