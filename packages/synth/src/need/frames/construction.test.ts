import assert from "node:assert/strict";
import { test } from "node:test";
import type { Blueprint, FieldBlueprint, TableBlueprint } from "../../inferred/blueprint.ts";
import type { Check, Condition } from "../../inferred/check.ts";
import { inferredDataset } from "../../inferred/inferred-dataset.ts";
import type { Model } from "../../inferred/model.ts";
import { parsedRows } from "../../quality/parsed-rows.ts";
import { commerceTypes } from "../ontology/commerce.ts";
import { datedModel } from "../ontology/dated-model.ts";
import { ontology } from "../ontology/ontology.ts";
import type { DeliveredRow } from "../verdicts/delivered.ts";
import { judge } from "../verdicts.ts";
import { accountingFrames } from "./accounting.ts";
import { bankingFrames } from "./banking.ts";
import { bondFrames } from "./bonds.ts";
import { brewingFrames } from "./brewing.ts";
import { commerceFrames } from "./commerce.ts";
import { companyFrames } from "./companies.ts";
import type { Frame, FrameField, Rule } from "./frame.ts";
import { growingFrames } from "./growing.ts";
import { healthFrames } from "./health.ts";
import { hospitalityFrames } from "./hospitality.ts";
import { inspectionFrames } from "./inspections.ts";
import { insuranceFrames } from "./insurance.ts";
import { investorFrames } from "./investors.ts";
import { marketFrames } from "./markets.ts";
import { memberFrames } from "./members.ts";
import { portFrames } from "./mobility/ports.ts";
import { outingFrames } from "./outings.ts";
import { propertyFrames } from "./property.ts";
import { publicOrderFrames } from "./public-order.ts";
import { recipeFrames } from "./recipes.ts";
import { supplyFrames } from "./supply.ts";
import { utilityBillFrames } from "./utility-bills.ts";
import { warehouseFrames } from "./warehouse.ts";
import { workforceFrames } from "./workforce.ts";

const TODAY = "2026-07-01";
const ROWS = 240;
const types = new Map(ontology.map((type) => [type.id, type]));
const areas: Readonly<Record<string, readonly Frame[]>> = {
  commerce: commerceFrames,
  companies: companyFrames,
  banking: bankingFrames,
  markets: [...marketFrames, ...bondFrames],
  insurance: [...insuranceFrames, ...investorFrames],
  accounting: accountingFrames,
  workforce: workforceFrames,
  supply: [...supplyFrames, ...warehouseFrames, ...brewingFrames, ...inspectionFrames],
  hospitality: [...hospitalityFrames, ...outingFrames, ...recipeFrames, ...memberFrames],
  health: healthFrames,
  ports: portFrames,
  "land and town": [...growingFrames, ...publicOrderFrames, ...utilityBillFrames],
  property: propertyFrames,
};

/** The frame's table with these fields, made by these rules: where two set a field, the last one does. */
function tableOf(frame: Frame, names: ReadonlySet<string>, rules: readonly Rule[]): TableBlueprint {
  const models = new Map<string, Model>();
  const present = new Map<string, Condition>();
  const maker = new Map<string, Rule>();
  for (const each of rules) {
    for (const [name, model] of Object.entries(each.sets)) {
      models.set(name, model);
      maker.set(name, each);
    }
    for (const [name, when] of Object.entries(each.present ?? {})) present.set(name, when);
  }
  const live = rules.filter((each) => Object.keys(each.sets).every((name) => maker.get(name) === each));
  const checks = live.flatMap((each) => each.checks).filter((check) => isPromised(check, present));
  const chosen = frame.fields.filter((field) => names.has(field.name));
  const fields = chosen.map((field) => blueprintOf(field, frame, models.get(field.name), present.get(field.name)));
  const subjects = new Set(fields.flatMap((field) => (field.of === undefined ? [] : [field.of])));
  const layout = frame.layout ?? { kind: "rows" as const };
  return {
    name: "rows",
    rows: ROWS,
    key: frame.fields.filter((field) => field.key).map((field) => field.name),
    layout: layout.kind === "series" ? { kind: "series", subject: layout.subject } : layout,
    subjects: [...subjects].map((name) => ({ name, spread: "even" })),
    fields,
    checks,
  };
}

/** Where two rules say when a field is there, only the last one's promise is kept. */
function isPromised(check: Check, present: ReadonlyMap<string, Condition>): boolean {
  return check.kind !== "present" || JSON.stringify(present.get(check.field)) === JSON.stringify(check.when);
}

function blueprintOf(
  { name, type, of, key, ...more }: FrameField,
  frame: Frame,
  ruled: Model | undefined,
  present: Condition | undefined,
): FieldBlueprint {
  const semantic = types.get(type);
  assert.ok(semantic, `${frame.id}.${name}: ${type} is no type`);
  const dated = datedModel(ruled ?? more.model ?? semantic.model, TODAY);
  const isSteps = frame.layout?.kind === "series" && dated.kind === "moment" && dated.ascending;
  const model = isSteps && frame.layout?.kind === "series" ? { ...dated, every: frame.layout.every } : dated;
  const isNumber = semantic.type === "int" || semantic.type === "number";
  const minimum = more.minimum ?? semantic.minimum;
  const maximum = more.maximum ?? semantic.maximum;
  const isOwnKey = key === true && (frame.layout?.kind === "series" ? of === frame.layout.subject : !frame.layout);
  const when = present ?? more.present;
  return {
    field: {
      name,
      type: semantic.type,
      meaning: semantic.meaning,
      nullable: when !== undefined || model.kind === "superior" || model.kind === "quotient",
      ...(isNumber ? { decimals: decimalsOf(model) } : {}),
      ...(isNumber && minimum !== undefined ? { minimum } : {}),
      ...(isNumber && maximum !== undefined ? { maximum } : {}),
      example: null,
    },
    ...(of === undefined ? {} : { of }),
    model,
    ...(when === undefined ? {} : { present: when }),
    ...(isOwnKey && frame.fields.filter((field) => field.key).length === 1 ? { unique: true as const } : {}),
    ...(isOwnKey && frame.layout?.kind === "series" ? { unique: true as const } : {}),
  };
}

function decimalsOf(model: Model): number {
  if (model.kind === "dependent") {
    return Math.max(...[...Object.values(model.models), model.otherwise].map(decimalsOf));
  }
  return "decimals" in model ? (model.decimals ?? 0) : 0;
}

/** What the rows break of what the table promises. */
function broken(table: TableBlueprint): string[] {
  const blueprint: Blueprint = { tables: [table] };
  const dataset = inferredDataset(blueprint);
  const rows = [...parsedRows(dataset, "construction", 0, dataset.rowLimit)] as DeliveredRow[];
  const relations = table.checks.map((check) => ({
    statement: JSON.stringify(check),
    table: table.name,
    checks: [check],
    source: "implied" as const,
  }));
  return judge({ constraints: [], relations, blueprint }, rows, true, TODAY)
    .relations.filter(({ satisfied }) => satisfied === false)
    .map(({ statement, failed }) => `${statement}: ${failed} rows`);
}

/** The keys, and what stands for the thing that the layout is about. */
function anchorsOf({ fields, layout }: Frame): string[] {
  const keys = fields.filter((field) => field.key).map((field) => field.name);
  const own = layout === undefined ? undefined : fields.find((field) => field.of === layout.subject)?.name;
  return own === undefined ? keys : [...keys, own];
}

for (const [area, frames] of Object.entries(areas)) {
  test(`${area}: every rule is true of rows that are made by it`, () => {
    for (const frame of frames) {
      for (const each of frame.rules) {
        const names = new Set([...anchorsOf(frame), ...each.needs]);
        assert.deepEqual(broken(tableOf(frame, names, [each])), [], `${frame.id}: ${each.statement}`);
      }
    }
  });

  test(`${area}: the fields that are expected unasked make rows that keep all rules between them`, () => {
    for (const frame of frames) {
      const names = new Set(frame.fields.filter((field) => field.core).map((field) => field.name));
      const rules = frame.rules.filter((each) => each.needs.every((name) => names.has(name)));
      assert.deepEqual(broken(tableOf(frame, names, rules)), [], frame.id);
    }
  });
}

test("a promise that the models do not keep is noticed", () => {
  const frame = hospitalityFrames.find(({ id }) => id === "hotel_bookings");
  assert.ok(frame);
  const names = new Set(frame.fields.filter((field) => field.core).map((field) => field.name));
  const rules = frame.rules.filter((each) => each.needs.every((name) => names.has(name)));
  const table = tableOf(frame, names, rules);
  const wrong: Check = { kind: "product", result: "total_price", factors: ["nightly_rate", "nights"], times: 1.01 };
  assert.equal(broken({ ...table, checks: [...table.checks, wrong] }).length, 1);
});

test("every category of the shop has products of its own", () => {
  const members = commerceTypes.find((type) => type.id === "product_category")?.model;
  const orders = commerceFrames.find((frame) => frame.id === "orders");
  const named = orders?.rules.find((each) => each.needs.includes("product_name"))?.sets.product_name;
  assert.ok(members?.kind === "choice" && named?.kind === "dependent");
  assert.deepEqual(Object.keys(named.models).sort(), [...members.values].sort());
});

test("numbers to choose from stand in ascending order, as fields that follow them go by the order", () => {
  for (const { id, model, type } of ontology) {
    if (model.kind !== "choice" || (type !== "int" && type !== "number")) continue;
    const numbers = model.values.map(Number);
    assert.deepEqual(
      numbers,
      [...numbers].sort((one, other) => one - other),
      id,
    );
  }
});
