import { type Condition, partsOf, plainPartsOf } from "../../../inferred/check.ts";
import { distributionOf } from "../../../inferred/distribution-of.ts";
import type { Distribution } from "../../../inferred/model.ts";
import { type DraftField, type DraftTable, isNumeric } from "../draft/draft.ts";
import { bulkOf } from "../draft/fit.ts";
import { finenessOf } from "../draft/numeric.ts";

/** Columns of which nothing was said lie where the condition between them is met in some rows and not in others. */
export function standBeside(when: Condition, { fields }: DraftTable): void {
  const called = (name: string): DraftField | undefined => fields.find((field) => field.name === name);
  for (const part of plainPartsOf(when)) {
    const one = called(part.field);
    if (one === undefined) continue;
    if ("after" in part) standAfter(one, part);
    const other = "than" in part && typeof part.than === "string" ? called(part.than) : undefined;
    // A single limit may be any column: "stock below the minimum".
    if (other !== undefined && partsOf(when) !== undefined) beOfOneKind(one, other);
  }
}

/** "over 4 hours from arrival to leaving": who leaves does so after having come, some before and some after those hours. */
function standAfter(one: DraftField, { after, by, unit }: Extract<Condition, { after: string }>): void {
  if (one.model.kind !== "moment" || one.fixed.size > 0) return;
  one.model = {
    kind: "later",
    than: after,
    by: { kind: "lognormal", median: Math.max(by * 0.75, 1), sigma: 0.6 },
    unit,
  };
}

/** "result, lower limit, upper limit": a limit is measured in what it is a limit of, and lies near it. */
function beOfOneKind(one: DraftField, other: DraftField): void {
  const [figure, limit] = limits.test(one.name) ? [other, one] : [one, other];
  if (!limits.test(limit.name) || limits.test(figure.name) || limit.fixed.size > 0) return;
  const own = distributionOf(figure.model);
  if (!isNumeric(figure) || !isNumeric(limit) || own === undefined || limit.model.kind !== "number") return;
  const { low, middle, high } = bulkOf(own);
  const isUpper = uppers.test(limit.name);
  const [near, spread] = [isUpper ? high : low, Math.max((high - low) / 12, Math.abs(middle) / 100)];
  const distribution: Distribution = { kind: "uniform", minimum: near - spread, maximum: near + spread };
  limit.unit = figure.unit;
  limit.type = figure.type;
  limit.minimum = undefined;
  limit.maximum = undefined;
  limit.model = { kind: "number", distribution, decimals: finenessOf(figure) };
}

const uppers = /(?:^|_)(?:high|upper|max|maximum|usl|superior|superieure?|maximo|maxima|obere[rs]?|obergrenze)(?:_|$)/;
const limits =
  /(?:^|_)(?:low|lower|min|minimum|lsl|inferior|inferieure?|minimo|minima|untere[rs]?|untergrenze|high|upper|max|maximum|usl|superior|superieure?|maximo|maxima|obere[rs]?|obergrenze)(?:_|$)/;
