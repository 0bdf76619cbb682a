import type { Findings } from "../../findings.ts";
import { fold } from "../../text/fold.ts";
import { namesLength } from "../../text/length-words.ts";
import { phrasesOfRelation } from "../words/name-words.ts";
import type { Mention } from "./mention.ts";

/** "binned = baked minus sold": what a number is reckoned with was counted and is no time, unless it comes to a length of time. */
export function reckonedWith({ found }: Pick<Findings, "found">): (field: Mention | undefined) => boolean {
  const formulas = found.flatMap((each) =>
    each.kind === "comparison" && each.is === "=" && !namesLength(fold(each.left)) ? [each] : [],
  );
  const names = new Set(formulas.flatMap(phrasesOfRelation).map(fold));
  return (field) => field !== undefined && names.has(field.words.map(({ folded }) => folded).join(" "));
}
