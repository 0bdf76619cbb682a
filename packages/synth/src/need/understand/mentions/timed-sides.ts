import type { Found } from "../../findings.ts";
import { fold } from "../../text/fold.ts";
import { participles } from "../../text/participles.ts";
import { phrasesOfRelation } from "../words/name-words.ts";
import type { Mention } from "./mention.ts";

const particles = /^(?:up|off|in|out|back|on|at)$/;

/**
 * "dropped off, picked up, picked up 1 to 5 days after dropped off": what is so much later than something else is told by its time, and
 * is no flag, whatever its name is by itself.
 */
export function withTimedSides(fields: readonly Mention[], found: readonly Found[]): readonly Mention[] {
  const sides = new Set(found.filter(isOfTimes).flatMap(phrasesOfRelation).map(fold));
  if (sides.size === 0) return fields;
  return fields.map((field) => (isSide(field, sides) ? { ...field, hint: "datetime" } : field));
}

function isOfTimes(found: Found): boolean {
  if (found.kind === "comparison") return found.is !== "=" && found.of === "time";
  return found.kind === "gap" || found.kind === "offset";
}

function isSide({ words, meaning, hint, item }: Mention, sides: ReadonlySet<string>): boolean {
  const { type } = meaning.type;
  // "12% returned": what a share is said of is there or not.
  const isShared = item?.founds.some(({ found }) => found.kind === "rate") === true;
  if (hint !== null || isShared || type === "date" || type === "datetime" || type === "int" || type === "number")
    return false;
  const done = words.findLast(({ folded }) => !particles.test(folded));
  return done !== undefined && participles.test(done.folded) && sides.has(words.map(({ folded }) => folded).join(" "));
}
