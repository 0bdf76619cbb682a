import type { Column, Form } from "../engine/column.ts";
import type { Stream } from "../random/hash.ts";
import { streamsOf } from "../random/hash.ts";
import type { Field } from "../schema/field.ts";
import type { Blanks } from "./blanking.ts";
import type { Blueprint, FieldBlueprint, TableBlueprint } from "./blueprint.ts";
import { type Bounds, boundsOf } from "./bounds.ts";
import { type Combination, combinationOf } from "./combination.ts";
import type { CompiledModel, Draft, RowState, Target } from "./draft.ts";
import { evaluationOrder, fieldReads, type Reads } from "./evaluation-order.ts";
import { compileModel } from "./kinds/compile-model.ts";
import { type LayoutPlan, layoutPlan, ROW } from "./layout-plan.ts";
import { computedFrom, influencesOf, rankedBy } from "./model-reads.ts";
import { promisesOf, type RowPromise } from "./promises.ts";
import { comparableIn, holding } from "./readers.ts";
import { choiceScore, flagScore, latentScore, sampledScore } from "./scores.ts";

/** A field ready to be opened. */
export interface PlannedModel {
  readonly name: string;
  readonly slot: number;
  readonly scope: number;
  readonly compiled: CompiledModel;
  /** How many rows or members have null. */
  readonly nulls: number;
  readonly present: ((state: RowState) => () => boolean) | undefined;
  /** The fields by which rows are ranked for the sake of its exact shares. */
  readonly rankedBy: readonly string[];
}

/** A table, compiled. */
export interface TablePlan {
  readonly table: TableBlueprint;
  readonly layout: LayoutPlan;
  /** Rows delivered, and how many of them repeat the one before. */
  readonly rows: number;
  readonly repeats: number;
  readonly columns: readonly Column[];
  /** Cells that a row's state needs. */
  readonly slots: number;
  /** In order of evaluation. */
  readonly models: readonly PlannedModel[];
  readonly reads: Reads;
  readonly promises: readonly RowPromise[];
  /** What is left out of rows that are whole. */
  readonly blanks: readonly Blanks[];
  readonly combination: Combination | undefined;
  readonly streamOf: (seed: string) => Stream;
  /** The tables by name, for references. */
  readonly others: ReadonlyMap<string, TablePlan>;
}

/** Values of a field in rows of no buyer's seed, ascending. */
export type Sampler = (plan: TablePlan, field: string) => Float64Array;

/** Throws a TypeError for a table that contradicts itself, an InfeasibleBlueprint for bounds that nothing can meet. */
export function tablePlan(
  given: TableBlueprint,
  blueprint: Blueprint,
  today: number,
  others: ReadonlyMap<string, TablePlan>,
  sampler: Sampler,
): TablePlan {
  const repeats = Math.min(Math.max(0, given.rows - 1), Math.round((given.duplicates ?? 0) * given.rows));
  const layout = layoutPlan({ ...given, rows: Math.max(1, given.rows - repeats) }, blueprint);
  const reads = fieldReads(given);
  const table = withOwnAttributes(given, layout, reads);
  const order = evaluationOrder(table, reads);
  const bounds = boundsOf(table, order);
  const combination = combinationOf(table, layout, (name) => others.get(name)?.rows);
  const sample = (field: string): Float64Array => sampler(plan, field);
  const draft = tableDraft(table, { blueprint, today, layout, combination, others, sample });
  const models = order.map((field) => plannedModel(field, draft, bounds));
  const promises = promisesOf(table, draft, bounds, reads);
  const plan: TablePlan = {
    table,
    layout,
    rows: table.rows,
    repeats,
    columns: table.fields.map((field) => columnOf(field, draft, layout)),
    slots: draft.slotCount(),
    models,
    reads,
    promises,
    blanks: table.fields.flatMap(({ blanks = 0, field: { name } }) => {
      const count = Math.round(blanks * layout.rows);
      return count === 0 ? [] : [{ name, slot: draft.slotOf(name), count }];
    }),
    combination,
    streamOf: streamsOf(`schema-inferred/${table.name}`),
    others,
  };
  return plan;
}

/**
 * What depends on the row cannot be what all rows of one member share: such an attribute of a subject is taken as the row's own, and
 * then what depends on it.
 */
function withOwnAttributes(table: TableBlueprint, { chosenBy }: LayoutPlan, reads: Reads): TableBlueprint {
  const names = table.subjects.map((subject) => subject.name);
  for (const { field, of } of table.fields) {
    if (of !== undefined && !names.includes(of)) {
      throw new TypeError(`${table.name}.${field.name} is of ${of}, which is no subject`);
    }
  }
  const subjectOf = new Map(
    table.fields.map(({ field, of }) => [field.name, of === undefined ? ROW : names.indexOf(of)]),
  );
  const isStranger = (read: string, own: number): boolean => {
    // The site of a sensor is as fixed as the sensor.
    let other = subjectOf.get(read) ?? ROW;
    while (other !== own && other !== ROW) other = chosenBy[other] ?? ROW;
    return other !== own;
  };
  for (let found = true; found; ) {
    found = false;
    for (const [name, own] of subjectOf) {
      if (own === ROW || !(reads.get(name) ?? []).some((read) => isStranger(read, own))) continue;
      subjectOf.set(name, ROW);
      found = true;
    }
  }
  return {
    ...table,
    fields: table.fields.map((field) => {
      if (field.of === undefined || subjectOf.get(field.field.name) !== ROW) return field;
      const { of: _, ...own } = field;
      return own;
    }),
  };
}

function plannedModel(field: FieldBlueprint, draft: TableDraft, bounds: Bounds): PlannedModel {
  const { name } = field.field;
  const target = draft.targetOf(field, bounds);
  const compiled = draft.compile(field.model, target);
  draft.settle(name, compiled.form);
  return {
    name,
    slot: target.slot,
    scope: target.scope,
    compiled,
    nulls: Math.round(ownNulls(field, draft, target.scope) * draft.countOf(target.scope)),
    present: field.present === undefined ? undefined : holding(draft, field.present),
    rankedBy: rankedBy(field.model),
  };
}

/** The share of nulls beyond those that a field has from what it is made of: both pressures are missing together. */
function ownNulls({ model, nulls = 0 }: FieldBlueprint, draft: TableDraft, scope: number): number {
  if (nulls === 0) return 0;
  return Math.max(0, nulls - Math.max(0, ...computedFrom(model).map((name) => draft.nullsOf(name, scope))));
}

/** What models learn of their table while it is compiled. */
interface TableDraft extends Draft {
  targetOf(field: FieldBlueprint, bounds: Bounds): Target;
  /** The share of nulls of a field of this scope, 0 of any other. */
  nullsOf(name: string, scope: number): number;
  /** Tells the others what form a field has. */
  settle(name: string, form: Form): void;
  slotCount(): number;
}

interface Surroundings {
  readonly blueprint: Blueprint;
  readonly today: number;
  readonly layout: LayoutPlan;
  readonly combination: Combination | undefined;
  readonly others: ReadonlyMap<string, TablePlan>;
  readonly sample: (field: string) => Float64Array;
}

function tableDraft(
  table: TableBlueprint,
  { blueprint, combination, layout, others, sample, today }: Surroundings,
): TableDraft {
  const subjects = table.subjects.map(({ name }) => name);
  const slots = new Map(table.fields.map(({ field }, slot) => [field.name, slot]));
  if (slots.size !== table.fields.length) throw new TypeError(`${table.name}: a field name stands twice`);
  const fields = new Map(table.fields.map((field) => [field.field.name, field]));
  const followed = new Set(table.fields.flatMap(({ model }) => influencesOf(model).map(({ field }) => field)));
  const forms = new Map<string, Form>();
  let slotCount = table.fields.length;
  const slotOf = (name: string): number => {
    const slot = slots.get(name);
    if (slot === undefined) throw new TypeError(`${table.name} has no field ${name}`);
    return slot;
  };
  const formOf = (name: string): Form => {
    const form = forms.get(name);
    if (form === undefined) throw new TypeError(`${table.name}.${name} is not known yet`);
    return form;
  };
  const draft: TableDraft = {
    table,
    blueprint,
    subjects,
    layout,
    today,
    slotOf,
    formOf,
    nullsOf: (name, scope) => {
      const other = fields.get(name);
      const at = other?.of === undefined ? ROW : subjects.indexOf(other.of);
      return at === scope ? (other?.nulls ?? 0) : 0;
    },
    countOf: (scope) => (scope === ROW ? layout.rows : (layout.counts[scope] as number)),
    digitOf: (name) => combination?.fields.get(name),
    newSlot: () => slotCount++,
    slotCount: () => slotCount,
    settle: (name, form) => forms.set(name, form),
    compile: (model, target, inside = draft) => compileModel(model, target, inside),
    targetOf({ field, of, unique }, bounds) {
      const scope = of === undefined ? ROW : subjects.indexOf(of);
      return {
        slot: slotOf(field.name),
        name: field.name,
        field,
        scope,
        unique: unique === true,
        bounds: bounds.of(field.name),
        isFollowed: followed.has(field.name),
      };
    },
    scoreOf(influence) {
      const { field: name, weight } = influence;
      const leader = fields.get(name);
      const slot = slotOf(name);
      if (leader?.model.kind === "number" && leader.unique !== true) return latentScore(slot, weight);
      if (leader?.model.kind === "flag") return flagScore(slot, influence, leader.model.rate);
      if (leader?.model.kind === "choice") return choiceScore(formOf(name), slot, leader.model, weight);
      return sampledScore(comparableIn(formOf(name), slot), () => sample(name), weight);
    },
    fieldIn(name, field) {
      if (name === table.name) return { form: formOf(field), slot: slotOf(field), rows: layout.rows };
      const other = others.get(name);
      const slot = other?.columns.findIndex((column) => column.field.name === field) ?? -1;
      const form = other?.columns[slot]?.form;
      if (other === undefined || form === undefined) {
        throw new TypeError(`${table.name} refers to ${name}.${field}, which stands in no table before it`);
      }
      return { form, slot, rows: other.rows };
    },
  };
  return draft;
}

/** The published field with what the rows turned out to be. */
function columnOf({ field, model, nulls, of, present }: FieldBlueprint, draft: TableDraft, layout: LayoutPlan): Column {
  const form = draft.formOf(field.name);
  const { decimals, pattern, ...rest } = field;
  const isWidened = model.kind === "code" && form.kind === "code" && form.width !== model.width;
  const isWhole = form.kind === "integer" && decimals === 0;
  const published: Field = {
    ...rest,
    ...(pattern === undefined || isWidened ? {} : { pattern }),
    ...(form.kind === "decimal" ? { decimals: form.scale } : isWhole ? { decimals } : {}),
    ...(nulls !== undefined || present !== undefined ? { nullable: true } : {}),
  };
  // A group's own attributes stay from one row to the next.
  const isStable = of !== undefined && draft.table.layout.kind === "groups" && layout.groups !== undefined;
  return isStable ? { field: published, form, stable: true } : { field: published, form };
}
