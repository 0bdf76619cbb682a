import assert from "node:assert/strict";
import { test } from "node:test";
import { datasetTrial } from "../../test/dataset-trial.ts";
import { parsedRows } from "../quality/parsed-rows.ts";
import type { ParameterValue } from "../schema/parameter.ts";
import { iotSensorLogs } from "./iot-sensor-logs.ts";

datasetTrial(iotSensorLogs, { golden: "df057d86fdb0d420d706b8d4812b2541f74aeb389942a101c7d819591aa76edc" });

type Row = Record<string, unknown>;

function rowsWith(values: Readonly<Record<string, ParameterValue>>, rows: number): Row[] {
  const dataset = iotSensorLogs.configure({ ...iotSensorLogs.values, ...values });
  return [...parsedRows(dataset, "sensors", 0, rows)];
}

function byDevice(rows: readonly Row[]): Map<string, Row[]> {
  const devices = new Map<string, Row[]>();
  for (const row of rows) {
    const id = String(row.device_id);
    devices.set(id, [...(devices.get(id) ?? []), row]);
  }
  return devices;
}

function versionNumber(row: Row): number {
  return String(row.firmware)
    .split(".")
    .reduce((sum, part) => sum * 100 + Number(part), 0);
}

test("batteries and firmware change only with an event, over years and with many losses", () => {
  const rows = rowsWith({ sensors: 6, interval_seconds: 3_600, loss_rate: 0.3, from: "2020-01-01" }, 60_000);
  const seen = new Set<unknown>();
  for (const readings of byDevice(rows).values()) {
    let last: Row | undefined;
    let firmware = 0;
    for (const row of readings) {
      const version = versionNumber(row);
      if (row.status === "offline") {
        if (last !== undefined) assert.equal(row.firmware, last.firmware);
        continue;
      }
      seen.add(row.event);
      assert.ok(version >= firmware);
      if (last === undefined) assert.equal(row.event, null);
      else {
        const isUpdated = row.firmware !== last.firmware;
        const isReplaced = Number(row.battery_pct) > Number(last.battery_pct);
        const expected = isReplaced
          ? isUpdated
            ? "serviced"
            : "battery_replaced"
          : isUpdated
            ? "firmware_updated"
            : null;
        assert.equal(row.event, expected);
      }
      firmware = version;
      last = row;
    }
  }
  assert.ok(seen.has("battery_replaced") && seen.has("firmware_updated"));
});

test("stuck sensors repeat themselves, and an outage lasts at most 63 readings", () => {
  const rows = rowsWith({ sensors: 20, anomaly_rate: 0.1, loss_rate: 0.3 }, 60_000);
  let repeats = 0;
  for (const readings of byDevice(rows).values()) {
    let outage = 0;
    for (const [i, row] of readings.entries()) {
      const before = readings[i - 1];
      outage = row.status === "offline" ? outage + 1 : 0;
      assert.ok(outage < 64);
      if (row.anomaly_label !== "stuck_at" || before?.anomaly_label !== "stuck_at") continue;
      assert.deepEqual([row.temperature_c, row.humidity_pct], [before.temperature_c, before.humidity_pct]);
      repeats++;
    }
  }
  assert.ok(repeats > 500);
});

test("the rates of loss and of anomalies are what was asked for", () => {
  for (const [loss, anomaly] of [
    [0, 0],
    [0.3, 0.1],
  ] as const) {
    const rows = rowsWith({ sensors: 150, loss_rate: loss, anomaly_rate: anomaly }, 150 * 1_024);
    const received = rows.filter((row) => row.status !== "offline");
    const faulty = received.filter((row) => row.anomaly_label !== "none");
    assert.ok(
      Math.abs(1 - received.length / rows.length - loss) <= 0.1 * loss,
      `lost ${1 - received.length / rows.length}`,
    );
    assert.ok(
      Math.abs(faulty.length / received.length - anomaly) <= 0.1 * anomaly,
      `faulty ${faulty.length / received.length}`,
    );
  }
});

test("only the chosen environments occur", () => {
  const rows = rowsWith({ environments: ["outdoor", "greenhouse"] }, 2_000);
  assert.deepEqual(new Set(rows.map((row) => row.environment)), new Set(["outdoor", "greenhouse"]));
});

test("summer is warmer and brighter outdoors than winter, wherever the window begins", () => {
  const mean = (from: string, field: string): number => {
    const rows = rowsWith({ from, environments: ["outdoor"] }, 48 * 288);
    const values = rows.map((row) => row[field]).filter((value) => typeof value === "number");
    return values.reduce((sum, value) => sum + value, 0) / values.length;
  };
  assert.ok(mean("2026-07-06", "temperature_c") > mean("2026-01-05", "temperature_c") + 8);
  assert.ok(mean("2026-07-06", "light_lux") > 2 * mean("2026-01-05", "light_lux"));
});
