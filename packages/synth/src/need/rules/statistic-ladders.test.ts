import assert from "node:assert/strict";
import { test } from "node:test";
import { planOf, rowsOf } from "../../../test/planned-need.ts";

const relationsOf = (need: string): readonly string[] => planOf(need).relations.map(({ statement }) => statement);

test("a figure alone is one of the measure before it, in its unit, and the figures are in order", () => {
  const plan = planOf("300 readings of a switchboard: voltage min, avg, max in V, vibration RMS in mm/s, peak");
  const units = Object.fromEntries(plan.fields.map(({ name, unit }) => [name, unit]));
  assert.deepEqual([units["voltage_avg"], units["vibration_peak"]], ["V", "mm/s"]);
  for (const row of rowsOf(plan)) {
    assert.ok(Number(row["voltage_min"]) <= Number(row["voltage_avg"]));
    assert.ok(Number(row["voltage_avg"]) <= Number(row["voltage_max"]));
    assert.ok(Number(row["vibration_rms"]) <= Number(row["vibration_peak"]));
  }
  const hosts = relationsOf("metrics of 5 hosts: cpu avg, p95, max");
  assert.ok(hosts.includes("cpu_avg <= cpu_p95") && hosts.includes("cpu_p95 <= cpu_max"), hosts.join());
});

test("the clock runs on from one split to the next", () => {
  const relations = relationsOf("triathlon: bib, split 10k, split 20k, split 30k, finish time in seconds");
  for (const relation of ["split_10k <= split_20k", "split_20k <= split_30k", "split_30k <= finish_time"])
    assert.ok(relations.includes(relation), relations.join());
});

test("those who come once are no more than those who come", () => {
  assert.ok(
    relationsOf("page stats: page views, unique visitors, bounce rate").includes("unique_visitors <= page_views"),
  );
});
