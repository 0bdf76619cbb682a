import assert from "node:assert/strict";
import { test } from "node:test";
import { namesOf, planOf } from "../../../../test/planned-need.ts";

const keyed = (need: string, key: string): void => {
  const names = namesOf(planOf(need));
  assert.ok(names.includes(key), `${need}: ${key} in ${names.join(", ")}`);
};

test("rows have the key of what they are called, whatever domain a word before it is of", () => {
  keyed("soft cheese dairy batches: milk litres, rennet g, pH 5 to 5.4, yield kg", "batch_id");
  keyed("jam works batches: pH, brix, jar weight g, rejected 2%", "batch_id");
  keyed("unpaid toll reminders, plate, gate, passed at, toll 2 to 9 EUR", "reminder_id");
  keyed("escalator faults: station, reported at, repaired at, parts cost", "fault_id");
  keyed("KYC checks at a broker: document type, liveness 0-1, decision", "check_id");
});

test("a word before what the rows are called makes no category", () => {
  assert.equal(planOf("badge scans at a trade fair: company, stand, time, lead hot/warm/cold").category, null);
  assert.equal(planOf("lift machine failures: building, reported, fixed, delay minutes").category, null);
  assert.equal(planOf("tickets of a theatre: performance date, row, seat, price 12-90 €").category, null);
  const taps = planOf("taps in our library app: screen opened, loan renewed; member id, iOS or Android");
  assert.equal(taps.category, "event-streams");
  keyed("taps in our library app: screen opened, loan renewed; member id, iOS or Android", "event_id");
});

test("what a whole is made of is counted by its hyphen, and counts multiply by words", () => {
  const squad = planOf("sprint tests of a 24-player hockey squad: date, 30 m time s");
  const count = squad.constraints.find(({ kind }) => kind === "entities");
  assert.deepEqual([count?.field?.split("_")[0], count?.value], ["player", { count: 24 }]);
  assert.equal(planOf("mid-term marks, 25 pupils times 8 subjects, mark 1 to 6").rows, 200);
});
