import assert from "node:assert/strict";
import { test } from "node:test";
import { ontology } from "../ontology/ontology.ts";
import { key } from "./define.ts";
import { frames } from "./frames.ts";

test("a mere number of the row begins with letters of its own name", () => {
  const { model } = key("login_id=record_id");
  assert.ok(model?.kind === "code" && model.prefix === "LOG-");
  assert.equal(key("order_id").model, undefined);
});

test("the keys of things that are read again and again tell any number of them apart", () => {
  const types = new Map(ontology.map((type) => [type.id, type]));
  const added = new Set(["robot_telemetry", "tv_audience", "visitor_counts"]);
  for (const { id, fields, layout } of frames) {
    if (layout?.kind !== "series" || !added.has(id)) continue;
    const own = fields.find((field) => field.key === true && field.of === layout.subject);
    assert.equal(types.get(own?.type ?? "")?.type, "id", id);
  }
});
