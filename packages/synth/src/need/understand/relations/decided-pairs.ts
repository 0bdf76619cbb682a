import { type Check, plainPartsOf } from "../../../inferred/check.ts";
import type { Model } from "../../../inferred/model.ts";

/** The pairs of columns whose order a flag tells: "over capacity when attendance exceeds capacity" needs rows of both. */
export function decidedPairs(models: readonly Model[], checks: readonly Check[]): readonly string[] {
  const compared = models.flatMap((model) =>
    model.kind === "compared" && typeof model.right === "string" ? [pairOf(model.left, model.right)] : [],
  );
  const functions = checks.flatMap((check) =>
    check.kind === "function" && check.by.length === 2 ? [pairOf(check.by[0] ?? "", check.by[1] ?? "")] : [],
  );
  const conditions = checks.flatMap((check) =>
    check.kind === "implies"
      ? [check.when, check.then]
          .flatMap(plainPartsOf)
          .flatMap((part) => ("than" in part && typeof part.than === "string" ? [pairOf(part.field, part.than)] : []))
      : [],
  );
  return [...compared, ...functions, ...conditions];
}

/** Whether a check puts such a pair in order for good. */
export function ordersOneOf(checks: readonly Check[], pairs: ReadonlySet<string>): boolean {
  return checks.some(
    (check) =>
      check.kind === "ascending" &&
      check.fields.some((field, index) => index > 0 && pairs.has(pairOf(check.fields[index - 1] ?? "", field))),
  );
}

function pairOf(one: string, other: string): string {
  return [one, other].toSorted().join(" ");
}
