import type { Found } from "../findings.ts";
import { ONLY_PHRASES } from "../text/only-words.ts";
import { cadenceAt } from "./cadence.ts";
import { phraseBefore, phraseFrom } from "./clause.ts";
import { isDecided } from "./decided.ts";
import { deniedDeedAt } from "./denied-deed.ts";
import { durationAt } from "./durations.ts";
import { absence } from "./missing-words.ts";
import { isColumn, isNamedByWords } from "./multiple.ts";
import { emptyOtherwiseAt, forTheRestAt, otherwiseAt } from "./otherwise.ts";
import { periodAt } from "./period-part.ts";
import { phraseAt, phraseList, skip } from "./phrases.ts";
import { emptyAt, noneWhileAt, onlyAt } from "./presence-words.ts";
import { isBreak, isWord, number, type Reading, spanOf, word, written } from "./reading.ts";
import { type ShareSaid, shareSaidAt } from "./share-said.ts";
import { isTimeVerb, subjectOfClause } from "./sides.ts";
import { thenWhichAt } from "./then-which.ts";
import { isThreshold } from "./threshold.ts";
import { unitAt } from "./units.ts";

const weak = phraseList(
  "if|when|whenever|where|once|as soon as|in case of|if it was|if it is|if they|for those|si|s'|cuando|quand|lorsque|wenn|falls|se|quando|unless",
);
/** What may follow "if" that is no condition on the data. */
const polite = new Set(
  "possible you available needed necessary that we i this there it not moglich posible disponible any so then relevant applicable helpful supported".split(
    " ",
  ),
);
/** Nouns that a weak "if" says something about. */
const dependent =
  /(?:reason|date|code|note|notes|comment|amount|id|name|time|number|details|cause|type|grund|datum|motivo|fecha|raison|data|fee|url|value|description|score|address|method|result|country|_at|_on|count|rating|price|level|response|message|category|total|\w{2,}ed|sent|paid|flag|late|overdue)$/;

/** The same, before what they are of: "motivo de rechazo". */
const ofWhat =
  /^(?:reason|cause|date|motivo|razon|razón|causa|fecha|data|codigo|código|grund|raison|motif|date|code)\s(?:of|for|de|del|da|do|du|des|der|für)\s/;

/** "churn reason only for churned accounts", "refund reason if refunded", "delay cause null unless delayed". */
export function onlyWhenAt(reading: Reading, at: number): Found | undefined {
  return (
    thenWhichAt(reading, at) ??
    emptyOtherwiseAt(reading, at) ??
    forTheRestAt(reading, at) ??
    thenAt(reading, at) ??
    onlyThoseAt(reading, at) ??
    noneThenAt(reading, at) ??
    conditional(reading, at) ??
    forThoseOnly(reading, at)
  );
}

function conditional(reading: Reading, at: number): Found | undefined {
  const sure = onlyAt(reading, at);
  const none = sure === undefined ? noneWhileAt(reading, at, leftOf(reading, at)?.first ?? at) : undefined;
  const empty = sure === undefined ? (emptyAt(reading, at) ?? none) : undefined;
  const link = sure ?? empty ?? phraseAt(reading, at, weak);
  if (link === undefined) return undefined;
  // "households asked once a month" tells how often.
  if (word(reading, at) === "once" && cadenceAt(reading, at) !== undefined) return undefined;
  // "CSAT from 1 to 5, empty until resolved": what stands before, whatever it was called.
  const named = leftOf(reading, at) ?? { text: "", first: at };
  const left = emptied.test(word(reading, at)) ? wished(reading, named) : named;
  // "missing for one in ten", "blank for the 18 % that …" is a share and no condition.
  const isShare = empty !== undefined && shareSaidAt(reading, afterThe(reading, link.next)) !== undefined;
  // "quarter-hourly, only for the day 2026-06-10" is when it is.
  if (sure !== undefined && isWhen(reading, at, afterThe(reading, link.next))) return undefined;
  const condition = isShare ? undefined : conditionFrom(reading, link.next);
  if (condition === undefined || isThreshold(reading, link.next) || isDecided(reading, link.next)) return undefined;
  // "upgraded if they differ"
  if (link.next === at + 2 && isDecided(reading, at + 1)) return undefined;
  const rest = empty === undefined ? otherwiseAt(reading, condition.next) : undefined;
  if (!(sure ?? empty ?? rest) && !isLikely(reading, at, left, link.next, condition)) return undefined;
  // "initials, absent for the test in 3%": who was absent, and no initials.
  if (absence.test(word(reading, at)) && shareSaidAt(reading, condition.next + 1) !== undefined) return undefined;
  // "valor total, se foi entregue (95%)" asks whether: a share follows.
  const asks = /^(?:si|se|s')$/.test(word(reading, at)) && word(reading, at - 1) === ",";
  // "date, s'il est signé": a mere date is the row's own.
  if (asks && /^(?:date|fecha|data)$/i.test(left.text)) return undefined;
  const behind = word(reading, condition.next) === "(" ? condition.next + 1 : condition.next;
  if (asks && sure === undefined && shareSaidAt(reading, behind) !== undefined) return undefined;
  const share = shareBehind(reading, condition.next);
  const rate = empty === undefined && share !== undefined ? Number((1 - share.rate).toPrecision(12)) : share?.rate;
  const other = sure === undefined ? undefined : jointBefore(reading, left);
  // "rejection reason unless hired"
  const isTurned = sure === undefined && empty === undefined && word(reading, at) === "unless";
  return {
    kind: "onlyWhen",
    left: left.text,
    ...(other === undefined ? {} : { also: other }),
    when: condition.text,
    ...(sure === undefined ? {} : { only: true as const }),
    ...(isTurned || (empty !== undefined && !isUntil(reading, link.next - 1)) ? { unless: true as const } : {}),
    ...(rest?.is === "zero" ? { value: 0 as const, unless: true as const } : {}),
    ...(rate === undefined ? {} : { rate }),
    ...spanOf(
      reading,
      isApart(reading, at) || isUnitBefore(reading, at) ? at : none === undefined ? left.first : left.first - 1,
      rest?.next ?? share?.next ?? condition.next,
    ),
  };
}

function isWhen(reading: Reading, only: number, at: number): boolean {
  // "6 scans each, only for a week" is how long it goes on.
  const length = durationAt(reading, at);
  if (length !== undefined && isBreak(reading, only - 1) && isBreak(reading, length.next)) return true;
  const start = /^(?:day|days|month|months|year|years|week|weeks|tag|tage|dia|dias|jour|jours)$/.test(word(reading, at))
    ? at + 1
    : at;
  return periodAt(reading, start) !== undefined && (start > at || isBreak(reading, at - 1));
}

/** Whether a mere "if" says when something is there: a "reason if refunded", and a "buyer if sold" where it is said what is sold. */
function isLikely(
  reading: Reading,
  at: number,
  left: { readonly text: string; readonly first: number },
  from: number,
  condition: { readonly text: string; readonly next: number },
): boolean {
  const isWish =
    polite.has(word(reading, from)) &&
    !isOfHappening(reading, from) &&
    word(reading, from - 1) !== "those" &&
    // "scrap reason when not"
    !(word(reading, from) === "not" && (endsClause(reading, from + 1) || isStateSaid(reading, from + 1, left.first)));
  // "csat 1-5 unless dropped"
  if (left.text === "") return word(reading, at) === "unless" && number(reading, at - 1) !== undefined;
  if (isWish) return false;
  if (dependent.test(left.text.toLowerCase()) || ofWhat.test(left.text.toLowerCase())) return true;
  // "district, when it was reported" names a time.
  const isItem =
    isWord(reading, at - 1) &&
    !/^(?:only|just|nur|solo|seulement|so|apenas)$/.test(word(reading, at - 1)) &&
    isBreak(reading, left.first - 1) &&
    (isBreak(reading, condition.next) || word(reading, condition.next) === ")");
  return isItem && !condition.text.includes(" ") && isNamedByWords(reading, condition.text, left.first, condition.next);
}

/** "abandoned 8%, rating if not abandoned" */
function isStateSaid(reading: Reading, at: number, first: number): boolean {
  return endsClause(reading, at + 1) && isNamedByWords(reading, written(reading, at, at + 1), first, at + 1);
}

/** "appeal result if there was one", "error message where it failed": a case, and no wish. */
function isOfHappening(reading: Reading, at: number): boolean {
  if (word(reading, at) === "there") return /^(?:was|is|were|are)$/.test(word(reading, at + 1));
  return (
    word(reading, at) === "it" &&
    /^(?:\p{L}{3,}ed|(?:was|is|has|did|does)(?:n.?t)?|never)$/u.test(word(reading, at + 1))
  );
}

function afterThe(reading: Reading, at: number): number {
  return ["the", "den", "los", "las", "les", "os", "as"].includes(word(reading, at)) ? at + 1 : at;
}

/** The "start date" of "start date and salary only for hired": both, where nothing else stands in their item. */
function jointBefore(reading: Reading, left: { readonly text: string; readonly first: number }): string | undefined {
  if (!/^(?:and|und|y|et|e|&)$/.test(word(reading, left.first - 1))) return undefined;
  const other = phraseBefore(reading, left.first - 1, 3);
  return other !== undefined && isBreak(reading, other.first - 1) ? other.text : undefined;
}

/** The 15 % of "missing for ongoing events (15%)", "(empty if still out, 15%)", with nothing else said of it. */
function shareBehind(reading: Reading, at: number): ShareSaid | undefined {
  // "(empty while it is still out (9%))": the verb of the clause may stand last.
  const verb = /^(?:ist|sind|war|waren|wird|wurde|is|are|was|were)$/.test(word(reading, at)) ? at + 1 : at;
  if (verb > at) return shareBehind(reading, verb);
  const mark = word(reading, at);
  const share = mark === "(" || mark === "," ? shareSaidAt(reading, at + 1) : undefined;
  if (share === undefined) return undefined;
  if (mark === "(") return word(reading, share.next) === ")" ? { ...share, next: share.next + 1 } : undefined;
  return isBreak(reading, share.next) || word(reading, share.next) === ")" ? share : undefined;
}

/** "closed date empty until closed": there where it is closed. */
function isUntil(reading: Reading, at: number): boolean {
  return ["until", "bis", "hasta", "ate", "jusqu'a"].includes(word(reading, at));
}

/** Whether what it is about stands before another clause: "price, which never exceeds the budget and exists only if …". */
function isApart(reading: Reading, at: number): boolean {
  const before = word(reading, at - 1);
  return (
    (before === "and" || before === "but" || before === ",") &&
    subjectOfClause(reading, before === "," ? at - 1 : at) !== undefined
  );
}

/** The field before, without "is", "only" and parentheses; past another clause about it. */
function leftOf(reading: Reading, at: number): { readonly text: string; readonly first: number } | undefined {
  if (isApart(reading, at)) return subjectOfClause(reading, word(reading, at - 1) === "," ? at - 1 : at);
  let end = at;
  while (
    end > 0 &&
    end > at - 3 &&
    ["is", "are", "(", "only", ",", "set", "null", "filled", "present", "stays", "remains", "left", "-", "–"].includes(
      word(reading, end - 1),
    )
  )
    end -= 1;
  if (isTimeVerb(reading, end - 1)) {
    const verb = phraseBefore(reading, end - 1, 3);
    if (verb !== undefined) return { text: written(reading, verb.first, end), first: verb.first };
  }
  if (isUnitOfFigure(reading, end)) return undefined;
  const phrase = phraseBefore(reading, isUnitBefore(reading, end) ? end - 2 : end, 4);
  // "resolved at – never before onset, missing for …": the side of a comparison is not what is said to miss.
  return phrase !== undefined && end < at && /^(?:before|after|than)$/.test(word(reading, phrase.first - 1))
    ? undefined
    : phrase;
}

/** "leave the tracking number blank for open ones": the wish is no part of the name, nor a name of its own. */
function wished(reading: Reading, left: { readonly text: string; readonly first: number }): typeof left {
  if (leaves.test(word(reading, left.first))) return { ...left, text: left.text.replace(/^\S+\s+/, "") };
  const before = /^(?:the|its|their|a|any|that)$/.test(word(reading, left.first - 1)) ? left.first - 2 : left.first - 1;
  return leaves.test(word(reading, before)) ? { ...left, first: before } : left;
}

const emptied = /^(?:empty|blank|null|unset|leer|vaci[oa]s?|vides?|vazi[oa]s?|en|em)$/;
const leaves = /^(?:leave|keep|lass|lasse|deja|dejar|laisse|laisser|laissez|deixe|deixar)$/;

/** "revenue in USD only when converted": the unit is no part of the name. */
function isUnitBefore(reading: Reading, end: number): boolean {
  if (!/^(?:in|en|em)$/.test(word(reading, end - 2))) return false;
  return /^\p{Lu}{3,4}$/u.test(written(reading, end - 1, end)) || unitAt(reading.tokens, end - 1)?.next === end;
}

/** "payout 100-20,000 USD only if accepted": the unit of a figure names nothing. */
function isUnitOfFigure(reading: Reading, end: number): boolean {
  return number(reading, end - 2) !== undefined && unitAt(reading.tokens, end - 1)?.next === end;
}

const onlys = phraseList(`${ONLY_PHRASES}|just|so`);
const asides = phraseList("for|for the|for those|bei|fur|para|para los|para las|pour|pour les|nos|nas");

/** "(deliveries only)", "(nur angenommene)", "(solo web)": of which rows the name before is, by a word that is said elsewhere. */
function onlyThoseAt(reading: Reading, at: number): Found | undefined {
  if (word(reading, at) !== "(") return undefined;
  const led = skip(reading, at + 1, onlys);
  const those = phraseFrom(reading, led > at + 1 ? skip(reading, led, asides) : at + 1, 3, onlyWords);
  const end = those === undefined ? at : led > at + 1 ? those.next : skip(reading, those.next, onlys);
  const left = phraseBefore(reading, at, 4);
  const isSaid = those !== undefined && word(reading, end) === ")" && (led > at + 1 || end > those.next);
  if (those === undefined || left === undefined || !isSaid || !isNamedByWords(reading, those.text, left.first, end + 1))
    return undefined;
  return { kind: "onlyWhen", left: left.text, when: those.text, ...spanOf(reading, left.first, end + 1) };
}

/** "fault code for faulty ones only": of the rows that are so. */
function forThoseOnly(reading: Reading, at: number): Found | undefined {
  const link = phraseAt(reading, at, asides);
  const those = link === undefined ? undefined : phraseFrom(reading, link.next, 3, onlyWords);
  const end = those === undefined ? at : skip(reading, those.next, onlys);
  const left = those === undefined || end === those.next ? undefined : phraseBefore(reading, at, 4);
  if (those === undefined || left === undefined || !endsClause(reading, end)) return undefined;
  const bare = those.text.replace(/\s(?:ones|rows|cases)$/i, "");
  // "decision, APR for approved ones only": how things were decided.
  const isDecided = /^\p{L}+ed$/u.test(bare) && isNamedByWords(reading, "decision status outcome", left.first, end);
  if (!isDecided && !isNamedByWords(reading, bare, left.first, end)) return undefined;
  return { kind: "onlyWhen", left: left.text, when: those.text, ...spanOf(reading, left.first, end) };
}

function endsClause(reading: Reading, at: number): boolean {
  return isBreak(reading, at) || [")", "-", "–", "—"].includes(word(reading, at));
}

const onlyWords = new Set(["only", "seulement", "uniquement", "somente"]);
const noes = phraseList("no|kein|keine|keinen|sin|pas de|pas d'|aucun|aucune|sans|sem");
const thens = phraseList(
  "then|in that case|in this case|for those|for these|dann|in dem fall|entonces|en ese caso|alors|dans ce cas|entao|nesse caso",
);

/** "absent 5% and then no mark" */
const andThens = phraseList(
  "and then|then|and in that case|in that case|and then of course|and then there is|und dann|dann|y entonces|entonces|y en ese caso|et alors|alors|et dans ce cas|e entao|entao|e nesse caso",
);

/** "2% cancelled (no actual dep then)", "closed in 65%, none => no final price": what the last that was shared out lacks. */
function noneThenAt(reading: Reading, at: number): Found | undefined {
  const isElse = phraseAt(reading, at, noneElse);
  const first = skip(reading, at, andThens);
  const denial = isElse ?? phraseAt(reading, first, noes);
  const name = denial === undefined ? undefined : phraseFrom(reading, denial.next, 4, thenWords);
  const behind = name === undefined ? undefined : phraseAt(reading, name.next, thens);
  const isLed = name !== undefined && first > at;
  const end = isLed ? { next: skip(reading, behind?.next ?? name.next, surely) } : behind;
  if (name === undefined || (end === undefined && isElse === undefined)) return undefined;
  const next = end?.next ?? name.next;
  if ((isWord(reading, next) && isElse === undefined) || !isColumn(reading, name.text, at, next)) return undefined;
  const unless = isElse === undefined ? { unless: true as const } : {};
  return { kind: "onlyWhen", left: name.text, when: "", apart: true, ...unless, ...spanOf(reading, at, next) };
}

/** The share was of those that have it; the others have none. */
const noneElse = phraseList(
  "none = > no|none => no|none -> no|otherwise no|else no|if not , no|if not no|sonst kein|sonst keine|si no sin|sinon pas de|senao sem|the rest has no|the rest have no|the others have no",
);
const thenWords = new Set("then dann entonces alors entao ofc obviously naturally either".split(" "));

const then = phraseList(
  "if so|only there|only in those|only in these|only on there|nur dort|nur da|solo ahi|solo alli|seulement la|apenas la|so la|if yes|falls ja|wenn ja|si oui|si es asi|en caso afirmativo|se sim|em caso afirmativo|le cas echeant|only then|and only then|only in that case|only in this case|nur dann|solo entonces|solo en ese caso|seulement alors|seulement dans ce cas|so entao|apenas nesse caso|apenas entao|somente entao",
);

/** "deferred 6% and a deferral reason only then": where what was said last holds. */
function thenAt(reading: Reading, at: number): Found | undefined {
  const link = phraseAt(reading, at, then);
  const left = link === undefined ? undefined : phraseBefore(reading, at, 4);
  if (link === undefined || left === undefined) return undefined;
  return { kind: "onlyWhen", left: left.text, when: "", ...spanOf(reading, left.first, link.next) };
}

/** "only if is insured", "if there was a deal", "for those who quit": what stands before the condition itself. */
const openers = phraseList(
  "is|was|are|were|has|it is|it was|it has|they are|they were|there is|there was|there is a|there was a|there is an|there was an|those|these|them|diese|diesen|esos|esas|estos|estas|ceux-ci|celles-ci|esses|essas|those who|those that|the ones|the ones that|the ones who|who|that|already|es ist|ist|wurde|das|die|diejenigen|esta|fue|es|ha sido|los que|las que|hay|est|a ete|ceux qui|celles qui|il y a|foi|e|esta|os que|as que|ja",
);
const copulas = phraseList("is|are|was|were|has|have|had|has been|have been|had been|were being|are being");
const relatives = /^(?:that|which|who)$/;
const ones = new Set("one any some einen eine eins uno una alguno alguna une un um uma algum alguma".split(" "));
const thoseWords = new Set(
  "those these them diese diesen esos esas estos estas ceux-ci celles-ci esses essas".split(" "),
);
/** "no actual departure on those obviously" */
const surely = phraseList(
  "obviously|of course|ofc|naturally|then|either|naturlich|claro|por supuesto|bien sur|evidemment|obviamente",
);
const denials = new Set("not no never nicht kein keine no nunca pas nao".split(" "));

/** The "on job" of "delivery id only while on a job". */
function placeAt(reading: Reading, at: number): ReturnType<typeof phraseFrom> {
  const preposition = word(reading, at);
  const place = /^(?:on|in|at|under)$/.test(preposition) ? phraseFrom(reading, at + 1, 2) : undefined;
  return place === undefined ? undefined : { text: `${preposition} ${place.text}`, next: place.next };
}

/** Up to six words: "the account is churned", "status = refunded", "not successful". */
export function conditionFrom(
  reading: Reading,
  from: number,
): { readonly text: string; readonly next: number } | undefined {
  const denied = deniedDeedAt(reading, from);
  if (denied !== undefined) return denied;
  // "for those that are not cancelled"
  const opened = skip(reading, skip(reading, from, openers), copulas);
  // "empty if it never did"
  const at =
    /^(?:it|they|he|she|es|er|sie)$/.test(word(reading, opened)) && denials.has(word(reading, opened + 1))
      ? opened + 1
      : opened;
  // "error code only on those", "contact date missing for these"
  if (opened > from && thoseWords.has(word(reading, opened - 1))) {
    const next = skip(reading, opened, surely);
    if (endsClause(reading, next)) return { text: "", next };
  }
  // "if there was one", "falls es eine gab"
  if (ones.has(word(reading, at)) && isBreak(reading, at + 1)) return { text: "one", next: at + 1 };
  if (denials.has(word(reading, at))) {
    const what = phraseFrom(reading, at + 1, 3);
    // "number of children blank if no"
    if (what === undefined) return endsClause(reading, at + 1) ? { text: "no", next: at + 1 } : undefined;
    return { text: written(reading, at, what.next), next: what.next };
  }
  const first = phraseFrom(reading, at, 4) ?? placeAt(reading, at);
  if (first === undefined) return undefined;
  // "only for orders that were shipped": what is said of them.
  if (relatives.test(word(reading, first.next))) {
    const denial = deniedDeedAt(reading, first.next + 1);
    const said = skip(reading, first.next + 1, copulas);
    if (denial !== undefined || said > first.next + 1) return denial ?? conditionFrom(reading, said);
  }
  const isLinked = [
    "is",
    "are",
    "was",
    "were",
    "=",
    "==",
    "has",
    "have",
    "been",
    "ist",
    "es",
    "est",
    "e",
    "in",
  ].includes(word(reading, first.next));
  // "le dossier n'est plus en cours", "ya no está abierto"
  const isMore = isLinked && /^(?:plus|pas|jamais|not|no|never|nicht|nie|nunca)$/.test(word(reading, first.next + 1));
  const from2 = isMore ? first.next + 2 : first.next + 1;
  const behind = isMore && /^(?:en|in|im|em)$/.test(word(reading, from2)) ? from2 + 1 : from2;
  const second = isLinked ? phraseFrom(reading, behind, 3) : undefined;
  if (second === undefined) return first;
  const start = reading.text.lastIndexOf(first.text, reading.tokens[first.next]?.start ?? 0);
  return { text: reading.text.slice(start, spanOf(reading, at, second.next).end), next: second.next };
}
