import assert from "node:assert/strict";
import { test } from "node:test";
import { namesOf, planOf } from "../../../../test/planned-need.ts";

test("slashes part names where the domain knows them as columns", () => {
  const cases: readonly (readonly [string, readonly string[]])[] = [
    [
      "otel spans 10k: trace/span/parent id, svc, start/end, status ok/error 97/3",
      ["trace_id", "span_id", "parent_id"],
    ],
    ["dns logs, 5k, qname/qtype/rcode/ttl, client ip", ["qname", "qtype", "rcode", "ttl"]],
    ["wearable: 40 users x 7 days, steps, hr min/avg/max, sleep h", ["hr_min", "hr_avg", "hr_max"]],
    ["2k genetic variants, chr/pos/ref/alt, AF, DP 10-300", ["chr", "pos", "ref", "alt"]],
    ["nft sales, 3k, first/last seen, price eth", ["first_seen", "last_seen"]],
  ];
  for (const [need, names] of cases) {
    const planned = namesOf(planOf(need));
    for (const name of names) assert.ok(planned.includes(name), `${need}: ${planned.join(" ")}`);
  }
});

test("slashes between members part members", () => {
  const { constraints } = planOf(
    "telco churn 7000 customers, contract month-to-month/one year/two year, tenure 0-72 months",
  );
  assert.deepEqual(constraints.find(({ kind }) => kind === "enum")?.value, {
    enum: ["month-to-month", "one year", "two year"],
  });
  const genotypes = planOf("2k genetic variants: chr, pos, ref, alt, GT 0/0, 0/1, 1/1").constraints;
  assert.deepEqual(genotypes.find(({ kind }) => kind === "enum")?.value, { enum: ["0/0", "0/1", "1/1"] });
});

test("brands between slashes are spelled as they are written", () => {
  const plan = planOf("nft sales, 3k, token id, price eth, marketplace opensea/blur");
  assert.deepEqual(plan.constraints.find(({ kind }) => kind === "enum")?.value, { enum: ["opensea", "blur"] });
});

test("what a list asks with a question mark is a flag", () => {
  const { fields } = planOf("crash reports, 12k: exception type, stack hash, in foreground?, free memory MB");
  assert.equal(fields.find(({ name }) => name === "foreground")?.type, "bool");
});
