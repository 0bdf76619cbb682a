import { NULL } from "../../engine/rows.ts";
import type { CompiledModel, Target } from "../draft.ts";
import { cellOf, scaled } from "./number.ts";

/** Decimals that a number is written with. */
export function decimalsOf(value: number): number {
  for (let decimals = 0; decimals < 6; decimals++) if (Number(value.toFixed(decimals)) === value) return decimals;
  return 6;
}

/** The values as numbers, where the field is one and all of them are. */
export function numbersOf(values: readonly string[], { field }: Target): readonly number[] | undefined {
  if (field.type !== "int" && field.type !== "number") return undefined;
  const numbers = values.map(Number);
  return values.some((value) => value.trim() === "") || numbers.some(Number.isNaN) ? undefined : numbers;
}

/** A choice whose members are numbers: stars from 1 to 5 are delivered as numbers, not as words. */
export function delivered(compiled: CompiledModel, target: Target): CompiledModel {
  if (compiled.form.kind !== "choice") return compiled;
  const numbers = numbersOf(compiled.form.values, target);
  if (numbers === undefined) return compiled;
  const decimals = target.field.decimals ?? Math.max(0, ...numbers.map(decimalsOf));
  const { form, power } = scaled(decimals);
  const members = Float64Array.from(numbers, (value) => cellOf(value, decimals, power));
  const { slot } = target;
  return {
    form,
    open(at) {
      const { cells } = at.state;
      const make = compiled.open(at);
      return () => {
        make();
        const member = cells[slot] as number;
        if (member !== NULL) cells[slot] = members[member] as number;
      };
    },
  };
}
