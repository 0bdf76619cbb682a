import { z } from "zod";
import * as parameters from "../http/parameters.ts";
import { MAX_ROWS } from "../sale/price.ts";
import { fields } from "./dataset-settings.ts";
import type { StatedNeed } from "./need-purchase.ts";

const MAX_NEED = 2_000;

/** Days that a calendar of four figures can count back and forth from. */
const YEARS = /^(?:19|20|21)\d\d-/;

/** The words themselves. */
export const needText = z
  .string()
  .trim()
  .min(1)
  .max(MAX_NEED)
  .describe("What the rows are for, in plain words: English, German, Spanish, French or Portuguese.");

/** What stands beside the words in every operation that takes a need. */
export const besideNeed = {
  rows: z
    .int()
    .min(1)
    .max(MAX_ROWS)
    .optional()
    .meta({ description: "How many rows; as many as the need says when absent, else 5.", default: 5 }),
  wallet: parameters.wallet,
  seed: parameters.seed,
  assume: z
    .boolean()
    .default(false)
    .describe("Take the default where a question would be asked; the assumptions are listed."),
  asOf: z.iso.date().regex(YEARS).optional().meta({
    format: "date",
    description:
      "The day against which words like “last 90 days” are understood, YYYY-MM-DD from 1900 to 2199; today when absent.",
  }),
  fields,
  format: parameters.format,
};

/** The words, and the name of the parameter that they came in. */
export interface NeedWords {
  readonly operation: string;
  readonly need: string;
  readonly parameter: string;
}

type BesideNeed = z.output<z.ZodObject<typeof besideNeed>> & Readonly<Record<string, unknown>>;

/** A need as it was sent. `known`: the operation's own parameters; what stands beside them is a dataset's. */
export function statedNeed(
  words: NeedWords,
  { wallet: _, format: __, rows, seed, assume, asOf, fields: chosen, ...settings }: BesideNeed,
  known: readonly string[],
): StatedNeed {
  return { ...words, rows, seed, assume, asOf, settings, fields: chosen, known };
}
