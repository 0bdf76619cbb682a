import { isWord, number, type Reading, word } from "./reading.ts";

/** Comparatives of what is little; all others are of what is much: "deeper", "richer". */
const little =
  /^(?:less|fewer|lower|smaller|shorter|younger|lighter|cheaper|earlier|slower|weaker|shallower|colder|cooler|narrower|thinner|nearer|closer|lesser|poorer|worse|sooner|finer|tighter)$/;
const much = /^(?:more|further|farther|better|[a-z]{3,}er)$/;
const negations = new Set("no not never nor pas jamais nunca nao nicht nie".split(" "));
/** The adjectives of other languages, by their stems: "plus légers que", "más pesado que", "leichter als". */
const littleStems =
  /^(?:leger|court|petit|jeune|basse?|faible|lev|ligero|liviano|cort|curt|pequen|joven|jovem|baj|baix|barat|leichter|kurzer|kleiner|junger|niedriger|billiger|dunner|schmaler|flacher|kalter|geringer)(?:e?s|[oa]s?|es)?$/;
const muchStems =
  /^(?:lourd|long|longue|grand|agee?|haut|eleve|chere?|pesad|larg|viej|velh|alt|elevad|car|profond|profund|schwerer|langer|grosser|alter|hoher|teurer|dicker|breiter|tiefer|warmer|heisser)(?:e?s|[oa]s?|es)?$/;
const mores = new Set("plus mas mais".split(" "));
const lesses = new Set("moins menos".split(" "));

/** "not deeper than", "nothing heavier than": which bound any comparative says, whatever it measures. */
export function comparativeAt(
  reading: Reading,
  at: number,
): { readonly is: "upper" | "lower"; readonly strict: boolean; readonly next: number } | undefined {
  const isDenied = negations.has(word(reading, at));
  const start = isDenied ? at + 1 : at;
  const told = englishAt(reading, start) ?? germanAt(reading, start) ?? romanceAt(reading, start);
  if (!isWord(reading, start) || told === undefined) return undefined;
  return { is: told.isLittle !== isDenied ? "upper" : "lower", strict: !isDenied, next: told.next };
}

interface Told {
  readonly isLittle: boolean;
  readonly next: number;
}

function englishAt(reading: Reading, at: number): Told | undefined {
  const said = word(reading, at);
  if (word(reading, at + 1) !== "than" || !(little.test(said) || much.test(said))) return undefined;
  return { isLittle: little.test(said), next: at + 2 };
}

/** "leichter als 12 Tonnen" */
function germanAt(reading: Reading, at: number): Told | undefined {
  const said = word(reading, at);
  if (word(reading, at + 1) !== "als" || !(littleStems.test(said) || muchStems.test(said))) return undefined;
  return number(reading, at + 2) === undefined ? undefined : { isLittle: littleStems.test(said), next: at + 2 };
}

/** "plus légers que 12 tonnes", "mais leves do que 12 toneladas" */
function romanceAt(reading: Reading, at: number): Told | undefined {
  const isLess = lesses.has(word(reading, at));
  if (!isLess && !mores.has(word(reading, at))) return undefined;
  const said = word(reading, at + 1);
  const than = word(reading, at + 2) === "do" ? at + 3 : at + 2;
  if (word(reading, than) !== "que" || !(littleStems.test(said) || muchStems.test(said))) return undefined;
  return number(reading, than + 1) === undefined
    ? undefined
    : { isLittle: littleStems.test(said) !== isLess, next: than + 1 };
}
