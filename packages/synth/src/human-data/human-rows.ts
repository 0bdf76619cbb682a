import type { ScenarioReading } from "../human/reading.ts";
import type { HumanFormat, HumanRecord } from "../human/record.ts";
import { humanRow } from "../human/row.ts";
import { type RecordScore, scorer } from "../human-scores/score.ts";

/** A row that is delivered, with its score. */
export interface AcceptedRow {
  readonly record: HumanRecord;
  readonly score: RecordScore;
}

/** A row that was made and turned down; another was made in its place. */
export interface RejectedRow extends AcceptedRow {
  readonly row: number;
  readonly attempt: number;
}

/** The rows of one scenario and seed, accepted one after another. */
export interface HumanRows {
  /** The row, made and scored when it is first asked for. Throws when no attempt is good enough. */
  accepted(row: number): AcceptedRow;
  /** What was turned down on the way to the first so many rows. */
  rejected(rows: number): readonly RejectedRow[];
}

/** So many attempts a row; a generator that needs more is broken, and the buyer gets its money back. */
const MOST_ATTEMPTS = 24;

/** One request makes its rows several times: to sell them, to digest them, to say what was turned down. */
const KEPT = 4;
const kept = new WeakMap<ScenarioReading, Map<string, HumanRows>>();

/** The rows of a scenario. The last few seeds are kept. */
export function humanRows(reading: ScenarioReading, format: HumanFormat, seed: string): HumanRows {
  const known = kept.get(reading) ?? new Map<string, HumanRows>();
  kept.set(reading, known);
  const key = `${format} ${seed}`;
  const rows = known.get(key) ?? madeInOrder(reading, format, seed);
  known.delete(key);
  known.set(key, rows);
  if (known.size > KEPT) known.delete(known.keys().next().value ?? "");
  return rows;
}

/**
 * Rows depend on those before them in one way only: what says again what an earlier row said is turned down. So they are made
 * in order, from 0.
 */
function madeInOrder(reading: ScenarioReading, format: HumanFormat, seed: string): HumanRows {
  const scored = scorer();
  const accepted: AcceptedRow[] = [];
  const rejected: RejectedRow[] = [];

  function makeNext(): void {
    const row = accepted.length;
    for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt += 1) {
      const record = humanRow(reading, format, seed, row, attempt);
      const score = scored.score(record);
      if (score.accepted) {
        scored.remember(record);
        accepted.push({ record, score });
        return;
      }
      rejected.push({ row, attempt, record, score });
    }
    throw new Error(`Row ${row} of this scenario was turned down ${MOST_ATTEMPTS} times`);
  }

  return {
    accepted(row) {
      while (accepted.length <= row) makeNext();
      return accepted[row] as AcceptedRow;
    },
    rejected(rows) {
      while (accepted.length < rows) makeNext();
      return rejected.filter((one) => one.row < rows);
    },
  };
}
