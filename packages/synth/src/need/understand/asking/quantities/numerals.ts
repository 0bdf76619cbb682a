import { number, type Reading, word } from "../../../extract/reading.ts";
import { unitAt } from "../../../extract/units.ts";

export interface Numeral {
  readonly value: number;
  /** The first token and the one after the last. */
  readonly from: number;
  readonly next: number;
}

const articles = new Set("a one the ein eine einen un una une um uma".split(" "));
const roundings = new Set("full whole good cool clean round straight solid halbe ganze volle buen bon bom".split(" "));
const scales: ReadonlyMap<string, number> = new Map([
  ["hundred", 100],
  ["thousand", 1_000],
  ["million", 1e6],
  ["billion", 1e9],
  ["dozen", 12],
]);
const larges = new Set(
  "million millions millionen millon millones milhao milhoes milliarde milliarden milliard milliards billion billions mil thousand".split(
    " ",
  ),
);
const halves: ReadonlyMap<string, string> = new Map([
  ["y", "medio"],
  ["et", "demi"],
  ["e", "meio"],
]);
const mixed: ReadonlyMap<string, number> = new Map([
  ["anderthalb", 1.5],
  ["eineinhalb", 1.5],
  ["zweieinhalb", 2.5],
  ["dreieinhalb", 3.5],
]);
/** A short need may not tell its language: "trois millions d'appels, appelant, appelé". */
const littles: ReadonlyMap<string, number> = new Map(
  "zwei dos deux dois|drei tres trois tres|vier cuatro quatre quatro|funf cinco cinq|sechs seis six|sieben siete sept sete|acht ocho huit oito|neun nueve neuf nove|zehn diez dix dez"
    .split("|")
    .flatMap((words, index) => words.split(" ").map((word) => [word, index + 2] as const)),
);
const parts: ReadonlyMap<string, number> = new Map([
  ["half", 0.5],
  ["quarter", 0.25],
  ["halbe", 0.5],
  ["medio", 0.5],
  ["demi", 0.5],
  ["meio", 0.5],
]);
const folds: ReadonlyMap<string, number> = new Map([
  ["twice", 2],
  ["double", 2],
  ["triple", 3],
  ["doble", 2],
  ["triple", 3],
  ["dobro", 2],
  ["triplo", 3],
  ["doppelte", 2],
  ["dreifache", 3],
]);
const ofThese = new Set("the of these those our de des du del das der dos los las as os le la les el".split(" "));
const frequencies: ReadonlyMap<string, number> = new Map([
  ["once", 1],
  ["twice", 2],
  ["thrice", 3],
  ["einmal", 1],
  ["zweimal", 2],
  ["dreimal", 3],
  ["viermal", 4],
]);

/** "once", "twice", "dreimal": how often, in one word. */
export function frequencyAt(reading: Reading, at: number): number | undefined {
  return frequencies.get(word(reading, at));
}

/** A number as people say it, also where it is more than one figure: "a full million", "un millón y medio", "twice the 600,000". */
export function numeralAt(reading: Reading, at: number): Numeral | undefined {
  return folded(reading, at) ?? simple(reading, at);
}

const openings = new Set("between entre zwischen from de von".split(" "));
const spans = new Set("to - bis a".split(" "));
const joints = new Set("and und y et e".split(" "));

/** "3 to 8", "between 1 and 45": two numbers of one thing, with what they are on average. */
export function rangeAt(reading: Reading, at: number): Numeral | undefined {
  const low = simple(reading, at);
  if (low === undefined || low.value >= 1_900) return undefined;
  const joint = word(reading, low.next);
  if (!spans.has(joint) && !(joints.has(joint) && openings.has(word(reading, at - 1)))) return undefined;
  const high = simple(reading, low.next + 1);
  if (high === undefined || high.value <= low.value) return undefined;
  return { value: (low.value + high.value) / 2, from: at, next: high.next };
}

/** "twice the 600,000", "o dobro das 600 mil" */
function folded(reading: Reading, at: number): Numeral | undefined {
  const times = folds.get(word(reading, at));
  if (times === undefined) return undefined;
  let next = at + 1;
  while (next < at + 4 && ofThese.has(word(reading, next))) next += 1;
  const base = next === at + 1 ? undefined : simple(reading, next);
  return base === undefined ? undefined : { value: base.value * times, from: at, next: base.next };
}

/** "two-million-row", "2-million row" */
function joined(reading: Reading, at: number): Numeral | undefined {
  const digits = reading.tokens[at]?.kind === "number" && reading.tokens[at + 1]?.text === "-";
  const [first = "", scale = ""] = (digits ? `-${word(reading, at + 2)}` : word(reading, at)).split("-");
  const by = scales.get(scale);
  const few = digits ? number(reading, at)?.value : littleEnglish.indexOf(first);
  if (by === undefined || by < 1_000 || few === undefined || few < 1) return undefined;
  return { value: few * by, from: at, next: digits ? at + 3 : at + 1 };
}

const littleEnglish = "zero one two three four five six seven eight nine ten".split(" ");

function simple(reading: Reading, at: number): Numeral | undefined {
  const hyphens = joined(reading, at);
  if (hyphens !== undefined) return hyphens;
  const said = word(reading, at);
  const more = mixed.get(said);
  if (more !== undefined && larges.has(word(reading, at + 1)))
    return { value: more * scaleOf(reading, at + 1), from: at, next: at + 2 };
  const part = parts.get(said);
  // "half a million", "medio millón", "a quarter of a million"
  if (part !== undefined) {
    let next = at + 1;
    while (next < at + 3 && (articles.has(word(reading, next)) || word(reading, next) === "of")) next += 1;
    if (larges.has(word(reading, next))) return { value: part * scaleOf(reading, next), from: at, next: next + 1 };
  }
  if (articles.has(said) && roundings.has(word(reading, at + 1))) {
    const scale = scales.get(word(reading, at + 2));
    if (scale !== undefined) return withHalf(reading, { value: scale, from: at, next: at + 3 });
  }
  const few = littles.get(said);
  if (few !== undefined && larges.has(word(reading, at + 1)) && word(reading, at + 1) !== "mil")
    return withHalf(reading, { value: few * scaleOf(reading, at + 1), from: at, next: at + 2 });
  const read = number(reading, at);
  if (read === undefined) return undefined;
  const { value, next } = read;
  if (millionsAt(reading, next)) return { value: value * 1e6, from: at, next: next + 1 };
  return withHalf(reading, { value, from: at, next });
}

/** "a million and a half", "un millón y medio", "une million et demi" */
function withHalf(reading: Reading, { value, from, next }: Numeral): Numeral {
  const half = halves.get(word(reading, next));
  const isHalf = half !== undefined && half === word(reading, next + 1);
  const isAndHalf = ["and", "a", "half"].every((each, step) => word(reading, next + step) === each);
  if (!larges.has(word(reading, next - 1)) || !(isHalf || isAndHalf)) return { value, from, next };
  return { value: value + scaleOf(reading, next - 1) / 2, from, next: next + (isHalf ? 2 : 3) };
}

function scaleOf(reading: Reading, at: number): number {
  const said = word(reading, at);
  if (/^(?:milliard|billion)/.test(said)) return 1e9;
  return said === "mil" || said === "thousand" ? 1_000 : 1e6;
}

/** "50m freestyle times", "3m resolution tiles" */
const inMetres =
  /^(?:freestyle|sprint|dash|hurdle|backstroke|breaststroke|butterfly|medley|relay|pool|race|swim|run|resolution|radius|buffer|grid|contour|pixel|cable|tower|high|tall|wide|long|deep|thick)s?$/;

/** "1.2m taxi rides": an "m" right behind the figure is a million where a plural follows within three words. */
function millionsAt(reading: Reading, at: number): boolean {
  const token = reading.tokens[at];
  const before = reading.tokens[at - 1];
  if (token?.text !== "m" || before?.kind !== "number" || before.end !== token.start) return false;
  if (!/^\d{1,2}(?:\.\d{1,2})?$/.test(before.text) || inMetres.test(word(reading, at + 1))) return false;
  for (let ahead = at + 1; ahead <= at + 3; ahead++) {
    const next = reading.tokens[ahead];
    if (next?.kind !== "word" || unitAt(reading.tokens, ahead) !== undefined) return false;
    if (next.folded.length > 4 && /[^s]s$/.test(next.folded)) return true;
  }
  return false;
}
