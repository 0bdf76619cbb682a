import type { JsonSchema } from "../../schema/json-value.ts";
import type { Condition, Effect, Source, Tool } from "./simulator.ts";

/** A parameter of a tool; optional ones are not required. */
export interface ParameterOf {
  readonly schema: JsonSchema;
  readonly optional: boolean;
}

const parameter = (schema: JsonSchema): ParameterOf => ({ schema, optional: false });

export const text = (description: string): ParameterOf => parameter({ description, type: "string" });
export const whole = (description: string, minimum = 0): ParameterOf =>
  parameter({ description, minimum, type: "integer" });
export const flag = (description: string): ParameterOf => parameter({ description, type: "boolean" });
export const texts = (description: string): ParameterOf =>
  parameter({ description, items: { type: "string" }, type: "array" });
export const oneOf = (description: string, members: readonly string[]): ParameterOf =>
  parameter({ description, enum: members, type: "string" });
export const optional = (of: ParameterOf): ParameterOf => ({ ...of, optional: true });

export const arg = (name: string): Source => ({ arg: name });
export const at = (pointer: string): Source => ({ at: pointer });
export const constant = (value: string | number | boolean): Source => ({ const: value });
export const empty: Source = { const: {} };

export const present = (pointer: string): Condition => ({ is: "present", left: at(pointer) });
export const absent = (pointer: string): Condition => ({ is: "absent", left: at(pointer) });
export const equal = (left: Source, right: Source): Condition => ({ is: "equal", left, right });
export const notEqual = (left: Source, right: Source): Condition => ({ is: "not_equal", left, right });
export const atLeast = (left: Source, right: Source): Condition => ({ is: "at_least", left, right });

export const set = (path: string, value: Source): Effect => ({ do: "set", path, value });
export const add = (path: string, value: Source): Effect => ({ do: "add", path, value });
export const subtract = (path: string, value: Source): Effect => ({ do: "subtract", path, value });
export const append = (path: string, value: Source): Effect => ({ do: "append", path, value });
export const remove = (path: string): Effect => ({ do: "remove", path });

/** A tool with its parameters in code unit order. */
export function tool(
  name: string,
  description: string,
  parameters: Readonly<Record<string, ParameterOf>>,
  requires: readonly Condition[],
  effects: readonly Effect[],
  returns: string | null,
): Tool {
  const names = Object.keys(parameters).sort();
  const properties = Object.fromEntries(names.map((each) => [each, parameters[each]?.schema ?? {}]));
  const required = names.filter((each) => parameters[each]?.optional !== true);
  return { name, description, parameters: { properties, required, type: "object" }, requires, effects, returns };
}
