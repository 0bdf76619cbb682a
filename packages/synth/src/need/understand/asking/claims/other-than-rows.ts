import { isWord, number, word } from "../../../extract/reading.ts";
import { wordSet } from "../../../text/word-set.ts";
import type { DraftNotes } from "../../draft/draft.ts";
import { isKindOfThing } from "../broad-words.ts";
import { areOpposite } from "../opposites.ts";
import { isWall } from "../quantities/clauses.ts";
import type { NeedReading } from "../quantities/need-reading.ts";
import { quoteOf } from "../said-orders.ts";
import type { Claim } from "./claim.ts";
import { kindsOf } from "./one-kind.ts";
import { onlies } from "./only-ones.ts";
import { isEitherWord, isJoint } from "./parts-of-text.ts";
import { areAlike, isSmall, rootOf } from "./roots.ts";
import { isHaving } from "./split.ts";

/** The words that a need calls its rows by: "cash payments", "vegetarian dishes", "women's clinic patients". */
interface Called {
  readonly words: readonly string[];
  /** The "runners" of "female runners": a share may be said to be of them. */
  readonly head: string;
  readonly start: number;
  readonly end: number;
  /** "diesel cars only", "nur Barzahlung" */
  readonly isOnly: boolean;
}

const LONGEST = 6;
/** They are of both sides, of a field of life, or may change on a row: "free parking, 30% occupied", "survival of patients". */
const open = wordSet(
  "free single credit debit head heads tail tails true false on off public private day night old new used existing survival mortality employment unemployment attendance absence retention churn approval rejection denial refusal success error loss pass fail win draw pending open due outstanding well present full empty return offen abierto aberto ouvert livre livree kept manual morning mornings afternoon evening tarde tard pending manana matin soir noche noite nacht abend morgen",
);
/** "list of female runners" */
const lists = /^(?:list|table|file|dataset|data|records|sample|liste|tabelle|lista|tabla|tableau|tabela)$/;
const links = /^(?:of|on|with|for|about|von|mit|de|con|des|com)$/;
const ofs = /^(?:en|de|a|d'|em)$/;
const persons = /^(?:m[ae]n|wom[ae]n|boys?|girls?|adults?|children|frauen|manner|madchen|jungen)$/;
/** What is said beside the opposite without a meaning of its own: "40% paid by card", "20% with beef". */
const plain =
  /^(?:paid|settled|made|done|pay|pays|bought|contain\p{L}*|includ\p{L}*|persons?|people|patients?|still|actually|really|on-time|late|early|bezahlt|gezahlt|pag(?:ad)?[oa]s?|pages?|payees?|regles?|payments?|only)$/u;

/** "paid", "made", "contains": said beside a value without a meaning of its own. */
export function tellsNothing(word: string): boolean {
  return plain.test(word) && !/^payments?$/.test(word);
}

/** "300 cash payments, 40% paid by card", "vegetarian dishes, a quarter with beef": none of the rows is what a share of them is to be. */
export function findOtherThanRows(reading: NeedReading, claims: readonly Claim[], notes: DraftNotes): void {
  const called = calledBy(reading);
  const isShare = claims.some(({ span }) => called !== undefined && span.start < called.end && called.start < span.end);
  if (called === undefined || isShare || notes.impossible.length > 0) return;
  for (const claim of claims) {
    const { facts, rate, isEither, isOfPart, base, span, first } = claim;
    const [fact, ...others] = facts;
    if (fact === undefined || others.length > 0 || fact.isDenied || isEither || isOfPart || rate <= 0 || rate > 1)
      continue;
    // "adult patients, 20% with children"
    if (isHaving(reading, claim) && fact.words.some((each) => persons.test(each))) continue;
    // "vegan dishes, a quarter contain vegan chicken"
    if (fact.words.some((each) => called.words.includes(each))) continue;
    const isOfOthers = base.some((root) => !areAlike(root, rootOf(called.head, reading.language)));
    if (isOfOthers || (reading.tokens[first]?.start ?? 0) < called.end) continue;
    const isTold = (each: string): boolean => called.words.some((other) => areOpposite(other, each));
    const told = fact.words.filter((each) => isTold(each) || !plain.test(each));
    const [only, ...more] = told;
    if (only === undefined || more.length > 0 || (open.has(only) && !called.isOnly)) continue;
    // "women's shoes, 20% bought by men"
    if (persons.test(only) && isBy(reading, claim)) continue;
    const against = called.words.find((each) => areOpposite(each, only) || (called.isOnly && areOfOneKind(each, only)));
    // "adult tickets 12 EUR, child tickets 6 EUR, 40% children": both are among the rows.
    const areBoth = reading.tokens.some(
      ({ folded, start, end }) =>
        start >= called.end && (end <= span.start || start >= span.end) && areOpposite(folded, against ?? ""),
    );
    if (against === undefined || areBoth) continue;
    const whole = { start: called.start, end: called.end };
    notes.impossible.push({
      reason: `"${quoteOf(reading, whole)}" leaves no rows for "${quoteOf(reading, span)}"`,
      spans: [whole, span],
      fix: `leave "${against}" out of what the rows are, or leave the share out`,
    });
    return;
  }
}

function isBy(reading: NeedReading, { figureEnd, next }: Claim): boolean {
  return reading.tokens
    .slice(figureEnd, next)
    .some(({ folded }) => /^(?:by|for|von|fur|por|para|par|pour)$/.test(folded));
}

/** "diesel cars only, 20% electric": two values of one known choice. */
function areOfOneKind(one: string, other: string): boolean {
  const kinds = kindsOf(other);
  // Persons are of several: seniors are adults.
  return one !== other && !isKindOfThing(one) && [...kindsOf(one)].some((kind) => kinds.has(kind));
}

function bare(folded: string): string {
  return folded.replace(/['’]s?$/, "");
}

/** The noun phrase that the need begins with; none where it names two sides: "cash and card payments". */
function calledBy(reading: NeedReading): Called | undefined {
  let first = 0;
  const isHeadLast = reading.language === "en" || reading.language === "de";
  const isRomance = !isHeadLast;
  // "uniquement des femmes"
  const isPassed = (at: number): boolean =>
    number(reading, at) !== undefined || isSmall(word(reading, at)) || (at === 0 && onlies.has(word(reading, at)));
  if (lists.test(word(reading, 0)) && links.test(word(reading, 1))) first = 2;
  while (first < 5 && isPassed(first)) first += 1;
  // "paid in cash only"
  let closed = first;
  while (closed < first + LONGEST && isWord(reading, closed) && !isWall(reading, closed)) closed += 1;
  const isClosedByOnly = closed > first + 1 && onlies.has(word(reading, closed - 1));
  let next = first;
  while (next < first + LONGEST && isWord(reading, next) && !isWall(reading, next)) {
    if (isJoint(reading, next) || isEitherWord(reading, next)) return undefined;
    if (
      (isSmall(word(reading, next)) && !isClosedByOnly && !(isRomance && ofs.test(word(reading, next)))) ||
      number(reading, next) !== undefined
    )
      break;
    next += 1;
  }
  if (next === first || reading.tokens[next]?.text === "/") return undefined;
  // "satellite passes": the head of an English or German phrase is a thing, but for persons.
  const isOnly =
    isClosedByOnly ||
    onlies.has(word(reading, next)) ||
    onlies.has(word(reading, next - 1)) ||
    onlies.has(word(reading, 0));
  const end = isHeadLast && !isOnly && !persons.test(word(reading, next - 1)) ? next - 1 : next;
  const words = reading.tokens
    .slice(first, end)
    // In a "cash register receipt" the first is of the second, and not of the receipt; "women's" is of all behind it.
    .filter((_, at) => !isHeadLast || isOnly || first + at >= next - 2 || persons.test(bare(word(reading, first + at))))
    .map(({ folded }) => bare(folded))
    .filter((each) => isOnly || !open.has(each));
  const { start } = reading.tokens[0] ?? { start: 0 };
  return { words, head: word(reading, next - 1), start, end: reading.tokens[next - 1]?.end ?? start, isOnly };
}
