import assert from "node:assert/strict";
import { test } from "node:test";
import { datasets } from "../../datasets/registry.ts";
import { projected } from "../../engine/projection.ts";
import type { Dataset } from "../../schema/dataset.ts";
import { inspectionOf } from "../inspections.ts";
import { parsedRows } from "../parsed-rows.ts";
import { probe } from "./probe.ts";
import { type QualityReport, qualityReport } from "./quality-report.ts";
import { safetyScan } from "./safety-scan.ts";

function dataset(id: string): Dataset {
  const found = datasets.get(id);
  assert.ok(found !== undefined);
  return found;
}

function reportOn(of: Dataset, rows: number, isProjected = false): QualityReport {
  const steps = qualityReport({ dataset: of, seed: "report", rows, inspection: inspectionOf(of, isProjected) });
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}

test("summaries agree with the rows themselves, field by field", () => {
  const rows = 5_000;
  const of = dataset("retail-transactions");
  const report = reportOn(of, rows);
  const read = [...parsedRows(of, "report", 0, rows)];
  for (const { name, nulls, minimum, maximum, members, distinct } of report.fields) {
    const values = read.map((row) => row[name]).filter((value) => value !== null);
    assert.equal(nulls, rows - values.length, name);
    if (members !== null) {
      for (const [member, count] of Object.entries(members)) {
        assert.equal(count, values.filter((value) => String(value) === member).length, `${name}=${member}`);
      }
    }
    if (distinct !== null) {
      const exact = new Set(values).size;
      assert.ok(Math.abs(distinct - exact) <= 0.06 * exact + 1, `${name}: ${distinct} of ${exact}`);
    }
    const numbers = values.filter((value) => typeof value === "number");
    if (minimum !== null && numbers.length > 0) {
      assert.equal(minimum, Math.min(...numbers), name);
      assert.equal(maximum, Math.max(...numbers), name);
    }
  }
});

test("a report passes on our rows, fails on broken ones, and judges nothing that it has not looked at", () => {
  const of = dataset("retail-transactions");
  assert.equal(reportOn(of, 3_000).verdict, "pass");
  const broken: Dataset = {
    ...of,
    open: (seed) => {
      const source = of.open(seed);
      const slot = of.fields.findIndex(({ name }) => name === "line_total");
      return {
        ...source,
        load(row) {
          source.load(row);
          if (row === 1_234) source.register.cells[slot] = (source.register.cells[slot] ?? 0) + 1;
        },
      };
    },
  };
  const report = reportOn(broken, 3_000);
  assert.equal(report.verdict, "fail");
  assert.deepEqual(
    report.validity.invariants.filter(({ failed }) => failed > 0).map(({ id, failed }) => ({ id, failed })),
    [
      { id: "line-total", failed: 1 },
      { id: "order-total", failed: 1 },
    ],
  );
  assert.equal(reportOn(projected(of, ["sku"]), 100, true).verdict, "not_evaluated");
  for (const { verdict } of reportOn(of, 40).realism) assert.equal(verdict, "not_evaluated");
});

test("the scan finds what could reach somebody, and lets reserved values pass", () => {
  const outside = (text: string) => {
    const scan = safetyScan();
    scan.read(text);
    return scan.results().flatMap((result) => (result.outside > 0 ? [result.kind] : []));
  };
  for (const [text, kind] of [
    ["write to jane.doe@gmail.com", "email"],
    ['"https://www.amazon.com/x"', "host"],
    ['"ip":"8.8.8.8"', "ipv4"],
    ['"mac":"3c:22:fb:01:02:03"', "mac"],
    ["call +1 212 555 7788", "phone"],
    ["card 4539 1488 0343 6467", "card"],
    ["ssn 123-45-6789", "ssn"],
    ["-----BEGIN RSA PRIVATE KEY-----", "key"],
    ["AKIAIOSFODNN7EXAMPLE", "key"],
  ] as const) {
    assert.deepEqual(outside(text), [kind], text);
  }
  for (const text of [
    "jane@example.com or joe@mail.example",
    "http://localhost:8402/a and https://api.shop.test/v1",
    "192.0.2.7 198.51.100.9 203.0.113.255 198.18.0.1 10.1.2.3 172.16.0.1",
    "00-00-5E-00-53-AF",
    "+1 212 555 0123, +44 7700 900123",
    "4111 1111 1111 1111",
    "912-40-1234",
    "2025-06-18 and 12.5.1",
  ]) {
    assert.deepEqual(outside(text), [], text);
  }
});

test("a probe finds what can be learned, finds nothing in noise, and sees a leak", () => {
  // A fixed linear congruential sequence: the test needs numbers that have nothing to do with each other.
  let state = 7;
  const random = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  const rows = Array.from({ length: 6_000 }, () => {
    const amount = random() * 100;
    const label = random() < amount / 200;
    return { amount, colour: random() < 0.5 ? "red" : "blue", label, leak: label ? "yes" : "no" };
  });
  const auc = (features: string[]) => probe({ label: "label", features, band: [0.6, 0.9] }, rows);
  assert.equal(auc(["amount", "colour"]).verdict, "pass");
  const noise = auc(["colour"]);
  assert.equal(noise.verdict, "fail");
  assert.ok(Math.abs((noise.auc ?? 0) - 0.5) < 0.06, `${noise.auc}`);
  assert.ok((auc(["leak"]).auc ?? 0) > 0.99);
  assert.equal(
    probe({ label: "label", features: ["amount"], band: [0, 1] }, rows.slice(0, 50)).verdict,
    "not_evaluated",
  );
});
