import { NULL } from "../engine/rows.ts";
import type { FieldBlueprint, TableBlueprint } from "./blueprint.ts";
import type { Bounds } from "./bounds.ts";
import { type Condition, namesInCondition } from "./check.ts";
import type { Draft, RowState } from "./draft.ts";
import { coneOf, type Reads } from "./evaluation-order.ts";
import { cellBounds } from "./kinds/number.ts";
import type { Model } from "./model.ts";
import { comparableIn, holding, textIn } from "./readers.ts";

/** What of a promise is broken in a row: too low (−1), too high (1), wrong (2), nothing (0). */
export type Verdict = -1 | 0 | 1 | 2;

/** Something that every row must keep and that is not true by construction: rows that break it are drawn again. */
export interface RowPromise {
  /** The published names that it is about. */
  readonly fields: readonly string[];
  /** The fields that are drawn again where it is broken. */
  readonly redrawn: ReadonlySet<string>;
  /** Numbers that can be pushed, and whether more of them makes more (1) or less (−1). */
  readonly inputs: readonly { readonly slot: number; readonly sign: 1 | -1 }[];
  open(state: RowState): () => Verdict;
}

/** Bounds of computed fields, and the checks that one row can break. */
export function promisesOf(table: TableBlueprint, draft: Draft, bounds: Bounds, reads: Reads): readonly RowPromise[] {
  const fields = new Map(table.fields.map((field) => [field.field.name, field]));
  const names = (all: readonly string[]): boolean => all.every((name) => fields.has(name));
  const promises: Omit<RowPromise, "redrawn">[] = [...bounds.atRisk].map((name) =>
    bound(fields.get(name) as FieldBlueprint, draft, fields),
  );
  for (const check of table.checks) {
    if (check.kind === "ascending" && names(check.fields)) {
      for (let i = 1; i < check.fields.length; i++) {
        const pair = [check.fields[i - 1] as string, check.fields[i] as string] as const;
        if (!isLaterBy(pair, fields, draft, check.strict === true))
          promises.push(ascending(pair, check.strict === true, draft, fields));
      }
    }
    if (check.kind === "different" && names(check.fields)) promises.push(different(check.fields, draft));
    if (check.kind === "implies" && names([...namesInCondition(check.when), ...namesInCondition(check.then)])) {
      promises.push(implies(check.when, check.then, draft));
    }
  }
  return promises.flatMap((promise) => {
    const redrawn = redrawnFor(promise.fields, reads, fields);
    return redrawn.size === 0 ? [] : [{ ...promise, redrawn }];
  });
}

/** What a promise is made of, as far as drawing again can change it. Parts of one person or place are drawn again together. */
function redrawnFor(
  names: readonly string[],
  reads: Reads,
  fields: ReadonlyMap<string, FieldBlueprint>,
): ReadonlySet<string> {
  const free = new Map([...reads].map(([name, own]) => [name, isSettled(fields.get(name)) ? [] : own]));
  const redrawn = new Set([...coneOf(names, free)].filter((name) => !isSettled(fields.get(name))));
  const isWorldly = (name: string): boolean => worldly.has(fields.get(name)?.model.kind ?? "constant");
  if ([...redrawn].some(isWorldly)) for (const name of fields.keys()) if (isWorldly(name)) redrawn.add(name);
  return redrawn;
}

function isSettled(field: FieldBlueprint | undefined): boolean {
  return field === undefined || settled.has(field.model.kind) || ("exact" in field.model && field.model.exact === true);
}

const worldly = new Set<Model["kind"]>(["person", "place", "organisation", "goods", "contact"]);
const settled = new Set<Model["kind"]>([
  "code",
  "sequence",
  "constant",
  "ordinal",
  "walk",
  "counter",
  "drift",
  "superior",
]);

/** True where the model of the second already says so. */
function isLaterBy(
  [first, second]: readonly [string, string],
  fields: ReadonlyMap<string, FieldBlueprint>,
  draft: Draft,
  strict: boolean,
): boolean {
  const model = fields.get(second)?.model;
  if (model?.kind !== "later" || model.than !== first || strict) return false;
  // A day begins before any time of the day.
  if (draft.formOf(first).kind !== draft.formOf(second).kind) return false;
  const { by } = model;
  return (
    by.kind === "lognormal" ||
    by.kind === "exponential" ||
    by.kind === "pareto" ||
    by.kind === "geometric" ||
    by.kind === "poisson" ||
    ("minimum" in by && by.minimum >= 0) ||
    (by.kind === "constant" && by.value >= 0)
  );
}

function bound(
  { field }: FieldBlueprint,
  draft: Draft,
  fields: ReadonlyMap<string, FieldBlueprint>,
): Omit<RowPromise, "redrawn"> {
  const slot = draft.slotOf(field.name);
  const form = draft.formOf(field.name);
  const decimals = form.kind === "decimal" ? form.scale : form.kind === "number" ? 9 : 0;
  const range = { low: field.minimum ?? Number.NEGATIVE_INFINITY, high: field.maximum ?? Number.POSITIVE_INFINITY };
  const { low, high } = cellBounds(range, decimals, 10 ** decimals);
  return {
    fields: [field.name],
    inputs: inputsOf(field.name, 1, draft, fields),
    open({ cells }) {
      return () => {
        const cell = cells[slot] as number;
        if (cell === NULL) return 0;
        return cell < low ? -1 : cell > high ? 1 : 0;
      };
    },
  };
}

/** Which drawn numbers move a field, and which way. */
function inputsOf(
  name: string,
  sign: 1 | -1,
  draft: Draft,
  fields: ReadonlyMap<string, FieldBlueprint>,
): readonly { slot: number; sign: 1 | -1 }[] {
  const model = fields.get(name)?.model;
  const of = (other: string, way: number) => inputsOf(other, way < 0 ? (-sign as 1 | -1) : sign, draft, fields);
  switch (model?.kind) {
    case "number":
      return [{ slot: draft.slotOf(name), sign }];
    case "later":
      return [{ slot: draft.slotOf(name), sign }, ...of(model.than, 1)];
    case "shifted":
      return [...of(model.than, 1), ...of(model.by, 1)];
    case "elapsed":
      return [...of(model.to, 1), ...of(model.from, -1)];
    case "timed":
      return [
        ...of(model.to, 1),
        ...of(model.from, -1),
        ...(model.less ?? []).flatMap(({ field }) => of(field, -1)),
        ...(model.factors ?? []).flatMap((field) => of(field, model.times ?? 1)),
      ];
    case "sum":
      return model.terms.flatMap(({ field, times }) => of(field, times));
    case "product":
      return [
        ...model.factors.flatMap((field) => of(field, model.times ?? 1)),
        ...(model.plus ?? []).flatMap(({ field, times }) => of(field, times)),
        ...(model.off ?? []).flatMap(({ field, times }) => of(field, -times)),
      ];
    case "quotient":
      return [...of(model.of, model.times ?? 1), ...of(model.by, -(model.times ?? 1))];
    case "annuity":
      return [...of(model.principal, 1), ...of(model.rate, 1), ...of(model.term, -1)];
    case "portion":
      return [{ slot: draft.slotOf(name), sign }, ...of(model.of, 1)];
    default:
      return [];
  }
}

function ascending(
  [first, second]: readonly [string, string],
  strict: boolean,
  draft: Draft,
  fields: ReadonlyMap<string, FieldBlueprint>,
): Omit<RowPromise, "redrawn"> {
  const reader = (name: string) => comparableIn(draft.formOf(name), draft.slotOf(name));
  const [lower, upper] = [reader(first), reader(second)];
  return {
    fields: [first, second],
    inputs: [...inputsOf(second, 1, draft, fields), ...inputsOf(first, -1, draft, fields)],
    open(state) {
      const [low, high] = [lower(state), upper(state)];
      return strict ? () => (low() >= high() ? -1 : 0) : () => (low() > high() ? -1 : 0);
    },
  };
}

function different(names: readonly [string, string], draft: Draft): Omit<RowPromise, "redrawn"> {
  const reader = (name: string) => textIn(draft.formOf(name), draft.slotOf(name));
  const [first, second] = [reader(names[0]), reader(names[1])];
  return {
    fields: names,
    inputs: [],
    open(state) {
      const [left, right] = [first(state), second(state)];
      return () => {
        const value = left();
        return value !== null && value === right() ? 2 : 0;
      };
    },
  };
}

function implies(when: Condition, then: Condition, draft: Draft): Omit<RowPromise, "redrawn"> {
  const [first, second] = [holding(draft, when), holding(draft, then)];
  return {
    fields: [...namesInCondition(when), ...namesInCondition(then)],
    inputs: [],
    open(state) {
      const [given, wanted] = [first(state), second(state)];
      return () => (given() && !wanted() ? 2 : 0);
    },
  };
}
