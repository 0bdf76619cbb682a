import assert from "node:assert/strict";
import { test } from "node:test";
import { findingsOn } from "../../../test/need-findings.ts";
import { TODAY } from "../../../test/planned-need.ts";

const { all } = findingsOn(TODAY);

test("percentiles tell the distribution of what stands before them", () => {
  for (const [need, median, sigma] of [
    ["requests: latency with p50 around 80ms and p95 400ms", 80, 0.9784],
    ["requests: latency ms (p50 80, p99 900), status", 80, 1.04],
    ["requests: response time p50 120 ms, status", 120, undefined],
    ["jobs, queue time 95th percentile under 4 minutes", 1.342, 0.6],
  ] as const)
    assert.deepEqual(
      all(need, "distribution"),
      [{ name: "lognormal", median, ...(sigma === undefined ? {} : { sigma }) }],
      need,
    );
});

test("a percentile without one figure is a column", () => {
  for (const need of ["service, p50, p95, p99 for 3 services", "endpoint, p95 200-400 ms"])
    assert.deepEqual(all(need, "distribution"), [], need);
});
