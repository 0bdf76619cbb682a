import type { Found } from "../findings.ts";
import { fold } from "../text/fold.ts";
import { endsPhrase, phraseBefore, phraseFrom } from "./clause.ts";
import { phraseAt, phraseList } from "./phrases.ts";
import { isBreak, isGlued, isWord, number, type Reading, spanOf, word, written } from "./reading.ts";
import { leftOf } from "./sides.ts";

const equals = phraseList(
  "=|==|equals|is equal to|must equal|is the sum of|is the product of|sum of|adds up to|add up to|must match|matches|should equal|is calculated as|computed as|calculated as|derived from|is computed as|is derived from|ist gleich|es igual a|est egal a|e igual a|entspricht|is computed from|is calculated from",
);
const signs = new Set(
  "+ - * x × / times plus minus and multiplied by divided over of ( ) the sum product mal por fois vezes ÷ · durch geteilt dividido dividida entre divise divisee par".split(
    " ",
  ),
);

/** "total = price x quantity", "daily yield is their sum", "deposit is three times the rent". */
export function formulaAt(reading: Reading, at: number): Found | undefined {
  return inBrackets(reading, at) ?? ofBoth(reading, at) ?? multiple(reading, at) ?? equation(reading, at);
}

function equation(reading: Reading, at: number): Found | undefined {
  const sign = phraseAt(reading, at, equals) ?? asProduct(reading, at);
  if (sign === undefined) return undefined;
  const reversed = sumBefore(reading, at, sign.next);
  if (reversed !== undefined) return reversed;
  const left = leftOf(reading, at);
  const right = left === undefined ? undefined : expression(reading, sign.next);
  if (left === undefined || right === undefined || others.has(right.text.toLowerCase())) return undefined;
  // "fmt=csv seed=7": what is glued to its value is a setting.
  const isSetting =
    isGlued(reading, at) &&
    isGlued(reading, sign.next) &&
    (/^[a-z]+ [a-z]+$/i.test(right.text) || (/^[a-z]+$/i.test(left.text) && /^\w+$/.test(right.text)));
  if (isSetting || !isFormula(reading, at, right.text)) return undefined;
  return {
    kind: "comparison",
    left: left.text,
    is: "=",
    right: right.text,
    ...spanOf(reading, left.apart ? at : left.first, right.next),
  };
}

const joined =
  / (?:minus|plus|times|divided by|over|[-+*×x/÷]|mal|fois|vezes|(?:geteilt )?durch|dividid[oa] (?:por|entre)|entre|divisee? par|multipli\p{L}+ \p{L}+) /u;

/** "minutes off supply (restored minus start)": two names with a sign between them, right behind a name. */
function inBrackets(reading: Reading, at: number): Found | undefined {
  if (word(reading, at) !== "(" || !isWord(reading, at - 1)) return undefined;
  // "under 300 kg (goods plus pallet)" tells what is weighed.
  if (number(reading, at - 2) !== undefined) return undefined;
  const right = expression(reading, at + 1);
  if (right === undefined || word(reading, right.next) !== ")" || !joined.test(fold(right.text))) return undefined;
  // "(meals / hotel / train)" lists: nobody divides twice.
  if (/\d/.test(right.text) || /^[^/]+(?: ?\/ ?[^-+*×÷/]+){2,}$/.test(right.text)) return undefined;
  const left = leftOf(reading, at);
  if (left === undefined) return undefined;
  return {
    kind: "comparison",
    left: left.text,
    is: "=",
    right: right.text,
    ...spanOf(reading, left.first, right.next + 1),
  };
}

/** "emissions as activity times factor": "as" says a formula only where names are multiplied or subtracted behind it. */
function asProduct(reading: Reading, at: number): { readonly next: number } | undefined {
  if (!["as", "is", "ist", "es", "est"].includes(word(reading, at))) return undefined;
  const first = phraseFrom(reading, at + 1, 4);
  return first !== undefined && /\s(?:times|minus|plus)\s/.test(` ${first.text} ${word(reading, first.next)} `)
    ? { next: at + 1 }
    : undefined;
}

/** "A + B + blank = ballots cast": the sum stands first. */
function sumBefore(reading: Reading, at: number, next: number): Found | undefined {
  if (word(reading, at) !== "=") return undefined;
  let first = at;
  let parts = 0;
  while (first > 0) {
    const name = phraseBefore(reading, first, 4);
    if (name === undefined) return undefined;
    parts += 1;
    first = name.first;
    if (word(reading, first - 1) !== "+") break;
    first -= 1;
  }
  const total = parts < 2 ? undefined : phraseFrom(reading, next, 4);
  if (total === undefined) return undefined;
  const right = written(reading, first, at).trim();
  return { kind: "comparison", left: total.text, is: "=", right, ...spanOf(reading, first, total.next) };
}

const others = new Set("previous next last others other rest".split(" "));
const verbs = phraseList("is|are|=|equals|being|ist|es|est|e");
const both = phraseList(
  "difference|their sum|the sum|the sum of both|the sum of the two|their total|their difference|the difference|the difference of both|the difference between them|their product|the product|the product of both",
);

/** "morning yield and evening yield, daily yield is their sum": of the two numbers named before. */
function ofBoth(reading: Reading, at: number): Found | undefined {
  const verb = phraseAt(reading, at, verbs);
  const noun = verb === undefined ? undefined : phraseAt(reading, verb.next, both);
  if (verb === undefined || noun === undefined) return undefined;
  if (!isBreak(reading, noun.next) && !["in", ")"].includes(word(reading, noun.next))) return undefined;
  const left = leftOf(reading, at);
  if (left === undefined) return undefined;
  const [, what = ""] =
    /(sum|total|difference|product)/.exec(written(reading, verb.next, noun.next).toLowerCase()) ?? [];
  const right = what === "total" ? "their sum" : `their ${what}`;
  return { kind: "comparison", left: left.text, is: "=", right, ...spanOf(reading, left.first, noun.next) };
}

const factors: ReadonlyMap<string, number> = new Map([
  ["twice", 2],
  ["double", 2],
  ["triple", 3],
  ["half", 0.5],
]);

/** "deposit is three times the rent", "overtime rate = twice the hourly rate". */
function multiple(reading: Reading, at: number): Found | undefined {
  const verb = phraseAt(reading, at, verbs);
  if (verb === undefined) return undefined;
  const value = number(reading, verb.next);
  const said = factors.get(word(reading, verb.next));
  const isTimes =
    value !== undefined && ["times", "x", "×", "mal", "veces", "fois", "vezes"].includes(word(reading, value.next));
  const start = isTimes ? value.next + 1 : verb.next + 1;
  // "tax = 19% of subtotal"
  const isShare = value !== undefined && word(reading, value.next) === "%" && word(reading, value.next + 1) === "of";
  const factor = isTimes ? value.value : isShare ? Number((value.value / 100).toPrecision(12)) : said;
  if (factor === undefined) return undefined;
  const from = isShare ? value.next + 2 : word(reading, start) === "of" ? start + 1 : start;
  const right = phraseFrom(reading, from, 4);
  const left = right === undefined ? undefined : leftOf(reading, at);
  if (left === undefined || right === undefined) return undefined;
  return {
    kind: "comparison",
    left: left.text,
    is: "=",
    right: `${factor} * ${right.text}`,
    ...spanOf(reading, left.first, right.next),
  };
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
  const isSummed = [at, at + 1, at - 2, at - 3].some((place) => ["sum", "product"].includes(word(reading, place)));
  while (next < at + 14 && (!isBreak(reading, next) || isMinus(reading, next))) {
    const text = word(reading, next);
    if (text === "(") open += 1;
    if (text === ")" && open === 0) break;
    if (text === ")") open -= 1;
    // "on scene minus alarm"
    const isParticle = ["on", "in", "off", "out"].includes(text) && (next === at || signs.has(word(reading, next - 1)));
    const isSign = signs.has(text) || number(reading, next) !== undefined;
    // "and" goes on only within a sum that was called one.
    if (text === "and" && !isSummed) break;
    if (!isSign && (!isWord(reading, next) || (endsPhrase(text) && !isParticle))) break;
    if (!isSign) names += 1;
    next += 1;
  }
  while (next > at && ["and", "of", "the", "by"].includes(word(reading, next - 1))) next -= 1;
  return names === 0 ? undefined : { text: written(reading, at, next), next };
}
