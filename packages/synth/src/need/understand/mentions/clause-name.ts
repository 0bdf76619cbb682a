import { byUnit, own } from "../meaning/form-shapes.ts";
import { isPerson } from "../meaning/forms.ts";
import { wordLike } from "../words/name-words.ts";
import { beforeBoundary, boundaries, isPronoun } from "../words/noise.ts";
import { isArticle } from "../words/phrase.ts";
import type { Word } from "../words/pieces.ts";
import { didName, toldName, wasName, whatName } from "./asked-name.ts";

/**
 * What a column would be called that is described by a clause: "whether it was appealed" is `appealed`, "when it was shipped"
 * `shipped_at`, "the field each probe sits in" `field`. Undefined where there is no clause.
 */
export function clauseName(words: readonly Word[]): readonly Word[] | undefined {
  if (words.some(({ identifier }) => identifier !== undefined)) return undefined;
  const [done, when] = words;
  // "bought when (since 2010)"
  if (words.length === 2 && when?.folded === "when" && done !== undefined && isParticiple(done))
    return timeName(when, [done]);
  const asked = questionIn(words);
  const [first, ...rest] = asked;
  if (first === undefined) return undefined;
  const named =
    (Object.hasOwn(questions, first.folded) ? questions[first.folded]?.(first, rest) : undefined) ??
    relativeName(words);
  return named === undefined || named.length === 0 ? undefined : named;
}

/** "also which player": the clause without the noise before it. */
function questionIn(words: readonly Word[]): readonly Word[] {
  const start = words.findIndex(
    ({ folded }) => !/^(?:also|then|and|plus|as|well|of|on|information|info|the|say|tell|note|state)$/.test(folded),
  );
  const first = words[start]?.folded ?? "";
  // "booked how many hours ahead"
  const isLate = first !== "how" && isParticiple(words[start]) && words[start + 1]?.folded === "how";
  if (isLate) return words.slice(start + 1);
  return start > 0 && Object.hasOwn(questions, first) ? words.slice(start) : words;
}

type Namer = (question: Word, rest: readonly Word[]) => readonly Word[] | undefined;

const questions: Readonly<Record<string, Namer>> = {
  whether: flagName,
  // "and if so how much"
  if: (question, rest) => (rest[0]?.folded === "so" ? clauseName(rest.slice(1)) : flagName(question, rest)),
  when: timeName,
  who: roleName,
  which: thingName,
  what: thingName,
  whose: thingName,
  where: placeName,
  how: measureName,
  did: didName,
  was: wasName,
  were: wasName,
};

const modals = new Set("should can could must may might will would".split(" "));
const auxiliaries = new Set(
  ["is are was were be been being has have had did does do gets got".split(" "), ...modals].flat(),
);
const irregular = new Set(
  "sold bought paid sent made done left used taken given held won lost spent begun met read seen found caught kept born died built came went began put cut hit felt heard told shown known written driven flown grown eaten drunk broken chosen stolen thrown worn drawn laid run set".split(
    " ",
  ),
);

function isParticiple(word: Word | undefined): boolean {
  return word !== undefined && (/..ed$/.test(word.folded) || irregular.has(word.folded));
}

function near(text: string, at: Word): readonly Word[] {
  return text.split(" ").flatMap((part) => wordLike(part, [at]));
}

/** The words without pronouns and articles before them. */
function bare(words: readonly Word[]): readonly Word[] {
  const start = words.findIndex(({ folded }) => !isPronoun(folded) && !isArticle(folded) && folded !== "there");
  return start < 0 ? [] : words.slice(start);
}

const fillers = new Set("not already ever also been being later then actually".split(" "));

/** "whether the deposit was paid": what it is said of, unless only a pronoun stands for it, and what is said. */
function flagName(question: Word, rest: readonly Word[]): readonly Word[] | undefined {
  const led = ledName(rest);
  if (led !== undefined) return [question, ...led];
  const clause = rest.findIndex(({ folded }) => auxiliaries.has(folded));
  const subject = bare(clause < 0 ? rest : rest.slice(0, clause));
  const verb = rest[clause];
  const after = clause < 0 ? [] : bare(rest.slice(clause + 1).filter(({ folded }) => !fillers.has(folded)));
  const owns = verb === undefined ? [] : ownsOf(verb, after);
  const whole = rest.slice(0, Math.max(clause, 0)).some(({ folded }) => folded === "the") && standFor(subject);
  // "whether the tie is mutual": an adjective says it alone, "the deposit was paid" needs what was paid.
  const isTrait = after.length === 1 && !isParticiple(after[0]) && owns.length === 0 && startsWithThe(rest);
  const name = [...(whole || isTrait ? [] : subject), ...owns, ...beforeBoundary(after)];
  return name.length === 0 || (clause >= 0 && after.length === 0) ? undefined : [question, ...name];
}

const leads = /^(?:ended|resulted|led|turned|went|converted|came|closed|finished|fell|ran)$/;

/** "whether it ended in a deal" is `ended_in_deal`: what it came to is part of the name. */
function ledName(rest: readonly Word[]): readonly Word[] | undefined {
  const [verb, link, ...object] = bare(rest);
  if (!leads.test(verb?.folded ?? "") || !/^(?:in|to|into|with|over|through)$/.test(link?.folded ?? ""))
    return undefined;
  const noun = bare(object);
  if (verb === undefined || link === undefined || noun.length === 0 || noun.length > 2) return undefined;
  return [verb, link, ...noun].map((word) => ({ ...word, compound: true }));
}

/** "whether the user has a pass" is `has_pass`, "has been paid" only paid, "if the client should retry" `should_retry`. */
function ownsOf(verb: Word, [next]: readonly Word[]): readonly Word[] {
  // The name goes on behind this verb.
  if (modals.has(verb.folded)) return [{ ...verb, compound: true }];
  return /^ha/.test(verb.folded) && !isParticiple(next) ? near("has", verb) : [];
}

function startsWithThe(words: readonly Word[]): boolean {
  return /^(?:the|this|it)$/.test(words[0]?.folded ?? "");
}

/** "the animal", "the customer": whom or what the row is of. */
function standFor(subject: readonly Word[]): boolean {
  const [noun, ...others] = subject;
  return noun !== undefined && others.length === 0 && (isPerson(noun.english) || rowNouns.has(noun.english));
}

const rowNouns = new Set(
  "animal pet item case record row order request thing one person product ticket claim".split(" "),
);
const happened = new Set("happened occurred happens occurs place".split(" "));

/** "when it was opened" is `opened_at`, "when each follow happened" the time itself. */
function timeName(question: Word, rest: readonly Word[]): readonly Word[] | undefined {
  const verb = beforeBoundary(rest).at(-1);
  if (verb === undefined || happened.has(verb.folded)) return near("timestamp", question);
  if (verb.folded === "due") return [verb, ...near("date", verb)];
  const doing = beforeBoundary(rest).at(-2);
  if (particles.test(verb.folded) && isParticiple(doing) && doing !== undefined) {
    const isArrival = /^(?:turned|showed)$/.test(doing.folded);
    return isArrival ? near("arrived at", verb) : [doing, verb, ...near("at", verb)];
  }
  if (/^(?:start|begin)s?$/.test(verb.folded)) return near("start time", verb);
  if (/^(?:end|finish)s?(?:es)?$/.test(verb.folded)) return near("end time", verb);
  return [verb, ...near("at", verb)];
}

/** "when they turned up", "when it was picked up" */
const particles = /^(?:up|in|out|off|on|back|over|down|through)$/;

const roles: ReadonlyMap<string, string> = new Map([
  ["won", "winner"],
  ["paid", "payer"],
  ["lost", "loser"],
  ["spoke", "speaker"],
  ["said", "speaker"],
  ["wrote", "author"],
  ["sent", "sender"],
]);

/** "who speaks" is the speaker, "who approved it" `approved_by`. */
function roleName(_question: Word, rest: readonly Word[]): readonly Word[] | undefined {
  const [verb, doing, ...more] = rest;
  // "who is speaking" is the speaker too.
  const [, stemOfDoing] = /^(..+)ing$/.exec(doing?.folded ?? "") ?? [];
  if (stemOfDoing !== undefined && doing !== undefined && more.length === 0 && auxiliaries.has(verb?.folded ?? ""))
    return near(`${stemOfDoing}er`, doing);
  if (verb === undefined || auxiliaries.has(verb.folded) || rest.some(({ folded }) => folded === "whom"))
    return undefined;
  if (isArticle(verb.folded)) return bare(rest).filter(({ folded }) => !auxiliaries.has(folded));
  const role = roles.get(verb.folded);
  if (role !== undefined) return near(role, verb);
  if (isParticiple(verb)) return [verb, ...near("by", verb)];
  const stem = verb.folded.replace(/s$/, "");
  return stem === verb.folded ? undefined : near(stem.endsWith("e") ? `${stem}r` : `${stem}er`, verb);
}

/** "which player" is the player, "which step is wrong" the wrong step. */
function thingName(question: Word, rest: readonly Word[]): readonly Word[] | undefined {
  const usual = question.folded === "what" ? whatName(rest) : undefined;
  if (usual !== undefined) return near(usual, question);
  const told = question.folded === "what" ? toldName(rest) : undefined;
  if (told !== undefined) return told;
  const verb = rest.findIndex(({ folded }) => auxiliaries.has(folded) || isPronoun(folded) || isArticle(folded));
  if (verb === 0) {
    // "what was repaired"
    const done = rest.at(-1);
    return rest.length === 2 && isParticiple(done) && done !== undefined ? [done, ...near("item", done)] : undefined;
  }
  if (verb < 0) return beforeBoundary(rest);
  const [state, ...more] = rest.slice(verb + 1);
  const noun = rest.slice(0, verb);
  // "what triggered it" is the trigger.
  const [did] = noun;
  if (did !== undefined && noun.length === 1 && isParticiple(did) && isPronoun(rest[verb]?.folded ?? ""))
    return doers.has(did.folded) ? near(doers.get(did.folded) ?? "", did) : [did, ...near("by", did)];
  const isState = state !== undefined && more.length === 0 && !isParticiple(state) && !boundaries.has(state.folded);
  return isState && auxiliaries.has(rest[verb]?.folded ?? "") ? [state, ...noun] : noun;
}

const doers: ReadonlyMap<string, string> = new Map([
  ["triggered", "trigger"],
  ["caused", "cause"],
  ["prompted", "reason"],
  ["motivated", "motivation"],
  ["provoked", "cause"],
  ["fixed", "fix"],
  ["solved", "solution"],
  ["resolved", "resolution"],
]);

function placeName(question: Word, rest: readonly Word[]): readonly Word[] | undefined {
  const last = rest.at(-1)?.folded ?? "";
  if (/^(?:start|began|from)/.test(last)) return near("start location", question);
  return near(/^(?:end|finish|to$)/.test(last) ? "end location" : "location", question);
}

const measures: ReadonlyMap<string, string> = new Map([
  ["old", "age"],
  ["far", "distance"],
  ["often", "frequency"],
  ["tall", "height"],
  ["high", "height"],
  ["deep", "depth"],
  ["heavy", "weight"],
  ["fast", "speed"],
  ["hot", "temperature"],
  ["warm", "temperature"],
  ["big", "size"],
  ["large", "size"],
  ["likely", "likelihood"],
  ["satisfied", "satisfaction"],
  ["severe", "severity"],
  ["difficult", "difficulty"],
  ["urgent", "urgency"],
  ["late", "delay"],
  ["confident", "confidence"],
  ["sure", "confidence"],
  ["certain", "confidence"],
  ["cold", "temperature"],
  ["wide", "width"],
  ["thick", "thickness"],
  ["loud", "noise level"],
  ["busy", "occupancy"],
  ["crowded", "occupancy"],
  ["intense", "intensity"],
  ["strong", "strength"],
  ["important", "importance"],
  ["happy", "satisfaction"],
  ["painful", "pain score"],
]);

const ways: ReadonlyMap<string, string> = new Map([
  ["ended", "outcome"],
  ["finished", "outcome"],
  ["felt", "feeling"],
  ["went", "rating"],
  ["paid", "payment method"],
  ["pay", "payment method"],
  ["heard", "referral source"],
  ["found", "referral source"],
  ["delivered", "delivery method"],
  ["shipped", "shipping method"],
  ["ordered", "order channel"],
  ["booked", "booking channel"],
]);

/** "how many visitors" are counted, "how long it took" is a duration, "how much was paid" an amount. */
function measureName(_question: Word, rest: readonly Word[]): readonly Word[] | undefined {
  const [degree, next] = rest;
  if (degree === undefined) return undefined;
  const verb = beforeBoundary(rest).at(-1);
  if (degree.folded === "many") {
    if (next === undefined) return near("count", degree);
    // "how many hours ahead" are told in hours.
    const isTold = own(byUnit, next.folded) !== undefined && rest.length === 3 && aheads.test(rest[2]?.folded ?? "");
    return isTold ? rest.slice(1) : [...near("number of", degree), ...countedBefore(rest)];
  }
  if (degree.folded === "long") {
    const waits = verb !== undefined && /^wait/.test(verb.folded);
    return near(waits ? "waiting time" : "duration", degree);
  }
  if (degree.folded === "much") {
    if (next === undefined) return near("amount", degree);
    if (verb !== undefined && /^costs?$/.test(verb.folded)) return near("cost", verb);
    const said = isPronoun(next.folded) || isArticle(next.folded) || auxiliaries.has(next.folded);
    if (said)
      return isParticiple(verb) && verb !== undefined ? [...near("amount", degree), verb] : near("amount", degree);
    return [next, ...near("amount", degree)];
  }
  const measure = measures.get(degree.folded);
  if (measure !== undefined) return near(measure, degree);
  if (!isPronoun(degree.folded) && !isArticle(degree.folded) && !auxiliaries.has(degree.folded)) return undefined;
  // "how they paid", "how it was delivered": by which way.
  const way = rest.map(({ folded }) => ways.get(folded)).find((each) => each !== undefined);
  return near(way ?? "method", degree);
}

const aheads = /^(?:ahead|late|early|overdue|beforehand|prior|before|after|away)$/;

/** The nouns behind "how many": up to what they do. */
function countedBefore(rest: readonly Word[]): readonly Word[] {
  const nouns = beforeBoundary(rest).slice(1);
  const end = nouns.findIndex(
    ({ folded }, at) => at > 0 && (auxiliaries.has(folded) || isPronoun(folded) || isArticle(folded)),
  );
  return end < 0 ? nouns : nouns.slice(0, end);
}

const determiners = new Set("each every the".split(" "));

/** "the price they paid", "the field each probe sits in": the noun before a clause without "that". */
function relativeName(words: readonly Word[]): readonly Word[] | undefined {
  const at = words.findIndex(
    (word, index) =>
      index > 0 &&
      (isPronoun(word.folded) || (determiners.has(word.folded) && index < words.length - 1)) &&
      !boundaries.has(words[index - 1]?.folded ?? "") &&
      words[index - 1]?.folded !== "of",
  );
  if (at < 0) return undefined;
  const noun = bare(words.slice(0, at));
  const last = noun.at(-1);
  if (last === undefined || auxiliaries.has(last.folded)) return undefined;
  const verb = words.at(-1);
  const told = noun.length === 1 && tellsOf.has(last.english) && isParticiple(verb) && verb !== undefined;
  return told ? [last, verb] : noun;
}

/** Nouns that say nothing without what was done. */
const tellsOf = new Set("date time day hour minute price amount number year month place".split(" "));
