import { spanOf, word } from "../../../extract/reading.ts";
import { isParticiple } from "../../../text/participles.ts";
import { wordSet } from "../../../text/word-set.ts";
import { isSomebody } from "../broad-words.ts";
import { endsSentence, isWall, sentenceOf } from "../quantities/clauses.ts";
import { type Count, exactOf } from "./counted.ts";
import { type Ledger, quoteOf } from "./ledger.ts";
import { isPlaced } from "./placed.ts";

/** "200 patients admitted, 260 of those discharged", "120 Bewerber, davon 150 eingeladen": more of them than there are. */
export function findMoreThanThose(ledger: Ledger): void {
  const { counts } = ledger;
  for (const [index, part] of counts.entries()) {
    const whole = counts[index - 1];
    const [size, some] = [whole, part].map((each) => (each === undefined ? undefined : exactOf(each)));
    if (whole === undefined || size === undefined || some === undefined || some <= size || size < 2) continue;
    const isPart = isOfThose(ledger, part) && areTheSame(ledger, whole, part);
    if (!(isPart || isOfThoseOfEach(ledger, whole, part)) || isCountedElse(ledger, index)) continue;
    ledger.tell(
      `${quoteOf(ledger, whole.span)} and ${quoteOf(ledger, part.span)}: ${some} of ${size} are more than all`,
      [whole.span, part.span],
      `say up to ${size} of them, or ${some} in all`,
    );
    return;
  }
}

/** "200 speakers among 150 participants", "620 out of 500 seats sold" */
export function findMoreAmong(ledger: Ledger): void {
  const { counts, reading } = ledger;
  for (const [index, part] of counts.entries()) {
    const whole = counts[index + 1];
    const [some, size] = [part, whole].map((each) => (each === undefined ? undefined : exactOf(each)));
    if (whole === undefined || some === undefined || size === undefined || some <= size || size < 2) continue;
    const link = word(reading, whole.first - 1);
    // "10,000 messages among 500 members" are between them.
    const arePeople = [part, whole].every(({ nouns }) => nouns.some((noun) => isSomebody(noun) || isAttending(noun)));
    // "in 15 of our 12 stores"
    const isOfThem =
      part.next === whole.first - 2 && /^(?:the|our|all|these|those)$/.test(link) && word(reading, part.next) === "of";
    const isAmong =
      isOfThem ||
      (/^(?:among|amongst)$/.test(link) && arePeople) ||
      (link === "of" && word(reading, whole.first - 2) === "out");
    if (!isAmong || whole.first - part.next > NEAR || whole.label.length === 0) continue;
    ledger.tell(
      `${quoteOf(ledger, part.span)} and ${quoteOf(ledger, whole.span)}: ${some} of ${size} are more than all`,
      [part.span, whole.span],
      `say up to ${size} of them`,
    );
    return;
  }
}

const leads = /^(?:of|von|de|out|sur)$/;
const pasts = /(?:aron|ieron|aram|eram|iram)$/;

/** "Von 300 Bewerbungen wurden 340 abgelehnt", "of 700 patients, 820 got a second dose": what is said of some of them right behind. */
export function findMoreOfAll(ledger: Ledger): void {
  const { counts, reading } = ledger;
  for (const [index, whole] of counts.entries()) {
    const part = counts[index + 1];
    const [some, size] = [part, whole].map((each) => (each === undefined ? undefined : exactOf(each)));
    if (part === undefined || some === undefined || size === undefined || some <= size || size < 2) continue;
    const isLed = leads.test(word(reading, whole.first - 1)) && isWall(reading, whole.first - 2);
    const said = part.label[0] ?? "";
    const isDeed = isParticiple(said, reading.language) || done.has(said) || pasts.test(said);
    if (!isLed || !isDeed || part.first - whole.next > NEAR || some > SLIP * size) continue;
    ledger.tell(
      `${quoteOf(ledger, whole.span)} and ${quoteOf(ledger, part.span)}: ${some} of ${size} are more than all`,
      [whole.span, part.span],
      `say up to ${size} of them`,
    );
    return;
  }
}

/** "exactly 620 approved … of the approved ones 700 defaulted": more of those that were counted by what they are. */
export function findMoreOfNamed(ledger: Ledger): void {
  const { counts, reading } = ledger;
  for (const [index, part] of counts.entries()) {
    const named = namedBefore(ledger, part);
    const some = exactOf(part);
    if (named === undefined || some === undefined || part.most < 2) continue;
    const wholes = counts.slice(0, index).filter(({ label }) => label[0] === named.state);
    const [whole, ...others] = wholes;
    const size = whole === undefined ? undefined : exactOf(whole);
    if (whole === undefined || size === undefined || others.length > 0 || some <= size) continue;
    const span = spanOf(reading, named.first, part.next);
    ledger.tell(
      `${quoteOf(ledger, whole.span)} and ${quoteOf(ledger, span)}: ${some} of ${size} are more than all`,
      [whole.span, span],
      `say up to ${size} of them`,
    );
    return;
  }
}

const articles = wordSet("the those these den diesen las los les des os as");
const done = wordSet(
  "came went took made bought left won lost got failed passed were was have had has did are is got wurden haben sind waren han fueron son ont sont foram tem sao",
);

/** The state by which those are called that a part is of: "of the approved ones 700 defaulted". */
function namedBefore(
  { reading }: Ledger,
  { first, label }: Count,
): { readonly state: string; readonly first: number } | undefined {
  // "of the approved suppliers 700 orders" counts something else.
  const isDeed = isParticiple(label[0] ?? "", reading.language) || done.has(label[0] ?? "");
  if (!isDeed) return undefined;
  for (let at = first - 2; at >= 0 && at >= first - NEAR - 1; at--) {
    if (endsSentence(reading, at)) return undefined;
    if (!/^(?:of|from|von|de)$/.test(word(reading, at)) || !articles.has(word(reading, at + 1))) continue;
    const state = word(reading, at + 2);
    return at + 2 < first && isParticiple(state, reading.language) ? { state, first: at } : undefined;
  }
  return undefined;
}

function isAttending(noun: string): boolean {
  return /^(?:speaker|participant|attendee|winner|graduate|finisher|volunteer|delegate|exhibitor)$/.test(noun);
}

const behind =
  /^(?:of (?:them|those|these|whom|which)|among them|davon|darunter|von (?:ihnen|diesen|denen)|de (?:ellos|ellas|estos|estas|los cuales|las cuales)|d' ?entre (?:eux|elles)|parmi (?:eux|elles)|deles|delas|d[eo]s quais)\b/;
const before = wordSet("davon darunter dont");
/** "300 orders including 320 returned ones" */
const including = wordSet("including incl");
const ones = wordSet("ones");

/** "260 of those", "of whom 260", "davon 260". */
function isOfThose({ reading }: Ledger, { label, first }: Count): boolean {
  if (behind.test(label.slice(0, 3).join(" "))) return true;
  const [last, ahead] = [word(reading, first - 1), word(reading, first - 2)];
  const isRelative = /^(?:whom|which|denen)$/.test(last) && /^(?:of|von)$/.test(ahead);
  const isIncluded = including.has(last) && ones.has(label.find((each) => !/ed$/.test(each)) ?? "");
  return isRelative || isIncluded || /^(?:cuales|quais)$/.test(last) || before.has(last);
}

const pers = wordSet("per pro je por par each apiece a");
const pointing = wordSet("of those these them whom which and , ; - – von denen diesen und de esos esas y et e");
/** So many times as many are no slip: they are of all the wholes together. */
const SLIP = 3;

/** "30 applicants per course and of those 45 admitted": nothing but what each is of stands between. */
function isOfThoseOfEach({ reading }: Ledger, whole: Count, part: Count): boolean {
  if (
    part.least > SLIP * whole.least ||
    !/^(?:those|these|them|whom|which|denen|diesen)$/.test(word(reading, part.first - 1))
  )
    return false;
  if (!/^(?:of|von)$/.test(word(reading, part.first - 2))) return false;
  const per = whole.label.findIndex((each) => pers.has(each));
  if (per < 1) return false;
  // "per site", "per school class"
  for (let at = whole.next + per + 3; at < part.first; at++)
    if (!pointing.has(word(reading, at)) && !pointing.has(reading.tokens[at]?.text ?? "")) return false;
  return true;
}

/** Behind these something else is told of, of which there may be more: "40 shops with tills, 260 of them broken". */
const openers = wordSet(
  "and by of to with having has have had made make placed bought wrote sent took their its whose each every per x × und mit deren je pro ihre haben y con cada sus por et avec chaque leurs par e com seus for from who that which under over against covering",
);

/** Whether nothing but what happened to the whole is told between it and its part, in one sentence; "parcels: 2,000 of them" are of another. */
function areTheSame({ reading }: Ledger, whole: Count, part: Count): boolean {
  const [, end] = sentenceOf(reading, whole.figure);
  if (whole.nouns.length === 0 || part.figure >= end) return false;
  // "call-outs of 12 stations, 8,500 of them": of the call-outs.
  if (isPlaced(reading, whole.first)) return false;
  for (let at = whole.next; at < part.first; at++) {
    const isRelative = at >= part.first - 2 && /^(?:of|which|whom)$/.test(word(reading, at));
    const isOther = openers.has(word(reading, at)) || ":(".includes(reading.tokens[at]?.text ?? "");
    if (isOther && !isRelative) return false;
  }
  return true;
}

/** What is counted per something may be any number; so may what was listed among others. */
function isCountedElse({ counts, reading }: Ledger, index: number): boolean {
  const [last, whole] = [counts[index - 2], counts[index - 1]];
  // "one depot's parcels, 500 parcels of which 620 were late"
  const isListed = last !== undefined && last.most > 1 && whole !== undefined && whole.first - last.next < NEAR;
  const next = counts[index]?.end ?? 0;
  return isListed || /^(?:per|each|every|pro|je|por|par)$/.test(word(reading, next));
}

const NEAR = 5;
