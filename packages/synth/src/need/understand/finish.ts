import type { Blueprint, FieldBlueprint, TableBlueprint } from "../../inferred/blueprint.ts";
import { namesInCondition } from "../../inferred/check.ts";
import type { Model } from "../../inferred/model.ts";
import { hasExactShare } from "../../inferred/shares.ts";
import type { Field, FieldType } from "../../schema/field.ts";
import type { JsonSchema, JsonValue } from "../../schema/json-value.ts";
import { countries, countryOf } from "../../world/countries.ts";
import { datedModel } from "../ontology/dated-model.ts";
import type { PlannedField } from "../plan.ts";
import { namesInModel } from "../rules/rename.ts";
import { partDifferingKeys } from "./differing-keys.ts";
import type { DraftField, DraftTable } from "./draft/draft.ts";
import { decimalsOf } from "./draft/numeric.ts";
import { hasCircle } from "./relations/rules-plan.ts";

/** The tables as the generator takes them. */
export function blueprintOf(tables: readonly DraftTable[], today: string): Blueprint {
  return { tables: tables.map((table) => tableBlueprint(table, today)) };
}

/** Shares of rows are the rows' own where nobody sees whose they are: kinds of donors in gifts without a donor. */
function isSharedUnseen({ of, fixed }: DraftField, { fields, layout, subjects }: DraftTable): boolean {
  if (!fixed.has("shares") && !fixed.has("rate")) return false;
  const isLaidOut = layout.kind !== "rows" && layout.subject === of;
  const isCounted = subjects.some(({ name, count }) => name === of && count !== undefined);
  return !isLaidOut && !isCounted && !fields.some((field) => field.of === of && field.type === "id");
}

/** Three channels of one campaign cannot all be its own. */
function outnumbersOwners({ of, model, fixed }: DraftField, { subjects }: DraftTable): boolean {
  if (model.kind !== "choice" || !(fixed.has("enum") || fixed.has("shares"))) return false;
  const count = subjects.find(({ name }) => name === of)?.count;
  return count !== undefined && count < model.values.length;
}

function tableBlueprint(table: DraftTable, today: string): TableBlueprint {
  partDifferingKeys(table);
  const names = new Set(table.fields.map((field) => field.name));
  const subjects = new Set(table.subjects.map(({ name }) => name));
  for (const field of table.fields) {
    settle(field, names);
    // What belongs to something that the rows do not tell of is the row's own.
    const isOwn = isSharedUnseen(field, table) || outnumbersOwners(field, table);
    if (field.of !== undefined && (!subjects.has(field.of) || isOwn)) field.of = undefined;
  }
  for (const field of table.fields) settleWithin(field, table);
  breakCircles(table);
  showFewNulls(table);
  const nullable = nullableFields(table);
  const used = new Set(table.fields.flatMap((field) => (field.of === undefined ? [] : [field.of])));
  if (table.layout.kind !== "rows") used.add(table.layout.subject);
  const key = keyOf(table);
  const countOf = ({ name, count }: DraftTable["subjects"][number]): number | undefined =>
    count ?? (isPartOfKey(name, key, table) && table.rows < FEW_ROWS ? table.rows : undefined);
  return {
    name: table.name,
    rows: table.rows,
    key,
    layout: table.layout,
    subjects: table.subjects
      .filter((subject) => used.has(subject.name) || subject.places !== undefined)
      .map((subject) => ({ ...subject, count: countOf(subject) }))
      .map(({ name, of, count, spread, turn, places, cities }) => ({
        name,
        spread,
        ...(turn === undefined ? {} : { turn }),
        ...(of === undefined ? {} : { of }),
        ...(count === undefined ? {} : { count }),
        ...(places === undefined || places.length === 0 ? {} : { places }),
        ...(cities === undefined || cities.length === 0 ? {} : { cities }),
      })),
    fields: table.fields.map((field) => fieldBlueprint(field, nullable.has(field), today)),
    checks: table.relations.flatMap(({ checks }) => checks),
    ...(table.duplicates === undefined ? {} : { duplicates: table.duplicates }),
  };
}

/** So few rows that a handful of members of each part of a key may make fewer keys than there are rows. */
const FEW_ROWS = 30;

/** The student of "student, course, term", which are a key together. */
function isPartOfKey(subject: string, key: readonly string[], { layout, fields }: DraftTable): boolean {
  return (
    layout.kind === "rows" && key.length > 1 && fields.some(({ name, of }) => of === subject && key.includes(name))
  );
}

/** "3% of the cells blank" of five rows is no row of any column, but a cell of the table: one column shows it. */
function showFewNulls({ fields, rows }: DraftTable): void {
  const scattered = fields.filter(({ blanks = 0 }) => blanks > 0);
  const isSeen = scattered.some(({ blanks = 0 }) => Math.round(blanks * rows) > 0);
  const cells = scattered.reduce((sum, { blanks = 0 }) => sum + blanks * rows, 0);
  const one = scattered.findLast(({ source, present }) => source === "stated" && present === undefined);
  if (scattered.length > 1 && !isSeen && cells >= 0.5 && one !== undefined) one.blanks = 1 / rows;
}

/** A model that speaks of a field that is not there falls back to what the ontology says of the type. */
function settle(field: DraftField, names: ReadonlySet<string>): void {
  if (!namesInModel(field.model).every((name) => names.has(name))) {
    const own = field.semantic.model;
    field.model = namesInModel(own).every((name) => names.has(name)) ? own : plainModel(field.type);
  }
  if (field.present !== undefined && !namesInCondition(field.present).every((name) => names.has(name)))
    field.present = undefined;
  if (field.type === "enum" && valuesOf(field) === undefined) field.type = "string";
}

/** Some of the rows of a share that is exact no more are some of all rows. */
function settleWithin(field: DraftField, { fields }: DraftTable): void {
  const { model } = field;
  if (model.kind === "dependent") {
    const parts = Object.entries(model.models);
    if (!parts.every(([, each]) => isWithinExact(each, field, fields)))
      // Of each member about as many as of all of them together.
      field.model = {
        ...model,
        models: Object.fromEntries(parts.map(([name, each]) => [name, byChance(each, parts.length)])),
      };
    return;
  }
  if (model.kind !== "flag" || isWithinExact(model, field, fields)) return;
  const { within: _, ...alone } = model;
  field.model = alone;
}

function isWithinExact(model: Model, { of }: DraftField, fields: readonly DraftField[]): boolean {
  if (model.kind !== "flag" || model.within === undefined) return true;
  const { field: name, is } = model.within;
  const leader = fields.find((each) => each.name === name && each.of === of);
  return leader !== undefined && hasExactShare(leader.model, is);
}

function byChance(model: Model, parts: number): Model {
  return model.kind === "flag" && model.within !== undefined
    ? { kind: "flag", rate: Math.min(1, model.rate * parts) }
    : model;
}

function plainModel(type: FieldType): Model {
  switch (type) {
    case "bool":
      return { kind: "flag", rate: 0.3 };
    case "int":
      return { kind: "number", distribution: { kind: "geometric", mean: 5 }, decimals: 0 };
    case "number":
      return { kind: "number", distribution: { kind: "lognormal", median: 40, sigma: 0.6 }, decimals: 2 };
    case "date":
      return { kind: "moment", from: "-P1Y", to: "P0D", rhythm: "flat", ascending: false, grain: "day" };
    case "datetime":
      return { kind: "moment", from: "-P90D", to: "P0D", rhythm: "flat", ascending: false, grain: "s" };
    default:
      return { kind: "prose", about: "note" };
  }
}

/** Should models still go round in a circle, the last of them falls back to its type's. */
function breakCircles(table: DraftTable): void {
  const needs = (): Map<string, readonly string[]> =>
    new Map(
      table.fields.map((field) => [
        field.name,
        [...namesInModel(field.model), ...(field.present === undefined ? [] : namesInCondition(field.present))],
      ]),
    );
  for (const field of [...table.fields].reverse()) {
    if (!hasCircle(needs())) return;
    if (namesInModel(field.model).length > 0) field.model = plainModel(field.type);
    field.present = undefined;
  }
}

/** The fields that are unique together: the domain's key where it is whole, else the first identifier of the row. */
export function keyOf(table: DraftTable): readonly string[] {
  const frameKey = table.frame?.fields.filter((field) => field.key === true) ?? [];
  const own = frameKey.map((key) => table.fields.find((field) => field.frameField === key));
  if (own.length > 0 && own.every((field) => field !== undefined)) {
    const [first, ...others] = own as readonly DraftField[];
    // The number of one who has several rows tells them apart with something else alone.
    if (others.length > 0 || first?.of === undefined) return own.map((field) => (field as DraftField).name);
  }
  if (table.layout.kind === "series") {
    const subject = table.layout.subject;
    const member = table.fields.find((field) => field.of === subject && field.type === "id");
    const time = table.fields.find((field) => field.model.kind === "moment" && field.model.every !== undefined);
    if (member !== undefined && time !== undefined) return [member.name, time.name];
  }
  const unique = table.fields.find((field) => field.unique && field.of === undefined);
  if (unique !== undefined) return [unique.name];
  const id = table.fields.find((field) => field.type === "id" && field.of === undefined && isNumbered(field.model));
  return id === undefined ? [] : [id.name];
}

/** Whether a model gives each row a value of its own. */
export function isNumbered(model: Model): boolean {
  return model.kind === "code" || model.kind === "sequence" || model.kind === "uuid";
}

function isNullable(field: DraftField): boolean {
  return (
    (field.nulls ?? 0) > 0 ||
    (field.blanks ?? 0) > 0 ||
    field.present !== undefined ||
    field.model.kind === "superior" ||
    field.model.kind === "quotient" ||
    (field.model.kind === "lookup" && field.model.otherwise === null)
  );
}

/** What is worked out of a value that may be null may be null too. */
const passesNulls: ReadonlySet<Model["kind"]> = new Set([
  "later",
  "shifted",
  "elapsed",
  "timed",
  "annuity",
  "part",
  "sum",
  "product",
  "portion",
] as const);

function nullableFields(table: DraftTable): ReadonlySet<DraftField> {
  const nullable = new Set(table.fields.filter(isNullable));
  const names = new Set([...nullable].map(({ name }) => name));
  for (let before = -1; before < nullable.size; ) {
    before = nullable.size;
    for (const field of table.fields) {
      if (nullable.has(field) || !passesNulls.has(field.model.kind)) continue;
      if (!namesInModel(field.model).some((name) => names.has(name))) continue;
      nullable.add(field);
      names.add(field.name);
    }
  }
  return nullable;
}

function fieldBlueprint(field: DraftField, isNull: boolean, today: string): FieldBlueprint {
  const model = datedModel(field.model, today);
  return {
    field: publishedField(field, model, isNull),
    model,
    ...(field.of === undefined ? {} : { of: field.of }),
    ...(field.nulls === undefined || field.nulls === 0 ? {} : { nulls: field.nulls }),
    ...(field.blanks === undefined ? {} : { blanks: field.blanks }),
    ...(field.present === undefined ? {} : { present: field.present }),
    ...(field.unique ? { unique: true as const } : {}),
  };
}

function publishedField(field: DraftField, model: Model, isNull: boolean): Field {
  const values = field.type === "enum" ? valuesOf(field) : undefined;
  const numeric = field.type === "int" || field.type === "number";
  const decimals = numeric ? (field.type === "int" ? 0 : decimalsOf(model)) : undefined;
  const schema = schemaOf(field.type, model);
  return {
    name: field.name,
    type: field.type,
    meaning: field.meaning,
    ...(field.unit === null ? {} : { unit: field.unit }),
    ...(isNull ? { nullable: true } : {}),
    ...(values === undefined ? {} : { values }),
    ...(numeric && field.minimum !== undefined ? { minimum: field.minimum } : {}),
    ...(numeric && field.maximum !== undefined ? { maximum: field.maximum } : {}),
    ...(decimals === undefined ? {} : { decimals }),
    ...(field.pattern === undefined ? {} : { pattern: field.pattern }),
    ...(schema === undefined ? {} : { schema }),
    example: exampleOf(field.type, model, field),
  };
}

/** The members of an enumeration, wherever its model takes them from. */
export function valuesOf(field: DraftField): readonly string[] | undefined {
  return valuesIn(field.model);
}

const weekdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

function valuesIn(model: Model): readonly string[] | undefined {
  switch (model.kind) {
    case "choice":
    case "banded":
      return [...new Set(model.values)];
    case "constant":
      return typeof model.value === "string" ? [model.value] : undefined;
    case "lookup": {
      const values = [...Object.values(model.values), ...(model.otherwise === null ? [] : [model.otherwise])];
      return values.every((value) => typeof value === "string") ? [...new Set(values as string[])] : undefined;
    }
    case "walk":
      return [
        ...new Set([
          ...Object.keys(model.first),
          ...Object.entries(model.next).flatMap(([from, to]) => [from, ...Object.keys(to)]),
        ]),
      ];
    case "dependent": {
      const all = [...Object.values(model.models), model.otherwise].map(valuesIn);
      return all.every((values) => values !== undefined) ? [...new Set(all.flat() as string[])] : undefined;
    }
    case "part":
      return model.part === "weekday" ? weekdays : undefined;
    case "place":
      if (model.part === "country") return countries().map((country) => country.alpha2);
      if (model.part === "country_name") return countries().map((country) => country.name);
      if (model.part === "continent") return [...new Set(countries().map((country) => country.continent))];
      if (model.part === "currency") return [...new Set(countries().map((country) => country.currency))];
      return undefined;
    default:
      return undefined;
  }
}

function schemaOf(type: FieldType, model: Model): JsonSchema | undefined {
  if (type === "array") return { type: "array" };
  if (type !== "object") return undefined;
  return model.kind === "object" ? { type: "object" } : { type: "object" };
}

/** A value of the kind, for the schema; what rows hold is made elsewhere. */
function exampleOf(type: FieldType, model: Model, field: DraftField): JsonValue {
  switch (type) {
    case "bool":
      return true;
    case "int":
    case "number":
      return exampleNumber(field, model);
    case "date":
      return "2025-03-14";
    case "datetime":
      return "2025-03-14T09:26:53Z";
    case "array":
      return [];
    case "object":
      return {};
    default:
      return exampleText(model);
  }
}

function exampleNumber(field: DraftField, model: Model): number {
  const { minimum, maximum } = field;
  const whole = field.type === "int";
  const middle =
    minimum !== undefined && maximum !== undefined
      ? (minimum + maximum) / 2
      : minimum !== undefined
        ? minimum + 1
        : maximum !== undefined
          ? maximum - 1
          : 12;
  const decimals = whole ? 0 : (decimalsOf(model) ?? 2);
  return Number(middle.toFixed(decimals));
}

function exampleText(model: Model): string {
  switch (model.kind) {
    case "choice":
    case "banded":
      return model.values[0] ?? "";
    case "code":
      return `${model.prefix}${"1".padStart(model.width, "0")}`;
    case "constant":
      return String(model.value);
    case "uuid":
      return "3f2b8c1e-7a4d-4e0b-9c5a-1d2e3f4a5b6c";
    case "person":
      return model.part === "email" ? "maria.keller@example.com" : "Maria Keller";
    case "place":
      return model.part === "country"
        ? "DE"
        : model.part === "country_name"
          ? (countryOf("DE")?.name ?? "Germany")
          : "Hamburg";
    default:
      return "text";
  }
}

/** The fields as the plan lists them. */
export function plannedFields(table: DraftTable): readonly PlannedField[] {
  const nullable = nullableFields(table);
  return table.fields.map((field) => ({
    name: field.name,
    table: table.name,
    type: field.type,
    unit: field.unit,
    source: field.source,
    values: field.type === "enum" || field.fixed.has("enum") ? (valuesOf(field) ?? null) : null,
    nullable: nullable.has(field),
    meaning: field.meaning,
    understoodAs: field.known ? field.semantic.id : null,
    confidence: Number(field.confidence.toFixed(2)),
    span: field.span,
  }));
}
