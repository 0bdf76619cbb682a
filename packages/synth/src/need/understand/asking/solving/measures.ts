import { unitNamed } from "../../../extract/units.ts";

/** A measure by its noun and its verb in several languages: "takes longer" is of the duration. */
const families: readonly (readonly [name: string, noun: RegExp, verb: RegExp])[] = [
  [
    "duration",
    /(?:^|_)(?:duration|durations|length|lasting|lasts|laufzeit|\p{L}*dauer|dauern?|dauert|duracion|duran?|duree|durees|dure|durent|durant|duracao|duram?|travel|time|times)$/u,
    /^(?:lasts?|lasted|takes?|took|runs?|dauer(?:t|n|te|ten)|dur(?:a|an|o|aron|ar|en|e|ent|er|am|aram)|tard(?:a|an|aron)|demor(?:a|am|ou|aram))$/,
  ],
  [
    "weight",
    /^(?:weights?|weighs?|weighing|gewicht|\p{L}*gewicht|peso|pesos|poids|pese|pesan)$/u,
    /^(?:weighs?|weighed|heavier|wieg(?:t|en)|schwerer|pes(?:a|an|e|ent|er|am))$/,
  ],
  [
    "price",
    /^(?:prices?|costs?|costing|priced|preise?|\p{L}*preis|kosten|precios?|coste|prix|couts?|precos?|custo)$/u,
    /^(?:costs?|kost(?:et|en)|cuestan?|cout(?:e|ent)|cust(?:a|am))$/,
  ],
  ["height", /^(?:heights?|tall|hohe|korpergrosse|altura|taille|hauteur)$/, /^(?:taller|smaller)$/],
  ["age", /^(?:ages?|aged|alter|edad|edades|idade|idades)$/, /^(?:older|younger|alter|junger)$/],
];

const FAR = 2000;

/** What is told in minutes is hardly told in years. */
export function areFarUnits(one: string | undefined, other: string | undefined): boolean {
  const [a, b] = [one, other].map((unit) => (unit === undefined ? undefined : unitNamed(unit)?.scale));
  return a !== undefined && b !== undefined && (a > b * FAR || b > a * FAR);
}

/** The measures that some words name. */
export function measuresNamed(words: readonly string[]): readonly string[] {
  return families.filter(([, noun]) => words.some((each) => noun.test(each))).map(([name]) => name);
}

/** The measures that some words say in a verb. */
export function measuresOfVerbs(words: readonly string[]): readonly string[] {
  return families.filter(([, , verb]) => words.some((each) => verb.test(each))).map(([name]) => name);
}
