import assert from "node:assert/strict";
import { test } from "node:test";
import { panelDesign } from "./panel-design.ts";

test("the cells of a wave hold its interviews, and their weights have the mean 1", () => {
  for (const interviews of [480, 777, 1_200, 60_000]) {
    for (const countries of [[0], [7], [3, 6], [0, 1, 2, 3, 4, 5, 6, 7]]) {
      const design = panelDesign(interviews, countries);
      assert.equal(design.cells.length, interviews);
      assert.equal(new Set(design.cells).size, countries.length * 6, "every cell has somebody");
      let weights = 0;
      for (let position = 0; position < interviews; position++) {
        const cell = design.cells[position] ?? -1;
        assert.ok(countries.includes(design.country[cell] ?? -1));
        assert.ok((design.weight[cell] ?? 0) > 0);
        weights += (design.weight[cell] ?? 0) / 10_000;
      }
      assert.ok(Math.abs(weights / interviews - 1) < 0.001, `${interviews}: ${weights / interviews}`);
    }
  }
});

test("the stride visits every position of a wave", () => {
  for (const interviews of [480, 481, 1_200, 2_310]) {
    const { stride } = panelDesign(interviews, [0, 1]);
    const seen = new Set(Array.from({ length: interviews }, (_, slot) => (slot * stride) % interviews));
    assert.equal(seen.size, interviews);
  }
});
