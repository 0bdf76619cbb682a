import { number, word } from "../../../extract/reading.ts";
import type { Findings } from "../../../findings.ts";
import { wordSet } from "../../../text/word-set.ts";
import { isSomebody } from "../broad-words.ts";
import { ageGroupOf } from "../natural-ages.ts";
import { foldedOf, isWall } from "../quantities/clauses.ts";
import type { NeedReading } from "../quantities/need-reading.ts";
import type { Claim, Fact } from "./claim.ts";
import { onEachRow } from "./each-row.ts";
import { headRootsOf } from "./heads.ts";
import { scopeAt } from "./nowhere.ts";
import { fors, isBeforeOnly, isOnlyOnes, onlies, withMannerEnd, withoutManner } from "./only-ones.ts";
import { factsOf, isDenial, rootsOf } from "./parts-of-text.ts";
import { type Restriction, restrictionAt } from "./restrictions.ts";
import { areAmong, rootOf } from "./roots.ts";
import { stateAt } from "./state-phrases.ts";
import { undoneRowsAt } from "./undone-rows.ts";

const alls = wordSet(
  "all every each everyone everybody always alle jede jeder jedes immer samtliche cada todos todas siempre tous toutes chaque toujours sempre",
);
const nones = wordSet(
  "no none never nobody noone keine kein keiner keines nie niemals niemand ningun ninguno ninguna nunca nadie aucun aucune jamais personne nenhum nenhuma ninguem",
);
const nevers = wordSet("never nie niemals nunca jamas jamais");
const passing = wordSet(
  "more less fewer later earlier greater other extra additional longer matter one two doubt problem need idea hurry",
);
const choices = wordSet("or oder o ou");
const nearly = wordSet("not almost nearly nicht fast casi presque quase practically mostly");
const conditions =
  /^(?:if|when|unless|except|apart|besides|until|wenn|falls|ausser|si|cuando|excepto|salvo|sauf|quand|se|quando|exceto|but|only|nur|solo|apenas|seulement|than|later|without|ohne|sin|sans|sem)$/;
/** Without the "with delay 0", "with no delay" of "every train is on time with delay 0", which says the same again. */
function withoutNothing(reading: NeedReading, at: number, next: number): number {
  for (let back = next - 1; back > at + 1 && back > next - LONGEST_NOTHING; back--) {
    if (!withs.has(word(reading, back))) continue;
    const rest = foldedOf(reading, back + 1, next);
    return /^(?:no|zero|any|kein\p{L}*|ningun\p{L}*|aucun\p{L}*|nenhum\p{L}*) \p{L}{3,}$|(?:^| )0(?: \p{L}{1,12}){0,3}$/u.test(
      rest,
    )
      ? back
      : next;
  }
  return next;
}

const withs = wordSet("with without mit ohne con sin avec sans com sem");
const LONGEST_NOTHING = 6;

const prepositions = wordSet(
  "of on in from among at der des von aus auf in im de del en des du da do dos das no na nos nas",
);
export const auxiliaries = wordSet(
  "is are was were be been being has have had do does did can could may might must should shall will would gets got get stays stay remains remain ist sind war waren wird werden wurde wurden hat haben kann darf muss mussen soll sollen bleibt es son fue fueron ha han esta estan debe deben est sont ont doit doivent ete foi foram sao esta estao tem deve devem",
);

/** Said of all rows, or of none. */
export interface Universal extends Claim {
  /** What is told by a verb: "is delivered". Else all words of the clause are taken for it. */
  readonly hasVerb: boolean;
  /** The roots of what it is told of by a verb: the "invoice" of "every invoice is paid". */
  readonly subject: readonly string[];
  /** The column that is always so: the "savings" of "savings never negative", the "newsletter" of "newsletter is true for everybody". */
  readonly of: readonly string[];
  /** "no fraud at all": there is nothing of it. */
  readonly isNowhere: boolean;
}

const LONGEST = 18;
const untold = { hasVerb: false, subject: [], of: [], isNowhere: false };

/** "every order is delivered", "none of the 600 loans has been repaid", "nobody smokes": what is said of all rows. */
export function universalsOf(reading: NeedReading, findings: Findings, claims: readonly Claim[]): readonly Universal[] {
  const days = findings.found.filter((each) => each.kind === "weekdays" && each.days.length > 1);
  // "Monday to Friday only" is no one day.
  const said = saidOfAll(reading, findings, claims);
  return said.filter(({ span }) => !days.some(({ start, end }) => start <= span.start && span.end <= end));
}

function saidOfAll(reading: NeedReading, { found }: Findings, claims: readonly Claim[]): readonly Universal[] {
  const lists = found.filter(({ kind }) => kind === "members");
  const said: Universal[] = [];
  const sentences = reading.sentences;
  for (let at = 0; at < reading.tokens.length; at++) {
    const restricted = restrictionAt(reading, at);
    if (restricted !== undefined && !claims.some((claim) => claim.first < restricted.next && at < claim.next)) {
      said.push(saidOf(reading, restricted, restricted.facts, sentences[at] ?? 0, untold));
      at = restricted.next - 1;
      continue;
    }
    const only = onlyBehind(reading, at);
    if (only !== undefined && !claims.some((claim) => claim.first < only && at < claim.next)) {
      const universal = universalAt(reading, at - 1, only, true, sentences[at] ?? 0);
      if (universal !== undefined)
        said.push({ ...universal, span: { ...universal.span, start: startOf(reading, at) } });
      at = only;
      continue;
    }
    const excluded = excludedAt(reading, at) ?? undoneRowsAt(reading, at);
    if (excluded !== undefined) {
      said.push(saidOf(reading, excluded, excluded.facts, sentences[at] ?? 0, untold));
      at = excluded.next - 1;
      continue;
    }
    const trailing = onEachRow(reading, at);
    if (trailing !== undefined && !claims.some((claim) => claim.first < trailing && at < claim.next)) {
      const universal = universalAt(reading, at - 1, trailing, true, sentences[at] ?? 0);
      if (universal !== undefined)
        said.push({
          ...universal,
          of: universal.subject,
          first: at,
          span: { ...universal.span, start: startOf(reading, at) },
        });
      at = trailing;
      continue;
    }
    // "um em cada dez"
    const isPart = word(reading, at) === "cada" && number(reading, at + 1) !== undefined;
    const isAll = (alls.has(word(reading, at)) && !isPart) || isOnlyOnes(reading, at) || isBeforeOnly(reading, at);
    const isNotOne = word(reading, at) === "one" && word(reading, at - 1) === "not";
    const isNone = isNotOne || isWithoutAny(reading, at) || (nones.has(word(reading, at)) && isDenial(reading, at));
    // "deal or no deal" is a choice.
    const isChoice = isNone && choices.has(word(reading, at - 1));
    if (
      (!isAll && !isNone) ||
      isChoice ||
      isOfOthers(reading, at) ||
      (passing.has(word(reading, at + 1)) && !isEveryOne(reading, at)) ||
      (nearly.has(word(reading, at - 1)) && !isNotOne)
    )
      continue;
    let next = at + 1;
    if (isBeforeOnly(reading, at)) next = at + 2;
    else next = clauseEnd(reading, next, at + LONGEST);
    next = withoutNothing(reading, at, withoutManner(reading, at, next));
    // What a share is said in, it is said of.
    if (claims.some((claim) => claim.figureEnd <= at && at < claim.next && !claim.before)) continue;
    if (claims.some((claim) => claim.first >= at && claim.first < next) || next === at + LONGEST) continue;
    // "all have priority low, medium or high"
    const end = reading.tokens[next - 1]?.end ?? 0;
    if (lists.some((list) => list.start < end && end < list.end) || isFirstOfChoice(reading, next)) continue;
    const universal = universalAt(reading, at, next, isAll, sentences[at] ?? 0);
    if (universal === undefined) continue;
    said.push(universal);
    at = next;
  }
  return said;
}

const admitted =
  /^(?:(?:are|is|were) (?:not|never)|(?:sind|werden|ist) (?:nicht|nie)|no (?:son|estan|se)|ne sont pas|nao (?:sao|estao)) (?:admitted|allowed|permitted|accepted|let in|taken|zugelassen|erlaubt|aufgenommen|akzeptiert|admitid[oa]s?|permitid[oa]s?|aceptad[oa]s?|admiten|admise?s?|acceptee?s?|aceit[oa]s?)$/;

/** "smokers are not admitted": there are none. */
function excludedAt(reading: NeedReading, at: number): Restriction | undefined {
  if ((at > 0 && !isWall(reading, at - 1)) || isWall(reading, at)) return undefined;
  let next = at + 1;
  while (next < at + LONGEST_NAME + 2 && !isWall(reading, next)) next += 1;
  if (!admitted.test(foldedOf(reading, at + 1, next))) return undefined;
  const facts = factsOf(reading, at, at + 1).map((fact) => ({ ...fact, isDenied: true }));
  return facts.length === 1 ? { facts, first: at, next } : undefined;
}

/** "plan is always free, basic or pro": what stands before the comma is one of a choice. */
function isFirstOfChoice(reading: NeedReading, next: number): boolean {
  if (reading.tokens[next]?.text !== ",") return false;
  let at = next + 1;
  for (let words = 0; at < next + LONGEST && !choices.has(word(reading, at)); at++, words++) {
    if (reading.tokens[at]?.text === ",") words = -1;
    else if (words > 1 || reading.tokens[at]?.kind !== "word") return false;
  }
  return at < next + LONGEST;
}

/** The "only" of a phrase between two walls that it ends: "women only", "unpaid invoices only (…)". */
function onlyBehind(reading: NeedReading, at: number): number | undefined {
  if (at > 0 && !isWall(reading, at - 1)) return undefined;
  let next = at;
  while (next < at + LONGEST_NAME && !isWall(reading, next) && !onlies.has(word(reading, next))) next += 1;
  const isEnd = onlies.has(word(reading, next)) && isWall(reading, withMannerEnd(reading, next + 1));
  return next > at && isEnd && !fors.has(word(reading, at)) ? next : undefined;
}

const LONGEST_NAME = 4;

function startOf(reading: NeedReading, at: number): number {
  return reading.tokens[at]?.start ?? 0;
}

const ones = wordSet("single one last");
const pronouns = wordSet("them these those us ihnen diesen ellos ellas eux elles eles elas");

/** "the non-premium all monthly", "the rest all by card": all of some of the rows. */
function isOfOthers(reading: NeedReading, at: number): boolean {
  return /^(?:non-.+|others?|rest|remaining|remainder|ubrigen|demas|autres|demais)$/.test(word(reading, at - 1));
}

/** "every one approved", "each one is delivered" */
function isEveryOne(reading: NeedReading, at: number): boolean {
  return /^(?:every|each)$/.test(word(reading, at)) && word(reading, at + 1) === "one";
}

/** "zero women", "without a single woman", "without any women". */
function isWithoutAny(reading: NeedReading, at: number): boolean {
  const [said, before] = [word(reading, at), word(reading, at - 1)];
  if (said === "zero") return !zeros.has(word(reading, at + 1)) && !isWall(reading, at + 1);
  if (said === "single") return before === "a" && /^(?:not|without)$/.test(word(reading, at - 2));
  return said === "any" && before === "without";
}

const zeros = wordSet(
  "to or and percent rated based day hours index tolerance trust sum point point's emission emissions",
);

/** Where the clause ends; the "and" of "up and running" ends none. */
function clauseEnd(reading: NeedReading, from: number, limit: number): number {
  let next = from;
  while (next < limit && !isWall(reading, next) && !clauses.has(word(reading, next)))
    next = stateAt(reading, next, limit)?.next ?? next + 1;
  return next;
}

const clauses = wordSet(
  "since because weil porque puisque and but or while yet either und aber y pero et mais e mas oder o ou",
);

function universalAt(
  reading: NeedReading,
  at: number,
  next: number,
  isAll: boolean,
  sentence: number,
): Universal | undefined {
  for (let each = at + 1; each < next; each++) if (conditions.test(word(reading, each))) return undefined;
  if (reading.tokens[at - 1]?.text === "/" || reading.tokens[next]?.text === "/") return undefined;
  let first = at + 1;
  // "every single order", but "all single rooms"
  const isEvery = word(reading, at) !== "all";
  while (isEvery && ones.has(word(reading, first)) && first + 1 < next) first += 1;
  // "all on time", "all on the monthly plan": that is what they are.
  const isState = stateAt(reading, first, next) !== undefined;
  const isOn = isAll && !isState && /^(?:on|in|en|em|im)$/.test(word(reading, first));
  // "none of the 600 loans", "nobody on the list"
  if ((origins.has(word(reading, first)) || isOn) && !hasAuxiliary(reading, first, next)) first += 1;
  else if (!isState && prepositions.has(word(reading, first)) && first + 1 < next)
    first = subjectEnd(reading, first + 1, next);
  const scope = isAll || hasAuxiliary(reading, first, next) ? undefined : scopeAt(reading, first, next);
  const measure = isAll ? measureAt(reading, first, next) : next;
  const end = Math.min(scope ?? (isState ? next : limitedAt(reading, first, next)), measure);
  let verb = first;
  while (verb < next && !auxiliaries.has(word(reading, verb))) verb += 1;
  const hasVerb = scope === undefined && verb < next && factsOf(reading, verb + 1, next).length > 0;
  if (hasVerb && isOfKind(reading, first, verb)) return undefined;
  for (let each = hasVerb ? verb + 1 : first; each < (hasVerb ? measure : end); each++) {
    // "never below zero" is a state.
    const state = stateAt(reading, each, hasVerb ? measure : end);
    if (state !== undefined) {
      each = state.next - 1;
      continue;
    }
    // "all 500 are paid" counts them; what has figures behind its verb is a bound.
    const isCount = !hasVerb && (each === at + 1 || /^(?:of|von|de)$/.test(word(reading, each - 1)));
    if (number(reading, each) !== undefined && !isCount && word(reading, each) !== "one") return undefined;
  }
  const facts = factsOf(reading, hasVerb ? verb + 1 : first, hasVerb ? measure : end);
  // "low never above open or close" compares.
  const further = isAll || (!hasVerb && nevers.has(word(reading, at))) ? undefined : deniedToo(reading, next);
  if (facts.length === 0 || (word(reading, next) === "or" && further === undefined)) return undefined;
  const isOfSome = nevers.has(word(reading, at)) && isOfGroup(reading, at);
  const denied = [...facts.slice(0, 1), ...(further?.facts ?? [])].map((fact) => ({ ...fact, isDenied: true }));
  return saidOf(reading, { first: at, next: further?.next ?? next }, isAll ? facts : denied, sentence, {
    hasVerb,
    subject: hasVerb ? rootsOf(reading, first, verb) : [],
    of: constants.has(word(reading, at)) ? columnBefore(reading, at) : [],
    isNowhere: scope !== undefined,
    ...(isOfSome ? { isOfPart: true } : {}),
  });
}

const constants = wordSet("always never immer nie niemals siempre nunca jamas toujours jamais sempre");

/** The "amount saved" of "amount saved is never negative". */
function columnBefore(reading: NeedReading, at: number): readonly string[] {
  let first = at;
  while (first > 0 && first > at - LONGEST_NAME && !isWall(reading, first - 1)) first -= 1;
  return rootsOf(reading, first, at);
}

/** "minors never hold a licence": of people that the rows are not called by. */
function isOfGroup(reading: NeedReading, at: number): boolean {
  const said = word(reading, at - 1);
  if (at === 0 || isWall(reading, at - 1) || (at > 1 && !isWall(reading, at - 2))) return false;
  const isGroup = ageGroupOf(said) !== undefined || isSomebody(said) || /^under-\d+s?$/.test(said);
  return isGroup && !areAmong([rootOf(said, reading.language)], headRootsOf(reading));
}

/** "each one delayed by 40 minutes": how much, where what they are has been told. */
function measureAt(reading: NeedReading, first: number, next: number): number {
  for (let at = first + 1; at < next - 1; at++)
    if (/^(?:by|um)$/.test(word(reading, at)) && number(reading, at + 1) !== undefined) return at;
  return next;
}

/** "no booking was cancelled or missed": one more that none was. */
function deniedToo(reading: NeedReading, at: number): Restriction | undefined {
  if (!choices.has(word(reading, at)) && word(reading, at) !== "nor") return undefined;
  let next = at + 1;
  while (next < at + LONGEST_NAME && !isWall(reading, next) && !clauses.has(word(reading, next))) next += 1;
  if (!isWall(reading, next)) return undefined;
  const facts = factsOf(reading, at + 1, next);
  return facts.length === 1 ? { facts, first: at, next } : undefined;
}

function saidOf(
  reading: NeedReading,
  { first, next }: Pick<Restriction, "first" | "next">,
  facts: readonly Fact[],
  sentence: number,
  told: Pick<Universal, "hasVerb" | "subject" | "of" | "isNowhere"> & Partial<Pick<Universal, "isOfPart">>,
): Universal {
  const start = reading.tokens[first]?.start ?? 0;
  return {
    rate: 1,
    facts,
    isEither: false,
    base: [],
    isOfAll: true,
    isOfPart: false,
    before: false,
    head: [],
    sentence,
    first,
    figureEnd: first + 1,
    next,
    range: undefined,
    rangeName: [],
    span: { start, end: reading.tokens[next - 1]?.end ?? start },
    ...told,
  };
}

const origins = wordSet("from aus desde");
const limits = wordSet(
  "aged age over under above below older younger between from uber unter ab zwischen mayores menores mas menos entre de plus ages maiores menores",
);
const ofAges = wordSet("and or to years year old than jahre jahren anos ans und y et e a bis a + - –");

function hasAuxiliary(reading: NeedReading, first: number, next: number): boolean {
  for (let at = first; at < next; at++) if (auxiliaries.has(word(reading, at))) return true;
  return false;
}

/** Where "women aged 50 and over" ends to say who they are: at what limits them, when nothing follows that. */
function limitedAt(reading: NeedReading, first: number, next: number): number {
  let at = next;
  while (
    at > first + 1 &&
    (number(reading, at - 1) !== undefined ||
      ofAges.has(word(reading, at - 1)) ||
      ofAges.has(reading.tokens[at - 1]?.text ?? "") ||
      limits.has(word(reading, at - 1)))
  )
    at -= 1;
  return limits.has(word(reading, at)) ? at : next;
}

/** "all orders of regular customers are delivered" says nothing of the others; "all flats of the building" are all. */
function isOfKind(reading: NeedReading, first: number, verb: number): boolean {
  for (let at = first + 1; at < verb - 1; at++)
    if (word(reading, at) === "of" && !/^(?:the|our|my|this|these|those|\d.*)$/.test(word(reading, at + 1)))
      return true;
  return false;
}

/** Behind the noun that the quantity is of. */
function subjectEnd(reading: NeedReading, from: number, next: number): number {
  // "all of them approved"
  if (pronouns.has(word(reading, from))) return Math.min(from + 1, next);
  let at = from;
  while (at < next && (factsOf(reading, at, at + 1).length === 0 || number(reading, at) !== undefined)) {
    if (auxiliaries.has(word(reading, at))) return at;
    at += 1;
  }
  return Math.min(at + 1, next);
}
