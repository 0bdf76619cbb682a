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

/** A stroke parts names of many kinds; before a figure it divides. */
const bold = new RegExp(`\\s(?:[-+*×x÷·]|(?!(?:${shy})\\s)(?:${anyWord}))\\s|\\s?/\\s?\\d`, "iu");

const percent = "(\\d+(?:[.,]\\d+)?)\\s*(?:%|per ?cent|percent|pct\\.?|prozent|por ciento|por cento|pour cent)";
const added = new RegExp(`\\s(?:[-+]|${anyWord})\\s+${percent}`, "iu");
const term = new RegExp(`^${percent}(?:\\s+(\\D+))?$`, "iu");
const whole =
  /^(?:of|on|von|vom|auf|de|del|du|da|do|sobre|sur)\s+(?:the |el |la |le |o |a |den |das |die |der )?(.+)$/iu;
const levied =
  /^(?:top|it|that|vat|gst|tax(?:es)?|tva|iva|mwst\.?|ust\.?|taxes?|impuestos?|impostos?|margen|margem|marge|comisi[oó]n|commission|comiss[aã]o|recargo|descuento|desconto|remise|rabatt|aufschlag)$/iu;

/** "25 % premium", "19 % USt" of the sum before it; "10 % of the price" of what it names. */
export function shareTerm(part: string): { readonly share: number; readonly of?: string } | undefined {
  const [, figure, rest = ""] = term.exec(part) ?? [];
  if (figure === undefined) return undefined;
  const share = Number((Number(figure.replace(",", ".")) / 100).toPrecision(12));
  const of = whole.exec(rest)?.[1];
  return of === undefined || levied.test(of) ? { share } : { share, of };
}

const forEach = /^(\d+(?:[.,]\d+)?)\s+(?:an?|per|each|pro|je|por|par|la|el|le|o|die|der)\s+(\p{L}[\p{L}\d]*)$/iu;

/** "65 an hour", "3.50 per m2": so much for each of what is named. */
export function pricedTerm(part: string): { readonly price: number; readonly each: string } | undefined {
  const [, price, each] = forEach.exec(part) ?? [];
  return price === undefined || each === undefined ? undefined : { price: Number(price.replace(",", ".")), each };
}

/** Whether names are joined by a sign, or by a word that means nothing else. */
export function isPlainlyFormula(expression: string): boolean {
  return bold.test(expression) || added.test(expression);
}

const weighedTerm = /(\d{1,3}) ?% (?:of (?:the )?)?(\p{L}[\p{L}\d ]*?)(?=\s*(?:\+|$))/gu;

/** "40% midterm + 60% final": shares of several names that make a whole are their weights. */
function withWeights(expression: string): string {
  const weights = [...expression.matchAll(weighedTerm)].map(([, figure]) => Number(figure));
  const isWhole = weights.length > 1 && weights.reduce((sum, each) => sum + each, 0) === 100;
  return isWhole
    ? expression.replace(weighedTerm, (_, figure: string, name: string) => `${Number(figure) / 100} * ${name}`)
    : expression;
}

/** Signs for the words that mean them: "quantity times unit price minus discount". */
export function signed(expression: string): string {
  const weighed = withWeights(expression);
  const told = worded.reduce((text, [sign, pattern]) => text.replace(pattern, ` ${sign} `), weighed);
  return told.replace(/\s*÷\s*/g, " / ").replace(/\s*·\s*/g, " * ");
}
