import { z } from "zod";
import { MAX_ROWS } from "../sale/price.ts";

const MAX_NEED = 2_000;

/** Days that a calendar of four figures can count back and forth from. */
const YEARS = /^(?:19|20|21)\d\d-/;

/** The parameters of every operation that takes a need in words. */
export const needParameters = {
  need: z
    .string()
    .trim()
    .min(1)
    .max(MAX_NEED)
    .describe("What the rows are for, in plain words: English, German, Spanish, French or Portuguese."),
  rows: z
    .int()
    .min(1)
    .max(MAX_ROWS)
    .optional()
    .meta({ description: "How many rows; as many as the need says when absent, else 5.", default: 5 }),
  assume: z
    .boolean()
    .default(false)
    .describe("Take the default where a question would be asked; the assumptions are listed."),
  asOf: z.iso.date().regex(YEARS).optional().meta({
    format: "date",
    description:
      "The day against which words like “last 90 days” are understood, YYYY-MM-DD from 1900 to 2199; today when absent.",
  }),
};
