import { ontology } from "../../ontology/ontology.ts";
import { fold } from "../../text/fold.ts";
import { singular } from "../../text/stem.ts";

let known: ReadonlyMap<string, ReadonlySet<string>> | undefined;

/** The enumerations of the ontology that a label is a member of, by their ids; labels by the singular of their folded words. */
export function enumerationsOf(label: string): ReadonlySet<string> {
  known ??= membership();
  return known.get(label) ?? none;
}

const none: ReadonlySet<string> = new Set();

function membership(): ReadonlyMap<string, ReadonlySet<string>> {
  const kinds = new Map<string, Set<string>>();
  for (const { id, model } of ontology) {
    if (model.kind !== "choice") continue;
    for (const value of model.values) {
      const key = fold(`${value}`)
        .split(/[\s_-]+/)
        .map((word) => singular(word))
        .join(" ");
      kinds.set(key, (kinds.get(key) ?? new Set<string>()).add(id));
    }
  }
  return kinds;
}
