import type { Quantity } from "./quantities.ts";
import { stops } from "./words.ts";

/** The number of what is named: see `allNamed`. */
export function named(
  quantities: readonly Quantity[],
  words: readonly string[],
  seen: readonly number[] = [],
): number | undefined {
  return allNamed(quantities, words, seen)[0];
}

/** The numbers of what is named, by any word of its name, the last first; those that are called so before those that are said with it. */
export function allNamed(
  quantities: readonly Quantity[],
  words: readonly string[],
  seen: readonly number[] = [],
): readonly number[] {
  for (const said of [...words].reverse()) {
    if (stops.has(said)) continue;
    const matching = quantities.flatMap(({ kind, words: own }, at) =>
      kind === "thing" && !seen.includes(at) && own.some((each) => isSame(each, said)) ? [at] : [],
    );
    const heads = matching.filter((at) => {
      const all = quantities[at]?.words ?? [];
      const own = all.filter((each) => !each.startsWith("~"));
      return [own[0], own.at(-1), all.at(-1)].some((each) => each !== undefined && isSame(each, said));
    });
    if (matching.length > 0) return heads.length > 0 ? heads : matching;
  }
  return [];
}

/** Whether anything of a name was counted. */
export function namesOne(quantities: readonly Quantity[], words: readonly string[]): boolean {
  return allNamed(quantities, words).length > 0;
}

/** A compound ends in its noun; a verb begins like the noun of what is done. */
function isSame(own: string, said: string): boolean {
  if (own.startsWith("~")) return said.length > 3 && own.slice(1, 6) === said.slice(0, 5);
  if (own === said) return true;
  if (own.length > 5 && said.length > 5 && own.slice(0, 6) === said.slice(0, 6)) return true;
  return said.length > 4 && own.length > 4 && (own.endsWith(said) || said.endsWith(own));
}
