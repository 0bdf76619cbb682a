import { monthNames } from "../../../extract/period.ts";
import { phraseAt } from "../../../extract/phrases.ts";
import { isBreak, number, type Reading, singularAt, spanOf, word } from "../../../extract/reading.ts";
import { shareSaidAt } from "../../../extract/share-said.ts";
import { unitAt, unitNamed } from "../../../extract/units.ts";
import type { Findings, Found, Span } from "../../../findings.ts";
import { fold } from "../../../text/fold.ts";
import { wordSet } from "../../../text/word-set.ts";
import { isSomebody } from "../broad-words.ts";
import { isContent } from "../claims/parts-of-text.ts";
import { areAlike, isShell, rootOf } from "../claims/roots.ts";
import { openedAt } from "../ledger/sum-said.ts";
import { foldedOf, isWall } from "../quantities/clauses.ts";
import { denies } from "../quantities/denial.ts";
import type { NeedReading } from "../quantities/need-reading.ts";
import type { Quantity } from "../quantities/quantity.ts";
import { type SaidStatistic, statisticsIn } from "../quantities/statistic-words.ts";
import {
  bounding,
  conditions,
  denying,
  eithers,
  everys,
  familiesOf,
  familyOfUnit,
  isNearEnough,
  joints,
  leaving,
  measuredBehind,
  measuring,
  people,
  plain,
  relatives,
  sames,
  sideBefore,
  sideBehind,
  somes,
  spreads,
} from "./value-words.ts";

/** Of how many rows it is said: of all, of a share, of some; or it is their mean, a quantile of them or one of their ends. */
export type Scope =
  | { readonly kind: "all"; readonly isInsisted: boolean }
  | { readonly kind: "share" | "quantile"; readonly rate: number }
  | { readonly kind: "some" | "mean" | "spread" | "lowest" | "highest" | "same" };

/** What is said of the values of one attribute: "no hose may be shorter than 20 m", "a fifth of them are older than 70". */
export interface Saying {
  readonly scope: Scope;
  readonly least: number;
  readonly most: number;
  /** Without the end itself. */
  readonly isStrict: boolean;
  readonly unit: string | undefined;
  /** What it measures, as a word of its own says, or its unit where none does. */
  readonly measure: string | undefined;
  readonly isMeasureSaid: boolean;
  /** The roots of what else is named. */
  readonly names: readonly string[];
  /** Where the first begins that this one and others say more of. */
  readonly of: number;
  readonly sentence: number;
  readonly span: Span;
}

/** More than that is a table, and no prose. */
const MOST = 60;

/** The parts of a need that say a value each, in their order. */
export function sayingsOf(reading: NeedReading, findings: Findings): readonly Saying[] {
  const context = contextOf(reading, findings);
  const said: Saying[] = [];
  let last: Saying | undefined;
  for (const [from, to] of segmentsOf(context)) {
    if (said.length >= MOST) break;
    const sentence = reading.sentences[from] ?? 0;
    const ofRows = said.findLast((each) => each.names.length === 0 && sentence - each.sentence <= 1);
    const own = sayingsIn(context, from, to, last ?? ofRows);
    said.push(...own);
    // What names something else parts what was said before from what goes on.
    last = own.at(-1) ?? (isNaming(context, from, to) ? undefined : last);
  }
  return said.map((each) => completed(each, said, findings.text));
}

/** What names nothing is of what alone is measured in its unit: "no tree is taller than 25 m, 12 of them reach 30 m". */
function completed(saying: Saying, said: readonly Saying[], text: string): Saying {
  const dimension = dimensionOf(saying.unit);
  if (saying.names.length > 0 || dimension === undefined) return saying;
  const others = said.filter((each) => each !== saying && dimensionOf(each.unit) === dimension);
  const [first, ...more] = others.filter(({ names, isMeasureSaid }) => names.length > 0 || isMeasureSaid);
  if (
    first === undefined ||
    first.names.some((each) => sums.test(each)) ||
    more.some((each) => each.measure !== first.measure || each.names.join() !== first.names.join())
  )
    return saying;
  const isMoney = dimension.startsWith("currency") && saying.measure === "price";
  // "orders over 100 EUR, prices from 12 to 60 EUR"
  const isSaid = saying.isMeasureSaid || saying.scope.kind !== "all" || saying.scope.isInsisted;
  if (isMoney && !isSaid) return saying;
  if (isMoney) return amountsIn(text) > 1 ? saying : { ...saying, names: first.names, measure: first.measure };
  return saying.measure === undefined && first.names.length === 0 ? { ...saying, measure: first.measure } : saying;
}

const sums = /total|sum|gesamt|insgesamt|somm/;
const amounts =
  /\b(price|preis|precio|prix|preco|rent|deposit|fee|tip|tax|total|amount|salary|wage|discount|premium|fine|balance|budget|income|revenue|profit|margin|miete|kaution|gebuhr|steuer|betrag|summe|gehalt|rabatt|alquiler|fianza|cuota|propina|impuesto|importe|salario|descuento|loyer|caution|frais|pourboire|taxe|montant|salaire|remise|aluguel|taxa|gorjeta|imposto|valor|desconto)/g;

/** How many amounts a need names, so that a price may be either. */
function amountsIn(text: string): number {
  return new Set([...fold(text).matchAll(amounts)].map(([said]) => said)).size;
}

interface Context {
  readonly reading: NeedReading;
  readonly pairs: readonly Pair[];
  /** The roots of what the rows are called by. */
  readonly rows: readonly string[];
  readonly arePeople: boolean;
  /** Where something else is said than values: times, counts of rows. */
  readonly taken: readonly Found[];
}

const notValues: ReadonlySet<string> = new Set(
  "window cadence hours rows entities offset weekdays tables shares members pace belongs".split(" "),
);

function contextOf(reading: NeedReading, { found }: Findings): Context {
  const taken = found.filter(({ kind }) => notValues.has(kind));
  const rows = rowsOf(
    reading,
    taken.filter(({ kind }) => kind === "rows" || kind === "entities"),
  );
  const arePeople = rows.some((at) => isSomebody(singularAt(reading, at)));
  return {
    reading,
    pairs: pairsOf(reading),
    rows: rows.map((at) => rootOf(word(reading, at), reading.language)),
    arePeople,
    taken,
  };
}

const heads = wordSet(
  "with having columns including containing within over under between at for zwischen entre mit con avec com : fur para pour",
);

/** The words beside the number of rows, and those that a need begins with up to its columns. */
function rowsOf(reading: NeedReading, taken: readonly Found[]): readonly number[] {
  const isTaken = (at: number): boolean => {
    const { start = 0, end = 0 } = reading.tokens[at] ?? {};
    return taken.some((span) => span.start <= start && end <= span.end);
  };
  const counted = reading.tokens.flatMap((_, at) => (isTaken(at) && isContent(reading, at) ? [at] : []));
  const behind = counted.flatMap((at) => (isContent(reading, at + 1) ? [at + 1] : []));
  let next = 0;
  while (next < HEAD && !isWall(reading, next) && !heads.has(word(reading, next)) && !everys.has(word(reading, next)))
    next += 1;
  const head = Array.from({ length: next }, (_, at) => at);
  const isOfRows =
    head.every((at) => number(reading, at) === undefined || isTaken(at)) &&
    !head.some((at) => ofSentences.has(word(reading, at)));
  const opening = isOfRows ? head.filter((at) => isContent(reading, at)) : [];
  return [...counted, ...behind, ...opening];
}

const HEAD = 9;
/** A need that begins with them begins with a sentence, and not with what its rows are. */
const ofSentences = wordSet(
  "must is are be has have should can may = muss ist sind debe es son doit est sont deve sao",
);

/** Two figures of one range. */
interface Pair {
  readonly low: Quantity;
  readonly high: Quantity;
  readonly first: number;
}

const openers = wordSet("between from within entre zwischen von de desde range ranging");
const spans = wordSet("and to - – — until und bis y a hasta et e ate");

/** "between 6 and 8", "from 15 to 60 minutes", "within 3 and 12 cm", "10-20 kg" */
function pairsOf(reading: NeedReading): readonly Pair[] {
  return reading.quantities.flatMap((low, index) => {
    const high = reading.quantities[index + 1];
    const at = word(reading, low.next) === "up" ? low.next + 1 : low.next;
    const joint = word(reading, at) || (reading.tokens[at]?.text ?? "");
    const isOpened = openers.has(word(reading, low.figure - 1));
    if (high === undefined || high.figure !== at + 1 || !spans.has(joint) || low.value >= high.value) return [];
    if (!isOpened && /^(?:and|und|y|et|e)$/.test(joint)) return [];
    return [{ low, high, first: isOpened ? low.figure - 1 : low.figure }];
  });
}

/** What lies between two walls, or between a wall and an "and" that joins no figures. */
function segmentsOf({ reading, pairs }: Context): readonly (readonly [number, number])[] {
  const segments: [number, number][] = [];
  let from = 0;
  for (let at = 0; at <= reading.tokens.length; at++) {
    const isWithin = pairs.some(({ low, high }) => low.figure <= at && at < high.next);
    const isJoint = joints.has(word(reading, at)) && !isComparing(reading, at);
    const isEnd = at === reading.tokens.length || (!isWithin && (isWall(reading, at) || isJoint));
    if (!isEnd) continue;
    if (at > from) segments.push([from, at]);
    from = at + 1;
  }
  return segments;
}

/** The "más" of "más ligeros que", which is no "but". */
function isComparing(reading: Reading, at: number): boolean {
  return /^(?:mas|mais)$/.test(word(reading, at)) && /^(?:que|de|do)$/.test(word(reading, at + 2));
}

interface Stretch {
  readonly first: number;
  readonly next: number;
}

type Share = Stretch & { readonly rate: number };

/** A piece of the text that says one value, with all that its words say of it. */
interface Piece {
  readonly from: number;
  readonly to: number;
  readonly share: Share | undefined;
  readonly statistic: SaidStatistic | undefined;
}

function sayingsIn(context: Context, from: number, to: number, before: Saying | undefined): readonly Saying[] {
  const { reading } = context;
  const isUnsure = isUnsureIn(reading, from, to);
  const figures = isUnsure ? [] : figuresIn(context, from, to);
  const share = shareIn(reading, from, figures.at(-1)?.figure ?? to);
  if (figures.length > 1 && figures.at(-1)?.unit === "%" && figures[0]?.unit !== "%") return [];
  const said: Saying[] = [];
  for (const [index, quantity] of figures.entries()) {
    if (share !== undefined && quantity.figure >= share.first && quantity.figure < share.next) continue;
    const start = index === 0 || said.length === 0 ? from : (figures[index - 1]?.next ?? from);
    const end = figures[index + 1]?.first ?? to;
    const [statistic] = statisticsIn(reading, start, end);
    const saying = sayingAt(context, quantity, { from: start, to: end, share, statistic }, said.at(-1) ?? before);
    if (saying !== undefined) said.push(saying);
  }
  if (figures.length === 0 && !isUnsure) return sameIn(context, from, to, share);
  return said;
}

function isNaming(context: Context, from: number, to: number): boolean {
  const [statistic] = statisticsIn(context.reading, from, to);
  const { names, measures } = namesIn(context, undefined, undefined, { from, to, share: undefined, statistic });
  return names.length + measures.length > 0 && statistic === undefined;
}

/** "every ticket costs the same" */
function sameIn(context: Context, from: number, to: number, share: Share | undefined): readonly Saying[] {
  const { reading } = context;
  const words = foldedOf(reading, from, to);
  const isOfAll = reading.tokens.slice(from, to).some(({ folded }) => everys.has(folded));
  if (share !== undefined || !isOfAll || !sames.test(words)) return [];
  const named = namesIn(context, undefined, undefined, { from, to, share, statistic: undefined });
  const [measure] = named.measures;
  if (measure === undefined && named.names.length !== 1) return [];
  const sentence = reading.sentences[from] ?? 0;
  const { names } = named;
  const none = {
    of: -1,
    least: Number.NEGATIVE_INFINITY,
    most: Number.POSITIVE_INFINITY,
    isStrict: false,
    unit: undefined,
  };
  return [
    {
      ...none,
      scope: { kind: "same" },
      measure,
      isMeasureSaid: measure !== undefined,
      names,
      sentence,
      span: spanOf(reading, from, to),
    },
  ];
}

/** The first share up to a token: "a fifth of the members", "jeder Zehnte". */
function shareIn(reading: Reading, from: number, to: number): Share | undefined {
  for (let at = from; at < to; at++) {
    const said = shareSaidAt(reading, at);
    if (said !== undefined && said.next <= to && said.rate > 0 && said.rate < 1)
      return { rate: said.rate, first: at, next: said.next };
    const parted = onePartedAt(reading, at);
    if (parted !== undefined && parted.next <= to) return parted;
  }
  return undefined;
}

/** "one trip in eight" */
function onePartedAt(reading: Reading, at: number): Share | undefined {
  const whole = word(reading, at + 2) === "in" ? number(reading, at + 3) : undefined;
  const isOne = number(reading, at)?.value === 1 && isContent(reading, at + 1);
  if (!isOne || whole === undefined || whole.value < 2 || unitAt(reading.tokens, whole.next) !== undefined)
    return undefined;
  return { rate: 1 / whole.value, first: at, next: whole.next };
}

/** The figures of a segment that may be values: no counts of rows, no years, no times. */
function figuresIn({ reading, pairs, taken }: Context, from: number, to: number): readonly Quantity[] {
  const all = reading.quantities.filter(({ figure, next }) => figure >= from && next <= to);
  return all.filter((each, index) => {
    const { start, end } = spanOf(reading, each.figure, each.next);
    const isYear = each.unit === undefined && each.value >= 1850 && each.value <= 2100 && Number.isInteger(each.value);
    // "un 70 % de días"
    const isArticle = each.isSpelled && each.value === 1 && each.unit === undefined;
    const isDay = [each.figure - 1, each.next].some((at) => phraseAt(reading, at, monthNames) !== undefined);
    const isLower = pairs.some(({ low }) => low === each);
    const isUpper = pairs.some(({ high }) => high === each);
    const isCount = !isLower && index < all.length - 1 && isCountOfRows(reading, each);
    // "20 toneladas" may be read as a number of things.
    const isTaken = taken.some(
      (span) => span.start < end && start < span.end && (each.unit === undefined || span.kind !== "entities"),
    );
    // "60 sales a day" are so many each day, and "sumen 90.000" is no value of one.
    const isPer = each.numeral === undefined && isContent(reading, each.figure - 1);
    const isSum = openedAt(reading, each.first) !== undefined;
    return !isYear && !isUpper && !isCount && !isTaken && !isArticle && !isDay && !isPer && !isSum;
  });
}

/** "12 trees reach 30 m", "the dearest one": so many of them. */
function isCountOfRows(reading: NeedReading, { unit, value, next, is }: Quantity): boolean {
  return (
    unit === undefined &&
    is === "exactly" &&
    Number.isInteger(value) &&
    isContent(reading, next) &&
    !spans.has(word(reading, next))
  );
}

function isUnsureIn(reading: NeedReading, from: number, to: number): boolean {
  for (let at = from; at < to; at++) {
    if (conditions.test(word(reading, at))) return true;
    if (word(reading, at) === "most" && !/^(?:at|the)$/.test(word(reading, at - 1))) return true;
    const isEnd = measuredBehind.test(word(reading, at + 1)) && number(reading, at + 2) === undefined;
    if (eithers.has(word(reading, at)) && !isEnd) return true;
  }
  return relatives.test(foldedOf(reading, from, to));
}

interface Value {
  readonly least: number;
  readonly most: number;
  readonly isStrict: boolean;
  readonly isExact: boolean;
  /** "over", "past", "younger than" */
  readonly isCompared: boolean;
  readonly unit: string | undefined;
  readonly first: number;
  readonly next: number;
  /** The tokens that say it, which name nothing. */
  readonly aside: readonly Stretch[];
}

function sayingAt(context: Context, quantity: Quantity, piece: Piece, last: Saying | undefined): Saying | undefined {
  const { reading, pairs } = context;
  const pair = pairs.find(({ low }) => low === quantity);
  const value = pair === undefined ? figureSaid(reading, quantity, piece) : rangeOf(reading, pair, piece);
  if (value === undefined) return undefined;
  const scope = scopeOf(context, value, piece);
  const unit = value.unit ?? unitIn(reading, piece);
  const named = namesIn(context, unit, value, piece);
  // "2,000 orders" and "96 wells each" count them, and "price 5" is an example.
  const isCount = unit === undefined && value.next < piece.to;
  if (scope.kind === "all" && value.isExact && (isCount || !scope.isInsisted)) return undefined;
  const { least, most, isStrict } = value;
  const sentence = reading.sentences[quantity.figure] ?? 0;
  const span = spanOf(reading, Math.min(value.first, piece.share?.first ?? value.first), value.next);
  const own = { scope, least, most, isStrict, unit, sentence, span, of: span.start };
  const [measure = piece.statistic?.measure] = named.measures;
  const isBare = named.names.length === 0 && measure === undefined;
  if (last !== undefined && isOpen(named, own, last) && goesOn(reading, last, own))
    return { ...own, measure: last.measure, isMeasureSaid: last.isMeasureSaid, names: last.names, of: last.of };
  if (unit === "%" && named.names.length === 0) return undefined;
  const byUnit = isStretch(reading, unit, value) ? "tenure" : familyOfUnit(unit, dimensionOf(unit));
  // "400 pensioners, all past 70"
  if (isBare && unit === undefined && scope.kind === "all" && scope.isInsisted && value.isCompared && context.arePeople)
    return { ...own, measure: "age", isMeasureSaid: true, names: [] };
  // "pH readings … ph between 6 and 8"
  if (isBare && unit === undefined)
    return named.ofRows.length === 1 && !(scope.kind === "all" && scope.isInsisted)
      ? { ...own, measure: undefined, isMeasureSaid: false, names: named.ofRows }
      : undefined;
  return { ...own, measure: measure ?? byUnit, isMeasureSaid: measure !== undefined, names: named.names };
}

const stretches = wordSet("for seit hace desde depuis ha");

/** "for at least 35 years": how long something has gone on, and nobody's age. */
function isStretch(reading: Reading, unit: string | undefined, { first }: Value): boolean {
  return unit === "year" && (stretches.has(word(reading, first - 1)) || stretches.has(word(reading, first)));
}

/** Whether it names nothing of its own, or nobody but the rows of which the last was told without a name, too. */
function isOpen(
  { names, measures, hasRow }: Named,
  { scope, least, most, unit }: Pick<Saying, "scope" | "least" | "most" | "unit">,
  last: Saying,
): boolean {
  const isGoingOn = scope.kind !== "all" || scope.isInsisted || !Number.isFinite(most - least);
  // What stands between named something: only what is said of the rows goes on then.
  const isOfRows = hasRow && (last.names.length > 0 || measures.length > 0 || unit !== undefined);
  const isOther = measures.length > 0 && !(last.isMeasureSaid && measures.includes(last.measure ?? ""));
  return isGoingOn && names.length === 0 && !isOfRows && !isOther;
}

/** What names nothing goes on from the last that was said in its sentence. */
function goesOn(
  { text }: Reading,
  last: Saying,
  { sentence, scope, unit, span }: Pick<Saying, "sentence" | "unit" | "span" | "scope">,
): boolean {
  const isSaidOfAll = scope.kind === "all" && !scope.isInsisted;
  const isNext = last.sentence === sentence || (!isSaidOfAll && last.sentence + 1 === sentence);
  const areComparable = unit === undefined || dimensionOf(unit) === dimensionOf(last.unit);
  return isNext && areComparable && text.slice(last.span.end, span.start).length < FAR;
}

const FAR = 90;

/** The unit that a word before the figure says: "hours vary between 6 and 12", "weight in kg from 3 to 5". */
function unitIn(reading: NeedReading, { from, to }: Piece): string | undefined {
  for (let at = from; at < to; at++) {
    const unit = reading.tokens[at]?.kind === "word" ? unitAt(reading.tokens, at) : undefined;
    if (unit !== undefined && word(reading, at).length > 2) return unit.unit.symbol;
  }
  return undefined;
}

function rangeOf(reading: NeedReading, { low, high, first }: Pair, { from }: Piece): Value | undefined {
  // "never leaves 2 to 8 °C"
  if (denialIn(reading, from, first) && !leaving.test(word(reading, first - 1))) return undefined;
  const unit = high.unit ?? low.unit;
  const aside = [{ first, next: high.next }];
  return {
    least: low.value,
    most: high.value,
    isStrict: false,
    isExact: false,
    isCompared: false,
    unit,
    first,
    next: high.next,
    aside,
  };
}

function figureSaid(reading: NeedReading, quantity: Quantity, { from, to }: Piece): Value | undefined {
  const { value, unit, figure, next, is, isStrict } = quantity;
  const words = foldedOf(reading, from, figure);
  const before = sideBefore(words);
  const opened = before !== undefined && isNearEnough(before, words) ? before : undefined;
  const closing = sideBehind(foldedOf(reading, next, to));
  const isComparing = opened?.side === "more" || opened?.side === "less";
  const side = opened === undefined || isComparing ? (closing ?? opened?.side) : opened.side;
  const first = closing === undefined && opened !== undefined ? tokenOf(from, words, opened.at) : quantity.first;
  const isFrom = side === undefined && openers.has(word(reading, figure - 1)) && isMostNext(reading, quantity);
  const aside = [{ first: figure, next }, ...(opened === undefined ? [] : [sidesOf(from, words, opened)])];
  const where = { unit, first, next, aside, isCompared: isComparing };
  if (isFrom) return { ...endsOf(value, "least"), isStrict: false, isExact: false, ...where };
  // "never zero"
  if (side === undefined && is === "exactly" && denialIn(reading, from, figure)) return undefined;
  if (side === undefined) return { ...endsOf(value, is), isStrict, isExact: is === "exactly", ...where };
  const isMore = side === "more" || side === "less";
  const isDenied = closing === undefined && isMore && denialIn(reading, from, figure);
  const isUp = (side === "least" || side === "more") !== isDenied;
  return { ...endsOf(value, isUp ? "least" : "most"), isStrict: isMore && !isDenied, isExact: false, ...where };
}

/** "from 85k up to at most 42k" */
function isMostNext({ quantities }: NeedReading, { next }: Quantity): boolean {
  return quantities.some(({ is, first, figure }) => is === "most" && first >= next && figure <= next + 4);
}

function endsOf(value: number, is: Quantity["is"]): Pick<Value, "least" | "most"> {
  return {
    least: is === "most" ? Number.NEGATIVE_INFINITY : value,
    most: is === "least" ? Number.POSITIVE_INFINITY : value,
  };
}

function sidesOf(from: number, words: string, { at, end }: { readonly at: number; readonly end: number }): Stretch {
  return { first: tokenOf(from, words, at), next: tokenOf(from, words, end) + 1 };
}

/** The token at which a place in the folded words of some tokens lies. */
function tokenOf(from: number, words: string, place: number): number {
  return from + words.slice(0, place).split(" ").length - 1;
}

function denialIn(reading: Reading, from: number, to: number): boolean {
  for (let at = from; at < to; at++) if (denies(reading, at) || denying.has(word(reading, at))) return true;
  return false;
}

function scopeOf(context: Context, { first, isExact }: Value, { from, to, share, statistic }: Piece): Scope {
  const { reading } = context;
  const words = reading.tokens.slice(from, to).map(({ folded }) => folded);
  if (isExact && spreads.test(foldedOf(reading, from, first))) return { kind: "spread" };
  if (share !== undefined) return { kind: "share", rate: share.rate };
  const isEnd = statistic?.statistic.kind === "lowest" || statistic?.statistic.kind === "highest";
  if (statistic !== undefined && (isExact || isEnd)) {
    const { statistic: said } = statistic;
    return said.kind === "quantile" ? { kind: "quantile", rate: said.rate } : { kind: said.kind };
  }
  if (isOfSome(context, from, first)) return { kind: "some" };
  return { kind: "all", isInsisted: words.some((each) => everys.has(each)) };
}

/** "12 trees reach 30 m or more", "a handful have caps of 20 cm". */
function isOfSome({ reading, taken }: Context, from: number, to: number): boolean {
  for (let at = from; at < to; at++) {
    if (somes.test(word(reading, at))) return true;
    const count = reading.quantities.find(({ figure, value }) => figure === at && value > 1);
    if (count === undefined || count.next >= to || !isCountOfRows(reading, count)) continue;
    if (!taken.some(({ start, end }) => start <= count.span.start && count.span.start < end)) return true;
  }
  return false;
}

interface Named {
  readonly names: readonly string[];
  readonly measures: readonly string[];
  /** The roots of what is named of the rows themselves. */
  readonly ofRows: readonly string[];
  readonly hasRow: boolean;
}

function namesIn(
  { reading, rows }: Context,
  unit: string | undefined,
  value: Value | undefined,
  { from, to, share, statistic }: Piece,
): Named {
  const aside = [...(value?.aside ?? []), share, statistic].filter((each) => each !== undefined);
  const [names, measures, ofRows]: [string[], string[], string[]] = [[], [], []];
  let hasRow = false;
  for (let at = from; at < to; at++) {
    const said = word(reading, at);
    const families = familiesOf(said, dimensionOf(unit));
    measures.push(...families);
    // "Lösungszeit", "Lieferzeit"
    const deed = families.includes("duration") ? compound.exec(said)?.[1] : undefined;
    if (deed !== undefined) names.push(canonical(deed));
    if (families.length > 0 || isBreak(reading, at) || aside.some(({ first, next }) => first <= at && at < next))
      continue;
    const root = canonical(rootOf(said, reading.language));
    const isRow = !groups.test(said) && rows.some((row) => areAlike(row, root));
    hasRow ||= isRow || people.has(said);
    if (isRow) ofRows.push(root);
    else if (!people.has(said) && !isBase(reading, at, share) && isName(reading, at)) names.push(root);
  }
  return { names: [...new Set(names)], measures, ofRows, hasRow };
}

const compound = /^(?!lauf|zeit|spiel|fahrt)(\p{L}{4,}?)s?(?:zeit|zeiten|dauer)$/u;
const groups =
  /^(?:m[ae]n|wom[ae]n|boys?|girls?|child|children|kids?|adults?|teens?|seniors?|parents?|manner|frauen|kinder|hombres|mujeres|ninos|hommes|femmes|enfants|homens|mulheres|criancas|premium|basic|gold|silver|bronze|platinum|vip|economy|juniors?)$/;

/** The "tenants" of "a third of the tenants": those whom the rows are of, or live with them. */
function isBase(reading: Reading, at: number, share: Share | undefined): boolean {
  if (share === undefined || at < share.next || at > share.next + 2 || groups.test(word(reading, at))) return false;
  return isSomebody(singularAt(reading, at));
}

/** Verbs and nouns of one deed: "solved within a day, resolution time 2 to 9 days". */
const alias: readonly (readonly [root: RegExp, name: string])[] = [
  [/^(?:solv|resolv|resolut|gelos|losung)/, "solve"],
  [/^(?:repl|respon|answer|beantwort|antwort)/, "answer"],
  [/^(?:deliver|arriv|livr|liefer|gelief|entreg)/, "deliver"],
  [/^(?:repair|fix|reparatur|reparac)/, "repair"],
];

function canonical(root: string): string {
  return alias.find(([each]) => each.test(root))?.[1] ?? root;
}

function isName(reading: NeedReading, at: number): boolean {
  const said = word(reading, at);
  if (measuring.test(said)) return true;
  if (!isContent(reading, at) || isShell(said) || everys.has(said) || plain.has(said)) return false;
  if (unitAt(reading.tokens, at) !== undefined && !/^nights?$/.test(said)) return false;
  return !bounding.test(said) && !somes.test(said);
}

/** The dimension of a unit; undefined without one. */
export function dimensionOf(unit: string | undefined): string | undefined {
  return unit === undefined ? undefined : (unitNamed(unit)?.dimension ?? unit);
}
