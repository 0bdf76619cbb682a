import {
  defaultValues,
  type Parameter,
  type Parameters,
  type ParameterValue,
  type ParameterValues,
} from "./parameter.ts";

/** Why values cannot be used: the parameter, or the two that contradict each other, and what would do. */
export interface ParameterFlaw {
  readonly kind: "unknown" | "invalid" | "contradiction";
  readonly parameters: readonly string[];
  /** A clause that continues "The parameter … ". */
  readonly reason: string;
  readonly allowed: string;
  readonly example: ParameterValue;
}

export type ReadParameters =
  | { readonly values: ParameterValues; readonly flaw?: undefined }
  | { readonly flaw: ParameterFlaw };

/**
 * Complete, canonical values out of what a buyer sent: texts out of a query or typed members of a JSON body. Members of a
 * choice of several are sorted as declared, and all of them is the same as none.
 */
export function readParameters(parameters: Parameters, sent: Readonly<Record<string, unknown>>): ReadParameters {
  const values: Record<string, ParameterValue> = defaultValues(parameters) as Record<string, ParameterValue>;
  for (const [name, value] of Object.entries(sent)) {
    const parameter = Object.hasOwn(parameters, name) ? parameters[name] : undefined;
    if (parameter === undefined) return { flaw: unknown(name, parameters) };
    const read = readValue(parameter, value);
    if (read === undefined) return { flaw: invalid(name, parameter) };
    values[name] = read;
  }
  const { from, to } = values;
  if (typeof from === "string" && typeof to === "string" && from >= to) {
    const flaw: ParameterFlaw = {
      kind: "contradiction",
      parameters: ["from", "to"],
      reason: `contradict each other: the window ends on ${to}, before it begins on ${from}`,
      allowed: "from earlier than to",
      example: from,
    };
    return { flaw };
  }
  return { values };
}

function unknown(name: string, parameters: Parameters): ParameterFlaw {
  const names = Object.keys(parameters);
  return {
    kind: "unknown",
    parameters: [name.slice(0, 64)],
    reason: "does not exist for this dataset",
    allowed: names.length === 0 ? "none" : names.join(", "),
    example: names[0] ?? null,
  };
}

function invalid(name: string, parameter: Parameter): ParameterFlaw {
  const allowed = allowedText(parameter);
  return { kind: "invalid", parameters: [name], reason: `must be ${allowed}`, allowed, example: exampleOf(parameter) };
}

/** What a parameter takes, in words. */
export function allowedText(parameter: Parameter): string {
  switch (parameter.type) {
    case "integer":
      return `a whole number from ${parameter.minimum} to ${parameter.maximum}`;
    case "number":
      return `a number from ${parameter.minimum} to ${parameter.maximum}`;
    case "date":
      return `a day YYYY-MM-DD from ${parameter.minimum} to ${parameter.maximum}`;
    case "choice":
      return `one of ${parameter.values.join(", ")}`;
    case "choices":
      return `any of ${parameter.values.join(", ")}, separated by commas`;
  }
}

/** A value that would do. */
export function exampleOf(parameter: Parameter): ParameterValue {
  if (parameter.type === "choices") return parameter.values.slice(0, 2);
  if (parameter.type === "choice") return parameter.default ?? parameter.values[0] ?? null;
  if (parameter.type === "date") return parameter.default ?? parameter.maximum;
  return parameter.default;
}

/** Six decimals: enough for any rate, and few enough that a number has one canonical text. */
const DECIMALS = 1_000_000;

function readValue(parameter: Parameter, value: unknown): ParameterValue | undefined {
  switch (parameter.type) {
    case "integer":
    case "number": {
      const number = typeof value === "string" && /^-?\d{1,12}(\.\d{1,12})?$/.test(value) ? Number(value) : value;
      if (typeof number !== "number" || !Number.isFinite(number)) return undefined;
      if (number < parameter.minimum || number > parameter.maximum) return undefined;
      if (parameter.type === "integer") return Number.isSafeInteger(number) ? number : undefined;
      return Math.round(number * DECIMALS) / DECIMALS;
    }
    case "date": {
      if (typeof value !== "string" || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return undefined;
      const ms = Date.parse(value);
      // 2025-02-30 reads as the second of March.
      if (!Number.isFinite(ms) || new Date(ms).toISOString().slice(0, 10) !== value) return undefined;
      return value >= parameter.minimum && value <= parameter.maximum ? value : undefined;
    }
    case "choice":
      return typeof value === "string" && parameter.values.includes(value) ? value : undefined;
    case "choices": {
      const members = typeof value === "string" ? value.split(",").map((member) => member.trim()) : value;
      if (!Array.isArray(members) || members.length === 0) return undefined;
      if (members.some((member) => !parameter.values.includes(member as string))) return undefined;
      if (new Set(members).size !== members.length) return undefined;
      return members.length === parameter.values.length
        ? []
        : parameter.values.filter((member) => members.includes(member));
    }
  }
}
