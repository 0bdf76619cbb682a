import assert from "node:assert/strict";
import { test } from "node:test";
import { datasetTrial } from "../../test/dataset-trial.ts";
import { parsedRows } from "../quality/parsed-rows.ts";
import type { ParameterValue } from "../schema/parameter.ts";
import { kinds } from "./network-infrastructure-logs/vocabulary.ts";
import { networkInfrastructureLogs } from "./network-infrastructure-logs.ts";

datasetTrial(networkInfrastructureLogs, { golden: "261c1e759a9bf85549d46ee7a53aaa23c0286ca93fa7e1449f5d395cfb981c08" });

type Row = Record<string, unknown>;

function rowsWith(values: Readonly<Record<string, ParameterValue>>, rows: number, from = 0): Row[] {
  const dataset = networkInfrastructureLogs.configure({ ...networkInfrastructureLogs.values, ...values });
  return [...parsedRows(dataset, "records", from, from + rows)];
}

const shared = ["service", "method", "path_template", "status", "client_ip", "bytes_in", "pop", "incident_id"] as const;

test("a load balancer's row follows the edge's row of the same request and agrees with it", () => {
  const requests = new Map<unknown, Row>();
  let pairs = 0;
  for (const row of rowsWith({}, 30_000)) {
    if (row.kind === "access") {
      assert.ok(!requests.has(row.trace_id), "a trace id comes once from an edge");
      requests.set(row.trace_id, row);
    }
    if (row.kind !== "lb") continue;
    const request = requests.get(row.trace_id);
    assert.ok(request !== undefined, "the edge's row stands before");
    for (const field of shared) assert.deepEqual(row[field], request[field], field);
    assert.notEqual(request.cache_status, "HIT");
    assert.ok(Number(row.duration_ms) <= Number(request.upstream_ms));
    assert.ok(Number(row.upstream_ms) <= Number(row.duration_ms));
    pairs++;
  }
  assert.ok(pairs > 2_000);
});

test("counters rise from row to row of a host, and restarts are flagged", () => {
  const last = new Map<unknown, Row>();
  let resets = 0;
  for (const row of rowsWith({ kinds: ["metric"], rows_per_day: 10_000 }, 150_000)) {
    const before = last.get(row.host);
    last.set(row.host, row);
    assert.equal(
      Math.round(100 * (Number(row.cpu_user_pct) + Number(row.cpu_system_pct) + Number(row.cpu_idle_pct))),
      10_000,
    );
    if (before === undefined || row.counter_reset === true) {
      if (before === undefined) assert.equal(row.counter_reset, false);
      else {
        resets++;
        assert.ok(Number(row.net_rx_bytes) < Number(before.net_rx_bytes));
      }
      continue;
    }
    assert.ok(Number(row.net_rx_bytes) >= Number(before.net_rx_bytes), JSON.stringify([before, row]));
    assert.ok(Number(row.net_tx_bytes) >= Number(before.net_tx_bytes));
  }
  assert.ok(resets > 5, `${resets} restarts`);
});

test("there are as many incidents a day as asked for, each of one service and shorter than half an hour", () => {
  for (const perDay of [0, 3, 24]) {
    const rows = rowsWith({ incidents_per_day: perDay, kinds: ["access"], rows_per_day: 30_000 }, 58_000);
    const incidents = new Map<unknown, { service: unknown; from: number; to: number }>();
    for (const row of rows) {
      const status = Number(row.status);
      assert.equal(row.incident_id !== null, status > 500);
      if (row.incident_id === null) continue;
      const ts = Date.parse(String(row.ts));
      const known = incidents.get(row.incident_id) ?? { service: row.service, from: ts, to: ts };
      assert.equal(row.service, known.service);
      known.to = ts;
      incidents.set(row.incident_id, known);
    }
    const days = (Date.parse(String(rows.at(-1)?.ts)) - Date.parse(String(rows[0]?.ts))) / 86_400_000;
    assert.ok(Math.abs(incidents.size - perDay * days) <= 1.5 + 0.1 * perDay, `${incidents.size} in ${days} days`);
    for (const { from, to } of incidents.values()) assert.ok(to - from < 30 * 60_000);
  }
});

test("only the kinds asked for occur, and each kind fills its own fields", () => {
  for (const kind of kinds) {
    const rows = rowsWith({ kinds: [kind] }, 2_000);
    assert.deepEqual(new Set(rows.map((row) => row.kind)), new Set([kind]));
    assert.equal(
      rows.every((row) => (row.trace_id !== null) === (kind === "access" || kind === "lb")),
      true,
    );
  }
  const both = rowsWith({ kinds: ["dns", "bgp"] }, 2_000);
  assert.deepEqual(new Set(both.map((row) => row.kind)), new Set(["dns", "bgp"]));
});

test("a name either exists or does not, and a missing one is told with the zone's time to live", () => {
  const exists = new Map<unknown, boolean>();
  for (const row of rowsWith({ kinds: ["dns"] }, 30_000)) {
    if (row.rcode !== "NOERROR" && row.rcode !== "NXDOMAIN") {
      assert.deepEqual([row.answers, row.ttl], [0, null]);
      continue;
    }
    const found = row.rcode === "NOERROR";
    assert.equal(exists.get(row.qname) ?? found, found);
    exists.set(row.qname, found);
    if (!found) assert.deepEqual([row.answers, row.ttl], [0, 900]);
    else assert.equal(row.ttl !== null, Number(row.answers) > 0);
  }
});

test("log lines hardly repeat", () => {
  const messages = rowsWith({ kinds: ["syslog"] }, 5_000).map((row) => row.message);
  assert.ok(new Set(messages).size > 3_000, `${new Set(messages).size} of ${messages.length}`);
});
