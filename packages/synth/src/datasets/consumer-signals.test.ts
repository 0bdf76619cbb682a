import assert from "node:assert/strict";
import { test } from "node:test";
import { datasetTrial } from "../../test/dataset-trial.ts";
import { parsedRows } from "../quality/parsed-rows.ts";
import { consumerSignals } from "./consumer-signals.ts";

datasetTrial(consumerSignals, { golden: "72f3f2ea6d93c4317f54da550ed08d17e262a7cbac8391fb4e05002a5e324ffa" });

const questions = ["finances_past", "finances_next", "business_next", "business_five_years", "durables_now"];

test("the confidence index recomputes from the five answers", () => {
  let without = 0;
  for (const row of parsedRows(
    consumerSignals.configure({ ...consumerSignals.values, nonresponse_rate: 0.4 }),
    "index",
    0,
    20_000,
  )) {
    const answers = questions.map((question) => row[question]).filter((answer) => answer !== null) as number[];
    if (answers.length < 3) {
      without += 1;
      assert.equal(row.confidence_index, null);
      continue;
    }
    const mean = answers.reduce((sum, answer) => sum + answer, 0) / answers.length;
    assert.ok(Math.abs(Number(row.confidence_index) - 25 * (mean - 1)) <= 0.0500001);
  }
  assert.ok(without > 1_000);
});

test("a respondent is asked six months running and a sixth of the panel is new in each wave", () => {
  const months = new Map<string, string[]>();
  const perWave = consumerSignals.values.interviews_per_wave as number;
  for (const row of parsedRows(consumerSignals, "panel", 0, 24 * perWave)) {
    const known = months.get(String(row.respondent_id)) ?? [];
    known.push(`${String(row.wave)} ${String(row.interview_no)}`);
    months.set(String(row.respondent_id), known);
  }
  const whole = [...months.values()].filter((interviews) => interviews.length === 6);
  assert.equal(whole.length, 19 * (perWave / 6));
  for (const interviews of whole) {
    assert.deepEqual(
      interviews.map((each) => each.slice(-1)),
      ["1", "2", "3", "4", "5", "6"],
    );
  }
});

test("the same months are the same whether the panel is read from earlier or later", () => {
  const from = (day: string, waves: number): string[] => {
    const asked = consumerSignals.configure({ ...consumerSignals.values, from: day });
    return [...parsedRows(asked, "shift", waves * 1_200, (waves + 1) * 1_200)].map((row) => JSON.stringify(row));
  };
  assert.deepEqual(from("2020-03-01", 10), from("2020-11-30", 2));
});

test("only the countries asked for take part, in proportion to their adults, and weights keep the mean 1", () => {
  const asked = consumerSignals.configure({
    ...consumerSignals.values,
    countries: ["DE", "SE"],
    interviews_per_wave: 1_000,
  });
  const counts = new Map<unknown, number>();
  let weights = 0;
  for (const row of parsedRows(asked, "countries", 0, 1_000)) {
    counts.set(row.country, (counts.get(row.country) ?? 0) + 1);
    weights += Number(row.weight);
  }
  assert.deepEqual([...counts.keys()].toSorted(), ["DE", "SE"]);
  assert.ok(Math.abs((counts.get("DE") ?? 0) / 1_000 - 69 / 77) < 0.01);
  assert.ok(Math.abs(weights / 1_000 - 1) < 0.01);
});

test("a window holds the waves whose month begins inside it", () => {
  const windowed = (from: string, to: string): number | undefined =>
    consumerSignals.configure({ ...consumerSignals.values, from, to }).open("window").rows;
  assert.equal(windowed("2024-01-01", "2025-01-01"), 12 * 1_200);
  assert.equal(windowed("2024-01-15", "2024-01-20"), 1_200);
  assert.equal(windowed("2024-01-15", "2024-02-02"), 2 * 1_200);
});
