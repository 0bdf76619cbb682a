import assert from "node:assert/strict";
import { test } from "node:test";
import { inferredDataset } from "../../inferred/inferred-dataset.ts";
import { parsedRows } from "../../quality/parsed-rows.ts";
import { understand } from "../understand/understand.ts";
import { findingsOf } from "./findings.ts";

/** How many rows have each value of the column that has the first of the values. */
function countsOf(need: string, first: string): Readonly<Record<string, number>> {
  const understood = understand({ need, today: "2026-06-15" });
  assert.equal(understood.kind, "planned", need);
  if (understood.kind !== "planned") return {};
  const { plan } = understood;
  const field = plan.fields.find(({ values }) => values?.includes(first));
  assert.ok(field, `a column has ${first}: ${need}`);
  const counts: Record<string, number> = {};
  for (const row of parsedRows(inferredDataset(plan.blueprint), "counts", 0, plan.rows)) {
    const value = String(row[field.name]);
    counts[value] = (counts[value] ?? 0) + 1;
  }
  return counts;
}

test("counts that make up all rows are delivered to one row", () => {
  const cases: readonly (readonly [string, Readonly<Record<string, number>>])[] = [
    ["30 orders: 17 paid, 13 open", { paid: 17, open: 13 }],
    ["90 flights (50 on time, 30 delayed, 10 cancelled)", { "on time": 50, delayed: 30, cancelled: 10 }],
    ["variant calls, 30 rows: 17 for BRCA1, 13 for BRCA2", { BRCA1: 17, BRCA2: 13 }],
    ["300 orders, 200 from Germany and 100 from Austria", { Germany: 200, Austria: 100 }],
    ["60 pedidos: 40 pagados, 20 pendientes", { pagados: 40, pendientes: 20 }],
    ["50 students, 30 in class A, 20 in class B", { A: 30, B: 20 }],
    ["90 trees: 50 in zone 1, 30 in zone 2 and 10 in zone 3, species", { "1": 50, "2": 30, "3": 10 }],
    [
      "100 recargas, das quais 70 em casa, 20 no trabalho e 10 em postos públicos",
      { casa: 70, trabalho: 20, "postos públicos": 10 },
    ],
    [
      "100 charging sessions, of which 70 at home, 20 at work and 10 at public stations",
      { home: 70, work: 20, public_stations: 10 },
    ],
  ];
  for (const [need, counts] of cases) assert.deepEqual(countsOf(need, Object.keys(counts)[0] ?? ""), counts, need);
});

function shareOf(need: string): readonly number[] {
  return findingsOf(need, "2026-06-15").found.flatMap((each) =>
    each.kind === "rate" ? [Number(each.rate.toFixed(9))] : [],
  );
}

test("so many of them are so, and the others are not", () => {
  assert.equal(countsOf("60 patients, 40 of them female", "female").female, 40);
  assert.deepEqual(shareOf("60 Patienten, davon 40 weiblich"), [0.666666667]);
  assert.deepEqual(shareOf("200 loans, 15 of them defaulted"), [0.075]);
});

test("counts of other things are no parts", () => {
  for (const need of [
    "200 rows, 120 customers and 80 suppliers, with invoice amount",
    "300 parcels, 200 from Germany and 250 to Austria",
  ]) {
    const understood = understand({ need, today: "2026-06-15" });
    assert.equal(understood.kind, "planned", need);
    assert.ok(
      understood.kind !== "planned" || understood.plan.constraints.every(({ kind }) => kind !== "shares"),
      need,
    );
  }
});

test("several counts of them are each of what was counted first", () => {
  assert.deepEqual(shareOf("400 patients, 100 of them smokers, 60 of them women"), [0.25, 0.15]);
  assert.deepEqual(shareOf("60 patients with gender, 40 of them female"), [0.666666667]);
  // The visits may be meant.
  assert.deepEqual(shareOf("60 patients with 3 visits each, 40 of them missed"), []);
});

test("what is said of women and men is the gender of the rows, in any word and language", () => {
  const cases: readonly (readonly [string, number])[] = [
    ["400 patients, 100 of them smokers, 60 of them women", 60],
    ["300 employees, 35% women", 105],
    ["60 Patienten, davon 40 weiblich", 40],
    ["200 members of a gym, 45% Frauen", 90],
  ];
  for (const [need, women] of cases) assert.equal(countsOf(need, "female")["female"], women, need);
});
