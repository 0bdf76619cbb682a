import { tokenFrom, word } from "../../../extract/reading.ts";
import { unitNamed } from "../../../extract/units.ts";
import type { Span } from "../../../findings.ts";
import { foldInPlace } from "../../../text/fold.ts";
import { isContent } from "../claims/parts-of-text.ts";
import { areAlike, areAmong, rootOf } from "../claims/roots.ts";
import { clauseAround, isJoint } from "../quantities/clauses.ts";
import type { NeedReading } from "../quantities/need-reading.ts";

/** What a need says of how the values of a column are written. */
interface FormSaid {
  readonly aspect: string;
  readonly is: string;
  /** The roots of the column; those of what was said before where it names none. */
  readonly roots: readonly string[];
  /** "every date" */
  readonly isOfAll: boolean;
  readonly span: Span;
}

type Told = Pick<FormSaid, "aspect" | "is" | "span">;

/** Two forms that no column has at once, and why. */
export interface FormsApart {
  readonly spans: readonly [Span, Span];
  readonly why: string;
}

const few =
  "(?:[1-9]|one|two|three|four|five|six|eine?|zwei|drei|vier|una?|dos|tres|cuatro|deux|trois|quatre|dois|duas)";
const decimals =
  "(?:decimals?(?: (?:places?|digits?))?|digits? (?:after|behind) the (?:decimal )?(?:point|comma)|nachkommastellen?|kommastellen?|dezimal(?:stelle)?n?|decimales?|decimais|chiffres apres la virgule|casas decimais)";
const example =
  "(?:such as|looks? like|like|e\\.g\\.?|eg|for example|for instance|example|wie|z\\. ?b\\.|zum beispiel|como|por ejemplo|comme|par exemple|por exemplo):? [\"'“„«]?";
const only =
  "(?:only|always|all|exclusively|entirely|strictly|purely|throughout|nur|immer|ausschliesslich|durchgehend|solo|siempre|todo|uniquement|toujours|tout|apenas|sempre)";
const insisted = (words: string): string =>
  `${only} (?:in |of |en |em |aus |from )?(?:${words})\\b|\\b(?:${words})(?: letters)?,? ${only}`;
const letters = "letters?|buchstaben?|letras?|lettres?";
const ending =
  "(?:ends?|ending|endet|enden|endend|termina\\p{L}*|acaba\\p{L}*|finit|finissent|se termine\\p{L}*|acabam?)";
const starting =
  "(?:starts?|begins?|ends?|starting|beginning|ending|beginnt|beginnen|endet|empieza\\p{L}*|comienza\\p{L}*|termina\\p{L}*|commence\\p{L}*|comeca\\p{L}*)";

/** By each form its wording, in any language; "%" parts the aspect from what it is. */
const wordings: readonly (readonly [form: string, pattern: RegExp])[] = (
  [
    [
      "fraction%whole",
      `whole[- ]numbers?|integers?|integral|ints?|(?:in|as|of|is|are|be) whole \\p{L}{3,}|(?:no|without|zero) decimals?(?: places)?|never fractional|(?:no|without|zero) cents|(?:in|as|of|are|is) round (?:\\p{L}{3,}|amounts)|ohne cent|sin centimos|sans centimes|sem centavos|(?:in|auf) ganzen? \\p{L}{3,}|en \\p{L}{3,8} enter[oa]s|ganze[nr]? zahl(?:en)?|ganzzahlig\\p{L}*|(?:ohne|keine) (?:nachkommastellen|kommastellen|dezimalen)|numeros? enter[oa]s?|enteros|sin decimales|nombres? entiers?|entiers|sans decimales?|(?:numeros? )?inteir[oa]s|sem (?:casas )?decimais`,
    ],
    [
      "fraction%decimal",
      `${few} (?:\\p{L}+ )?${decimals}|${ending} (?:always |immer |siempre |toujours |sempre )?(?:in|with|on|at|auf|mit|en|con|par|em) ?["']?[.,]\\d{0,3}[1-9]\\d{0,2}|(?:with|mit|con|avec|com) (?:decimals|nachkommastellen|decimales|decimais)|${example}\\d+(?:[.]\\d*[1-9]|,\\d{0,1}[1-9])(?![\\d.,]*\\d)`,
    ],
    [
      "case%capital",
      "capital letters|capitals|upper[- ]?case|gro(?:ss|ß)buchstaben|gro(?:ss|ß) ?geschrieben|mayusculas|majuscules|maiusculas",
    ],
    [
      "case%small",
      "small letters|lower[- ]?case|kleinbuchstaben|klein geschrieben|kleingeschrieben|minusculas|minuscules",
    ],
    [
      "date%y-",
      "yyyy-mm-dd|jjjj-mm-tt|aaaa-mm-(?:dd|jj)|iso ?8601|iso (?:format|dates?|style|standard|norm)|(?:format|formato|format) iso",
    ],
    ["date%d.", "(?:dd|tt|jj)\\.mm\\.(?:yyyy|jjjj|aaaa)"],
    ["date%d/", "(?:dd|tt|jj)/mm/(?:yyyy|jjjj|aaaa)"],
    ["date%m/", "mm/(?:dd|tt|jj)/(?:yyyy|jjjj|aaaa)"],
    ["date%y-", `${example}\\d{4}-\\d\\d-\\d\\d`],
    ["date%d.", `${example}\\d{1,2}\\.\\d{1,2}\\.\\d{4}`],
    ["date%d/", `${example}(?:1[3-9]|2\\d|3[01])/\\d{1,2}/\\d{4}`],
    ["date%m/", `${example}\\d{1,2}/(?:1[3-9]|2\\d|3[01])/\\d{4}`],
    [
      "clock%24",
      "24[- ]?(?:h|hours?)[- ](?:clock|format|time|notation)|24-stunden-(?:format|uhr)|formato (?:de )?24 ?h(?:oras)?|format 24 ?h(?:eures)?",
    ],
    [
      "clock%12",
      "12[- ]?(?:h|hours?)[- ](?:clock|format|time|notation)|am ?(?:and|/|or) ?pm|12-stunden-(?:format|uhr)",
    ],
    ["signs%digits", insisted("digits|figures|numerals|ziffern|digitos|cifras|chiffres|numeric")],
    ["signs%letters", insisted("letters|alphabetic|buchstaben|letras|lettres")],
    [
      "signs%letters beside",
      `${starting} (?:with|in|mit|auf|por|con|en|par|com|em) (?:an? |${few} )?(?:capital |small )?(?:${letters})`,
    ],
    [
      "signs%digits beside",
      `${starting} (?:with|in|mit|auf|por|con|en|par|com|em) (?:an? |${few} )?(?:digits?|ziffern?|cifras?|digitos?|chiffres?)`,
    ],
  ] as const
).map(([form, words]) => [form, new RegExp(`(?<![\\p{L}\\d])(?:${words})(?![\\p{L}\\d])`, "gu")]);
const examples = new RegExp(`(?<![\\p{L}\\d])${example}(?<value>[\\p{L}\\d][\\p{L}\\d_-]{1,30})`, "gu");

/** Of several forms at once, of another column, or of some rows. */
const several =
  /\b(?:mix\w*|either|both|or|oder|different|various|inconsistent\w*|varying|second|another|also|sometimes|some|copy|convert\w*|first|initial|then|rest|previously|formerly|gemischt\w*|verschieden\w*|unterschiedlich\w*|mezcla\w*|distint\w*|tambien|melange\w*|aussi|mistur\w*|tambem|not|nicht|never|nie|no|without)\b|%/;
/** Words that say that something is written, and not what. */
const plain =
  /^(?:whol|ganz|round|cent|writ|written|wrote|stor|given|shown|show|format|form|look|typ|kept|keep|express|display|record|spell|note|print|measur|round|hold|field|alway|only|like|exampl|instanc|such|styl|strict|geschrieb|schreib|angegeb|escrit|guard|ecrit|not|escrib|clock|time|hour|column|field|spalt|feld|campo|colonn|colun|entr|allow|beispiel|ejempl|exempl|exempl|mus|must|hav|contain|code|id|number|numb|value|from|as|als|como|comme|exact|letter|digit)$/;
const holding =
  /\b(?:with|contain\p{L}*|includ\p{L}*|has|have|having|mit|enthalt\p{L}*|con|contien\p{L}*|avec|com|contem) (?:[\p{L}\d]+ ){0,2}$/u;
const behind = /^(?:for|of|fur|bei|para|pour|de)$/;
const MOST = 12;
const FAR = 80;

/** "in whole kilograms with three decimal places", "sku always in capital letters, all sku in lowercase". */
export function formsApart(reading: NeedReading): FormsApart | undefined {
  const said = formsSaid(reading);
  const folded = foldInPlace(reading.text);
  for (const [index, one] of said.entries()) {
    const other = said.slice(index + 1).find((each) => areApart(one, each) && areOfOne(one, each));
    if (other === undefined) continue;
    const between = folded.slice(one.span.end, other.span.start);
    // "capital letters, small letters and digits" that a password has
    if (one.aspect === "case" && holding.test(folded.slice(0, one.span.start))) continue;
    if (several.test(between.replace(/ ?\b(?:no|without) $/, "")) || several.test(clauseBefore(folded, one.span)))
      continue;
    return { spans: [one.span, other.span], why: reasons[one.aspect] ?? "no column has both" };
  }
  return undefined;
}

const reasons: Readonly<Record<string, string>> = {
  fraction: "whole numbers have no decimals",
  case: "one column is written in one case",
  date: "one column of dates is written in one way",
  clock: "one column of times is written in one way",
};

function clauseBefore(folded: string, { start }: Span): string {
  return folded.slice(Math.max(0, start - 30), start).replace(/^[\s\S]*[,;.]/, "");
}

function areApart(one: FormSaid, other: FormSaid): boolean {
  if (one.aspect !== other.aspect || one.is === other.is) return false;
  if (one.aspect !== "signs") return true;
  const [a, b] = [one.is.split(" "), other.is.split(" ")];
  return a[0] !== b[0] && (a.length === 1 || b.length === 1);
}

/** Of the same column, or of each that is called by the last word of it: "delivery date", "every date". */
function areOfOne(one: FormSaid, other: FormSaid): boolean {
  if (areAmong(one.roots, other.roots) && areAmong(other.roots, one.roots)) return true;
  const [few, many] = one.roots.length < other.roots.length ? [one, other] : [other, one];
  return few.isOfAll && few.roots.length === 1 && areAlike(few.roots[0] ?? "", many.roots.at(-1) ?? "");
}

/** The forms that a need tells, in order, each with the column that it is of. */
function formsSaid(reading: NeedReading): readonly FormSaid[] {
  const folded = foldInPlace(reading.text);
  const told = [
    ...wordings.flatMap(([form, pattern]) => [...folded.matchAll(pattern)].map((match) => toldBy(form, match))),
    ...[...folded.matchAll(examples)].flatMap((match) => formsOfExample(match, reading.text)),
  ].sort((one, other) => one.span.start - other.span.start);
  const said: FormSaid[] = [];
  for (const each of told.slice(0, MOST)) {
    const last = said.at(-1);
    const named = columnOf(reading, each.span, last?.span);
    const own = named.length > 0 || !isInBrackets(reading, each.span) ? named : namesAhead(reading, each.span);
    const isNear = last !== undefined && each.span.start - last.span.end < FAR;
    const roots = own.length > 0 ? own : isNear ? last.roots : namesAhead(reading, each.span);
    said.push({ ...each, roots, isOfAll: isOfAll(reading, each.span) });
  }
  return said;
}

const alls = /^(?:each|every|all|jede[rs]?|alle|cada|todos|todas|chaque|tous|toutes)$/;

function isOfAll(reading: NeedReading, { start }: Span): boolean {
  const at = tokenFrom(reading, 0, start);
  return reading.tokens.slice(clauseAround(reading, at)[0], at).some(({ folded }) => alls.test(folded));
}

/** "airmass 1 to 2.5 (3 decimals)": of what stands before the bracket. */
function isInBrackets(reading: NeedReading, { start }: Span): boolean {
  const [first] = clauseAround(reading, tokenFrom(reading, 0, start));
  return reading.tokens[first - 1]?.text === "(";
}

/** The "licence plates" of "licence plates, digits only". */
function namesAhead(reading: NeedReading, { start }: Span): readonly string[] {
  const [first] = clauseAround(reading, tokenFrom(reading, 0, start));
  return first < 2 ? [] : namesIn(reading, clauseAround(reading, first - 2)[0], first - 1);
}

function toldBy(form: string, { index, 0: said }: RegExpExecArray): Told {
  const [aspect = "", is = ""] = form.split("%");
  return { aspect, is, span: { start: index, end: index + said.length } };
}

/** What "e.g. AB12" shows: capital letters, and letters and digits. */
function formsOfExample(match: RegExpExecArray, text: string): readonly Told[] {
  const end = match.index + match[0].length;
  const value = text.slice(end - (match.groups?.["value"]?.length ?? 0), end);
  const isCapital = /\p{Lu}/u.test(value);
  const forms = [
    /\p{L}/u.test(value) && "signs%letters beside",
    /\d/.test(value) && "signs%digits beside",
    isCapital && /\p{Ll}/u.test(value)
      ? "case%both"
      : isCapital
        ? "case%capital"
        : /\p{Ll}/u.test(value) && "case%small",
  ];
  // "digits like these" shows nothing.
  const isShown = isCapital || /\d/.test(value);
  return isShown ? forms.flatMap((form) => (form === false ? [] : [toldBy(form, match)])) : [];
}

/** The roots of the column that a form is told of, in its own clause and behind the form before it. */
function columnOf(reading: NeedReading, { start, end }: Span, last: Span | undefined): readonly string[] {
  const at = tokenFrom(reading, 0, start);
  const next = tokenFrom(reading, at, end);
  if (behind.test(word(reading, next))) {
    const own = namesIn(reading, next + 1, Math.min(next + 3, clauseAround(reading, at)[1]));
    if (own.length > 0) return own;
  }
  let [first] = clauseAround(reading, at);
  if (last !== undefined) first = Math.max(first, tokenFrom(reading, 0, last.end));
  let joint = at;
  while (joint > first && !isJoint(word(reading, joint - 1))) joint -= 1;
  const names = namesIn(reading, joint, at);
  // "integer quantity"
  return names.length > 0 || last !== undefined ? names : namesIn(reading, next, next + 1);
}

function namesIn(reading: NeedReading, first: number, next: number): readonly string[] {
  const roots: string[] = [];
  for (let at = first; at < next; at++) {
    if (!isContent(reading, at) || unitNamed(word(reading, at)) !== undefined) continue;
    const root = rootOf(word(reading, at), reading.language);
    if (!plain.test(root)) roots.push(root);
  }
  return roots;
}
