import type { Found } from "../findings.ts";
import { areOpposites } from "../text/opposites.ts";

/** "low estimate under the high one", "old and new state never equal": a side that leaves out the noun is of the other's. */
export function withWholeSides(found: Found): Found {
  // Formulas are of names as they stand.
  if ((found.kind !== "comparison" && found.kind !== "differ") || (found.kind === "comparison" && found.is === "="))
    return found;
  const { left, right } = found;
  if (left === undefined || right === undefined) return found;
  return { ...found, left: wholeLike(left, right), right: wholeLike(right, left) };
}

/** "high" beside "low estimate" is "high estimate". */
function wholeLike(side: string, other: string): string {
  const words = side.replace(/^the /i, "").split(" ");
  const [quality = "", ...noun] = other.replace(/^the /i, "").split(" ");
  const isBare = words.length === 1 || (words.length === 2 && /^ones?$/i.test(words[1] ?? ""));
  const [own = ""] = words;
  return isBare && noun.length > 0 && areOpposites(own.toLowerCase(), quality.toLowerCase())
    ? [own, ...noun].join(" ")
    : side;
}
