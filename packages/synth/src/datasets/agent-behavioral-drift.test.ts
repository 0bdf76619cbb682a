import assert from "node:assert/strict";
import { test } from "node:test";
import { datasetTrial } from "../../test/dataset-trial.ts";
import { parsedRows } from "../quality/parsed-rows.ts";
import { agentBehavioralDrift } from "./agent-behavioral-drift.ts";

datasetTrial(agentBehavioralDrift, { golden: "81cd7dd3bc081daf005df12b74aa427f72f928f9c5285ed8deeb64098d1febc6" });

type Row = Readonly<Record<string, number | string | boolean | null>>;

function rows(dataset: typeof agentBehavioralDrift, seed: string, count: number): Row[] {
  return [...parsedRows(dataset, seed, 0, count)] as Row[];
}

const ROWS = 8 * 24 * 400;

function binsOf(row: Row): number[] {
  return Array.from({ length: 10 }, (_, i) => Number(row[`bin_${i + 1}`]));
}

test("the distances recompute from the deciles", () => {
  for (const row of rows(agentBehavioralDrift, "distances", 20_000)) {
    const bins = binsOf(row);
    const episodes = Number(row.episodes);
    assert.equal(
      bins.reduce((sum, bin) => sum + bin, 0),
      episodes,
    );
    const shares = bins.map((bin) => (bin + 0.5) / (episodes + 5));
    const psi = shares.reduce((sum, p) => sum + (p - 0.1) * Math.log(p / 0.1), 0);
    const js = shares.reduce((sum, p) => {
      const middle = (p + 0.1) / 2;
      return sum + (p * Math.log(p / middle) + 0.1 * Math.log(0.1 / middle)) / 2;
    }, 0);
    let cumulative = 0;
    const ks = bins.map((bin, i) => {
      cumulative += bin;
      return Math.abs(cumulative / episodes - (i + 1) / 10);
    });
    assert.ok(Math.abs(psi - Number(row.psi)) <= 2e-6, `psi ${psi} of ${row.psi}`);
    assert.ok(Math.abs(js - Number(row.js_div)) <= 2e-6, `js ${js} of ${row.js_div}`);
    assert.ok(Math.abs(Math.max(...ks) - Number(row.ks_stat)) <= 2e-6, `ks of ${row.ks_stat}`);
    const z = (Number(row.value) - Number(row.baseline_mean)) / Number(row.baseline_sd);
    assert.ok(Math.abs(z - Number(row.z)) <= 0.006, `z ${z} of ${row.z}`);
  }
});

test("the detector recomputes from z, window by window, and its delay from its flags", () => {
  const states = new Map<string, { up: number; down: number; cycle: unknown; first: number | null }>();
  for (const row of rows(agentBehavioralDrift, "detector", ROWS)) {
    const course = `${row.agent_id} ${row.metric}`;
    const known = states.get(course);
    const z = Math.round(Number(row.z) * 1e4);
    const up = Math.round(Number(row.cusum_up) * 1e4);
    const down = Math.round(Number(row.cusum_down) * 1e4);
    const starts = row.window_index === row.cycle_start;
    if (starts || known !== undefined) {
      const before = starts || known === undefined ? { up: 0, down: 0 } : known;
      assert.equal(up, Math.max(0, Math.min(160_000, before.up + z - 10_000)));
      assert.equal(down, Math.max(0, Math.min(160_000, before.down - z - 10_000)));
    }
    assert.equal(row.detector_flag, up >= 120_000 || down >= 120_000);
    let first = known?.cycle === row.cycle ? (known?.first ?? null) : null;
    const after = row.drift_onset === null ? -1 : Number(row.window_index) - Number(row.drift_onset);
    if (row.detector_flag === true && after >= 0) {
      // Where the cycle began before the dataset, the first flag may have been before it too.
      if (Number(row.cycle_start) >= 0) assert.equal(row.detection_delay, first ?? after);
      first ??= after;
      assert.ok(Number(row.detection_delay) <= after);
    } else assert.equal(row.detection_delay, null);
    states.set(course, { up, down, cycle: row.cycle, first });
  }
});

test("the truth follows the sigmoid, and no control ever drifts", () => {
  const types = new Set<unknown>();
  for (const row of rows(agentBehavioralDrift, "truth", ROWS)) {
    types.add(row.drift_type);
    const probability = Number(row.drift_prob);
    assert.equal(row.drift_label, probability >= 0.5);
    if (row.drift_type === "none") {
      assert.deepEqual([probability, row.effect, row.severity, row.cause], [0, 0, 0, null]);
      continue;
    }
    const since = Number(row.window_index) - Number(row.drift_onset);
    const width = Number(row.drift_width);
    let distance = since;
    if (row.drift_period !== null && since >= 0) {
      const half = Number(row.drift_period) / 2;
      const u = since % (2 * half);
      distance = u < half ? Math.min(u, half - u) : -Math.min(u - half, 2 * half - u);
    }
    assert.ok(Math.abs(probability - 1 / (1 + Math.exp((-4 * distance) / width))) <= 2e-6, JSON.stringify(row));
    if (since <= -2 * width) assert.ok(probability < 0.02);
    if (row.drift_type === "seasonal") assert.equal(Math.abs(Number(row.drift_onset)) % 24, 0);
  }
  assert.equal(types.size, 6);
});

test("parameters mean what they say: agents, share and kinds of drift, severity", () => {
  const configured = agentBehavioralDrift.configure({
    ...agentBehavioralDrift.values,
    agents: 5,
    drift_share: 1,
    drift_types: ["sudden", "recurring"],
    severity: "high",
  });
  const made = rows(configured, "parameters", 8 * 5 * 700);
  assert.equal(new Set(made.map((row) => row.agent_id)).size, 5);
  assert.deepEqual([...new Set(made.map((row) => row.drift_type))].sort(), ["recurring", "sudden"]);
  assert.ok(made.every((row) => Number(row.severity) >= 0.85));
  const calm = rows(configured.configure({ ...configured.values, drift_share: 0 }), "parameters", 2_000);
  assert.ok(calm.every((row) => row.drift_type === "none"));
});
