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

function code<T>(values: readonly T[], value: T): number {
  return values.indexOf(value);
}

function writeExpectation({ cells }: Register, plan: Plan, fault: Fault, dialect: Dialect): void {
  const { status, code: expected, behavior, retry, reference } = plan.reaction;
  cells[slot.protocol] = code(protocols, dialect.protocol);
  cells[slot.protocolVersion] = code(protocolVersions, dialect.version);
  cells[slot.receiver] = isForClient(fault, dialect) ? 1 : 0;
  cells[slot.layer] = fault.layer === null ? NULL : code(layers, fault.layer);
  cells[slot.fault] = plan.fault;
  cells[slot.valid] = fault.layer === null ? 1 : 0;
  cells[slot.status] = status ?? NULL;
  cells[slot.code] = expected === null ? NULL : code(expectedCodes, expected);
  cells[slot.behavior] = code(behaviors, behavior);
  cells[slot.retryable] = retry === null ? 0 : 1;
  cells[slot.retry] = retry === null ? NULL : code(retryConditions, retry);
  cells[slot.severity] = code(severities, fault.severity);
  cells[slot.detectability] = code(detectabilities, fault.detectability);
  cells[slot.reference] = code(references, reference);
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
