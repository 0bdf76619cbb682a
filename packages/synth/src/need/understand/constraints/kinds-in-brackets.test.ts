import assert from "node:assert/strict";
import { test } from "node:test";
import { planOf } from "../../../../test/planned-need.ts";

function valuesIn(need: string, column: string): readonly unknown[] | undefined {
  const found = planOf(need).constraints.find(({ kind, field }) => kind === "enum" && field === column);
  return found?.value.enum as readonly unknown[] | undefined;
}

test("kinds in brackets behind the place of what happens are its kinds, and none of a column behind", () => {
  assert.deepEqual(valuesIn("clicks on our site (view, add_to_cart, purchase), user, country", "event_type"), [
    "view",
    "add_to_cart",
    "purchase",
  ]);
  const events = "app events (opened, closed, jammed), user, Android or iPhone, version";
  assert.deepEqual(valuesIn(events, "event_type"), ["opened", "closed", "jammed"]);
  assert.deepEqual(valuesIn(events, "platform"), ["Android", "iPhone"]);
});

test("where something was done is a column with the places, without their preposition", () => {
  assert.deepEqual(valuesIn("haul cycles: payload t, dumped at crusher, stockpile or waste", "dumped"), [
    "crusher",
    "stockpile",
    "waste",
  ]);
  assert.deepEqual(valuesIn("parcels, 500 rows: delivered to door, locker or neighbour, weight kg", "delivered_to"), [
    "door",
    "locker",
    "neighbour",
  ]);
});

test("shares of what things come from are called so", () => {
  assert.deepEqual(valuesIn("water main breaks, 50% corrosion, 30% frost, 20% digging, with date", "cause"), [
    "corrosion",
    "frost",
    "digging",
  ]);
});

test("at most so many students are how many there are, and parts in money are no number of parts", () => {
  const lessons = planOf("lessons: date, teacher, max 12 students").fields;
  assert.equal(lessons.find(({ name }) => name === "students")?.type, "int");
  const parts = planOf("tyre changes: mileage, labour and parts in EUR, total").fields.find(
    ({ name }) => name === "parts",
  );
  assert.equal(`${parts?.type} ${parts?.unit}`, "number EUR");
});

test("repairs of a truck have a key of their own beside its VIN", () => {
  const { fields, constraints } = planOf("200 truck repairs: VIN, odometer, total EUR");
  assert.equal(fields[0]?.name, "repair_id");
  assert.ok(!constraints.some(({ kind, field }) => kind === "unique" && field === "vin"));
});

test("kinds of counted events are none of their columns, whatever stands before the brackets", () => {
  const locks = "9k smart lock events in csv (locked, unlocked, jam, low_battery), door, user";
  assert.deepEqual(valuesIn(locks, "event_type"), ["locked", "unlocked", "jam", "low_battery"]);
  const yoga = "20k yoga app events as ndjson (login, booked, checkin), user, session";
  assert.deepEqual(valuesIn(yoga, "event_type"), ["login", "booked", "checkin"]);
  assert.equal(valuesIn("20k app events (event_id, user_id, screen_name, ts)", "event_type"), undefined);
});

test("two kinds in brackets are kinds, named by what they are of or by what has them", () => {
  assert.deepEqual(valuesIn("300 boats (sail or motor), owner, berth, length m", "boat_type"), ["sail", "motor"]);
  assert.equal(valuesIn("300 boats (sail or motor), owner, berth, length m", "berth"), undefined);
  assert.deepEqual(valuesIn("crop hail claims (wheat, maize, grapes), policy no, hectares", "crop"), [
    "wheat",
    "maize",
    "grapes",
  ]);
  assert.deepEqual(valuesIn("500 runway inspections (09L or 27R), inspector, friction 0.2-0.8", "runway"), [
    "09L",
    "27R",
  ]);
  assert.deepEqual(valuesIn("120 pumps (P-101, P-102 or P-103), pressure bar", "pump"), ["P-101", "P-102", "P-103"]);
  assert.deepEqual(valuesIn("90 exams (oral or written), student, grade 1-5", "exam_type"), ["oral", "written"]);
});
