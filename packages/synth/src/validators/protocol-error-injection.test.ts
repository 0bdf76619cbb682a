import { changed, type Mutation, mutationTrial, type Row, rowWhere } from "../../test/mutation-trial.ts";
import { validatorTrial } from "../../test/validator-trial.ts";
import { protocolErrorInjection } from "../datasets/protocol-error-injection.ts";
import { parsedRows } from "../quality/parsed-rows.ts";
import { validateProtocolErrorInjection } from "./protocol-error-injection.ts";

validatorTrial(protocolErrorInjection, validateProtocolErrorInjection);

/** The first rows, and from then on the first of each fault in each protocol and version: cases stand by themselves. */
function cases(): Row[] {
  const met = new Set<string>();
  const chosen: Row[] = [];
  for (const row of parsedRows(protocolErrorInjection, "validators", 0, 25_000)) {
    const kind = `${String(row.protocol)} ${String(row.protocol_version)} ${String(row.fault_type)}`;
    if (chosen.length < 500 || !met.has(kind)) chosen.push(row);
    met.add(kind);
  }
  return chosen;
}

const valid = cases();
const at = (accepts: (row: Row) => boolean): number => rowWhere(valid, accepts);
const ofFault = (fault: string): number => at((row) => row.fault_type === fault);
const seedBytes = (row: Row): Buffer =>
  Buffer.from(String(row.seed_message), row.seed_encoding === "base64" ? "base64" : "latin1");

/** Other bytes for a case, with one honest edit of the whole seed. */
function withRaw(index: number, raw: Buffer): (rows: Row[]) => void {
  const seed = seedBytes(valid[index] ?? {});
  const edit = { offset: 0, delete: seed.length, insert_b64: raw.toString("base64") };
  return changed(index, {
    raw_bytes_b64: raw.toString("base64"),
    diff_from_valid: [edit],
    mutation_bytes: Math.max(seed.length, raw.length),
  });
}
const context = (index: number, change: Row) =>
  changed(index, { context: { ...(valid[index]?.context as Row), ...change } });
const params = (index: number, change: Row) => changed(index, { fault_params: change });

const plain = at((row) => row.protocol === "http1" && row.fault_type === "none");
const rpc = at((row) => row.protocol === "jsonrpc" && row.fault_type === "none");
const wrongType = at((row) => row.protocol === "jsonrpc" && row.fault_type === "wrong_type");
const edited = ofFault("trailing_comma");
const limited = ofFault("rate_limited");

/** Faults that a context or a clock shows, and what hides them there. */
const hidden: Readonly<Record<string, (index: number) => (rows: Row[]) => void>> = {
  rate_limited: (index) => context(index, { requests_left: 3 }),
  nonce_replay: (index) => context(index, { used_nonces: [] }),
  insufficient_funds: (index) => context(index, { balance: "99999999999" }),
  duplicate_event: (index) => context(index, { last_event_id: "0" }),
  call_before_initialize: (index) => context(index, { initialized: true }),
  url_elicitation_required: (index) => context(index, { elicitation_url: null }),
  handler_failure: (index) => context(index, { handler: "ok" }),
  slow_body: (index) => params(index, { bytes_per_second: 1_000_000 }),
  delay_beyond_deadline: (index) => params(index, { delay_ms: 1 }),
  delay_within_deadline: (index) => params(index, { delay_ms: 1_000_000 }),
  byte_order_mark: (index) => context(index, { json: "lenient" }),
  duplicate_key: (index) => context(index, { json: "lenient" }),
};

const faults = [...new Set(valid.map((row) => String(row.fault_type)))];

/** Every fault with a label of another, and with a message that does not show it. */
const faultMutations = faults.flatMap((fault): Mutation[] => {
  const index = at((row) => row.fault_type === fault && (row.protocol !== "grpc" || fault === "length_prefix_lie"));
  const row = valid[index] ?? {};
  const id = `${row.layer === null ? "control" : "fault"}-${fault.replaceAll("_", "-")}`;
  const label = row.detectability === "timing" ? "bytes" : "timing";
  const seed = seedBytes(row);
  const hides = hidden[fault]?.(index) ?? withRaw(index, fault === "none" ? Buffer.concat([seed, seed]) : seed);
  return [
    [id, `a detectability of ${label}`, changed(index, { detectability: label })],
    [id, `a message that does not show ${fault}`, hides],
  ];
});

/** Every specification with another behaviour than it asks for. */
const oracleMutations = protocolErrorInjection.invariants
  .filter((invariant) => invariant.id.startsWith("oracle-"))
  .map((invariant): Mutation => {
    const [, protocol, version] = /^Under protocol (\S+), protocol_version (\S+),/.exec(invariant.statement) ?? [];
    const index = at((row) => row.protocol === protocol && row.protocol_version === version);
    const behavior = valid[index]?.expected_behavior === "ignore" ? "accept" : "ignore";
    return [invariant.id, "a behaviour that nobody asks for", changed(index, { expected_behavior: behavior })];
  });

const mutations: readonly Mutation[] = [
  ...faultMutations,
  ...oracleMutations,
  ["key", "a case that stands twice", (rows) => rows.splice(plain + 1, 0, { ...rows[plain] })],
  ["time-order", "a row before the row above", changed(plain + 1, { ts: "2020-01-01T00:00:00.000Z" })],
  ["version-of-protocol", "a version of another protocol", changed(rpc, { protocol_version: "13" })],
  ["encoding", "a text that is said to be base64", changed(plain, { seed_encoding: "base64" })],
  ["encoding", "a seed beyond ASCII", changed(plain, { seed_message: "é" })],
  ["diff", "edits that give other bytes", changed(edited, { raw_bytes_b64: "AAAA" })],
  [
    "diff",
    "an edit beyond the seed",
    changed(edited, { diff_from_valid: [{ offset: 99_999, delete: 1, insert_b64: "" }] }),
  ],
  [
    "diff",
    "edits in the wrong order",
    (rows) => {
      const [first] = (rows[edited]?.diff_from_valid ?? []) as Row[];
      changed(edited, { diff_from_valid: [first, { offset: 0, delete: 1, insert_b64: "" }] })(rows);
    },
  ],
  ["mutation-bytes", "a distance too long", changed(edited, { mutation_bytes: 999 })],
  [
    "diff-present",
    "an edit of nothing",
    changed(limited, { diff_from_valid: [{ offset: 0, delete: 0, insert_b64: "" }] }),
  ],
  ["seed-valid", "a seed without a host", changed(plain, { seed_message: "POST /v1/orders HTTP/1.1\r\n\r\n" })],
  ["seed-valid", "a receiver that knows no methods", context(rpc, { methods: [] })],
  [
    "seed-valid",
    "a message larger than the receiver takes",
    context(
      at((row) => row.protocol === "grpc"),
      { max_body_bytes: 1 },
    ),
  ],
  [
    "seed-valid",
    "a frame larger than the receiver takes",
    context(
      at((row) => row.protocol === "websocket"),
      { max_body_bytes: 1 },
    ),
  ],
  [
    "seed-valid",
    "a stream that nobody opened",
    context(
      at((row) => row.protocol === "http2" && (seedBytes(row)[8] ?? 0) > 0),
      { highest_stream: 0 },
    ),
  ],
  [
    "seed-valid",
    "a payment to somebody else",
    context(
      at((row) => row.protocol === "x402" && row.fault_type === "none"),
      { requirements: {} },
    ),
  ],
  [
    "seed-valid",
    "a tool that nobody has",
    context(
      at((row) => row.protocol === "mcp" && row.fault_type === "none"),
      { tools: [], resources: [] },
    ),
  ],
  [
    "seed-valid",
    "an event of the past",
    (rows) => {
      const event = at((row) => row.protocol === "sse" && row.fault_type === "none");
      const [, id] = /id: (\d+)/.exec(String(valid[event]?.seed_message)) ?? [];
      context(event, { last_event_id: id })(rows);
    },
  ],
  ["json-faults", "JSON of a wrong type that nobody can read", withRaw(wrongType, Buffer.from("{"))],
  [
    "json-faults",
    "a trailing comma that is none",
    withRaw(
      at((row) => row.protocol === "jsonrpc" && row.fault_type === "trailing_comma"),
      Buffer.from("{}"),
    ),
  ],
  ["codes", "a parse error of a sound message", changed(rpc, { expected_code: "-32700" })],
  ["codes", "a code of another revision", changed(rpc, { expected_code: "-32020" })],
  ["retryable", "a retry that cannot help", changed(plain, { retryable: true })],
  ["receiver", "a client that gets a request", changed(plain, { receiver: "client" })],
  [
    "observed",
    "an implementation that conforms to nothing",
    changed(plain, { conforms: valid[plain]?.conforms !== true }),
  ],
  ["controls", "a sound message that is not valid", changed(plain, { is_valid: false })],
  ["controls", "a sound message with a layer", changed(plain, { layer: "syntax" })],
  ["schema", "a null where none is declared", changed(plain, { protocol: null })],
  [
    "schema",
    "an edit with a member more",
    changed(edited, { diff_from_valid: [{ offset: 0, delete: 0, insert_b64: "", note: 1 }] }),
  ],
  [
    "schema",
    "an observation without a status",
    changed(plain, { observed: { behavior: "accept", code: null, elapsed_ms: 3 } }),
  ],
  ["schema", "bytes that are no base64", changed(plain, { raw_bytes_b64: "AAA" })],
  ["schema", "a field that nobody declared", changed(plain, { mood: "good" })],
  ["schema", "a version that changes", changed(plain, { schema_version: "9.9.9" })],
];

mutationTrial({
  dataset: protocolErrorInjection,
  validate: validateProtocolErrorInjection,
  valid,
  mutations,
  determined: [
    ...["case_id", "protocol", "protocol_version", "receiver", "layer", "fault_type", "seed_encoding", "seed_message"],
    ...["raw_bytes_b64", "diff_from_valid", "mutation_bytes", "is_valid", "expected_status", "expected_code"],
    ...["expected_behavior", "retryable", "retry_condition", "severity", "detectability", "conforms"],
  ],
});
