import { endsPhrase } from "../../../extract/clause.ts";
import { phraseAt, phraseList } from "../../../extract/phrases.ts";
import { isBreak, isWord, number, type Reading, word } from "../../../extract/reading.ts";
import type { Span } from "../../../findings.ts";
import { singular } from "../../../text/stem.ts";
import { clauseAround, isJoint, isWall } from "../quantities/clauses.ts";
import { capacitiesOf, isDifferentWord } from "./capacities.ts";
import { type Capacity, oneSignAt } from "./capacity.ts";
import { type Count, exactOf, sharesNoun } from "./counted.ts";
import { eachOf } from "./each.ts";
import { type Ledger, quoteOf } from "./ledger.ts";

const own = phraseList(
  "own|unique|uniquely|no two|none alike|all different|all distinct|all of them different|eigene|eigener|eigenen|eigenes|eindeutige|eindeutiger|eindeutigen|eindeutig|einmalige|einmaliger|propio|propia|unico|unica|propre|proprio|propria|uniques|unicos|unicas",
);
const alls = new Set(
  "each every everyone everybody all jeder jede jedes jeden alle cada todos todas chaque chacun chacune tous toutes".split(
    " ",
  ),
);
/** Nothing is used twice: behind or around what must not be repeated. */
const never =
  /\b(?:that |which )?(?:nobody|no one) else(?: (?:in|on|of) (?:the|this|that) \w+)? (?:has|have|uses?|gets?|holds?|shares?)\b|\b(?:den|die|das) (?:sonst niemand|niemand sonst) (?:hat|tragt|nutzt)\b|\bque (?:nadie mas|ninguem mais) (?:tiene|usa|tem)\b|\bque personne d' ?autre n' ?a\b|\b(?:no|none|not|nobody|never|without|kein[a-z]*|nie|nicht|ningun[a-z]*|nunca|sin|aucun[a-z]*|jamais|sans|ne|nenhum[a-z]*|nao|sem)\b[^,;.:]{0,40}\b(?:twice|two|share[ds]?|sharing|repeat(?:s|ed|ing)?|reused|again|duplicated?|more than once|doppelt|zweimal|mehrfach|repite[n]?|repetid[oa]s?|repetir|dos veces|deux fois|repete[nt]?|repetem|repet[a-z]*|duas vezes)\b|\b(?:each|every)\b[^,;.:]{0,30}\b(?:belongs to|goes to|is given to|is for) (?:only |exactly |just )?one\b|\b(?:used|appears?|occurs?|assigned|issued|vergeben) (?:only |just |nur )?(?:once|einmal)\b|\b(?:each|every|jede[rs]?|cada|chaque)\b[^,;.:]{0,30}\b(?:only|just|nur|solo|seulement|apenas) (?:once|einmal|una vez|une fois|uma vez)\b/;

/** Where it is said that no two have the same. */
interface Different {
  readonly at: number;
  /** What is different: "own number", "no code twice". */
  readonly nouns: readonly string[];
  readonly isBound: boolean;
  /** Nothing follows that it is said of: "is unique". */
  readonly isPredicate: boolean;
}

/** "30,000 vouchers, each with its own code of four digits": more of them than there are values to tell them apart. */
export function findTooManyOfTheirOwn(ledger: Ledger): void {
  findDifferentCounted(ledger);
  const differents = differentsOf(ledger.reading);
  if (differents.length === 0) return;
  const capacities = [
    ...capacitiesOf(
      ledger,
      differents.map(({ at }) => at),
    ),
    ...differents.flatMap((different) => oneSignBehind(ledger.reading, different)),
  ];
  for (const capacity of capacities) {
    const different = differents.find((each) => isOf(ledger.reading, each, capacity, capacities));
    const things = different === undefined ? undefined : thingsOf(ledger, different, capacity, capacities);
    if (different === undefined || things === undefined || things.count <= capacity.count) continue;
    ledger.tell(
      `${quoteOf(ledger, capacity.span)}: there are only ${capacity.count} ${capacity.called}, yet ${things.count} are to be different`,
      [...(things.span === undefined ? [] : [things.span]), capacity.span],
      `ask for ${capacity.count} or fewer, or let them repeat`,
    );
    return;
  }
}

/** "10 rows with 15 distinct order ids", "2,000 members, unique email, only 900 different emails" */
function findDifferentCounted(ledger: Ledger): void {
  for (const count of ledger.counts) {
    const things = exactOf(count) === undefined || !isOfDifferent(count) ? undefined : wholeOf(ledger, count);
    if (things === undefined) continue;
    const isMore =
      things.isOfRows && count.label.slice(0, 2).some((each) => isDifferentWord(each)) && count.least > things.count;
    const isFewer = count.least < things.count && isAll(count) && isOwnOfEach(ledger.reading, count);
    if (!isMore && !isFewer) continue;
    ledger.tell(
      `${quoteOf(ledger, count.span)} and ${quoteOf(ledger, things.span)}: what is different in each row is as often as there are rows`,
      [count.span, things.span],
      `ask for ${isMore ? things.count : count.least} or ${isMore ? "fewer" : "as many rows"}`,
    );
  }
}

/** "900 different emails", "900 correos distintos" */
function isOfDifferent({ label }: Count): boolean {
  return label.slice(0, 2).some(isDifferentWord);
}

interface Whole {
  readonly count: number;
  readonly span: Span;
  readonly isOfRows: boolean;
}

/** The rows, or else the only other things that are counted. */
function wholeOf({ reading, rows, counts }: Ledger, different: Count): Whole | undefined {
  if (rows?.span !== undefined) return { count: rows.count, span: rows.span, isOfRows: true };
  const [only, ...others] = counts.filter(
    (count) => count !== different && count.most > 1 && word(reading, count.first - 1) !== "no",
  );
  const size = only === undefined || others.length > 0 || isOfDifferent(only) ? undefined : exactOf(only);
  return only === undefined || size === undefined ? undefined : { count: size, span: only.span, isOfRows: false };
}

const totals = /^(?:total|altogether|overall|all|insgesamt)$/;

/** "only 900", "900 in total": there are no others. */
function isAll({ insists, label }: Count): boolean {
  return insists || label.some((each) => totals.test(each));
}

const unique = /^(?:unique|uniques|unic[oa]s?|eindeutige[nrs]?|einmalige[nrs]?)$/;
const owns = /^(?:own|eigene[nrs]?|propi[oa]|propre)$/;
/** "their own email", unlike "own brand" */
const owners = /^(?:its|their|his|her|an?|ihre[nrm]?|seine[nrm]?|eine[nrm]?|su|son|sa|leur)$/;

/** "unique email" beside "900 different emails"; a "unique session id" is no "device id". */
function isOwnOfEach(reading: Reading, { label }: Count): boolean {
  const [noun = "", next = ""] = label
    .slice(0, 3)
    .filter((each) => !isDifferentWord(each))
    .map((each) => singular(each, reading.language));
  if (sharedByNoTwo(reading, noun)) return true;
  return reading.tokens.some(({ folded }, at) => {
    if (!unique.test(folded) && !(owns.test(folded) && owners.test(word(reading, at - 1)))) return false;
    const [before, first, second] = [-1, 1, 2].map((step) => nameOf(reading, at + step));
    const pairs = [[first, noun], [second, noun], [first, next], ...(/^uni/.test(folded) ? [[before, noun]] : [])];
    return pairs.some(([one = "", other = ""]) => one !== "" && sharesNoun([one], [other]));
  });
}

const REACH = 7;

/** "no two share an email", "no two users have the same email" */
function sharedByNoTwo(reading: Reading, noun: string): boolean {
  return reading.tokens.some(({ folded }, at) => {
    if (folded !== "no" || word(reading, at + 1) !== "two") return false;
    const words = Array.from({ length: REACH }, (_, step) => word(reading, at + 2 + step));
    const verb = words.findIndex((each) => /^(?:share|have|use|get|carry)$/.test(each));
    return verb >= 0 && verb < 3 && words.some((_, step) => step > verb && nameOf(reading, at + 2 + step) === noun);
  });
}

const MOST = 12;

function differentsOf(reading: Reading): readonly Different[] {
  const said: Different[] = [];
  for (let at = 0; at < reading.tokens.length && said.length < MOST; at++) {
    const phrase = phraseAt(reading, at, own);
    const next = phrase?.next ?? (isOther(reading, at) ? at + 1 : undefined);
    if (next !== undefined)
      said.push({
        at,
        nouns: nounsAround(reading, at, next),
        isBound: true,
        isPredicate: !isWord(reading, next) || endsPhrase(word(reading, next)),
      });
    // A clause is looked at once, at its first token.
    const [first, end] = [at, at + 25];
    if (at > 0 && !isWall(reading, at - 1)) continue;
    const [, to] = clauseAround(reading, first);
    const text = reading.tokens.slice(first, Math.min(to, end)).map(({ folded }) => folded);
    if (never.test(text.join(" ")))
      said.push({ at, nouns: text.map((each) => singular(each, reading.language)), isBound: false, isPredicate: true });
  }
  return said;
}

/** "each in a different colour", "all with different numbers": only of each is it said of every one. */
function isOther(reading: Reading, at: number): boolean {
  if (!isDifferentWord(word(reading, at))) return false;
  const [first] = clauseAround(reading, at);
  for (let back = at - 1; back >= first; back--) if (alls.has(word(reading, back))) return true;
  return word(reading, at - 1) === "a" && word(reading, at - 2) === "with";
}

/** "un numéro différent" has its noun before it. */
function nounsAround(reading: Reading, at: number, next: number): readonly string[] {
  const behind = nounsFrom(reading, next);
  const before = singular(word(reading, at - 1), reading.language);
  return behind.length === 0 && names.test(before) ? [before] : behind;
}

function nounsFrom(reading: Reading, from: number): readonly string[] {
  const nouns: string[] = [];
  for (let at = from; at < from + 6 && isWord(reading, at); at++)
    nouns.push(singular(word(reading, at), reading.language));
  return nouns;
}

const NEAR = 7;
const FAR = 15;

/** Whether what is said to be different is what the capacity is of. */
function isOf(
  reading: Reading,
  { at, nouns, isBound, isPredicate }: Different,
  capacity: Capacity,
  all: readonly Capacity[],
): boolean {
  const [first, next] = clauseAround(reading, at);
  // "a unique ID made of an S and two digits (S00 to S99)"
  const isCode = isBound && nouns.slice(0, 2).some((noun) => names.test(noun));
  const reach = capacity.first - at;
  const named = [1, 2, 3].map((step) => nameOf(reading, capacity.first - step)).filter((noun) => names.test(noun));
  // "codes from A0 to A9, each gets a unique code"
  if (capacity.called.startsWith("codes") && reach < 0)
    return isCode && named.some((noun) => nouns.slice(0, 2).includes(noun));
  if (capacity.called.startsWith("codes"))
    return isCode && reach > 0 && reach < FAR && !isBroken(reading, at, capacity.first);
  const isWithin = capacity.first >= first && capacity.first < next;
  if (isWithin && capacity.first > at) {
    if (isPredicate && isSaidAlso(reading, at, capacity.first)) return true;
    return capacity.first - at <= NEAR && (!isBound || !isParted(reading, at, capacity.first));
  }
  // "a 3-digit code that is unique", but "a 3-digit section and a unique tag"
  if (isWithin) return !isBound || (at - capacity.next <= NEAR && isPredicate);
  if (isSaidOfEach(reading, { at, nouns, isBound, isPredicate }, capacity)) return true;
  // "one letter plus one digit, unique for each shelf"
  if (isBound && isPredicate && at > capacity.next && at - capacity.next < 3) return true;
  const behind = [0, 1, 2].map((step) => nameOf(reading, capacity.next + step));
  const ahead = [1, 2, 3, 4].map((step) => nameOf(reading, capacity.first - step));
  const isNamed = [...behind, ...ahead].some(
    (noun) => names.test(noun) && nouns.slice(0, isBound ? 2 : 25).some((each) => each === noun),
  );
  const isList = capacity.called === "of them" && capacity.first > at;
  return (isNamed && all.length === 1) || isList;
}

/** "unique for every ticket and always of exactly two digits": the same is told of it, and more. */
function isSaidAlso(reading: Reading, at: number, first: number): boolean {
  if (first - at > FAR) return false;
  const between = reading.tokens.slice(at + 1, first).map(({ folded }) => folded);
  return /^(?:(?:for|to) (?:every|each) \S+ )?and (?:always |must be |is |being )?(?:of |made of |just )?(?:exactly |only )?$/.test(
    `${between.join(" ")} `,
  );
}

const saidOfEach =
  /^(?:,|;|:|\(|and|each|every|all|one|of|them|being|is|are|a|an|just|only|exactly|consisting|made|up|from|und|jede[rs]?|jeweils|je|ist|eine?|nur|aus|y|cada|un[oae]?|es|de|d'|solo|et|chacune?|est|e|uma?)$/;

/** "codes, all unique, each a single digit": the clause right behind goes on with what was said to be different. */
function isSaidOfEach(
  reading: Reading,
  { at, nouns, isBound, isPredicate }: Different,
  { first, next: end }: Capacity,
): boolean {
  if (!isBound || !isPredicate || nouns.length > 0) return false;
  const isWhole = isBreak(reading, end) || /^(?:from|of|only|long|von|de|del|du|do|da)$/.test(word(reading, end));
  if (first <= at || first - at > FAR || !isWhole) return false;
  for (let next = at + 1; next < first; next++)
    if (!saidOfEach.test(word(reading, next)) && next > at + 1) return false;
  return true;
}

/** "all unique, each a single digit" */
function oneSignBehind(reading: Reading, different: Different): readonly Capacity[] {
  const { at } = different;
  for (let first = at + 1; first < at + FAR; first++) {
    const capacity = oneSignAt(reading, first);
    if (capacity !== undefined) return isSaidOfEach(reading, different, capacity) ? [capacity] : [];
  }
  return [];
}

function isBroken(reading: Reading, from: number, to: number): boolean {
  for (let at = from; at < to; at++) if (isBreak(reading, at)) return true;
  return false;
}

/** "a unique employee number and a two-letter department": something else is said between. */
function isParted(reading: Reading, from: number, to: number): boolean {
  // The "two" of "no two" is no number of things.
  for (let at = word(reading, from) === "no" ? from + 2 : from + 1; at < to; at++)
    if (isJoint(word(reading, at)) || number(reading, at) !== undefined) return true;
  return false;
}

/** "numbered 1 to 50" is of numbers. */
function nameOf(reading: Reading, at: number): string {
  const said = singular(word(reading, at), reading.language);
  return said
    .replace(/^numbered$/, "number")
    .replace(/^nummeriert[a-z]*$/, "nummer")
    .replace(/^(?:numerad[oa]|numerotee?)s?$/, "numero");
}

const names =
  /^(?:code|number|no|pin|label|key|id|tag|token|badge|plate|ticket|serial|nummer|kennung|schlussel|codigo|numero|clave|cle|matricule|etiqueta|senha)$/;

/** How many they are: those named beside it, the number said last, or the rows. */
function thingsOf(
  { reading, counts, rows }: Ledger,
  { at, isBound }: Different,
  capacity: Capacity,
  capacities: readonly Capacity[],
): { readonly count: number; readonly span: Span | undefined } | undefined {
  const each = eachOf(reading, at);
  // "unique within each shop"; "one row per state and no state twice" is within nothing.
  const [first, next] = clauseAround(reading, at);
  const from = !isBound && capacity.first < next ? capacity.first : at;
  for (let token = Math.max(first, from); token < next; token++)
    if (/^(?:per|within|innerhalb|dentro)$/.test(word(reading, token))) return undefined;
  const totals = counts.filter(
    (count) => !capacities.some((other) => other.first < count.next && count.first < other.next) && count.most > 1,
  );
  const named = totals.filter(({ nouns }) => each?.nouns.some((noun) => nouns.includes(noun)) === true);
  const place = isBound ? Math.min(at, capacity.first) : capacity.first;
  const last = totals.filter(({ figure }) => figure < place).at(-1);
  const counted =
    named[0] ?? (each === undefined || each.nouns.length === 0 || named.length > 0 ? last : undefined) ?? last;
  const count = counted === undefined ? undefined : exactOf(counted);
  if (counted !== undefined) return count === undefined ? undefined : { count, span: counted.span };
  return rows === undefined ? undefined : { count: rows.count, span: rows.span };
}
