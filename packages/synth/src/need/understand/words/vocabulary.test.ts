import assert from "node:assert/strict";
import { test } from "node:test";
import { core, key, known } from "../../frames/define.ts";
import type { Frame } from "../../frames/frame.ts";
import { choice, flag, money, text } from "../../ontology/define.ts";
import { vocabularyOf } from "./vocabulary.ts";

const types = [
  text("record_id", "record number", "A number.", "note"),
  money("nightly_rate", { en: "price per night|rate", de: "zimmertarif|miete" }, "What a night costs.", 100, 0.5),
  money("unit_price", { en: "price", es: "precio" }, "What one costs.", 20, 0.5),
  choice("move", "change of plan", "How a plan changes.", "upgrade|down grade"),
  flag("is_gift", "gift", "It is a gift.", 0.1),
];
const stays: Frame = {
  id: "stays",
  title: "stays",
  cues: { en: "stay:3|guest of the house|guest of house:2", de: "aufenthalt:2.5" },
  against: "hospital:2",
  record: "stay",
  fields: [key("record_id"), core("rate=nightly_rate", { names: "tariff|move" }), known("move")],
  rules: [],
};
const orders: Frame = {
  ...{ id: "orders", title: "orders", cues: { en: "order|stay:0.5" }, record: "order", rules: [] },
  fields: [key("order_id=record_id"), core("tariff=unit_price"), known("is_gift")],
};
const vocabulary = vocabularyOf(types, [stays, orders]);

test("a phrase names types in any language, its most usual meaning first, each type once", () => {
  const named = (phrase: string): string[] =>
    vocabulary.typesNamed(phrase).map(({ type, language, rank }) => `${type.id} ${language} ${rank}`);
  assert.deepEqual(named("rate"), ["nightly_rate en 1"]);
  assert.deepEqual(named("price"), ["unit_price en 0"]);
  assert.deepEqual(named("nightly rate"), ["nightly_rate en 0"]);
  assert.deepEqual(named("miete"), ["nightly_rate de 1"]);
  assert.deepEqual(named("constructor"), []);
});

test("a phrase speaks for a frame once, as strongly as it is first said to, or against it", () => {
  const cues = (phrase: string): string[] =>
    vocabulary.cues(phrase).map(({ frame, weight, title }) => `${frame.id} ${weight} ${title}`);
  assert.deepEqual(cues("stay"), ["stays 3 true", "orders 0.5 false"]);
  assert.deepEqual(cues("guest of house"), ["stays 1 false"]);
  assert.deepEqual(cues("aufenthalt"), ["stays 2.5 true"]);
  assert.deepEqual(cues("hospital"), ["stays -2 false"]);
});

test("a frame's published names come before what else it calls them, and both before the names of their types", () => {
  const field = (frame: Frame, phrase: string): string | undefined => vocabulary.frameField(frame, phrase)?.name;
  assert.equal(field(stays, "move"), "move");
  assert.equal(field(stays, "tariff"), "rate");
  assert.equal(field(orders, "tariff"), "tariff");
  assert.equal(field(stays, "zimmertarif"), "rate");
  assert.equal(field(orders, "record number"), "order_id");
  assert.equal(field(orders, "zimmertarif"), undefined);
});

test("a member leads to its field in the frame that has it", () => {
  assert.deepEqual(vocabulary.frameMember(stays, "down grade"), { field: stays.fields[2], value: "down grade" });
  assert.equal(vocabulary.frameMember(orders, "upgrade"), undefined);
});

test("frames are found by the types in them", () => {
  assert.deepEqual(
    vocabulary.framesWith("record_id").map(({ frame, field }) => `${frame.id}.${field.name}`),
    ["stays.record_id", "orders.order_id"],
  );
  assert.deepEqual(vocabulary.framesWith("toString"), []);
});

test("a mistyped word is put right, one letter of a short word and two of a long one", () => {
  assert.equal(vocabulary.corrected("tarif"), "tariff");
  assert.equal(vocabulary.corrected("zimertraif"), "zimmertarif");
  assert.equal(vocabulary.corrected("tarrfi"), undefined);
  assert.equal(vocabulary.corrected("tariff"), undefined, "known");
  assert.equal(vocabulary.corrected("git"), undefined, "too short");
  assert.equal(vocabulary.corrected("tarif"), "tariff", "the second time as the first");
  assert.ok(vocabulary.knows("miete") && vocabulary.knows("of") && !vocabulary.knows("tarif"));
});
