import type { Found } from "../findings.ts";
import { endsPhrase } from "./clause.ts";
import { phraseAt, phraseList, skip } from "./phrases.ts";
import { type Quantity, quantityAt } from "./quantity.ts";
import { isBreak, isWord, type Reading, singularAt, spanOf, word } from "./reading.ts";
import { isCurrency, unitAt } from "./units.ts";

/** What is levied on an amount as a share of it, and nothing else. */
const taxes = phraseList(
  "vat|sales tax|tax|gst|hst|mwst|mwst.|ust|ust.|umsatzsteuer|mehrwertsteuer|iva|igv|tva|iss|icms|impuesto|imposto|taxe|taxes",
);
/** What is charged on an amount; "commission 5%" may be so, "5% commission" speaks of rows as well. */
const charges = new Set(
  "premium commission charge surcharge fee markup provision aufschlag bearbeitungsgebuhr aufgeld comision recargo prima honorarios supplement majoration honoraires commissions comissao acrescimo honorarios".split(
    " ",
  ),
);
const openers = phraseList(
  "at|of|at a rate of|zu|von|in hohe von|al|del|de|de un|del un|a|d'un|a la tasa de|de uns|com|:",
);
const adding = phraseList(
  "plus|plus a|plus an|and|zzgl|zzgl.|zuzuglich|plus der|mas|mas el|mas un|mais|et|et une|avec|+",
);
const bases = phraseList(
  "on it|on that|on top|on top of it|on top of that|of it|of that|added|extra|darauf|davon|obendrauf|sobre ello|sobre el|aparte|dessus|en sus|sobre isso|por cima",
);
/** What a share is of, where only a pronoun says it. */
const ofIt = phraseList(
  "of it|of that|of this|of which|of the amount|of the price|davon|vom betrag|vom preis|de ello|de eso|del importe|del precio|de celui-ci|du montant|du prix|disso|dele|do valor|do preco",
);
const as = phraseList("as|as a|as an|as the|is|is the|goes as|als|como|comme");
/** "0.49 euro per kWh", "38 EUR the hour", "2 € le litre" */
const each = phraseList(
  "per|a|an|the|each|every|for each|for every|/|je|pro|die|der|das|den|por|por cada|la|el|cada|par|le|l'|l|chaque|pour chaque|o|a cada",
);
const prices = phraseList(
  "at|@|=|for|is|costs|is charged at|billed at|charged at|priced at|paid at|zu|zum|zum preis von|mit|a|de|por|a razon de|au prix de|por un precio de|ao preco de|com|of|von",
);

/** "VAT at 20%", "19 % MwSt.", "buyer's premium of 25% on it", "cost at 0.49 euro per kWh", "price at 38 EUR the hour". */
export function chargeAt(reading: Reading, at: number): Found | undefined {
  return levyAt(reading, at) ?? taxBehind(reading, at) ?? chargeBehind(reading, at) ?? tariffAt(reading, at);
}

/** The share behind the name of a charge. */
function levyAt(reading: Reading, at: number): Found | undefined {
  const isTax = isTaxBefore(reading, at);
  if (!isTax && !charges.has(word(reading, at - 1))) return shareOfIt(reading, at);
  const opened = skip(reading, at, openers);
  // "premium 14%" speaks of rows as well, "buyer's premium 14%" does not.
  const isPlain =
    /^(?:fee|premium|prima|charge|supplement|markup)$/.test(word(reading, at - 1)) && !isWord(reading, at - 2);
  const share = shareAt(reading, opened);
  if (share === undefined) return undefined;
  const next = skip(reading, share.next, bases);
  if (opened === at && !isTax && isPlain && next === share.next) return undefined;
  return isClosed(reading, next) ? levy(reading, at, next, share.times) : undefined;
}

/** "tip 15% of that", "duty 12% of it": a name that speaks of rows as well, unless "of it" stands behind its share. */
function shareOfIt(reading: Reading, at: number): Found | undefined {
  const isName = isWord(reading, at - 1) && !endsPhrase(word(reading, at - 1));
  const share = isName ? shareAt(reading, skip(reading, at, openers)) : undefined;
  const base = share === undefined ? undefined : phraseAt(reading, share.next, ofIt);
  if (share === undefined || base === undefined || !isClosed(reading, base.next)) return undefined;
  return levy(reading, at, base.next, share.times);
}

/** "price in ETH, 5 % of it as royalty": what is charged is named behind its share. */
function chargeBehind(reading: Reading, at: number): Found | undefined {
  const share = isBreak(reading, at - 1) ? shareAt(reading, at) : undefined;
  const base = share === undefined ? undefined : phraseAt(reading, share.next, ofIt);
  const link = base === undefined ? undefined : phraseAt(reading, base.next, as);
  if (share === undefined || link === undefined || !isWord(reading, link.next)) return undefined;
  return levy(reading, at, link.next, share.times);
}

/** "20% VAT", "zzgl. 19 % USt": the tax behind its share. */
function taxBehind(reading: Reading, at: number): Found | undefined {
  if (/^(?:incl|including|inkl|inklusive|included|contains)/.test(word(reading, at - 1))) return undefined;
  const start = skip(reading, at, adding);
  const share = shareAt(reading, start);
  const tax = share === undefined ? undefined : phraseAt(reading, share.next, taxes);
  if (share === undefined || tax === undefined || !isClosed(reading, tax.next)) return undefined;
  return levy(reading, at, share.next, share.times);
}

/** Whether a share is that of a tax or of an amount: "20% VAT", "5 % of it as royalty" are no shares of rows. */
export function isChargedShare(reading: Reading, at: number): boolean {
  return (taxBehind(reading, at) ?? chargeBehind(reading, at)) !== undefined;
}

function isTaxBefore(reading: Reading, at: number): boolean {
  return [1, 2].some((length) => phraseAt(reading, at - length, taxes)?.next === at);
}

function shareAt(reading: Reading, at: number): { readonly times: number; readonly next: number } | undefined {
  const share = reading.tokens[at]?.kind === "number" ? quantityAt(reading, at) : undefined;
  if (share?.unit?.symbol !== "%" || share.value <= 0 || share.value >= 100) return undefined;
  return { times: Number((share.value / 100).toPrecision(12)), next: share.next };
}

function levy(reading: Reading, from: number, next: number, times: number): Found {
  return { kind: "charge", times, per: "%", ...spanOf(reading, from, next) };
}

function isClosed(reading: Reading, at: number): boolean {
  return (
    isBreak(reading, at) ||
    !isWord(reading, at) ||
    /^(?:and|und|y|et|e|in|with|mit|con|avec|com)$/.test(word(reading, at))
  );
}

const apiece = /^(?:each|apiece|chacune?|jeweils)$/;

/** A price for each unit of something that is counted. */
function tariffAt(reading: Reading, at: number): Found | undefined {
  const opened = isWord(reading, at - 1) ? skip(reading, at, prices) : at;
  // "fee 2.5 EUR per hour" comes to more with every hour, "price 2.5 EUR per kg" is that of one.
  const isLed = opened > at || levied.test(word(reading, at - 1));
  const price = isLed ? quantityAt(reading, opened) : undefined;
  const isPriced = price?.unit === undefined ? priced.test(word(reading, at - 1)) : isCurrency(price.unit);
  if (price === undefined || !isPriced) return undefined;
  // "fines at 60 EUR each": so much for each of what was counted before.
  const isEach = apiece.test(word(reading, price.next)) && isBreak(reading, price.next + 1);
  if (isEach)
    return {
      kind: "charge",
      times: price.value,
      per: "each",
      ...unitOf(price),
      ...spanOf(reading, at, price.next + 1),
    };
  const link = phraseAt(reading, price.next, each);
  if (link === undefined) return undefined;
  const of = skip(reading, link.next, begun);
  const measure = unitAt(reading.tokens, of);
  // "per overage call"
  const isTwo = measure === undefined && isWord(reading, of) && isWord(reading, of + 1) && !isClosed(reading, of + 1);
  const next = measure?.next ?? (isTwo ? of + 2 : of + 1);
  if ((measure === undefined && !isWord(reading, of)) || !isClosed(reading, next)) return undefined;
  const noun = singularAt(reading, next - 1);
  const per = measure?.unit.symbol ?? (isTwo ? `${word(reading, of)} ${noun}` : noun);
  return { kind: "charge", times: price.value, per, ...unitOf(price), ...spanOf(reading, at, next) };
}

/** "per started hour" */
const begun = phraseList("started|begun|commenced|full|whole|extra|additional|angefangene|angefangener|volle|entamee");
const levied = /^(?:fees?|cost|surcharge|toll|fine|charge|gebuhr|frais|taxa|tasa|multa|amende)$/;

function unitOf({ unit }: Quantity): { readonly unit?: string } {
  return unit === undefined ? {} : { unit: unit.symbol };
}

/** What is told in money, whether its currency is said or not. */
const priced =
  /^(?:fees?|price|cost|charge|fare|rent|pay|bill|toll|fine|gebuhr|preis|kosten|precio|tarifa|coste|prix|frais|tarif|preco|taxa|custo)$/;
