import { z } from "zod";
import { MAX_ROWS } from "../sale/price.ts";
import { formats } from "./format.ts";

/** Parameters that several operations share, with one meaning everywhere. */

export const wallet = z
  .string()
  .regex(/^0x[a-fA-F0-9]{40}$/)
  .optional()
  .describe("Wallet whose free quota is used, in any letter case. Without it the quota of the client address is used.");

export const seed = z
  .string()
  .regex(/^[A-Za-z0-9_-]{1,64}$/)
  .optional()
  .describe("Seed of the rows: the same seed gives the same rows. Chosen and returned when absent.");

/** A plain string for validation, so that an unknown format is answered with 406 and the list. */
export const format = z
  .string()
  .max(64)
  .optional()
  .meta({ description: "Format of the rows; the Accept header is used when absent.", enum: Object.keys(formats) });

/** Media types in which rows are delivered. */
export const deliveryTypes: readonly string[] = Object.values(formats).map((type) => type.split(";", 1)[0] as string);

export function rowCount(defaultRows: number) {
  return z.int().min(1).max(MAX_ROWS).default(defaultRows).describe("How many rows.");
}
