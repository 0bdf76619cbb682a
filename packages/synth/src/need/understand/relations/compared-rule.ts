import { distributionOf } from "../../../inferred/distribution-of.ts";
import type { Distribution, Model } from "../../../inferred/model.ts";
import { isCurrency, unitNamed } from "../../extract/units.ts";
import type { Found } from "../../findings.ts";
import type { Rule } from "../../frames/frame.ts";
import { becomeTimeLike } from "../draft/become-time.ts";
import { type DraftField, type DraftTable, isNumeric, isTime } from "../draft/draft.ts";
import { bulkOf } from "../draft/fit.ts";
import { becomeNumeric, bound, finenessOf } from "../draft/numeric.ts";
import { takeUnit } from "../draft/units-of-fields.ts";
import { orderRule } from "./apart.ts";
import { equationRule } from "./formula.ts";
import { multipleRule } from "./multiple-rule.ts";
import { isOpenName } from "./of-named.ts";
import { type Finder, otherSide, otherThan } from "./sides.ts";

const anySize: Distribution = { kind: "lognormal", median: 100, sigma: 0.8 };

/** "end after start", "net never more than gross", "total = price x quantity". */
export function comparisonRule(
  found: Extract<Found, { kind: "comparison" }>,
  find: Finder,
  table: DraftTable,
  pair: readonly DraftField[],
): Rule | undefined {
  const left = find(found.left);
  if (left === undefined) return undefined;
  if (found.is === "=") return equationRule(left, found.right, find, table, pair);
  const right = otherThan(left, otherSide(left, found.right, table, find), table);
  if (right === undefined || right === left) return undefined;
  likeTheOther(left, right);
  likeTheOther(right, left);
  if (found.of === "time") {
    beTime(left, right);
    beTime(right, left);
  }
  if (found.of === "size" && isOpenName(left) && isOpenName(right)) {
    // "high estimate (above low)": what is compared by size are numbers, though nobody knows of what.
    for (const field of [left, right]) becomeNumeric(field, false, anySize);
  }
  const [low, high] = found.is.startsWith("<") ? [left, right] : [right, left];
  if (found.times !== undefined) return multipleRule(left, right, found.times);
  if (isTime(low) && isTime(high)) return orderRule(low, high, found.is.length === 1);
  if (!isNumeric(low) || !isNumeric(high)) return undefined;
  beInUnitOf(low, high);
  beInUnitOf(high, low);
  if (found.is.length === 1) leaveRoom(low, high);
  const isStrict = found.is.length === 1 && leastOf(high) >= stepOf(low);
  return {
    statement: `${low.name} ${isStrict ? "<" : "<="} ${high.name}`,
    needs: [low.name, high.name],
    // What the buyer says how it is distributed stays so: the other one is told from it.
    sets:
      isDistributed(low) && !isDistributed(high)
        ? { [high.name]: atLeast(high, low, isStrict) }
        : { [low.name]: atMost(low, high, isStrict) },
    checks: [{ kind: "ascending", fields: [low.name, high.name], ...(isStrict ? { strict: true as const } : {}) }],
  };
}

/** "wind gust in km/h never below wind speed": what is compared is told in one unit, that of which the need speaks. */
function beInUnitOf(field: DraftField, { unit, fixed }: DraftField): void {
  if (unit === null || field.unit === null || unit === field.unit || !fixed.has("unit") || field.fixed.has("unit"))
    return;
  const [own, other] = [unitNamed(field.unit), unitNamed(unit)];
  if (own !== undefined && own.dimension === other?.dimension && !isCurrency(own)) takeUnit(field, unit);
}

/** What something that is not below nothing is less than is more than nothing. */
function leaveRoom(low: DraftField, high: DraftField): void {
  const [least, step] = [leastOf(high), stepOf(low)];
  if (least >= 0 && least < step && leastOf(low) >= 0 && !high.fixed.has("range")) bound(high, step, undefined);
}

function isDistributed({ fixed }: DraftField): boolean {
  return fixed.has("distribution") || fixed.has("average");
}

/** A number that is never less than another: that one and something more. */
function atLeast(high: DraftField, low: DraftField, isStrict: boolean): Model {
  const distribution = distributionOf(low.model);
  const middle = distribution === undefined ? 1 : Math.abs(bulkOf(distribution).middle);
  const decimals = finenessOf(high);
  const more = { kind: "lognormal", median: Math.max(middle * 0.3, 10 ** -decimals), sigma: 0.7 } as const;
  const plus = isStrict ? { plus: 10 ** -decimals } : {};
  return { kind: "sum", terms: [{ field: low.name, times: 1 }], noise: more, decimals, ...plus };
}

/** What is compared with a number or a time is one, where nothing else is known of it. */
function likeTheOther(field: DraftField, other: DraftField): void {
  // "paid never more than billed": what is more or less is no flag.
  const isFlag = field.type === "bool" && field.fixed.size === 0 && isNumeric(other);
  if (!isFlag && (field.known || field.type !== "string")) return;
  const distribution = distributionOf(other.model);
  if (isNumeric(other) && distribution !== undefined) {
    becomeNumeric(field, other.type === "int", distribution);
    field.unit ??= other.unit;
  }
  if (isTime(other)) becomeTimeLike(field, other);
}

/** "take-off after off block": what is earlier or later than a time is one, whatever its words are known as. */
function beTime(field: DraftField, other: DraftField): void {
  const isOpen = field.type !== "id" && field.source === "stated" && field.fixed.size === 0 && field.unit === null;
  if (isTime(other) && !isTime(field) && isOpen) becomeTimeLike(field, other);
}

/** A number that is never more than another: a portion of it, or something less than it where it may lie below zero. */
function atMost(low: DraftField, high: DraftField, isStrict: boolean): Model {
  const decimals = finenessOf(low);
  const [least, step] = [leastOf(high), stepOf(low)];
  const distribution = distributionOf(high.model);
  const bulk = distribution === undefined ? undefined : bulkOf(distribution);
  if (bulk === undefined || least >= 0) {
    // Less than half a step below is rounded up to the other one itself.
    const maximum = isStrict ? 1 - (0.51 * step) / Math.max(least, step) : 1;
    return { kind: "portion", of: high.name, share: { kind: "beta", a: 3, b: 2.2, minimum: 0, maximum }, decimals };
  }
  const spread = Math.max((bulk.high - bulk.low) / 2, step);
  const less = { kind: "triangular", minimum: -spread, mode: -spread / 4, maximum: 0 } as const;
  const plus = isStrict ? { plus: -step } : {};
  return { kind: "sum", terms: [{ field: high.name, times: 1 }], noise: less, decimals, ...plus };
}

function stepOf(field: DraftField): number {
  return 10 ** -finenessOf(field);
}

/** The least that a number is, as far as is known. */
function leastOf(field: DraftField): number {
  const distribution = distributionOf(field.model);
  return field.minimum ?? (distribution === undefined ? 0 : Math.min(0, bulkOf(distribution).low));
}
