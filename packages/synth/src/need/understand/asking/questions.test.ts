import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { understand } from "../understand.ts";

function asked(need: string): readonly string[] {
  const understood = understand({ need, today: "2026-06-15" });
  return understood.kind === "unclear" ? understood.questions.map(({ id }) => id) : [understood.kind];
}

describe("questions", () => {
  it("are asked where nothing says what the data is about, in five languages", () => {
    for (const need of [
      "IDs and values",
      "usage data",
      "alerts",
      "Kundendaten",
      "registros de clientes",
      "irgendwas mit Zahlen",
      "quelques chiffres",
      "preciso de dados para testes",
      "realistic production-like data for load testing",
      "whatever you think works best for machine learning training",
      "good training data for our LLM",
      "something realistic for a class exercise",
    ])
      assert.ok(asked(need).includes("domain"), need);
  });

  it("are not asked where a purpose is the subject", () => {
    for (const need of [
      "load test results: endpoint, p95 ms, rps, errors",
      "ML training runs: loss, epoch, learning rate, gpu",
      "project tasks with owner, deadline and status",
      "users with 80% having an email and 60% having a phone, name",
    ])
      assert.deepEqual(asked(need), ["planned"], need);
  });

  it("are asked about rows that no delivery has, however large the number", () => {
    for (const need of [
      "2 billion blocks, each with hash, miner and gas used",
      "3 Milliarden Klicks mit URL und Zeit",
      "one trillion rows of pings, host, round trip time",
      "unlimited rows of orders with price, sku",
      "5000 stores x 3000 products, sales, stock",
      "200 patients measured every minute for 30 days, heart rate",
      "10 million rows of click events: user id, url, time",
    ])
      assert.deepEqual(asked(need), ["rows"], need);
  });

  it("are not asked about rows that a delivery has", () => {
    for (const need of [
      "50 stores x 30 products, sales, stock",
      "20 patients measured every hour for 30 days, heart rate",
      "1000 rows of 5000 stores, sales, stock, city",
      "monitoring alerts with severity, host and time",
    ])
      assert.deepEqual(asked(need), ["planned"], need);
  });

  it("name the subject and no date", () => {
    const understood = understand({ need: "November 2024 to February 2025, heating", today: "2026-06-15" });
    assert.ok(understood.kind === "unclear");
    assert.match(understood.questions[0]?.question ?? "", /kind of heating/);
  });
});
