import type { Found } from "../findings.ts";
import { fold } from "../text/fold.ts";
import { endsPhrase, phraseBefore, phraseFrom } from "./clause.ts";
import { beingAt, equalWordsAt } from "./equal-words.ts";
import { formats } from "./format-words.ts";
import { bracketedFiguresAt } from "./member-figures.ts";
import { multipleAt } from "./multiple.ts";
import { betweenNames, isPlainlyFormula } from "./operators.ts";
import { partsOfSum } from "./parts-of-sum.ts";
import { phraseAt, phraseList, phrases, skip } from "./phrases.ts";
import { quantityAt } from "./quantity.ts";
import { isBreak, isGlued, isWord, number, type Reading, spanOf, word, written } from "./reading.ts";
import { leftOf } from "./sides.ts";
import { tariffAt } from "./tariffs.ts";
import { isCurrency, unitAt } from "./units.ts";

const signs = new Set(
  "+ - * x × / times plus minus less and multiplied by divided over of ( ) the sum product mal por fois vezes veces ÷ · durch geteilt dividiert dividido dividida entre divise divisee par multiplicado multiplicada multiplie multipliee multipliziert mais mas menos moins abzuglich".split(
    " ",
  ),
);

/** "total = price x quantity", "daily yield is their sum", "deposit is three times the rent". */
export function formulaAt(reading: Reading, at: number): Found | undefined {
  return (
    tariffAt(reading, at) ??
    inBrackets(reading, at) ??
    ofBoth(reading, at) ??
    multipleAt(reading, at) ??
    equation(reading, at)
  );
}

function equation(reading: Reading, at: number): Found | undefined {
  const listed = listedSum(reading, at) ?? partsOfSum(reading, at);
  if (listed !== undefined) return listed;
  const sign = equalWordsAt(reading, at);
  // "logs as parquet - client ip" is delivered so.
  if (sign !== undefined && Object.hasOwn(formats, word(reading, sign.next))) return undefined;
  if (sign === undefined) return undefined;
  const reversed = sumBefore(reading, at, sign.next);
  if (reversed !== undefined || phraseAt(reading, at, addingUp) !== undefined) return reversed;
  const left = leftOf(reading, at);
  const right = left === undefined ? undefined : expression(reading, sign.next);
  if (left === undefined || right === undefined || others.has(right.text.toLowerCase())) return undefined;
  // "gender should be split 70/30 male/female"
  if (ratio.test(right.text)) return undefined;
  // "grade A-F derived from the score", "text that matches the rating": what depends on something is not the same.
  const last = word(reading, sign.next - 1);
  const isDerived = last === "from" || (matching.test(last) && texts.test(left.text));
  if (isDerived && !isPlainlyFormula(right.text) && !isOfNames(reading, right.text, sign.next, right.next))
    return undefined;
  // "fmt=csv seed=7": what is glued to its value is a setting.
  const isSetting =
    isGlued(reading, at) &&
    isGlued(reading, sign.next) &&
    (/^[a-z]+ [a-z]+$/i.test(right.text) || (/^[a-z]+$/i.test(left.text) && /^\w+$/.test(right.text)));
  const isSaid = sign.sure
    ? isFormula(reading, at, right.text) || isOfNames(reading, right.text, sign.next, right.next)
    : isPlainlyFormula(right.text) || isOfNames(reading, right.text, sign.next, right.next);
  if (isSetting || !isSaid) return undefined;
  return {
    kind: "comparison",
    left: withNounOfRhythm(reading, left),
    is: "=",
    right: right.text.replace(rhythmFirst, (text) => withNounOfRhythm(reading, { text, first: left.first })),
    ...spanOf(reading, left.apart || hasUnitBehind(reading, left, at) ? at : left.first, right.next),
  };
}

/** The figures of a ratio, with what they are of behind them. */
const ratio = /^(?:(?:split|divided|shared) )?\d{1,2}(?:\/\d{1,2})+ (?!\/)\p{L}/u;

const matching = /^(?:matches|matching|match|entspricht)$/;
const texts =
  /\b(?:text|comment|comments|review|description|message|title|summary|name|note|notes|feedback|opinion|kommentar|texto|comentario|commentaire|texte)$/i;

const rhythm = "(?:hourly|daily|weekly|monthly|quarterly|yearly|annual)";
const rhythmAlone = new RegExp(`^${rhythm}$`, "i");
/** The "yearly" of "yearly / 12". */
const rhythmFirst = new RegExp(`^${rhythm}(?=\\s*[/*x×÷])`, "i");

/** "yearly premium, monthly is yearly / 12": a rhythm by itself is of the noun that another one stands before. */
function withNounOfRhythm(
  reading: Reading,
  { text, first }: { readonly text: string; readonly first: number },
): string {
  if (!rhythmAlone.test(text)) return text;
  for (let at = first - 1; at >= 0; at -= 1) {
    const noun = rhythmAlone.test(word(reading, at)) ? phraseFrom(reading, at + 1, 2) : undefined;
    if (noun !== undefined) return `${text} ${noun.text}`;
  }
  return text;
}

/** "net in tonnes (gross minus tare)": the unit between is found by itself. */
function hasUnitBehind(
  reading: Reading,
  { text, first }: { readonly text: string; readonly first: number },
  at: number,
): boolean {
  return written(reading, first, at).length > text.length && word(reading, at - 2) === "in";
}

/** "minutes off supply (restored minus start)": two names with a sign between them, right behind a name. */
function inBrackets(reading: Reading, at: number): Found | undefined {
  if (word(reading, at) !== "(" || !isWord(reading, at - 1)) return undefined;
  // "under 300 kg (goods plus pallet)" tells what is weighed.
  if (number(reading, at - 2) !== undefined) return undefined;
  const right = expression(reading, at + 1);
  if (right === undefined || word(reading, right.next) !== ")") return undefined;
  if (/\d/.test(right.text)) return undefined;
  const left = leftOf(reading, at);
  if (left === undefined) return undefined;
  // "rent per sqm (rent / area)": so much for each is a quotient.
  const isQuotient = /\b(?:per|je|pro|par|por)\b/i.test(left.text) && /^[^/]+\/[^/]+$/.test(right.text);
  if (!isQuotient && !isPlainlyFormula(right.text) && !isOfNames(reading, right.text, at + 1, right.next))
    return undefined;
  return {
    kind: "comparison",
    left: left.text,
    is: "=",
    right: right.text,
    ...spanOf(reading, hasUnitBehind(reading, left, at) ? at : left.first, right.next + 1),
  };
}

/** "importe (cantidad por precio)": a word that means many things is a sign between names that stand elsewhere too. */
function isOfNames(reading: Reading, expression: string, from: number, next: number): boolean {
  const names = expression.split(betweenNames).map((name) => name.toLowerCase().split(/\s+/));
  const isNamed = (word: string): boolean =>
    word.length > 1 && reading.tokens.some((token, at) => (at < from || at >= next) && token.lower === word);
  return (
    names.length > 1 &&
    names.every(
      (words, index) => words.some(isNamed) || (index > 0 && /^(?:the|die|los|las|les|os|as)$/.test(words[0] ?? "")),
    )
  );
}

const joints = new Set(["+", "plus", "-", "minus", "less"]);

const addingUp = phraseList(
  "adding up to|adding to|add up to|adds up to|that add up to|which add up to|must add up to|should add up to|summing to|summing up to|that sum to|which sum to|sum up to|totalling|totaling|making up|that make up|together|ergeben zusammen|die zusammen ergeben|zusammen|que suman|que sumados dan|suman|qui font|dont la somme fait|que somam|somando",
);
const MOST_PARTS = 8;

/** "deep, light and REM minutes adding up to total sleep": what is listed right before comes to what is named behind. */
function listedSum(reading: Reading, at: number): Found | undefined {
  const link = phraseAt(reading, at, addingUp);
  const total = link === undefined ? undefined : phraseFrom(reading, link.next, 4);
  if (total === undefined || number(reading, total.next) !== undefined) return undefined;
  const parts: string[] = [];
  let first = /^(?:that|which|die|que|qui)$/.test(word(reading, at - 1)) ? at - 1 : at;
  const noun = word(reading, first - 1);
  for (let end = first; parts.length < MOST_PARTS; ) {
    const part = phraseBefore(reading, end, 4);
    if (part === undefined || isApart(part.text, noun, parts.length)) break;
    first = part.first;
    parts.unshift(written(reading, first, isSymbol(reading, end - 1) && end - first > 1 ? end - 1 : end));
    const joint = word(reading, first - 1);
    const isJoint = joint === "," || joints.has(joint) || ands.has(joint);
    if (!isJoint) break;
    end = joint !== "," && word(reading, first - 2) === "," ? first - 2 : first - 1;
  }
  if (parts.length < 2) return undefined;
  return {
    kind: "comparison",
    left: total.text,
    is: "=",
    right: `${parts.join(" + ")}`,
    ...spanOf(reading, at, total.next),
  };
}

/** The "MWh" of "coal MWh". */
function isSymbol(reading: Reading, at: number): boolean {
  return (reading.tokens[at]?.text.length ?? 0) < 4 && unitAt(reading.tokens, at)?.next === at + 1;
}

/** "bedtime, wake time, deep, light and REM minutes": what has a noun of its own is no part, nor is a day or a key. */
function isApart(part: string, noun: string, count: number): boolean {
  const words = part.toLowerCase().split(/\s+/);
  const last = words.at(-1) ?? "";
  if (/^(?:date|time|day|week|month|year|id|name|no|number|type|category)$/.test(last) && last !== noun) return true;
  return count > 1 && words.length > 1 && last !== noun;
}

const ands = new Set(["and", "und", "y", "et", "e", "&"]);

/** "A + B + blank = ballots cast", "the votes plus the invalid ones must add up to the ballots": the sum stands first. */
function sumBefore(reading: Reading, at: number, next: number): Found | undefined {
  if (!equalWordsAt(reading, at)?.sure) return undefined;
  let first = at;
  const parts: string[] = [];
  while (first > 0) {
    const name = phraseBefore(reading, first, 4);
    if (name === undefined) return undefined;
    parts.unshift(name.text);
    first = name.first;
    const joint = articles.has(word(reading, first - 1)) ? first - 2 : first - 1;
    if (!joints.has(word(reading, joint)) || (word(reading, joint) === "-" && !isMinus(reading, joint))) break;
    first = joint;
  }
  const total = parts.length < 2 ? undefined : phraseFrom(reading, next, 4);
  if (total === undefined) return undefined;
  const noun = countedIn(total.text, parts);
  const right =
    noun === undefined ? written(reading, first, at).trim() : parts.map((part) => `${part} ${noun}`).join(" + ");
  return { kind: "comparison", left: total.text, is: "=", right, ...spanOf(reading, first, total.next) };
}

/** The "tokens" of "prompt + completion = total tokens", which its parts are counted in too. */
function countedIn(total: string, parts: readonly string[]): string | undefined {
  const [, noun] = /^(?:total|all|overall) ([a-z]+s)$/i.exec(total) ?? [];
  return noun !== undefined && parts.every((part) => /^[a-z]+$/i.test(part) && !/s$/i.test(part)) ? noun : undefined;
}

const articles = new Set(["the", "a", "an"]);
const others = new Set("previous next last others other rest".split(" "));
const both = phrases<"sum" | "difference" | "product" | "average">([
  [
    "sum",
    "sum|their sum|the sum|the sum of both|the sum of the two|the sum of all|their total|the two added up|both added up|both together|the two together|summe|die summe|ihre summe|deren summe|summe der beiden|die summe der beiden|summe beider|summe aus beiden|die summe aus beiden|summe von beiden|beide zusammen|la suma|su suma|suma de ambos|la suma de ambos|suma de los dos|la suma de los dos|la somme|leur somme|somme des deux|la somme des deux|a soma|sua soma|soma dos dois|a soma dos dois|soma das duas",
  ],
  [
    "difference",
    "difference|their difference|the difference|the difference of both|the difference between them|the difference between the two|the difference between both|the difference of the two|the difference of them|differenz beider|differenz aus beiden|die differenz|deren differenz|differenz der beiden|die differenz der beiden|la diferencia|su diferencia|la difference|leur difference|a diferenca",
  ],
  [
    "product",
    "their product|the product|the product of both|the product of the two|das produkt|deren produkt|el producto|le produit|o produto",
  ],
  [
    "average",
    "their average|their mean|the average of both|the average of the two|the mean of both|the mean of the two|their midpoint|the midpoint|der mittelwert der beiden|der durchschnitt der beiden|el promedio de ambos|la moyenne des deux|a media dos dois",
  ],
]);

/** What remains of an amount when others are taken off it. */
const rests = phrases<"difference">([
  [
    "difference",
    "the rest|the remainder|what is left|what's left|what remains|der rest|was ubrig bleibt|el resto|lo que queda|le reste|ce qui reste|o resto|o que sobra",
  ],
]);
const leftOver =
  /^(?:the )?(?:net(?: \w+)?|take[- ]?home(?: pay)?|balance|remaining(?: \w+)?|remainder|profit|margin|change|payout|neto|netto\w*|nettobetrag|liquido|líquido|reste|saldo)$/i;

const ofSeveral = phrases<"sum" | "average">([
  ["sum", "sum|the sum|total|the total|summe|die summe|la suma|la somme|a soma"],
  [
    "average",
    "average|the average|mean|the mean|durchschnitt|der durchschnitt|mittelwert|der mittelwert|el promedio|la media|la moyenne|a media",
  ],
]);

/** "the average of the three", "the sum of all four": so many as were named last. */
function severalAt(reading: Reading, at: number): { readonly meaning: string; readonly next: number } | undefined {
  const noun = phraseAt(reading, at, ofSeveral);
  if (noun === undefined || !/^(?:of|der|aller|de|des|das|dos)$/.test(word(reading, noun.next))) return undefined;
  let from = noun.next + 1;
  while (
    from < noun.next + 4 &&
    /^(?:all|the|those|these|los|las|les|as|os|aller|esos|esas|estos|estas|ces|esses|essas|dieser)$/.test(
      word(reading, from),
    )
  )
    from += 1;
  const count = number(reading, from);
  if (count === undefined || !isSeveral(count.value)) return undefined;
  return { meaning: `${noun.meaning} of ${count.value}`, next: count.next };
}

const boths = phraseList("both|both of them|the two|beide|beides|ambos|ambas|los dos|las dos|les deux|os dois|as duas");
const alls = phraseList("all|all the|the|alle|die|los|las|todos los|todas las|les|tous les|toutes les|os|as|todos os");

/** "total owed = both", "total = all three": what several come to together is their sum. */
function allAt(reading: Reading, at: number): { readonly meaning: string; readonly next: number } | undefined {
  const two = phraseAt(reading, at, boths);
  if (two !== undefined) return { meaning: "sum", next: two.next };
  const all = phraseAt(reading, at, alls);
  const count = all === undefined ? undefined : number(reading, all.next);
  return count === undefined || !isSeveral(count.value)
    ? undefined
    : { meaning: `sum of ${count.value}`, next: count.next };
}

function isEqual(reading: Reading, at: number): boolean {
  return equalWordsAt(reading, at)?.sure === true;
}

function isSeveral(count: number): boolean {
  return count >= 2 && count <= 12 && Number.isInteger(count);
}

/** "morning yield and evening yield, daily yield is their sum", "total à payer (la somme)": of the numbers named before. */
function ofBoth(reading: Reading, at: number): Found | undefined {
  const turned = sumAsName(reading, at);
  if (turned !== undefined) return turned;
  const isBracket = word(reading, at) === "(" && isWord(reading, at - 1);
  // "total as their sum"
  const isAs = /^(?:as|als|como|comme)$/.test(word(reading, at)) && isWord(reading, at - 1);
  const alone = restAlone(reading, at);
  if (alone !== undefined) return alone;
  const link = isBracket || isAs ? { next: at + 1 } : (beingAt(reading, at) ?? equalWordsAt(reading, at));
  const rest = link === undefined ? undefined : phraseAt(reading, link.next, rests);
  const noun =
    link === undefined
      ? undefined
      : (severalAt(reading, link.next) ??
        phraseAt(reading, link.next, both) ??
        rest ??
        (isEqual(reading, at) ? allAt(reading, link.next) : undefined));
  if (noun === undefined) return undefined;
  if (!isBreak(reading, noun.next) && !["in", ")", "and", "und", "y", "et", "e"].includes(word(reading, noun.next)))
    return undefined;
  if (isBracket && word(reading, noun.next) !== ")") return undefined;
  const left = leftOf(reading, at);
  // "cash is the rest" is one of several shares.
  if (left === undefined || (rest !== undefined && !leftOver.test(left.text) && !sharesOfCost.test(fold(left.text))))
    return undefined;
  const next = isBracket ? noun.next + 1 : noun.next;
  return {
    kind: "comparison",
    left: left.text,
    is: "=",
    right: `their ${noun.meaning}`,
    ...spanOf(reading, left.first, next),
  };
}

/** Who pays what another one does not. */
const sharesOfCost =
  /^(?:(?:patient|member|client|customer|tenant|employee|employer|own|policyholder|guest|buyer|owner|subscriber)(?:'s)? (?:share|part|portion|responsibility|contribution|payment|pays|liability)|copay|co-pay|copayment|self-pay|out of pocket|eigenanteil|restbetrag|zuzahlung|copago|reste a charge|(?:parte|cuota|quota)(?: del| do)? (?:paciente|cliente|socio|utente))$/i;

/** "covered never above the charge, patient share the rest": without a verb, where no shares of the rows are told. */
function restAlone(reading: Reading, at: number): Found | undefined {
  const rest = phraseAt(reading, at, rests);
  if (rest === undefined || !(isBreak(reading, rest.next) || word(reading, rest.next) === ")")) return undefined;
  const left = phraseBefore(reading, at, 4);
  if (left === undefined || !(isBreak(reading, left.first - 1) || ands.has(word(reading, left.first - 1))))
    return undefined;
  if (!leftOver.test(left.text) && !sharesOfCost.test(fold(left.text))) return undefined;
  // "insurer 80%, patient share the rest" are parts of a hundred.
  if (reading.tokens.slice(Math.max(0, left.first - 8), left.first).some(({ text }) => text === "%")) return undefined;
  return {
    kind: "comparison",
    left: left.text,
    is: "=",
    right: "their difference",
    ...spanOf(reading, left.first, rest.next),
  };
}

/** "their sum as total", "deren Summe als Gesamtpunkte": the name stands behind. */
function sumAsName(reading: Reading, at: number): Found | undefined {
  const noun = isBreak(reading, at - 1) ? phraseAt(reading, at, both) : undefined;
  const isAs = noun !== undefined && /^(?:as|als|como|comme)$/.test(word(reading, noun.next));
  if (noun === undefined || !isAs) return undefined;
  const named = phraseFrom(reading, skip(reading, noun.next + 1, determiners), 3);
  if (named === undefined) return undefined;
  return {
    kind: "comparison",
    left: named.text,
    is: "=",
    right: `their ${noun.meaning}`,
    ...spanOf(reading, at, named.next),
  };
}

const determiners = phraseList("the|a|an|der|die|das|el|la|le|l'|o|a");

/** "=" between a name and a value is no relation; between a name and names it is. */
function isFormula(reading: Reading, at: number, right: string): boolean {
  if (/[+*×÷/]|\bx\b| - /i.test(right) || isPlainlyFormula(right)) return true;
  const sign = word(reading, at);
  const isName =
    /^[a-z][a-z\d_]*(?: [a-z][a-z\d_]*){0,3}$/i.test(right) &&
    !/^(?:[A-Z]{2,5}|true|false|yes|no|null|active|inactive)$/.test(right);
  return isName && (right.includes("_") || right.includes(" ") || sign !== "=");
}

/** A dash between spaces parts clauses, but not names of a formula. */
function isMinus(reading: Reading, at: number): boolean {
  // "(1 - discount)"
  const isOfOne = word(reading, at - 2) === "(" && number(reading, at - 1) !== undefined;
  return reading.tokens[at]?.text === "-" && (isWord(reading, at - 1) || isOfOne) && isWord(reading, at + 1);
}

/** "divided with", "multipliziert mit" */
function isSecondOfSign(reading: Reading, at: number): boolean {
  return (
    ["with", "through", "mit", "pelo", "pela"].includes(word(reading, at)) &&
    /^(?:divi|multipl)/.test(word(reading, at - 1))
  );
}

/** "per head" behind a name of a formula. */
function isPer(reading: Reading, at: number): boolean {
  const isLink = ["per", "je", "pro", "par"].includes(word(reading, at)) && isWord(reading, at + 1);
  return isLink && isWord(reading, at - 1) && !signs.has(word(reading, at - 1));
}

/** "on scene minus alarm", "clock out - clock in - break", "talk + after call work": a particle beside a sign is of a name. */
function isParticleAt(reading: Reading, at: number, first: number): boolean {
  const isFirst = at === first || signs.has(word(reading, at - 1));
  if (word(reading, at) === "after") return isFirst && at > first;
  if (!["on", "in", "off", "out"].includes(word(reading, at))) return false;
  const behind = word(reading, at + 1);
  return (
    isFirst || (at > first && (isBreak(reading, at + 1) || behind === ")" || (signs.has(behind) && behind !== "the")))
  );
}

/** Names, figures and signs up to the end of the clause. */
function expression(reading: Reading, at: number): { readonly text: string; readonly next: number } | undefined {
  let next = at;
  let from = at;
  let names = 0;
  let open = 0;
  const parts: string[] = [];
  const isSummed = [at, at + 1, at - 2, at - 3].some((place) => ["sum", "product"].includes(word(reading, place)));
  while (next < at + 14 && (!isBreak(reading, next) || isMinus(reading, next))) {
    const text = word(reading, next);
    // "seats x price per seat (starter 9, team 19)": what each member has stands by itself.
    if (text === "(" && bracketedFiguresAt(reading, next) !== undefined) break;
    if (text === "(") open += 1;
    if (text === ")" && open === 0) break;
    if (text === ")") open -= 1;
    const isParticle = isParticleAt(reading, next, at);
    const isSign = signs.has(text) || number(reading, next) !== undefined || isSecondOfSign(reading, next);
    // "hammer price plus 25% premium", "netto plus 19 Prozent"
    const share = reading.tokens[next]?.kind === "number" ? quantityAt(reading, next) : undefined;
    if (share?.unit?.symbol === "%") {
      next = share.next;
      continue;
    }
    // "kWh x 0.45 EUR", "€0.45 x kWh": what a factor is in is no name.
    const amount = isNumberOrSign(reading, next) ? quantityAt(reading, next) : undefined;
    if (amount?.unit !== undefined && isCurrency(amount.unit) && amount.spelled !== true) {
      parts.push(written(reading, from, next), String(amount.value));
      from = amount.next;
      next = amount.next;
      continue;
    }
    // "gross less all the deductions", "brut moins les deux"
    const isAll =
      /^(?:all|both|die|los|las|les|os|as)$/.test(text) &&
      (text === "all" || text === "both" || number(reading, next + 1) !== undefined) &&
      signs.has(word(reading, next - 1));
    // "guests times price per head"
    if (isPer(reading, next)) {
      next += 2;
      continue;
    }
    // "net = gross minus tax and pension": what was named before is taken off as well.
    const again = ands.has(text) && !isSummed ? signBefore(reading, at, next) : undefined;
    if (again !== undefined && isNamedBefore(reading, next + 1, at)) {
      parts.push(written(reading, from, next), again);
      next += 1;
      from = next;
      continue;
    }
    // "and" goes on only within a sum that was called one.
    if (text === "and" && !isSummed) break;
    if (!isSign && (!isWord(reading, next) || (endsPhrase(text) && !isParticle && !isAll))) break;
    if (!isSign) names += 1;
    next += 1;
  }
  while (next > at && ["and", "of", "the", "by"].includes(word(reading, next - 1))) next -= 1;
  const text = [...parts, next > from ? written(reading, from, next) : ""].filter((part) => part !== "").join(" ");
  return names === 0 ? undefined : { text, next };
}

/** The last sign of a sum or a difference before a place. */
function signBefore(reading: Reading, from: number, at: number): string | undefined {
  for (let back = at - 1; back > from; back -= 1) if (joints.has(word(reading, back))) return word(reading, back);
  return undefined;
}

/** Whether a clause ends with a name that stands in the text before a place. */
function isNamedBefore(reading: Reading, at: number, before: number): boolean {
  const last = isWord(reading, at) && isWord(reading, at + 1) && !endsPhrase(word(reading, at + 1)) ? at + 1 : at;
  const isEnd = isBreak(reading, last + 1) || word(reading, last + 1) === ")";
  const name = word(reading, at);
  return isEnd && name.length > 2 && reading.tokens.slice(0, before).some(({ folded }) => folded === name);
}

function isNumberOrSign(reading: Reading, at: number): boolean {
  return reading.tokens[at]?.kind === "number" || /^[$€£¥]$/.test(reading.tokens[at]?.text ?? "");
}
