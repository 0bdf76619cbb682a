import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { parsedRows } from "../src/quality/parsed-rows.ts";
import type { Dataset } from "../src/schema/dataset.ts";
import type { Parameter, ParameterValue } from "../src/schema/parameter.ts";
import { readParameters } from "../src/schema/parameter-values.ts";
import type { Validate, Violation } from "../src/validators/validation.ts";

export type Row = Record<string, unknown>;

/** A change of valid rows (copied ones, free to change) that must be reported under the id of an invariant. */
export type Mutation = readonly [invariant: string, what: string, mutate: (rows: Row[]) => void];

export interface MutationTrial {
  readonly dataset: Dataset;
  readonly validate: Validate;
  /** Valid rows from row 0 on. */
  readonly valid: readonly Row[];
  readonly mutations: readonly Mutation[];
  /** Fields whose values the rules (nearly) fix, for random changes. */
  readonly determined: readonly string[];
  /** Share of random changes that must be noticed; 0.9 where nothing else is said. */
  readonly noticed?: number;
}

/** Rows of the sample that random changes look at: few, for each change is judged by all of them. */
const RANDOM_ROWS = 800;
const RANDOM_CHANGES = 120;
const PARAMETER_ROWS = 1_500;
/** Rows after a change by which most validators have noticed it. */
const ROWS_TO_NOTICE = 50;

/** That a validator notices: a mutation for every published rule, random changes, and silence under any parameters. */
export function mutationTrial(trial: MutationTrial): void {
  const { dataset, validate, valid, mutations } = trial;
  test(`${dataset.id}: valid rows break no rule, wherever they end`, () => {
    assert.deepEqual(validate(valid).violations, []);
    for (const length of [1, 2, 3, 7, 40, 311, 1_000]) {
      const { rows, violations } = validate(valid.slice(0, length));
      assert.equal(rows, Math.min(length, valid.length));
      assert.deepEqual(violations, []);
    }
  });

  for (const [invariant, what, mutate] of mutations) {
    test(`${dataset.id}: ${what} breaks the rule ${invariant}`, () => {
      const rows = [...valid];
      mutate(copiedWhenRead(rows, valid));
      const change = rows.findIndex((row, index) => row !== valid[index]);
      const broken = (violations: readonly Violation[]) => violations.map((violation) => violation.invariant);
      const found = judged(validate, rows, change, (violations) => broken(violations).includes(invariant));
      assert.ok(broken(found).includes(invariant), `broken instead: ${[...new Set(broken(found))].join(", ")}`);
    });
  }

  test(`${dataset.id}: every published rule has a mutation that breaks it`, () => {
    const covered = new Set(mutations.map(([invariant]) => invariant));
    const published = ["schema", ...dataset.invariants.map((invariant) => invariant.id)];
    assert.deepEqual(
      published.filter((id) => !covered.has(id)),
      [],
    );
  });

  randomChanges(trial);

  for (const [name, parameter] of Object.entries(dataset.parameters)) {
    if (name === "to") continue;
    for (const value of ends(parameter)) {
      test(`${dataset.id}: no rule is broken with ${name} = ${JSON.stringify(value)}`, () => {
        const read = readParameters(dataset.parameters, { [name]: value });
        assert.ok(read.flaw === undefined);
        const configured = dataset.configure(read.values);
        assert.deepEqual(validate(parsedRows(configured, "ends", 0, PARAMETER_ROWS)).violations.slice(0, 3), []);
      });
    }
  }
}

/**
 * What a validator says of changed rows. It reads one row after another, and rows may end anywhere: what it finds wrong up
 * to a little after the change is wrong in all of them, which are judged only where that does not suffice.
 */
function judged(
  validate: Validate,
  rows: readonly Row[],
  change: number,
  suffices: (violations: readonly Violation[]) => boolean,
): readonly Violation[] {
  const { violations } = validate(rows.slice(0, change + ROWS_TO_NOTICE));
  return suffices(violations) ? violations : validate(rows).violations;
}

/** Rows that are free to change: those that a mutation reads become copies, the others stay the valid ones. */
function copiedWhenRead(rows: Row[], valid: readonly Row[]): Row[] {
  const shared = new Set(valid);
  return new Proxy(rows, {
    get(target, name, receiver) {
      const value: unknown = Reflect.get(target, name, receiver);
      if (!shared.has(value as Row)) return value;
      const copy = copyOf(value);
      Reflect.set(target, name, copy);
      return copy;
    },
  });
}

/** A copy of JSON that is free to change. `structuredClone` takes five times as long, and thrice as long as the judging. */
function copyOf<T>(value: T): T {
  if (Array.isArray(value)) return value.map(copyOf) as T;
  if (typeof value !== "object" || value === null) return value;
  const copy = { ...value };
  for (const name in copy) {
    if (typeof copy[name] === "object") copy[name] = copyOf(copy[name]);
  }
  return copy;
}

/** Another row's value in a field of a row, which a reader would find plausible there. */
function randomChanges({ dataset, validate, valid, determined, noticed = 0.9 }: MutationTrial): void {
  test(`${dataset.id}: another row's value in a field that the rules determine is noticed`, (context) => {
    const sample = valid.slice(0, RANDOM_ROWS);
    const place = fc.nat({ max: sample.length - 1 });
    const changes = fc.sample(fc.record({ at: place, donor: place, field: fc.constantFrom(...determined) }), {
      seed: 17,
      numRuns: RANDOM_CHANGES,
    });
    let made = 0;
    const missed: string[] = [];
    for (const { at, donor, field } of changes) {
      const own = JSON.stringify(sample[at]?.[field]);
      const found = [...sample.slice(donor), ...sample.slice(0, donor)].find(
        (row) => JSON.stringify(row[field]) !== own,
      );
      if (found === undefined) continue;
      made++;
      const rows = sample.with(at, { ...sample[at], [field]: found[field] });
      if (judged(validate, rows, at, (violations) => violations.length > 0).length === 0) missed.push(field);
    }
    context.diagnostic(`${made} changes, ${missed.length} missed: ${missed.join(" ")}`);
    assert.ok(made > RANDOM_CHANGES / 2);
    assert.ok(missed.length <= (1 - noticed) * made, `${missed.length} of ${made} missed: ${missed.join(" ")}`);
  });
}

/** The ends of what a parameter takes. */
function ends(parameter: Parameter): readonly ParameterValue[] {
  switch (parameter.type) {
    case "choice":
      return parameter.values;
    case "choices":
      return [parameter.values.slice(0, 1), parameter.values.slice(-1)];
    default:
      return [parameter.minimum, parameter.maximum];
  }
}

/** The place of the first row that a rule's mutation can start from. */
export function rowWhere(rows: readonly Row[], accepts: (row: Row, index: number) => boolean): number {
  const index = rows.findIndex(accepts);
  assert.notEqual(index, -1, "the sample holds no such row");
  return index;
}

/** A mutation that gives a row other values. */
export function changed(index: number, change: Row): (rows: Row[]) => void {
  return (rows) => {
    rows[index] = { ...rows[index], ...change };
  };
}

/** A timestamp so many milliseconds later. */
export function later(text: unknown, milliseconds: number): string {
  return new Date(Date.parse(String(text)) + milliseconds).toISOString();
}
