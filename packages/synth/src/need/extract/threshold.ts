import type { Found } from "../findings.ts";
import { isDecision } from "./decision-words.ts";
import { isColumn, isNamedByWords } from "./multiple.ts";
import { oneBoundAt, trailingBoundAt } from "./one-bound.ts";
import { phraseAt, phraseList, skip } from "./phrases.ts";
import { emptyAt, onlyAt } from "./presence-words.ts";
import { quantityAt } from "./quantity.ts";
import { isBreak, isWord, number, type Reading, spanOf, tokenFrom, word, written } from "./reading.ts";
import { leftOf } from "./sides.ts";
import { type TwoBounds, twoBoundsAt } from "./two-bounds.ts";

type Threshold = Extract<Found, { kind: "threshold" }>;

/** What a flag is said to be: "drifted = yes as soon as", "hot is true when", "surge flag set exactly when". */
const truths = phraseList(
  "true|yes|set|1|y|positive|raised|on|ja|wahr|si|sí|verdadero|oui|vrai|sim|verdadeiro|= true|= yes|= 1|= y|= ja|= si|= oui|= sim|is true|is set|is yes|set to true|set to yes|: yes|: true|becomes true|turns true",
);
const adverbs = phraseList(
  "exactly|only|just|precisely|justo|justamente|juste|exactamente|exatamente|exactement|genau|nur|solo|solamente|seulement|uniquement|apenas|somente",
);
const sure = phraseList(
  "if and only if|iff|exactly when|exactly if|exactly where|only when|only if|genau dann wenn|genau dann , wenn|nur dann wenn|nur dann , wenn|immer dann wenn|immer wenn|immer dann , wenn|dann und nur dann , wenn|genau wenn|nur wenn|si y solo si|solo si|solo cuando|si et seulement si|seulement si|se e somente se|so se|apenas se|as soon as|sobald|en cuanto|des que|des lors que|assim que",
);
const weak = phraseList(
  "if|when|whenever|once|means|means that|meaning|is when|defined as|is defined as|wenn|falls|heisst|bedeutet|si|cuando|siempre que|significa|quand|lorsque|veut dire|se|quando|sempre que|caso",
);
/** "goes over", "is always above": what stands before the bound and is no part of the name. */
const copulas = phraseList(
  "is|are|was|were|be|has|estiver|esteja|este|soit|wird|bleibt|goes|go|gets|rises|rose|climbs|falls|drops|dips|lies|stays|reads|comes|came|of|value|always|ever|from|ab|desde|ist|sind|liegt|steigt|fallt|sinkt|es|esta|sea|est|soit|passe|e|seja|fica|for|sube|baja",
);
const equal = phraseList("is|=|==|equals|was|ist|es|est|e|is exactly|is equal to");
const pronouns =
  /^(?:it|that|this|they|thats|that's|those|es|das|ello|ça|isso|these|diese|esos|esas|ceux-ci|esses|essas)$/i;
const FARTHEST = 7;

/** "escalated if and only if score is over 0.8", "late flag (delay over 15)", "overtime yes if that's more than 8 hrs". */
export function thresholdAt(reading: Reading, at: number): Found | undefined {
  const opened = openedAt(reading, at);
  const said = opened === undefined ? undefined : reachedAt(reading, opened.next);
  if (opened === undefined || said === undefined) return boundThenDecision(reading, at);
  const isBand = opened.isBracket && said.and !== undefined;
  if (isBand || (opened.isBracket && !isOfColumn(reading, opened.next, said))) return undefined;
  // "re-inspection due after 180 days, only for ratings below 3": of what was named before.
  const start = opened.isTruth === undefined ? at : relativeBefore(reading, at);
  const isOfNamed = opened.told !== undefined || start < at;
  const left = flagBefore(reading, start) ?? (isOfNamed ? { text: "", first: start } : undefined);
  // "rows = 5 when possible over 3": a number before it is no name.
  if (left === undefined || (left.text !== "" && number(reading, left.first) !== undefined)) return undefined;
  const { name, is, right, and, or, unit } = said;
  const next = afterVerb(reading, said.next);
  const end = opened.isBracket || word(reading, at) === "(" ? next + (word(reading, next) === ")" ? 1 : 0) : next;
  return {
    kind: "threshold",
    left: left.text,
    number: pronouns.test(name) ? "" : name,
    is,
    right,
    ...(and === undefined ? {} : { and }),
    ...(or === undefined ? {} : { or }),
    ...(unit === undefined ? {} : { unit }),
    ...(opened.isTruth === undefined ? {} : { isTruth: opened.isTruth }),
    ...(opened.told === undefined ? {} : { told: opened.told }),
    ...spanOf(reading, start, end),
  };
}

/** "wenn die Temperatur über 8 °C liegt": a German clause ends in its verb. */
function afterVerb(reading: Reading, at: number): number {
  const isVerb = reading.language === "de" && finalVerbs.test(word(reading, at));
  return isVerb && endsClause(reading, at + 1) ? at + 1 : at;
}

const finalVerbs =
  /^(?:ist|sind|liegt|liegen|steigt|steigen|fallt|fallen|sinkt|sinken|bleibt|war|waren|lag|stieg|geht|klettert|betragt)$/;

/** "ab 5 bestanden", "from 620 approved": the bound of the figure before it, and then what it decides. */
function boundThenDecision(reading: Reading, at: number): Threshold | undefined {
  if (!isBreak(reading, at - 1) || at === 0) return undefined;
  const said = reachedAt(reading, at) ?? fromAt(reading, at, false);
  const left = said === undefined ? "" : written(reading, said.next, said.next + 1);
  const isPlain = said?.name === "" && said.is !== "=" && said.and === undefined && said.or === undefined;
  if (said === undefined || !isPlain || !isDecision(left) || !isBreak(reading, said.next + 1)) return undefined;
  const unit = said.unit === undefined ? {} : { unit: said.unit };
  const { is, right, next } = said;
  return { kind: "threshold", left, number: "", is, right, ...unit, ...spanOf(reading, at, next) };
}

/** The begin of "que es sí cuando", "which is true if": it is said of what stands before. */
export function relativeBefore(reading: Reading, at: number): number {
  const isVerb = /^(?:is|are|was|ist|war|es|est|e|son|sera|vale)$/.test(word(reading, at - 1));
  return isVerb && /^(?:which|that|who|que|qui|das|der|die)$/.test(word(reading, at - 2)) ? at - 2 : at;
}

/** Whether a condition at a token is told by a number: "alert when the score is above 0.7" names no member. */
export function isThreshold(reading: Reading, at: number): boolean {
  return reachedAt(reading, at) !== undefined;
}

interface Opened {
  readonly next: number;
  readonly isBracket: boolean;
  /** It says itself that a flag is told: "= yes as soon as". */
  readonly isTruth?: true;
  /** It says that a value is there, or is not. */
  readonly told?: "present" | "missing";
}

/** What opens a condition that decides a flag: "set exactly when", "yes if", or a bracket right behind it. */
export function openedAt(reading: Reading, at: number): Opened | undefined {
  const isBracket = word(reading, at) === "(";
  const from = isBracket ? at + 1 : at;
  // "si et seulement si": no yes, though "sí" is one.
  const sureAtOnce = phraseAt(reading, from, sure);
  const truth = sureAtOnce === undefined ? skip(reading, from, truths) : from;
  const certain = sureAtOnce ?? phraseAt(reading, truth, sure);
  const link =
    certain ??
    phraseAt(reading, skip(reading, truth, adverbs), weak) ??
    // "admis si au moins 12": the "si" is no yes.
    (truth > from ? (phraseAt(reading, truth, withs) ?? phraseAt(reading, from, weak)) : undefined);
  const isTruth = truth > from ? { isTruth: true as const } : {};
  if (link !== undefined) return { next: link.next, isBracket: false, ...isTruth };
  // "complaint text only for ratings below 3", "callback blank where the wait is under 60"
  const there = onlyAt(reading, from);
  const none = there === undefined ? emptyAt(reading, from) : undefined;
  const told = there ?? none;
  if (told !== undefined && reachedAt(reading, told.next) !== undefined)
    return { next: told.next, isBracket: false, told: none === undefined ? "present" : "missing" };
  // "sybil flag from 0.7 upward"
  if (/^(?:flag|indicator|marker)$/.test(word(reading, at - 1)) && reachedAt(reading, at)?.name === "")
    return { next: at, isBracket: false };
  return decidedBy(reading, at) ?? (isBracket ? { next: from, isBracket: true } : undefined);
}

const withs = phraseList(
  "with|only with|only at|at|from|only from|just with|with a|with an|mit|nur mit|bei|erst ab|erst bei|con|solo con|con un|con una|avec|avec un|avec une|com|so com|com um|com uma|a partir",
);

/** "blocked above 0.9", "selected only with 7 or more", "drifted = score above 0.3": the bound decides what stands before it. */
function decidedBy(reading: Reading, at: number): Opened | undefined {
  // "only with" begins at "only".
  if (word(reading, at - 1) === "only" || isBreak(reading, at - 1)) return undefined;
  if (word(reading, at) === "=") {
    const said = reachedAt(reading, at + 1);
    const isOfOther = said !== undefined && said.name !== "" && said.is !== "=";
    const isOther = isOfOther && isNamedByWords(reading, said.name, at, said.next);
    return isOther && endsClause(reading, said.next) ? { next: at + 1, isBracket: false } : undefined;
  }
  if (!isDecisionBefore(reading, at) || !listsBefore(reading, at)) return undefined;
  const link = skip(reading, at, withs);
  for (const next of link > at ? [link, at] : [at]) {
    const said = reachedAt(reading, next);
    // "offers declined 0-3" is how many.
    const decides = said !== undefined && said.is !== "=" && said.and === undefined;
    if (decides && said.name === "" && endsClause(reading, said.next)) return { next, isBracket: false };
  }
  return undefined;
}

/** "blocked", "heat alarm", "flagged as sybil", "exceeds limit true", "deco stop required". */
function isDecisionBefore(reading: Reading, at: number): boolean {
  const last = phraseAt(reading, at - 1, truths) === undefined ? at - 1 : at - 2;
  const isJudged = [2, 3].some(
    (back) => judged.test(word(reading, last - back)) && word(reading, last - back + 1) === "as",
  );
  const isSo = isJudged || isDecision(word(reading, last)) || isDecision(word(reading, last - 1));
  return isSo && beginsShort(reading, last);
}

const judged = /^(?:flagged|marked|classed|classified|tagged|labelled|labeled|deemed|rated|treated|considered)$/;
const MOST_WORDS = 4;

/** Few words, at the head of their item: "heat alarm", "blocked". */
function beginsShort(reading: Reading, last: number): boolean {
  if (/^(?:number|count|share|amount|no|nr|anzahl|numero|nombre)$/.test(word(reading, last - 1))) return false;
  return Array.from({ length: MOST_WORDS }, (_, back) => last - back).some((first) => {
    const before = word(reading, first - 1);
    return (
      isWord(reading, first) &&
      (first === 0 || isBreak(reading, first - 1) || /^(?:and|und|y|et|e|-|–|\()$/.test(before))
    );
  });
}

/** Columns were listed before: one of them may decide it. */
function listsBefore(reading: Reading, at: number): boolean {
  return reading.tokens.slice(0, at).some((token, index) => token.kind === "break" && index > 0);
}

function endsClause(reading: Reading, at: number): boolean {
  return isBreak(reading, at) || /^(?:and|und|y|et|e|-|–|\))$/.test(word(reading, at));
}

function boundAt(reading: Reading, at: number): Found | undefined {
  return oneBoundAt(reading, at) ?? trailingBoundAt(reading, at);
}

/** "late yes/no (yes when": what the flag may be is no part of its name. */
export function flagBefore(reading: Reading, at: number): ReturnType<typeof leftOf> {
  const isPair = /^(?:no|n|nein|non|nao|false|yes|y)$/.test(word(reading, at - 1)) && word(reading, at - 2) === "/";
  const left = isPair ? leftOf(reading, at - 3) : leftOf(reading, at);
  if (left === undefined) return undefined;
  // "flagged as sybil", "over capacity" are the whole names.
  const isJudged = word(reading, left.first - 1) === "as" && judged.test(word(reading, left.first - 2));
  const first = isJudged ? left.first - 2 : left.first - (isBeyond(reading, left.first - 1) ? 1 : 0);
  return first === left.first ? left : { ...left, first, text: `${written(reading, first, left.first)} ${left.text}` };
}

/** The "over" of "over capacity", at the head of its item. */
function isBeyond(reading: Reading, at: number): boolean {
  const beyond = /^(?:over|above|below|under|outside|within|out|uber|unter|sobre|bajo|hors|acima|abaixo)$/;
  return beyond.test(word(reading, at)) && (at === 0 || isBreak(reading, at - 1));
}

interface Reached extends Pick<Threshold, "is" | "right" | "and" | "or" | "unit"> {
  readonly name: string;
  readonly nameEnd: number;
  readonly next: number;
}

/** The name of a number, how it is compared, and with what. */
export function reachedAt(reading: Reading, from: number): Reached | undefined {
  const enclosed = enclosedAt(reading, from);
  if (enclosed !== undefined) return enclosed;
  for (let at = from; at < from + FARTHEST; at += 1) {
    if (at > from && !isWord(reading, at - 1)) return undefined;
    if (isBreak(reading, at)) return undefined;
    const name = nameOf(reading, from, at);
    const both = twoBoundsAt(reading, at);
    if (both !== undefined) return { name: name.text, nameEnd: name.end, ...bothOf(both) };
    const bound = boundAt(reading, at);
    if (bound?.kind === "range") {
      const compared = comparedWith(bound);
      return compared === undefined
        ? undefined
        : {
            name: name.text,
            nameEnd: name.end,
            ...compared,
            next: afterQuality(reading, tokenFrom(reading, at, bound.end)),
          };
    }
    const least = at === from ? fromAt(reading, at) : reachingAt(reading, from, at);
    if (least !== undefined) return least;
    const same = phraseAt(reading, at, equal);
    // "only if there was one" counts nothing.
    const isThere =
      name.text === "there" || /^(?:one|einen?|una?|une?|uma?|any)$/.test(word(reading, same?.next ?? at));
    const value = same === undefined || isThere ? undefined : quantityAt(reading, same.next);
    if (value !== undefined && value.unit?.symbol !== "%" && !isRangeBehind(reading, same?.next ?? at)) {
      const unit = value.unit === undefined ? {} : { unit: value.unit.symbol };
      return { name: name.text, nameEnd: name.end, is: "=", right: value.value, ...unit, next: value.next };
    }
  }
  return undefined;
}

const ups: Readonly<Record<string, readonly [">" | ">=", "<" | "<="]>> = {
  "<": [">", "<"],
  "<=": [">=", "<="],
  "≤": [">=", "<="],
};

/** "95 <= assay <= 105": two bounds around the name. */
function enclosedAt(reading: Reading, at: number): Reached | undefined {
  const low = number(reading, at) === undefined ? undefined : quantityAt(reading, at);
  const least = low === undefined ? undefined : ups[word(reading, low.next)];
  if (low === undefined || least === undefined) return undefined;
  let end = low.next + 1;
  while (isWord(reading, end) && end < low.next + 5) end += 1;
  const most = end === low.next + 1 ? undefined : ups[word(reading, end)];
  const high = most === undefined ? undefined : quantityAt(reading, end + 1);
  if (most === undefined || high === undefined || high.value < low.value) return undefined;
  const unit = high.unit ?? low.unit;
  return {
    name: written(reading, low.next + 1, end),
    nameEnd: end,
    is: least[0],
    right: low.value,
    and: { is: most[1], right: high.value },
    ...(unit === undefined ? {} : { unit: unit.symbol }),
    next: high.next,
  };
}

const froms = phraseList("from|ab|desde|a partir de|a partir du|des|von");
/** What comes to a figure, whatever its way there: "when those reach 5", "sobald er 5 erreicht". */
export const reaches = phraseList(
  "meets|reaches|reach|reached|has reached|have reached|hits|hit|gets to|get to|comes to|amounts to|erreicht|erreichen|alcanza|alcanzan|llega a|llegan a|atteint|atteignent|arrive a|atinge|atingem|chega a|chegam a",
);

/** "score reaches 640": at least so much, behind the name of what does so. */
function reachingAt(reading: Reading, from: number, at: number): Reached | undefined {
  const verb = at === from ? undefined : phraseAt(reading, at, reaches);
  const value = verb === undefined ? undefined : quantityAt(reading, verb.next);
  if (value === undefined) return undefined;
  const unit = value.unit === undefined ? {} : { unit: value.unit.symbol };
  const name = nameOf(reading, from, at);
  return { name: name.text, nameEnd: name.end, is: ">=", right: value.value, ...unit, next: value.next };
}

/** "approved from 620": at least so much, where no end follows. */
function fromAt(reading: Reading, at: number, isLast = true): Reached | undefined {
  const link = phraseAt(reading, at, froms);
  const value = link === undefined ? undefined : quantityAt(reading, link.next);
  if (value === undefined || value.unit?.dimension === "time") return undefined;
  if (isLast && !endsClause(reading, value.next)) return undefined;
  const unit = value.unit === undefined ? {} : { unit: value.unit.symbol };
  return { name: "", nameEnd: at, is: ">=", right: value.value, ...unit, next: value.next };
}

function bothOf({ first, second, joint, unit, next }: TwoBounds): Omit<Reached, "name" | "nameEnd"> {
  return { ...first, [joint]: second, ...(unit === undefined ? {} : { unit }), next };
}

/** "more than 5 minutes late": what the measure is of is no name. */
function afterQuality(reading: Reading, at: number): number {
  if (word(reading, at) === "in" && word(reading, at + 1) === "between") return at + 2;
  return qualities.test(word(reading, at)) && (isBreak(reading, at + 1) || word(reading, at + 1) === ")") ? at + 1 : at;
}

const qualities =
  /^(?:apart|between|late|delayed|overdue|early|old|long|high|tall|deep|away|zu spat|verspatet|alt|tarde|retard|atrasado|atrasada|retrasado)$/;

/** "grade is 6 or more" is no equality. */
function isRangeBehind(reading: Reading, at: number): boolean {
  return trailingBoundAt(reading, at) !== undefined;
}

/** The name between two tokens, without the verb behind it. */
export function nameOf(reading: Reading, from: number, to: number): { readonly text: string; readonly end: number } {
  let end = to;
  while (end > from && phraseAt(reading, end - 1, copulas)?.next === end) end -= 1;
  return { text: end === from ? "" : written(reading, from, end), end };
}

function comparedWith(bound: Extract<Found, { kind: "range" }>): Pick<Threshold, "is" | "right" | "unit"> | undefined {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum } = bound;
  if ((minimum === undefined) === (maximum === undefined)) return undefined;
  const unit = bound.unit === undefined ? {} : { unit: bound.unit };
  if (minimum !== undefined) return { is: exclusiveMinimum === true ? ">" : ">=", right: minimum, ...unit };
  return { is: exclusiveMaximum === true ? "<" : "<=", right: maximum ?? 0, ...unit };
}

/** "late flag (delay over 15)": the bracket names a column that stands elsewhere, and nothing but its bound. */
function isOfColumn(reading: Reading, from: number, { name, nameEnd, next }: Reached): boolean {
  if (name === "" || word(reading, next) !== ")") return false;
  const words = name.split(/\s+/).length;
  return nameEnd - from === words && isColumn(reading, name, from, next);
}
