import type { Found } from "../findings.ts";
import { phraseBefore, phraseFrom } from "./clause.ts";
import { comparingAt, comparingVerbs, deniedAt } from "./comparators.ts";
import { comparedAgainAt } from "./compared-again.ts";
import { formulaAt } from "./formula.ts";
import { wholePeriodAt } from "./period.ts";
import { phraseAt, phraseList } from "./phrases.ts";
import { isBreak, isWord, number, type Reading, spanOf, word, written } from "./reading.ts";
import { chained } from "./separated-members.ts";
import { type Left, leftOf, rightOf } from "./sides.ts";
import { openedAt } from "./threshold.ts";

const times =
  /(?:date|time|start|end|begin|_at|_on|_ts|timestamp|created|updated|ended|started|closed|opened|resolved|shipped|delivered|ordered|paid|issued|due|signup|sign-up|login|purchase|order|delivery|shipment|pickup|drop-?off|dropoff|take-?off|takeoff|landing|arrival|departure|admission|discharge|check-?in|check-?out|checkin|checkout|hire|hired|termination|birth|death|enrol\w*|first|last|submission|approval|registration|issue|payment|datum|beginn|abholung|annahme|abgabe|lieferung|bestellung|ankunft|abfahrt|ende|meldung|fecha|inicio|início|fin|fim|alta|baja|salida|saida|saída|llegada|chegada|entrada|partida|cierre|apertura|abertura|fechamento|vencimiento|vencimento|emision|emisión|emissao|emissão|emission|échéance|echeance|devolucion|devolución|devolucao|devolução|arrivée|arrivee|départ|depart|retour|ruckgabe|rückgabe|ausleihe|eingang|ausgang|debut|entree|sortie|data|nascimento|entrega|pedido|expiry|expiration|renewal|cancel\w*|refund\w*|return\w*|launch|booking|visit|creation|close|open|resolution|response)$/;
const participle = /(?:ed|en|ade|aid|ent|old|eft)$/;
/** What stands where a name could, and is none. */
const noNames = new Set(
  "you us me anyone someone date now scratch speed previous next last others other rest once twice zero average usual normal all any half tax taxes discount discounts deduction deductions rebate tip vat sea ground water freezing work hours noon midnight".split(
    " ",
  ),
);

/** What something is taken off or added to. */
const amounts =
  /^(?:amounts?|totals?|price|cost|pay|payout|salary|revenue|income|profit|margin|fee|rent|weight|value|charge|bill|balance|net|betrag|preis|summe|gewicht|lohn|gehalt|miete|importe|precio|total|peso|sueldo|salario|montant|prix|poids|salaire|valor|preco)$/i;

/** "level in m above sea level": whence it is measured. */
const levels = /^(?:mean )?(?:sea|ground) level\b|^datum\b/i;

/** "end after start", "paid <= allowed <= billed", "stays between low and high", "total = price x quantity". */
export function comparisonAt(reading: Reading, at: number): Found | undefined {
  return formulaAt(reading, at) ?? betweenAt(reading, at) ?? ordered(reading, at) ?? comparedAgainAt(reading, at);
}

function ordered(reading: Reading, at: number): Found | undefined {
  const comparing = comparingAt(reading, at);
  if (comparing === undefined || number(reading, comparing.next) !== undefined) return undefined;
  if (comparing.is === ">" && isInChain(reading, at)) return undefined;
  // "discharged before March 2024": a window, and no column.
  const period = wholePeriodAt(reading, comparing.next);
  if (period !== undefined && /\d/.test(written(reading, comparing.next, period.next))) return undefined;
  const turned = objectBefore(reading, at, comparing.next);
  const left = leftOf(reading, turned?.first ?? at);
  const right =
    left === undefined
      ? undefined
      : turned !== undefined
        ? turned
        : (nameMeant(reading, comparing.next, left) ??
          sizeMeant(reading, comparing.next) ??
          rightOf(reading, comparing.next));
  if (left === undefined || right === undefined) return undefined;
  // "actual, over budget if …" is the name of a flag.
  if (comparing.bare && isBreak(reading, at - 1) && openedAt(reading, right.next)?.isBracket === false)
    return undefined;
  // "the previous one" is a name left out.
  if (levels.test(right.text)) return undefined;
  if (noNames.has(right.text.toLowerCase()) && word(reading, right.next - 1) !== "one") return undefined;
  const denied = isBreak(reading, left.first - 2) ? deniedAt(reading, left.first - 1, comparing.is) : undefined;
  const isBare = comparing.bare && denied === undefined;
  // "total after discount" is what is left of it.
  const isLess = isBare && comparing.is === ">" && amounts.test(last(left.text)) && right.text !== "it";
  if (isLess && !isTimeName(right.text)) return undefined;
  // "data do pagamento depois da autuação": in languages where the noun of the time stands first, it says enough.
  const isDated = reading.language !== "en" && comparing.of === "time" && isTimeName(left.text);
  const isPointing =
    right.text === "it" && word(reading, left.first - 1) === "," && isBreak(reading, comparing.next + 1);
  if (isBare && !isDated && !isPointing && !isMeant(reading, left, right.text, comparing.next)) return undefined;
  const isApart = left.apart || isChained(reading, left.first) || isJoined(reading, at, left.first);
  return {
    kind: "comparison",
    left: left.text,
    is: denied ?? comparing.is,
    right: right.text,
    ...(comparing.of === undefined ? {} : { of: comparing.of }),
    ...spanOf(reading, isApart ? at : left.first - (denied === undefined ? 0 : 1), right.next),
  };
}

/** "Erstattung, die den Betrag nie übersteigt": in German what it is compared with stands before a verb that ends the clause. */
function objectBefore(
  reading: Reading,
  at: number,
  next: number,
): { readonly text: string; readonly first: number; readonly next: number } | undefined {
  const isLast = isBreak(reading, next) || word(reading, next) === ")";
  if (reading.language !== "de" || !isLast || !comparingVerbs.test(word(reading, next - 1))) return undefined;
  const object = phraseBefore(reading, at, 3);
  if (object === undefined || !articles.has(word(reading, object.first - 1))) return undefined;
  return { text: object.text, first: object.first - 1, next };
}

const articles = new Set("den die das der ihren ihre seine seinen deren dessen".split(" "));

/** "stay date, review date after it": the pronoun stands for the time before. */
function nameMeant(reading: Reading, at: number, left: Left): ReturnType<typeof rightOf> {
  const joint = left.first - 1;
  const isListed = word(reading, joint) === "," || joints.has(word(reading, joint));
  if (!isListed || !isTimeName(left.text) || !pronouns.has(word(reading, at)) || !isBreak(reading, at + 1))
    return undefined;
  const before = phraseBefore(reading, joint, 4);
  return before === undefined || !isTimeName(before.text) ? undefined : { text: before.text, next: at + 1 };
}

const pronouns = new Set(["it", "that", "this"]);

/** "amount claimed, amount paid never above that": what was named before. */
function sizeMeant(reading: Reading, at: number): ReturnType<typeof rightOf> {
  const isEnd = isBreak(reading, at + 1) || word(reading, at + 1) === ")";
  return isEnd && /^(?:that|this)$/.test(word(reading, at)) ? { text: "it", next: at + 1 } : undefined;
}

/** Whether a mere preposition compares: names of times, names that end alike, or a name that was named before. */
function isMeant(
  reading: Reading,
  left: { readonly text: string; readonly first: number },
  right: string,
  at: number,
): boolean {
  // "cold rent below warm rent": what ends alike can be compared.
  const isAlike = last(left.text) === last(right) && left.text !== right;
  const isOfTimes = isTimeName(left.text) && (isTimeName(right) || isHappening(right));
  // "high estimate (above low)": a bracket says something of the name before it.
  if (word(reading, at - 2) === "(") return true;
  return (
    isAlike ||
    isOfTimes ||
    isWholeItem(reading, left, right, at) ||
    isElliptic(reading, at, right) ||
    isNamedElsewhere(reading, right, left.first, at + 1)
  );
}

/** What values lie below or above that is no column: "stock below minimum", "score above the median". */
const yardsticks =
  /(?:al|ly|ed|ing|able|ive)$|^(?:average|mean|median|limit|threshold|target|minimum|maximum|min|max|budget|par|poverty|surface|zero|capacity|spec|standard|norm|quota|plan|level|line|water|sea|ground|fold|all|it|them|expectations?|reserve|age|management|construction|warranty|review|contract|cultivation)$/;

/** "strike, bid below ask, volume": an item of two words and what compares them is two columns. */
function isWholeItem(
  reading: Reading,
  { text, first }: { readonly text: string; readonly first: number },
  right: string,
  at: number,
): boolean {
  const isItem =
    first > 0 && isBreak(reading, first - 1) && isBreak(reading, at + 1) && /^[,:]$/.test(word(reading, first - 1));
  const isSize = /^(?:below|under|above|unter|uber)$/.test(word(reading, at - 1));
  // "finished after started", "cast before deadline"
  const areTimes = /^(?:before|after)$/.test(word(reading, at - 1)) && isMoment(text) && isMoment(right);
  if (isItem && areTimes) return true;
  const areWords = /^\p{L}{2,}$/u.test(text) && /^\p{L}{2,}$/u.test(right);
  return isItem && isSize && areWords && !yardsticks.test(right.toLowerCase()) && reading.language === "en";
}

function isMoment(name: string): boolean {
  return (
    /^(?:deadline|cutoff|cut-off)$/i.test(name) || isTimeName(name) || (participle.test(name) && !name.includes(" "))
  );
}

const among = phraseList(
  "stays between|is between|is always between|always between|must be between|lies between|falls between|always lies between|between|liegt zwischen|zwischen|entre|esta entre|siempre entre|toujours entre|sempre entre",
);
const joints = new Set(["and", "und", "y", "et", "e"]);

/** "a VWAP that stays between low and high": names, no numbers. */
function betweenAt(reading: Reading, at: number): Found | undefined {
  const link = phraseAt(reading, at, among);
  if (link === undefined || number(reading, link.next) !== undefined) return undefined;
  const low = phraseFrom(reading, link.next, 3);
  if (low === undefined || !joints.has(word(reading, low.next)) || number(reading, low.next + 1) !== undefined)
    return undefined;
  const high = phraseFrom(reading, low.next + 1, 3);
  const left = high === undefined ? undefined : leftOf(reading, at);
  if (left === undefined || high === undefined) return undefined;
  // "conforme si valeur entre limite basse et limite haute" decides.
  if (/\s(?:si|se|if)\s/i.test(left.text)) return undefined;
  const isBare = link.next === at + 1;
  if (
    isBare &&
    !isNamedElsewhere(reading, low.text, left.first, high.next) &&
    !isNamedElsewhere(reading, high.text, left.first, high.next)
  )
    return undefined;
  return {
    kind: "comparison",
    left: left.text,
    is: ">=",
    right: low.text,
    most: high.text,
    ...spanOf(reading, left.apart ? at : left.first, high.next),
  };
}

/** "after collection", "before the shipment": what is done, where the name of its time is another word. */
function isHappening(phrase: string): boolean {
  return /^(?:the |its |their )?[a-z]{3,}(?:tion|sion|ment|al|age|ing|ure|very|ance|ence|lung|ung|cion|cao|gem|up|off)$/i.test(
    phrase,
  );
}

/** "final gravity below the original", "gusts at least the wind speed": the article points at a name. */
function isElliptic(reading: Reading, at: number, right: string): boolean {
  const isPointed = /^(?:the|its|their|der|die|das|el|la|le|o|a)$/.test(word(reading, at));
  const isAmount = ["least", "most", "than"].includes(word(reading, at - 1));
  return (
    isPointed &&
    (isAmount ||
      /^(?:the |its |their )?(?:original|start|starting|initial|first|previous|opening|list|asking|gross|net|limit|budget|maximum|minimum|threshold|target|reference|upper|lower|low|high|bid|ask|planned|scheduled|estimated|expected|regular|full|base)$/i.test(
        right,
      ))
  );
}

/** Whether the same words are a name elsewhere: "gold in ppm, silver below gold". */
function isNamedElsewhere(reading: Reading, phrase: string, first: number, next: number): boolean {
  const words = phrase.toLowerCase().split(/\s+/);
  const ends = (at: number): boolean =>
    isBreak(reading, at) || !isWord(reading, at) || joints.has(word(reading, at)) || word(reading, at) === "in";
  return reading.tokens.some(
    (_, at) =>
      (at + words.length <= first || at >= next) &&
      words.every((each, index) => reading.tokens[at + index]?.lower === each) &&
      (at === 0 || isBreak(reading, at - 1) || joints.has(word(reading, at - 1)) || at + words.length <= first) &&
      (at + words.length <= first
        ? !/^(?:of|de|von)$/.test(word(reading, at + words.length))
        : ends(at + words.length)),
  );
}

/** "order date", "boarded at", and in the other languages "date de rappel": where the noun stands first. */
export function isTimeName(phrase: string): boolean {
  const words = phrase.toLowerCase().split(/[\s-]+/);
  return (
    times.test(last(phrase)) ||
    times.test(phrase.toLowerCase()) ||
    (words.length > 1 && /^(?:date|fecha|data|heure|hora|datum)$/.test(words[0] ?? "")) ||
    (["at", "on"].includes(words.at(-1) ?? "") && participle.test(words.at(-2) ?? ""))
  );
}

/** "states running > idle > down" tells what follows what. */
function isInChain(reading: Reading, at: number): boolean {
  let first = at - 1;
  while (first > at - 24 && word(reading, first - 1) === ">") first -= 2;
  return chained(reading, first) !== undefined;
}

/** "scheduled and actual departure (not before the scheduled one)": the name before a bracket is one of two that share a noun. */
function isJoined(reading: Reading, at: number, first: number): boolean {
  const joint = word(reading, first - 1);
  return word(reading, at - 1) === "(" && (joints.has(joint) || joint === "/") && isWord(reading, first - 2);
}

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
