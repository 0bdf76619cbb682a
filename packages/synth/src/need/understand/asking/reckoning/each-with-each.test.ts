import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { planOf, TODAY } from "../../../../../test/planned-need.ts";
import { understand } from "../../understand.ts";

describe("each with each", () => {
  for (const [need, rows, record] of [
    ["a rating by each of 30 jurors for each of 40 wines, score 50-100", 1200, "rating"],
    ["30 jurors each rate each of 40 wines, score", 1200, "wine"],
    ["every one of 80 students grades every one of 12 essays, points 0-20", 960, "result"],
    ["jeder der 30 Juroren bewertet jeden der 40 Weine, Punkte", 1200],
    ["each of 20 plots has each of 5 treatments, 3 replicates: yield", 300, "plot"],
  ] as const)
    test(`comes to a row for each pair: ${need}`, () => {
      const [table, ...others] = planOf(need).blueprint.tables;
      assert.equal(others.length, 0);
      assert.equal(table?.rows, rows);
      if (record !== undefined) assert.equal(table?.name, record);
    });

  test("is asked about beyond the limit", () => {
    const understood = understand({
      need: "2,000 buyer agents, each negotiates with each of 50 seller agents, and log all 12 messages of every negotiation: sender, price in USDC, timestamp",
      today: TODAY,
    });
    assert.equal(understood.kind, "unclear");
    assert.deepEqual(understood.kind === "unclear" && understood.questions.map(({ id }) => id), ["rows"]);
  });

  test("is none where one has so many of its own", () => {
    assert.equal(planOf("each of 30 jurors rates 5 wines, score").blueprint.tables[0]?.rows === 1200, false);
  });
});

describe("so many of each", () => {
  for (const [need, rows] of [
    ["200 shops, per shop 50 receipts: total, date", 10_000],
    ["receipts of 200 shops, 50 per shop: total, date", 10_000],
    ["samples: 20 plots, per plot 12 samples, pH", 240],
    ["90 Filialen, je Filiale 40 Bons mit Summe", 3600],
    ["80 tiendas, por tienda 25 tickets con importe", 2000],
    ["payments from 300 clients, 5 per client: amount, date", 1500],
  ] as const)
    test(`may be said before it: ${need}`, () => {
      assert.equal(planOf(need).blueprint.tables[0]?.rows, rows);
    });

  test("is no number of what is measured", () => {
    assert.equal(planOf("cost: 30 clients, per client 200 EUR").blueprint.tables[0]?.rows, 30);
  });
});
