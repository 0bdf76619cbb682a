/** When in the course of things a value was read, as its name says it: "baseline hba1c", "hba1c week 24", "weight after". */
export interface ToldStage {
  /** What was read then, without the words on when. */
  readonly stem: readonly string[];
  /** The words on when. */
  readonly when: readonly string[];
  /** Later ones are greater. */
  readonly at: number;
}

const first = /^(?:baseline|before|pre|start|starting|beginning|initial|admission|intake|enrolment|enrollment)$/;
const last = /^(?:after|post|end|ending|final|discharge|followup)$/;
const daysOf: Readonly<Record<string, number>> = { hour: 1 / 24, day: 1, visit: 1, week: 7, month: 30, year: 365 };

/** The stage that the words of a name tell; undefined where they tell none, or more than one. */
export function toldStage(words: readonly string[]): ToldStage | undefined {
  const found = words.flatMap((word, index) => {
    const figure = words[index + 1] ?? "";
    const numbered = numberedAt(words, index);
    if (numbered !== undefined) return [numbered];
    // "after 3 months"
    if (word === "after" && numberedAt(words, index + 1) !== undefined) return [];
    if (first.test(word)) return [{ index, length: 1, at: 0 }];
    if (last.test(word)) return [{ index, length: 1, at: Number.POSITIVE_INFINITY }];
    return word === "follow" && figure === "up" ? [{ index, length: 2, at: Number.POSITIVE_INFINITY }] : [];
  });
  const [only, ...others] = found;
  if (only === undefined || others.length > 0) return undefined;
  const { index, length, at } = only;
  return {
    stem: [...words.slice(0, index), ...words.slice(index + length)],
    when: words.slice(index, index + length),
    at,
  };
}

/** "week 24", "3 months" */
function numberedAt(
  words: readonly string[],
  index: number,
): { index: number; length: number; at: number } | undefined {
  const [one = "", other = ""] = words.slice(index, index + 2);
  const [unit, figure] = /^\d/.test(one) && other.endsWith("s") ? [other.slice(0, -1), one] : [one, other];
  const days = daysOf[unit];
  if (days === undefined || !/^\d{1,4}$/.test(figure)) return undefined;
  return { index, length: 2, at: days * Number(figure) };
}

/** Names whose last word says that they are what has changed between two stages. */
export const changed =
  /^(?:changes?|difference|diff|delta|gain|gained|improvement|reduction|drop|decrease|increase|loss|lost|growth)$/;

/** Those that count what has become less. */
export const lessened = /^(?:reduction|drop|decrease|loss|lost)$/;
