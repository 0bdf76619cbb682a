import assert from "node:assert/strict";
import { test } from "node:test";
import { inferredDataset } from "../../inferred/inferred-dataset.ts";
import { parsedRows } from "../../quality/parsed-rows.ts";
import { understand } from "../understand/understand.ts";

type Row = Readonly<Record<string, unknown>>;

/** Rows as a buyer of the trade would look at them. */
function bought(need: string, rows = 400): readonly Row[] {
  const understanding = understand({ need, today: "2026-06-15", rows, assume: true });
  assert.ok("plan" in understanding, `${need}: ${understanding.kind}`);
  return [...parsedRows(inferredDataset(understanding.plan.blueprint), "a seed", 0, rows)] as unknown as Row[];
}

test("A homozygous reference has next to no reads of the alternate allele, a heterozygous call about half", () => {
  const rows = bought("genomic variants: ref, alt, read depth 8-250, genotype 0/0, 0/1 or 1/1, alt depth");
  const share = (genotype: string): number => {
    const calls = rows.filter((row) => row.genotype === genotype);
    return calls.reduce((sum, row) => sum + Number(row.alt_depth) / Number(row.read_depth), 0) / calls.length;
  };
  assert.ok(share("0/0") < 0.05 && share("1/1") > 0.95 && Math.abs(share("0/1") - 0.48) < 0.1);
});

test("A tool call of a transcript is answered by its own tool, and called with what the prompt asks for", () => {
  const rows = bought(
    "MCP tool call transcripts: user prompt, tool name, arguments, tool result, error in 10% of calls",
  );
  for (const { user_prompt, arguments: called, tool_name, tool_result, error } of rows) {
    if (user_prompt === "Do I need an umbrella in Lyon tomorrow?") {
      assert.equal(tool_name, "get_weather");
      assert.deepEqual(called, { city: "Lyon", days: 1 });
    }
    assert.equal(String(tool_result).includes('"error"'), error);
  }
});

test("What hangs on a state is told by the buyer's own flag of that state", () => {
  const rows = bought("x402 micropayments: price in USDC, tx hash, settled in 90% of cases");
  for (const { tx_hash, settled } of rows) assert.equal(tx_hash !== null, settled);
});

test("Those who watch birds see birds, by one name for each species", () => {
  const rows = bought("birdwatching records of our club: species, common name, count, observer");
  const names = new Map(rows.map(({ species, common_name }) => [species, common_name]));
  assert.ok(!names.has("Lutra lutra") && !names.has("Vulpes vulpes"));
  for (const { species, common_name } of rows) assert.equal(names.get(species), common_name);
  assert.ok(new Set(rows.map(({ observer }) => observer)).size < 200);
});

test("A bakery sells bread and cake, mostly one or two of a kind", () => {
  const rows = bought("bakery till receipts: product, quantity 1-12, price 0.80 to 25 EUR");
  const isBaked = (product: unknown): boolean => !/Clock|Knife|Shampoo|Cable|Pillow/.test(String(product));
  assert.ok(rows.every(({ product }) => isBaked(product)));
  assert.ok(rows.filter(({ quantity }) => Number(quantity) <= 3).length > rows.length / 2);
});

test("A metric stands as far from its baseline as the drift score says", () => {
  const rows = bought("weekly drift checks of 10 agents: metric, baseline value, current value, drift score 0 to 1");
  for (const { baseline_value, current_value, drift_score } of rows) {
    const distance = Number(current_value) - Number(baseline_value);
    assert.ok(Math.abs(distance - 0.3 * Number(drift_score)) < 0.08, JSON.stringify({ distance, drift_score }));
  }
});

test("Grown patients lie in wards for the grown, cows are milked in litres, and trips in one town lead through it", () => {
  const wards = bought("hospital stays: age 18-95, sex, ward, admission date");
  assert.ok(wards.every(({ ward }) => ward !== "paediatrics" && ward !== "maternity"));
  const milk = bought("milk recordings of 20 cows, daily: morning yield and evening yield in litres");
  assert.ok(milk.every((row) => Number(row.morning_yield) < 40 && Number(row.evening_yield) > 0));
  const trips = bought("how people move through Lisbon, trip by trip: origin, destination, mode, distance in km");
  assert.ok(trips.every(({ origin, destination }) => origin !== destination));
});

test("What must be later than a day of the rows is so to the last of them", () => {
  for (const columns of ["brew date, packaged date after brew date", "packaged date after brew date"]) {
    for (const { brew_date, packaged_date } of bought(`brewery batches 2021 to 2025: batch number, ${columns}`, 800)) {
      assert.ok(String(brew_date) < String(packaged_date), `${brew_date} ${packaged_date}`);
      assert.ok(String(brew_date) >= "2021" && String(brew_date) < "2026");
    }
  }
});

test("Both blood pressures are missing together, in the share that was asked for", () => {
  const rows = bought("vital signs of patients: systolic and diastolic pressure in mmHg; 10% missing values", 1000);
  const missing = rows.filter(({ diastolic_pressure }) => diastolic_pressure === null).length;
  assert.ok(Math.abs(missing - 100) < 40, String(missing));
});
