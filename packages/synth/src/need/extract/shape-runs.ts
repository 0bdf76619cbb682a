import { type CodeShape, repeatedSign, type Sign } from "../text/code-shape.ts";
import { isGlued, number, type Reading, word } from "./reading.ts";

/** Longer texts are no codes: "a bio of 160 characters"; hashes are. */
const LONGEST = 40;
const LONGEST_HASH = 128;

const nounsOf: Readonly<Record<"digit" | "letter" | "either" | "number", string>> = {
  digit:
    "digit digits numeral numerals ziffer ziffern stelle stellen digito digitos cifra cifras chiffre chiffres algarismo algarismos",
  letter:
    "letter letters buchstabe buchstaben grossbuchstabe grossbuchstaben kleinbuchstabe kleinbuchstaben letra letras lettre lettres",
  either:
    "character characters char chars alphanumeric alphanumerics zeichen caracter caracteres caractere caracteres alfanumericos alphanumeriques",
  number: "number numbers figure figures zahlen numeros numero",
};
const nouns = new Map(
  Object.entries(nounsOf).flatMap(([of, words]) => words.split(" ").map((each) => [each, of as keyof typeof nounsOf])),
);

/** Of things that are not written with them too: nobody has nine digits. */
const sure = new Set(nounsOf.digit.split(" ").filter((noun) => !/^(?:stellen?|cifras?|chiffres?)$/.test(noun)));
const sureAdjectives =
  /^(?:alphanum|alfanum|upper|capital|lower|hex|numeric|numeri|mayuscul|minuscul|majuscul|maiuscul)/;

const adjective =
  /^(?:upper-?case|lower-?case|upper|lower|case|capital|capitalised|capitalized|small|random|numeric|numerical|decimal|alpha|alphabetic|alphabetical|hex|hexadecimal|latin|alphanumeric\w*|alfanumeric\w*|alphanumeri\w+|numeri\w+|zufallige[rn]?|grosse|kleine|mayuscul\w+|minuscul\w+|majuscul\w+|maiuscul\w+|hexadecima\w+|hexadezimal\w*|aleatori\w+|aleatoire\w*)$/;

/** "over 5 digits", "up to 8 characters", "last four digits", "to 2 digits" say no form of a code. */
const before = new Set(
  "over under above below than least most max maximum min minimum up upto to till until about around roughly approximately first last final ~ > < >= <= bis hochstens mindestens uber unter letzte letzten erste ersten hasta maximo minimo ultimos ultimas primeros au plus moins jusqu' derniers dernieres premiers ate primeiros".split(
    " ",
  ),
);
const after = new Set(
  "max maximum min minimum after before precision accuracy resolution per each long-running nach vor despues apres apos significant".split(
    " ",
  ),
);
const orMore = /^(?:more|less|fewer|longer|shorter|mehr|weniger|mas|menos|plus|moins|mais)$/;

/** Whether a word is one for signs of a code: nothing has digits that belong to it. */
export function isSignNoun(said: string): boolean {
  return sure.has(said) || said === "letter" || said === "letters";
}

export interface Run {
  readonly shape: CodeShape;
  readonly next: number;
  /** "8-digit", "five letter": said before the name of the code. */
  readonly isAhead: boolean;
  /** Books have characters and families figures. */
  readonly isWeak: boolean;
  /** "six numbers": alone these are so many columns. */
  readonly areNumbers: boolean;
}

/** "six uppercase letters or digits", "5-digit", "8 Zeichen", "a letter": so many signs of one kind. */
export function runAt(reading: Reading, at: number): Run | undefined {
  const compound = stelligAt(reading, at) ?? hyphenedAt(reading, at);
  if (compound !== undefined) return compound;
  const counted = countAt(reading, at);
  if (counted === undefined) return undefined;
  let next = counted.next;
  const isHyphened = word(reading, next) === "-" && isGlued(reading, next);
  if (isHyphened) next += 1;
  const said: string[] = [];
  const takeAdjectives = (isBehind: boolean): void => {
    while (said.length < 6 && adjective.test(word(reading, next)) && (isBehind || !nounEnds(reading, next))) {
      said.push(word(reading, next));
      next += 1;
    }
  };
  takeAdjectives(false);
  const noun = word(reading, next);
  const first = nouns.get(noun);
  if (first === undefined || said.includes("decimal")) return undefined;
  const kinds = [first];
  if (/^(?:gross|klein)/.test(noun)) said.push(noun);
  next += 1;
  // "letters or digits", "letters/numbers": of either kind at every place
  const joint = /^(?:or|and|\/|&|oder|und|o|y|ou|et|e)$/.test(word(reading, next)) ? next + 1 : next;
  let other = joint;
  while (other > next && other < joint + 2 && adjective.test(word(reading, other)) && !nouns.has(word(reading, other)))
    other += 1;
  const second = joint > next ? nouns.get(word(reading, other)) : undefined;
  if (second !== undefined) {
    kinds.push(second);
    next = other + 1;
  }
  takeAdjectives(true);
  next = afterLength(reading, next);
  const isAfterIt = word(reading, next) === "after" && /^(?:it|that|them)$/.test(word(reading, next + 1));
  if ((after.has(word(reading, next)) && !isAfterIt) || isOpenEnded(reading, next)) return undefined;
  const of = signOf(kinds, said);
  if (of === undefined || (counted.count > LONGEST && of !== "hex")) return undefined;
  const isSingular = /(?:digit|letter|character|char|figure|alphanumeric)$/.test(noun);
  return {
    shape: repeatedSign(of, counted.count),
    next,
    isAhead: isSingular && (isHyphened || counted.count > 1),
    areNumbers: first === "number" && second === undefined,
    isWeak: !sure.has(noun) && !said.some((each) => sureAdjectives.test(each)) && second === undefined,
  };
}

/** A noun may be an adjective as well: "6 alphanumeric" alone, "6 alphanumeric characters". */
function nounEnds(reading: Reading, at: number): boolean {
  return nouns.has(word(reading, at)) && !nouns.has(word(reading, at + 1));
}

function countAt(reading: Reading, at: number): { readonly count: number; readonly next: number } | undefined {
  const said = number(reading, at);
  if (said === undefined) {
    // "(letter and 2 digits)"
    if (/^(?:letter|buchstabe|letra|lettre)$/.test(word(reading, at)) && word(reading, at - 1) === "(")
      return { count: 1, next: at };
    // "a letter and six digits", "una letra y seis cifras"
    const isOne = /^(?:a|an|one|ein|eine|einem|einer|un|una|une|um|uma)$/.test(word(reading, at));
    return isOne &&
      /^(?:letter|digit|buchstaben?|ziffer|letra|lettre|digito|cifra|chiffre|capital)$/.test(word(reading, at + 1))
      ? { count: 1, next: at + 1 }
      : undefined;
  }
  const { value, next } = said;
  return Number.isInteger(value) && value >= 1 && value <= LONGEST_HASH ? { count: value, next } : undefined;
}

const germanNumbers = [
  "ein",
  "zwei",
  "drei",
  "vier",
  "funf",
  "sechs",
  "sieben",
  "acht",
  "neun",
  "zehn",
  "elf",
  "zwolf",
];
const stellig = new RegExp(`^(${germanNumbers.join("|")})?stellig(?:e[rsnm]?)?$`);

/** "5-stellige Kundennummer", "achtstelliger alphanumerischer Code". */
function stelligAt(reading: Reading, at: number): Run | undefined {
  const counted = number(reading, at);
  let next = counted?.next ?? at;
  if (counted !== undefined && word(reading, next) === "-") next += 1;
  const spelled = stellig.exec(word(reading, next));
  if (spelled === null || (spelled[1] === undefined) !== (counted !== undefined)) return undefined;
  const count = counted?.value ?? germanNumbers.indexOf(spelled[1] ?? "") + 1;
  if (!Number.isInteger(count) || count < 1 || count > LONGEST) return undefined;
  next += 1;
  const isMixed = /^alphanumerisch/.test(word(reading, next));
  if (isMixed || /^numerisch/.test(word(reading, next))) next += 1;
  return {
    shape: repeatedSign(isMixed ? "either" : "digit", count),
    next,
    isAhead: true,
    isWeak: false,
    areNumbers: false,
  };
}

const englishNumbers = "one two three four five six seven eight nine ten eleven twelve".split(" ");
const hyphened = new RegExp(`^(${englishNumbers.join("|")})-(digit|letter|character|char)s?$`);

/** "three-digit code", "six-character alphanumeric code". */
function hyphenedAt(reading: Reading, at: number): Run | undefined {
  const [, counted, noun = ""] = hyphened.exec(word(reading, at)) ?? [];
  if (counted === undefined) return undefined;
  const isMixed = word(reading, at + 1) === "alphanumeric";
  const of = noun === "digit" ? "digit" : noun === "letter" && !isMixed ? "letter" : "either";
  const count = englishNumbers.indexOf(counted) + 1;
  return {
    shape: repeatedSign(of, count),
    next: isMixed ? at + 2 : at + 1,
    isAhead: true,
    isWeak: of !== "digit" && !isMixed,
    areNumbers: false,
  };
}

/** "6 characters long", "10 digits in length", "4 digits each", "5 digits only". */
function afterLength(reading: Reading, at: number): number {
  const [one, two] = [word(reading, at), word(reading, at + 1)];
  if (/^(?:long|lang|only|wide|exactly)$/.test(one)) return at + 1;
  return (one === "in" && two === "length") || (one === "de" && /^(?:largo|long|longueur)$/.test(two)) ? at + 2 : at;
}

function isOpenEnded(reading: Reading, at: number): boolean {
  const [one, two] = [word(reading, at), word(reading, at + 1)];
  if (one === "+") return number(reading, at + 1) === undefined && !/\p{L}/u.test(two);
  if (/^(?:at|of|or|oder|o|ou)$/.test(one)) return orMore.test(two) || /^(?:most|least|precision|accuracy)$/.test(two);
  return false;
}

function signOf(kinds: readonly string[], said: readonly string[]): Sign["of"] | undefined {
  const has = (pattern: RegExp): boolean => said.some((each) => pattern.test(each));
  const areDigits = kinds.every((kind) => kind === "digit" || kind === "number");
  const isLower = has(/^(?:lower|small|klein|minuscul)/);
  if (has(/^hex/)) return "hex";
  if (has(/^(?:alphanum|alfanum)/)) return isLower ? undefined : "either";
  if (areDigits || has(/^(?:numeric|numeri)/)) return "digit";
  if (kinds.every((kind) => kind === "letter") || has(/^alpha/)) return isLower ? "small" : "letter";
  return isLower ? undefined : "either";
}

/** Whether the words before a run leave it a form: not "over 5 digits", "6-8 characters". */
export function isBoundBefore(reading: Reading, at: number): boolean {
  const one = word(reading, at - 1);
  if (before.has(one)) return true;
  if (/^(?:-|–|to|or|and|und|y|o|et|ou|e|\/)$/.test(one)) return number(reading, at - 2) !== undefined;
  // "rounded to exactly 2 digits"
  return /^(?:exactly|the)$/.test(one) && before.has(word(reading, at - 2));
}
