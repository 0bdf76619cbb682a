import { absence } from "../../extract/missing-words.ts";
import { betweenNames, pricedTerm, shareTerm } from "../../extract/operators.ts";
import { unitNamed } from "../../extract/units.ts";
import type { Found, Span } from "../../findings.ts";
import type { Item } from "./items.ts";
import { stripped } from "./noise.ts";
import { isArticle, phraseKey } from "./phrase.ts";
import type { Word } from "./pieces.ts";

const hints = new Set(
  "int integer bigint smallint float double real decimal numeric number string str text varchar char bool boolean date datetime timestamp timestamptz time uuid enum json jsonb array object serial".split(
    " ",
  ),
);

const hintNoise = new Set(
  "check not null primary key pk fk foreign unique default auto increment nullable optional required references nn".split(
    " ",
  ),
);

export function spanOf(words: readonly Word[]): Span {
  const [first] = words;
  return { start: first?.start ?? 0, end: words.at(-1)?.end ?? first?.end ?? 0 };
}

export function wordOf(text: string, { start, end }: Span): Word {
  const key = phraseKey([text]);
  return { text, folded: text, key, english: key, start, end };
}

export function wordLike(text: string, near: readonly Word[]): readonly Word[] {
  const [at] = near;
  return text === "" || at === undefined ? [] : [wordOf(text, at)];
}

export function textOf(words: readonly Word[]): string {
  return words.map((word) => word.text).join(" ");
}

const adjectives = /(?:ed|al|ary|ive|ic|ing|est|er|um|an|mum|us|ous|able)$/;

const shortAdjectives = new Set(
  "min max avg net gross new old first last start end open high low close home away left right top total own paid due mean median peak front rear inner outer upper lower max".split(
    " ",
  ),
);

export function isAdjective(word: Word): boolean {
  return shortAdjectives.has(word.folded) || adjectives.test(word.folded);
}

const missing = new Set(
  "missing null nulls empty blank absent na nan fehlend fehlen fehlt leer vacio vacia vacios vacias manquant manquante vide vides absente vazio vazia vazios vazias ausente".split(
    " ",
  ),
);

/** "CO2 missing in 3 %": the word is about the values. */
function isMissing(word: Word): boolean {
  return missing.has(word.folded);
}

const figured = new Set<Found["kind"]>(["range", "rate", "distribution", "average", "shares", "step"]);

/**
 * "rating 1 to 5 stars", "age 18-65 years old", "score 1-10 roughly normal": what stands behind the figures tells their measure or how
 * they lie, and is no part of the name before them.
 */
export function withoutMeasure(words: readonly Word[], item: Item): readonly Word[] {
  const sized = sizedAt(words);
  const figure = item.founds.find(({ found, at }) => figured.has(found.kind) && at > 0 && at < words.length);
  const end = sized > 0 ? sized : beforeArticle(words, figure?.at ?? words.length);
  return stripped(words.slice(0, end)).length === 0 ? words : words.slice(0, end);
}

/** "latency on a 0-1 scale": the article is of the figures, and so is what leads on to it. */
function beforeArticle(words: readonly Word[], end: number): number {
  const isBare = end === words.length || !isArticle(words[end - 1]?.folded ?? "");
  return isBare ? end : end - (/^(?:on|in|at|of|from)$/.test(words[end - 2]?.folded ?? "") ? 2 : 1);
}

/** "heart rate missing in 3%", but not "absent 4%": an item of its own is a flag. */
export function saysMissing(words: readonly Word[]): boolean {
  return words.some((word, at) => isMissing(word) && (at > 0 || !absence.test(word.folded)));
}

/** "units of 6 minutes", "bags of 60 kg", "valoración sobre 5": the figure tells how large each is, or how much there may be. */
function sizedAt(words: readonly Word[]): number {
  return words.findIndex(
    ({ folded, compound }, at) =>
      at > 0 &&
      compound === undefined &&
      /^(?:of|de|von|zu|a|sobre|sur|auf)$/.test(folded) &&
      /^\d{1,3}$/.test(words[at + 1]?.text ?? "") &&
      words[at + 1]?.identifier === undefined,
  );
}

export function withoutMissing(words: readonly Word[], item: Item): readonly Word[] {
  const at = words.findIndex((word, index) => index > 0 && isMissing(word));
  return at > 0 && item.founds.length > 0 ? words.slice(0, at) : words;
}

const rates = new Set("rate percentage quota quote anteil taux tasa taxa".split(" "));

/** "no-show rate 8%": so many rows are one; the rate itself is no field. */
export function withoutRate(
  words: readonly Word[],
  item: Item,
  isKnown: (words: readonly Word[]) => boolean,
): readonly Word[] {
  const last = words.at(-1);
  if (words.length < 2 || last === undefined || last.identifier !== undefined || !rates.has(last.folded)) return words;
  const isSaid = item.founds.some(({ found }) => found.kind === "rate" && found.start >= last.end);
  return isSaid && !isKnown(words) ? words.slice(0, -1) : words;
}

/** Nouns and participles that are no name without what follows: "days on market", "listed since", "paid by app". */
export const openNames = new Set(
  "day hour minute second week month time date number rate listed paid booked sold percent share visit distance unit piece quantity qty stock".split(
    " ",
  ),
);

const talk = new Set(
  "each every i we you they he she who whom what which when where how why please thanks because so but if then building training testing need want".split(
    " ",
  ),
);

/** Behind a mere comma, an unknown phrase is a field only when it is short and no talk. */
export function isPlausible(words: readonly Word[], item: Item): boolean {
  if (words.length > 4 || item.words.length > 5) return false;
  // "suite, building": one word by itself talks of nothing.
  return item.words.length === 1 || !item.words.some((word) => talk.has(word.folded));
}

/** "amount decimal", "name string not null": the type word behind a name. */
export function withoutHint(
  words: readonly Word[],
  isSql: boolean,
): { readonly words: readonly Word[]; readonly hint: string | null } {
  if (
    words.length < 2 ||
    words.every((word) => word.identifier === words[0]?.identifier && word.identifier !== undefined)
  ) {
    return { words, hint: null };
  }
  let end = words.length;
  while (end > 1 && words[end - 1]?.identifier === undefined && hintNoise.has(words[end - 1]?.folded ?? "")) end -= 1;
  const last = words[end - 1];
  const isHint = end > 1 && last !== undefined && last.identifier === undefined && hints.has(last.folded);
  const named = words[0]?.identifier !== undefined;
  const typed = isHint ? behindStructure(words, end) : undefined;
  if (typed !== undefined) return { words: typed, hint: (last as Word).folded };
  // "birth date", "PO date" and "VAT number" are names; "user_id int" and "total decimal" are not.
  const plain =
    isHint && !named && !isSql && ["date", "time", "number", "text", "object", "real", "key"].includes(last.folded);
  if (isHint && !plain) return { words: words.slice(0, end - 1), hint: last.folded };
  return { words: end < words.length && words[0]?.identifier !== undefined ? words.slice(0, end) : words, hint: null };
}

/** What holds other values by its name: its object is no part of it, as that of a museum is. */
const structures =
  /^(?:arguments?|args|params?|parameters?|payload|schema|metadata|headers?|config|configuration|settings|options|properties|context|body|response|result|attributes|input|output|filters?|kwargs|claims|state)$/;

/** "input schema as an object", "arguments object": the name before the type. */
function behindStructure(words: readonly Word[], end: number): readonly Word[] | undefined {
  if (!/^(?:object|json|array)$/.test(words[end - 1]?.folded ?? "")) return undefined;
  const type = words[end - 2]?.folded === "json" && end > 2 ? end - 2 : end - 1;
  const article = /^an?$/.test(words[type - 1]?.folded ?? "") ? type - 1 : type;
  const isAs = article > 1 && words[article - 1]?.folded === "as";
  if (isAs) return words.slice(0, article - 1);
  return structures.test(words[type - 1]?.folded ?? "") ? words.slice(0, type) : undefined;
}

/** What stands for the right side of the comparison before: "low is never above open or close, high is never below them". */
export const pronouns: ReadonlySet<string> = new Set(["them", "these", "those", "both", "either", "it"]);

const collective =
  /^(?:(?:all|both|the|those|these|of|alle|todas?|todos|tous|toutes|les|die|las|los|as|os) )+(?:deductions|others|other parts|rest|parts|components|items|charges|costs|taxes|fees|above|lines|abzüge|posten|teile|kosten|deducciones|conceptos|partes|retenues|déductions|deduções|encargos)$/i;

const counts: readonly RegExp[] = [
  /^(?:two|beiden|zwei|dos|deux|dois|duas|2)$/,
  /^(?:three|drei|tres|trois|três|3)$/,
  /^(?:four|vier|cuatro|quatre|quatro|4)$/,
  /^(?:five|fünf|cinco|cinq|5)$/,
];

/** "gross less the three", "brut moins les deux": how many amounts are meant that were named right before. */
export function countSaid(phrase: string): number | undefined {
  if (/^(?:both|beide[snm]?|ambos|ambas)$/i.test(phrase.trim())) return 2;
  const [, last = ""] = /^(?:(?:the|all|other|die|los|las|les|os|as) )+(\S+)$/.exec(phrase.trim().toLowerCase()) ?? [];
  const at = counts.findIndex((words) => words.test(last));
  return at < 0 ? undefined : at + 2;
}

/** "gross less all the deductions": a word for the amounts that were named. */
export function isCollective(phrase: string): boolean {
  return collective.test(phrase) || countSaid(phrase) !== undefined;
}

/** The names on the right side of a comparison: the parts of a formula, the alternatives of "never above open or close". */
function sidesOf({ is, right }: Extract<Found, { kind: "comparison" }>): readonly string[] {
  if (is !== "=") return right.split(/ (?:or|nor) /);
  if (/^their /.test(right)) return [];
  return right
    .split(/\s+(?:equals|matches|is|==?)\s+/)
    .flatMap((side) => side.split(betweenNames))
    .map((side) => side.replace(/^[(\s]+|[)\s]+$/g, ""))
    .flatMap((side) => {
      const told = shareTerm(side);
      return told === undefined ? [side] : told.of === undefined ? [] : [told.of];
    })
    .filter((side) => side !== "" && !isCollective(side) && pricedTerm(side) === undefined);
}

/** The names that a relation speaks of. */
export function phrasesOfRelation(found: Found): readonly string[] {
  switch (found.kind) {
    case "offset":
    case "gap":
    case "correlation":
      return found.right === "" || pronouns.has(found.right) ? [found.left] : [found.left, found.right];
    case "comparison":
      return [found.left, ...sidesOf(found), ...(found.most === undefined ? [] : [found.most])].filter(
        (part) => !/^\s*[\d.,]+\s*$/.test(part) && !pronouns.has(part),
      );
    case "differ":
      return found.left === undefined || found.right === undefined ? [] : [found.left, found.right];
    case "onlyWhen":
      // "no mark when absent" speaks of what is named elsewhere.
      return found.left === "" || (found.apart === true && (found.unless === true || found.value !== undefined))
        ? []
        : [found.left, ...statusOf(found.when)];
    case "threshold":
    case "decided":
    case "caseRange":
      return found.left === "" ? [] : [found.left];
    case "figures":
      return found.by === "" ? [found.left] : [found.left, found.by];
    // "12% null phone", "each email different" name a field.
    case "nulls":
    case "unique":
    case "members":
    case "shares":
      return found.of === undefined ? [] : [found.of];
    default:
      return [];
  }
}

/** "blank while status is open" speaks of a status. */
function statusOf(when: string): readonly string[] {
  const noun = /^(?:the |its )?(?<noun>status) (?:is|was|=) \p{L}/iu.exec(when)?.groups?.noun;
  return noun === undefined ? [] : [noun];
}

const longUnits = 4;

/** "water temperature C", "payload g": a short unit behind a name that is no part of it. */
export function withoutUnit(
  words: readonly Word[],
  isKnown: (words: readonly Word[]) => boolean,
): { readonly words: readonly Word[]; readonly unit: string | null } {
  const last = words.at(-1);
  if (words.length < 2 || last === undefined || last.identifier !== undefined || last.text.length > longUnits) {
    return { words, unit: null };
  }
  const unit = unitNamed(last.text);
  // "beendet um" asks for the hour.
  if (last.text === "um") return { words, unit: null };
  // "votes for B"
  if (/^(?:for|to|of)$/.test(words.at(-2)?.folded ?? "")) return { words, unit: null };
  if (unit === undefined || last.folded === "in" || unit.dimension === "time" || isKnown(words))
    return { words, unit: null };
  return { words: words.slice(0, -1), unit: unit.symbol };
}

/** Words of which the second takes what stands before the first: "token in/out". */
export const counterparts: ReadonlyMap<string, string> = new Map([
  ["in", "out"],
  ["from", "to"],
  ["low", "high"],
  ["lower", "upper"],
  ["min", "max"],
  ["minimum", "maximum"],
  ["start", "end"],
  ["before", "after"],
  ["open", "close"],
  ["opening", "closing"],
  ["sent", "received"],
]);

/** What is measured or counted when it stands before its parts: "minutes deep/light/rem". */
export const measureNouns: ReadonlySet<string> = new Set(
  "minute second hour day kg km percent count amount vote token share score".split(" "),
);

const modifiers = new Set(
  "null mostly target likert optional true overall present approx approximately roughly usually normally typically".split(
    " ",
  ),
);

/** "payload target", "purchase intent likert", "bound true": the name is known, or at least plainer, without the last word. */
export function withoutModifiers(
  words: readonly Word[],
  isKnown: (words: readonly Word[]) => boolean,
): readonly Word[] {
  const last = words.at(-1);
  if (words.length < 2 || last === undefined || last.identifier !== undefined || !modifiers.has(last.folded))
    return words;
  return isKnown(words) ? words : withoutModifiers(words.slice(0, -1), isKnown);
}

/** "confidence of the classifier", "onset of the drift": with an article behind it, the first noun is the name. */
export function headOfThe(words: readonly Word[]): readonly Word[] {
  const of = words.findIndex(
    (word, index) =>
      index > 0 && word.folded === "of" && /^(?:the|a|an|its|their)$/.test(words[index + 1]?.folded ?? ""),
  );
  return of < 0 ? words : words.slice(0, of);
}
