import assert from "node:assert/strict";
import { test } from "node:test";
import { datasetTrial } from "../../test/dataset-trial.ts";
import { parsedRows } from "../quality/parsed-rows.ts";
import type { ParameterValue } from "../schema/parameter.ts";
import { CAMPAIGN_BLOCK } from "./network-security-logs/campaigns.ts";
import { attackLabels, connStates, tcpHistories, udpHistories } from "./network-security-logs/vocabulary.ts";
import { networkSecurityLogs } from "./network-security-logs.ts";

datasetTrial(networkSecurityLogs, { golden: "8602d69cc743e5f995996015e93462abe7ced193e848080eab9330c179b81a33" });

type Row = Record<string, unknown>;

function rowsWith(values: Readonly<Record<string, ParameterValue>>, rows: number): Row[] {
  const dataset = networkSecurityLogs.configure({ ...networkSecurityLogs.values, ...values });
  return [...parsedRows(dataset, "flows", 0, rows)];
}

/** The rows of each campaign, in order. */
function campaignsOf(rows: readonly Row[]): Row[][] {
  const campaigns = new Map<unknown, Row[]>();
  for (const row of rows) {
    if (row.campaign_id === null) continue;
    const known = campaigns.get(row.campaign_id) ?? [];
    known.push(row);
    campaigns.set(row.campaign_id, known);
  }
  return [...campaigns.values()];
}

const values = (rows: readonly Row[], field: string): Set<unknown> => new Set(rows.map((row) => row[field]));

for (const settings of [
  {},
  { malicious_rate: 0.2, hosts: 20 },
  { malicious_rate: 0.2, flows_per_day: 1_000, hosts: 5_000 },
  { malicious_rate: 0.05, flows_per_day: 3_000_000 },
] as const) {
  test(`campaigns go through their five stages as they are described: ${JSON.stringify(settings)}`, () => {
    const campaigns = campaignsOf(rowsWith(settings, 4 * CAMPAIGN_BLOCK));
    assert.ok(campaigns.length > 0);
    for (const rows of campaigns) {
      const stages = rows.map((row) => attackLabels.indexOf(row.attack_label as (typeof attackLabels)[number]));
      assert.deepEqual(
        stages,
        stages.toSorted((a, b) => a - b),
      );
      const of = (label: string): Row[] => rows.filter((row) => row.attack_label === label);
      const [scans, guesses, moves, beacons, loot] = attackLabels.slice(1).map(of) as [
        Row[],
        Row[],
        Row[],
        Row[],
        Row[],
      ];
      assert.ok(Math.min(moves.length, beacons.length, loot.length) > 0);
      assert.equal(values(scans, "src_ip").size, 1);
      assert.ok(new Set(scans.map((row) => `${row.dst_ip} ${row.dst_port}`)).size >= 100);
      const silent = scans.filter((row) => row.conn_state === "S0" || row.conn_state === "REJ");
      assert.ok(silent.length >= 0.8 * scans.length);
      assert.deepEqual([values(guesses, "dst_ip").size, [...values(guesses, "dst_port")]], [1, [22]]);
      const first = Date.parse(String(guesses[0]?.ts));
      const seconds = (Date.parse(String(guesses.at(-1)?.ts)) - first) / 1_000;
      assert.ok(guesses.length * 3 >= seconds, `${guesses.length} guesses in ${seconds} s`);
      const [victim] = values(guesses, "dst_ip");
      assert.deepEqual([...values([...moves, ...beacons, ...loot], "src_ip")], [victim]);
      assert.deepEqual([values(beacons, "dst_ip").size, values(loot, "dst_ip").size], [1, 1]);
      assert.ok(loot.every((row) => Number(row.orig_bytes) > Number(row.resp_bytes)));
    }
  });
}

test("the share of malicious flows is what was asked for", () => {
  for (const rate of [0, 0.003, 0.02, 0.2]) {
    const rows = rowsWith({ malicious_rate: rate }, 24 * CAMPAIGN_BLOCK);
    const share = rows.filter((row) => row.attack_label !== "benign").length / rows.length;
    assert.ok(Math.abs(share - rate) <= 0.0018 + 0.1 * rate, `${share} for ${rate}`);
  }
});

test("packets, bytes, states and histories agree", () => {
  const rows = rowsWith({ malicious_rate: 0.05 }, 40_000);
  assert.deepEqual(values(rows, "conn_state"), new Set(connStates));
  for (const row of rows) {
    const state = row.conn_state as (typeof connStates)[number];
    const history = row.history === null ? null : String(row.history);
    const sides = [
      { bytes: Number(row.orig_bytes), packets: Number(row.orig_pkts), ip: Number(row.orig_ip_bytes), letter: "D" },
      { bytes: Number(row.resp_bytes), packets: Number(row.resp_pkts), ip: Number(row.resp_ip_bytes), letter: "d" },
    ];
    for (const { bytes, packets, ip, letter } of sides) {
      assert.ok(packets >= Math.ceil(bytes / 1_460), JSON.stringify(row));
      if (row.proto === "tcp") {
        assert.ok(ip - bytes >= 40 * packets && ip - bytes <= 60 * packets, JSON.stringify(row));
        assert.ok(bytes === 0 || history?.includes(letter), JSON.stringify(row));
      } else assert.equal(ip - bytes, 28 * packets);
    }
    if (row.proto === "tcp") assert.ok(tcpHistories[state].includes(history ?? ""));
    else if (row.proto === "udp") assert.ok(udpHistories[state]?.includes(history ?? ""));
    else assert.deepEqual([history, state], [null, "OTH"]);
    assert.equal(row.duration_s === null, Number(row.orig_pkts) + Number(row.resp_pkts) === 1);
    if (row.action === "deny") assert.ok((state === "S0" || state === "REJ") && row.resp_bytes === 0);
    if (state === "REJ") assert.ok(row.proto === "tcp" && Number(row.duration_s) < 1);
    assert.notEqual(row.src_ip, row.dst_ip);
  }
});
