import assert from "node:assert/strict";
import { test } from "node:test";
import { attackTechniques } from "./computing.ts";
import { languages, languageTags, positions, sportEvents } from "./culture.ts";
import { denialReasons } from "./denial-reasons.ts";
import { diagnoses, diagnosesOf, diagnosisGroups } from "./diagnoses.ts";
import { drugs } from "./drugs.ts";
import { bloodTypes } from "./health.ts";
import { labTests } from "./lab-tests.ts";
import { currencies, currencyOf } from "./money.ts";
import { colourCodes, colours, petBreeds } from "./nature.ts";
import { procedures } from "./procedures.ts";
import { httpStatuses } from "./web.ts";

const distinct = (list: readonly string[]): void => {
  assert.deepEqual(
    list.filter((entry, i) => list.indexOf(entry) !== i),
    [],
  );
};

test("diagnoses have the form of ICD-10-CM and groups that a field can ask for", () => {
  assert.ok(diagnoses().length >= 150);
  distinct(diagnoses().map(({ code }) => code));
  for (const { code, description } of diagnoses()) {
    assert.match(code, /^[A-Z]\d[0-9A-Z](\.[0-9A-Z]{1,4})?$/);
    assert.match(description, /^[A-Z]/);
  }
  assert.ok(diagnosisGroups().length >= 15);
  const diabetes = diagnosesOf("diabetes");
  assert.ok(diabetes.filter(({ code }) => /^E1[013]\./.test(code)).length >= 15);
});

test("procedures are HCPCS Level II: a letter and four digits, none of Level I and none of the dentists'", () => {
  assert.ok(procedures().length >= 40);
  distinct(procedures().map(({ code }) => code));
  for (const { code, description } of procedures()) {
    assert.match(code, /^[ABCEGHJKLMPQRSTV]\d{4}$/);
    assert.ok(description.length > 5);
  }
});

test("reasons for refusal have a group and a number", () => {
  distinct(denialReasons().map(({ code }) => code));
  for (const { code } of denialReasons()) assert.match(code, /^(CO|PR|OA)-[AB]?\d{1,3}$/);
});

test("laboratory tests have a range that a value can lie in", () => {
  assert.ok(labTests().length >= 40);
  distinct(labTests().map(({ name }) => name));
  for (const { name, low, high, unit } of labTests()) assert.ok(low < high && low >= 0 && unit !== "", name);
});

test("150 drugs and more by generic names have strengths and a way of taking them", () => {
  assert.ok(drugs().length >= 150);
  for (const { name, strengths, route } of drugs()) {
    assert.match(name, /^[a-z]/);
    assert.match(route, /^[a-z]+$/);
    assert.ok(strengths.length > 0 && strengths.every((strength) => /^\d/.test(strength)), name);
  }
});

test("currencies are those of ICU, with as many decimals", () => {
  const known = new Set(Intl.supportedValuesOf("currency"));
  assert.ok(currencies().length >= 150);
  distinct(currencies().map(({ code }) => code));
  for (const { code, decimals, usd } of currencies()) {
    assert.ok(known.has(code), code);
    assert.ok(usd > 0 && decimals >= 0);
  }
  assert.equal(currencyOf("JPY")?.decimals, 0);
  assert.equal(currencyOf("KWD")?.decimals, 3);
  assert.equal(currencyOf("nope"), undefined);
});

test("status codes, techniques, languages and colours are of their form", () => {
  distinct(httpStatuses().map(({ code }) => String(code)));
  for (const { code, share, reason } of httpStatuses())
    assert.ok(code >= 200 && code < 600 && share > 0 && reason !== "");
  distinct(attackTechniques().map(({ id }) => id));
  for (const { id, tactic } of attackTechniques()) {
    assert.match(id, /^T\d{4}(\.\d{3})?$/);
    assert.match(tactic, /^[a-z-]+$/);
  }
  assert.equal(languages().length, languageTags().length);
  for (const tag of languageTags()) assert.equal(Intl.getCanonicalLocales(tag)[0], tag);
  for (const colour of colours()) assert.match(colourCodes().get(colour) ?? "", /^[0-9a-f]{6}$/);
});

test("shares add up to a hundred, and lists that belong together have entries", () => {
  assert.equal(
    bloodTypes.reduce((sum, [, share]) => sum + share, 0),
    100,
  );
  for (const events of Object.values(sportEvents)) {
    const total = events.reduce((sum, [, share]) => sum + share, 0);
    assert.ok(Math.abs(total - 100) < 9, String(total));
  }
  for (const list of [...Object.values(positions), ...Object.values(petBreeds)]) assert.ok(list().length >= 4);
});
