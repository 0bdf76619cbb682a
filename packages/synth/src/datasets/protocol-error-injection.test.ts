import assert from "node:assert/strict";
import { test } from "node:test";
import { datasetTrial } from "../../test/dataset-trial.ts";
import { judge } from "../../test/protocol-peer.ts";
import { parsedRows } from "../quality/parsed-rows.ts";
import { protocolErrorInjection } from "./protocol-error-injection.ts";

datasetTrial(protocolErrorInjection, {
  splitRows: 1_000,
  golden: "51cb9b88e79025dc74835658450cac6fc5d37d8dcab76f2ad4af4149378347f8",
});

interface Row {
  readonly protocol: string;
  readonly protocol_version: string;
  readonly layer: string | null;
  readonly fault_type: string;
  readonly fault_params: Readonly<Record<string, unknown>>;
  readonly context: Readonly<Record<string, unknown>>;
  readonly seed_encoding: string;
  readonly seed_message: string;
  readonly raw_bytes_b64: string;
  readonly diff_from_valid: readonly { delete: number; insert_b64: string; offset: number }[];
  readonly mutation_bytes: number;
  readonly expected_status: number | null;
  readonly expected_code: string | null;
}

function rows(count: number): Row[] {
  return [...parsedRows(protocolErrorInjection, "peers", 0, count)] as unknown as Row[];
}

function seedOf(row: Row): Buffer {
  return Buffer.from(row.seed_message, row.seed_encoding === "base64" ? "base64" : "utf8");
}

function judged(row: Row, raw: Buffer, context: Row["context"], delivery: Row["context"]): ReturnType<typeof judge> {
  return judge({ protocol: row.protocol, version: row.protocol_version, raw, context, delivery });
}

/** Faults of the receiver or of time: there the seed itself is what is refused. */
const ofTheContext: ReadonlySet<string> = new Set([
  "rate_limited",
  "nonce_replay",
  "insufficient_funds",
  "duplicate_event",
  "call_before_initialize",
  "url_elicitation_required",
  "handler_failure",
]);

test("an independent peer gives every case the verdict that the oracle expects", () => {
  for (const row of rows(12_000)) {
    const { layer, expected_status: status, expected_code: code } = row;
    const verdict = judged(row, Buffer.from(row.raw_bytes_b64, "base64"), row.context, row.fault_params);
    assert.deepEqual(verdict, { layer, status, code }, JSON.stringify(row));
  }
});

test("every seed is sound, apart from what the context alone is to blame for", () => {
  for (const row of rows(4_000)) {
    const blamed =
      ofTheContext.has(row.fault_type) ||
      (row.protocol === "grpc" && ["missing_credentials", "unknown_method"].includes(row.fault_type));
    assert.equal(judged(row, seedOf(row), row.context, {}).layer === null, !blamed, JSON.stringify(row));
  }
});

test("the edits applied to the seed give the raw bytes, and their size is the mutation's", () => {
  for (const row of rows(4_000)) {
    const seed = seedOf(row);
    const parts: Buffer[] = [];
    let at = 0;
    let size = 0;
    for (const edit of row.diff_from_valid) {
      assert.ok(edit.offset >= at, "edits ascend");
      const insert = Buffer.from(edit.insert_b64, "base64");
      parts.push(seed.subarray(at, edit.offset), insert);
      at = edit.offset + edit.delete;
      size += Math.max(edit.delete, insert.length);
    }
    parts.push(seed.subarray(at));
    assert.equal(Buffer.concat(parts).toString("base64"), row.raw_bytes_b64);
    assert.equal(size, row.mutation_bytes);
  }
});

test("the share of controls is exact in every 1,024 rows, and only the chosen protocols occur", () => {
  const chosen = protocolErrorInjection.configure({
    ...protocolErrorInjection.values,
    control_share: 0.25,
    protocols: ["x402", "grpc"],
  });
  const made = [...parsedRows(chosen, "quota", 2_048, 4_096)];
  assert.equal(made.slice(0, 1_024).filter((row) => row.is_valid === true).length, 256);
  assert.equal(made.slice(1_024).filter((row) => row.is_valid === true).length, 256);
  assert.deepEqual([...new Set(made.map((row) => row.protocol))].sort(), ["grpc", "x402"]);
});

test("peers conform as often as was asked", () => {
  const lax = protocolErrorInjection.configure({ ...protocolErrorInjection.values, conformance: 0.6 });
  const made = [...parsedRows(lax, "lax", 0, 6_000)];
  const share = made.filter((row) => row.conforms === true).length / made.length;
  assert.ok(Math.abs(share - 0.6) < 0.03, `${share}`);
  for (const row of made) {
    const { behavior, code, status } = row.observed as Readonly<Record<string, unknown>>;
    const same = behavior === row.expected_behavior && code === row.expected_code && status === row.expected_status;
    assert.equal(same, row.conforms);
  }
});
