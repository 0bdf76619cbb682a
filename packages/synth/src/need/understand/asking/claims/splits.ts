import { tokenFrom, word } from "../../../extract/reading.ts";
import { fold } from "../../../text/fold.ts";
import { singular } from "../../../text/stem.ts";
import type { DraftNotes } from "../../draft/draft.ts";
import { percentage } from "../../draft/saying.ts";
import { kindsWith, nameOfKind } from "../../mentions/choice-kinds.ts";
import { isPercentFigure } from "../../words/percent-figures.ts";
import { isExclusive } from "../ledger/exclusive.ts";
import { areOpposite } from "../opposites.ts";
import { clauseAround, foldedOf, isWall } from "../quantities/clauses.ts";
import type { NeedReading } from "../quantities/need-reading.ts";
import { quotesOf } from "../said-orders.ts";
import { areWaysIn } from "./channels.ts";
import type { Claim } from "./claim.ts";
import { closingAt } from "./closers.ts";
import { isBracketed, isCategory, isHad, isMultiple, isSingle } from "./exclusive.ts";
import { findNeither } from "./neither.ts";
import { areOfOneColumn } from "./one-column.ts";
import { kindsOf, membersOfOneKind } from "./one-kind.ts";
import { areApartFromOneMark } from "./one-mark.ts";
import { onlies } from "./only-ones.ts";
import { isEitherWord, isJoint } from "./parts-of-text.ts";
import { areServings, areWomenAndMen } from "./people-and-servings.ts";
import { areAlike, isSmall } from "./roots.ts";
import { isHaving, labelOf, type Split, splitsOf } from "./split.ts";

const WHOLE = 1.0051;
const NEARLY = 0.9851;
/** Less than that is no list of all there is. */
const LEAST = 0.3;

/** Members that exclude each other and come to more than all rows, or to less where there are no others. */
export function findBrokenSplits(reading: NeedReading, claims: readonly Claim[], notes: DraftNotes): void {
  for (const split of splitsOf(reading, claims)) {
    if (isMultiple(reading, split) || areOfOneOutcome(reading, split) || arePartsOfOther(split)) continue;
    const members = split.total > WHOLE ? excludingOf(reading, split) : withFurther(reading, split);
    if (members.length > 1) {
      tell(reading, members, "exclude each other, yet they add up to", "say shares that add up to 100% or less", notes);
    } else if (
      split.total < NEARLY &&
      split.total > LEAST &&
      (isClosed(reading, split) || isClosedAround(reading, split))
    )
      tell(
        reading,
        split.claims,
        "are of all values that there are, yet they add up to",
        "say shares that add up to 100%, or a further value",
        notes,
      );
  }
  findOpposites(reading, claims, notes);
  findNeither(reading, claims, notes);
}

/** "48% passed first time, 80% passed in the end": one outcome, told twice; "50% submitted early, 60% submitted late" are two. */
function areOfOneOutcome(reading: NeedReading, split: Split): boolean {
  const { claims } = split;
  if (areApartFromOneMark(reading, split)) return false;
  const firsts = claims.map(({ facts }) => facts[0]);
  const [first] = firsts;
  return (
    first !== undefined &&
    /(?:ed|en|t)$/.test(first.words[0] ?? "") &&
    firsts.every(
      (each) => each !== undefined && each.words.length > 1 && !each.isDenied && each.words[0] === first.words[0],
    )
  );
}

/** "40% pass with distinction, 90% pass" */
function arePartsOfOther({ labels }: Split): boolean {
  return labels.some((one) => labels.some((other) => one !== other && one.startsWith(`${other} `)));
}

/** Those of a run of which no row has two. */
function excludingOf(reading: NeedReading, split: Split): readonly Claim[] {
  const [first] = split.claims;
  if (isSingle(reading, split)) return split.claims;
  const before =
    first === undefined ? "" : fold(reading.text.slice(Math.max(0, first.span.start - 160), first.span.start));
  if (first !== undefined && either.test(before) && isListedBefore(reading, first.first, split.labels))
    return split.claims;
  if (areOfOneChoice(reading, split) || areWaysIn(reading, split) || areServings(split)) return split.claims;
  if (split.total <= SLIP && areWomenAndMen(reading, split)) return split.claims;
  if (areApartFromOneMark(reading, split)) return split.claims;
  if (isHad(reading, split)) return [];
  if (areWithOrdinary(split) || isBetweenOpposites(split) || areStates(split)) return split.claims;
  if (isCategory(reading, split) || isSeries(split) || isOfAllNamed(reading, split) || areOfOneScale(split))
    return split.claims;
  const contrary = split.claims.filter((one) =>
    split.claims.some((other) => isHaving(reading, one) === isHaving(reading, other) && areContrary(one, other)),
  );
  const known = [membersOfOneKind(split), contrary].find((each) => each.length > 1 && sumOf(each) > WHOLE);
  return known ?? (areOfOneColumn(reading, split) ? split.claims : []);
}

/** "60% takeaway, 50% eat in": what rows are one or the other of, wherever nothing names it. */
function areOfOneChoice({ language, tokens }: NeedReading, { labels, total }: Split): boolean {
  if (total > SLIP) return false;
  const members = labels.map((label) => (kindsWith(label).length > 0 ? label : singular(label, language)));
  const beside = new Set(tokens.map(({ folded }) => folded));
  return nameOfKind(members, language, beside) !== undefined;
}

/** What is neither of the others: whoever lists it has split up all there are. */
const ordinary = new Set(
  "other others else none neither regular normal ordinary rest remaining misc miscellaneous andere sonstige sonstiges ubrige keine otros otras otro otra ninguno ninguna resto autre autres aucun reste outros outras outro outra nenhum nenhuma".split(
    " ",
  ),
);
const SLIP = 1.4;
const FEWEST = 3;

/** "puncture 40%, brakes 35%, gears 30%, other 10%" */
function areWithOrdinary({ claims, labels, total }: Split): boolean {
  return claims.length >= FEWEST && total <= SLIP && labels.some((label) => ordinary.has(label));
}

/** "half let, a third owner-occupied, a third vacant": what stands between two opposites excludes both. */
function isBetweenOpposites({ claims, labels, total }: Split): boolean {
  const areFalling = claims.every(({ rate }, index) => rate <= (claims[index - 1]?.rate ?? 1));
  return claims.length === FEWEST && total <= SLIP && areFalling && areOpposite(labels[0] ?? "", labels.at(-1) ?? "");
}

const states = new Set(
  "maintenance repair waived pending unknown lost stolen cancelled canceled suspended archived draft spare decommissioned deferred rescheduled disputed written-off review".split(
    " ",
  ),
);

/** "60% paid, 35% unpaid, 20% waived": two opposites that are not all there is, and states beside them. */
function areStates({ claims, labels, total }: Split): boolean {
  const isPaired = (one: string): boolean => labels.some((other) => areOpposite(one, other));
  return (
    claims.length >= FEWEST &&
    total <= SLIP &&
    labels.some(isPaired) &&
    labels.every((label) => isPaired(label) || (states.has(lastWord(label)) && !label.startsWith("with ")))
  );
}

/** "zone A 50%, zone B 35%, zone C 30%": values of what they all are called by. */
function isSeries({ labels }: Split): boolean {
  const [name = ""] = labels[0]?.split(" ") ?? [];
  if (labels.length < 3 || name.length < 3 || name === "with") return false;
  return labels.every((label) => {
    const [first, value = "", ...more] = label.split(" ");
    return first === name && value !== "" && value.length < 3 && more.length === 0;
  });
}

/** "two farms, 70% from farm A, 45% from farm B": as many as there are of what they all are called by. */
function isOfAllNamed({ quantities, language, tokens }: NeedReading, { labels, total }: Split): boolean {
  const [name = ""] = labels[0]?.split(" ") ?? [];
  const areNumbered = labels.every((label) => {
    const [first, value = "", ...more] = label.split(" ");
    return first === name && value !== "" && value.length < 3 && more.length === 0;
  });
  return (
    areNumbered &&
    total <= SLIP &&
    quantities.some(
      ({ value, next }) => value === labels.length && singular(tokens[next]?.folded ?? "", language) === name,
    )
  );
}

/** "card 60%, cash 40%, voucher 10%": the third is a value as the two that make a whole are, unlike "f 52%, m 48%, smoker 18%". */
function withFurther(reading: NeedReading, split: Split): readonly Claim[] {
  const { claims, labels, further } = split;
  if (further === undefined) return [];
  const label = labelOf(reading, further);
  if (isBracketed(reading, split) || areServings({ labels: [...labels, label] })) return [...claims, further];
  // "LTV 70%, deposit 30%, interest 5%" are figures of a loan.
  if (/(?:ed|ing)$/.test(label) || label.split(" ").length > 2 || (further.before && isPercentFigure(`${label} `)))
    return [];
  const isOfKind = [...kindsOf(label)].some((kind) => labels.some((each) => kindsOf(lastWord(each)).has(kind)));
  const isGrade = grades.has(label) && labels.every((each) => grades.has(lastWord(each)));
  // "blood type: 45% O, 40% A, 15% B, 8% AB"
  const areCodes = [...labels, label].every((each) => each.length < 3) && isCategory(reading, split);
  return isOfKind || isGrade || areCodes || isSingle(reading, split) ? [...claims, further] : [];
}

/** Words that stand in an order, whatever they are of, a scale a line. */
const scales: readonly ReadonlySet<string>[] = [
  "xs s m l xl xxl tiny small medium mid large big huge klein mittel gross pequeno pequena mediano mediana medio media grande petit petite moyen moyenne grand",
  "low medium mid normal high niedrig mittel hoch bajo medio media alto bas moyen haut baixo",
  "severe mild moderate critical normal leicht mittel schwer leve grave leger",
  "basic plus standard premium pro free bronze silver gold platinum",
  "junior mid senior",
  "economy business first",
  "short medium long",
  "light medium heavy",
  "narrow wide",
  "new used refurbished",
  "ambient chilled frozen refrigerated",
  "single double twin suite",
  "dine-in eat-in takeaway takeout to-go delivery pickup",
  "air sea road rail ocean",
  "positive neutral negative",
  "satisfied neutral dissatisfied unsatisfied",
  "beginner intermediate advanced expert",
  "urban suburban rural",
  "hardcover paperback ebook audiobook",
  "weekly monthly quarterly annual yearly",
  "residential commercial industrial",
  "solid liquid gaseous",
].map((line) => new Set(line.split(" ")));
const grades = new Set(scales.flatMap((scale) => [...scale]));

/** Nobody gives two of them to one question. */
const answers = new Set(
  "yes|no|undecided|unsure|maybe|abstained|abstain|abstaining|for|against|don't know|dont know|neutral|no answer|no opinion|agree|disagree|ja|nein|vielleicht|unentschlossen|unentschieden|enthaltung|weiss nicht|si|indeciso|indecisos|abstencion|no sabe|oui|non|indecis|abstention|sim|nao|talvez".split(
    "|",
  ),
);

/** "60% small, 30% medium, 30% large t-shirts": steps of one scale. "60% yes, 35% no, 20% undecided": answers to one question. */
function areOfOneScale({ labels }: Split): boolean {
  if (labels.length > 1 && new Set(labels).size === labels.length && labels.every((label) => answers.has(label)))
    return true;
  const [opening = "", ...others] = labels.map((label) => label.split(" ")[0] ?? "");
  // "Shipments by air 30%, sea 50%, road 35%"
  const [last = ""] = labels.slice(0, 1).map(lastWord);
  return [opening, last].some(
    (first) =>
      others.length > 0 &&
      new Set([first, ...others]).size === labels.length &&
      scales.some((scale) => scale.has(first) && others.every((each) => scale.has(each))),
  );
}

/** The label beside its head: the "small" of "size small". */
function lastWord(label: string): string {
  return label.split(" ").at(-1) ?? label;
}

function sumOf(claims: readonly Claim[]): number {
  return claims.reduce((sum, { rate }) => sum + rate, 0);
}

/** "80% finished, 30% did not finish", "pass rate 70%, fail rate 50%", wherever they stand. */
function findOpposites(reading: NeedReading, claims: readonly Claim[], notes: DraftNotes): void {
  for (const [index, one] of claims.entries()) {
    if (one.isOfPart || one.isEither) continue;
    const other = claims
      .slice(index + 1)
      .find(
        (each) =>
          one.rate + each.rate > WHOLE &&
          !each.isOfPart &&
          !each.isEither &&
          isOfSame(one, each) &&
          isHaving(reading, one) === isHaving(reading, each) &&
          areContrary(one, each),
      );
    if (other === undefined) continue;
    tell(
      reading,
      [one, other],
      "exclude each other, yet they add up to",
      "say shares that add up to 100% or less",
      notes,
    );
    return;
  }
}

function isOfSame(one: Claim, other: Claim): boolean {
  const isBase = one.base.length === 0 || other.base.length === 0 || one.base.join() === other.base.join();
  return isBase && (one.head.join() === other.head.join() || one.head.length === 0 || other.head.length === 0);
}

/** Whether what one says the other denies. */
function areContrary(one: Claim, other: Claim): boolean {
  const [a] = one.facts;
  const [b] = other.facts;
  if (a === undefined || b === undefined || one.facts.length > 1 || other.facts.length > 1) return false;
  if (a.isDenied !== b.isDenied) {
    const [held, denied, of] = a.isDenied ? [b, a, one] : [a, b, other];
    // "90% opened the mail and 25% never opened it"
    const isOfIt = of.isOfIt === true && held.roots.length > denied.roots.length;
    const isSame = isOfIt || a.roots.length === b.roots.length;
    return isSame && denied.roots.every((root, index) => areAlike(root, held.roots[index] ?? ""));
  }
  // "40% pass with distinction, 90% pass": the one is part of the other.
  const isPart = a.words.every((each) => b.words.includes(each)) || b.words.every((each) => a.words.includes(each));
  if (a.isDenied || isPart || (a.words.length > 1 && a.words[0] === b.words[0])) return false;
  const [last, end] = [a.words.at(-1) ?? "", b.words.at(-1) ?? ""];
  // "60% male, 55% female students": the noun of both stands behind the last.
  const isShared = one.sentence === other.sentence && a.words.length === 1 && areOpposite(last, b.words[0] ?? "");
  return (
    isShared ||
    areOpposite(a.words.join(" "), b.words.join(" ")) ||
    areOpposite(last, end) ||
    isRateOf(a.words, b.words)
  );
}

/** "pass rate" and "fail rate" */
function isRateOf(one: readonly string[], other: readonly string[]): boolean {
  const bare = (words: readonly string[]): string =>
    words.filter((each) => !/^(?:rate|share|quote|tasa|taux|taxa)s?$/.test(each)).at(-1) ?? "";
  return areOpposite(bare(one), bare(other));
}

/** Of less than that "nothing else" is said of the columns. */
const MOST_OF_ALL = 0.6;

/** "A 40 %, B 10 %, O 30 %, and no group besides these", "only approved 50 % or rejected 40 %": the values listed are all there are. */
function isClosedAround(reading: NeedReading, { claims, total }: Split): boolean {
  const [first, last] = [claims[0], claims.at(-1)];
  if (first === undefined || last === undefined) return false;
  if (isOnlyOr(reading, first, last) || isOnlyBefore(reading, first)) return true;
  for (let at = last.figureEnd; at <= behindSingle(reading, last.next); at++) {
    const closing = closingAt(reading, at);
    if (closing !== undefined) return closing === "named" || (claims.length > 2 && total > MOST_OF_ALL);
  }
  return false;
}

/** "30% bike, each picks precisely one, no other answers": that each has one may stand between a list and what closes it. */
function behindSingle(reading: NeedReading, wall: number): number {
  if (reading.tokens[wall]?.text !== ",") return wall;
  const [, end] = clauseAround(reading, wall + 1);
  return isExclusive(foldedOf(reading, wall + 1, end)) ? end : wall;
}

/** "only approved 50 % or rejected 40 %" */
function isOnlyOr(reading: NeedReading, { span }: Claim, last: Claim): boolean {
  const opened = tokenFrom(reading, 0, span.start);
  const words = reading.tokens.slice(Math.max(0, opened - 1)).filter(({ end }) => end <= last.span.end);
  const only = words.findIndex(({ folded }) => onlies.has(folded));
  return only >= 0 && words.slice(only).some(({ folded }) => /^(?:or|oder|o|ou)$/.test(folded));
}

const onlyThese =
  /\b(?:only|just|nur|solo|seulement|uniquement|apenas|so) (?:these|the|following|two|three|four|five|six|[2-9]|diese|folgende|zwei|drei|vier|est[oa]s|l[oa]s|dos|tres|cuatro|ces|les|deux|trois|quatre|ess[ea]s|[oa]s|dois|duas|quatro)\b|\b(?:two|three|four|five|six|[2-9]|zwei|drei|vier|dos|tres|cuatro|deux|trois|quatre|dois|duas|quatro) \p{L}+ (?:only|nur|solamente|seulement|apenas)$/u;

/** "three modes only: bus 45%, …", "only these groups: 40% O, …" */
function isOnlyBefore(reading: NeedReading, { span }: Claim): boolean {
  const colon = tokenFrom(reading, 0, span.start) - 1;
  if (reading.tokens[colon]?.text !== ":") return false;
  return onlyThese.test(foldedOf(reading, clauseAround(reading, colon - 1)[0], colon));
}

const either = /\b(?:either|one of|must be|can only be|entweder|einer von|o bien|uno de|soit|un de|um de|ou)\b/;
const only =
  /\b(?:only(?: ever)?|can be|is always|are always|must be|one of|either|nothing but|nothing else|no others?|nobody else|sonst nichts|nichts anderes|nada mas|ningun otro|rien d'autre|aucun autre|mais nada|nenhum outro|solely|nur|immer|entweder|solo|siempre|uno de|seulement|uniquement|toujours|apenas|somente|sempre)\b/;
const filled =
  /\b(?:always (?:filled|present|given|set|known|stated|recorded)|never (?:missing|empty|blank|null|left)|no (?:blanks?|nulls?|missing|empty|gaps|others?|fourth|fifth|third)|nothing else|none missing|no unknowns?|mandatory|required|must be filled|without (?:gaps|blanks|exception)|immer (?:ausgefullt|gefullt|angegeben)|nie leer|nichts anderes|keine anderen?|nunca vaci[oa]|ningun otro|nada mas|jamais vide|rien d'autre|aucun autre|nunca vazi[oa]|nenhum outro|mais nada)\b|\b(?:siempre (?:rellen|complet)|toujours re(?:mpli|nseigne)|sempre preench)/;
const rest = /\b(?:rest|remain\w*|remainder|others?:|ubrige\w*|resto|reste)\b/;

/** "only ever A, B or O and always filled in: 40% A, 10% B, 35% O": the list is closed, and all of it has its share. */
function isClosed(reading: NeedReading, split: Split): boolean {
  const [first] = split.claims;
  const last = split.claims.at(-1);
  if (first === undefined || last === undefined) return false;
  const before = fold(reading.text.slice(Math.max(0, first.span.start - 160), first.span.start));
  const behind = fold(reading.text.slice(last.span.end, last.span.end + 80));
  if (!only.test(before) || !filled.test(`${before} ${behind}`) || rest.test(behind)) return false;
  return isListedBefore(reading, first.first, split.labels);
}

/** Whether the list that ends in "or" before the shares has just the values that they are of. */
function isListedBefore(reading: NeedReading, first: number, labels: readonly string[]): boolean {
  for (let joint = first - 1; joint > 0 && joint > first - 40; joint--) {
    if (!isEitherWord(reading, joint) && !isJoint(reading, joint)) continue;
    const members = [[word(reading, joint + 1), word(reading, joint + 2)], lastTwo(reading, joint)];
    let at = joint - 1;
    while (members.length <= labels.length) {
      while (at > 0 && !isWall(reading, at)) at -= 1;
      if (reading.tokens[at]?.text !== ",") break;
      members.push(lastTwo(reading, at));
      // "is only ever A, B": there the list begins.
      if (members.at(-1)?.some((each) => isSmall(each)) === true) break;
      at -= 1;
    }
    const isNamed = (words: readonly string[]): boolean =>
      labels.some((label) => label.split(" ").some((each) => words.includes(each)));
    if (members.length === labels.length && members.every(isNamed)) return true;
  }
  return false;
}

function lastTwo(reading: NeedReading, end: number): readonly string[] {
  return isWall(reading, end - 2) ? [word(reading, end - 1)] : [word(reading, end - 2), word(reading, end - 1)];
}

function tell(reading: NeedReading, claims: readonly Claim[], why: string, fix: string, notes: DraftNotes): void {
  const spans = claims.map(({ span }) => span);
  const quotes = quotesOf(reading, spans);
  notes.impossible.push({ reason: `the shares ${quotes} ${why} ${percentage(sumOf(claims))}`, spans, fix });
}
