import assert from "node:assert/strict";
import { test } from "node:test";
import { categories } from "./categories.ts";
import { creditProducts } from "./credit-products.ts";
import { policies } from "./policies.ts";
import { rightsDocument, rightsOf } from "./rights.ts";

test("there are 19 categories, 18 policies and 5 credit products, each once", () => {
  assert.equal(new Set(categories.map(({ id }) => id)).size, 19);
  assert.equal(new Set(policies.map(({ key }) => key)).size, 18);
  assert.equal(creditProducts.length, 5);
});

test("the first twelve policy keys are cleared originals, the last six need a provider", () => {
  const { datasets } = rightsDocument([]);
  assert.deepEqual(
    datasets.map(({ status }) => status),
    [...Array<string>(12).fill("cleared"), ...Array<string>(6).fill("provider_required")],
  );
  for (const rights of datasets) {
    assert.equal(rights.reviewRequiredBeforeProduction, rights.status === "provider_required");
    assert.equal(rights.prohibitedUses.length, 3);
  }
});

test("a category that is no policy key has the rights of our own records", () => {
  assert.equal(rightsOf("weather-observations").source, "original-synthetic");
  assert.equal(rightsOf("weather-live-metrics").source, "licensed-provider");
});
