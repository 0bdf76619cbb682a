import { isSchema } from "@sdg/synth/need/own-schema";
import type { Plan, Understanding } from "@sdg/synth/need/plan";
import { type SchemaUnderstanding, understandSchema } from "@sdg/synth/need/schema-plan";
import { understand } from "@sdg/synth/need/understand/understand";
import type { JsonValue } from "@sdg/synth/schema/json-value";
import { Problem, type ProblemCode } from "../http/problem.ts";
import type { Clock } from "../ports.ts";
import type { Category } from "./categories.ts";
import { lastUsed } from "./last-used.ts";
import { matchExactly } from "./matching.ts";
import { refuseProviderBacked } from "./policy-products.ts";
import { providerKeyNamed } from "./provider-need.ts";
import { publishedPlan } from "./published-plan.ts";

export interface NeedAsked {
  /** The buyer's words. */
  readonly need: string;
  /** The parameter that they came in. */
  readonly parameter: string;
  readonly rows: number | undefined;
  /** Go ahead with defaults where a question would be asked. */
  readonly assume: boolean;
  /** The day against which "last 90 days" is understood; today when absent. */
  readonly asOf: string | undefined;
}

/** What a need comes to: a category of the catalog that it names, or rows of its own. */
export type UnderstoodNeed =
  | { readonly kind: "category"; readonly category: Category; readonly matchedBy: string; readonly rows: number }
  | { readonly kind: "plan"; readonly plan: Plan; readonly asOf: string };

/** @throws Problem that asks, refuses or says why no rows can meet the need. */
export type UnderstandNeed = (asked: NeedAsked) => UnderstoodNeed;

/** What a need may be refused with. */
export const needRefusals: readonly ProblemCode[] = [
  "need_unclear",
  "need_impossible",
  "need_refused",
  "need_unreadable",
  "invalid_schema",
  "provider_required",
  "contradictory_parameters",
];

/** Rows of a category that a need names without a number. */
const DEFAULT_ROWS = 5;
const KEPT = 64;

/** The last few are kept: a quote, its 402 and the paid request are the same need three times. */
export function needUnderstanding(clock: Clock): UnderstandNeed {
  const kept = lastUsed<Understanding | SchemaUnderstanding>(KEPT);
  return ({ need, parameter, rows, assume, asOf }) => {
    const today = asOf ?? new Date(clock.now()).toISOString().slice(0, 10);
    const schema = schemaIn(need, parameter);
    if (schema === undefined) {
      const match = matchExactly(need);
      if (match !== undefined) return { kind: "category", ...match, rows: rows ?? DEFAULT_ROWS };
      refuseProviderBacked(providerKeyNamed(need) ?? need);
    }
    const key = JSON.stringify([need, rows ?? null, assume, today]);
    const wanted = { today, ...(rows === undefined ? {} : { rows }) };
    const understanding = kept.of(key, () =>
      schema === undefined ? understand({ need, assume, ...wanted }) : understandSchema({ schema, ...wanted }),
    );
    return { kind: "plan", plan: planOf(understanding, parameter), asOf: today };
  };
}

/** Reads the vocabulary and runs the engine once, before anybody waits for it. */
export function prepareNeeds(): void {
  understand({ need: "20 hotel bookings in Spain with nights and rate per night under 300 EUR", today: "2026-01-01" });
}

/** The JSON Schema that a need is, if it is one; what comes as a schema must be. A request in JSON is read as words are. */
function schemaIn(text: string, parameter: string): JsonValue | undefined {
  if (parameter !== "schema" && !text.startsWith("{")) return undefined;
  try {
    const value = JSON.parse(text) as JsonValue;
    return parameter === "schema" || isSchema(value) ? value : undefined;
  } catch {
    if (parameter !== "schema") return undefined;
    throw new Problem("invalid_schema", "The schema is no well-formed JSON.", { parameter });
  }
}

function planOf(understanding: Understanding | SchemaUnderstanding, parameter: string): Plan {
  switch (understanding.kind) {
    case "planned":
      return understanding.plan;
    case "unclear": {
      const { questions, plan } = understanding;
      throw new Problem("need_unclear", "The need can be read in more than one way: answer the questions.", {
        ...{ parameter, questions, plan: publishedPlan(plan) },
      });
    }
    case "impossible": {
      const { reasons } = understanding;
      throw new Problem("need_impossible", reasons[0]?.reason ?? "No rows can meet this need.", { parameter, reasons });
    }
    case "refused": {
      const { rule, reason, alternative } = understanding;
      throw new Problem("need_refused", reason, { parameter, rule, alternative });
    }
    case "flawed": {
      const { flaws } = understanding;
      const [first] = flaws;
      const place = first?.pointer === "" ? "The schema" : first?.pointer;
      throw new Problem("invalid_schema", `${place}: ${first?.reason}.`, { parameter, flaws });
    }
    case "unreadable":
      throw new Problem("need_unreadable", understanding.reason, {
        ...{ parameter, example: "500 hotel bookings in Spain with check-in, nights and rate per night under 300 EUR" },
      });
  }
}
