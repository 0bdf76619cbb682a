import { type Reading, tokenFrom, word } from "../../../extract/reading.ts";
import { convert } from "../../../extract/units.ts";
import type { Span } from "../../../findings.ts";
import { fold } from "../../../text/fold.ts";
import { rootsOf } from "../claims/parts-of-text.ts";
import { areAmong } from "../claims/roots.ts";
import { clauseAround, foldedOf } from "../quantities/clauses.ts";
import type { Quantity } from "../quantities/quantity.ts";
import { type Ledger, quoteOf } from "./ledger.ts";

interface Amount {
  readonly least: number;
  readonly most: number;
  readonly unit: string | undefined;
  readonly about: boolean;
  readonly span: Span;
}

const ofMonth =
  /\b(?:(?:each|every|per|a) month|monthly|monats(?:gehalt|lohn|miete|beitrag)|pro monat|im monat|jeden monat|monatlich\w*|al mes|por mes|cada mes|mensual\w*|par mois|chaque mois|mensuel\w*|ao mes|mensal)\b/;
const ofYear =
  /\b(?:(?:each|every|per|a|over the|for the) year|year'? ?s|yearly|annual\w*|pro jahr|im jahr|jahres\p{L}*|jahrlich\w*|al ano|por ano|anual\w*|par an|ao ano)\b/u;
/** The yearly price of a subscription is no sum of monthly ones; a total is. */
const sums =
  /\b(?:totals?|sums?|adds? up|comes? to|makes|altogether|yield|output|production|consumption|turnover|\p{L}*(?:summe|verbrauch|umsatz|gesamt\p{L}*)|consumo|consommation|suma|somme|soma)\b/u;
/** What is paid each month is paid twelve times a year, but for a bonus. */
const pay =
  /\b(?:rents?|salary|salaries|wages?|pay|fees?|premiums?|jahres(?:gehalt|lohn|miete|beitrag)|sueldo|salario|alquiler|loyer|salaire|aluguel)\b/;
const fixed =
  /\b(?:fixed|always|exactly|flat|immer|fest|genau|siempre|fij[oa]|exactamente|toujours|fixe|exactement|sempre|fix[oa])\b/;
const extras =
  /\b(?:bonus(?:es)?|thirteenth|13th|discount|rebate|weihnachtsgeld|rabatt|sonderzahlung|descuento|remise|desconto)\b/;
const partYears = /\b(?:week|quarter|semester|half[- ]year|months? of)\b/;
const SLACK = 0.005;
const ROUND = 0.1;

/** "20,000 EUR each month, yearly total 300,000 EUR": twelve months are a year. */
export function findYearsApart(ledger: Ledger): void {
  const { reading, findings } = ledger;
  const isPart = findings.found.some(
    (each) => each.kind === "window" && Date.parse(each.to) - Date.parse(each.from) < 360 * 86_400_000,
  );
  if (isPart) return;
  const amounts = amountsOf(ledger).map((amount) => ({ ...amount, said: clauseOf(reading, amount.span) }));
  const isPay = !extras.test(fold(reading.text));
  const monthly = amounts.filter(({ said }) => ofMonth.test(said) && !ofYear.test(said) && !partYears.test(said));
  const yearly = amounts.filter(
    ({ said }) =>
      ofYear.test(said) && !ofMonth.test(said) && (sums.test(said) || (isPay && pay.test(said) && fixed.test(said))),
  );
  const [month, ...months] = monthly;
  const [year, ...years] = yearly;
  if (month === undefined || year === undefined || months.length + years.length > 0) return;
  if (!isOfSame(ledger, year.span, month.span)) return;
  const [least, most] = [month.least, month.most].map((value) => inUnit(value * 12, month.unit, year.unit));
  if (least === undefined || most === undefined) return;
  const slack = month.about || year.about ? ROUND : SLACK;
  if (year.most >= least * (1 - slack) && year.least <= most * (1 + slack)) return;
  const isLow = year.most < least;
  ledger.tell(
    `${quoteOf(ledger, month.span)} of twelve months comes to ${isLow ? `at least ${least}` : `at most ${most}`} a year, yet ${quoteOf(ledger, year.span)} is said`,
    [month.span, year.span],
    `say ${isLow ? least : most} a year, or other amounts a month`,
  );
}

/** What the total is of, where it says so, the monthly amount is of too: a yearly income is no sum of rents. */
function isOfSame({ reading, findings: { found } }: Ledger, year: Span, month: Span): boolean {
  const rows = found.flatMap((each) => (each.kind === "entities" ? each.noun.split(" ") : []));
  const [of, all] = [year, month].map(({ start }) => {
    const [from, to] = clauseAround(reading, tokenFrom(reading, 0, start));
    return rootsOf(reading, from, to).filter(
      (root) => !generic.test(root) && !rows.some((row) => row.startsWith(root)),
    );
  });
  return of !== undefined && all !== undefined && areAmong(of, all);
}

const generic =
  /^(?:(?:year|annu|anu|jahr|month|monat|mensu|fix|flat|immer|fest|total|sum|summ|som|suma|consum|verbrauch|gesamt|exact)\p{L}*|eur|usd|gbp|chf|kwh|\d.*)$/u;

function inUnit(value: number, of: string | undefined, unit: string | undefined): number | undefined {
  if (of === unit || !Number.isFinite(value)) return value;
  return of === undefined || unit === undefined ? undefined : convert(value, of, unit);
}

function amountsOf({ reading, findings }: Ledger): readonly Amount[] {
  const ranges = reading.ranges
    .filter(({ found: { unit } }) => unit !== "%" && unit !== undefined)
    .map(({ found: { minimum = 0, maximum = Infinity, unit, start, end } }) => ({
      ...{ least: minimum, most: maximum, unit, about: false, span: { start, end } },
    }));
  const isRange = ({ span }: Quantity): boolean =>
    ranges.some((range) => range.span.start < span.end && span.start < range.span.end);
  const isTime = ({ span }: Quantity): boolean =>
    findings.found.some(({ kind, start, end }) => kind === "window" && start < span.end && span.start < end);
  const plain = reading.quantities.filter(
    (each) => each.is === "exactly" && each.unit !== undefined && each.unit !== "%" && !isRange(each) && !isTime(each),
  );
  return [
    ...ranges,
    ...plain.map(({ value, unit, about, statistic, span }) => ({
      ...{ least: value, most: value, unit, about: about || statistic !== undefined, span },
    })),
  ];
}

/** The clause of an amount, with the words behind it that go on with it. */
function clauseOf(reading: Reading, { start }: Span): string {
  const at = reading.tokens.findIndex(({ end }) => end > start);
  const [from, to] = clauseAround(reading, at);
  return foldedOf(reading, from, word(reading, to) === "(" ? to + 3 : to);
}
