import type { Dataset } from "@sdg/synth/schema/dataset";
import type { ParameterValue } from "@sdg/synth/schema/parameter";
import { type ParameterFlaw, readParameters } from "@sdg/synth/schema/parameter-values";
import { z } from "zod";
import { unknownParameter } from "../http/input.ts";
import { Problem } from "../http/problem.ts";
import type { JsonRecord } from "../store/tables.ts";

/** What a buyer sets of a dataset beside the seed. */
export interface DatasetSettings {
  /** Only what differs from the defaults. */
  readonly parameters: JsonRecord | undefined;
  /** In the dataset's order; undefined for all of them. */
  readonly fields: readonly string[] | undefined;
}

/** What of a request says which rows of a dataset, and which of their fields. */
export interface Settings {
  /** The request's further members, which must be parameters of the dataset. */
  readonly settings: Readonly<Record<string, unknown>>;
  readonly fields: string | readonly string[] | undefined;
  /** The parameters that the operation has for any dataset. */
  readonly known: readonly string[];
}

/** The settings as they were sent, in one form. They can be told without knowing the dataset. */
export function statedSettings({
  settings,
  fields: wanted,
  seed,
}: Pick<Settings, "settings" | "fields"> & { readonly seed: string | undefined }): JsonRecord {
  return {
    ...(seed === undefined ? {} : { seed }),
    ...(Object.keys(settings).length === 0 ? {} : { parameters: settings }),
    ...(wanted === undefined ? {} : { fields: fieldNames(wanted).toSorted() }),
  };
}

function fieldNames(wanted: string | readonly string[]): readonly string[] {
  return typeof wanted === "string" ? wanted.split(",").map((name) => name.trim()) : wanted;
}

/** The `fields` parameter, the same wherever rows of a dataset are sold. */
export const fields = z
  .union([z.string().min(1).max(4_000), z.array(z.string().min(1).max(64)).min(1).max(200)])
  .optional()
  .describe("Names of the fields wanted, separated by commas; all when absent. The rows stay the same rows.");

/**
 * Reads a request's remaining members as the dataset's parameters.
 * @throws Problem that names the parameter, or the two that contradict each other, what is allowed and an example.
 */
export function readSettings(
  dataset: Dataset,
  { settings, fields: wanted, known }: Readonly<Settings>,
): DatasetSettings {
  const read = readParameters(dataset.parameters, settings);
  if (read.flaw !== undefined) throw problemOf(dataset, read.flaw, known);
  const { values } = read;
  // Only what was sent can differ from the defaults, and mostly nothing was.
  const set = Object.keys(dataset.parameters).filter(
    (name) => Object.hasOwn(settings, name) && !isSame(values[name], dataset.values[name]),
  );
  return {
    parameters:
      set.length === 0 ? undefined : (Object.fromEntries(set.map((name) => [name, values[name]])) as JsonRecord),
    fields: readFields(dataset, wanted),
  };
}

function isSame(value: ParameterValue | undefined, other: ParameterValue | undefined): boolean {
  return JSON.stringify(value) === JSON.stringify(other);
}

function readFields(dataset: Dataset, wanted: string | readonly string[] | undefined): readonly string[] | undefined {
  if (wanted === undefined) return undefined;
  const names = fieldNames(wanted);
  const existing = dataset.fields.map(({ name }) => name);
  const unknown = names.find((name) => !existing.includes(name));
  if (unknown !== undefined || new Set(names).size !== names.length) {
    const flaw =
      unknown === undefined ? "names a field twice" : `names no field of ${dataset.id}: ${shortened(unknown)}`;
    throw new Problem("invalid_parameter", `The parameter "fields" ${flaw}.`, {
      parameter: "fields",
      allowed: existing,
      example: existing.slice(0, 3).join(","),
    });
  }
  return names.length === existing.length ? undefined : existing.filter((name) => names.includes(name));
}

function problemOf(
  dataset: Dataset,
  { kind, parameters, reason, allowed, example }: ParameterFlaw,
  known: readonly string[],
): Problem {
  if (kind === "unknown") return unknownParameter(parameters[0] ?? "", [...known, ...Object.keys(dataset.parameters)]);
  const names = parameters.map((name) => JSON.stringify(name)).join(" and ");
  const members = { parameter: parameters[0], parameters, allowed, example, dataset: dataset.id };
  if (kind === "contradiction") return new Problem("contradictory_parameters", `${names} ${reason}.`, members);
  return new Problem("invalid_parameter", `The parameter ${names} ${reason}.`, members);
}

/**
 * How many rows the dataset has under its settings and a seed.
 * @throws Problem contradictory_parameters when more are asked for than the time window holds.
 */
export function refuseBeyondWindow(dataset: Dataset, seed: string, rows: number): void {
  const held = dataset.values.to === null || dataset.values.to === undefined ? undefined : dataset.open(seed).rows;
  const most = held ?? dataset.rowLimit;
  if (rows <= most) return;
  throw new Problem(
    "contradictory_parameters",
    `"rows" and "to" contradict each other: the window until ${String(dataset.values.to)} holds ${most} rows of this seed.`,
    {
      parameters: ["rows", "to"],
      parameter: "rows",
      allowed: `1 to ${most}, or a later "to"`,
      example: Math.max(1, most),
    },
  );
}

function shortened(text: string): string {
  return JSON.stringify(text.length > 64 ? `${text.slice(0, 64)}…` : text);
}
