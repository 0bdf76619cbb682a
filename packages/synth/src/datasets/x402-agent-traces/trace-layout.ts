import type { Arena } from "../../engine/arena.ts";
import { lastAtMost } from "../../engine/last-at-most.ts";
import { draw, keyAt, type Stream } from "../../random/hash.ts";
import { permute } from "../../random/permutation.ts";
import { scenarioPlans } from "./step-plan.ts";

/**
 * Which rows form which trace. Every block has the same scenarios in another order, so that a row's block is a plain division
 * and the rates that were asked for hold in each block.
 */
const BLOCK_BITS = 10;
const BLOCK_TRACES = 2 ** BLOCK_BITS;

const lengths = scenarioPlans.map((plan) => plan.steps.length);

/** Shares of offers that nobody pays, that are paid wrongly (for good, or at first), and whose answer is asked for again. */
const ABANDONED = 0.31;
const REJECTED = 0.018;
const REJECTED_FIRST = 0.014;
const ASKED_AGAIN = 0.022;

/** How many traces of a block have each scenario, by its number, where so many of all settlements fail. */
export function scenarioCounts(failureRate: number): readonly number[] {
  const abandoned = Math.round(ABANDONED * BLOCK_TRACES);
  const rejected = Math.round(REJECTED * BLOCK_TRACES);
  const settling = BLOCK_TRACES - abandoned - rejected;
  // Every other failure is followed by a settlement that succeeds.
  const failures = Math.min(settling, Math.round((failureRate * settling) / (1 - failureRate / 2)));
  const recovered = failures >> 1;
  const rejectedFirst = Math.min(settling - failures, Math.round(REJECTED_FIRST * BLOCK_TRACES));
  const askedAgain = Math.min(settling - failures - rejectedFirst, Math.round(ASKED_AGAIN * BLOCK_TRACES));
  const paid = settling - failures - rejectedFirst - askedAgain;
  return [paid, abandoned, rejected, rejectedFirst, failures - recovered, recovered, askedAgain];
}

export function rowsOf(counts: readonly number[]): number {
  return counts.reduce((sum, count, i) => sum + count * (lengths[i] as number), 0);
}

export interface TraceLayout {
  /** The trace's number in the dataset. */
  trace: number;
  /** Its first row. */
  first: number;
  rows: number;
  scenario: number;
}

/**
 * Finds the trace of a row. Of the last block it keeps where traces begin, as far as that has been asked for, because a new
 * seed is mostly opened for a few rows. The object is reused.
 */
export function traceLayouts(of: Stream, counts: readonly number[], memory: Arena): (row: number) => TraceLayout {
  const blockRows = rowsOf(counts);
  const starts = memory.int32(BLOCK_TRACES + 1);
  const found: TraceLayout = { trace: 0, first: 0, rows: 0, scenario: 0 };
  let known = -1;
  let order: Stream = of;
  /** Traces of the block whose ends are known. */
  let laid = 0;

  return (row) => {
    const block = Math.floor(row / blockRows);
    if (block !== known) {
      const key = keyAt(of, block);
      order = { a: key, b: draw(key, 0) };
      known = block;
      laid = 0;
    }
    const place = row - block * blockRows;
    while ((starts[laid] as number) <= place) {
      starts[laid + 1] = (starts[laid] as number) + (lengths[scenarioAt(order, counts, laid)] as number);
      laid += 1;
    }
    const last = place >= (starts[laid - 1] as number) ? laid - 1 : lastAtMost(starts, 0, laid, place);
    found.trace = block * BLOCK_TRACES + last;
    found.first = block * blockRows + (starts[last] as number);
    found.rows = (starts[last + 1] as number) - (starts[last] as number);
    found.scenario = scenarioAt(order, counts, last);
    return found;
  };
}

/** The scenario of a trace of a block: the block's own shuffle of as many of each as there must be. */
function scenarioAt(order: Stream, counts: readonly number[], place: number): number {
  let left = permute(order, place, BLOCK_BITS);
  let scenario = 0;
  while (left >= (counts[scenario] as number)) {
    left -= counts[scenario] as number;
    scenario += 1;
  }
  return scenario;
}
