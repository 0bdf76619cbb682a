import { MS_PER_DAY } from "../../../../engine/calendar.ts";
import { type Reading, readingOf } from "../../../extract/reading.ts";
import type { Findings } from "../../../findings.ts";
import { sentencesOf } from "./clauses.ts";
import { type Quantity, quantitiesIn } from "./quantity.ts";
import { type RangeSaid, rangesOf } from "./ranges.ts";

/** A need with what is read of it once, for all that is asked of it. */
export interface NeedReading extends Reading {
  readonly quantities: readonly Quantity[];
  readonly ranges: readonly RangeSaid[];
  /** The number of the sentence in which each token stands. */
  readonly sentences: readonly number[];
}

/** Reads a need against a day, as ISO 8601. */
export function readNeed(findings: Findings, today: string): NeedReading {
  const { text, tokens, language } = findings;
  const day = Math.floor(Date.parse(today) / MS_PER_DAY);
  const reading: Reading = { ...readingOf(text, tokens, language, day), stepped: false };
  const quantities = quantitiesIn(reading);
  return { ...reading, quantities, ranges: rangesOf(reading, findings, quantities), sentences: sentencesOf(reading) };
}
