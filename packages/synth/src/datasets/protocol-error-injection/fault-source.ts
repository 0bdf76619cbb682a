import type { Arena } from "../../engine/arena.ts";
import { NULL, type Register, type RowSource, register } from "../../engine/rows.ts";
import { rowsBefore, startOfDay } from "../../engine/window.ts";
import { DrawSequence } from "../../random/draw-sequence.ts";
import { below, draw, keyAt, streamsOf, unit } from "../../random/hash.ts";
import { permute } from "../../random/permutation.ts";
import { peers, slot } from "./columns.ts";
import { type Dialect, dialects, protocols, protocolVersions } from "./dialects.ts";
import { applied, type Case, editsText, mutationBytes } from "./edit.ts";
import { faultPlans, type Plan } from "./fault-plan.ts";
import {
  allFaults,
  behaviors,
  detectabilities,
  expectedCodes,
  type Fault,
  layers,
  references,
  retryConditions,
  severities,
} from "./faults.ts";
import { makeCase } from "./make-case.ts";
import { observationText, observe } from "./peer.ts";

export interface FaultValues {
  readonly from: string;
  readonly to: string | null;
  readonly protocols: readonly string[];
  readonly control_share: number;
  readonly conformance: number;
}

export const ROW_LIMIT = 10_000_000;
/** Cases are run one every two seconds, at a moment of its own in them. */
const STEP_MS = 2_000;
/** Within so many rows, from a multiple of it on, the number of controls is exact. */
const QUOTA_BITS = 10;
const QUOTA_ROWS = 1 << QUOTA_BITS;

const caseStreams = streamsOf("protocol-error-injection/case");
const codeStreams = streamsOf("protocol-error-injection/code");
const quotaStreams = streamsOf("protocol-error-injection/quota");
const field = { moment: 0, kind: 1, dialect: 2, peer: 3, conforms: 4, inside: 5 } as const;

const binary: ReadonlySet<Dialect["protocol"]> = new Set(["http2", "grpc", "websocket"]);
/** How far each peer's share of conforming answers lies from the mean, in shares of what is left to 1. */
const peerLapses = [0.4, 0.7, 0.9, 1.1, 1.3, 1.6] as const;

/** Opens the cases of a seed: each is made by itself. */
export function openFaults(seed: string, values: FaultValues, columns: number, memory?: Arena): RowSource {
  const into = register(columns, memory);
  const cases = caseStreams(seed);
  const codes = codeStreams(seed);
  const quota = quotaStreams(seed);
  const plans = faultPlans(values.protocols);
  const start = startOfDay(values.from);
  const controlRows = Math.round(values.control_share * QUOTA_ROWS);
  const draws = new DrawSequence();

  const isControl = (row: number): boolean => {
    const block = Math.floor(row / QUOTA_ROWS);
    const { a, b } = quota;
    return permute({ a: a ^ block, b: b + block }, row - block * QUOTA_ROWS, QUOTA_BITS) < controlRows;
  };
  const load = (row: number): void => {
    const key = keyAt(cases, row);
    const plan = plans.plan(isControl(row), draw(key, field.kind), draw(key, field.dialect));
    const fault = allFaults[plan.fault] as Fault;
    const dialect = dialects[plan.dialect] as Dialect;
    const ts = start + row * STEP_MS + below(draw(key, field.moment), STEP_MS);
    const made = makeCase(dialect, fault.type, Math.floor(ts / 1000), draws.restart(draw(key, field.inside)));
    const peer = below(draw(key, field.peer), peers.length);
    const lapses = (1 - values.conformance) * (peerLapses[peer] as number);
    const conforms = unit(draw(key, field.conforms)) >= Math.min(1, lapses);
    into.cells[slot.id] = permute(codes, row, 30);
    into.cells[slot.ts] = ts;
    writeExpectation(into, plan, fault, dialect);
    writeMessage(into, made, binary.has(dialect.protocol));
    into.cells[slot.peer] = peer;
    into.cells[slot.conforms] = conforms ? 1 : 0;
    into.texts[slot.observed] = observationText(observe(fault, dialect, plan.reaction, conforms, made.params, draws));
  };
  if (values.to === null) return { register: into, load };
  const rows = rowsBefore((row) => start + row * STEP_MS, startOfDay(values.to), ROW_LIMIT);
  return { register: into, load, rows };
}

/** The slots that say what is expected of the receiver: the same on all rows of a fault and a dialect. */
const expected = [
  slot.protocol,
  slot.protocolVersion,
  slot.receiver,
  slot.layer,
  slot.fault,
  slot.valid,
  slot.status,
  slot.code,
  slot.behavior,
  slot.retryable,
  slot.retry,
  slot.severity,
  slot.detectability,
  slot.reference,
] as const;

/** Their cells by fault and dialect, as far as they have been asked for; others begin with NULL, which no protocol is. */
const expectations = new Float64Array(allFaults.length * dialects.length * expected.length).fill(NULL);

function writeExpectation({ cells }: Register, plan: Plan, fault: Fault, dialect: Dialect): void {
  const first = (plan.fault * dialects.length + plan.dialect) * expected.length;
  if (expectations[first] === NULL) expectations.set(expectationOf(plan, fault, dialect), first);
  for (let i = 0; i < expected.length; i++) cells[expected[i] as number] = expectations[first + i] as number;
}

/** The cells of `expected`. */
function expectationOf(plan: Plan, fault: Fault, dialect: Dialect): readonly number[] {
  const { status, code, behavior, retry, reference } = plan.reaction;
  return [
    protocols.indexOf(dialect.protocol),
    protocolVersions.indexOf(dialect.version),
    isForClient(fault, dialect) ? 1 : 0,
    fault.layer === null ? NULL : layers.indexOf(fault.layer),
    plan.fault,
    fault.layer === null ? 1 : 0,
    status ?? NULL,
    code === null ? NULL : expectedCodes.indexOf(code),
    behaviors.indexOf(behavior),
    retry === null ? 0 : 1,
    retry === null ? NULL : retryConditions.indexOf(retry),
    severities.indexOf(fault.severity),
    detectabilities.indexOf(fault.detectability),
    references.indexOf(reference),
  ];
}

function isForClient(fault: Fault, dialect: Dialect): boolean {
  return dialect.protocol === "sse" || fault.type === "duplicate_response" || fault.type === "unknown_response_id";
}

function writeMessage({ cells, texts }: Register, made: Case, isBinary: boolean): void {
  texts[slot.params] = made.params;
  texts[slot.context] = made.context;
  cells[slot.encoding] = isBinary ? 1 : 0;
  texts[slot.seed] = isBinary ? btoa(made.seed) : made.seed;
  texts[slot.raw] = btoa(applied(made.seed, made.edits));
  texts[slot.diff] = editsText(made.edits);
  cells[slot.mutation] = mutationBytes(made.edits);
}
