import { phraseAt, phrases } from "../../extract/phrases.ts";
import { isBreak, number, type Reading, tokenFrom, word } from "../../extract/reading.ts";
import { unitNamed } from "../../extract/units.ts";
import type { Span } from "../../findings.ts";
import type { Claim } from "./differences.ts";
import { isPartial, type Name, nameAfter, nameBefore, unified } from "./names.ts";
import type { NeedReading } from "./quantities/need-reading.ts";
import type { Quantity } from "./quantities/quantity.ts";

interface Operator {
  /** 1: the left one is the higher or later one. */
  readonly sign: 1 | -1 | 0;
  readonly strict: boolean;
  /** It speaks of times, of sizes, or of either. */
  readonly of: "time" | "size" | "either";
}

const operator = (sign: Operator["sign"], strict: boolean, of: Operator["of"]): Operator => ({ sign, strict, of });

const operators = phrases<Operator>([
  [
    operator(-1, true, "time"),
    "before|the day before|the week before|the month before|the evening before|the night before|am tag vor|el dia antes de|la veille de|na vespera de|prior to|earlier than|ahead of|precedes|precede|preceding|sooner than|vor|fruher als|antes de|antes del|antes que|antes do|antes da|anterior a|anterior al|anterior ao|avant|avant le|avant la|anterieur a|anterieur au|anterieure a|anterieure au",
  ],
  [
    operator(1, true, "time"),
    "after|the day after|the week after|the month after|am tag nach|el dia despues de|le lendemain de|no dia depois de|later than|follows|subsequent to|nach|spater als|despues de|despues del|despues que|posterior a|posterior al|posterior ao|apres|apres le|apres la|posterieur a|posterieur au|posterieure a|posterieure au|depois de|depois do|depois da",
  ],
  [
    operator(-1, false, "time"),
    "on or before|no later than|not later than|not after|never after|never later than|nicht nach|spatestens",
  ],
  [
    operator(1, false, "time"),
    "on or after|no earlier than|not earlier than|not before|never before|never earlier than|nicht vor",
  ],
  [
    operator(-1, true, "size"),
    "less than|lower than|smaller than|below|beneath|fewer than|shorter than|cheaper than|younger than|lighter than|faster than|quicker than|colder than|cooler than|undercuts|kleiner als|niedriger als|weniger als|menor que|menos que|inferior a|inferior al|inferior ao|inferieur a|inferieur au|inferieure a|inferieure au|inferieure a la|inferieur a la|menor do que|moins que",
  ],
  [
    operator(1, true, "size"),
    "greater than|higher than|larger than|bigger than|more than|longer than|older than|heavier than|taller than|wider than|dearer than|hotter than|warmer than|slower than|beats|tops|outweighs|surpasses|exceeds|exceed|above|grosser als|hoher als|mehr als|mayor que|superior a|superior al|superior ao|superieur a|superieur au|superieure a|superieure au|superieure a la|superieur a la|maior que|maior do que|plus que",
  ],
  [
    operator(-1, false, "size"),
    "at most|no more than|not more than|never more than|no greater than|not greater than|no higher than|not exceed|never exceed|never exceeds|does not exceed|less than or equal to|not above|never above|hochstens|no supera|nunca supera|ne depasse pas|nao excede",
  ],
  [
    operator(1, false, "size"),
    "at least|no less than|not less than|never less than|no lower than|not below|never below|greater than or equal to|mindestens|nunca menor que",
  ],
  [operator(-1, true, "either"), "<"],
  [operator(1, true, "either"), ">"],
  [operator(-1, false, "either"), "<=|=<|≤"],
  [operator(1, false, "either"), ">=|=>|≥"],
  [
    operator(0, false, "either"),
    "equals|equal|equal to|always equals|the same as|same as|identical to|exactly like|=|==|entspricht|gleich|igual a|igual al|egal a|egale a",
  ],
]);

const negations = new Set(
  "not never no nobody none cannot can't mustn't isn't aren't nor without avoid nicht nie kein keine nunca jamas jamais pas nao".split(
    " ",
  ),
);
/** How far apart, in seconds: both ends where both are said. */
interface Distance {
  readonly least?: number;
  readonly most?: number;
  readonly strict: boolean;
  /** The token where it begins. */
  readonly first: number;
}

/** A claim with how it was said: the names as they stand and whether it is about times. */
export interface SaidOrder extends Claim {
  readonly names: readonly [low: string, high: string];
  readonly of: Operator["of"];
  /** The name that stands first, and whether a verb says it of it. */
  readonly left: string;
  readonly asserted: boolean;
  readonly subject: Name;
}

/** "check-out at least 30 minutes before check-in", "net is above gross", "A before B": what is said of two names. */
export function saidOrders(reading: NeedReading): readonly SaidOrder[] {
  const said: SaidOrder[] = [];
  for (let at = 1; at < reading.tokens.length; at++) {
    said.push(...withinAt(reading, at));
    const found = phraseAt(reading, at, operators);
    // "the day before a holiday sales, the day after a holiday sales": what begins a name orders nothing.
    if (found === undefined || (/^(?:the|am|el|la|le|na|no)$/.test(word(reading, at)) && isBreak(reading, at - 1)))
      continue;
    said.push(...ordersAt(reading, at, found.next, found.meaning, said.at(-1)));
    // In "a < b < c" the middle is the left side of the next one: only the operator is passed over.
    at = found.next - 1;
  }
  const claims = said.filter((one) => !said.some((other) => areColumns(one, other)));
  const keys = unified(
    claims.flatMap(({ low, high }) => [low, high]),
    claims.map(({ low, high }) => [low, high]),
  );
  return claims.map((each) => ({
    ...each,
    low: keys.get(each.low) ?? each.low,
    high: keys.get(each.high) ?? each.high,
  }));
}

/** "commits before release, commits after release" are two columns. */
function areColumns(one: SaidOrder, other: SaidOrder): boolean {
  return (
    one.asserted === false &&
    other.asserted === false &&
    one.left === other.left &&
    one.low === other.high &&
    one.high === other.low
  );
}

/** "delivery within 2 days of the order" */
function withinAt(reading: NeedReading, at: number): readonly SaidOrder[] {
  if (!["within", "innerhalb", "dentro"].includes(word(reading, at))) return [];
  const start = ["von", "de", "at"].includes(word(reading, at + 1)) ? at + 2 : at + 1;
  const quantity = reading.quantities.find(({ figure }) => figure === start);
  const unit = quantity?.unit === undefined ? undefined : unitNamed(quantity.unit);
  if (
    quantity === undefined ||
    unit?.dimension !== "time" ||
    !["of", "after", "from", "nach", "de"].includes(word(reading, quantity.next))
  )
    return [];
  const [left, right] = [nameBefore(reading, at), nameAfter(reading, quantity.next + 1)];
  if (left === undefined || right === undefined || isPartial(reading, at) || isFarther(reading, quantity.next, right))
    return [];
  if (left.key === "" || right.key === "" || left.key === right.key) return [];
  const shared = {
    strict: false,
    left: left.key,
    subject: left,
    asserted: true,
    spans: [{ start: left.span.start, end: right.span.end }],
    of: "time" as const,
  };
  return [
    {
      ...shared,
      low: left.key,
      high: right.key,
      names: [left.text, right.text],
      least: -quantity.value * unit.scale,
    },
  ];
}

/** "at least 5 days after the order, but no later than …": the name said before. */
function goingOn(reading: Reading, end: number, last: SaidOrder | undefined): Name | undefined {
  const joints = new Set(["and", "but", "und", "aber", "y", "pero", "et", "mais", "e", "mas", ","]);
  return joints.has(word(reading, end - 1)) ? last?.subject : undefined;
}

const rowWords = /^(?:zeil|row|record|fila|registr|lign|linh|entr)$/;

/** The "gross" of "gross must in every row be below net". */
function besideRows(reading: Reading, name: Name | undefined): Name | undefined {
  if (name === undefined || !rowWords.test(name.key)) return name;
  let at = tokenFrom(reading, 0, name.span.start);
  while (
    at > 0 &&
    /^(?:in|every|each|jeder|allen|cada|en|em|dans|chaque|toda|the|aber|jedoch|but|though|pero|mais|mas)$/.test(
      word(reading, at - 1),
    )
  )
    at -= 1;
  return nameBefore(reading, at);
}

/** "higher than the previous bid" is of another row. */
const otherRow = /^(?:previous|next|prior|last|preceding|following|another|other|earlier|vorherige|anterior|precedent)/;

function ordersAt(
  reading: NeedReading,
  at: number,
  next: number,
  { sign, strict, of }: Operator,
  last: SaidOrder | undefined,
): readonly SaidOrder[] {
  const distance = of === "time" || of === "size" ? distanceBefore(reading, at, of === "size") : undefined;
  const end = distance?.first ?? at;
  const left = besideRows(reading, nameBefore(reading, end)) ?? goingOn(reading, end, last);
  if (left === undefined || number(reading, next) !== undefined || isPartial(reading, at)) return [];
  const right = nameAfter(reading, next);
  if (right === undefined || isFarther(reading, next, right) || otherRow.test(right.key)) return [];
  if (left.key === "" || right.key === "" || left.key === right.key) return [];
  const span = { start: left.span.start, end: right.span.end };
  const isDenied = distance === undefined && strict && isNegated(reading, left, at);
  const claim = (low: Name, high: Name, least: number, isStrict: boolean): SaidOrder => ({
    low: low.key,
    high: high.key,
    names: [low.text, high.text],
    least,
    strict: isStrict,
    spans: [span],
    of,
    left: left.key,
    asserted: sign === 0 || of !== "time" || left.span.end < (reading.tokens[at - 1]?.start ?? 0) + 1,
    subject: left,
  });
  if (sign === 0)
    return isNegated(reading, left, at) ? [] : [claim(left, right, 0, false), claim(right, left, 0, false)];
  const [low, high] = sign === 1 ? [right, left] : [left, right];
  // Not before: at the same time or after it.
  if (isDenied) return [claim(high, low, 0, false)];
  const claims: SaidOrder[] = [];
  if (distance?.least !== undefined) claims.push(claim(low, high, distance.least, distance.strict));
  else claims.push(claim(low, high, 0, strict && distance === undefined));
  if (distance?.most !== undefined) claims.push(claim(high, low, -distance.most, distance.strict));
  return claims;
}

/** A break or another clause between the operator and the name. */
function isFarther(reading: Reading, next: number, { span }: Name): boolean {
  for (let at = next; (reading.tokens[at]?.start ?? span.start) < span.start; at++)
    if (isBreak(reading, at)) return true;
  return false;
}

function isNegated(reading: Reading, left: Name, at: number): boolean {
  for (let back = at - 1; back >= 0 && (reading.tokens[back]?.start ?? 0) >= left.span.end; back--)
    if (negations.has(word(reading, back))) return true;
  const first = reading.tokens.findIndex(({ start }) => start >= left.span.start);
  return negations.has(word(reading, first - 1)) || negations.has(word(reading, first));
}

/** The "at least 30 minutes" that ends before an operator. */
function distanceBefore(reading: NeedReading, at: number, isSize: boolean): Distance | undefined {
  const quantity = reading.quantities.find(({ next, figure }) => next === at && figure < at);
  const unit = quantity?.unit === undefined ? undefined : unitNamed(quantity.unit);
  if (quantity === undefined) return undefined;
  if (unit?.dimension !== "time") return isSize ? sizeBefore(reading, quantity) : undefined;
  const { is, isStrict: strict, about, first, figure } = quantity;
  const most = quantity.value * unit.scale;
  const isHigh = ["to", "-", "and", "or", "bis", "a", "y"].includes(word(reading, figure - 1));
  const low = isHigh ? number(reading, figure - 2) : undefined;
  if (low !== undefined)
    return { least: low.value * unit.scale, most, strict: false, first: before(reading, figure - 2) };
  if (is !== "exactly") return { ...(is === "least" ? { least: most } : { most }), strict, first };
  if (about) return { strict: true, least: 0, first };
  return { least: most, most, strict: false, first: before(reading, first) };
}

/** The "2 to 5 kg" of "2 to 5 kg more than gross": so much that it is more, whatever the unit. */
function sizeBefore(reading: NeedReading, { is, value, first, figure, about }: Quantity): Distance | undefined {
  if (is === "most" || value <= 0) return undefined;
  const isHigh =
    /^(?:to|-|and|or|bis|a|y)$/.test(word(reading, figure - 1)) && number(reading, figure - 2) !== undefined;
  const start = isHigh ? figure - 2 : about || is === "least" ? first : figure;
  return { least: 0, strict: true, first: before(reading, start) };
}

/** Words before a distance that only open it. */
function before(reading: Reading, first: number): number {
  return ["between", "entre", "zwischen"].includes(word(reading, first - 1)) ? first - 1 : first;
}

/** What was said, as it was written. */
export function quoteOf({ text }: Reading, { start, end }: Span): string {
  return text.slice(start, end).trim();
}

/** Several places in turn: `"12% paid" and "all open"`. */
export function quotesOf(reading: Reading, spans: readonly Span[]): string {
  return spans.map((span) => `"${quoteOf(reading, span)}"`).join(" and ");
}
