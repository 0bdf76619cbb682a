// The engine as the judge of needs asks it: plans in the judge's own words, and rows of the plan.
import { InfeasibleBlueprint } from "../../packages/synth/src/inferred/infeasible-blueprint.ts";
import { inferredDataset } from "../../packages/synth/src/inferred/inferred-dataset.ts";
import type { Plan, PlannedConstraint } from "../../packages/synth/src/need/plan.ts";
import { understand } from "../../packages/synth/src/need/understand/understand.ts";
import { parsedRows } from "../../packages/synth/src/quality/parsed-rows.ts";
import type { Answer, Answerer, ConstraintKind, PlannedConstraint as Judged, Row } from "./types.ts";

/** Our kinds in the judge's; what it has no word for is left out. */
const kinds: Readonly<Partial<Record<PlannedConstraint["kind"], ConstraintKind>>> = {
  range: "range",
  rate: "rate",
  shares: "rate",
  enum: "enum",
  prefix: "prefix",
  distribution: "distribution",
  unique: "unique",
  nulls: "nulls",
  duplicates: "duplicates",
  unit: "unit",
  rows: "rows",
  window: "window",
  cadence: "cadence",
  entities: "entities",
  tables: "tables",
  format: "format",
  seed: "seed",
  relation: "relation",
};

function judged({ field, kind, value }: PlannedConstraint): readonly Judged[] {
  const own = kind === "locale" && "locale" in value ? "locale" : kinds[kind];
  return own === undefined ? [] : [{ field, kind: own, value } as unknown as Judged];
}

function planned(plan: Plan): Omit<Answer, "status" | "questions" | "alternative" | "sample"> {
  return {
    category: plan.category,
    rows: plan.rows,
    fields: plan.fields.map(({ name, type, unit, source, values }) => ({ name, type, unit, source, values })),
    constraints: plan.constraints.flatMap(judged),
    relations: plan.relations.map(({ statement }) => statement),
  };
}

/** Linked tables stand one after the other: the sample has the first rows of each. */
function sampled({ blueprint, rows }: Plan, sampleRows: number): readonly (readonly [from: number, to: number])[] {
  const { tables } = blueprint;
  const wanted = Math.min(sampleRows, rows);
  let start = 0;
  let left = wanted;
  return tables.map((table, index) => {
    const share = index === tables.length - 1 ? left : Math.min(table.rows, Math.floor(wanted / tables.length));
    const range = [start, start + Math.min(share, table.rows)] as const;
    start += table.rows;
    left -= range[1] - range[0];
    return range;
  });
}

const nothing: Answer = {
  status: "refused",
  category: null,
  rows: 0,
  fields: [],
  constraints: [],
  relations: [],
  questions: [],
  alternative: null,
  sample: [],
};

export const answer: Answerer = (need, { sampleRows, today, seed }) => {
  const understanding = understand({ need, today });
  switch (understanding.kind) {
    case "planned": {
      const { plan } = understanding;
      let dataset: ReturnType<typeof inferredDataset>;
      try {
        dataset = inferredDataset(plan.blueprint);
      } catch (error) {
        // The service answers so too: no rows can be as the plan says.
        if (!(error instanceof InfeasibleBlueprint)) throw error;
        return { ...nothing, status: "impossible", questions: [error.message] };
      }
      const sample = sampled(plan, sampleRows).flatMap(([from, to]) => [
        ...parsedRows(dataset, seed, from, to),
      ]) as Row[];
      return { ...nothing, status: "planned", ...planned(plan), sample };
    }
    case "unclear": {
      const questions = understanding.questions.map((each) => [each.question, ...each.options].join(" "));
      return { ...nothing, status: "asked", ...planned(understanding.plan), questions };
    }
    case "impossible":
      return {
        ...nothing,
        status: "impossible",
        questions: understanding.reasons.map((each) => `${each.reason}; ${each.fix}`),
      };
    case "refused":
      return { ...nothing, status: "refused", alternative: understanding.alternative };
    case "unreadable":
      return { ...nothing, status: "asked", questions: [understanding.reason] };
  }
};
