import type { Found } from "../findings.ts";
import { endsPhrase } from "./clause.ts";
import { entitiesAt } from "./entities.ts";
import { isBreak, isWord, number, type Reading, singularAt, spanOf, word } from "./reading.ts";

type Entities = Extract<Found, { kind: "entities" }>;

const prepositions = new Set(
  "of on for in to from at by with against about under within behind over through via inside into upon around across an auf fur zu von in bei en de a sur dans pour para em sobre".split(
    " ",
  ),
);
const pronouns = new Set(
  "them these those theirs ihnen denen diesen diese ellos ellas estos estas esos esas eux elles ceux eles elas".split(
    " ",
  ),
);
const adverbs = new Set(
  "there thereon therein thereof dazu daran darauf darin davon dafur dafür dort hierzu deles delas neles nelas".split(
    " ",
  ),
);
const pointers = new Set("those these said such the same diesen diese estos estas ces esses essas".split(" "));
const possessives = new Set("their its ihre ihren deren sus leurs seus suas".split(" "));
const relatives = new Set("which that who are is being been have has were was".split(" "));

/** So many words may stand between what is counted and the preposition: "carried out on them". */
const BETWEEN = 3;
const LONGEST = 8;
/** How far before what belongs to them its owners may be counted. */
const FARTHEST = 60;
/** So many at least, where only "with" or "plus" joins them: "10 buses with 50 seats" have so many each. */
const MANY = 100;

/**
 * "4,000 alarms on them", "3,000 pallets stored in them", "2,100 classes there", "900 flats, each belonging to one", "and their 2,000
 * tests", "50 customers with 400 orders": what is counted belongs to what was counted before it.
 */
export function pointsBackAt(reading: Reading, at: number): Found | undefined {
  return behindCounted(reading, at) ?? beforeCounted(reading, at) ?? joinedByKey(reading, at);
}

const joined = new Set(
  "joined linked connected related matched tied keyed verknupft verbunden unidas enlazadas".split(" "),
);
const keyWords = new Set("id ids key keys number no code nr".split(" "));

/** "900 lights (wattage, street) joined by light id to 2,500 fault reports": the key is that of one of them, of whom there are fewer. */
function joinedByKey(reading: Reading, at: number): Found | undefined {
  if (!joined.has(word(reading, at))) return undefined;
  const isBy = /^(?:by|on|via|through|over|uber|por)$/.test(word(reading, at + 1));
  const key = isBy ? [at + 3, at + 4].find((place) => keyWords.has(word(reading, place))) : undefined;
  // Without a key the first, or its columns, end right before: "900 lights (wattage, street) linked to 2,500 reports".
  const isRightBehind = reading.tokens[at - 1]?.text === ")" || countedUpTo(reading, at) !== undefined;
  if (key === undefined && !isRightBehind) return undefined;
  const to = (key ?? at) + 1;
  const counted = /^(?:to|with|mit|con|a|zu)$/.test(word(reading, to)) ? entitiesAt(reading, to + 1) : undefined;
  const before = countedBefore(reading, at);
  if (counted?.kind !== "entities" || counted.count < 2 || before === undefined) return undefined;
  // Of which there are more, those belong to the others.
  const isOfCounted =
    key === undefined ? before.count > counted.count : singularAt(reading, key - 1) === counted.noun.split(" ").at(-1);
  const [child, parent] = isOfCounted ? [before, counted] : [counted, before];
  return belongs(reading, at, to + 1, child, parent);
}

/** What points back stands behind what is counted. */
function behindCounted(reading: Reading, at: number): Found | undefined {
  const [opened, end] = word(reading, at) === "," ? [at + 1, at] : [at, at];
  const one = eachOfOne(reading, opened);
  const back = one ?? (opened === at ? pronounFrom(reading, at) : undefined);
  if (back === undefined) return undefined;
  const child = countedUpTo(reading, end);
  const parent = child === undefined ? undefined : countedBefore(reading, child.first);
  if (child === undefined || parent === undefined) return undefined;
  if (back.noun !== undefined && parent.noun.split(" ").at(-1) !== back.noun) return undefined;
  return belongs(reading, opened, back.next, child.found, parent);
}

/** What points back stands before what is counted. */
function beforeCounted(reading: Reading, at: number): Found | undefined {
  const isOwned = possessives.has(word(reading, at));
  const isJoined = ["with", "plus", "+"].includes(word(reading, at));
  const child = isOwned || isJoined ? entitiesAt(reading, at + 1) : undefined;
  if (child?.kind !== "entities" || child.count < 2) return undefined;
  const parent = countedBefore(reading, at);
  if (parent === undefined || parent.noun === child.noun) return undefined;
  if (isOwned) return belongs(reading, at, at + 1, child, parent);
  const isPlus = word(reading, at) !== "with";
  const isNear = /^ ?(?:\([^()]*\))? ?$/.test(reading.text.slice(parent.end, reading.tokens[at]?.start));
  const isMany = child.count >= MANY && child.count > parent.count * (isPlus ? 1 : 3);
  return isMany && (isPlus || isNear) && !isPaced(reading, child.end)
    ? belongs(reading, at, at + 1, child, parent)
    : undefined;
}

/** "2000 products each", "120 runners every week", "40 lines a day" */
function isPaced(reading: Reading, end: number): boolean {
  const next = reading.tokens.find(({ start }) => start >= end);
  return /^(?:each|per|every|a|an|apiece|daily|weekly|monthly|hourly|je|pro|cada|por|chaque|par)$/.test(
    next?.folded ?? "",
  );
}

/** "linked to them", "of theirs", "there", "at those clinics". */
function pronounFrom(reading: Reading, at: number): { readonly next: number; readonly noun?: string } | undefined {
  if (adverbs.has(word(reading, at)))
    return isWord(reading, at + 1) && !endsPhrase(word(reading, at + 1)) ? undefined : { next: at + 1 };
  for (let place = at; place <= at + BETWEEN && isWord(reading, place); place++) {
    const said = word(reading, place);
    // "1,100 races they ran"
    if (said === "they" && isWord(reading, place + 1)) return { next: place + 2 };
    if (prepositions.has(said)) {
      const back = adverbs.has(word(reading, place + 1)) ? { next: place + 2 } : pronounAt(reading, place + 1);
      if (back !== undefined) return back;
    }
    if (number(reading, place) !== undefined || (endsPhrase(said) && !relatives.has(said))) return undefined;
  }
  return undefined;
}

function pronounAt(reading: Reading, at: number): { readonly next: number; readonly noun?: string } | undefined {
  const said = word(reading, at);
  const isAlone = !isWord(reading, at + 1) || endsPhrase(word(reading, at + 1)) || /^(?:them|theirs)$/.test(said);
  if (pronouns.has(said) && isAlone) return { next: at + 1 };
  // "540 shows on their stages"
  const isOwned = possessives.has(said) && isWord(reading, at + 1);
  if (isOwned) return !isWord(reading, at + 2) || endsPhrase(word(reading, at + 2)) ? { next: at + 2 } : undefined;
  if (!pointers.has(said)) return undefined;
  // "on those bus routes"
  for (const last of [at + 1, at + 2]) {
    const isLast = isWord(reading, last) && (!isWord(reading, last + 1) || endsPhrase(word(reading, last + 1)));
    if (isLast) return { next: last + 1, noun: singularAt(reading, last) };
  }
  return undefined;
}

/** "each belonging to one", "each on one of them"; what "each from one donor" names is another finding. */
function eachOfOne(reading: Reading, at: number): { readonly next: number; readonly noun?: string } | undefined {
  if (!/^(?:each|every|jede[rs]?|cada|chacune?)$/.test(word(reading, at))) return undefined;
  for (let place = at + 1; place <= at + BETWEEN && isWord(reading, place); place++) {
    if (!prepositions.has(word(reading, place))) continue;
    const exactly = word(reading, place + 1) === "exactly" ? place + 1 : place;
    if (!/^(?:one|eine[rmn]?|un[aoe]?|uma?)$/.test(word(reading, exactly + 1))) return undefined;
    const isOfThem = word(reading, exactly + 2) === "of" && pronouns.has(word(reading, exactly + 3));
    const next = isOfThem ? exactly + 4 : exactly + 2;
    return isBreak(reading, next) || isOfThem || endsPhrase(word(reading, next)) ? { next } : undefined;
  }
  return undefined;
}

/** What is counted right before a token, and where it begins. */
function countedUpTo(reading: Reading, at: number): { readonly found: Entities; readonly first: number } | undefined {
  const end = reading.tokens[at - 1]?.end;
  for (let first = at - 2; first >= Math.max(0, at - LONGEST); first--) {
    const found = number(reading, first) === undefined ? undefined : entitiesAt(reading, first);
    if (found?.kind === "entities" && found.end === end && found.count > 1) return { found, first };
  }
  return undefined;
}

/** The last that is counted before a token. */
function countedBefore(reading: Reading, at: number): Entities | undefined {
  const end = reading.tokens[at]?.start ?? 0;
  for (let first = at - 2; first >= Math.max(0, at - FARTHEST); first--) {
    const found = number(reading, first) === undefined ? undefined : entitiesAt(reading, first);
    if (found?.kind === "entities" && found.end <= end && found.count > 1) return found;
  }
  return undefined;
}

function belongs(reading: Reading, from: number, next: number, child: Entities, parent: Entities): Found {
  return { kind: "belongs", child: child.noun, parent: parent.noun, ...spanOf(reading, from, next) };
}
