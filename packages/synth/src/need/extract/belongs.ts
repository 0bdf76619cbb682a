import type { Found } from "../findings.ts";
import { singular } from "../text/stem.ts";
import { endsPhrase, phraseFrom } from "./clause.ts";
import { dayNounAt, durationAt, unitOfTime } from "./durations.ts";
import { entitiesAt } from "./entities.ts";
import { phraseAt, phraseList } from "./phrases.ts";
import { pointsBackAt } from "./pointing-back.ts";
import { hedgeAt, type Quantity, quantityAt, sharedScale } from "./quantity.ts";
import { isGlued, isWord, number, numberBefore, type Reading, singularAt, spanOf, word, written } from "./reading.ts";
import { isSignNoun } from "./shape-runs.ts";

const eaches = phraseList("each|every|an|a|all|one|jede|jeder|jedes|cada|chaque|todo|toda|any|the");
const ofParent = phraseList(
  "belongs to|belong to|belonging to|is linked to|are linked to|linked to|references|refers to|is assigned to|are assigned to|assigned to|is tied to|tied to|are tied to|attached to|is attached to|are attached to|is made by|is placed by|maps to|points to|points at|point to|point at|refer to|reference|happens at|takes place in|is associated with|associated with|joined to|relates to|gehort zu|gehoren zu|pertenece a|pertenecen a|corresponde a|appartient a|appartiennent a|pertence a|pertencem a",
);
const ofChildren = phraseList(
  "has|have|with|contains|contain|includes|hat|haben|tiene|tienen|con|a|ont|avec|tem|com|makes|places|owns",
);
const articles = new Set(
  "a an one exactly the its their some single ein eine einem einer genau einen un una une um uma la el le seu sua su son sa several many multiple".split(
    " ",
  ),
);

/** "each invoice belongs to one customer", "each order has 1 to 5 items", "2-5 items per order". */
export function belongsAt(reading: Reading, at: number): Found | undefined {
  const found =
    stated(reading, at) ??
    joining(reading, at) ??
    alsoOne(reading, at) ??
    owned(reading, at) ??
    eachDoes(reading, at) ??
    eachSo(reading, at) ??
    sized(reading, at) ??
    per(reading, at) ??
    pointsBackAt(reading, at) ??
    ofGroup(reading, at);
  if (found?.kind !== "belongs") return found;
  // "every serial number has 9 digits"
  if (isSignNoun(found.child.split(" ").at(-1) ?? "")) return undefined;
  // "40 tasks, 5 models, 3 seeds for every pair" are crossed.
  return /^(?:pair|pairing|combination|combo)$/.test(found.parent) ? undefined : found;
}

const tableWords = new Set("table dataset file sheet tabelle tabla tabela".split(" "));

/** A phrase with its last noun in the singular, without the "table" behind it. */
export function nounOf(reading: Reading, text: string): string {
  const words = text.toLowerCase().split(/\s+/);
  // "pledges table linked to projects table" speaks of pledges and projects.
  if (words.length > 1 && tableWords.has(words.at(-1) ?? "")) words.pop();
  const last = words.pop() ?? "";
  return [...words, singular(last, reading.language)].join(" ");
}

function belongs(
  reading: Reading,
  from: number,
  next: number,
  child: string,
  parent: string,
  least?: number,
  most?: number,
): Found {
  return {
    kind: "belongs",
    child: nounOf(reading, child),
    parent: nounOf(reading, parent),
    ...(least === undefined ? {} : { least }),
    ...(most === undefined ? {} : { most }),
    ...spanOf(reading, from, next),
  };
}

function stated(reading: Reading, at: number): Found | undefined {
  const each = phraseAt(reading, at, eaches);
  const child = phraseFrom(reading, each?.next ?? at, 3, verbs);
  const verb = child === undefined ? undefined : phraseAt(reading, child.next, ofParent);
  const isLinked = verb === undefined && child !== undefined && ["is", "are"].includes(word(reading, child.next));
  const link =
    isLinked && child !== undefined ? phraseAt(reading, child.next, ofParent) : (verb ?? fromOne(reading, each, child));
  if (child === undefined || link === undefined || (each === undefined && at > 0 && isMiddle(reading, at)))
    return undefined;
  const parent = parentAt(reading, link.next);
  if (parent === undefined || pronouns.has(parent.text.toLowerCase())) return undefined;
  // "900 events linked to subjects" counts the events beside.
  const isCounted = each === undefined && numberBefore(reading, at) !== undefined;
  // "payouts (6,000 rows) where every payout points to a merchant"
  const first = each !== undefined && word(reading, at - 1) === "where" ? at - 1 : at;
  return belongs(reading, isCounted ? child.next : first, parent.next, child.text, parent.text);
}

/** "900 events linked to them" names no table. */
const pronouns = new Set("them it these those they both each other ihnen ellos ellas eux elles eles elas".split(" "));

/** "each donation from one donor", "every loan to exactly one member": the verb is left out. */
function fromOne(
  reading: Reading,
  each: { readonly next: number } | undefined,
  child: { readonly next: number } | undefined,
): { readonly next: number } | undefined {
  if (each === undefined || child === undefined) return undefined;
  // "every second for a year", "every thirty seconds for a week" count time.
  if (isTimeAt(reading, each.next)) return undefined;
  // "each pupil is in one class"
  const link = /^(?:is|sits|happens|occurs|goes|comes|runs|hangs|lies|stands|ist|esta|est)$/.test(
    word(reading, child.next),
  )
    ? child.next + 1
    : child.next;
  // "each screening at one cinema"
  const isLink = within.test(word(reading, link));
  const one = link + (/^(?:exactly|genau)$/.test(word(reading, link + 1)) ? 2 : 1);
  if (!isLink || !ones.has(word(reading, one))) return undefined;
  // "A policy belongs to a policyholder and a claim to a policy": the verb of the first is meant again.
  const isAgain = (): boolean =>
    word(reading, each.next - 2) === "and" && belongsBefore(reading, each.next - 2) !== undefined;
  return distributives.has(word(reading, each.next - 1)) || isAgain() ? { next: link + 1 } : undefined;
}

function isTimeAt(reading: Reading, at: number): boolean {
  if (number(reading, at) !== undefined || word(reading, at) === "half") return durationAt(reading, at) !== undefined;
  return unitOfTime(reading, at) !== undefined || dayNounAt(reading, at) !== undefined;
}

const within = /^(?:in|at|on|of|from|by|to|for|en|em|dans|von|de|por|par|para|pour)$/;

/** How far before a joint what it goes on with may begin. */
const CLAUSE = 10;

type Belongs = Extract<Found, { kind: "belongs" }>;

/** What was found before each token, for a joint asks what is before it, which may be joined itself. */
const known = new WeakMap<Reading, Map<number, Belongs | undefined>>();

/** What is said to belong to what right before a token. */
function belongsBefore(reading: Reading, at: number): Belongs | undefined {
  const found = known.get(reading) ?? new Map<number, Belongs | undefined>();
  known.set(reading, found);
  if (!found.has(at)) found.set(at, foundBefore(reading, at));
  return found.get(at);
}

function foundBefore(reading: Reading, at: number): Belongs | undefined {
  const end = reading.tokens[at - 1]?.end;
  for (let from = at - 3; from >= 0 && from > at - CLAUSE && isWord(reading, from); from--) {
    if (!phraseAt(reading, from, eaches)) continue;
    const found = stated(reading, from) ?? joining(reading, from) ?? owned(reading, from);
    if (found?.kind === "belongs" && found.end === end) return found;
  }
  return undefined;
}

/** "Each lesson has one teacher and one room", "each application points to one job and one candidate": the second of them. */
function alsoOne(reading: Reading, at: number): Found | undefined {
  const joint = word(reading, at);
  if (!(joint === "," || ands.has(joint)) || !ones.has(word(reading, behindExactly(reading, at + 1)))) return undefined;
  const first = belongsBefore(reading, at);
  const other = first === undefined ? undefined : parentAt(reading, at + 1);
  if (
    first === undefined ||
    other === undefined ||
    isWord(reading, other.next) === !endsPhrase(word(reading, other.next))
  )
    return undefined;
  const isOwned = first.least === 1 && first.most === 1;
  const [child, parent] = isOwned ? [other.text, first.parent] : [first.child, other.text];
  return belongs(reading, at, other.next, child, parent, first.least, first.most);
}

const ands = new Set("and with to und mit y e con et avec com".split(" "));

function behindExactly(reading: Reading, at: number): number {
  return /^(?:exactly|genau|exactamente|exactement|exatamente|to|zu|a)$/.test(word(reading, at)) &&
    ones.has(word(reading, at + 1))
    ? at + 1
    : at;
}

const joins = new Set(
  "links connects joins ties pairs matches verbindet verknupft une vincula enlaza relie lie liga".split(" "),
);

/** "each enrolment links one student with one course": both are its parents, the first is found here, the second by its joint. */
function joining(reading: Reading, at: number): Found | undefined {
  const each = phraseAt(reading, at, eaches);
  const child = each === undefined ? undefined : phraseFrom(reading, each.next, 2, joins);
  if (child === undefined || !joins.has(word(reading, child.next))) return undefined;
  const parent = ones.has(word(reading, child.next + 1)) ? parentAt(reading, child.next + 1) : undefined;
  return parent === undefined ? undefined : belongs(reading, at, parent.next, child.text, parent.text);
}

const ones = new Set("one a an single einem einer un una une um uma".split(" "));

const verbs = new Set(
  "belongs belong belonging linked references refers assigned tied attached made placed maps points associated joined relates has have contains contain gehort gehoren pertenece pertenecen corresponde appartient appartiennent pertence pertencem hat haben tiene tienen tem makes places owns happens takes occurs sits runs goes comes hangs lies stands".split(
    " ",
  ),
);

/** Not at the start of a noun phrase: the words before would be cut off. */
function isMiddle(reading: Reading, at: number): boolean {
  const before = reading.tokens[at - 1];
  return (
    before?.kind === "word" &&
    !["and", "where", "with", "that", "so", "und", "y", "et", "e", "the"].includes(before.folded)
  );
}

function parentAt(reading: Reading, at: number): { readonly text: string; readonly next: number } | undefined {
  let start = at;
  while (start < at + 3 && articles.has(word(reading, start))) start += 1;
  return phraseFrom(reading, start, 3);
}

/** "each customer has 1 to 5 orders", "every order contains several items". */
function owned(reading: Reading, at: number): Found | undefined {
  const each = phraseAt(reading, at, eaches);
  if (each === undefined || ["a", "an", "one", "the", "any", "all"].includes(word(reading, at))) return undefined;
  const parent = phraseFrom(reading, each.next, 3, verbs);
  const verb = parent === undefined ? undefined : phraseAt(reading, parent.next, ofChildren);
  if (parent === undefined || verb === undefined || unitOfTime(reading, each.next) !== undefined) return undefined;
  const exactly = behindExactly(reading, verb.next);
  const isOne = exactly > verb.next && number(reading, exactly)?.value === 1;
  const counts = isOne ? { least: 1, most: 1, next: exactly + 1 } : countsAt(reading, verb.next);
  const isMany = ["several", "many", "multiple", "varias", "plusieurs", "varios", "mehrere"].includes(
    word(reading, verb.next),
  );
  if (counts === undefined && !isMany) return undefined;
  const child = phraseFrom(reading, counts?.next ?? verb.next + 1, 3);
  return child === undefined
    ? undefined
    : belongs(reading, at, child.next, child.text, parent.text, counts?.least, counts?.most);
}

const doing =
  /^(?:with|has|have|having|takes?|taking|attends?|makes?|places?|gets?|visits?|plays?|owns?|holds?|books?|buys?|sends?|enrolled|registered|signed|mit|hat|haben|con|tiene|tienen|avec|a|ont|com|tem)$/;
const deedLinks = /^(?:in|on|at|for|up|into)$/;

/** "300 students, each takes 3 to 5 courses", "each in 2 clubs": what each of those counted before has. */
function eachDoes(reading: Reading, at: number): Found | undefined {
  if (!distributives.has(word(reading, at))) return undefined;
  const verb = doing.test(word(reading, at + 1)) ? at + 2 : at + 1;
  const start = deedLinks.test(word(reading, verb)) ? verb + 1 : verb;
  const counts = start > at + 1 ? countsAt(reading, start) : undefined;
  const child = counts === undefined ? undefined : phraseFrom(reading, counts.next, 2, pers);
  const isMany = child !== undefined && singularAt(reading, child.next - 1) !== word(reading, child.next - 1);
  if (counts === undefined || child === undefined || !isMany || unitOfTime(reading, child.next - 1) !== undefined)
    return undefined;
  const owner = ownerBefore(reading, at);
  return owner === undefined
    ? undefined
    : belongs(reading, at, child.next, child.text, owner, counts.least, counts.most);
}

/** "each grower 3 to 8 shipments", "every order: 1-5 items": the verb is left out. */
function eachSo(reading: Reading, at: number): Found | undefined {
  if (!distributives.has(word(reading, at)) || unitOfTime(reading, at + 1) !== undefined) return undefined;
  for (const words of [1, 2]) {
    const last = at + words;
    if (!isWord(reading, last) || endsPhrase(word(reading, last)) || number(reading, last) !== undefined)
      return undefined;
    const start = [":", "=", "("].includes(word(reading, last + 1)) ? last + 2 : last + 1;
    const counts = countsAt(reading, start);
    const child = counts === undefined ? undefined : phraseFrom(reading, counts.next, 2, pers);
    if (counts === undefined || child === undefined) continue;
    const isMany = singularAt(reading, child.next - 1) !== word(reading, child.next - 1);
    if (!isMany || unitOfTime(reading, child.next - 1) !== undefined) return undefined;
    const parent = written(reading, at + 1, last + 1);
    return belongs(reading, at, child.next, child.text, parent, counts.least, counts.most);
  }
  return undefined;
}

const distributives = new Set("each every jede jeder jedes cada chaque".split(" "));

/** "2-5 items per order", "up to 10 readings per patient", "3 rows per customer". */
function per(reading: Reading, at: number): Found | undefined {
  const counts = countsAt(reading, at);
  const child = counts === undefined ? undefined : phraseFrom(reading, counts.next, 2, pers);
  if (counts === undefined || child === undefined) return undefined;
  const link = word(reading, child.next);
  const each = link === "for" && ["each", "every"].includes(word(reading, child.next + 1));
  const apiece = apieceAt(reading, child.next);
  // "2 to 7 nights each" says how long they are.
  const isLength = unitOfTime(reading, child.next - 1) !== undefined || lengths.test(word(reading, child.next - 1));
  if (apiece !== undefined && isLength) return undefined;
  if (apiece !== undefined) {
    const owner = ownerBefore(reading, at);
    return owner === undefined ? undefined : belongs(reading, at, apiece, child.text, owner, counts.least, counts.most);
  }
  if (!pers.has(link) && !each) return undefined;
  const start = child.next + (each ? 2 : 1);
  if (isTimeAt(reading, start)) return undefined;
  // "900 flats each belonging to one"
  const parent = verbs.has(word(reading, start)) ? undefined : phraseFrom(reading, start, 2);
  // "20 calls per subscriber per day" is a pace.
  const isPace =
    parent !== undefined &&
    ["per", "a", "each"].includes(word(reading, parent.next)) &&
    unitOfTime(reading, parent.next + 1) !== undefined;
  if (isPace) return undefined;
  return parent === undefined
    ? undefined
    : belongs(reading, at, parent.next, child.text, parent.text, counts.least, counts.most);
}

const lengths = /^(?:nights?|nacht|nachte|noches?|nuits?|noites?)$/;

/** The token after "each", "of each", "for each of them" that says how many each of what stands before has. */
function apieceAt(reading: Reading, at: number): number | undefined {
  const each = ["of", "for", "from", "in"].includes(word(reading, at)) ? at + 1 : at;
  if (!["each", "apiece", "jeweils", "cada", "chacun", "chacune"].includes(word(reading, each))) return undefined;
  const isOfThem = word(reading, each + 1) === "of" && ["them", "these", "those"].includes(word(reading, each + 2));
  const isOne = ["uno", "una", "um", "uma", "one"].includes(word(reading, each + 1));
  const next = isOfThem ? each + 3 : isOne ? each + 2 : each + 1;
  return isWord(reading, next) ? undefined : next;
}

/** What the rows of a group are counted in. */
const parts = new Set(
  "turn message item event step leg round hop stop page pageview view line reply call click visit touchpoint span lap hole move".split(
    " ",
  ),
);

const MOST_HOLES = 36;
/** "max 6 rounds", "up to 8 turns" */
const limits = /^(?:max|maximum|up)$/;

/** "3-9 turns", "3 to 20 items each": rows of a group that nobody names. */
function ofGroup(reading: Reading, at: number): Found | undefined {
  const counts =
    reading.tokens[at]?.kind === "number" || limits.test(word(reading, at)) ? countsAt(reading, at) : undefined;
  if (counts?.most === undefined || counts.most <= (counts.least ?? 1)) return undefined;
  const child = phraseFrom(reading, counts.next, 2, pers);
  if (child === undefined || !parts.has(nounOf(reading, child.text).split(" ").at(-1) ?? "")) return undefined;
  // "a blast of 20 to 160 holes" is no round of golf.
  if (/^holes?$/.test(word(reading, child.next - 1)) && counts.most > MOST_HOLES) return undefined;
  // "36 to 46 step 0.5" has no steps.
  if (word(reading, child.next - 1) === "step") return undefined;
  const next = word(reading, child.next) === "each" ? child.next + 1 : child.next;
  if (isWord(reading, next) && !endsPhrase(word(reading, next))) return undefined;
  return belongs(reading, at, next, child.text, "", counts.least, counts.most);
}

/** "sessions of 2-15 page views": the groups and how many rows they have. */
function sized(reading: Reading, at: number): Found | undefined {
  if (!isWord(reading, at) || singularAt(reading, at) === word(reading, at)) return undefined;
  if (!["of", "with", "mit", "de", "con", "avec", "com", "von"].includes(word(reading, at + 1))) return undefined;
  const children = ofGroup(reading, at + 2);
  if (children?.kind !== "belongs") return undefined;
  // "2,000 runs with 5 to 30 steps each": how many of them there are is told before.
  const isCounted = [1, 2, 3].some(
    (back) => number(reading, at - back)?.next === at - back + 1 && areWords(reading, at - back + 1, at),
  );
  const start = isCounted ? children.start : (reading.tokens[at]?.start ?? children.start);
  return { ...children, parent: singularAt(reading, at), start };
}

function areWords(reading: Reading, from: number, to: number): boolean {
  for (let at = from; at < to; at++) if (!isWord(reading, at) || endsPhrase(word(reading, at))) return false;
  return true;
}

const FAR = 16;
/** "3 models x 40 runs each", "30 routers w/ 8 interfaces each" */
const joints = new Set(
  "x w having sit sits take takes took write wrote have had make made get got give gave do did play played run ran keep kept numbered dated named called labelled labeled".split(
    " ",
  ),
);

/** The things counted a few words before: "500 customers, about 10 orders each". */
function ownerBefore(reading: Reading, at: number): string | undefined {
  for (let back = at - 1; back >= 0 && back > at - FAR; back--) {
    const value = number(reading, back);
    // "500 invoices numbered INV-2025-00001 onward": figures of a code count nothing.
    const isOfCode = isGlued(reading, back) && /^[-/_#.]$/.test(word(reading, back - 1));
    if (value === undefined || value.next > at - 1 || isOfCode) continue;
    const counted = entitiesAt(reading, back);
    // "300 MCP tool-call transcripts, up to 10 turns each": all of its words, up to the comma.
    if (counted?.kind === "entities" && /^ ?,/.test(reading.text.slice(counted.end))) return counted.noun;
    // "180 pupils in years 7, 8 and 9, six tests each": figures alone own nothing.
    const owner = phraseFrom(reading, value.next, 2, joints);
    if (owner !== undefined) return owner.text;
  }
  return undefined;
}

const pers = new Set(["per", "pro", "por", "par", "je", "cada", "chaque", "each"]);

/** How many: "3", "2 to 5", "up to 10", "at least 2". */
export function countsAt(
  reading: Reading,
  at: number,
): { readonly least?: number; readonly most?: number; readonly next: number } | undefined {
  const isLimit = ["max", "maximum"].includes(word(reading, at)) && number(reading, at + 1) !== undefined;
  const isUpper =
    isLimit ||
    (["up", "at", "max", "maximum", "no"].includes(word(reading, at)) &&
      ["to", "most", "more"].includes(word(reading, at + 1)));
  const isLower = word(reading, at) === "at" && word(reading, at + 1) === "least";
  const opened =
    isUpper || isLower
      ? at + (isLimit ? 1 : word(reading, at) === "no" ? 3 : 2)
      : ["between", "from", "zwischen", "entre", "de"].includes(word(reading, at))
        ? at + 1
        : at;
  const low = hedged(reading, opened);
  if (
    low === undefined ||
    low.unit !== undefined ||
    !Number.isInteger(low.value) ||
    (number(reading, opened) === undefined && low.spelled)
  )
    return undefined;
  if (isUpper) return { most: low.value, next: low.next };
  if (isLower) return { least: low.value, next: low.next };
  const isRange = ["-", "to", "and", "or", "bis", "a", "y", "et", "e", "und", ".."].includes(word(reading, low.next));
  const high = isRange ? hedged(reading, low.next + 1) : undefined;
  if (high !== undefined && Number.isInteger(high.value))
    return { least: sharedScale(low, high), most: high.value, next: high.next };
  return { least: low.value, most: low.value, next: low.next };
}

function hedged(reading: Reading, at: number): Quantity | undefined {
  return quantityAt(reading, hedgeAt(reading, at).next);
}
