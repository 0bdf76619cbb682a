import assert from "node:assert/strict";
import { test } from "node:test";
import { planOf } from "../../../../test/planned-need.ts";

/** The shares that a plan promises of a column. */
function sharesOf(need: string, name: string): unknown {
  const plan = planOf(need, { assume: true });
  return plan.constraints.find(({ kind, field }) => (kind === "shares" || kind === "rate") && field === name)?.value
    .rate;
}

const needs: readonly (readonly [need: string, field: string, shares: Readonly<Record<string, number>>])[] = [
  ["jobs: user, state with OUT_OF_MEMORY 3%, gpu hours", "state", { OUT_OF_MEMORY: 0.03 }],
  ["updates: car, state incl. 2% rolled back, date", "state", { "rolled back": 0.02 }],
  ["spans: trace id, duration ms, 3% with status error", "status", { ERROR: 0.03 }],
  ["tickets: priority P1, P2 and P3 split 20/30/50, component", "priority", { P1: 0.2, P2: 0.3, P3: 0.5 }],
  ["trials: subject, arm placebo or active with half each, age", "arm", { placebo: 0.5, active: 0.5 }],
  ["pupils: class, status present absent or late with 5% absent", "status", { absent: 0.05 }],
  [
    "vet: species dog 55 cat 35 rabbit 7 other 3 (%), weight",
    "species",
    { dog: 0.55, cat: 0.35, rabbit: 0.07, other: 0.03 },
  ],
  ["firewall: src ip, dst port, action, 15% denied rest allowed", "action", { denied: 0.15, allowed: 0.85 }],
  [
    "caisse : produit, prix, moyen de paiement (espèces, carte), la carte pour 60 %",
    "moyen_paiement",
    { carte: 0.6, espèces: 0.4 },
  ],
];

test("a share beside a column is that of one of its members", () => {
  for (const [need, field, shares] of needs) assert.deepEqual(sharesOf(need, field), shares, need);
});

test("a share of wrong ones says how many are right", () => {
  assert.equal(sharesOf("Aufgaben: Frage, Antwort, richtig ja/nein (ein Fünftel ist falsch)", "richtig"), 0.8);
});

test("codes in the plural have the shares behind them", () => {
  const shares = sharesOf("logs: method, path, status code. 404s around 6%, 502s half a percent", "status_code");
  assert.deepEqual(shares, { 404: 0.06, 502: 0.005 });
});
