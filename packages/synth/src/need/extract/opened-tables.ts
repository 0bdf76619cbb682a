/** Tables of phrases as a set of their numbers, one bit each. */
export type Opened = readonly number[];

const BITS = 5;
const openedByWord = new Map<string, number[]>();
const none: Opened = [];
let tables = 0;

/** The tables in which any phrase begins with a word: most words begin none, and there are hundreds of tables to look in. */
export function openedBy(folded: string): Opened {
  return openedByWord.get(folded) ?? none;
}

/** Whether a table is among these. */
export function isOpened(opened: Opened | undefined, table: number): boolean {
  const bits = opened?.[table >>> BITS];
  return bits !== undefined && (bits & (1 << table)) !== 0;
}

/** The number of one more table, which these words open. */
export function numbered(words: Iterable<string>): number {
  const number = tables;
  tables += 1;
  for (const word of words) {
    const opened = openedByWord.get(word) ?? [];
    while (opened.length <= number >>> BITS) opened.push(0);
    opened[number >>> BITS] = (opened[number >>> BITS] ?? 0) | (1 << number);
    openedByWord.set(word, opened);
  }
  return number;
}
