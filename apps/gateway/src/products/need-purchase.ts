import { InfeasibleBlueprint } from "@sdg/synth/inferred/infeasible-blueprint";
import type { Plan } from "@sdg/synth/need/plan";
import { Problem } from "../http/problem.ts";
import type { Purchase } from "../sale/purchase.ts";
import type { JsonRecord } from "../store/tables.ts";
import type { DatasetPurchase } from "./dataset-purchase.ts";
import { type Settings, statedSettings } from "./dataset-settings.ts";
import { INFERRED, inferredDesign } from "./inferred-products.ts";
import { publishedPlan } from "./published-plan.ts";
import type { NeedAsked, UnderstandNeed, UnderstoodNeed } from "./understood-need.ts";

/** A need as it was sent. */
export interface StatedNeed extends NeedAsked, Settings {
  readonly operation: string;
  readonly seed: string | undefined;
}

/** Turns a need into a purchase. */
export type NeedPurchase = (stated: StatedNeed, resourceUrl: string) => Purchase;

/** @throws Problem about the need or about its settings. */
export function needPurchase(understand: UnderstandNeed, purchase: DatasetPurchase): NeedPurchase {
  return (stated, resourceUrl) => {
    const { operation, need, seed, settings, fields, known } = stated;
    const understood = understand(stated);
    const bought = feasible(stated, () =>
      purchase({
        ...{ operation, settings, fields, known, resourceUrl },
        signal: need,
        ...{ request: needRequest(stated), isWholeRequest: true },
        ...whatIsBought(understood, seed),
      }),
    );
    return understood.kind === "plan" ? withPlannedFields(bought, understood.plan) : bought;
  };
}

/** What a payment for a need is bound to: what was said, and nothing that it comes to. */
export function needRequest({ need, rows, assume, asOf, ...settings }: StatedNeed): JsonRecord {
  return {
    need,
    ...(rows === undefined ? {} : { rows }),
    ...(assume ? { assume } : {}),
    ...(asOf === undefined ? {} : { asOf }),
    ...statedSettings(settings),
  };
}

/** Some contradictions show only when the rows are designed: more of them than there are different values, say. */
function feasible({ parameter }: StatedNeed, design: () => Purchase): Purchase {
  try {
    return design();
  } catch (error) {
    if (!(error instanceof InfeasibleBlueprint)) throw error;
    const fix = `Ask for fewer rows, or for less of ${error.fields.join(", ")}.`;
    const reasons = [{ reason: error.message, fields: error.fields, spans: [], fix }];
    throw new Problem("need_impossible", `${error.message}.`, { parameter, reasons });
  }
}

/** Where only some fields are delivered, the plan speaks of those. */
function withPlannedFields(bought: Purchase, plan: Plan): Purchase {
  const chosen = bought.product.fields as readonly string[] | undefined;
  if (chosen === undefined) return bought;
  const { fields, constraints } = publishedPlan({
    ...plan,
    fields: plan.fields.filter(({ name }) => chosen.includes(name)),
    constraints: plan.constraints.filter(({ field }) => field === null || chosen.includes(field)),
  });
  return { ...bought, understoodAs: { ...bought.understoodAs, fields, constraints } };
}

function whatIsBought(understood: UnderstoodNeed, seed: string | undefined) {
  if (understood.kind === "category") {
    const { category, matchedBy, rows } = understood;
    return { dataset: category.id, understood: { category: category.id, matchedBy }, rows, seed };
  }
  const { plan, asOf } = understood;
  return {
    dataset: INFERRED,
    made: { design: inferredDesign(plan, asOf), category: plan.category },
    understood: { ...publishedPlan(plan), matchedBy: "understanding", asOf },
    rows: plan.rows,
    seed: seed ?? plan.seed ?? undefined,
  };
}
