import assert from "node:assert/strict";
import { test } from "node:test";
import { withListMarks } from "./list-marks.ts";

test("slashes, pipes and dashes that part all columns open and go on with a list", () => {
  assert.equal(
    withListMarks("pets / name / species: dog, cat / age / neutered y/n"),
    "pets: name; species: dog, cat; age; neutered y/n",
  );
  assert.equal(withListMarks("patients | id | sex: f, m | age 0-100"), "patients: id; sex: f, m; age 0-100");
  assert.equal(
    withListMarks("tickets - id - priority: low, high - closed at"),
    "tickets: id; priority: low, high; closed at",
  );
});

test("members between slashes and asides behind dashes stay as they are", () => {
  for (const text of [
    "order status open / in progress / shipped / closed",
    "orders: id, status open / in progress / shipped / closed, total",
    "hot / warm / cold / frozen",
    "15 buses, position every 20 seconds - lat, lon - no gaps - speed",
  ])
    assert.equal(withListMarks(text), text);
});
