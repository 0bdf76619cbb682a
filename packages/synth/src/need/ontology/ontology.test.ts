import assert from "node:assert/strict";
import { test } from "node:test";
import type { Distribution, Model } from "../../inferred/model.ts";
import { ontology } from "./ontology.ts";

/** The closed ends of a distribution, where it has them. */
function endsOf(distribution: Distribution): readonly [number, number] | undefined {
  return "minimum" in distribution && "maximum" in distribution
    ? [distribution.minimum, distribution.maximum]
    : undefined;
}

function numbersOf(model: Model): readonly number[] {
  return model.kind === "choice" ? model.values.map(Number) : [];
}

test("no two kinds of value share an id", () => {
  const ids = ontology.map(({ id }) => id);
  const twice = ids.filter((id, index) => ids.indexOf(id) < index);
  assert.deepEqual(twice, []);
});

test("every id can be the name of a field", () => {
  const strange = ontology.filter(({ id }) => !/^[a-z][a-z0-9_]{0,62}$/.test(id)).map(({ id }) => id);
  assert.deepEqual(strange, []);
});

test("every name is lower case, and no kind of value has one twice", () => {
  const faults = ontology.flatMap(({ id, names }) =>
    (Object.entries(names) as [string, string][]).flatMap(([language, list]) => {
      const all = list.split("|");
      const wrong = all.filter((name) => name.trim() !== name || name !== name.toLowerCase());
      return wrong.length > 0 || new Set(all).size < all.length ? [`${id} ${language}: ${list}`] : [];
    }),
  );
  assert.deepEqual(faults, []);
});

test("numbers are made within the bounds of their kind", () => {
  const faults = ontology.filter(({ type, model, minimum, maximum }) => {
    if (type !== "int" && type !== "number") return false;
    const [low, high] = [minimum ?? Number.NEGATIVE_INFINITY, maximum ?? Number.POSITIVE_INFINITY];
    const ends = model.kind === "number" ? endsOf(model.distribution) : undefined;
    const outside = numbersOf(model).some((value) => !(value >= low && value <= high));
    return low > high || outside || (ends !== undefined && (ends[1] < low || ends[0] > high));
  });
  assert.deepEqual(
    faults.map(({ id }) => id),
    [],
  );
});

test("a choice has a weight for each of its values, and no value twice", () => {
  const faults = ontology.filter(({ model }) => {
    if (model.kind !== "choice") return false;
    const { values, weights } = model;
    return new Set(values).size < values.length || (weights !== undefined && weights.length !== values.length);
  });
  assert.deepEqual(
    faults.map(({ id }) => id),
    [],
  );
});
