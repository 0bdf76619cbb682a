import { normalTable } from "../../random/distributions.ts";
import { fastExp } from "../../random/exponential.ts";
import { below, draw, unit } from "../../random/hash.ts";
import { quantileAt } from "../../random/quantile-table.ts";
import {
  ALLOW,
  BENIGN,
  type ConnState,
  connStates,
  histories,
  ICMP,
  TCP,
  tcpHistories,
  UDP,
  udpHistories,
} from "./vocabulary.ts";

/** A flow as it is being made. Indices point into the vocabularies; −1 stands for none. */
export interface Flow {
  source: number;
  sourcePort: number;
  target: number;
  targetPort: number;
  protocol: number;
  service: number;
  direction: number;
  state: number;
  history: number;
  /** Milliseconds. */
  duration: number;
  origBytes: number;
  respBytes: number;
  origPackets: number;
  respPackets: number;
  origIpBytes: number;
  respIpBytes: number;
  action: number;
  rule: number;
  user: number;
  process: number;
  label: number;
}

export function emptyFlow(): Flow {
  return {
    source: 0,
    sourcePort: 0,
    target: 0,
    targetPort: 0,
    protocol: TCP,
    service: -1,
    direction: 0,
    state: 0,
    history: -1,
    duration: 0,
    origBytes: 0,
    respBytes: 0,
    origPackets: 0,
    respPackets: 0,
    origIpBytes: 0,
    respIpBytes: 0,
    action: ALLOW,
    rule: -1,
    user: -1,
    process: -1,
    label: BENIGN,
  };
}

export const state = Object.fromEntries(connStates.map((name, i) => [name, i])) as Readonly<Record<ConnState, number>>;

/** Numbers of a flow's draws that complete it; those below 32 are the makers' own. */
const field = { history: 32, origPackets: 33, respPackets: 34, retries: 35, wait: 36 } as const;

const indices = (texts: readonly string[] | undefined): readonly number[] =>
  (texts ?? []).map((text) => histories.indexOf(text));
const tcpHistory = connStates.map((name) => indices(tcpHistories[name]));
const udpHistory = connStates.map((name) => indices(udpHistories[name]));
const hasOrigPayload = histories.map((text) => text.includes("D"));
const hasRespPayload = histories.map((text) => text.includes("d"));

const SEGMENT = 1_400;
const MOST_BYTES = 50_000_000_000;
const LONGEST_MS = 86_400_000;
/** Seconds after which a lost opening packet is sent again, added up. */
const RETRY_MS = [0, 1_000, 3_000, 7_000] as const;

/** A lognormal number of bytes, at least 1. */
export function lognormalBytes(median: number, sigma: number, u: number): number {
  return Math.max(1, Math.min(MOST_BYTES, Math.round(median * fastExp(sigma * quantileAt(normalTable(), u)))));
}

/**
 * Makes the rest of a flow follow from its protocol, state, bytes and duration: history, packets, bytes with headers. Bytes
 * that the state does not let through vanish.
 */
export function complete(flow: Flow, key: number): void {
  if (flow.protocol === ICMP) completePings(flow);
  else if (flow.protocol === UDP) completeDatagrams(flow, key);
  else completeStream(flow, key);
  if (flow.origBytes + flow.respBytes === 0) flow.service = -1;
  flow.duration = Math.min(LONGEST_MS, flow.duration);
}

function completePings(flow: Flow): void {
  flow.state = state.OTH;
  flow.history = -1;
  flow.origIpBytes = flow.origBytes + 28 * flow.origPackets;
  flow.respIpBytes = flow.respBytes + 28 * flow.respPackets;
}

function completeDatagrams(flow: Flow, key: number): void {
  flow.history = udpHistory[flow.state]?.[0] ?? -1;
  if (flow.state === state.S0) flow.respBytes = 0;
  if (flow.state === state.SHR) flow.origBytes = 0;
  const extra = flow.origBytes > 600 ? below(draw(key, field.origPackets), 4) : 0;
  flow.origPackets = flow.state === state.SHR ? 0 : Math.max(1, Math.ceil(flow.origBytes / SEGMENT)) + extra;
  flow.respPackets = flow.state === state.S0 ? 0 : Math.max(1, Math.ceil(flow.respBytes / SEGMENT));
  flow.origIpBytes = flow.origBytes + 28 * flow.origPackets;
  flow.respIpBytes = flow.respBytes + 28 * flow.respPackets;
}

function completeStream(flow: Flow, key: number): void {
  const possible = tcpHistory[flow.state] ?? [];
  flow.history = possible[below(draw(key, field.history), possible.length)] ?? 0;
  if (hasOrigPayload[flow.history] !== true) flow.origBytes = 0;
  if (hasRespPayload[flow.history] !== true) flow.respBytes = 0;
  switch (flow.state) {
    case state.S0:
      completeUnanswered(flow, key);
      return;
    case state.REJ:
      setPackets(flow, 1, 1, 60, 40);
      flow.duration = below(draw(key, field.wait), 240);
      return;
    case state.RSTOS0:
    case state.SH:
      setPackets(flow, 2, 0, 52, 0);
      flow.duration = 1 + below(draw(key, field.wait), 4_000);
      return;
    case state.RSTRH:
    case state.SHR:
      setPackets(flow, 0, 2, 0, 52);
      flow.duration = 1 + below(draw(key, field.wait), 4_000);
      return;
    default:
      completeExchange(flow, key);
  }
}

/** One opening packet and none to four in all, each later than the last. */
function completeUnanswered(flow: Flow, key: number): void {
  const u = unit(draw(key, field.retries));
  const retries = u < 0.55 ? 0 : u < 0.75 ? 1 : u < 0.9 ? 2 : 3;
  setPackets(flow, 1 + retries, 0, 60, 0);
  flow.duration = (RETRY_MS[retries] as number) + (retries === 0 ? 0 : below(draw(key, field.wait), 40));
}

/** Data, the acknowledgements of the other side's data, and what opening and closing take. */
function completeExchange(flow: Flow, key: number): void {
  const origData = Math.ceil(flow.origBytes / SEGMENT);
  const respData = Math.ceil(flow.respBytes / SEGMENT);
  const orig = 3 + origData + Math.floor(respData / 2) + below(draw(key, field.origPackets), 3);
  const resp = 2 + respData + Math.floor(origData / 2) + below(draw(key, field.respPackets), 3);
  setPackets(flow, orig, resp, 52, 52);
}

function setPackets(flow: Flow, orig: number, resp: number, origHeader: number, respHeader: number): void {
  flow.origPackets = orig;
  flow.respPackets = resp;
  flow.origIpBytes = flow.origBytes + orig * origHeader;
  flow.respIpBytes = flow.respBytes + resp * respHeader;
}
