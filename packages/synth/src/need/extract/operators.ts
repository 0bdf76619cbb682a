/** The words for the signs of a formula. */
const words: readonly (readonly [sign: string, list: string])[] = [
  [
    "*",
    "times|multiplied (?:by|with)|mal|multipliziert mit|fois|multipli[ée]e? par|vezes|multiplicad[oa] p[oe]r|veces|por",
  ],
  [
    "/",
    "divided (?:by|with|through)|over|(?:geteilt |dividiert )?durch|dividid[oa] (?:por|pel[oa]|entre)|entre|divis[ée]e? par",
  ],
  ["+", "plus|added to|más|mas|mais"],
  ["-", "minus|less|menos|moins|abzüglich"],
];

/** Words that are signs beside names alone, and mean many other things: "less fraud", "paid por transferencia". */
const shy = "over|entre|por|más|mas|mais|less|menos|moins";

const worded = words.map(([sign, list]) => [sign, new RegExp(`\\s+(?:${list})\\s+`, "giu")] as const);
const anyWord = words.map(([, list]) => list).join("|");

/** What stands between two names of a formula, as a sign or as a word. */
export const betweenNames = new RegExp(`\\s*[+*×/÷·]\\s*|\\s+(?:[-x]|${anyWord})\\s+`, "iu");

const bold = new RegExp(`\\s(?:[-+*×x÷·]|(?!(?:${shy})\\s)(?:${anyWord}))\\s`, "iu");

/** Whether names are joined by a sign, or by a word that means nothing else. */
export function isPlainlyFormula(expression: string): boolean {
  return bold.test(expression);
}

/** Signs for the words that mean them: "quantity times unit price minus discount". */
export function signed(expression: string): string {
  const told = worded.reduce((text, [sign, pattern]) => text.replace(pattern, ` ${sign} `), expression);
  return told.replace(/\s*÷\s*/g, " / ").replace(/\s*·\s*/g, " * ");
}
