import type { Found } from "../findings.ts";
import { isParticiple } from "../text/participles.ts";
import { isChargedShare } from "./charge.ts";
import { chosenOneAt } from "./chosen-one.ts";
import { endsPhrase, phraseFrom } from "./clause.ts";
import { countedShareAt } from "./counted-share.ts";
import { deedWithTail } from "./deed-tails.ts";
import { saysDuplicates } from "./duplicates.ts";
import { isTaxRate } from "./exactly.ts";
import { everyNthAt, fractions } from "./fraction-words.ts";
import { predicateFrom } from "./led-states.ts";
import { isBoundBehind } from "./one-bound.ts";
import { phraseAt, phraseList, skip } from "./phrases.ts";
import { placeAt } from "./place.ts";
import { hedgeAt, quantityAt } from "./quantity.ts";
import { rateFormsAt } from "./rate-forms.ts";
import { isBreak, isGlued, isWord, number, type Reading, singularAt, spanOf, word, written } from "./reading.ts";
import { shareOfFlag } from "./share-of-flag.ts";
import { oneInAt, shareSaidAt } from "./share-said.ts";
import { unitAt } from "./units.ts";

const openers = phraseList(
  "only|just|incl|incl.|incl .|including|inkl|inkl.|inkl .|davon|of which|dont|nur|solo|seulement|apenas|at|in|for|on|of|with|at a rate of|with a rate of|a rate of|rate of|yes for|yes in|yes at|true for|true in|ja bei|ja in|nein bei|with a probability of|probability of|with probability|a share of|share of|occurring in|bei|mit|zu|in etwa|con|en|en el|en un|dans les|in den|al|a|el|del|avec|a hauteur de|dans|pour|com|em|de",
);
const ofs = phraseList(
  "of|of the|of all|of all the|of these|of those|der|des|von|von den|vom|de|de los|de las|de la|del|des|du|dos|das|do|da|chance of|probability of|share of|a chance of|of our|of my|likelihood of",
);
const things = new Set(
  "them these those rows row lines line us records entries cases all it which ihnen zeilen fallen ellos ellas filas casos eux lignes cas linhas deles delas values time zeit tiempo temps tempo".split(
    " ",
  ),
);
const copulas = phraseList(
  "are|is|were|was|have|has|had|being|will be|should be|must be|being flagged as|are flagged as|get|gets|that are|who are|which are|marked as|flagged as|flagged|labelled|labeled|labelled as|labeled as|are labelled|are labeled|are labelled as|are labeled as|tagged|tagged as|classified as|classed as|recorded as|counted as|turn out|turn out to be|should end up|end in|ending in|end with|ending with|ending up|ending up as|end up|contain|contains|include|includes|carry|carries|show|shows|come with|comes with|sind|ist|wurden|werden|haben|war|waren|hat|son|estan|fueron|esta|fue|eran|era|es|tienen|tiene|sont|ont|est|etait|etaient|sao|foram|estao|foi|tem|eram",
);

/** "about 2%", "1 in 50", "a third of them cancelled", "probability 0.3". The words that say of what stand in `of`. */
export function rateAt(reading: Reading, at: number): Found | undefined {
  const said = rateFormsAt(reading, at);
  if (said !== undefined) return said;
  if (isUpperEnd(reading, at)) return undefined;
  const opened = isParticle(reading, at) ? at : skip(reading, at, openers);
  for (const start of opened > at ? [opened, at] : [at]) {
    const found =
      percent(reading, at, start) ??
      oneIn(reading, at, start) ??
      counted(reading, at, start) ??
      everyNth(reading, at, start) ??
      fraction(reading, at, start);
    // "price incl. 19% VAT" has no members.
    const isPart = start > at && /^(?:incl?|inkl|including)$/.test(word(reading, at));
    if (found !== undefined && !(isPart && (found.kind !== "rate" || found.of === undefined || taxed.test(found.of))))
      return found;
  }
  return probability(reading, at);
}

/** The "108 %" of "between 80 % and 108 % of the seats" ends a range. */
export function isUpperEnd(reading: Reading, at: number): boolean {
  if (!/^(?:and|to|und|bis|et|a|y|e)$/.test(word(reading, at - 1)) || word(reading, at - 2) !== "%") return false;
  const low = at - 3;
  return (
    number(reading, low)?.next === low + 1 && /^(?:between|from|zwischen|von|entre|de)$/.test(word(reading, low - 1))
  );
}

const taxed = /\b(?:vat|tax|gst|tip|service|fee|mwst|iva|tva|ust)\b/i;

/** The "in" of "visitor logged in 30%" belongs to what stands before it, unless the share is of something. */
function isParticle(reading: Reading, at: number): boolean {
  if (!/^(?:in|on|out|off)$/.test(word(reading, at)) || !phrasal.test(word(reading, at - 1))) return false;
  const share = shareSaidAt(reading, at + 1);
  return share !== undefined && isBreak(reading, share.next);
}

const phrasal =
  /^(?:logged|signed|checked|opted|plugged|clocked|badged|dialled|dialed|switched|locked|tuned|walked|dropped|timed)$/;

const proForms = new Set(
  "do does did are is were was have has had will would le l' la lo sont ont est tiene tienen son es fueron foram sao tem tun".split(
    " ",
  ),
);

/** The token behind the "le sont" of "(78 % le sont)", the "do" of "35 percent do": what stood before is meant. */
function proFormAt(reading: Reading, at: number): number | undefined {
  let next = at;
  while (next < at + 3 && proForms.has(word(reading, next))) next += 1;
  return next > at && endsItem(reading, next) ? next : undefined;
}

/** The member behind a preposition in brackets: "(un sur quatre en compétition)". */
function memberLed(
  reading: Reading,
  from: number,
  at: number,
): { readonly of: string; readonly next: number } | undefined {
  const isLed = word(reading, from - 1) === "(" && /^(?:en|in|em|im)$/.test(word(reading, at));
  const said = isLed ? phraseFrom(reading, at + 1, 2) : undefined;
  return said !== undefined && word(reading, said.next) === ")" ? { of: said.text, next: said.next } : undefined;
}

/** "conforming (4% no)", "conforme (3 % non)": so many are not. */
const denials = /^(?:no|not|nein|nicht|non|nao)$/;

function rate(reading: Reading, from: number, next: number, value: number, about: boolean): Found {
  const ofFlag = shareOfFlag(reading, from, next, value);
  if (ofFlag !== undefined) return { kind: "rate", rate: ofFlag.rate, about, ...spanOf(reading, from, ofFlag.next) };
  if (denials.test(word(reading, next)) && endsItem(reading, next + 1))
    return { kind: "rate", rate: Number((1 - value).toPrecision(12)), about, ...spanOf(reading, from, next + 1) };
  const pro = proFormAt(reading, next);
  if (pro !== undefined) return { kind: "rate", rate: value, about, ...spanOf(reading, from, pro) };
  const led = memberLed(reading, from, next);
  if (led !== undefined) return { kind: "rate", rate: value, about, of: led.of, ...spanOf(reading, from, led.next) };
  const part =
    /^(?:yes|true|ja|si|oui|sim)$/.test(word(reading, next)) && endsItem(reading, next + 1)
      ? { next: next + 1 }
      : partAt(reading, next, from > 0 && isWord(reading, from - 1) && !endsPhrase(word(reading, from - 1)));
  const found = { kind: "rate", rate: value, about } as const;
  if (part === undefined) return { ...found, ...spanOf(reading, from, next) };
  return { ...found, ...(part.of === undefined ? {} : { of: part.of }), ...spanOf(reading, from, part.next) };
}

function percent(reading: Reading, from: number, at: number): Found | undefined {
  const { next: start, about } = hedgeAt(reading, at);
  const quantity = quantityAt(reading, start);
  if (quantity?.unit?.symbol !== "%" || isTaxRate(reading, at) || isTaxRate(reading, start)) return undefined;
  if (isChargedShare(reading, start) || isBoundBehind(reading, quantity.next)) return undefined;
  // "tickets sold may be up to 110% of the seats": as many as another column has, and more.
  const isMore = quantity.value > 100 && /^(?:of|der|des|von|de|del|des|do|da)$/.test(word(reading, quantity.next));
  if (isMore && written(reading, Math.max(0, start - 2), start).toLowerCase() === "up to") return undefined;
  // "commission 0 to 9 % of fare" has bounds.
  if (
    ["to", "bis", "a", "à", "-", "till", "até"].includes(reading.tokens[start - 1]?.lower ?? "") &&
    number(reading, start - 2)?.next === start - 1
  )
    return undefined;
  const before = reading.tokens[start - 1];
  if (before !== undefined && before.end === reading.tokens[start]?.start && "-/.".includes(before.text))
    return undefined;
  const { next } = skipChance(reading, quantity.next);
  if (saysDuplicates(reading, next)) return undefined;
  return rate(reading, from, next, Number((quantity.value / 100).toPrecision(12)), about);
}

function endsItem(reading: Reading, at: number): boolean {
  return isBreak(reading, at) || word(reading, at) === ")";
}

/** "5% chance", "2% probability". */
function skipChance(reading: Reading, at: number): { readonly next: number } {
  return {
    next:
      ["chance", "probability", "likelihood", "rate", "share"].includes(word(reading, at)) &&
      word(reading, at + 1) === "of"
        ? at + 2
        : at,
  };
}

function oneIn(reading: Reading, from: number, at: number): Found | undefined {
  const { next: start, about } = hedgeAt(reading, at);
  const said = chosenOneAt(reading, start) === undefined ? oneInAt(reading, start) : undefined;
  return said === undefined ? undefined : rate(reading, from, said.next, said.rate, about);
}

/** "9 times in ten", "about one death per hundred" */
function counted(reading: Reading, from: number, at: number): Found | undefined {
  const { next: start, about } = hedgeAt(reading, at);
  const found = countedShareAt(reading, start);
  if (found === undefined) return undefined;
  const said = rate(reading, from, found.next, found.rate, about);
  const isNamed = from > 0 && isWord(reading, from - 1) && !endsPhrase(word(reading, from - 1));
  return said.kind !== "rate" || said.of !== undefined || found.of === undefined || isNamed
    ? said
    : { ...said, of: found.of };
}

/** "every tenth claim is fraudulent"; "every tenth day" is a cadence. */
function everyNth(reading: Reading, from: number, at: number): Found | undefined {
  const found = everyNthAt(reading, at);
  if (found === undefined || unitAt(reading.tokens, found.next) !== undefined) return undefined;
  const things = phraseFrom(reading, found.next, 3);
  const rate = 1 / found.meaning;
  // "first-aid trained (every fifth)", "no-show: every tenth"
  const isAlone = things === undefined && endsItem(reading, found.next) && !isWord(reading, at - 1);
  if (isAlone && at > 0) return { kind: "rate", rate, about: false, ...spanOf(reading, from, found.next) };
  if (things === undefined) return undefined;
  // "Absage bei jeder zweiten Bewerbung": the name stands before.
  if (at > from && isBreak(reading, things.next) && isWord(reading, from - 1) && !endsPhrase(word(reading, from - 1)))
    return { kind: "rate", rate, about: false, ...spanOf(reading, from, things.next) };
  // "jeder Fünfte raucht"
  if (reading.language === "de" && isBreak(reading, things.next) && isVerb(reading, things.next - 1)) {
    const of = written(reading, things.next - 1, things.next);
    return { kind: "rate", rate, about: false, of, ...spanOf(reading, from, things.next) };
  }
  const copula = phraseAt(reading, things.next, copulas);
  const said = copula === undefined ? undefined : phraseFrom(reading, copula.next, 2);
  if (said !== undefined)
    return { kind: "rate", rate: 1 / found.meaning, about: false, of: said.text, ...spanOf(reading, from, said.next) };
  // "every tenth parcel lost"
  const last = word(reading, things.next - 1);
  const isSaid = things.next > found.next + 1 && (/(?:ed|en|st)$/.test(last) || outcomes.has(last));
  if (!isSaid) return undefined;
  const of = written(reading, things.next - 1, things.next);
  return { kind: "rate", rate: 1 / found.meaning, about: false, of, ...spanOf(reading, from, things.next) };
}

/** In German a verb has no capital. */
function isVerb(reading: Reading, at: number): boolean {
  return /^\p{Ll}{3,}t$/u.test(reading.tokens[at]?.text ?? "");
}

function fraction(reading: Reading, from: number, at: number): Found | undefined {
  const hedge = hedgeAt(reading, at);
  // A hedge that is no part of a figure: "about a third".
  const isHedged = ["about", "roughly", "around", "circa", "etwa", "approximately", "nearly"].includes(
    word(reading, at),
  );
  // The article of "about a third" is that of the fraction.
  const starts = isHedged ? [at + 1, hedge.next] : [hedge.next];
  const start = starts.find((each) => phraseAt(reading, each, fractions) !== undefined) ?? hedge.next;
  const about = hedge.about || isHedged;
  const found = phraseAt(reading, start, fractions);
  if (found === undefined || unitAt(reading.tokens, found.next) !== undefined) return undefined;
  const follows = word(reading, found.next);
  // "one third redeemed", "a third paid in cash"
  const isSaid =
    (/(?:ed|en|t|ing|nt)$/.test(follows) && follows.length > 3 && !isGeneric(follows)) || outcomes.has(follows);
  // "half an hour", "a quarter" (of a year) and "third party" are no shares: something must be shared.
  const isShared =
    phraseAt(reading, found.next, ofs) !== undefined ||
    phraseAt(reading, found.next, copulas) !== undefined ||
    follows === "the" ||
    // "approved two thirds," and "in a third" at the end of an item
    (isBreak(reading, found.next) &&
      found.meaning !== 1 / 2 &&
      found.next > start + 1 &&
      isWord(reading, at - 1) &&
      (from < at || found.meaning !== 1 / 4)) ||
    // "subtitle for about half,"
    (isBreak(reading, found.next) && /^(?:for|bei|para|pour)$/.test(word(reading, from)) && isWord(reading, from - 1));
  // "Zusage ja/nein (ein Viertel ja)"
  const isYes = /^(?:yes|ja|si|oui|sim)$/.test(follows) && endsItem(reading, found.next + 1);
  if (!isShared && !isSaid && !isYes) return undefined;
  if (["year", "month", "hour", "day", "a", "an", "20"].includes(word(reading, found.next + 1)) && follows !== "the")
    return undefined;
  return rate(reading, from, found.next, found.meaning, about);
}

/** Outcomes that do not look like participles. */
const outcomes = new Set(
  "paid late sold won made held done cash online male female women men empty full free new used void overdue true false positive negative fraudulent fragile urgent remote active inactive unpaid".split(
    " ",
  ),
);

/** Words in -ed, -en or -t behind a fraction that are no outcome: "half marathon", "quarter different". */
function isGeneric(text: string): boolean {
  return [
    "different",
    "split",
    "percent",
    "point",
    "part",
    "present",
    "current",
    "recent",
    "between",
    "when",
    "then",
    "event",
    "document",
    "amount",
    "payment",
    "account",
  ].includes(text);
}

const probabilities = phraseList(
  "probability|with probability|prob|fraction|share|proportion|likelihood|chance|ratio|rate|p|wahrscheinlichkeit|probabilidad|probabilite|probabilidade",
);

/** "probability 0.3", "fraction of 0.05": the word is left to the field where it may be its name. */
function probability(reading: Reading, at: number): Found | undefined {
  const named = phraseAt(reading, at, probabilities);
  if (named === undefined) return undefined;
  let start = named.next;
  while (
    start < named.next + 2 &&
    ["of", "is", "=", ":", "around", "about", "~", "von", "de"].includes(word(reading, start))
  )
    start += 1;
  const value = number(reading, start);
  const isBare = start === named.next && word(reading, at) === "p" && !isWord(reading, at - 1);
  if (value === undefined || value.value <= 0 || value.value >= 1 || isBare) return undefined;
  if (unitAt(reading.tokens, value.next) !== undefined || ["-", "to", "and", ".."].includes(word(reading, value.next)))
    return undefined;
  const about = ["around", "about", "~"].includes(word(reading, start - 1));
  // "furnished p=0.35", "lost (prob .1)": behind a name the word only says that the figure is a share.
  const isSaid =
    /^(?:p|prob|probability|with)$/.test(word(reading, at)) &&
    (isWord(reading, at - 1) || word(reading, at - 1) === "(");
  return { kind: "rate", rate: value.value, about, ...spanOf(reading, isSaid ? at : named.next, value.next) };
}

/** "6 from 100 calls give error": what they do is not what they are. */
const givers = new Set(
  "give gives giving return returns produce produces raise raises throw throws yield yields".split(" "),
);

function isPluralAt(reading: Reading, at: number): boolean {
  return singularAt(reading, at) !== word(reading, at);
}

const auxiliaries = new Set(["did", "do", "does", "was", "were", "have", "has"]);

function isAdverb(reading: Reading, at: number): boolean {
  const said = word(reading, at);
  return (
    /^(?:already|deliberately|intentionally|purposely|bereits|schon|absichtlich|ya|deja)$/.test(said) ||
    (said === "ja" && reading.language === "pt")
  );
}

const codeWords = new Set(
  "are is being of return returns returned get got end in with as http status code codes a".split(" "),
);

/** The code of "3% are 429s", "1% 503s", "2% return 500". */
function codeAt(reading: Reading, at: number): { readonly of: string; readonly next: number } | undefined {
  let next = at;
  while (next < at + 3 && codeWords.has(word(reading, next))) next += 1;
  const code = reading.tokens[next]?.text ?? "";
  if (!/^[1-5]\d\ds?$/.test(code)) return undefined;
  const plural = word(reading, next + 1) === "s" && isGlued(reading, next + 1) ? next + 2 : next + 1;
  if (next === at && plural === next + 1 && !code.endsWith("s")) return undefined;
  const noun = /^(?:errors?|responses?|codes?|status)$/.test(word(reading, plural)) ? plural + 1 : plural;
  return { of: code.slice(0, 3), next: noun };
}

/** "30 % à Marseille" is of a place. */
function isAtPlace(reading: Reading, at: number): boolean {
  return word(reading, at) === "a" && placeAt(reading, at) !== undefined;
}

/** What the share is of: "overdue" of "8% overdue", "cancelled" of "20% of them are cancelled". */
function partAt(
  reading: Reading,
  at: number,
  isNamed: boolean,
): { readonly of?: string; readonly next: number } | undefined {
  // "churned 7% monthly"
  if (/^(?:dai|week|month|year|annual|quarter|hour)ly$/.test(word(reading, at))) return { next: at };
  const code = codeAt(reading, at);
  if (code !== undefined) return code;
  // "un 8 % que no se presenta", "5% who forgot"
  if (/^(?:que|qui|that|who|quem)$/.test(word(reading, at)) && isWord(reading, at + 1))
    return partAt(reading, at + 1, isNamed);
  let next = skip(reading, at, ofs);
  const hasOf = next > at;
  // "85% já pagas", "20% already closed", "5% deliberately broken"
  if (isAdverb(reading, next) && isWord(reading, next + 1)) next += 1;
  const direct = phraseAt(reading, next, copulas);
  if (!hasOf && direct !== undefined) {
    const said = predicateFrom(reading, direct.next);
    return said === undefined ? { next: at } : { of: said.text, next: said.next };
  }
  if (hasOf && things.has(word(reading, next))) {
    next += 1;
    const copula = skip(reading, next, copulas);
    const said = predicateFrom(reading, copula);
    return said === undefined ? { next } : { of: said.text, next: said.next };
  }
  if (
    isBreak(reading, next) ||
    !isWord(reading, next) ||
    (!hasOf && (endsPhrase(word(reading, next)) || isAtPlace(reading, next)))
  )
    return hasOf ? undefined : { next: at };
  const said = phraseFrom(reading, next, hasOf ? 4 : 3, givers);
  if (said === undefined) return { next: at };
  // "1 in 20 patients did not show up"
  const isDenied = word(reading, said.next) === "not" && auxiliaries.has(word(reading, said.next - 1));
  const denied = isDenied ? phraseFrom(reading, said.next + 1, 2) : undefined;
  if (denied !== undefined) return { of: written(reading, said.next - 1, denied.next), next: denied.next };
  // "4% left without being seen"
  if (word(reading, said.next) === "being" && isWord(reading, said.next + 1))
    return { of: written(reading, next, said.next + 2), next: said.next + 2 };
  const copula = phraseAt(reading, said.next, copulas);
  // "late in 9% of trips,": the rows, where the outcome stands before and nothing follows.
  const isRows =
    hasOf && isNamed && copula === undefined && isBreak(reading, said.next) && isPluralAt(reading, said.next - 1);
  if (isRows) return { next: said.next };
  // "two out of three customers are women"
  const isOfThings = hasOf || isPluralAt(reading, said.next - 1);
  const predicate = copula === undefined || !isOfThings ? undefined : predicateFrom(reading, copula.next);
  if (predicate !== undefined) return { of: predicate.text, next: predicate.next };
  // "in 7% an objection was filed"
  const deed = copula === undefined || hasOf ? undefined : phraseFrom(reading, copula.next, 1);
  const isDone = deed !== undefined && isParticiple(deed.text, reading.language) && isBreak(reading, deed.next);
  return isDone
    ? { of: `${said.text} ${deed.text}`, next: deed.next }
    : (deedWithTail(reading, next) ?? { of: said.text, next: said.next });
}
