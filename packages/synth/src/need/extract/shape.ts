import type { Found } from "../findings.ts";
import { type CodeShape, fixedSigns } from "../text/code-shape.ts";
import { phraseAt, phraseList } from "./phrases.ts";
import { beginnings } from "./prefix.ts";
import { calledSo, codeAt } from "./prefix-forms.ts";
import { isWord, type Reading, spanOf, tokenFrom, word } from "./reading.ts";
import { writtenShapeAt } from "./shape-examples.ts";
import { numberedAt } from "./shape-numbered.ts";
import { isBoundBefore, runAt } from "./shape-runs.ts";
import { quotedAt } from "./share-parts.ts";

type Shaped = Extract<Found, { kind: "shape" }>;

/** So many parts, marks between them included: a licence has five, a serial number of a machine seven. */
const MOST_PARTS = 12;
const LONGEST = 140;

const openers = phraseList(
  "with|of|has|have|having|is|are|as|in|each|made of|made up of|composed of|consisting of|consists of|consist of|which is|that is|mit|aus|bestehend aus|besteht aus|hat|con|de|de la forma|compuesto de|compuesto por|compuesta por|tiene|a|avec|compose de|composee de|com|composto de|composto por|composta por|tem",
);
const exactly = phraseList(
  "exactly|always|precisely|exactly a|a|an|the|a random|random|genau|immer|einem|einer|exactamente|siempre|un|una|exactement|toujours|une|exatamente|sempre|um|uma",
);
const joints = phraseList(
  "and|then|and then|and has|and then has|and have|plus|plus then|followed by|and a|then a|+|&|, then|, and|, followed by|,|und|dann|gefolgt von|und dann|y|mas|seguido de|seguida de|seguidos de|et|puis|suivi de|suivie de|suivis de|e|mais|seguido por",
);
const marks = new Map(
  (
    [
      ["-", "dash hyphen minus bindestrich strich guion tiret hifen traco"],
      ["/", "slash schragstrich barra barre"],
      [".", "dot period point punkt punto ponto"],
      ["_", "underscore unterstrich"],
      [" ", "space blank leerzeichen espacio espace espaco"],
      [":", "colon doppelpunkt"],
    ] as const
  ).flatMap(([sign, words]) => words.split(" ").map((each) => [each, sign] as const)),
);

/** Which signs a code is made of: "(3 letters, dash, 4 digits)", "PKX followed by nine digits", "formatted CV-YY-NNNNN", "8-digit". */
export function shapeAt(reading: Reading, at: number): Shaped | undefined {
  return inBrackets(reading, at) ?? numberedAt(reading, at) ?? writtenShapeAt(reading, at) ?? toldAt(reading, at);
}

/** "sku (3 letters, dash, 4 digits)": the brackets hold that alone. */
function inBrackets(reading: Reading, at: number): Shaped | undefined {
  if (word(reading, at) !== "(" || at === 0) return undefined;
  const told = toldAt(reading, at + 1) ?? writtenShapeAt(reading, at + 1);
  const next = told === undefined ? at : tokenFrom(reading, at + 1, told.end);
  return told === undefined || word(reading, next) !== ")" ? undefined : { ...told, ...spanOf(reading, at, next + 1) };
}

/** "of six uppercase letters or digits", "beginning with PKX followed by nine digits", "8-digit". */
function toldAt(reading: Reading, at: number): Shaped | undefined {
  const beginning = phraseAt(reading, at, beginnings);
  // The "DE" of "DE followed by 9 digits" is no Spanish "de".
  const isCapital = /^\p{Lu}{2}$/u.test(reading.tokens[at]?.text ?? "");
  const opener = beginning ?? (isCapital ? undefined : phraseAt(reading, at, openers));
  let from = opener?.next ?? at;
  // "a letter and six digits" begins with one letter.
  if (beginning === undefined && runAt(reading, from) === undefined)
    from = phraseAt(reading, from, exactly)?.next ?? from;
  if (beginning === undefined && isBoundBefore(reading, from)) return undefined;
  const lead = lettersAt(reading, from, opener !== undefined);
  // "starting with 5 digits" begins with no code.
  if (beginning !== undefined && lead === undefined) return undefined;
  const parts = partsFrom(reading, lead?.next ?? from);
  if (parts === undefined) return undefined;
  const shape = [...fixedSigns(lead?.text ?? ""), ...parts.shape];
  if (shape.length < 2 || shape.length > LONGEST || !isMadeAlike(shape)) return undefined;
  const isWeak = parts.isWeak && lead === undefined;
  const about = { kind: "shape", shape, ...(isWeak ? { isWeak: true as const } : {}) } as const;
  if (parts.isAhead && lead === undefined && isWord(reading, parts.next)) {
    const isTold = /^(?:is|are|as|ist|sind|es|son|est|sont|e|sao)$/.test(word(reading, at)) && from > at;
    // "the loan number is a three-digit number": of the second number nothing else is meant.
    const isAgain = isTold && plainNouns.test(word(reading, parts.next));
    return isAgain
      ? { ...about, ...spanOf(reading, at, parts.next + 1) }
      : { ...about, ...spanOf(reading, parts.from, parts.next) };
  }
  return opener === undefined && !behindName(reading, at)
    ? undefined
    : { ...about, ...spanOf(reading, at, parts.next) };
}

const plainNouns = /^(?:number|code|string|value|identifier|id|key|text|nummer|zahl|numero|codigo|code|chaine|cadena)$/;

/** The generator has hexadecimal digits by the pair, and alone. */
function isMadeAlike(shape: CodeShape): boolean {
  const hex = shape.filter(({ of }) => of === "hex").length;
  return hex === 0 || (hex % 2 === 0 && shape.every(({ of }) => of === "hex" || of === "fixed"));
}

/** A name stands right before, or what parts it from the list. */
function behindName(reading: Reading, at: number): boolean {
  return isWord(reading, at - 1) || ["(", ":", "=", ",", "-", "."].includes(word(reading, at - 1));
}

interface Parts {
  readonly shape: CodeShape;
  readonly from: number;
  readonly next: number;
  readonly isAhead: boolean;
  readonly isWeak: boolean;
}

/** Runs of signs one behind the other, with what stands between them. */
function partsFrom(reading: Reading, from: number): Parts | undefined {
  const first = runAt(reading, from);
  if (first === undefined) return undefined;
  const pieces: CodeShape[] = [first.shape];
  const between: string[] = [];
  let next = first.next;
  while (pieces.length < MOST_PARTS) {
    const link = linkAt(reading, next);
    const run = link === undefined ? undefined : runAt(reading, link.next);
    if (link === undefined || run === undefined) break;
    // "code of 3 letters, 4 digit pin", "7 digits, 3 letters series": that is said of the next column.
    const isOfNext = run.isAhead || (word(reading, next) === "," && link.text === "");
    if (isOfNext && isWord(reading, run.next) && !goesOn(reading, run.next)) break;
    pieces.push(run.shape);
    between.push(link.text);
    next = run.next;
  }
  // "and has nine digits after it"
  if (/^(?:after|behind)$/.test(word(reading, next)) && /^(?:it|that|them)$/.test(word(reading, next + 1))) next += 2;
  if (pieces.length === 1 && first.areNumbers) return undefined;
  const parted = pieces.length > 1 && between.every((text) => text === "") ? separatorAt(reading, next) : undefined;
  return {
    shape: pieces.flatMap((piece, index) => [
      ...fixedSigns(index === 0 ? "" : (parted?.text ?? between[index - 1] ?? "")),
      ...piece,
    ]),
    from,
    next: parted?.next ?? next,
    isAhead: pieces.length === 1 && first.isAhead,
    isWeak: pieces.length === 1 && first.isWeak,
  };
}

function goesOn(reading: Reading, at: number): boolean {
  return phraseAt(reading, at, joints) !== undefined || phraseAt(reading, at, separators) !== undefined;
}

interface Fixed {
  readonly text: string;
  readonly next: number;
}

/** The "PKX followed by" of "PKX followed by nine digits". */
function lettersAt(reading: Reading, at: number, isOpened: boolean): Fixed | undefined {
  const start = /^(?:the|letters?|prefix|die|buchstaben|las|letras|les|lettres|as)$/.test(word(reading, at))
    ? at + 1
    : at;
  const from = start > at && /^(?:letters?|buchstaben|letras|lettres)$/.test(word(reading, start)) ? start + 1 : start;
  const quoted = quotedAt(reading, from);
  const code = quoted ?? codeAt(reading, from);
  if (code === undefined || code.value.length > LONGEST || (quoted === undefined && calledSo.test(code.value)))
    return undefined;
  if (!isOpened && quoted === undefined && !isWord(reading, at - 1) && !["(", ":", "="].includes(word(reading, at - 1)))
    return undefined;
  const joint = phraseAt(reading, code.next, joints);
  return joint === undefined || word(reading, code.next) === "," ? undefined : { text: code.value, next: joint.next };
}

/** What stands between two runs: "and", ", dash,", "-". */
function linkAt(reading: Reading, at: number): Fixed | undefined {
  const before = phraseAt(reading, at, joints)?.next ?? at;
  const mark = markAt(reading, before);
  if (mark === undefined) return before === at ? undefined : { text: "", next: before };
  return { text: mark.text, next: phraseAt(reading, mark.next, joints)?.next ?? mark.next };
}

/** "a dash", "/". */
function markAt(reading: Reading, at: number): Fixed | undefined {
  const sign = word(reading, at);
  if (/^[-/._]$/.test(sign)) return { text: sign, next: at + 1 };
  const from = /^(?:a|an|one|ein|einem|un|una|une|um|uma)$/.test(sign) ? at + 1 : at;
  const text = marks.get(word(reading, from));
  return text === undefined ? undefined : { text, next: from + 1 };
}

const separators = phraseList(
  "separated by|parted by|joined by|joined with|divided by|with|getrennt durch|separados por|separadas por|separes par|separees par",
);

/** "two letters and four digits separated by a dash". */
function separatorAt(reading: Reading, at: number): Fixed | undefined {
  const opener = phraseAt(reading, word(reading, at) === "," ? at + 1 : at, separators);
  if (opener === undefined) return undefined;
  const mark = markAt(reading, opener.next);
  if (mark === undefined) {
    const many = marks.get(word(reading, opener.next).replace(/e?s$/, ""));
    return many === undefined ? undefined : { text: many, next: opener.next + 1 };
  }
  const isBetween = /^(?:between|in)$/.test(word(reading, mark.next));
  const tail = /^(?:between|them)$/.test(word(reading, mark.next + 1)) ? mark.next + 2 : mark.next + 1;
  return { text: mark.text, next: isBetween ? tail : mark.next };
}
