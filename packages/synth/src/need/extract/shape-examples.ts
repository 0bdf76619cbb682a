import type { Found } from "../findings.ts";
import { type CodeShape, fixedSigns, repeatedSign, type Sign } from "../text/code-shape.ts";
import { phraseAt, phrases } from "./phrases.ts";
import { isGlued, isWord, type Reading, spanOf, tokenFrom, word } from "./reading.ts";

/** Whether what stands behind the words is how a code is written, or one of the codes. */
type Opens = "form" | "example";

const openers = phrases<Opens>([
  [
    "form",
    "formatted|formatted as|formatted like|formatted in the form|in the format|in the format of|in format|in the form|in the form of|of the form|of format|of the format|with the format|with format|with a format|with pattern|with the pattern|with a pattern|following the pattern|following the format|following pattern|format|format:|the format|pattern|pattern:|the pattern|the format is|format is|pattern is|as|im format|im format:|format ist|im muster|nach dem muster|mit dem muster|mit dem format|der form|en formato|con formato|con el formato|con el patron|de la forma|au format|avec le format|de la forme|sous la forme|no formato|com formato|com o formato|na forma",
  ],
  [
    "example",
    "like|such as|e.g|eg|for example|looks like|look like|looking like|wie|z.b|zb|zum beispiel|como|por ejemplo|comme|par exemple|par ex|por exemplo",
  ],
]);

/** Letters, figures and the marks between them, as a code is written. */
const written =
  /[\p{Lu}\dx#*]{1,16}(?:[-_/.:][\p{Lu}\dx#*]{1,16}){0,6}(?: (?!USD|EUR|GBP)(?=\p{Lu}*\d|\p{Lu}{3})[\p{Lu}\d]{3,4})?(?![\p{L}\d#*_])/uy;

const LONGEST = 40;
const MOST_EXAMPLES = 6;
/** "in format A4", "MP4": fewer signs are a name. */
const FEWEST = 4;

/** "formatted CV-YY-NNNNN", "like ORD-2024-00017", "in the format AB-123-CD", "INV-xxxxx". */
export function writtenShapeAt(reading: Reading, at: number): Extract<Found, { kind: "shape" }> | undefined {
  const opener = phraseAt(reading, at, openers);
  let start = opener?.next ?? at;
  // "e.g. APP-10023"
  if (opener?.meaning === "example" && word(reading, start) === "." && isGlued(reading, start)) start += 1;
  if (word(reading, start) === ":" || /^["'`]$/.test(word(reading, start))) start += 1;
  const isCoded = /^[\p{Lu}\dx#*]/u.test(reading.tokens[start]?.text ?? "");
  if (!isCoded || at === 0) return undefined;
  if (!isWord(reading, at - 1) && !["(", ":", ","].includes(word(reading, at - 1))) return undefined;
  const token = reading.tokens[start];
  if (token === undefined || /[\p{L}\d#*_-]/u.test(reading.text[token.start - 1] ?? " ")) return undefined;
  written.lastIndex = token.start;
  const code = written.exec(reading.text)?.[0] ?? "";
  if (code.length < FEWEST || code.length > LONGEST || isTimeForm(code)) return undefined;
  const shape =
    (opener?.meaning === "example" ? undefined : formOf(code, opener !== undefined)) ??
    (opener === undefined ? undefined : exampleOf(code, opener.meaning));
  if (shape === undefined) return undefined;
  let next = tokenFrom(reading, start, token.start + code.length);
  if (/^["'`]$/.test(word(reading, next)) && start > (opener?.next ?? at)) next += 1;
  if (opener?.meaning === "example") next = behindAlike(reading, next, code);
  const isOpen = opener?.meaning === "example" && isOpenEnded(code, shape);
  return { kind: "shape", shape, ...(isOpen ? { isOpen: true as const } : {}), ...spanOf(reading, at, next) };
}

/** "YYYY-MM-DD", "HH:MM", "2024-05-01" are written so by calendars and clocks. */
function isTimeForm(code: string): boolean {
  const groups = code.split(/[-_/.:]/);
  if (groups.every((group) => /^(?:Y+|M+|D+|H+|S+|Z|T)+$/.test(group))) return true;
  if (/Y{2,4}[-_/.]?MM/.test(code) || /MM[-_/.]?Y{2,4}/.test(code)) return true;
  return /^\d{4}[-/.]\d{1,2}[-/.]\d{1,2}$|^\d{1,2}[-/.]\d{1,2}[-/.]\d{2,4}$|^\d{1,2}:\d\d(?::\d\d)?$/.test(code);
}

const placeholders: Readonly<Record<string, Sign["of"]>> = {
  N: "digit",
  "#": "digit",
  "9": "digit",
  "0": "digit",
  D: "digit",
  Y: "digit",
  A: "letter",
  L: "letter",
  X: "either",
  x: "either",
  "*": "either",
};

/** Of "CV-YY-NNNNN" what each run of one sign stands for; undefined where no run stands for others. */
function formOf(code: string, isOpened: boolean): CodeShape | undefined {
  const groups = code.split(/([-_/.: ])/);
  let open = 0;
  const shape = groups.flatMap((group): CodeShape => {
    if (group.length < 2 && /^[-_/.: ]?$/.test(group)) return fixedSigns(group);
    const signs = code.includes("#") ? hashesOf(group) : groupOf(group, groups.length > 1);
    open += signs.filter(({ of }) => of !== "fixed").length;
    return signs;
  });
  // "INV-xxxxx" tells by itself what it is; shorter runs may be names ("XX", "ANNA").
  const isSure = isOpened ? open >= 2 : /(?:x{3}|X{3}|#{2}|N{3}|9{4})/.test(code) || isAllRuns(code);
  return isSure && open > 0 && isMadeOfRuns(code) ? shape : undefined;
}

/** Figures other than 9 and 0 are those of an example, unless "#" stands for them: "ORD-2024-00017" says no form. */
function isMadeOfRuns(code: string): boolean {
  if (code.includes("#")) return /##/.test(code);
  return !/[1-8]/.test(code.replace(/\b(?:19|20)\d\d\b/g, "")) && /([N90DYALXx*])\1/.test(code);
}

/** "XX-XX-XX": each part of it is a run of one sign that stands for others. */
function isAllRuns(code: string): boolean {
  const parts = code.split(/[-_/.:]/);
  return parts.length > 1 && parts.every((part) => /^([NXx9#])\1+$/.test(part));
}

/** Where "#" stands for figures everything else stands for itself: "DC1-R##". */
function hashesOf(group: string): CodeShape {
  return [...group].flatMap((sign) => (sign === "#" ? repeatedSign("digit", 1) : fixedSigns(sign)));
}

/** "NNNNN" stands for figures, "SKUNNNN" ends in some, "CV" and "2024" for themselves. */
function groupOf(group: string, isParted: boolean): CodeShape {
  if (/^(?:19|20)\d\d$/.test(group)) return fixedSigns(group);
  if (/^Y+$/.test(group)) return yearSigns(group.length);
  const runs = group.match(/(.)\1*/gu) ?? [];
  const areAll = runs.every((run) => placeholders[run[0] ?? ""] !== undefined) && (isParted || group.length > 2);
  // "PN-9999" keeps its letters, "AA-9999" does not: a run of one sign means others.
  const isOne = runs.length === 1 || /[#90*]/.test(group) || runs.every((run) => run.length > 1);
  return runs.flatMap((run, index) => {
    const sign = run[0] ?? "";
    const of = placeholders[sign];
    const isTail = index === runs.length - 1 && run.length > 2;
    const isAlone = run.length === 1 && /[A-Za-z]/.test(sign) && (runs.length > 1 || sign !== "A");
    if (of === undefined || (isAlone && !(areAll && isOne)) || !((areAll && isOne) || isTail || /[#*]/.test(sign)))
      return fixedSigns(run);
    return repeatedSign(of, run.length);
  });
}

/** The last digits of a year are made as of these years. */
function yearSigns(count: number): CodeShape {
  const decade = count === 4 ? "202" : count === 2 ? "2" : "";
  return [...[...decade].map((text): Sign => ({ of: "digit", text })), ...repeatedSign("digit", count - decade.length)];
}

/** Of "ORD-2024-00017" the letters ahead and the year stay; of "AB-123-CD" nothing does, since letters stand behind as well. */
function exampleOf(code: string, opens: Opens): CodeShape | undefined {
  if (!/\d/.test(code) || /[#*x]/.test(code)) return undefined;
  const hasLetters = /\p{Lu}/u.test(code);
  // "like 00417", "like 12-3456-78": figures alone are a code where they begin with zero or are parted.
  if (!hasLetters && !/^0\d{3,}$/.test(code) && !isPartedFigure(code)) return undefined;
  const groups = code.match(/\p{Lu}+|\d+|[-_/.: ]/gu) ?? [];
  const letters = groups.filter((group) => /^\p{Lu}+$/u.test(group));
  const figures = groups.filter((group) => /^\d+$/.test(group));
  const isLed =
    letters.length === 1 &&
    letters[0] === groups[0] &&
    !(opens === "form" && /^(?:A|AB|ABC|ABCD|X|XY|XYZ)$/.test(letters[0] ?? ""));
  const open = figures.filter((group, index) => !isYear(group, index, figures));
  // "A4", "GPT-4", "E10": too few figures to be counted on.
  if (open.join("").length < 3 && letters.length < 2) return undefined;
  if (open.length === 0) return undefined;
  let figure = -1;
  return groups.flatMap((group): CodeShape => {
    if (/^\p{Lu}+$/u.test(group)) return isLed ? fixedSigns(group) : repeatedSign("letter", group.length);
    if (!/^\d+$/.test(group)) return fixedSigns(group);
    figure += 1;
    return isYear(group, figure, figures) ? fixedSigns(group) : repeatedSign("digit", group.length);
  });
}

/** "like AB-1001, AB-2044 or AB-3120": more of the same kind. */
function behindAlike(reading: Reading, from: number, code: string): number {
  const form = formKey(code);
  let next = from;
  for (let more = 0; more < MOST_EXAMPLES; more++) {
    let at = next;
    while (at < next + 2 && /^(?:,|or|and|oder|und|o|y|ou|et|e|\/)$/.test(word(reading, at))) at += 1;
    const token = reading.tokens[at];
    if (at === next || token === undefined) return next;
    written.lastIndex = token.start;
    const other = written.exec(reading.text)?.[0];
    if (other === undefined || formKey(other) !== form) return next;
    next = tokenFrom(reading, at, token.start + other.length);
  }
  return next;
}

function formKey(code: string): string {
  return code.replace(/\d/g, "9");
}

/** "APP-123" is one of few or of many, "APP-00123" tells how many digits there are. */
function isOpenEnded(code: string, shape: CodeShape): boolean {
  const isCounted = /(?<!\d)[1-9]\d*$/.test(code);
  return isCounted && shape[0]?.of === "fixed" && shape.findIndex(({ of }) => of !== "fixed") === code.search(/\d+$/);
}

/** Not "2024-2025", "10-20". */
function isPartedFigure(code: string): boolean {
  const figures = code.split(/[-/]/);
  return (
    figures.every((figure) => /^\d+$/.test(figure)) &&
    (figures.length > 2 || figures.join("").length > 7) &&
    !figures.every((figure) => /^(?:19|20)\d\d$/.test(figure))
  );
}

/** The "2024" of "ORD-2024-00017"; figures at the end are the number itself. */
function isYear(group: string, index: number, all: readonly string[]): boolean {
  return /^(?:19|20)\d\d$/.test(group) && index < all.length - 1;
}
