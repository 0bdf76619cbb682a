import type { Item } from "./items.ts";
import { stripped } from "./noise.ts";
import type { Word } from "./pieces.ts";

const statistics =
  /^(?:min|max|avg|mean|average|median|minimum|maximum|peak|rms|p50|p75|p90|p95|p99|std|stddev|mittel|mittelwert|spitze|spitzenwert|minimo|maximo|media|promedio|mediana|moyenne|mediane)$/;

/** Whether a word tells which figure of a measure is meant: "max", "p95", "RMS". */
export function isStatistic({ folded, identifier }: Word): boolean {
  return identifier === undefined && statistics.test(folded);
}

/** The measure of "voltage min" and of "mean temperature". */
export function measureOf(words: readonly Word[]): readonly Word[] | undefined {
  const [first, last] = [words[0], words.at(-1)];
  if (first === undefined || last === undefined || words.length < 2) return undefined;
  if (isStatistic(last)) return words.slice(0, -1);
  return isStatistic(first) ? words.slice(1) : undefined;
}

/** "voltage min, avg, max": a figure alone is one of the measure named before it. */
export function withMeasures(items: readonly Item[]): readonly Item[] {
  let measure: readonly Word[] | undefined;
  return items.map((item) => {
    const words = stripped(item.words);
    const [only] = words;
    if (measure !== undefined && only !== undefined && words.length === 1 && isStatistic(only)) {
      const noun = measure.map((word) => ({ ...word, start: only.start, end: only.end }));
      return {
        ...item,
        words: [...noun, ...words],
        founds: item.founds.map(({ found, at }) => ({ found, at: at + noun.length })),
      };
    }
    measure = measureOf(words);
    return item;
  });
}
