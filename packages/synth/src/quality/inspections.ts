import type { Dataset } from "../schema/dataset.ts";
import { validators } from "../validators/registry.ts";
import { probes } from "./probes.ts";
import { realism } from "./realism/registry.ts";
import type { Inspection } from "./report/quality-report.ts";

/** What a dataset's rows are looked at with. Of a projection only the values themselves can be checked. */
export function inspectionOf(dataset: Dataset, isProjected: boolean): Inspection {
  if (isProjected) return { validate: undefined, realism: undefined, probe: undefined };
  const { id } = dataset;
  return { validate: validators.get(id), realism: realism.get(id), probe: probes.get(id) };
}
