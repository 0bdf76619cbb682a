import { type Arena, arena } from "../../engine/arena.ts";
import { MS_PER_DAY } from "../../engine/calendar.ts";
import { calendarClock, officeRhythm } from "../../engine/calendar-clock.ts";
import { NULL, type RowSource, register } from "../../engine/rows.ts";
import { rowsBefore, startOfDay } from "../../engine/window.ts";
import { agents } from "../../entities/agents.ts";
import { draw, keyAt, streamsOf, unit } from "../../random/hash.ts";
import { type Revision, revisions } from "../mcp-tool-call-transcripts/tool.ts";
import { slot } from "./columns.ts";
import { TracePlayer } from "./play-trace.ts";
import { resources } from "./resources.ts";
import type { Span } from "./span.ts";
import { BLOCK_ROWS, BLOCK_TRACES, type Block, layBlock, traceAt } from "./trace-plan.ts";

/** Whole blocks, about ten million rows. */
export const SPAN_ROWS = Math.floor(10_000_000 / BLOCK_ROWS) * BLOCK_ROWS;

export interface SpanSettings {
  readonly from: string;
  readonly to: string | null;
  readonly agents: number;
  readonly traces_per_day: number;
  readonly tool_error_rate: number;
  readonly clock_skew_ms: number;
  readonly protocol_versions: readonly string[];
}

const traceStreams = streamsOf("mcp-traces/trace");
const spanStreams = streamsOf("mcp-traces/span");
const blockStreams = streamsOf("mcp-traces/block");
const hourStreams = streamsOf("mcp-traces/hour");
const resourceStreams = streamsOf("mcp-traces/resource");

const MS_IN_NS = 1_000_000;
const momentField = 900;

export function openSpans(seed: string, settings: SpanSettings, columns: number, memory: Arena = arena()): RowSource {
  const into = register(columns, memory);
  const { cells, texts } = into;
  const traces = traceStreams(seed);
  const blocks = blockStreams(seed);
  const start = startOfDay(settings.from);
  const clock = calendarClock(officeRhythm, hourStreams(seed), start / MS_PER_DAY, settings.traces_per_day, memory);
  const chosen = settings.protocol_versions.map((version) => revisions.indexOf(version as Revision));
  const player = new TracePlayer(
    {
      agents: settings.agents,
      toolErrorRate: settings.tool_error_rate,
      clockSkewMs: settings.clock_skew_ms,
      revisions: chosen.length === 0 ? revisions.map((_, i) => i) : chosen,
    },
    { agents: agents(seed), resources: resources(resourceStreams(seed)) },
  );
  // 53 bits for each id: 26 of the seed, 27 for the trace or the row.
  const spanIds = (spanStreams(seed).a & 0x3ffffff) * 0x8000000;
  const traceIds = (traces.b & 0x3ffffff) * 0x8000000;
  let block: Block | null = null;
  let first = 0;
  let end = 0;
  let number = -1;
  let began = 0;

  const blockAt = (index: number): Block => {
    if (block?.index !== index) block = layBlock(blocks, index);
    return block;
  };
  const startOf = (trace: number): number => clock.timeAt(trace + unit(draw(keyAt(traces, trace), momentField)));

  const enter = (row: number): void => {
    const known = blockAt(Math.floor(row / BLOCK_ROWS));
    const base = known.index * BLOCK_ROWS;
    const inBlock = traceAt(known, row - base);
    first = base + (known.firstRow[inBlock] as number);
    end = base + (known.firstRow[inBlock + 1] as number);
    number = known.index * BLOCK_TRACES + inBlock;
    began = startOf(number);
    const plan = known.plans[inBlock];
    if (plan === undefined) throw new RangeError(`row ${row} has no trace`);
    player.play(plan, keyAt(traces, number));
    cells[slot.trace] = traceIds + number;
    cells[slot.count] = end - first;
  };

  const load = (row: number): void => {
    if (number < 0 || row < first || row >= end) enter(row);
    const span = player.spans[row - first] as Span;
    cells[slot.span] = spanIds + row;
    cells[slot.parent] = span.parent < 0 ? NULL : spanIds + first + span.parent;
    cells[slot.index] = row - first;
    cells[slot.name] = span.name;
    cells[slot.kind] = span.kind;
    texts[slot.start] = nanosecondText(began, span.start);
    texts[slot.end] = nanosecondText(began, span.end);
    cells[slot.duration] = span.end - span.start;
    cells[slot.status] = span.status;
    texts[slot.statusMessage] = span.message;
    cells[slot.service] = span.service;
    cells[slot.scope] = span.scope;
    cells[slot.method] = span.method < 0 ? NULL : span.method;
    cells[slot.tool] = span.tool < 0 ? NULL : span.tool;
    cells[slot.session] = span.session < 0 ? NULL : span.session;
    cells[slot.revision] = span.revision < 0 ? NULL : span.revision;
    texts[slot.attributes] = span.attributes;
    texts[slot.resource] = span.resource;
  };

  const source: RowSource = { register: into, load };
  if (settings.to === null) return source;
  const traceStart = (row: number): number => {
    const known = blockAt(Math.floor(row / BLOCK_ROWS));
    return startOf(known.index * BLOCK_TRACES + traceAt(known, row - known.index * BLOCK_ROWS));
  };
  return { ...source, rows: rowsBefore(traceStart, startOfDay(settings.to), SPAN_ROWS) };
}

/** Nanoseconds since 1970 of an instant in ms and nanoseconds after it. */
function nanosecondText(ms: number, after: number): string {
  const whole = Math.floor(after / MS_IN_NS);
  return String(ms + whole) + String(after - whole * MS_IN_NS).padStart(6, "0");
}
