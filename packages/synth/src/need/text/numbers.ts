import type { Token } from "../findings.ts";
import type { Language } from "../ontology/semantic-type.ts";

export interface NumberReading {
  readonly value: number;
  /** The index of the first token after it. */
  readonly next: number;
  /** "a few hundred": not meant to the unit. */
  readonly vague?: true;
  /** The digits had no scale of their own ("10" of "10-50k"). */
  readonly plain?: true;
  /** Written in words. */
  readonly spelled?: true;
}

const units: Readonly<Record<Language, string>> = {
  en: "zero=0 one=1 two=2 three=3 four=4 five=5 six=6 seven=7 eight=8 nine=9 ten=10 eleven=11 twelve=12 thirteen=13 fourteen=14 fifteen=15 sixteen=16 seventeen=17 eighteen=18 nineteen=19 twenty=20 thirty=30 forty=40 fifty=50 sixty=60 seventy=70 eighty=80 ninety=90",
  de: "null=0 ein=1 eins=1 eine=1 einen=1 zwei=2 drei=3 vier=4 funf=5 fuenf=5 sechs=6 sieben=7 acht=8 neun=9 zehn=10 elf=11 zwolf=12 zwoelf=12 dreizehn=13 vierzehn=14 funfzehn=15 sechzehn=16 siebzehn=17 achtzehn=18 neunzehn=19 zwanzig=20 dreissig=30 vierzig=40 funfzig=50 fuenfzig=50 sechzig=60 siebzig=70 achtzig=80 neunzig=90",
  es: "cero=0 un=1 uno=1 una=1 dos=2 tres=3 cuatro=4 cinco=5 seis=6 siete=7 ocho=8 nueve=9 diez=10 once=11 doce=12 trece=13 catorce=14 quince=15 veinte=20 veinticinco=25 treinta=30 cuarenta=40 cincuenta=50 sesenta=60 setenta=70 ochenta=80 noventa=90 doscientos=200 doscientas=200 trescientos=300 trescientas=300 cuatrocientos=400 cuatrocientas=400 quinientos=500 quinientas=500 seiscientos=600 setecientos=700 ochocientos=800 novecientos=900 cien=100 ciento=100",
  fr: "zero=0 un=1 une=1 deux=2 trois=3 quatre=4 cinq=5 six=6 sept=7 huit=8 neuf=9 dix=10 onze=11 douze=12 treize=13 quatorze=14 quinze=15 seize=16 vingt=20 trente=30 quarante=40 cinquante=50 soixante=60",
  pt: "zero=0 um=1 uma=1 dois=2 duas=2 tres=3 quatro=4 cinco=5 seis=6 sete=7 oito=8 nove=9 dez=10 onze=11 doze=12 treze=13 quatorze=14 catorze=14 quinze=15 vinte=20 trinta=30 quarenta=40 cinquenta=50 sessenta=60 setenta=70 oitenta=80 noventa=90 cem=100 cento=100 duzentos=200 duzentas=200 trezentos=300 trezentas=300 quatrocentos=400 quinhentos=500 quinhentas=500 seiscentos=600 setecentos=700 oitocentos=800 novecentos=900",
};

const scalesOfAll =
  "k=1000 thousand=1000 thousands=1000 tsd=1000 tausend=1000 million=1000000 millions=1000000 millionen=1000000 millon=1000000 millones=1000000 milhao=1000000 milhoes=1000000 mio=1000000 mln=1000000 mm=0 mn=1000000 billion=1000000000 billions=1000000000 bn=1000000000 trillion=1000000000000 trillions=1000000000000 milliarden=1000000000 milliarde=1000000000 milliards=1000000000 lakh=100000 lakhs=100000 crore=10000000 crores=10000000";
const scales: Readonly<Record<Language, string>> = {
  en: "hundred=100 hundreds=100 dozen=12 dozens=12 mil=1000000",
  de: "hundert=100 dutzend=12",
  es: "mil=1000 docena=12 docenas=12 centenar=100 centena=100 decena=10 veintena=20 treintena=30 millar=1000",
  fr: "cent=100 cents=100 mille=1000 mil=1000 millier=1000 milliers=1000 douzaine=12 dizaine=10 vingtaine=20 trentaine=30 cinquantaine=50 soixantaine=60 centaine=100 centaines=100",
  pt: "mil=1000 duzia=12 duzias=12 dezena=10 vintena=20 centena=100 milhar=1000 milhares=1000",
};

const vague: Readonly<Record<string, number>> = {
  couple: 2,
  few: 3,
  several: 5,
  paar: 3,
  einige: 3,
  algunos: 3,
  quelques: 3,
};
const articles = new Set(["a", "an", "the", "ein", "eine", "un", "una", "une", "um", "uma"]);
const joints = new Set(["and", "und", "y", "et", "e"]);

interface Numerals {
  readonly units: ReadonlyMap<string, number>;
  readonly scales: ReadonlyMap<string, number>;
}

const numerals = new Map<Language, Numerals>();

function numeralsOf(language: Language): Numerals {
  const known = numerals.get(language);
  if (known !== undefined) return known;
  const read = (list: string): [string, number][] =>
    list
      .split(" ")
      .map((pair) => pair.split("="))
      .map(([word, value]): [string, number] => [word ?? "", Number(value)])
      .filter(([, value]) => !Number.isNaN(value));
  const built = {
    units: new Map(read(units[language])),
    scales: new Map([...read(scalesOfAll), ...read(scales[language])].filter(([, value]) => value > 0)),
  };
  numerals.set(language, built);
  return built;
}

/** The number that begins at a token, in digits or words, with its scale: "50k", "2 million", "veinte mil", "a dozen", "-5". */
export function numberAt(tokens: readonly Token[], at: number, language: Language): NumberReading | undefined {
  const token = tokens[at];
  if (token === undefined) return undefined;
  if (token.kind === "number") return digitsAt(tokens, at, language);
  if (token.kind === "word") return minusAt(tokens, at, language) ?? spelledAt(tokens, at, language);
  if (token.text !== "-" && token.text !== "+") return undefined;
  // A sign belongs to the number only when nothing stands before it that it could subtract from.
  const next = tokens[at + 1];
  const before = tokens[at - 1];
  if (next?.kind !== "number" || next.start !== token.end) return undefined;
  if (before !== undefined && before.end === token.start && !"([{=:<>$€£".includes(before.text)) return undefined;
  const reading = digitsAt(tokens, at + 1, language);
  return reading === undefined || token.text === "+" ? reading : { ...reading, value: -reading.value };
}

const minuses = new Set("minus menos moins".split(" "));
/** Words behind which a bound stands; behind a name "minus" subtracts. */
const beforeMinus = new Set(
  "between and from to of is at below above than until till least most around about zwischen und von bis entre y de a e et moins hasta ate ( : , - =".split(
    " ",
  ),
);

/** The "minus 25" of "between minus 25 and minus 15". */
function minusAt(tokens: readonly Token[], at: number, language: Language): NumberReading | undefined {
  const [before, token, next] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if (token === undefined || !minuses.has(token.folded) || next?.kind !== "number") return undefined;
  if (before !== undefined && !beforeMinus.has(before.folded)) return undefined;
  const reading = digitsAt(tokens, at + 1, language);
  return reading === undefined ? undefined : { ...reading, value: -reading.value };
}

function digitsAt(tokens: readonly Token[], at: number, language: Language): NumberReading | undefined {
  const value = numericValue(tokens[at]?.text ?? "", language);
  if (value === undefined) return undefined;
  let next = at + 1;
  let scaled = value;
  // "2 and a half million"
  if (isAndHalf(tokens, next) && scaleAt(tokens, next + 3, language) !== undefined) {
    scaled += 0.5;
    next += 3;
  }
  const own = /[a-z]$/i.test(tokens[at]?.text ?? "");
  for (let round = 0; round < 2; round++) {
    const scale = scaleAt(tokens, next, language);
    if (scale === undefined) break;
    scaled *= scale;
    next += 1;
  }
  // 0.1 × 1,000,000 and the like come out whole.
  scaled = Number(scaled.toPrecision(15));
  return own || next > at + 1 ? { value: scaled, next } : { value: scaled, next, plain: true };
}

function scaleAt(tokens: readonly Token[], at: number, language: Language): number | undefined {
  const token = tokens[at];
  if (token === undefined || token.kind !== "word") return undefined;
  const scale = numeralsOf(language).scales.get(token.folded);
  if (scale === undefined) return undefined;
  // "12 dozen" is a scale, "10 K" may be Kelvin: it is one only in small letters or right behind.
  if (token.text === "K" && tokens[at - 1]?.end !== token.start) return undefined;
  return scale;
}

const scaleOfSuffix: Readonly<Record<string, number>> = { k: 1e3, K: 1e3, M: 1e6, Mn: 1e6, mn: 1e6, bn: 1e9, Bn: 1e9 };

/** The value of a number as it is written in a language; undefined where the digits are none ("1.5.2025"). */
function numericValue(written: string, language: Language): number | undefined {
  const match = /^([\d.,' ]+?)(e[+-]?\d+|[kKM]|[mM]n|[bB]n)?$/i.exec(written);
  if (match === null) return undefined;
  const digits = (match[1] ?? "").replace(/[' ]/g, "");
  const suffix = match[2] ?? "";
  const mantissa = mantissaOf(digits, language, suffix !== "");
  if (mantissa === undefined) return undefined;
  if (/^e/i.test(suffix)) {
    const value = Number(`${mantissa}${suffix}`);
    return Number.isFinite(value) ? value : undefined;
  }
  return Number((Number(mantissa) * (scaleOfSuffix[suffix] ?? 1)).toPrecision(15));
}

function mantissaOf(digits: string, language: Language, scaled: boolean): string | undefined {
  if (/^\d+$/.test(digits)) return digits;
  const commas = digits.split(",").length - 1;
  const dots = digits.split(".").length - 1;
  if (commas > 0 && dots > 0) {
    // The last mark is the decimal one.
    const decimal = digits.lastIndexOf(",") > digits.lastIndexOf(".") ? "," : ".";
    const plain = digits.replaceAll(decimal === "," ? "." : ",", "").replace(",", ".");
    return isDecimal(plain) ? plain : undefined;
  }
  if (commas > 1) return digits.replaceAll(",", "");
  if (dots > 1) return /^\d{1,3}(?:\.\d{3})+$/.test(digits) ? digits.replaceAll(".", "") : undefined;
  if (commas === 1) {
    const grouped = /^[1-9]\d{0,2},\d{3}$/.test(digits) && !scaled;
    return grouped ? digits.replace(",", "") : digits.replace(",", ".");
  }
  // In English a point and three digits are decimals unless they are all zero ("10.000 rows").
  const grouped = language === "en" ? /^[1-9]\d{0,2}\.000$/ : /^[1-9]\d{0,2}\.\d{3}$/;
  return grouped.test(digits) && !scaled ? digits.replace(".", "") : digits;
}

function isDecimal(digits: string): boolean {
  return /^\d+(?:\.\d+)?$/.test(digits);
}

function spelledAt(tokens: readonly Token[], at: number, language: Language): NumberReading | undefined {
  const { units: small, scales: large } = numeralsOf(language);
  let total = 0;
  let part = 0;
  let index = at;
  let isVague = false;
  let end = at;
  const word = (i: number): string => (tokens[i]?.kind === "word" ? (tokens[i]?.folded ?? "") : "");
  if (word(index) === "half" && articles.has(word(index + 1)) && large.has(word(index + 2))) {
    return { value: (large.get(word(index + 2)) ?? 0) / 2, next: index + 3, spelled: true };
  }
  if (articles.has(word(index)) && (large.has(word(index + 1)) || Object.hasOwn(vague, word(index + 1)))) {
    if (!Object.hasOwn(vague, word(index + 1))) part = 1;
    index += 1;
  }
  if (Object.hasOwn(vague, word(index))) {
    let scale = index + 1;
    if (word(scale) === "of") scale += 1;
    if (!large.has(word(scale))) return undefined;
    part = vague[word(index)] ?? 0;
    isVague = true;
    index = scale;
  }
  for (let round = 0; round < 8; round++) {
    const written = word(index);
    const one = compound(written, language, small, large);
    const scale = large.get(written);
    if (one !== undefined) {
      part += one;
      end = index + 1;
    } else if (part > 0 && isAndHalf(tokens, index)) {
      // "two and a half million"
      part += 0.5;
      index += 2;
      end = index + 1;
    } else if (scale !== undefined && (part > 0 || index > at || standsAlone(written))) {
      if (scale <= 100) part = Math.max(part, 1) * scale;
      else {
        total += Math.max(part, 1) * scale;
        part = 0;
      }
      end = index + 1;
    } else if (
      !(joints.has(written) && end === index && index > at && isNumeral(word(index + 1), language, small, large)) ||
      !isWithin(compound(word(index + 1), language, small, large), part, large.has(word(index + 2)))
    ) {
      break;
    }
    index += 1;
  }
  if (end === at) return undefined;
  const reading = { value: total + part, next: end, spelled: true } as const;
  return isVague ? { ...reading, vague: true } : reading;
}

/** The "and a half" behind a number that a scale or nothing of its kind follows. */
function isAndHalf(tokens: readonly Token[], at: number): boolean {
  return tokens[at]?.folded === "and" && tokens[at + 1]?.folded === "a" && tokens[at + 2]?.folded === "half";
}

/** Languages say "mil", "mille", "tausend", "cent" without a one before it. */
function standsAlone(word: string): boolean {
  return ["mil", "mille", "tausend", "hundert", "cent", "hundreds", "thousands", "dozens", "millions"].includes(word);
}

/** "a hundred and twenty", "treinta y cinco" are one number; "between five and sixty", "one hundred and two hundred" are two. */
function isWithin(next: number | undefined, part: number, isScaled: boolean): boolean {
  if (part === 0 || next === undefined) return true;
  return part >= 20 && part % 10 === 0 && next < part && !isScaled;
}

function isNumeral(
  word: string,
  language: Language,
  small: ReadonlyMap<string, number>,
  large: ReadonlyMap<string, number>,
): boolean {
  return compound(word, language, small, large) !== undefined || large.has(word);
}

/** One word: "twelve", "twenty-five", "zwanzigtausend", "veinticinco". */
function compound(
  word: string,
  language: Language,
  small: ReadonlyMap<string, number>,
  large: ReadonlyMap<string, number>,
): number | undefined {
  const value = small.get(word);
  if (value !== undefined) return value;
  if (word.includes("-")) {
    const parts = word.split("-");
    if (parts.length > 3) return undefined;
    let sum = 0;
    for (const part of parts) {
      const one = small.get(part);
      if (one === undefined) return undefined;
      sum += one;
    }
    return sum;
  }
  if (language !== "de" || word.length < 8) return undefined;
  return germanCompound(word, small, large);
}

function germanCompound(
  word: string,
  small: ReadonlyMap<string, number>,
  large: ReadonlyMap<string, number>,
): number | undefined {
  for (const scale of ["tausend", "hundert"]) {
    const at = word.indexOf(scale);
    if (at < 0) continue;
    const before = at === 0 ? 1 : germanCompound(word.slice(0, at), small, large);
    const rest = word.slice(at + scale.length);
    const after = rest === "" ? 0 : germanCompound(rest, small, large);
    if (before === undefined || after === undefined) return undefined;
    return before * (scale === "tausend" ? 1_000 : 100) + after;
  }
  const direct = small.get(word);
  if (direct !== undefined) return direct;
  const at = word.indexOf("und");
  if (at <= 0) return undefined;
  const ones = small.get(word.slice(0, at));
  const tens = small.get(word.slice(at + 3));
  return ones === undefined || tens === undefined ? undefined : ones + tens;
}
