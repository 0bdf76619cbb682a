import { projected } from "@sdg/synth/engine/projection";
import type { Dataset } from "@sdg/synth/schema/dataset";
import type { ParameterValues } from "@sdg/synth/schema/parameter";
import type { JsonRecord } from "../store/tables.ts";
import type { Examination, ParsedRow } from "./examination.ts";
import { lastUsed } from "./last-used.ts";

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
  /** What a dataset that is made to order is made from; absent for those of the catalog. */
  readonly design?: JsonRecord;
  /** The category that was understood, where the dataset is made to order; absent when none was. */
  readonly category?: string;
}

/** Every dataset that stands ready, by id, as it is with nothing set. */
export type Datasets = ReadonlyMap<string, Dataset>;

/** A generator that makes a dataset to order: from a buyer's need, or for a scenario. */
export interface Maker {
  readonly version: string;
  make(design: JsonRecord): Dataset;
  /** Makes the first rows ahead where each takes milliseconds, a step at a time; the dataset finds them made. */
  prepare?(product: DatasetProduct, rows: number): Iterable<void>;
  /** Looks at delivered rows, the first of the product's; `isComplete`: all of them. */
  examine(product: DatasetProduct, rows: readonly ParsedRow[], isComplete: boolean): Examination;
}

/** By the id under which their datasets are sold. */
export type Makers = ReadonlyMap<string, Maker>;

/** The dataset as a product has it: made to order, parameters set, fields chosen. */
export type DatasetOf = (product: Pick<DatasetProduct, "dataset" | "parameters" | "fields" | "design">) => Dataset;

const KEPT = 64;

/** The last few are kept, because writers are compiled once a dataset. The resolver throws for a dataset that does not exist. */
export function datasetOf(datasets: Datasets, makers: Makers): DatasetOf {
  const kept = lastUsed<Dataset>(KEPT);
  return (product) => {
    const { dataset: id, parameters, fields, design } = product;
    if (parameters === undefined && fields === undefined && design === undefined) return plainOf(id);
    const key = JSON.stringify([id, parameters ?? null, fields ?? null, design === undefined ? null : textOf(design)]);
    return kept.of(key, () => setUp(design === undefined ? plainOf(id) : made(id, design), parameters, fields));
  };

  function plainOf(id: string): Dataset {
    const plain = datasets.get(id);
    if (plain === undefined) throw new Error(`There is no dataset ${id}`);
    return plain;
  }

  function made(id: string, design: JsonRecord): Dataset {
    const maker = makers.get(id);
    if (maker === undefined) throw new Error(`Nothing makes ${id}`);
    return maker.make(design);
  }
}

const texts = new WeakMap<JsonRecord, string>();

/** A design as text. It has some ten thousand characters, and one request asks for its dataset several times. */
function textOf(design: JsonRecord): string {
  const known = texts.get(design);
  if (known !== undefined) return known;
  const text = JSON.stringify(design);
  texts.set(design, text);
  return text;
}

function setUp(dataset: Dataset, parameters: JsonRecord | undefined, fields: readonly string[] | undefined): Dataset {
  const configured = parameters === undefined ? dataset : dataset.configure(parameters as ParameterValues);
  return fields === undefined ? configured : projected(configured, fields);
}

/** The version of a dataset that is on sale; undefined when there is none of this id. */
export function versionOnSale(datasets: Datasets, makers: Makers, id: string): string | undefined {
  return datasets.get(id)?.version ?? makers.get(id)?.version;
}
