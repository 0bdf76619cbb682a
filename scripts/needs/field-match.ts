import { sameName } from "./name.ts";
import type { ExpectedField } from "./need.ts";
import type { FieldType, PlannedField } from "./types.ts";
import { sameUnit } from "./unit.ts";

export interface FieldMatch {
  readonly pairs: ReadonlyMap<ExpectedField, PlannedField>;
  /** Required fields that the plan has not. */
  readonly missing: readonly ExpectedField[];
  /** Planned fields that nobody expected. */
  readonly extra: readonly PlannedField[];
}

/** What a stricter type may stand in for. */
const wider: Readonly<Partial<Record<FieldType, readonly FieldType[]>>> = {
  int: ["number"],
  id: ["string"],
  enum: ["string"],
  datetime: ["date"],
};

/** Pairs each expected field with at most one planned one: first by an equal name, then by equal words. */
export function matchFields(expected: readonly ExpectedField[], planned: readonly PlannedField[]): FieldMatch {
  const pairs = new Map<ExpectedField, PlannedField>();
  const free = new Set(planned);
  const order = [...expected.filter(({ optional }) => !optional), ...expected.filter(({ optional }) => optional)];
  const claim = (same: (one: string, other: string) => boolean): void => {
    for (const want of order) {
      if (pairs.has(want)) continue;
      const found = want.names
        .map((name) => [...free].find((field) => same(field.name, name)))
        .find((field) => field !== undefined);
      if (found === undefined) continue;
      pairs.set(want, found);
      free.delete(found);
    }
  };
  claim((one, other) => one === other);
  claim(sameName);
  return { pairs, missing: expected.filter((want) => !want.optional && !pairs.has(want)), extra: [...free] };
}

/** Harmonic mean of how many required fields the plan has and how many planned fields were wanted; null if none is. */
export function fieldF1({ pairs, missing, extra }: FieldMatch): number | null {
  const found = [...pairs.keys()].filter(({ optional }) => !optional).length;
  if (found + missing.length === 0) return null;
  return (2 * found) / (2 * found + missing.length + extra.length);
}

export function sameType(expected: ExpectedField, planned: PlannedField): boolean {
  return planned.type === expected.type || (wider[planned.type]?.includes(expected.type) ?? false);
}

/** The planned field that stands for an expected name. */
export function fieldNamed(name: string, pairs: ReadonlyMap<ExpectedField, PlannedField>): PlannedField | undefined {
  return [...pairs].find(([expected]) => expected.names.includes(name))?.[1];
}

export function hasUnit(planned: PlannedField, unit: string): boolean {
  return planned.unit !== null && sameUnit(planned.unit, unit);
}
