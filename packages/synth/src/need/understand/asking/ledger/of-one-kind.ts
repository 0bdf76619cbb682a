import { singular } from "../../../text/stem.ts";
import { enumerationsOf } from "../enumerations.ts";

/** The places of those labels that are members of one known enumeration. */
export function areOfOneKind(labels: readonly (readonly string[])[]): ReadonlySet<number> {
  const places = new Map<string, Set<number>>();
  for (const [place, label] of labels.entries()) {
    const words = label.filter((each) => !/^(?:in|are|is|ones|were|of|them)$/.test(each)).slice(0, 2);
    const keys = [words.map((each) => singular(each)).join(" "), singular(words[0] ?? "")];
    for (const key of new Set(keys))
      for (const kind of enumerationsOf(key)) places.set(kind, (places.get(kind) ?? new Set()).add(place));
  }
  const [largest] = [...places.values()].sort((a, b) => b.size - a.size);
  return largest !== undefined && largest.size > 1 ? largest : new Set();
}
