import assert from "node:assert/strict";
import { test } from "node:test";
import { planOf } from "../../../test/planned-need.ts";
import { findingsOf } from "./findings.ts";

function formatsIn(need: string): readonly string[] {
  return findingsOf(need, "2026-06-15").found.flatMap((found) => (found.kind === "format" ? [found.format] : []));
}

test("a format stands behind what the rows are, as a file of some kind, or by itself", () => {
  const cases: readonly (readonly [string, string])[] = [
    ["parking fines parquet, 3k, plate, street, amount EUR", "parquet"],
    ["hotel bookings tsv; 2,000; guest, nights 1-9", "tsv"],
    ["friend network, 900 edges: from, to, weight 0-1, output as tsv edge list", "tsv"],
    ["200 flights, origin, destination, into an Excel workbook", "xlsx"],
    ["200 flights: origin, destination. A single xlsx file please.", "xlsx"],
    ["500 clientes: nombre, ciudad. Un archivo Excel.", "xlsx"],
    ["500 rows of server logs as csv - ip, path, status", "csv"],
    ["2k rows of trades in parquet – ticker, price, qty", "parquet"],
    ["300 stations with lat/lon, name, capacity, as GeoJSON", "geojson"],
    ["bus stops of Porto, 2k, GeoJSON: name, line, shelter y/n", "geojson"],
  ];
  for (const [need, format] of cases) assert.deepEqual(formatsIn(need), [format], need);
});

test("formats that rows are about, and columns of them, are none of the delivery", () => {
  for (const need of [
    "500 uploads: file type csv, json or xlsx, size kB",
    "500 parcels: id, name, geojson, area ha",
    "500 courses: title, skills Excel or SQL, hours",
    "500 files: one csv column, one json column",
  ])
    assert.deepEqual(formatsIn(need), [], need);
});

test("how one column is written is not the form of the delivery", () => {
  const nested = planOf("agent tool calls: agent, tool, args as json, latency ms, status ok/error/timeout");
  assert.equal(nested.format, null);
  assert.ok(nested.fields.some(({ name, type }) => name === "args" && type === "object"));
  assert.equal(planOf("500 events with id, payload, ts as json").format, "json");
  assert.equal(planOf("give me results as json: team, score").format, "json");
});
