import { projected } from "@sdg/synth/engine/projection";
import type { Dataset } from "@sdg/synth/schema/dataset";
import type { ParameterValues } from "@sdg/synth/schema/parameter";
import type { JsonRecord } from "../store/tables.ts";

/** Rows of a dataset: all that is needed to make them again, on any machine, for ever. */
export interface DatasetProduct extends JsonRecord {
  readonly kind: "dataset";
  readonly dataset: string;
  readonly version: string;
  readonly seed: string;
  /** What was asked for, in the buyer's words. */
  readonly signal: string;
  /** The parameters that are set to something other than the version's default; absent when none is. */
  readonly parameters?: JsonRecord;
  /** The fields that are delivered; absent when all are. */
  readonly fields?: readonly string[];
}

/** Every dataset that can be sold, by id, as it is with nothing set. */
export type Datasets = ReadonlyMap<string, Dataset>;

/** The dataset as a product has it: parameters set, fields chosen. */
export type DatasetOf = (product: Pick<DatasetProduct, "dataset" | "parameters" | "fields">) => Dataset;

const KEPT = 64;

/** The last few are kept, because writers are compiled once a dataset. The resolver throws for a dataset that does not exist. */
export function datasetOf(datasets: Datasets): DatasetOf {
  const kept = new Map<string, Dataset>();
  return ({ dataset: id, parameters, fields }) => {
    const plain = datasets.get(id);
    if (plain === undefined) throw new Error(`There is no dataset ${id}`);
    if (parameters === undefined && fields === undefined) return plain;
    const key = JSON.stringify([id, parameters ?? null, fields ?? null]);
    const known = kept.get(key);
    const configured = known ?? setUp(plain, parameters, fields);
    kept.delete(key);
    kept.set(key, configured);
    if (kept.size > KEPT) kept.delete(kept.keys().next().value ?? "");
    return configured;
  };
}

function setUp(dataset: Dataset, parameters: JsonRecord | undefined, fields: readonly string[] | undefined): Dataset {
  const configured = parameters === undefined ? dataset : dataset.configure(parameters as ParameterValues);
  return fields === undefined ? configured : projected(configured, fields);
}
