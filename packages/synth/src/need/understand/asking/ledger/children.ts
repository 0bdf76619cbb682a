import { number, type Reading, word } from "../../../extract/reading.ts";
import type { Span } from "../../../findings.ts";
import { singular } from "../../../text/stem.ts";
import { isSomebody } from "../broad-words.ts";
import { clauseAround, endsSentence, foldedOf, isJoint, isWall } from "../quantities/clauses.ts";
import { type Count, exactOf, sharesNoun } from "./counted.ts";
import { type Each, eachOf } from "./each.ts";
import { clausesBetween, isExclusive } from "./exclusive.ts";
import { isPlace } from "./filled-capacities.ts";
import { type Ledger, quoteOf } from "./ledger.ts";

const rowNouns = new Set(
  "row record entry line observation sample zeile datensatz eintrag fila registro ligne enregistrement linha".split(
    " ",
  ),
);
const times = new Set("time mal vez fois".split(" "));

/** How many there are of something in all, and where it is said. */
interface Total {
  readonly count: number;
  readonly insists: boolean;
  readonly span: Span | undefined;
  readonly counted: Count | undefined;
}

/**
 * "6,000 loans, 400 members, nobody more than 12", "50 pupils in 5 classes of 12 or more": so many of some for each of others come
 * to no more and no fewer than there are in all.
 */
export function findChildrenApart(ledger: Ledger): void {
  const said = ledger.counts.map((count) => ({
    count,
    each: ofCounted(ledger, eachOf(ledger.reading, count.figure)) ?? ofAnyOne(ledger, count),
  }));
  tellOfTwo(ledger, said);
  const totals = said.filter(({ count, each }) => each === undefined && count.most > 1).map(({ count }) => count);
  for (const { count, each } of said) {
    if (count.about) continue;
    if (each !== undefined && !each.crossed) tellOfEach(ledger, count, each, totals);
    else if (each === undefined) tellOfHeld(ledger, count, totals);
  }
}

const steps =
  /^(?:hour|day|week|month|quarter|year|season|stunde|tag|woche|monat|jahr|hora|dia|semana|mes|ano|heure|jour|semaine|mois|an)$/;

/** "each student takes exactly one exam, 3 exams per student": two numbers of the same for each of the same. */
function tellOfTwo(
  { reading, ...ledger }: Ledger,
  said: readonly { readonly count: Count; readonly each: Each | undefined }[],
): void {
  const sure = said.filter(({ count, each }) => {
    const [from, next] = clauseAround(reading, count.figure);
    const isTimed = reading.tokens
      .slice(from, next)
      .some(({ folded }) => steps.test(singular(folded, reading.language)));
    return each !== undefined && each.nouns.length > 0 && !each.crossed && !each.loose && !count.about && !isTimed;
  });
  for (const [index, one] of sure.entries()) {
    const other = sure
      .slice(index + 1)
      .find(
        ({ count, each }) =>
          sharesNoun(each?.nouns ?? [], one.each?.nouns ?? []) &&
          sharesNoun(count.nouns.slice(-1), one.count.nouns.slice(-1)) &&
          (count.least > one.count.most || one.count.least > count.most),
      );
    if (other === undefined) continue;
    ledger.tell(
      `${quoteOf({ reading, ...ledger }, one.count.span)} and ${quoteOf({ reading, ...ledger }, other.count.span)} are said of each ${one.each?.nouns.join(" ")}`,
      [one.count.span, other.count.span],
      "say one number of them for each",
    );
    return;
  }
}

function ofCounted({ counts }: Ledger, each: Each | undefined): Each | undefined {
  const isCounted = counts.some(({ nouns }) => each !== undefined && sharesNoun(nouns, each.nouns));
  return each?.loose === true && !isCounted ? undefined : each;
}

/** "a tent sleeps at most 4": what is said of one of them is so of each. */
function ofAnyOne({ reading, counts }: Ledger, count: Count): Each | undefined {
  const [start] = clauseAround(reading, count.figure);
  const first = isJoint(word(reading, start)) ? start + 1 : start;
  if (!articles.has(word(reading, first)) || count.most === Number.POSITIVE_INFINITY || count.least > 0)
    return undefined;
  const noun = singular(word(reading, first + 1), reading.language);
  const isCounted = counts.some((other) => other !== count && other.nouns.includes(noun));
  return isCounted && first + 1 < count.first ? { nouns: [noun], at: first, crossed: false, loose: false } : undefined;
}

const articles = new Set("a an ein eine un una une um uma".split(" "));

function tellOfEach(ledger: Ledger, count: Count, each: Each, totals: readonly Count[]): void {
  const { reading } = ledger;
  // "9 items each 0 to 3": what they are scored by, and no number of anything.
  if (isScoredBy(reading, count, each)) return;
  const earlier = totals.filter(({ figure }) => figure < count.figure);
  const isOfParents = each.nouns.length > 0 && sharesNoun(count.nouns, each.nouns);
  const parents = each.nouns.length === 0 ? [] : totals.filter(({ nouns }) => sharesNoun(nouns, each.nouns));
  if (each.nouns.length > 0 && parents.length !== 1) return;
  const candidates = isOfParents
    ? totals.filter((one) => !parents.includes(one))
    : childrenOf(ledger, count, totals, parents);
  const [named] = parents;
  const parent = named ?? earlier.filter((one) => !candidates.includes(one) || candidates.length > 1).at(-1);
  const children = candidates.filter((one) => one !== parent);
  const child = children.length === 1 ? children[0] : undefined;
  // "hall with 220 seats, 400 screenings, tickets sold per screening 20 to 220": the seats are none of the tickets.
  if (child !== undefined && isPlace(child.nouns.at(-1) ?? "") && !sharesNoun(child.nouns, count.nouns)) return;
  const total = child === undefined ? rowsTotal(ledger, count, parent) : totalOf(child);
  const size = parent === undefined ? undefined : exactOf(parent);
  if (parent === undefined || size === undefined || size < 2 || total === undefined) return;
  if (count.most >= total.count && count.least === 0) return;
  const isLeast = total.count < count.least * size;
  const isMost = total.count > count.most * size;
  if (!isLeast && !isMost) return;
  const isExact = count.least === count.most;
  // "24 flats on 6 floors, 5 on each floor" says the same of the same twice.
  const isOfChild =
    child !== undefined && (isOfThem(count) || sharesNoun(count.nouns, child.nouns) || areAnybody(count, child));
  const isTold = isOfChild && isWithin(reading, child, parent);
  // "one order per customer, 200 customers, 500 orders": an order is of one customer, and all three are counted.
  const isEvent =
    child?.nouns.some((noun) => events.test(noun) || parts.test(noun)) === true && sharesNoun(count.nouns, child.nouns);
  const areAll = ledger.counts.filter(({ most, figure }) => most > 1 || figure === count.figure).length === 3;
  // "80 customers with 3 invoices each, 200 invoices"
  const isBare = each.nouns.length === 0 && ledger.counts[ledger.counts.indexOf(count) - 1] === parent;
  if (
    isExact &&
    !(isEvent && areAll && (named !== undefined || isBare)) &&
    !(count.insists || total.insists || isTold || rowNouns.has(count.nouns[0] ?? ""))
  )
    return;
  if (isLeast && !isAtOne(parent, child) && !belongsToOne(reading, child, parent, count)) return;
  tell(ledger, { count, parent, size, total, isLeast });
}

const homes =
  /^(?:location|branch|office|site|store|shop|plant|factory|warehouse|hotel|restaurant|clinic|hospital|school|ward|team|department)$/;

/** "5 locations, 40 employees at each, 180 employees in all": who works or learns there does so nowhere else. */
function isAtOne(parent: Count, child: Count | undefined): boolean {
  return parent.nouns.some((noun) => homes.test(noun)) && child?.nouns.some((noun) => dwellers.test(noun)) === true;
}

const dwellers =
  /^(?:employee|worker|nurse|doctor|pupil|student|teacher|patient|player|cashier|clerk|staff|inmate|bed)$/;

/** Bounds right behind "each", with nothing that they count. */
function isScoredBy(reading: Reading, { least, most, label, figure }: Count, { at }: Each): boolean {
  if (least === most || label.length > 0 || at >= figure) return false;
  for (let between = at + 1; between < figure; between += 1)
    if (
      number(reading, between) === undefined &&
      !/^(?:each|from|to|-|bis|von|a|de|à|scored|rated|between|and)$/.test(word(reading, between))
    )
      return false;
  return true;
}

/** "5 on each floor": nothing else is counted by it. */
function isOfThem({ label }: Count): boolean {
  const [first = ""] = label;
  return label.length === 0 || holders.has(first) || verbal.has(first);
}

/** "5 classes of 12 or more pupils", "10 coaches with at most 64 seats". */
function tellOfHeld(ledger: Ledger, count: Count, totals: readonly Count[]): void {
  const { reading } = ledger;
  if (count.least === count.most && !count.insists) return;
  const parent = totals.find(({ end, next, figure }) => figure < count.figure && end >= next && end + 1 >= count.first);
  const size = parent === undefined ? undefined : exactOf(parent);
  const isHeld = ["of", "with", "having", "holding", "von", "mit", "zu", "de", "con", "avec", "com"].includes(
    word(reading, count.first - 1),
  );
  if (parent === undefined || size === undefined || size < 2 || !isHeld) return;
  const isBare = count.end === count.next;
  const named = isBare ? [] : totals.filter((one) => one !== parent && sharesNoun(one.nouns, count.nouns));
  const others = totals.filter((one) => one !== parent && one !== count && exactOf(one) !== undefined);
  const child = named.find((one) => one !== count) ?? (isBare && others.length === 1 ? others[0] : undefined);
  const total = child === undefined || child === count ? undefined : totalOf(child);
  if (child === undefined || total === undefined) return;
  // "6 classes of at most 20 pupils, 150 pupils"
  if (!isWithin(reading, child, parent) && !(child.figure > count.figure && named.includes(child))) return;
  const isLeast = total.count < count.least * size;
  if (isLeast || total.count > count.most * size) tell(ledger, { count, parent, size, total, isLeast });
}

interface Apart {
  readonly count: Count;
  readonly parent: Count;
  readonly size: number;
  readonly total: Total;
  readonly isLeast: boolean;
}

function tell(ledger: Ledger, { count, parent, size, total, isLeast }: Apart): void {
  const needed = (isLeast ? count.least : count.most) * size;
  const how = count.least === count.most ? "" : isLeast ? "at least " : "at most ";
  ledger.tell(
    `${quoteOf(ledger, count.span)} for each of ${quoteOf(ledger, parent.span)} comes to ${how}${needed}, yet ${total.count} are asked`,
    [...(total.span === undefined ? [] : [total.span]), parent.span, count.span],
    `ask for ${needed}, for another number of ${parent.nouns.join(" ") || "them"}, or for ${isLeast ? "fewer" : "more"} each`,
  );
}

/** The totals that may be of what is said of each: named alike, or all that are left where it is not named. */
function childrenOf(
  { reading }: Ledger,
  count: Count,
  totals: readonly Count[],
  parents: readonly Count[],
): readonly Count[] {
  const isNamed =
    count.end > count.next &&
    count.nouns.length > 0 &&
    !count.nouns.every((noun) => times.has(noun) || verbal.has(noun));
  const named = totals.filter((one) => isNamed && sharesNoun(one.nouns, count.nouns) && !parents.includes(one));
  const isAnybody = named.length === 0 && count.nouns.some((noun) => anybody.has(noun));
  if (isNamed && !isAnybody) return named;
  const others = isAnybody
    ? totals.filter(({ nouns }) => nouns.some((noun) => comers.test(noun) || isSomebody(noun)))
    : totals;
  const [from, to] = clauseAround(reading, count.figure);
  const isOther = (one: Count): boolean =>
    !parents.includes(one) && !(one.figure >= from && one.figure < to && one.least < 2);
  return others.filter(isOther);
}

/** "500 pupils in 30 classes, no class has more than 12 kids": other words for whoever was counted. */
const anybody = new Set(
  "kid child children people person head participant pupil student guest attendee member kind kinder person personen leute schuler nino persona alumno enfant personne eleve crianca pessoa aluno".split(
    " ",
  ),
);
/** "300 employees in 12 departments with 40 people each" */
function areAnybody(count: Count, child: Count): boolean {
  return count.nouns.some((noun) => anybody.has(noun)) && child.nouns.some((noun) => isSomebody(noun));
}

/** One of them for each who comes. */
const comers =
  /^(?:kid|pupil|enrolment|enrollment|registration|sign-?up|participant|attendee|anmeldung|inscripcion|inscription|inscricao)$/;

const verbal = new Set("each apiece in on at between per every pro je jeweils por cada par chaque".split(" "));

function totalOf(child: Count): Total | undefined {
  const count = exactOf(child);
  const isWhole = child.insists || child.label.some((each) => wholes.has(each));
  return count === undefined ? undefined : { count, insists: isWhole, span: child.span, counted: child };
}

const wholes = new Set("total altogether overall insgesamt all".split(" "));

/** The rows, where one of them is one of what is counted: "one row per book, 6,000 rows, nobody more than 12 books". */
function rowsTotal(ledger: Ledger, count: Count, parent: Count | undefined): Total | undefined {
  const { rows, reading } = ledger;
  if (rows === undefined || parent === undefined) return undefined;
  if (rows.span !== undefined && rows.span.start < parent.span.end && parent.span.start < rows.span.end)
    return undefined;
  if (rows.span !== undefined && rows.span.start < count.span.end && count.span.start < rows.span.end) return undefined;
  const isRow = rowNouns.has(count.nouns[0] ?? "");
  // "50 students, 10 exams each, exactly 300 rows"
  const isAll =
    (rows.insists || count.insists) &&
    count.least === count.most &&
    ledger.counts.filter(({ most }) => most > 1).length === 3;
  if (isAll) return { count: rows.count, insists: true, span: rows.span, counted: undefined };
  if (!isRow && !isOneRow(reading, count.nouns)) return undefined;
  if (isRow && ledger.findings.found.some(({ kind }) => kind === "cadence" || kind === "tables")) return undefined;
  return { count: rows.count, insists: rows.insists, span: rows.span, counted: undefined };
}

const pers = new Set("per is equals for je pro ist por es par est e".split(" "));

/** "one row per book borrowed", "a row is one loan" */
function isOneRow(reading: Reading, nouns: readonly string[]): boolean {
  return reading.tokens.some((_, at) => {
    if (!rowNouns.has(singular(word(reading, at), reading.language)) || !pers.has(word(reading, at + 1))) return false;
    for (let next = at + 2; next < at + 5 && !isWall(reading, next); next++)
      if (nouns.includes(singular(word(reading, next), reading.language))) return true;
    return false;
  });
}

const events =
  /^(?:row|record|grade|score|mark|result|order|invoice|payment|purchase|transaction|booking|reservation|rental|visit|reading|measurement|review|rating|ticket|shipment|delivery|parcel|message|email|call|session|login|trip|ride|claim|loan|event|entry|item|line|log|stay|appointment|donation|click|view|post|comment|bid|trade|lap|match|game|attempt|submission|shift|sale|fine|repair|lesson|treatment|pedido|factura|visita|lectura|prestamo|compra|bestellung|rechnung|buchung|paket|ausleihe|commande|facture|visite|emprunt|venda|consulta|emprestimo)$/;

/** Whether a noun is of what belongs to one alone: an order, a visit. */
export function isDoneByOne(noun: string): boolean {
  return events.test(noun);
}

/** What stands in one place only. */
const parts =
  /^(?:shel(?:f|ve|ves)|room|seat|bed|desk|rack|bin|slot|flat|apartment|locker|floor|page|chapter|plot|pallet|bay|screen|stall)$/;
const notShared =
  /\b(?:one [a-z]+ only|only one|nobody is in two|(?:not|no|never|none)\b.{0,30}\b(?:shared?|sharing))\b/;

/** Whether what is counted belongs to one alone: only then it adds up. Many courses share a student. */
function belongsToOne(reading: Reading, child: Count | undefined, parent: Count, count: Count): boolean {
  if (child === undefined) return true;
  // "15 chapters, 20 pages each, 250 pages in total": only persons are in several.
  const isWhole = child.label.some((each) => wholes.has(each)) && !child.nouns.some((noun) => isSomebody(noun));
  if (isWhole || child.nouns.some((noun) => events.test(noun) || parts.test(noun)) || isWithin(reading, child, parent))
    return true;
  const clauses = clausesBetween(reading, 0, Math.min(reading.tokens.length, count.end + 30));
  // "each lesson has exactly one teacher": that a lesson has no other says nothing of the teacher's other lessons.
  const own = count.most === 1 ? foldedOf(reading, ...clauseAround(reading, count.figure)).slice(0, 200) : undefined;
  if (own !== undefined && /\b(?:of (?:their|its|his|her) own|own)\b/.test(own)) return true;
  return clauses.some((clause) => clause !== own && (isExclusive(clause) || notShared.test(clause)));
}

const holders = new Set(
  "in into on across over among amongst between by from of for to auf in von bei an unter zu aus en entre por de a para dans sur par chez em pelo pelos pelas para".split(
    " ",
  ),
);

/** "50 pupils split over 5 classes": the one stands before the other, and a preposition between them. */
function isWithin(reading: Reading, child: Count, parent: Count): boolean {
  if (child.figure >= parent.figure || parent.first - child.next > 8) return false;
  for (let at = child.next; at < parent.first; at++) {
    if (endsSentence(reading, at) || number(reading, at) !== undefined) return false;
  }
  return holders.has(word(reading, parent.first - 1)) || holders.has(word(reading, parent.figure - 1));
}
