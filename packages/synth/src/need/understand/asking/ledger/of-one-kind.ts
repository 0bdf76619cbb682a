import { singular } from "../../../text/stem.ts";
import { kindsWith } from "../../mentions/choice-kinds.ts";
import { enumerationsOf } from "../enumerations.ts";

/** The places of those labels that are members of one known enumeration. */
export function areOfOneKind(labels: readonly (readonly string[])[]): ReadonlySet<number> {
  const places = new Map<string, Set<number>>();
  for (const [place, label] of labels.entries()) {
    // "80 mit Balkon": what things have, they may have beside others.
    if (/^(?:with|mit|con|avec|com)$/.test(label[0] ?? "")) continue;
    // "300 in course 1, 250 in course 2" names no two values.
    if (labels.some((other) => other !== label && other.join(" ") === label.join(" "))) continue;
    const words = label.filter((each) => !/^(?:in|are|is|ones|were|of|them)$/.test(each)).slice(0, 2);
    const keys = [words.map((each) => singular(each)).join(" "), singular(words[0] ?? "")];
    for (const key of new Set(keys))
      for (const kind of [...enumerationsOf(key), ...choicesOf(key), ...departmentsOf(label, key)])
        places.set(kind, (places.get(kind) ?? new Set()).add(place));
  }
  const [largest] = [...places.values()].sort((a, b) => b.size - a.size);
  return largest !== undefined && largest.size > 1 ? largest : new Set();
}

const departments = new Set(
  "sale it support hr finance marketing production admin administration logistic engineering legal operation warehouse purchasing accounting procurement maintenance".split(
    " ",
  ),
);

/** "12 in sales, 10 in IT": somebody works in one of them. */
function departmentsOf(label: readonly string[], key: string): readonly string[] {
  return label[0] === "in" && departments.has(key) ? ["department"] : [];
}

/** Of these a thing has one; of languages, areas or times of the day it may have several. */
const exclusive = new Set(
  "fuel type|transmission|employment type|colour|house type|sex|direction|payment method|order type|rate type|billing cycle|scope".split(
    "|",
  ),
);

/** The alternatives that a label is one of in any language: "Diesel" and "Elektro". */
function choicesOf(label: string): readonly string[] {
  return kindsWith(label).flatMap(({ of }) => (exclusive.has(of.en) ? [`choice: ${of.en}`] : []));
}
