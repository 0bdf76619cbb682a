import type { Found } from "../findings.ts";
import { isFormOf } from "../text/inflections.ts";
import { phraseFrom } from "./clause.ts";
import { equalWordsAt } from "./equal-words.ts";
import { phraseAt, phraseList, phrases } from "./phrases.ts";
import { isBreak, isWord, number, type Reading, singularAt, spanOf, word } from "./reading.ts";
import { shareSaidAt } from "./share-said.ts";
import { leftOf } from "./sides.ts";

const factors: ReadonlyMap<string, number> = new Map([
  ["twice", 2],
  ["double", 2],
  ["triple", 3],
  ["half", 0.5],
]);
const timesWords = new Set("times x × mal veces fois vezes".split(" "));
const bounds = phrases<"least" | "most">([
  [
    "most",
    "at most|no more than|not more than|never more than|up to|maximum|max|hochstens|bis zu|como maximo|a lo sumo|au plus|no maximo|jusqu'a",
  ],
  [
    "least",
    "at least|no less than|not less than|never less than|minimum|min|mindestens|al menos|al menos un|como minimo|au moins|pelo menos",
  ],
]);
/** "two times as much as", "plus cher que": what may stand between the factor and the name. */
const comparing = phraseList(
  "of|of the|as much as|as high as|as large as|as many as|more than|higher than|plus cher que|plus chere que|plus eleve que|plus grand que|superieur a|mas caro que|mas alto que|mais caro que|mais alto que|so viel wie|so hoch wie|teurer als|hoher als|das|der|des|vom|von|de|del|du|do|da|dos|das",
);
const ofs = phraseList(
  "of|of the|on|on the|von|vom|des|der|auf|auf den|auf das|de|del|de la|du|de l'|d'|da|do|sobre|sobre el|sobre la|sobre o|sobre a|sur|sur le|sur la",
);
/** "IVA de 23 % sobre o valor", "interest of 5% on the balance": before a share of a named column these say that it is one. */
const introduced = new Set("at of de d d' von zu sind son sont sao".split(" "));

/** How many times another number: exactly, or between two factors. */
interface Factor {
  readonly exactly?: number;
  readonly least?: number;
  readonly most?: number;
  /** "half congruent, half not": without a verb the word says something else. */
  readonly isWord?: boolean;
  readonly isPaid?: string | undefined;
  readonly next: number;
}

const insisting =
  /^(?:exactly|always|precisely|genau|immer|exactamente|siempre|exactement|toujours|exatamente|sempre)$/;
const pointing = /^(?:that|this|its|their|dieser|diese|dieses|esa|ese|cette|ce|cet|essa|esse)$/;

/** "deposit is three times the rent", "pension at 5% of gross", "commission 0 to 9 % of fare", "at least 2.5 times the cost". */
export function multipleAt(reading: Reading, at: number): Found | undefined {
  const isBound = phraseAt(reading, at, bounds) !== undefined;
  const equal = isBound ? undefined : equalWordsAt(reading, at);
  const isBracket = word(reading, at) === "(";
  const isIntroduced = !isBound && (isBracket || introduced.has(word(reading, at)));
  // "deposit exactly three times that rent"
  const isExact = insisting.test(word(reading, at)) && !isBound && !isIntroduced;
  const from = equal?.next ?? (isIntroduced || isExact ? at + 1 : at);
  const factor = factorAt(reading, from);
  if (factor === undefined) return undefined;
  const right = phraseFrom(reading, pointing.test(word(reading, factor.next)) ? factor.next + 1 : factor.next, 4);
  const left = right === undefined || !isWord(reading, at - 1) ? undefined : leftOf(reading, at);
  if (left === undefined || right === undefined) return undefined;
  // "commission 9% of fare" and "returned 9% of orders" differ only in what they are of: a column that is named elsewhere.
  if (equal === undefined && factor.isWord) return undefined;
  const isSaid = factor.isPaid !== undefined || (equal !== undefined && !isIntroduced && factor.exactly !== undefined);
  const isClosed = isBreak(reading, right.next) || !isWord(reading, right.next) || word(reading, right.next) === "and";
  if (!isSaid && !(isClosed && areColumns(reading, right.text, factor.next, right.next))) return undefined;
  const next = isBracket && word(reading, right.next) === ")" ? right.next + 1 : right.next;
  const span = spanOf(reading, left.apart ? at : left.first, next);
  const { exactly, least, most } = factor;
  if (exactly !== undefined)
    return {
      kind: "comparison",
      left: left.text,
      is: "=",
      right: `${exactly} * ${factor.isPaid ?? right.text}`,
      ...span,
    };
  const times = { ...(least === undefined ? {} : { least }), ...(most === undefined ? {} : { most }) };
  return {
    kind: "comparison",
    left: left.text,
    is: least === undefined ? "<=" : ">=",
    right: right.text,
    times,
    ...span,
  };
}

function factorAt(reading: Reading, at: number): Factor | undefined {
  const bound = phraseAt(reading, at, bounds);
  const one = oneFactorAt(reading, bound?.next ?? at);
  if (bound !== undefined) return one === undefined ? undefined : { [bound.meaning]: one.value, next: one.next };
  if (one !== undefined)
    return { exactly: one.value, isWord: factors.has(word(reading, at)), isPaid: one.isPaid, next: one.next };
  // "0 to 9 % of fare", "between 1 and 3% of the amount"
  const low = number(reading, ["between", "from", "zwischen", "entre", "de"].includes(word(reading, at)) ? at + 1 : at);
  if (low === undefined) return undefined;
  const joint = word(reading, low.next) === "%" ? low.next + 1 : low.next;
  if (!/^(?:-|–|to|and|bis|und|a|y|et|e)$/.test(word(reading, joint))) return undefined;
  const high = oneFactorAt(reading, joint + 1);
  const least = high?.isShare === true ? low.value / 100 : low.value;
  return high === undefined || high.value <= least ? undefined : { least, most: high.value, next: high.next };
}

const overs = phrases<1 | -1>([
  [
    1,
    "above|over|more than|higher than|on top of|over and above|uber|uber dem|uber den|mehr als|sobre el|por encima de|por encima del|mas que|au-dessus de|au-dessus du|au - dessus de|au - dessus du|de plus que|acima de|acima do|acima da|a mais que",
  ],
  [
    -1,
    "below|under|less than|lower than|off|off the|unter|unter dem|weniger als|por debajo de|por debajo del|menos que|au-dessous de|au - dessous de|au - dessous du|en dessous de|en dessous du|de moins que|abaixo de|abaixo do|abaixo da|a menos que",
  ],
]);

/** "30% above cost", "20% below the list price": so much more or less than once. */
function relativeAt(reading: Reading, at: number): { readonly value: number; readonly next: number } | undefined {
  const share = shareSaidAt(reading, at);
  const link = share === undefined ? undefined : phraseAt(reading, share.next, overs);
  if (share === undefined || link === undefined || share.rate >= (link.meaning === 1 ? 10 : 1)) return undefined;
  return { value: Number((1 + link.meaning * share.rate).toPrecision(12)), next: link.next };
}

const months = phraseList(
  "month's|month 's|months'|months '|months|month|mes|meses|mois|monate|monaten|month of|months of|months worth of|mes de|meses de|mois de|mes do|meses do",
);
const paidMonthly =
  /^(?:the |el |la |le |o )?(?:\p{L}+ )?(?:rent|salary|wages?|pay|premium|alquiler|renta|sueldo|salario|loyer|salaire|aluguel|renda|salário|miete|kaltmiete|grundmiete)[ns]?$/iu;

/** "one month's rent", "deux mois de loyer", "drei Monatsmieten": so many times what is paid for each of them. */
function periodsAt(reading: Reading, at: number): OneFactor | undefined {
  const count = number(reading, at);
  if (count === undefined || count.value <= 0 || count.value > 12) return undefined;
  // The head of the compound is the name.
  const compound = /^monats((?:kalt|warm|netto)?miete|gehalt|gehälter|lohn|löhne)n?$/.exec(word(reading, count.next));
  if (compound !== null) return { value: count.value, isShare: false, isPaid: compound[1] ?? "", next: count.next };
  // "deposit of two rents", "caução de duas rendas"
  const rents = count.value > 1 ? phraseFrom(reading, count.next, 1) : undefined;
  if (rents !== undefined && paidMonthly.test(rents.text) && endsClause(reading, rents.next))
    return { value: count.value, isShare: false, isPaid: singularAt(reading, count.next), next: count.next };
  const period = phraseAt(reading, count.next, months);
  const name = period === undefined ? undefined : phraseFrom(reading, period.next, 2);
  if (period === undefined) return undefined;
  if (name === undefined || !paidMonthly.test(name.text)) {
    const rent = isDepositBefore(reading, at) && endsClause(reading, period.next) ? rentBefore(reading, at) : undefined;
    return rent === undefined ? undefined : { value: count.value, isShare: false, isPaid: rent, next: count.next };
  }
  return { value: count.value, isShare: false, isPaid: name.text, next: period.next };
}

const deposits = /^(?:deposit|bond|security|kaution|mietkaution|fianza|caution|garantie|caucao|deposito)$/;

/** "fianza de dos meses": a deposit is counted in the rents of months. */
function isDepositBefore(reading: Reading, at: number): boolean {
  return deposits.test(word(reading, at - 1)) || deposits.test(word(reading, at - 2));
}

function endsClause(reading: Reading, at: number): boolean {
  return isBreak(reading, at) || word(reading, at) === ")";
}

/** What is paid by the month, as it was named last. */
function rentBefore({ tokens }: Reading, at: number): string | undefined {
  return tokens
    .slice(0, at)
    .findLast(({ folded }) => /^(?:rent|\p{L}*miete|alquiler|renta|loyer|aluguel|renda|mensualite)$/u.test(folded))
    ?.text;
}

interface OneFactor {
  readonly value: number;
  readonly isShare: boolean;
  /** What is paid by the month: "three months' rent" can be nothing else. */
  readonly isPaid?: string;
  readonly next: number;
}

function oneFactorAt(reading: Reading, at: number): OneFactor | undefined {
  const relative = relativeAt(reading, at);
  if (relative !== undefined) return { ...relative, isShare: false };
  const paid = periodsAt(reading, at);
  if (paid !== undefined) return paid;
  const said = factors.get(word(reading, at));
  if (said !== undefined) return { value: said, isShare: false, next: phraseAt(reading, at + 1, ofs)?.next ?? at + 1 };
  const share = shareSaidAt(reading, at);
  const of = share === undefined ? undefined : phraseAt(reading, share.next, ofs);
  if (share !== undefined && of !== undefined)
    return { value: Number(share.rate.toPrecision(12)), isShare: true, next: of.next };
  const glued = gluedTimesAt(reading, at);
  if (glued !== undefined)
    return { value: glued, isShare: false, next: phraseAt(reading, at + 1, comparing)?.next ?? at + 1 };
  const value = number(reading, at);
  if (value === undefined || !timesWords.has(word(reading, value.next))) return undefined;
  return {
    value: value.value,
    isShare: false,
    next: phraseAt(reading, value.next + 1, comparing)?.next ?? value.next + 1,
  };
}

/** "deposit = 3x the rent": the sign may be glued to its figure. */
function gluedTimesAt(reading: Reading, at: number): number | undefined {
  const [, figure] = /^(\d{1,3}(?:[.,]\d{1,3})?)[x×]$/.exec(word(reading, at)) ?? [];
  return figure === undefined ? undefined : Number(figure.replace(",", "."));
}

/** "price times size": each factor is a column. */
function areColumns(reading: Reading, names: string, from: number, next: number): boolean {
  const factors = names.split(/ (?:times|x|×|mal|fois|vezes) /i);
  return factors.every((name) => isColumn(reading, name, from, next));
}

/** Whether a name stands elsewhere too, and not as what is counted: "fare" of a list, not the orders of "2,000 orders". */
export function isColumn(reading: Reading, name: string, from: number, next: number): boolean {
  const words = name.toLowerCase().split(/\s+/);
  const places = reading.tokens.flatMap((token, at) => {
    const isHere = token.lower === words[0] && words.every((each, index) => reading.tokens[at + index]?.lower === each);
    return isHere && (at + words.length <= from || at >= next) ? [at] : [];
  });
  return places.length > 0 && places.every((at) => number(reading, at - 1) === undefined);
}

const shells = new Set("the a an its is was date time at on of amount".split(" "));

/** Whether a word of a name stands elsewhere too, but for words that any name may have: "delivered" of a "delivered at". */
export function isNamedByWords(reading: Reading, name: string, from: number, next: number): boolean {
  const words = name
    .toLowerCase()
    .split(/\s+/)
    .filter((each) => !shells.has(each));
  const roots = words.map((each) => each.slice(0, Math.max(reading.language === "en" ? 4 : 3, each.length - 3)));
  return reading.tokens.some(
    ({ lower }, at) =>
      (at < from || at >= next) &&
      // "die Ports" are those of Quellport and Zielport.
      (roots.some((root) => lower.startsWith(root) || (reading.language === "de" && lower.includes(root))) ||
        words.some((each) => isFormOf(each, lower))),
  );
}
