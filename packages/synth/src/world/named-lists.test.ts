import assert from "node:assert/strict";
import { test } from "node:test";
import { listNames, namedList } from "./named-lists.ts";

test("a field's name finds its values however it is written", () => {
  for (const name of ["blood_type", "bloodType", "Blood Type", "blood groups"])
    assert.ok(namedList(name)?.values.includes("AB-"), name);
  assert.ok(namedList("fuel_type")?.values.includes("diesel"));
  assert.ok(namedList("weather")?.values.includes("fog"));
  assert.ok(namedList("allergies")?.values.includes("peanuts"));
  assert.ok(namedList("drug_name")?.values.includes("metformin"));
  assert.equal(namedList("constructor"), undefined);
  assert.equal(namedList("quux"), undefined);
});

test("every list has two values or more, none twice, and a share for each where it has shares", () => {
  assert.ok(listNames().length > 200);
  assert.equal(new Set(listNames()).size, listNames().length);
  for (const name of listNames()) {
    const list = namedList(name);
    assert.ok(list !== undefined && list.values.length >= 2, name);
    assert.equal(new Set(list.values).size, list.values.length, name);
    for (const value of list.values) assert.ok(value.trim() === value && value !== "", name);
    if (list.weights !== undefined) assert.equal(list.weights.length, list.values.length, name);
    for (const weight of list.weights ?? []) assert.ok(weight > 0, name);
  }
});
