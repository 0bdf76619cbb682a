import { ontology } from "../../../ontology/ontology.ts";
import { fold } from "../../../text/fold.ts";
import { singular } from "../../../text/stem.ts";

let known: ReadonlyMap<string, ReadonlySet<string>> | undefined;

/** The enumerations that a word is a member of. */
export function membership(): ReadonlyMap<string, ReadonlySet<string>> {
  if (known !== undefined) return known;
  const kinds = new Map<string, Set<string>>();
  for (const { id, model } of ontology) {
    if (model.kind !== "choice") continue;
    for (const value of model.values) {
      const key = fold(`${value}`)
        .split(/[\s_-]+/)
        .map((word) => singular(word))
        .join(" ");
      const of = kinds.get(key) ?? new Set<string>();
      kinds.set(key, of.add(id));
    }
  }
  known = kinds;
  return kinds;
}

/** The places of those labels that are members of one known enumeration. */
export function areOfOneKind(labels: readonly (readonly string[])[]): ReadonlySet<number> {
  const kinds = membership();
  const places = new Map<string, Set<number>>();
  for (const [place, label] of labels.entries()) {
    const words = label.filter((each) => !/^(?:in|are|is|ones|were|of|them)$/.test(each)).slice(0, 2);
    const keys = [words.map((each) => singular(each)).join(" "), singular(words[0] ?? "")];
    for (const key of new Set(keys))
      for (const kind of kinds.get(key) ?? []) places.set(kind, (places.get(kind) ?? new Set()).add(place));
  }
  const [largest] = [...places.values()].sort((a, b) => b.size - a.size);
  return largest !== undefined && largest.size > 1 ? largest : new Set();
}
