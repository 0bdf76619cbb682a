import type { Found } from "../findings.ts";
import { endsPhrase, phraseBefore, phraseFrom } from "./clause.ts";
import { chained } from "./listed-members.ts";
import { phraseAt, phrases } from "./phrases.ts";
import { isBreak, isGlued, isWord, number, type Reading, spanOf, word, written } from "./reading.ts";

type Operator = Extract<Found, { kind: "comparison" }>["is"];

const operators = phrases<Operator>([
  [
    "<=",
    "<=|=<|≤|must not exceed|must never exceed|cannot exceed|may not exceed|does not exceed|never exceeds|not exceed|never exceed|is at most|at most|not more than|not greater than|not over|not exceeding|less than or equal to|no more than|is no more than|no later than|is no later than|not after|not later than|on or before|never greater than|never more than|never above|not above|never after|is never after|cannot be more than|can't be more than|can't exceed|is never more than|is never greater than|is never higher than|no greater than|not greater than|nicht nach|nicht grosser als|no mayor que|no supera|ne depasse pas|nao excede|nao pode exceder",
  ],
  [
    "<",
    "<|less than|is less than|below|is below|always below|lower than|is lower than|smaller than|always less than|must be less than|must be below|before|is before|must be before|always before|comes before|precedes|earlier than|is earlier than|should be before|liegt vor|vor|ist vor|antes de|es anterior a|anterior a|avant|anterieur a|antes do|antes da|menor que|kleiner als|inferieur a",
  ],
  [
    ">=",
    ">=|=>|≥|is at least|at least|greater than or equal to|no less than|is no less than|no earlier than|not before|is not before|never before|is never before|on or after|never less than|never below|never under|never earlier than|is never less than|is never below|not earlier than|not less than|nicht vor|no menor que|no antes de|nao antes de|pas avant|nicht kleiner als",
  ],
  [
    ">",
    ">|greater than|is greater than|above|is above|always above|higher than|is higher than|larger than|more than|always greater than|exceeds|must exceed|must be greater than|must be above|after|is after|must be after|always after|comes after|follows|later than|is later than|should be after|must come after|always comes after|liegt nach|nach|ist nach|immer nach|despues de|es posterior a|posterior a|apres|posterieur a|depois de|depois do|depois da|mayor que|maior que|grosser als|superieur a",
  ],
  [
    "=",
    "=|==|equals|is equal to|must equal|is the sum of|is the product of|sum of|adds up to|add up to|must match|matches|should equal|is calculated as|computed as|calculated as|derived from|is computed as|is derived from|ist gleich|es igual a|est egal a|e igual a|entspricht|is computed from|is calculated from|times",
  ],
]);
/** Before and after alone are comparisons only between names of times. */
const bare = new Set(
  "before after follows above below nach vor avant apres despues antes depois more less at".split(" "),
);
const times =
  /(?:date|time|start|end|begin|_at|_on|_ts|timestamp|created|updated|ended|started|closed|opened|resolved|shipped|delivered|ordered|paid|issued|due|signup|sign-up|login|purchase|order|delivery|shipment|pickup|drop-?off|dropoff|arrival|departure|admission|discharge|check-?in|check-?out|checkin|checkout|hire|hired|termination|birth|death|enrol\w*|first|last|submission|approval|registration|issue|payment|datum|beginn|abholung|annahme|abgabe|lieferung|bestellung|ankunft|abfahrt|ende|ende|fecha|inicio|fin|debut|entree|sortie|data|nascimento|entrega|pedido|expiry|expiration|renewal|cancel\w*|refund\w*|return\w*|launch|booking|visit|creation|close|open|resolution|response)$/;

const sums = new Set([
  "+",
  "-",
  "*",
  "x",
  "×",
  "/",
  "times",
  "plus",
  "minus",
  "and",
  "multiplied",
  "by",
  "divided",
  "of",
  "(",
  ")",
  "the",
  "sum",
  "product",
  "mal",
  "por",
  "fois",
  "vezes",
  "÷",
  "·",
]);

/** "end after start", "paid <= allowed <= billed", "total = price x quantity". */
export function comparisonAt(reading: Reading, at: number): Found | undefined {
  const operator = phraseAt(reading, at, operators);
  if (operator === undefined) return undefined;
  const isEqual = operator.meaning === "=";
  if (operator.meaning === ">" && isInChain(reading, at)) return undefined;
  let end = at;
  while (end > at - 3 && emphases.has(word(reading, end - 1))) end -= 1;
  const left = leftOf(reading, end);
  if (left === undefined || (word(reading, at) === "times" && isEqual)) return undefined;
  const right = isEqual ? expression(reading, operator.next) : rightOf(reading, operator.next);
  if (right === undefined || (number(reading, operator.next) !== undefined && !isEqual)) return undefined;
  if (["previous", "next", "last", "others", "other", "rest"].includes(right.text.toLowerCase())) return undefined;
  const isBare =
    operator.next === at + 1
      ? bare.has(word(reading, at))
      : ["at least", "at most", "more than", "less than"].includes(written(reading, at, operator.next).toLowerCase());
  // "cold rent below warm rent": what ends alike can be compared.
  const isAlike = last(left.text) === last(right.text) && left.text !== right.text;
  if (isBare && !isAlike && !(isTimeName(left.text) && isTimeName(right.text))) return undefined;
  // "fmt=csv seed=7": what is glued to its value is a setting.
  const isSetting =
    isEqual && isGlued(reading, at) && isGlued(reading, operator.next) && /^[a-z]+ [a-z]+$/i.test(right.text);
  if (isSetting) return undefined;
  if (isEqual && !isFormula(reading, at, right.text)) return undefined;
  return {
    kind: "comparison",
    left: left.text,
    is: operator.meaning,
    right: right.text,
    ...spanOf(reading, isChained(reading, left.first) ? at : left.first, right.next),
  };
}

const participle = /(?:ed|en|ade|aid|ent|old|eft)$/;

/** "boarded at", "shipped on": a participle and its particle name a time. */
function isTimeVerb(reading: Reading, at: number): boolean {
  return ["at", "on"].includes(word(reading, at)) && participle.test(word(reading, at - 1));
}

function leftOf(reading: Reading, end: number): ReturnType<typeof phraseBefore> {
  if (!isTimeVerb(reading, end - 1)) return phraseBefore(reading, end, 4);
  const verb = phraseBefore(reading, end - 1, 3);
  return verb === undefined ? undefined : { text: written(reading, verb.first, end), first: verb.first };
}

function rightOf(reading: Reading, at: number): ReturnType<typeof phraseFrom> {
  const phrase = phraseFrom(reading, at, 4, stops);
  // "aos < los": an article that stands alone is a name.
  if (phrase === undefined)
    return isWord(reading, at) && word(reading, at - 1) === "<" && isBreak(reading, at + 1)
      ? { text: written(reading, at, at + 1), next: at + 1 }
      : undefined;
  return isTimeVerb(reading, phrase.next)
    ? { text: written(reading, phrase.next - phrase.text.split(/\s+/).length, phrase.next + 1), next: phrase.next + 1 }
    : phrase;
}

/** "order date", "boarded at", and in the other languages "date de rappel": where the noun stands first. */
function isTimeName(phrase: string): boolean {
  const words = phrase.toLowerCase().split(/[\s-]+/);
  return (
    times.test(last(phrase)) ||
    (words.length > 1 && /^(?:date|fecha|data|heure|hora|datum)$/.test(words[0] ?? "")) ||
    (["at", "on"].includes(words.at(-1) ?? "") && participle.test(words.at(-2) ?? ""))
  );
}

/** "diastolic always lower than systolic" */
const emphases = new Set("always strictly generally usually typically must should be is are".split(" "));

/** "states running > idle > down" tells what follows what. */
function isInChain(reading: Reading, at: number): boolean {
  let first = at - 1;
  while (first > at - 24 && word(reading, first - 1) === ">") first -= 2;
  return chained(reading, first) !== undefined;
}

const stops = new Set(["by", "<=", "<", ">", ">="]);

/** In "a <= b <= c" the middle belongs to the first span, and is the left side of the second all the same. */
function isChained(reading: Reading, first: number): boolean {
  return ["<=", "<", ">", ">=", "≤", "≥"].includes(word(reading, first - 1));
}

function last(phrase: string): string {
  return (
    phrase
      .toLowerCase()
      .split(/[\s-]+/)
      .at(-1) ?? ""
  );
}

/** "=" between a name and a value is no relation; between a name and names it is. */
function isFormula(reading: Reading, at: number, right: string): boolean {
  if (/[+*×÷/]|\bx\b|\btimes\b|\bplus\b|\bminus\b| - /i.test(right)) return true;
  const sign = word(reading, at);
  const isName =
    /^[a-z][a-z\d_]*(?: [a-z][a-z\d_]*){0,3}$/i.test(right) &&
    !/^(?:[A-Z]{2,5}|true|false|yes|no|null|active|inactive)$/.test(right);
  return isName && (right.includes("_") || right.includes(" ") || sign !== "=");
}

/** A dash between spaces parts clauses, but not names of a formula. */
function isMinus(reading: Reading, at: number): boolean {
  return reading.tokens[at]?.text === "-" && isWord(reading, at - 1) && isWord(reading, at + 1);
}

/** Names, figures and signs up to the end of the clause. */
function expression(reading: Reading, at: number): { readonly text: string; readonly next: number } | undefined {
  let next = at;
  let names = 0;
  let open = 0;
  while (next < at + 14 && (!isBreak(reading, next) || isMinus(reading, next))) {
    const text = word(reading, next);
    if (text === "(") open += 1;
    if (text === ")" && open === 0) break;
    if (text === ")") open -= 1;
    const isSign = sums.has(text) || number(reading, next) !== undefined;
    // "and" goes on only within a sum that was called one.
    if (
      text === "and" &&
      !["sum", "product"].some((noun) =>
        [word(reading, at), word(reading, at + 1), word(reading, at - 2), word(reading, at - 3)].includes(noun),
      )
    )
      break;
    if (!isSign && (!isWord(reading, next) || endsPhrase(text))) break;
    if (!isSign) names += 1;
    next += 1;
  }
  while (next > at && ["and", "of", "the", "by"].includes(word(reading, next - 1))) next -= 1;
  return names === 0 ? undefined : { text: written(reading, at, next), next };
}
