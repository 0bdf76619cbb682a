import { isBreak, isGlued, isWord, number, type Reading, word } from "../../../extract/reading.ts";
import type { Found } from "../../../findings.ts";
import { namesOne } from "./counted-names.ts";
import type { Mark, Per } from "./mark.ts";
import { adverbs, type Quantity, singleAt } from "./quantities.ts";
import { adverbAt, stepMarkAt, timeMark } from "./step-marks.ts";
import { pronouns, readingNouns, stops } from "./words.ts";

const MOST = 24;
/** What leads to how long something goes on. */
const lasting =
  /^(?:for|on|over|during|through|throughout|across|within|uber|fur|durante|por|pendant|durant|sur|tod[oa]|tout|toute)$/;
const eaches = new Set("each every jede jeder jedes jeden jedem cada chaque chacun chacune".split(" "));
const pers = new Set("per pro je por par /".split(" "));
const alones = new Set("apiece jeweils".split(" "));
const openers = new Set(
  "for in on at from of to fur in bei an von para por en pour dans com de with and und y et e by".split(" "),
);
const articles = new Set("a an am al im ao um un pro au le la l' par".split(" "));
const ofs = new Set(
  "of der des von de das dos los las les of our the my these those us nos unserer nuestros nuestras nuestro nossos nossas d d' ours own".split(
    " ",
  ),
);
const everybody = new Set("everybody everyone jedermann".split(" "));
const themselves = new Set("them us uno una un une uma um ihnen denen ellos eux eles elas".split(" "));
/** All that says "per", in the order of the text. */
export function marksOf(
  reading: Reading,
  quantities: readonly Quantity[],
  cadences: readonly Found[],
): readonly Mark[] {
  const byStart = new Map(quantities.map((each, index) => [each.from, index]));
  const inside = new Set(
    quantities.flatMap(({ named, next }) => Array.from({ length: next - named }, (_, step) => named + step)),
  );
  const marks: Mark[] = [];
  for (let at = 0; at < reading.tokens.length && marks.length < MOST; ) {
    const mark = inside.has(at)
      ? undefined
      : (adverbAt(reading, at, quantities, marks.at(-1)) ?? markAt(reading, at, byStart, quantities));
    const further = mark === undefined ? undefined : furtherAt(reading, mark, quantities);
    marks.push(...[mark, further].filter((each) => each !== undefined));
    at = mark === undefined ? at + 1 : Math.max(at + 1, (further ?? mark).next);
  }
  // What the text was found to be told by, and no mark says: "minute by minute", "quarter-hourly", "1 Hz".
  for (const found of cadences) {
    if (found.kind !== "cadence") continue;
    const from = reading.tokens.findIndex(({ end }) => end > found.start);
    const next = reading.tokens.findIndex(({ start }) => start >= found.end);
    const end = next < 0 ? reading.tokens.length : next;
    const same = marks.findIndex((mark) => mark.from < end && from < mark.next);
    const known = marks[same];
    const per: Per = { kind: "time", count: found.count, unit: found.unit };
    if (known === undefined) marks.push({ per, from, next: end, leads: false, isRhythm: true });
    // "every 30 s"
    else if (known.per.kind === "before") marks[same] = { ...known, per, next: end, isRhythm: true };
    // "every quarter of an hour" is no quarter of a year.
    else if (end > known.next && known.per.kind === "time") marks[same] = { ...known, per, next: end, isRhythm: true };
    else marks[same] = { ...known, isRhythm: true };
  }
  return marks.sort((one, other) => one.from - other.from);
}

/** "per store and product", "per account and month": the second that was counted too, or a step of time. */
function furtherAt(reading: Reading, mark: Mark, quantities: readonly Quantity[]): Mark | undefined {
  if (mark.per.kind !== "noun" || !/^(?:and|und|y|et|e|x|×|&)$/.test(word(reading, mark.next))) return undefined;
  // "60 supermarkets, 1,500 receipts per store and day": a rate has a step, whatever its things are called.
  const isOfRate = quantities.some(({ kind, next }) => kind === "thing" && next === mark.from);
  const time =
    isOfRate || namesOne(quantities, mark.per.words)
      ? timeMark(reading, mark.next, mark.next + 1, false, false)
      : undefined;
  // "for every room and night of 2024" tells a step.
  if (time !== undefined) return { ...time, leads: mark.leads, isRhythm: eaches.has(word(reading, mark.from)) };
  const { words, next } = nameAt(reading, mark.next + 1);
  const isCounted = words.length > 0 && namesOne(quantities, words) && namesOne(quantities, mark.per.words);
  return isCounted ? { ...mark, per: { kind: "noun", words }, from: mark.next, next } : undefined;
}

function markAt(
  reading: Reading,
  at: number,
  byStart: ReadonlyMap<number, number>,
  quantities: readonly Quantity[],
): Mark | undefined {
  const said = word(reading, at);
  const step = stepMarkAt(reading, at, quantities[byStart.get(at) ?? -1]);
  if (step !== undefined) return step;
  // "5,000 branches. Per branch 1,000 withdrawals"
  const isAhead = /^(?:per|pro|por|par)$/.test(said) && isBreak(reading, at - 1);
  const isEach = isAhead || eaches.has(said) || (said === "je" && reading.language === "de");
  const isAll = /^(?:alle|toutes|tous|todas|todos)$/.test(said);
  if (everybody.has(said) && isWord(reading, at + 1))
    return { per: { kind: "before" }, from: at, next: at + 1, leads: true, isRhythm: true };
  const told = onAllAt(reading, at, quantities) ?? madeByOneAt(reading, at, quantities);
  if (told !== undefined) return told;
  if (!isEach && !pers.has(said) && !alones.has(said) && !isAll) {
    if (said === "by" && word(reading, at + 1) === "the") return timeMark(reading, at, at + 2, false, true);
    // "daily egg count by barn": told for each of them, and of no number before it.
    if (said === "by" && quantities.every(({ next }) => next !== at)) {
      const name = nameAt(reading, at + 1);
      const isCounted = quantities.some(
        ({ kind, words }) => kind === "thing" && words.includes(name.words.at(-1) ?? ""),
      );
      if (isCounted && name.words.at(-1) === word(reading, name.next - 1))
        return { per: { kind: "noun", words: name.words }, from: at, next: name.next, leads: false, isRhythm: true };
    }
    if (!articles.has(said)) return undefined;
    if (isReadOnce(reading, at)) return timeMark(reading, at, at + 1, false, true);
    // "1,300 letters each on a single day": when it was.
    if (/^(?:single|given|certain)$/.test(word(reading, at + 1)) && lasting.test(word(reading, at - 1)))
      return undefined;
    // "5 showings a day", "400 Artikel am Tag", "3 veces al mes"
    const isBehind = quantities.some(({ next }) => next <= at && at - next <= 3);
    if (!isBehind) return undefined;
    // "45 sites for a fortnight", "durante todo un año" last so long.
    const time = lasting.test(word(reading, at - 1)) ? undefined : timeMark(reading, at, at + 1, false, false);
    return time ?? apieceAt(reading, at, quantities);
  }
  let next = at + 1;
  if (isAll) {
    while (next < at + 3 && /^(?:les|los|las|os|as)$/.test(word(reading, next))) next += 1;
    return timeMark(reading, at, next, true, true);
  }
  // "every one of our 220,000", "each of them", "für jeden der 5.000"
  while (next < at + 5 && (isPronoun(reading, next) || ofs.has(word(reading, next)))) next += 1;
  // "give each of them 30 purchases", "each 3 to 8 shipments"
  const isThey =
    next > at + 1 ? isPronoun(reading, next - 1) && !/^one$/.test(word(reading, next - 1)) : said === "each";
  const isThemselves = next > at + 1 && themselves.has(word(reading, next - 1));
  // "each 3 to 8 shipments" are of each before; "each 15 seconds" is a step.
  const isThing = quantities[byStart.get(next) ?? -1]?.kind === "thing";
  if ((isThey && isThing) || isThemselves || (/^chacune?$/.test(said) && next === at + 1))
    return { per: { kind: "before" }, from: at, next, leads: true, isRhythm: true };
  const shared = sharedBy(reading, at, next, quantities);
  if (shared !== undefined) return shared;
  const index = byStart.get(next);
  const counted = index === undefined ? undefined : quantities[index];
  if (counted !== undefined && index !== undefined) {
    if (counted.kind === "time" && counted.unit !== undefined) {
      // "every 5 seconds" is a step; "in each of 12 months" counts months.
      const isStep = next === at + 1;
      return {
        per: { kind: "time", count: isStep ? counted.value : 1, unit: counted.unit },
        from: at,
        next: counted.next,
        leads: true,
        isRhythm: true,
      };
    }
    // "je 20 Anrufe", "jeweils drei": what stands before has so many.
    if (reading.language === "de" && next === at + 1 && (said === "je" || said === "jeweils"))
      return { per: { kind: "before" }, from: at, next: at + 1, leads: true, isRhythm: true };
    // "por 500 clientes" is by them.
    if (next === at + 1 && !isEach) return undefined;
    if (counted.kind === "thing")
      return { per: { kind: "quantity", index }, from: at, next: counted.next, leads: isEach, isRhythm: true };
  }
  const time = timeMark(reading, at, next, isEach, isEach || isReadOnce(reading, at));
  if (time !== undefined) return time;
  if (said === "/" && !(isGlued(reading, at) && quantities.some((each) => each.next === at && each.kind === "thing")))
    return undefined;
  const { words, next: end } = nameAt(reading, next);
  // "every player (22 of them)", "each patient (there are 2,000)"
  const close = reading.tokens.findIndex((token, index) => index > end && token.text === ")");
  const aside =
    reading.tokens[end]?.text === "("
      ? [1, 2, 3].map((step) => byStart.get(end + step)).find((each) => each !== undefined)
      : undefined;
  if (aside !== undefined) {
    return {
      per: { kind: "quantity", index: aside },
      from: at,
      next: close < 0 ? end + 2 : close + 1,
      leads: isEach,
      isRhythm: true,
    };
  }
  // "2,400 students each sit 12 exams": a verb follows.
  const isDone =
    said === "each" &&
    quantities.some((each) => each.next === at && each.kind === "thing") &&
    byStart.has(end) &&
    !namesOne(quantities, words);
  if (isDone) return { per: { kind: "before" }, from: at, next, leads: true, isRhythm: true };
  if (words.length === 0 || words.every((each) => pronouns.has(each)))
    return isEach || alones.has(said)
      ? { per: { kind: "before" }, from: at, next, leads: isEach, isRhythm: true }
      : undefined;
  return {
    per: { kind: "noun", words },
    from: at,
    next: end,
    leads: isEach || reading.language !== "en",
    isRhythm: true,
  };
}

const positions = new Set("position fix ping frame image photo signal heartbeat posicion posicao bild foto".split(" "));

/** "a position a minute", "a reading per second": one each time. */
function isReadOnce(reading: Reading, at: number): boolean {
  const read = singleAt(reading, at - 1);
  return /^(?:an?|eine?|una?|une|uma?)$/.test(word(reading, at - 2)) && (readingNouns.has(read) || positions.has(read));
}

const A_WEEK = 7;
/** "prints some 600", "emite ao todo uns 500": a verb and words of about. */
const VERB = 4;

/** "85 shops, a shop prints some 600 receipts per day": what one of those that were counted makes, each of them makes. */
function madeByOneAt(reading: Reading, at: number, quantities: readonly Quantity[]): Mark | undefined {
  if (!/^(?:an?|one|any|eine?|una?|une|uma?)$/.test(word(reading, at)) || !isLeading(reading, at)) return undefined;
  const name = singleAt(reading, at + 1);
  const counted = quantities.find(({ words, next }) => next <= at && words.at(-1) === name);
  const made = quantities.find(({ from }) => from > at + 2);
  const isOfOne = made !== undefined && made.kind === "thing" && !made.bounded && made.from - at - 2 <= VERB;
  if (counted?.kind !== "thing" || !isOfOne || !isStepBehind(reading, made.next)) return undefined;
  for (let between = at + 2; between < made.from; between++) if (isBreak(reading, between)) return undefined;
  return { per: { kind: "noun", words: [name] }, from: at, next: at + 2, leads: true, isRhythm: true };
}

function isStepBehind(reading: Reading, at: number): boolean {
  const first =
    pers.has(word(reading, at)) || articles.has(word(reading, at)) || eaches.has(word(reading, at)) ? at + 1 : at;
  return adverbs.has(word(reading, at)) || (first > at && timeMark(reading, at, first, false, false) !== undefined);
}

/** "on all 190 school days", "an allen 40 Tagen", "for all 2,000 pupils": of each of them; "alle 3 Tage" is a step of three. */
function onAllAt(reading: Reading, at: number, quantities: readonly Quantity[]): Mark | undefined {
  if (!/^(?:on|for|over|across|at|an|in)$/.test(word(reading, at - 1))) return undefined;
  if (!/^(?:all|allen)$/.test(word(reading, at))) return undefined;
  const first = /^(?:of|the)$/.test(word(reading, at + 1)) ? at + 2 : at + 1;
  const index = quantities.findIndex(
    ({ from }) => from === (/^(?:the|our|my|these)$/.test(word(reading, first)) ? first + 1 : first),
  );
  const days = quantities[index];
  if (days?.kind === "thing" && !days.bounded && word(reading, at - 1) === "for" && isBreak(reading, at - 2))
    return { per: { kind: "quantity", index }, from: at, next: days.next, leads: false, isRhythm: true };
  // "active on all 7 days of the week" tells a habit.
  return days?.kind === "time" && days.unit !== undefined && days.value > A_WEEK
    ? { per: { kind: "time", count: 1, unit: days.unit }, from: at, next: at + 1, leads: false, isRhythm: true }
    : undefined;
}

/** "12 a day each from 4,500 phones": of each of those that come first behind it. */
function sharedBy(reading: Reading, at: number, next: number, quantities: readonly Quantity[]): Mark | undefined {
  if (next !== at + 1 || !/^(?:from|by|on|at|for|across|von|de|des|dos|das|para|pour)$/.test(word(reading, next)))
    return undefined;
  const areThings = quantities.map(({ kind, bounded, value }) => kind === "thing" && !bounded && value > 1);
  const index = quantities.findIndex(({ from }, each) => areThings[each] === true && from === next + 1);
  const before = quantities.filter(({ from }, each) => areThings[each] === true && from < at);
  if (index < 0 || before.length !== 1) return undefined;
  return { per: { kind: "quantity", index }, from: at, next: next + 1, leads: false, isRhythm: true };
}

/** "1,500 taps a station", "ten calls to a task": of each of what was counted. */
function apieceAt(reading: Reading, at: number, quantities: readonly Quantity[]): Mark | undefined {
  const { words, next } = nameAt(reading, at + 1);
  const isLinked = /^(?:to|in|on)$/.test(word(reading, at - 1)) && /s$/.test(word(reading, at - 2));
  const end = isLinked ? at - 1 : at;
  const own = quantities.find((each) => each.next === end && each.kind === "thing");
  // "two in a hundred"
  if (quantities.some(({ from }) => from === at)) return undefined;
  const isOther = own !== undefined && words.length > 0 && !namesOne([own], words);
  if (!/^an?$/.test(word(reading, at)) || !isOther || !namesOne(quantities, words)) return undefined;
  return { per: { kind: "noun", words }, from: at, next, leads: false, isRhythm: false };
}

/** "each of them", "cada uno", "chacune": whoever was counted before. */
function isPronoun(reading: Reading, at: number): boolean {
  return pronouns.has(word(reading, at)) || /^(?:un[oae]?|uma?)$/.test(word(reading, at));
}

/** Up to three words of a name from a token. */
export function nameAt(reading: Reading, at: number): { readonly words: readonly string[]; readonly next: number } {
  const words: string[] = [];
  let next = at;
  while (next < at + 3 && isWord(reading, next)) {
    const said = word(reading, next);
    if (stops.has(said) || number(reading, next) !== undefined || adverbs.has(said)) break;
    words.push(singleAt(reading, next));
    next += 1;
  }
  return { words, next };
}

/** Whether a mark begins what is said: nothing but a preposition stands between it and a break or a joint. */
export function isLeading(reading: Reading, at: number): boolean {
  const before = at > 0 && openers.has(word(reading, at - 1)) ? at - 1 : at;
  if (isBreak(reading, before - 1)) return true;
  return (
    before < at ||
    /^(?:and|und|y|et|e|where|wobei|donde|onde|that|while|give|gib|dame|give|with|when|:|\()$/.test(
      word(reading, before - 1),
    )
  );
}
