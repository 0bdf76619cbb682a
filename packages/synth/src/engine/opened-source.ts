import type { Dataset } from "../schema/dataset.ts";
import type { RowSource } from "./rows.ts";

const KEPT = 4;
const opened = new WeakMap<Dataset, Map<string, RowSource>>();

/** The source of a dataset's seed. The last few are kept, because what they have derived serves the next range too. */
export function openedSource(dataset: Dataset, seed: string): RowSource {
  let sources = opened.get(dataset);
  if (sources === undefined) {
    sources = new Map();
    opened.set(dataset, sources);
  }
  const source = sources.get(seed) ?? dataset.open(seed);
  sources.delete(seed);
  sources.set(seed, source);
  if (sources.size > KEPT) sources.delete(sources.keys().next().value ?? "");
  return source;
}
