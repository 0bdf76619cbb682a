import { word } from "../../../extract/reading.ts";
import { namesCurrency } from "../../../extract/units.ts";
import type { Findings, Span } from "../../../findings.ts";
import { foldInPlace } from "../../../text/fold.ts";
import type { DraftNotes } from "../../draft/draft.ts";
import { isPartial } from "../names.ts";
import { clauseAround, foldedOf } from "../quantities/clauses.ts";
import type { NeedReading } from "../quantities/need-reading.ts";
import { tellApart } from "../tell-apart.ts";

/** What one costs: "12 EUR each", "15 EUR an hour", "unit price 5 EUR". */
const ofOne =
  /\b(?:each|apiece|a piece|(?:per|an?|each|every) (?:unit|item|piece|ticket|hour|night|litre|liter|kilo|kg|seat|bottle|copy|ride|lesson|day)|unit (?:price|cost)|(?:item|ticket|single|hourly|nightly) (?:price|rate|cost|wage)|price (?:each|per)|stuckpreis|einzelpreis|stundenlohn|je stuck|pro (?:stuck|stunde|nacht|liter)|(?:por|la|cada) (?:unidad|hora|noche)|precio unitario|prix unitaire|(?:l'|par )(?:unite|heure|nuit)|la piece|preco unitario)\b/;
/** How many of them go into one total. */
const ofMany =
  /^(?:items?|tickets?|hours?|pieces?|units?|nights?|bottles?|copies|seats?|lessons?|rides?|litres?|liters?|days?|stuck|stunden|tickets|nachte|unidades|horas|noches|entradas|pieces|heures|nuits|billets|unidades|diarias)$/;
const quantities =
  /\b(?:quantity|qty|units|pieces|menge|stuckzahl|cantidad|quantite|quantidade)(?: (?:is|of|always|exactly|between|from|ist|immer|es|siempre|est|toujours|von|de|zwischen|entre)){0,3}$/;
const totals =
  /\b(?:totals?|sums?|(?:order|line|row|booking|invoice|sale|purchase|cart|basket|transaction|payment) (?:amount|value)|amount (?:due|payable|paid)|(?:weekly|daily|monthly) (?:pay|wage|wages|salary)|gesamt(?:betrag|preis|summe|kosten)|summe|rechnungsbetrag|wochenlohn|importe total|montant|valor total|paga semanal)\b/u;
/** What else goes into a total, or may be any. */
const others =
  /\b(?:tax\w*|vat|discount\w*|fees?|shipping|delivery|tips?|deposit|surcharge|bonus|overtime|plus|extra|voucher|coupon|refund\w*|net|gross|markup|margin|commission|average|mean|budget|limit|about|some|several|up to|mwst|rabatt\w*|versand|trinkgeld|iva|descuento|envio|propina|tva|remise|desconto|frete)\b|%/;
const SLACK = 1.02;

interface Amount {
  readonly least: number;
  readonly most: number;
  readonly unit: string | undefined;
  readonly first: number;
  readonly next: number;
  readonly clause: string;
  readonly span: Span;
}

/** "tickets cost 12 EUR each, 5 tickets per booking, booking amount is always 75 EUR": so many times the one is not the total. */
export function findOtherProductOfPrice(reading: NeedReading, findings: Findings, notes: DraftNotes): void {
  const priced = reading.quantities.filter(({ unit }) => unit !== undefined && namesCurrency(unit));
  if (priced.length < 2) return;
  if (notes.impossible.length > 0 || others.test(foldInPlace(findings.text))) return;
  const amounts = amountsOf(reading, findings);
  const money = amounts.filter(({ unit }) => unit !== undefined && namesCurrency(unit));
  const total = onlyOf(money.filter(({ clause }) => totals.test(clause) && !ofOne.test(clause)));
  const price = onlyOf(money.filter((each) => each !== total && isOfOne(reading, each)));
  const many = onlyOf(amounts.filter((each) => isMany(reading, each)));
  if (total === undefined || price === undefined || many === undefined || money.length !== 2) return;
  if (total.unit !== price.unit) return;
  const [least, most] = [price.least * many.least, price.most * many.most];
  if (total.least <= most * SLACK && total.most * SLACK >= least) return;
  const why = `so many times the price is ${least === most ? least : `${least} to ${most}`}`;
  const places = [price.span, many.span, total.span];
  tellApart(reading, notes, places, why, "say another total, price or number");
}

function onlyOf(amounts: readonly Amount[]): Amount | undefined {
  return amounts.length === 1 ? amounts[0] : undefined;
}

function isOfOne(reading: NeedReading, { clause, next, first }: Amount): boolean {
  const near = `${foldedOf(reading, Math.max(0, first - 3), first)} # ${foldedOf(reading, next, next + 3)}`;
  return ofOne.test(near) || (ofOne.test(clause) && /price|preis|precio|prix|preco|rate|lohn/.test(clause));
}

function isMany(reading: NeedReading, { unit, first, next, least }: Amount): boolean {
  if (unit === "h") return least > 0;
  if (unit !== undefined || least < 1) return false;
  // "5 tickets per booking", and not "500 tickets".
  const isEach = /^(?:per|a|an|each|every|je|pro|por|par|in)$/.test(word(reading, next + 1));
  const ahead = foldedOf(reading, Math.max(0, first - 6), first);
  const isHad = /\b(?:each|every|always|jede[rs]?|immer|cada|siempre|chaque|toujours|sempre)\b/.test(ahead);
  return (ofMany.test(word(reading, next)) && (isEach || isHad)) || quantities.test(ahead);
}

function amountsOf(reading: NeedReading, { found }: Findings): readonly Amount[] {
  const ranges = reading.ranges.flatMap(({ found: { minimum, maximum, unit, start, end }, first, next }) =>
    minimum === undefined || maximum === undefined
      ? []
      : [{ least: minimum, most: maximum, unit, first, next, span: { start, end } }],
  );
  const exact = reading.quantities
    .filter(
      ({ is, about, span, numeral }) =>
        numeral !== undefined && is === "exactly" && !about && !ranges.some((each) => areMet(each.span, span)),
    )
    .map(({ value, unit, first, next, span }) => ({ least: value, most: value, unit, first, next, span }));
  const isTaken = (span: Span): boolean =>
    found.some((each) => (each.kind === "window" || each.kind === "rows") && areMet(each, span));
  return [...ranges, ...exact]
    .filter(({ span, first }) => !isTaken(span) && !isPartial(reading, first))
    .map((each) => ({ ...each, clause: foldedOf(reading, ...clauseAround(reading, each.first)) }));
}

function areMet(one: Span, other: Span): boolean {
  return one.start < other.end && other.start < one.end;
}
