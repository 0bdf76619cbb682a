import type { Found } from "../findings.ts";
import { endsPhrase, phraseFrom } from "./clause.ts";
import { freeOfChargeAt } from "./free-of-charge.ts";
import { isColumn, isNamedByWords } from "./multiple.ts";
import { neverDoneAt } from "./never-done.ts";
import { conditionFrom } from "./only-when.ts";
import { phraseAt, phraseList, phrases, skip } from "./phrases.ts";
import { isBreak, isWord, number, type Reading, spanOf, word, written } from "./reading.ts";
import { shareWithAt } from "./share-with.ts";
import { isTimeVerb } from "./sides.ts";
import { valueWhenAt } from "./value-when.ts";
import { whoLacksAt } from "./who-lacks.ts";

/** What is so in some cases: the case first ("in a fault the power is 0") or last ("no mark when absent"). */
export function caseClauseAt(reading: Reading, at: number): Found | undefined {
  const ofThose = shareWithAt(reading, at) ?? neverDoneAt(reading, at);
  if (ofThose !== undefined) return ofThose;
  if (at > 0 && !opensClause(reading, at)) return undefined;
  return (
    lackWhen(reading, at) ??
    inThatCase(reading, at) ??
    caseFirst(reading, at) ??
    whoLacksAt(reading, at) ??
    ofWhich(reading, at) ??
    zeroWhen(reading, at) ??
    freeOfChargeAt(reading, at) ??
    valueWhenAt(reading, at)
  );
}

function opensClause(reading: Reading, at: number): boolean {
  return (
    isBreak(reading, at - 1) ||
    /^(?:\(|-|–|—|and|so|but|with|und|y|et|e|mas|pero|mais|aber)$/.test(word(reading, at - 1))
  );
}

const no = phraseList(
  "no|kein|keine|keinen|sin|ningun|ninguna|no hay|no habra|no existe|pas de|pas d'|aucun|aucune|sans|sem|nenhum|nenhuma|nao ha|nao havera|nao existe",
);
const when = phraseList(
  "when|if|where|whenever|while|whilst|as long as|so long as|on|on a|on an|in case of|in case of a|for a|wenn|falls|solange|bei|bei einem|bei einer|si|cuando|mientras|en caso de|quand|lorsque|tant que|en cas de|se|quando|enquanto|em caso de|para|pour|fur|for",
);
const unless = phraseList(
  "unless|until|before|es sei denn|bis|ausser wenn|a menos que|salvo si|hasta|hasta que|sauf si|jusqu'a|exceto se|a nao ser que|ate",
);
const links = new Set("unless until before solange mientras enquanto hasta salvo sauf exceto tant".split(" "));

/** "no mark when absent", "no tenant where vacant", "no paid date unless paid" */
function lackWhen(reading: Reading, at: number): Found | undefined {
  const denial = phraseAt(reading, at, no);
  const name = denial === undefined ? undefined : phraseFrom(reading, denial.next, 3, links);
  const turned = name === undefined ? undefined : phraseAt(reading, name.next, unless);
  const link = name === undefined ? undefined : (turned ?? phraseAt(reading, name.next, when));
  const condition = link === undefined ? undefined : conditionFrom(reading, link.next);
  if (name === undefined || condition === undefined) return undefined;
  // "no time for the disqualified" of a column "time"
  const isKept =
    isKnown(reading, name.text, at, condition.next) ||
    (isColumn(reading, name.text, at, condition.next) && isKnown(reading, condition.text, at, condition.next));
  if (!isKept) return undefined;
  const lack = lacking(reading, at, condition.next, name.text, condition.text);
  if (turned === undefined || lack.kind !== "onlyWhen") return lack;
  const { unless: _, ...present } = lack;
  return present;
}

const thatCase = phraseList(
  "in which case|in that case|in this case|in those cases|in these cases|in which cases|then|and then|in diesem fall|in dem fall|in diesen fallen|in dem falle|dann|und dann|en cuyo caso|en ese caso|en esos casos|entonces|auquel cas|dans ce cas|dans ces cas|alors|caso em que|nesse caso|neste caso|nesses casos|entao",
);
const thereIs = phraseList(
  "there is|there's|there are|there will be|they have|it has|we have|gibt es|il n'y a|ils n'ont|elle n'a|il n'a",
);

/** "absent 3%, in which case no mark", "storniert 4 %, dann bleibt der Betrag leer": of what was said right before. */
export function inThatCase(reading: Reading, at: number): Found | undefined {
  const link = phraseAt(reading, at, thatCase);
  const told = link === undefined ? undefined : outcomeAt(reading, skip(reading, link.next, thereIs));
  if (told === undefined || !isBreakOrEnd(reading, told.next)) return undefined;
  return isKnown(reading, told.name, at, told.next)
    ? found(reading, at, told.next, told.name, "", told.outcome)
    : undefined;
}

function isBreakOrEnd(reading: Reading, at: number): boolean {
  return isBreak(reading, at) || [")", "-", "–"].includes(word(reading, at));
}

type Outcome = { readonly lacks: true } | { readonly value: 0 };
const outcomes = phrases<Outcome>([
  [
    { lacks: true },
    "empty|blank|null|missing|left empty|left blank|unset|not set|leer|vacio|vacia|vacios|vacias|vide|vides|vazio|vazia|vazios|vazias|nulo|nula",
  ],
  [
    { value: 0 },
    "0|zero|nil|null euro|cero|zero euros|zéro|nought|always 0|always zero|immer 0|siempre 0|toujours 0|sempre 0",
  ],
]);
const are = phraseList(
  "is|are|stays|stay|remains|remain|must be|should be|is always|are always|is left|are left|ist|sind|bleibt|bleiben|es|son|queda|quedan|est|sont|reste|restent|e|sao|fica|ficam|has to be|has|have",
);
const cases = phraseList(
  "in|for|on|with|when|if|where|during|bei|im|mit|fur|wenn|en|con|para|si|cuando|dans|avec|pour|quand|em|com|se|quando|nos|nas|en los|en las",
);
const ever = phraseList("is ever|are ever|is|are|was|were|has been|gets|wird|werden|se");
const LONGEST = 5;

/** "in a FAULT the power is 0", "bei ICMP bleiben die Ports leer", "for priority 4 no unit is ever sent". */
function caseFirst(reading: Reading, at: number): Found | undefined {
  const link = phraseAt(reading, at, cases);
  if (link === undefined) return undefined;
  if (pronouns.has(word(reading, link.next))) {
    // "11% denied and on those paid is zero"
    const told = outcomeAt(reading, link.next + 1);
    return told === undefined || !isKnown(reading, told.name, at, told.next)
      ? undefined
      : found(reading, at, told.next, told.name, "", told.outcome);
  }
  const start = skipArticles(reading, link.next);
  const ends = Array.from({ length: LONGEST }, (_, step) => start + 1 + step);
  // "con el motor apagado la velocidad es 0": the second article begins what is told.
  const second = ends.find((end) => articles.test(word(reading, end)) && phraseAt(reading, end - 1, are) === undefined);
  for (const end of second === undefined ? ends : [second]) {
    const isInside = isWord(reading, end - 1) || number(reading, end - 1) !== undefined;
    if (!isInside || isBreak(reading, end - 1)) return undefined;
    const told = outcomeAt(reading, word(reading, end) === "," ? end + 1 : end);
    if (told === undefined) continue;
    const condition = written(reading, start, end);
    if ([told.name, condition].every((name) => isKnown(reading, name, start, told.next)))
      return found(reading, at, told.next, told.name, condition, told.outcome);
  }
  return undefined;
}

/** "the power is 0", "bleiben die Ports leer", "no unit is ever sent" */
function outcomeAt(
  reading: Reading,
  at: number,
): { readonly name: string; readonly outcome: Outcome; readonly next: number } | undefined {
  const denial = phraseAt(reading, at, no);
  if (denial !== undefined) {
    const name = phraseFrom(reading, denial.next, 3);
    if (name === undefined) return undefined;
    const verb = phraseAt(reading, name.next, ever);
    const next = verb !== undefined && isWord(reading, verb.next) ? verb.next + 1 : name.next;
    return { name: name.text, outcome: { lacks: true }, next };
  }
  const before = phraseAt(reading, at, are);
  const name = phraseFrom(reading, before?.next ?? at, 3, outcomeWords);
  if (name === undefined) return undefined;
  const verb = before === undefined ? phraseAt(reading, name.next, are) : { next: name.next };
  const outcome = verb === undefined ? undefined : phraseAt(reading, verb.next, outcomes);
  if (outcome === undefined || endsOtherwise(reading, outcome.next)) return undefined;
  return { name: name.text, outcome: outcome.meaning, next: outcome.next };
}

const outcomeWords = new Set(
  "empty blank null missing leer vacio vacia vide vides vazio vazia zero cero are is es est bleibt bleiben stays".split(
    " ",
  ),
);
const have = phraseList(
  "have|has|carry|carries|get|gets|show|shows|come with|haben|hat|tienen|tiene|llevan|ont|a|tem|têm|levam|do not have|don't have|never have|have never",
);
const pronouns = new Set("those these they diese die esos esas estos estas ceux-ci esses essas estes".split(" "));

/** "withdrawals carry no path or next hop", "those have no actual times", "only paid ones have a payment date". */
function ofWhich(reading: Reading, at: number): Found | undefined {
  const only = phraseAt(reading, at, phraseOnly);
  const start = skipArticles(reading, only?.next ?? at);
  const subject = subjectAt(reading, start);
  const verb = subject === undefined ? undefined : phraseAt(reading, subject.next, have);
  if (subject === undefined || verb === undefined) return undefined;
  const isDenied =
    /^(?:do|don't|never)$/.test(word(reading, subject.next)) || /never$/.test(word(reading, verb.next - 1));
  const denial = only === undefined && !isDenied ? phraseAt(reading, verb.next, no) : { next: verb.next };
  const name = denial === undefined ? undefined : phraseFrom(reading, denial.next, 3, outcomeWords);
  if (denial === undefined || name === undefined) return emptyOf(reading, at, subject, verb.next);
  const or = ["or", "nor", "oder", "ni", "ou", "nem"].includes(word(reading, name.next));
  const other = or ? phraseFrom(reading, name.next + 1, 3) : undefined;
  const names = other === undefined ? name.text : `${name.text} or ${other.text}`;
  const next = other?.next ?? name.next;
  const isSaid = subject.text === "" || isKnown(reading, subject.text, start, next);
  // "only paid ones have a payment date" may name it for the first time.
  const isOfName = only !== undefined || isKnown(reading, name.text, start, next);
  if (!isSaid || !isOfName || number(reading, verb.next) !== undefined) return undefined;
  if (only === undefined) return lacking(reading, at, next, names, subject.text);
  return { kind: "onlyWhen", left: names, when: subject.text, apart: true, ...spanOf(reading, at, next) };
}

const phraseOnly = phraseList(
  "only|only the|nur|nur die|solo|solo los|solo las|seuls les|seules les|so|so as|so os|apenas|apenas os|apenas as|somente os|somente as",
);

/** "still-open alerts have resolved at empty" */
function emptyOf(
  reading: Reading,
  at: number,
  subject: { readonly text: string; readonly next: number },
  from: number,
): Found | undefined {
  const name = nameAt(reading, from);
  const outcome = name === undefined ? undefined : phraseAt(reading, name.next, outcomes);
  if (name === undefined || outcome === undefined) return undefined;
  const isSaid = isKnown(reading, name.text, at, outcome.next) && isKnown(reading, subject.text, at, outcome.next);
  return isSaid ? found(reading, at, outcome.next, name.text, subject.text, outcome.meaning) : undefined;
}

/** "resolved at empty": a participle and its particle name a time. */
function nameAt(reading: Reading, at: number): ReturnType<typeof phraseFrom> {
  const name = phraseFrom(reading, at, 4, outcomeWords);
  return name !== undefined && isTimeVerb(reading, name.next)
    ? { text: `${name.text} ${word(reading, name.next)}`, next: name.next + 1 }
    : name;
}

function subjectAt(reading: Reading, at: number): { readonly text: string; readonly next: number } | undefined {
  if (pronouns.has(word(reading, at))) return { text: "", next: at + 1 };
  const subject = phraseFrom(reading, at, 4, haveWords);
  return subject === undefined || endsPhrase(word(reading, at)) ? undefined : subject;
}

const haveWords = new Set(
  "have has carry carries get gets show shows haben hat tienen tiene llevan ont tem levam do don't never come".split(
    " ",
  ),
);

/** "paid is zero on denied claims", "the fee is 0 for members", "members go free" says no name. */
function zeroWhen(reading: Reading, at: number): Found | undefined {
  const name = phraseFrom(reading, skipArticles(reading, at), 3, outcomeWords);
  const verb = name === undefined ? undefined : phraseAt(reading, name.next, are);
  const outcome = verb === undefined ? undefined : phraseAt(reading, verb.next, outcomes);
  const link = outcome === undefined || "lacks" in outcome.meaning ? undefined : phraseAt(reading, outcome.next, cases);
  const condition = link === undefined ? undefined : conditionFrom(reading, link.next);
  if (name === undefined || condition === undefined || outcome === undefined) return undefined;
  if (!isKnown(reading, name.text, at, condition.next)) return undefined;
  return found(reading, at, condition.next, name.text, condition.text, outcome.meaning);
}

function found(reading: Reading, from: number, next: number, name: string, condition: string, outcome: Outcome): Found {
  if ("lacks" in outcome) return lacking(reading, from, next, name, condition);
  return { kind: "onlyWhen", left: name, when: condition, value: 0, apart: true, ...spanOf(reading, from, next) };
}

function lacking(reading: Reading, from: number, next: number, name: string, condition: string): Found {
  return { kind: "onlyWhen", left: name, when: condition, unless: true, apart: true, ...spanOf(reading, from, next) };
}

/** "is 0 to 5", "is null in 3%" say something else. */
function endsOtherwise(reading: Reading, at: number): boolean {
  return !isBreak(reading, at) && !/^(?:\)|-|–|and|und|y|et|e|or|then)$/.test(word(reading, at));
}

/** A name or a case that other words of the need speak of too. */
function isKnown(reading: Reading, name: string, from: number, next: number): boolean {
  return isNamedByWords(reading, name, from, next);
}

const articles = /^(?:the|der|die|das|el|la|los|las|le|les|o|os|as)$/;

function skipArticles(reading: Reading, at: number): number {
  let next = at;
  while (
    next < at + 2 &&
    /^(?:the|a|an|any|all|der|die|das|den|dem|einem|einer|el|la|los|las|un|una|le|les|une|o|os|as|um|uma|those|these)$/.test(
      word(reading, next),
    ) &&
    isWord(reading, next + 1)
  )
    next += 1;
  return pronouns.has(word(reading, at)) && next === at + 1 && /^(?:have|has|carry|get)$/.test(word(reading, next))
    ? at
    : next;
}
