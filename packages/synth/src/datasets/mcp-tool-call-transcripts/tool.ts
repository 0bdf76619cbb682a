import type { JsonSchema, JsonValue } from "../../schema/json-value.ts";
import type { Dice } from "./dice.ts";

/** A JSON object whose literal lists its keys in code unit order, so that plain serialisation is already canonical. */
export type JsonObject = { readonly [key: string]: JsonValue };

/** The protocol revisions that transcripts speak, oldest first. */
export const revisions = ["2025-06-18", "2025-11-25", "2026-07-28"] as const;
export type Revision = (typeof revisions)[number];

/** What a tool gives back when it works: prose, or structured content whose JSON is the text as well. */
export interface ToolAnswer {
  readonly text?: string;
  readonly structured?: JsonObject;
  /** A document that the answer points at. */
  readonly link?: { readonly mimeType: string; readonly name: string; readonly uri: string };
}

/** A question that a tool may put to the user before it acts. */
export interface Elicitation {
  message(given: JsonObject): string;
  readonly requestedSchema: JsonSchema;
  /** What the user fills in when he accepts. */
  content(dice: Dice): JsonObject;
}

export interface Tool {
  readonly name: string;
  readonly title?: string;
  readonly description: string;
  readonly inputSchema: JsonSchema;
  readonly outputSchema?: JsonSchema;
  readonly annotations?: JsonObject;
  /** How often it is called beside its server's other tools. */
  readonly weight: number;
  /** Median of its latency in ms, and the spread of the latency's logarithm. */
  readonly latency: { readonly median: number; readonly sigma: number };
  /** Long enough that it reports progress. */
  readonly reportsProgress?: readonly string[];
  readonly elicitation?: Elicitation;
  /** Arguments that the input schema accepts. */
  given(dice: Dice): JsonObject;
  answer(dice: Dice, given: JsonObject): ToolAnswer;
  /** What it says when the work itself fails (isError). */
  failure(dice: Dice, given: JsonObject): string;
}

/** How a server's framework words its refusals. */
export type Wording = "zod" | "ajv" | "pydantic" | "plain";

export interface ToolServer {
  readonly name: string;
  readonly title: string;
  readonly version: string;
  readonly instructions: string;
  readonly wording: Wording;
  /** Share of its transcripts over stdio. */
  readonly stdioShare: number;
  /** How long its tool list stays fresh, for revisions that say so. */
  readonly ttlMs: number;
  readonly cacheScope: "public" | "private";
  /** True when successful results spell out `isError: false`. */
  readonly spellsSuccess: boolean;
  /** A resource address that the server does not have; absent when it offers no resources. */
  missingResource?(dice: Dice): string;
  readonly tools: readonly Tool[];
}

/** A text member of a tool's arguments, or `otherwise` when the call left it out. */
export function textArgument(given: JsonObject, name: string, otherwise = ""): string {
  const value = given[name];
  return typeof value === "string" ? value : otherwise;
}

/** A numeric member of a tool's arguments, or `otherwise` when the call left it out. */
export function numberArgument(given: JsonObject, name: string, otherwise: number): number {
  const value = given[name];
  return typeof value === "number" ? value : otherwise;
}
