import type { Column } from "@sdg/synth/engine/column";

/** A dataset that breaks its own declaration must not leave the house in a file that says otherwise. */
export function undeclaredNull({ field }: Column): RangeError {
  return new RangeError(`${field.name} is null, which its field does not declare`);
}
