import { type Chain, type Counted, factorsOf, factorsPer, isPerTime, lone } from "./chain.ts";
import { allNamed, named } from "./counted-names.ts";
import { type Factors, largest, united } from "./factors.ts";
import { type Grain, isOfReading } from "./grain.ts";
import type { Per } from "./mark.ts";
import type { Readings } from "./readings.ts";
import type { Steps } from "./span.ts";

/** How many rows there are of what one row is said to be; undefined where its parts were not counted. */
export function rowsOfGrain(
  chain: Chain,
  grain: Grain,
  counted: readonly Counted[],
  { readings, subjects }: Readings,
  steps: Steps,
): Factors | undefined {
  const parts = grain.items.map((item) => partOf(chain, item, grain, steps));
  const known = parts.flatMap((factors) => factors ?? []);
  if (known.length === 0) return undefined;
  // "one row per day" is of each of what is told of.
  if (grain.items.every(({ kind }) => kind === "time")) return united([...known, subjects]);
  const isOpen = grain.items.some((item, at) => parts[at] === undefined && item.kind === "noun");
  if (!isOpen) return readings !== undefined && isOneReading(chain, grain) ? readings : united(known);
  // "25 times a second; one row per player and frame": a part under another name is what is read again and again.
  const times = counted.filter(({ index }) => chain.quantities[index]?.kind === "times").map(({ factors }) => factors);
  const again = largest([...times, ...(readings === undefined ? [] : [readings])]);
  if (again !== undefined) return united([...known, again]);
  return grain.items.some((item) => item.kind === "noun" && isOfReading(item)) ? undefined : united(known);
}

/** "3 cameras at 25 frames a second, one row per frame": read of each of what is counted. */
function isOneReading(chain: Chain, { items }: Grain): boolean {
  const [item, ...more] = items;
  if (item?.kind !== "noun" || more.length > 0 || !isOfReading(item)) return false;
  const index = named(chain.quantities, item.words);
  return index !== undefined && isPerTime(chain, index);
}

/** What a part of a row comes to. "one row per second per cyclist: 50 riders": beside another part it may have another name. */
function partOf(chain: Chain, item: Per, { items, isCross }: Grain, steps: Steps): Factors | undefined {
  if (isCross === true && item.kind === "quantity") {
    const value = chain.quantities[item.index]?.value;
    return value === undefined ? undefined : new Map([[item.index, value]]);
  }
  if (item.kind !== "noun") return factorsPer(chain, item, steps);
  const all = allNamed(chain.quantities, item.words).flatMap((index) => factorsOf(chain, index, steps) ?? []);
  if (all.length > 0 || items.length < 2 || isOfReading(item)) return largest(all);
  const index = lone(chain, []);
  const isTaken = items.some((each) => each.kind === "noun" && named(chain.quantities, each.words) === index);
  return index === undefined || isTaken ? undefined : factorsOf(chain, index, steps);
}
