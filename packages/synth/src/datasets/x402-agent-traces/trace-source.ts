import { type Arena, arena } from "../../engine/arena.ts";
import { NULL, type Register, type RowSource, register } from "../../engine/rows.ts";
import { rowsBefore, startOfDay } from "../../engine/window.ts";
import { draw, keyAt, streamsOf } from "../../random/hash.ts";
import { permute } from "../../random/permutation.ts";
import { slot } from "./columns.ts";
import { type Deal, deals, paymentKey } from "./deal.ts";
import { requiredText } from "./messages.ts";
import { lasting, type Payment, pay, payment } from "./payment.ts";
import { type ScenarioPlan, type StepPlan, scenarioPlans } from "./step-plan.ts";
import { traceClock } from "./trace-clock.ts";
import { scenarioCounts, type TraceLayout, traceLayouts } from "./trace-layout.ts";
import {
  carrierOf,
  clearAuthorization,
  clearPayment,
  clearSettlement,
  clearVerdict,
  writeAuthorization,
  writeDeal,
  writeMessage,
  writeOffer,
  writeSettlement,
  writeStatus,
  writeVerdict,
} from "./trace-steps.ts";
import { INVALID, invalidReasons, kind } from "./vocabulary.ts";

interface TraceParameters {
  readonly from: string;
  readonly to: string | null;
  readonly traces_per_day: number;
  readonly agents: number;
  readonly settlement_failure_rate: number;
  readonly gamed_share: number;
}

const traceStreams = streamsOf("x402-agent-traces/trace");
const codeStreams = streamsOf("x402-agent-traces/trace-code");
const layoutStreams = streamsOf("x402-agent-traces/layout");
const clockStreams = streamsOf("x402-agent-traces/clock");

const field = { required: 40, again: 41, answer: 42, recover: 43 } as const;

/** The trace that is being handed out. */
interface Trace {
  plan: ScenarioPlan;
  first: number;
  rows: number;
  start: number;
  requiredAt: number;
  required: string;
  /** What the answer to an invalid payment says. */
  refused: string;
  askedAgainAt: number;
  answeredAgainAt: number;
}

/** Opens the traces of a seed: a trace is derived when its first row is met, then its steps are handed out. */
export function openTraces(
  seed: string,
  values: TraceParameters,
  columns: number,
  limit: number,
  memory: Arena = arena(),
): RowSource {
  const into = register(columns, memory);
  const traces = traceStreams(seed);
  const codes = codeStreams(seed);
  const layoutOf = traceLayouts(layoutStreams(seed), scenarioCounts(values.settlement_failure_rate), memory);
  const clock = traceClock(clockStreams(seed), startOfDay(values.from), values.traces_per_day, memory);
  const dealOf = deals(seed, { agents: values.agents, gamedShare: values.gamed_share });
  const payments: readonly [Payment, Payment] = [payment(), payment()];
  const trace: Trace = {
    plan: scenarioPlans[0] as ScenarioPlan,
    first: 0,
    rows: 0,
    start: 0,
    requiredAt: 0,
    required: "",
    refused: "",
    askedAgainAt: 0,
    answeredAgainAt: 0,
  };
  let deal: Deal | undefined;

  const enter = (row: number): Deal => {
    const layout = layoutOf(row);
    const key = keyAt(traces, layout.trace);
    const made = dealOf(key, layout.scenario);
    begin(trace, layout, clock(layout.trace), key);
    let from = trace.requiredAt;
    for (const [i, fate] of trace.plan.fates.entries()) {
      const each = payments[i as 0 | 1];
      pay(each, made, paymentKey(key, i + 1), fate, from);
      from = each.respondedAt + lasting(700, 0.8, draw(key, field.recover), 60_000);
      if (fate === INVALID) trace.refused = refusal(made, each);
      trace.askedAgainAt = each.respondedAt + lasting(6_000, 0.5, draw(key, field.again), 60_000);
      trace.answeredAgainAt = trace.askedAgainAt + lasting(30, 0.6, draw(key, field.answer), 5_000);
    }
    trace.required = requiredText("Payment required", made.accepts, made.resource);
    into.cells[slot.trace] = permute(codes, layout.trace, 30);
    into.cells[slot.steps] = layout.rows;
    into.cells[slot.outcome] = trace.plan.outcome;
    writeDeal(into, made);
    return made;
  };

  const load = (row: number): void => {
    if (deal === undefined || row < trace.first || row >= trace.first + trace.rows) deal = enter(row);
    const step = trace.plan.steps[row - trace.first] as StepPlan;
    const { cells } = into;
    cells[slot.step] = row - trace.first + 1;
    cells[slot.kind] = step.kind;
    writeOffer(into, deal, step.kind !== kind.request);
    if (step.attempt === 0) {
      writeOpening(into, deal, trace, step.kind === kind.required);
    } else {
      const of = payments[step.attempt === 1 ? 0 : 1];
      cells[slot.attempt] = step.attempt;
      cells[slot.idempotency] = of.identifier < 0 ? NULL : of.identifier;
      cells[slot.budget] = deal.budget - (step.isSpent ? of.settled : 0);
      writePayment(into, deal, trace, of, step);
    }
  };
  const { to } = values;
  if (to === null) return { register: into, load };
  return { register: into, rows: rowsBefore((row) => clock(layoutOf(row).trace), startOfDay(to), limit), load };
}

function begin(trace: Trace, layout: TraceLayout, start: number, key: number): void {
  trace.plan = scenarioPlans[layout.scenario] as ScenarioPlan;
  trace.first = layout.first;
  trace.rows = layout.rows;
  trace.start = start;
  trace.requiredAt = start + lasting(46, 0.6, draw(key, field.required), 15_000);
}

function refusal(deal: Deal, of: Payment): string {
  return requiredText(invalidReasons[of.invalidReason] as string, deal.accepts, deal.resource);
}

/** The first two steps: the request, and the offer that answers it. */
function writeOpening(into: Register, deal: Deal, trace: Trace, isOffer: boolean): void {
  const { cells } = into;
  clearPayment(into);
  cells[slot.ts] = isOffer ? trace.requiredAt : trace.start;
  cells[slot.latency] = isOffer ? trace.requiredAt - trace.start : NULL;
  cells[slot.budget] = deal.budget;
  if (isOffer) writeStatus(into, deal, false);
  else cells[slot.status] = NULL;
  writeMessage(into, isOffer ? trace.required : null, carrierOf(deal, kind.required, true));
}

function writePayment(into: Register, deal: Deal, trace: Trace, of: Payment, step: StepPlan): void {
  const { cells } = into;
  const isResponse = step.kind === kind.response;
  if (isResponse || step.isAgain) clearAuthorization(into);
  if (!isResponse) writeAuthorization(into, of);
  clearVerdict(into);
  clearSettlement(into);
  cells[slot.status] = NULL;
  cells[slot.latency] = NULL;
  switch (step.kind) {
    case kind.sign:
      cells[slot.ts] = of.signedAt;
      writeMessage(into, null, 0);
      return;
    case kind.retry:
      cells[slot.ts] = step.isAgain ? trace.askedAgainAt : of.retriedAt;
      writeMessage(into, of.payload, carrierOf(deal, kind.retry, false));
      return;
    case kind.verify:
      cells[slot.ts] = of.verifiedAt;
      cells[slot.latency] = of.verifyLatency;
      cells[slot.facilitator] = deal.facilitator;
      writeVerdict(into, of);
      writeMessage(into, of.verify, carrierOf(deal, kind.verify, false));
      return;
    case kind.settle:
      cells[slot.ts] = of.settledAt;
      cells[slot.latency] = of.settleLatency;
      cells[slot.facilitator] = deal.facilitator;
      writeSettlement(into, of);
      writeMessage(into, of.settle, carrierOf(deal, kind.settle, false));
      return;
    default: {
      const isRefused = of.fate === INVALID;
      cells[slot.ts] = step.isAgain ? trace.answeredAgainAt : of.respondedAt;
      cells[slot.latency] = step.isAgain ? trace.answeredAgainAt - trace.askedAgainAt : of.respondedAt - of.retriedAt;
      writeStatus(into, deal, step.isSpent);
      writeMessage(into, isRefused ? trace.refused : of.settle, carrierOf(deal, kind.response, isRefused));
    }
  }
}
