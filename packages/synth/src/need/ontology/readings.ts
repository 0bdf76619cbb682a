import type { Distribution } from "../../inferred/model.ts";
import { typed } from "./define.ts";
import type { Names, SemanticType } from "./semantic-type.ts";

/** How an instrument's readings go: around a level of its own, in waves of day and year, with noise that remembers the last step. */
export interface Course {
  readonly level: Distribution;
  readonly daily?: number;
  readonly yearly?: number;
  readonly noise: number;
  readonly decimals: number;
}

/** What an instrument reads again and again, between the bounds of what can be. */
export function reading(
  id: string,
  names: string | Names,
  meaning: string,
  unit: string,
  course: Course,
  bounds: { readonly minimum?: number; readonly maximum?: number } = {},
): SemanticType {
  const { daily = 0, yearly = 0, ...rest } = course;
  const model = { kind: "measurement", daily, yearly, ...rest } as const;
  return typed(id, names, meaning, "number", model, unit === "" ? bounds : { unit, ...bounds });
}
