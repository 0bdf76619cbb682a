import { spanOf, tokenFrom, word } from "../../../extract/reading.ts";
import { convert } from "../../../extract/units.ts";
import type { Span } from "../../../findings.ts";
import { foldedOf, isWall } from "../quantities/clauses.ts";
import type { Quantity } from "../quantities/quantity.ts";
import { exactOf } from "./counted.ts";
import { type Ledger, quoteOf } from "./ledger.ts";
import { closedAt, ofEach, openedAt } from "./sum-said.ts";

/** What all of them come to together. */
interface Sum {
  readonly value: number;
  readonly unit: string | undefined;
  readonly nouns: string;
  readonly about: boolean;
  readonly span: Span;
}

interface Amount {
  readonly least: number;
  readonly most: number;
  readonly isMean: boolean;
  readonly span: Span;
}

const ofRows =
  /\b(?:grand total|total|sum|summe|suma|somme|soma)\b.*\b(?:all|every|over|alle[nr]?|uber|todas|todos|toutes|tous)\b|\bgrand total\b/;
const isVerb =
  /^(?:is|are|was|were|comes?|came|make|made|makes|bring|brought|amounts?|must|should|has|have|add|reach|reached|ist|sind|ergeben|ergibt|betragen|machen|es|son|suman|est|sont|font|sao|somam)$/;
const SLACK = 1e-6;
/** A mean is said roundly. */
const ROUND = 0.05;

/** "200 invoices from 1,000 to 2,000 GBP that add up to exactly 150,000 GBP": so many times the least and the most are the ends of a sum. */
export function findSumsApart(ledger: Ledger): void {
  const sum = sumOf(ledger);
  const rows = sum === undefined ? undefined : addendsOf(ledger, sum);
  const amount = sum === undefined ? undefined : amountOf(ledger, sum);
  if (sum === undefined || rows === undefined || amount === undefined) return;
  const slack = sum.about ? 0.1 : amount.isMean ? ROUND : SLACK;
  const [least, most] = [amount.least * rows.count, amount.most * rows.count];
  if (sum.value >= least * (1 - slack) && sum.value <= most * (1 + slack)) return;
  const isLow = sum.value < least;
  const end = isLow ? least : most;
  ledger.tell(
    `${quoteOf(ledger, amount.span)} comes to ${amount.isMean ? "" : isLow ? "at least " : "at most "}${end} for ${rows.count} of them, yet ${quoteOf(ledger, sum.span)} is asked in all`,
    [...(rows.span === undefined ? [] : [rows.span]), amount.span, sum.span],
    `say a total of ${isLow ? "no less" : "no more"} than ${end}, or ${isLow ? "smaller" : "larger"} amounts`,
  );
}

/** The sum that a need says of all rows. */
function sumOf({ reading, findings }: Ledger): Sum | undefined {
  const isInRange = ({ span: { start, end } }: Quantity): boolean =>
    findings.found.some(
      (each) =>
        each.kind === "range" &&
        each.minimum !== undefined &&
        each.maximum !== undefined &&
        each.start < end &&
        start < each.end,
    );
  for (const quantity of reading.quantities) {
    const { value, unit, figure, next, about } = quantity;
    if (value < 2 || unit === "%" || isInRange(quantity)) continue;
    const opened = openedAt(reading, figure);
    const closed = opened === undefined ? closedAt(reading, next) : undefined;
    if ((opened === undefined && closed === undefined) || ofEach.has(word(reading, closed ?? next))) continue;
    // "those 200 orders together are 80,000 EUR": they are what is added.
    if (closed !== undefined && unit === undefined && isVerb.test(word(reading, closed))) continue;
    // "the total of all 120 invoices is 90,000 EUR"
    if (opened !== undefined && unit === undefined && isVerb.test(word(reading, next + 1))) continue;
    const named = unit === undefined ? word(reading, next) : "";
    const isBare = unit === undefined && (named === "" || isWall(reading, next));
    // "the grand total over all rows must be 10,000" is of what alone has a unit.
    if (isBare && !ofRows.test(foldedOf(reading, opened ?? figure, figure))) continue;
    return { value, unit, nouns: isBare ? "" : named, about, span: spanOf(reading, opened ?? figure, closed ?? next) };
  }
  return undefined;
}

/** The things whose amounts are added: the rows, else the first that are counted. */
function addendsOf(ledger: Ledger, sum: Sum): { readonly count: number; readonly span: Span | undefined } | undefined {
  if (ledger.rows !== undefined) return ledger.rows;
  const first = ledger.counts.find(({ span }) => span.end <= sum.span.start || span.start >= sum.span.end);
  const count = first === undefined ? undefined : exactOf(first);
  return first === undefined || count === undefined ? undefined : { count, span: first.span };
}

const eaches = new Set("each apiece every je jeweils cada chacun chacune zu".split(" "));

/** The one amount of each of them that is said in the same unit. */
function amountOf(ledger: Ledger, sum: Sum): Amount | undefined {
  const { reading, findings } = ledger;
  const amounts: (Amount & { readonly isEach: boolean })[] = [];
  for (const said of saidAmounts(ledger)) {
    const first = tokenFrom(reading, 0, said.span.start);
    const next = tokenFrom(reading, first, said.span.end);
    if (said.span.start < sum.span.end && sum.span.start < said.span.end) continue;
    const isNamed =
      sum.nouns === ""
        ? said.unit !== undefined && said.unit !== "%"
        : said.unit === undefined && word(reading, next) === sum.nouns;
    if (sum.unit === undefined ? !isNamed : said.unit === undefined) continue;
    const [least, most] = [said.least, said.most].map((value) =>
      sum.unit === undefined || said.unit === undefined || !Number.isFinite(value)
        ? value
        : convert(value, said.unit, sum.unit),
    );
    if (least === undefined || most === undefined) continue;
    const around = [first - 2, first - 1, first, next, next + 1].map((at) => word(reading, at));
    amounts.push({ ...said, least, most, isEach: around.some((each) => eaches.has(each)) });
  }
  const isShared = findings.found.some(({ kind }) => kind === "tables");
  if (isShared) return undefined;
  const ofEach = amounts.filter(({ isEach }) => isEach);
  if (ofEach.length === 1) return ofEach[0];
  return amounts.length === 1 ? amounts[0] : undefined;
}

interface SaidAmount extends Amount {
  readonly unit: string | undefined;
}

function saidAmounts({ reading, findings }: Ledger): readonly SaidAmount[] {
  const ranges = findings.found.flatMap((each): readonly SaidAmount[] => {
    if (each.kind !== "range") return [];
    const { minimum = 0, maximum = Number.POSITIVE_INFINITY, unit, start, end } = each;
    return [{ least: minimum, most: maximum, unit, isMean: false, span: { start, end } }];
  });
  const means = reading.quantities.flatMap(({ statistic, value, unit, next, is }): readonly SaidAmount[] =>
    statistic?.statistic.kind !== "mean" || is !== "exactly"
      ? []
      : [{ least: value, most: value, unit, isMean: true, span: spanOf(reading, statistic.first, next) }],
  );
  return [...ranges, ...means];
}
