import { type Arena, arena } from "../../engine/arena.ts";
import { MS_PER_DAY } from "../../engine/calendar.ts";
import { calendarClock, type Rhythm } from "../../engine/calendar-clock.ts";
import { NULL, type RowSource, register } from "../../engine/rows.ts";
import { rowsBefore, startOfDay } from "../../engine/window.ts";
import { draw, innerKey, keyAt, mix, type Stream, streamsOf, unit } from "../../random/hash.ts";
import { permute } from "../../random/permutation.ts";
import { fillAttack } from "./attack-flow.ts";
import { fillBenign } from "./benign-flow.ts";
import { CAMPAIGN_BLOCK, campaigns, flowNumber, type Stage, stageAt } from "./campaigns.ts";
import { slot } from "./columns.ts";
import { emptyFlow, type Flow } from "./flow.ts";
import { hostsOf } from "./hosts.ts";
import { BENIGN, BRUTE_FORCE, INTERNAL, rules } from "./vocabulary.ts";

export const FLOW_ROWS = 10_000_000;

export interface FlowSettings {
  readonly from: string;
  readonly to: string | null;
  readonly hosts: number;
  readonly flows_per_day: number;
  readonly malicious_rate: number;
}

const flowStreams = streamsOf("network-security-logs/flow");
const hourStreams = streamsOf("network-security-logs/hour");
const campaignStreams = streamsOf("network-security-logs/campaign");
const uidStreams = streamsOf("network-security-logs/uid");
const codeStreams = streamsOf("network-security-logs/campaign-code");

/** Machines work at night too: quieter than people, never silent. */
const networkRhythm: Rhythm = {
  months: [1, 1, 1, 1, 1, 1, 0.96, 0.94, 1, 1.02, 1.02, 0.94],
  weekdays: [1, 1.02, 1.02, 1, 0.97, 0.58, 0.55],
  hours: [
    0.44, 0.42, 0.42, 0.4, 0.4, 0.43, 0.5, 0.68, 0.9, 1, 1, 0.98, 0.9, 0.96, 1, 0.98, 0.94, 0.84, 0.68, 0.6, 0.55, 0.52,
    0.5, 0.46,
  ],
};

/** Time that a stage of guesses takes at most, ms a guess: more than twenty a minute. */
const GUESS_MS = 2_000;
const momentField = 40;
const sensorField = 41;
/** More than there are rows. */
const UID_BITS = 24;
/** Odd, so that no two rows meet. */
const UID_STRIDE = 0x9e3779b1;
/** Flows of so many rows come from the same busy machines. */
const HABIT_ROWS = 48;

export function openFlows(seed: string, settings: FlowSettings, columns: number, memory: Arena = arena()): RowSource {
  const into = register(columns, memory);
  const { cells } = into;
  const flows = flowStreams(seed);
  const codes = codeStreams(seed);
  const uids = uidStreams(seed);
  const start = startOfDay(settings.from);
  const clock = calendarClock(networkRhythm, hourStreams(seed), start / MS_PER_DAY, settings.flows_per_day, memory);
  const attacks = campaigns(campaignStreams(seed), settings.malicious_rate);
  const hosts = hostsOf(settings.hosts);
  const flow = emptyFlow();

  /** Guesses follow one another quickly, and end before what follows begins. */
  const guessTime = (row: number, place: number, stage: Stage, u: number): number => {
    const first = row - place;
    const from = clock.timeAt(first);
    const span = Math.min(clock.timeAt(first + stage.rows) - from, stage.flows * GUESS_MS);
    return from + Math.floor((span * (place + u)) / stage.rows);
  };

  const timeAt = (row: number): number => {
    const block = Math.floor(row / CAMPAIGN_BLOCK);
    const inBlock = row - block * CAMPAIGN_BLOCK;
    const stage = stageAt(attacks.of(block), inBlock);
    const u = unit(draw(keyAt(flows, row), momentField));
    return stage?.label === BRUTE_FORCE ? guessTime(row, inBlock - stage.from, stage, u) : clock.timeAt(row + u);
  };

  const load = (row: number): void => {
    const key = keyAt(flows, row);
    const block = Math.floor(row / CAMPAIGN_BLOCK);
    const inBlock = row - block * CAMPAIGN_BLOCK;
    const campaign = attacks.of(block);
    const stage = stageAt(campaign, inBlock);
    const number = stage === undefined ? -1 : flowNumber(stage, inBlock);
    const u = unit(draw(key, momentField));
    cells[slot.ts] =
      stage?.label === BRUTE_FORCE ? guessTime(row, inBlock - stage.from, stage, u) : clock.timeAt(row + u);
    cells[slot.uid] = uidOf(uids, row);
    if (stage === undefined || number < 0) {
      fillBenign(flow, hosts, key, innerKey(flows.b, Math.floor(row / HABIT_ROWS)));
      cells[slot.campaign] = NULL;
    } else {
      fillAttack(flow, hosts, campaign, stage, number);
      cells[slot.campaign] = permute(codes, block, 24);
    }
    writeFlow(cells, flow);
    cells[slot.sensor] = (flow.direction === INTERNAL ? 2 : 0) + (draw(flow.target, sensorField) & 1);
  };

  const source: RowSource = { register: into, load };
  if (settings.to === null) return source;
  return { ...source, rows: rowsBefore(timeAt, startOfDay(settings.to), FLOW_ROWS) };
}

/** 48 bits: the lower half goes through all numbers in strides, and the upper half is a hash of it. */
function uidOf(of: Stream, row: number): number {
  const low = (Math.imul(row, UID_STRIDE) + of.a) & (2 ** UID_BITS - 1);
  return (mix(low ^ of.b) >>> (32 - UID_BITS)) * 2 ** UID_BITS + low;
}

function orNull(index: number): number {
  return index < 0 ? NULL : index;
}

function writeFlow(cells: Float64Array, flow: Flow): void {
  cells[slot.sourceIp] = flow.source;
  cells[slot.sourcePort] = flow.sourcePort;
  cells[slot.targetIp] = flow.target;
  cells[slot.targetPort] = flow.targetPort;
  cells[slot.protocol] = flow.protocol;
  cells[slot.service] = orNull(flow.service);
  cells[slot.direction] = flow.direction;
  cells[slot.duration] = flow.origPackets + flow.respPackets === 1 ? NULL : flow.duration;
  cells[slot.origBytes] = flow.origBytes;
  cells[slot.respBytes] = flow.respBytes;
  cells[slot.origPackets] = flow.origPackets;
  cells[slot.respPackets] = flow.respPackets;
  cells[slot.origIpBytes] = flow.origIpBytes;
  cells[slot.respIpBytes] = flow.respIpBytes;
  cells[slot.state] = flow.state;
  cells[slot.history] = orNull(flow.history);
  cells[slot.action] = flow.action;
  cells[slot.rule] = orNull(flow.rule);
  cells[slot.severity] = flow.rule < 0 ? 0 : (rules[flow.rule] as (typeof rules)[number]).severity;
  cells[slot.user] = orNull(flow.user);
  cells[slot.process] = orNull(flow.process);
  cells[slot.label] = flow.label;
  cells[slot.technique] = flow.label === BENIGN ? NULL : flow.label - 1;
}
