import type { Found } from "../findings.ts";
import type { Language } from "../ontology/semantic-type.ts";
import { isKindNoun, isLast, isOr, MOST, members } from "./member-list.ts";
import { phraseAt, phraseList } from "./phrases.ts";
import { type Quantity, quantityAt } from "./quantity.ts";
import { isBreak, isGlued, isWord, number, type Reading, singularAt, word, written } from "./reading.ts";
import { isCurrency } from "./units.ts";

const openers = phraseList("either|either of|one of|always|fixed at|entweder|o bien|bien|soit|ou bien|quer");
/** Words of a bound or a range: "under £50 or £70" lists nothing. */
const bounding = new Set(
  "under over above below than most least to from between up max min maximum minimum until within about around - – bis unter uber mas menos entre hasta de plus moins jusqu'a mais ate".split(
    " ",
  ),
);

/** "arms placebo / 10 mg / 20 mg", "groups control, 5 mg and 50 mg": behind a noun of kinds, doses and words, parted alike. */
export function doseMembersAt(reading: Reading, at: number): Found | undefined {
  if (!isKindNoun(singularAt(reading, at - 1)) || quantityAt(reading, at) !== undefined) return undefined;
  const values: string[] = [];
  let doses = 0;
  let next = at;
  let mark: string | undefined;
  for (let index = at; values.length < MOST; ) {
    const dose = quantityAt(reading, index);
    const isDose = dose?.unit !== undefined;
    // "arms placebo, 10 mg, 20 mg, systolic bp": behind a comma only doses go on.
    if (!isDose && (mark === "," || !isWord(reading, index))) break;
    if (isDose) doses += 1;
    const end = isDose ? dose.next : index + 1;
    values.push(written(reading, index, end));
    next = end;
    const sign = word(reading, next);
    const isJoined = isLast(reading, next) && doses > 0;
    if (!isJoined && !(mark === undefined ? [",", "/", "|"] : [mark]).includes(sign)) break;
    if (!isJoined) mark = sign;
    index = next + 1;
  }
  return values.length > 2 && doses > 1 && !isWord(reading, next) ? members(reading, at, next, values) : undefined;
}

/** "charge either £50 or £70", "tariff $5, $10 or $25", "dose 5 mg / 15 mg / 45 mg": amounts of one unit, as many as there are. */
export function quantityMembersAt(reading: Reading, at: number): Found | undefined {
  const opener = phraseAt(reading, at, openers);
  const start = opener?.next ?? at;
  const isAlone = opener === undefined && word(reading, at - 1) === ",";
  if (opener === undefined && !isAlone && (!isWord(reading, at - 1) || bounding.has(word(reading, at - 1))))
    return undefined;
  // "appointments in 2025, 15, 30 or 60 minutes long"
  const isYear =
    /^(?:19|20)\d\d$/.test(word(reading, start)) && /^(?:in|of|from|since|during)$/.test(word(reading, at - 1));
  if (isYear) return undefined;
  const list: Quantity[] = [];
  let next = start;
  let mark: string | undefined;
  let hasOr = false;
  for (let index = start; list.length < MOST; ) {
    const quantity = quantityAt(reading, index);
    if (quantity === undefined || quantity.spelled || reading.tokens[index]?.kind === "word") break;
    list.push(quantity);
    next = quantity.next;
    if (hasOr) break;
    const sign = word(reading, next);
    if ([",", "/", "|"].includes(sign)) mark ??= sign;
    const joint = sign !== "" && sign === mark ? next + 1 : next;
    hasOr = isOr(reading, joint);
    if (!hasOr && joint === next) break;
    index = hasOr ? joint + 1 : joint;
  }
  const units = new Set(list.flatMap(({ unit }) => (unit === undefined ? [] : [unit])));
  const [unit] = units;
  // "size 20ft/40ft/45ft" are names, "dose 5mg/10mg" are amounts.
  const isName =
    !hasOr &&
    unit?.dimension !== "mass" &&
    unit !== undefined &&
    !isCurrency(unit) &&
    isGlued(reading, number(reading, start)?.next ?? start);
  if (isName) return undefined;
  // "100 or 200 EUR" has its unit at the end; a percentage is a share.
  const isRate = hasOr && opener === undefined && rates.test(word(reading, at - 1));
  if (list.length < 2 || unit === undefined || units.size > 1 || (unit.symbol === "%" && !isRate)) return undefined;
  // "19.90 / 29.90 EUR": what slashes part are prices as well.
  const isSlashed = mark !== undefined && mark !== "," && isCurrency(unit);
  const isLastOfAll = (hasOr || isSlashed) && list.at(-1)?.unit !== undefined;
  if (list.some((each) => each.unit === undefined) && !isLastOfAll) return undefined;
  // "meetings 30, 45 or 60 minutes long"
  const isLong = word(reading, next) === "long" && unit.dimension === "time";
  const of = isAlone || isLong ? measures[isCurrency(unit) ? "currency" : unit.dimension] : undefined;
  if (isAlone && (of === undefined || !hasOr || !endsAlone(reading, next))) return undefined;
  const isListed = hasOr || isSlashed || (mark !== "," && mark !== undefined && list.length > 2);
  const isParted = isBreak(reading, next) || !isWord(reading, next) || word(reading, next).length > 2;
  if (!isListed || !isParted) return undefined;
  const found = members(
    reading,
    at,
    isLong ? next + 1 : next,
    list.map(({ value }) => String(value)),
  );
  return found?.kind === "members"
    ? { ...found, unit: unit.symbol, ...(of === undefined ? {} : { of: of[reading.language] }) }
    : undefined;
}

/** "discount 0, 5 or 10%", "VAT 7 or 19 %": what is itself so many percent of something. */
const rates =
  /^(?:discount|vat|tax|commission|markup|margin|rate|interest|surcharge|rabatt|skonto|mwst|ust|provision|zinssatz|descuento|iva|comision|remise|tva|commission|desconto|comissao)$/;

/** What amounts are called that have no name: "plate, street, 35 or 70 pounds". */
const measures: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  currency: { en: "amount", de: "betrag", es: "importe", fr: "montant", pt: "valor" },
  time: { en: "duration", de: "dauer", es: "duración", fr: "durée", pt: "duração" },
  length: { en: "size", de: "größe", es: "tamaño", fr: "taille", pt: "tamanho" },
  volume: { en: "size", de: "größe", es: "tamaño", fr: "contenance", pt: "tamanho" },
  power: { en: "power", de: "leistung", es: "potencia", fr: "puissance", pt: "potência" },
  mass: { en: "weight", de: "gewicht", es: "peso", fr: "poids", pt: "peso" },
};

/** Whether nothing more is said behind a token: a mark, the end, or the "long" of "30 minutes long". */
export function endsAlone(reading: Reading, at: number): boolean {
  return reading.tokens[at] === undefined || isBreak(reading, at) || word(reading, at) === "long";
}
