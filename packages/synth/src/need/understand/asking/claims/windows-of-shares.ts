import { type Reading, tokenFrom, word } from "../../../extract/reading.ts";
import type { Findings, Found, Span } from "../../../findings.ts";
import { fold } from "../../../text/fold.ts";
import type { DraftNotes } from "../../draft/draft.ts";
import { monthsOf } from "../dates/apart-times.ts";
import { withoutRows } from "../distributions/figures.ts";
import { isPartial } from "../names.ts";
import { clauseAround } from "../quantities/clauses.ts";
import { quoteOf } from "../said-orders.ts";
import { isOfEvent } from "../solving/time-names.ts";
import type { Claim } from "./claim.ts";
import { headRootsOf } from "./heads.ts";
import { rootsOf } from "./parts-of-text.ts";

type Window = Pick<Extract<Found, { readonly kind: "window" }>, "from" | "to" | "start" | "end">;

/** A time with the roots of what comes to pass in it; ends as ISO 8601, open where "before" or "after" say so. */
interface Happening {
  readonly from: string;
  readonly to: string;
  /** The months of the year in which it lies, where its own year is not said: "half of them in June". */
  readonly months: ReadonlySet<number> | undefined;
  readonly all: ReadonlySet<number>;
  readonly roots: readonly string[];
  /** "invoices for March 2024" may be written before or after. */
  readonly isFor: boolean;
  readonly span: Span;
}

const befores = /^(?:before|prior|until|by|vor|bis|antes|hasta|avant|jusqu|ate)$/;
const afters = /^(?:after|since|later|nach|seit|ab|despues|desde|apres|depuis|depois)$/;
const START = "0000";
const END = "9999";
/** What a thing is dated by itself: it is of that time, and not only something that was done with it. */
const origins =
  /^(?:regis|vint|harve|jahrg|built|build|made|manuf|produ|const|found|estab|date|dat|issu|publi|print|born|recor|gebau|herge|gegru|const|fabri|funda|edita)/;
/** Words for one event. */
const synonyms: readonly RegExp[] = [
  /^(?:dat|issu|invoic|bill|emit|ausgestell)/,
  /^(?:sell|buy|purchas|sold|bought|verkauf|gekauf|kauf|vend|compr|achat|achet)/,
  /^(?:built|build|construct|erect|gebaut|erbaut|constru)/,
  /^(?:book|reserv|gebucht)/,
  /^(?:order|plac|bestell)/,
  /^(?:hir|join|employ|eingestell|contrat|embauch)/,
];
/** They say when, and not what. */
const times =
  /^(?:jan|feb|mar|apr|may|mai|jun|juin|jul|juil|aug|sep|oct|okt|nov|dec|dez|ene|abr|ago|dic|\d+|year|date|first|month|day|quart|summer|winter|spring|autumn|jahr|ano|annee|week|q\d)\p{L}{0,6}$/u;

/** "first registered between 2018 and 2022, 15% of them from before 2015": a share of the rows at a time at which none is. */
export function findSharesOfOtherTimes(
  reading: Reading,
  { found }: Findings,
  claims: readonly Claim[],
  rowRoots: readonly string[],
  notes: DraftNotes,
): void {
  if (notes.impossible.length > 0) return;
  const windows = found.flatMap(windowOf).map((window) => withMonth(reading, window));
  const claimed = windows.map((window) => claims.find((claim) => isWithin(reading, window, claim)));
  const whole = windows.flatMap((window, at) =>
    claimed[at] === undefined && !isPartial(reading, tokenFrom(reading, 0, window.start))
      ? [happeningOf(reading, window, clauseBefore(reading, window), rowRoots)]
      : [],
  );
  const heads = headRootsOf(reading);
  for (const [at, window] of windows.entries()) {
    const claim = claimed[at];
    if (claim === undefined || claim.rate <= 0 || claim.isOfPart || claim.isEither) continue;
    // "a tenth of the orders dated in May": what the rows are called says nothing of when.
    const some = happeningOf(
      reading,
      window,
      [claim.figureEnd, endOf(reading, window, claim)],
      [...rowRoots, ...heads],
    );
    const all = whole.find(
      (each) =>
        isApart(some, each) &&
        (areOfOneEvent(some, each, whole.length, heads) || areOfBase(some, each, claim.base, whole.length, heads)),
    );
    if (all === undefined) continue;
    notes.impossible.push({
      reason: `"${quoteOf(reading, all.span)}" leaves no time for "${quoteOf(reading, claim.span)}"`,
      spans: [all.span, claim.span],
      fix: "say a longer time, or a share of what lies in it",
    });
    return;
  }
}

const months =
  "jan\\p{L}*|ene(?:ro)?|feb\\p{L}*|fev\\p{L}*|mar(?:ch|zo|s|co)?|marz|mrz|apr\\p{L}*|abr\\p{L}*|avr\\p{L}*|ma[iy]o?|jun\\p{L}*|juin|jul\\p{L}*|juil\\p{L}*|aug\\p{L}*|ago\\p{L}*|aout|se[pt]\\p{L}*|o[cku]t\\p{L}*|nov\\p{L}*|de[cz]\\p{L}*|dic\\p{L}*";
const monthBefore = new RegExp(`(?:^|[^\\p{L}])(${months})(?: (?:of|de|del|do))? $`, "u");
const numbersOfMonths: readonly RegExp[] = [
  ...[/^(?:jan|ene)/, /^(?:feb|fev)/, /^(?:mar|mrz)/, /^(?:apr|abr|avr)/, /^ma[iy]/, /^(?:jun|juin)/],
  ...[/^(?:jul|juil)/, /^(?:aug|ago|aou)/, /^se/, /^o/, /^nov/, /^d/],
];

/** "30% dated July 2024": the share may have taken the month, so that the year alone was found. */
function withMonth(reading: Reading, window: Window): Window {
  const { from, to, start, end } = window;
  const year = reading.text.slice(start, end);
  const before = fold(reading.text.slice(Math.max(0, start - 16), start));
  const said = /^\d{4}$/.test(year) ? monthBefore.exec(before)?.[1] : undefined;
  const month = said === undefined ? -1 : numbersOfMonths.findIndex((each) => each.test(said));
  if (month < 0 || from.slice(0, 4) !== year || to.slice(0, 4) === year) return window;
  const next = month === 11 ? `${Number(year) + 1}-01-01` : `${year}-${String(month + 2).padStart(2, "0")}-01`;
  return { from: `${year}-${String(month + 1).padStart(2, "0")}-01`, to: next, start, end };
}

/** "all incidents happened in June, 25% of the incidents from September": what the share is counted of are the rows. */
function areOfBase(
  some: Happening,
  all: Happening,
  base: readonly string[],
  count: number,
  heads: readonly string[],
): boolean {
  const [one, other] = [some, all].map(({ roots }) => withoutRows(roots, base));
  if (one === undefined || other === undefined || some.isFor || all.isFor) return false;
  const isBare = one.length < some.roots.length || other.length < all.roots.length;
  if (!isBare || !one.every((root) => dated.test(root))) return false;
  return areOfOneEvent({ ...some, roots: one }, { ...all, roots: other }, count, heads);
}

/** A window of time, or years that were read as figures: "built between 1990 and 2010". */
function windowOf(found: Found): readonly Window[] {
  if (found.kind === "window")
    return found.months === undefined && found.last === undefined && found.span === undefined ? [found] : [];
  if (found.kind !== "range" || found.unit !== undefined) return [];
  const { minimum, maximum, start, end } = found;
  if (minimum === undefined || maximum === undefined || minimum < 1850 || maximum > 2100) return [];
  return [{ from: `${minimum}-01-01`, to: `${maximum + 1}-01-01`, start, end }];
}

function isWithin(reading: Reading, { start }: Window, { figureEnd, next }: Claim): boolean {
  const at = tokenFrom(reading, 0, start);
  return at >= figureEnd && at < next;
}

/** "dated in May 2024 for the spring sale": behind its time, what for says no more of when. */
function endOf(reading: Reading, { end }: Window, { next }: Claim): number {
  const behind = tokenFrom(reading, 0, end);
  return behind < next && purposes.test(word(reading, behind)) ? behind : next;
}

const purposes = /^(?:for|because|due|fur|wegen|weil|para|por|pour|car|devido)$/;

function clauseBefore(reading: Reading, { start, end }: Window): readonly [first: number, next: number] {
  const at = tokenFrom(reading, 0, start);
  const [from, to] = clauseAround(reading, at);
  return [from, Math.min(to, tokenFrom(reading, at, end))];
}

const namedMonth =
  /(?:^|[^a-z])(?:jan|ene|feb|fev|fevr|mar|mrz|apr|abr|avr|may|mai|jun|juin|jul|juil|aug|ago|aou|sep|set|oct|okt|out|nov|dec|dez|dic)/;

function happeningOf(
  reading: Reading,
  { from, to, start, end }: Window,
  [first, next]: readonly [first: number, next: number],
  rowRoots: readonly string[],
): Happening {
  const at = tokenFrom(reading, 0, start);
  const near = [word(reading, at), word(reading, at - 1)];
  const roots = withoutRows(rootsOf(reading, first, next), rowRoots).filter((root) => !times.test(root));
  const written = fold(reading.text.slice(start, end));
  const all = monthsOf({ from, to });
  return {
    months: namedMonth.test(written) && !/\d{4}/.test(written) ? all : undefined,
    all,
    from: near.some((each) => befores.test(each)) ? START : from,
    to: near.some((each) => afters.test(each)) ? END : to,
    roots,
    isFor: near.some((each) => /^(?:for|fur|para|pour)$/.test(each)),
    span: { start: reading.tokens[first]?.start ?? start, end },
  };
}

function isApart(one: Happening, other: Happening): boolean {
  const months = one.months ?? other.months;
  // "issued in 2023, half of them in February" is of that year.
  if (months !== undefined && [...(one.months === undefined ? one : other).all].some((each) => months.has(each)))
    return false;
  return one.to <= other.from || other.to <= one.from;
}

/** "a third dated May 2024": when the rows themselves are. */
const dated = /^(?:dat|fall|fell|occur|happen|datiert)/;

/** Whether both tell of one event: by the same verb, or by none where the things themselves are of that time. */
function areOfOneEvent(some: Happening, all: Happening, count: number, heads: readonly string[]): boolean {
  if (some.roots.length === 0)
    return count === 1 && (all.roots.every((root) => dated.test(root)) || all.roots.some((root) => origins.test(root)));
  if (some.roots.every((root) => dated.test(root)) && (all.isFor || count === 1)) return !all.isFor;
  // "used car sales, all between 1 Jan and 31 Mar, half of them sold in June": a sale is when something is sold.
  const isTrade = heads.some((root) => trades.test(root)) && some.roots.every((root) => trades.test(root));
  if (all.roots.length === 0 && count === 1 && isTrade) return true;
  return some.roots.every((root) => all.roots.some((other) => areOneEvent(root, other)));
}

const trades =
  /^(?:sal(?:e|es)?$|sell|sold|buy|bought|purchas|ord(?:er)?$|plac|verkauf|gekauf|kauf|bestell|ven$|vent(?:a|e)?s?$|vend(?!or)|compr|pedid|achat|achet|command|encomend)/;

function areOneEvent(one: string, other: string): boolean {
  return isOfEvent(one, other) || synonyms.some((words) => words.test(one) && words.test(other));
}
