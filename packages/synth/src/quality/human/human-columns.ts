import { textOf } from "../row-values.ts";
import type { Row } from "../statistic.ts";
import { textValence } from "./valence-lexicon.ts";

/** What the statistics of human-like data need of the rows. */
export interface HumanColumns {
  rows: number;
  emotions: string[];
  /** Emotions of two states of one person, one right after the other. */
  pairs: (readonly [string, string])[];
  /** Intensities of the same two states. */
  before: number[];
  after: number[];
  /** Of every state of the main person. */
  valences: number[];
  textValences: number[];
  /** States of a row. */
  lengths: number[];
  /** What the main person wrote, a row in one text. */
  texts: string[];
}

const KEPT_TEXTS = 2_000;

/** Reads traces and conversations alike: the states of each person in their order. */
export function collectHumans(rows: Iterable<Row>): HumanColumns {
  const columns: HumanColumns = {
    rows: 0,
    emotions: [],
    pairs: [],
    before: [],
    after: [],
    valences: [],
    textValences: [],
    lengths: [],
    texts: [],
  };
  for (const row of rows) readHuman(columns, row);
  return columns;
}

function readHuman(columns: HumanColumns, row: Row): void {
  const states = (row.format === "traces" ? row.steps : row.turns) as readonly Row[];
  columns.rows++;
  columns.lengths.push(states.length);
  for (const speaker of row.format === "traces" ? [null] : ["user", "other"]) {
    const own = speaker === null ? states : states.filter((state) => state.speaker === speaker);
    let last: Row | undefined;
    for (const state of own) {
      const emotion = textOf(state, "emotion") ?? "";
      columns.emotions.push(emotion);
      if (last !== undefined) {
        columns.pairs.push([textOf(last, "emotion") ?? "", emotion]);
        columns.before.push(Number(last.intensity));
        columns.after.push(Number(state.intensity));
      }
      last = state;
      if (speaker === "other") continue;
      columns.valences.push(Number(state.valence));
      columns.textValences.push(textValence(textOf(state, "text") ?? ""));
    }
  }
  if (columns.texts.length >= KEPT_TEXTS) return;
  const said = states.filter((state) => state.speaker !== "other").map((state) => textOf(state, "text") ?? "");
  columns.texts.push(said.join(" "));
}
