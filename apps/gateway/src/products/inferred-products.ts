import type { Blueprint } from "@sdg/synth/inferred/blueprint";
import { INFERRED_VERSION, inferredDataset } from "@sdg/synth/inferred/inferred-dataset";
import type { Plan } from "@sdg/synth/need/plan";
import { judge } from "@sdg/synth/need/verdicts";
import type { JsonRecord } from "../store/tables.ts";
import type { DatasetProduct, Maker } from "./datasets.ts";
import type { Examination, ParsedRow } from "./examination.ts";

/** Under this id rows are sold that no catalog dataset makes. */
export const INFERRED = "schema-inferred";

/** What the rows of a plan are made from, and what was promised of them. */
interface InferredDesign {
  readonly blueprint: Blueprint;
  readonly constraints: Plan["constraints"];
  readonly relations: Plan["relations"];
  /** The day against which the need was understood. */
  readonly asOf: string;
}

export function inferredDesign({ blueprint, constraints, relations }: Plan, asOf: string): JsonRecord {
  const design: InferredDesign = { blueprint, constraints, relations, asOf };
  return design as unknown as JsonRecord;
}

export const inferredMaker: Maker = {
  version: INFERRED_VERSION,
  make: (design) => inferredDataset((design as unknown as InferredDesign).blueprint),
  examine,
};

/** Judges the rows against everything that was asked, by rules that know nothing of how they were made. */
function examine({ design, fields }: DatasetProduct, rows: readonly ParsedRow[], isComplete: boolean): Examination {
  const { blueprint, constraints, relations, asOf } = design as unknown as InferredDesign;
  // Where only some fields were delivered, what needs the others cannot be judged.
  const isThere = (name: string | null): boolean => name === null || fields === undefined || fields.includes(name);
  const tellsTables = blueprint.tables.length === 1 || isThere("table");
  const judged = judge(
    {
      blueprint,
      constraints: constraints.filter(({ field }) => isThere(field)),
      relations: fields === undefined && tellsTables ? relations : [],
    },
    tellsTables ? rows : [],
    isComplete && tellsTables,
    asOf,
  );
  const failed = [...judged.constraints, ...judged.relations].filter(({ satisfied }) => satisfied === false);
  return {
    isSound: failed.length === 0,
    constraints: judged.constraints.map(({ satisfied, actual, reason }) => ({
      ...{ satisfied, actual },
      ...(reason === undefined ? {} : { reason }),
    })),
    quality: {
      constraints: judged.constraints,
      relations: judged.relations,
    },
    further: {},
  };
}
