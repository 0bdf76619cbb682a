import assert from "node:assert/strict";
import { test } from "node:test";
import { namesOf, planOf } from "../../../test/planned-need.ts";

function saidOf(need: string): readonly string[] {
  return planOf(need).constraints.map(({ understoodAs }) => understoodAs);
}

function says(need: string, ...sentences: readonly string[]): void {
  const said = saidOf(need);
  for (const sentence of sentences) assert.ok(said.includes(sentence), `${need}\n${said.join("\n")}`);
}

test("what is there in no row of a state is missing while it lasts", () => {
  const need = "Building permits: type, approved/rejected/pending, no decision date while pending";
  says(need, "decision_date is present only where status is approved or rejected");
});

test("the rest needs no comma, and may be two", () => {
  says("donations, 30% monthly the rest one-off, donor", "frequency is 30% monthly, 70% one-off");
  says("vet visits, 60% dogs, the rest cats and rabbits, weight kg", "species is 60% dogs, 20% cats, 20% rabbits");
});

test("a code behind the name of its system is how those of the rows begin", () => {
  says("8,000 asthma claims (ICD-10 J45) with CPT, billed and paid amounts", "icd_10_code begins with J45");
});

test("lengths that meetings may have are a duration, and a year before them is none", () => {
  says("meetings 30, 45 or 60 minutes long: room, organiser", "duration is one of 30, 45, 60");
});

test("what some lack for a reason is a column", () => {
  says("usage events, workspace; 15% have no user id because anonymous", "user_id is null in 15% of the rows");
});

test("what the rows are worth, and how far a used car has gone, are columns of their domains", () => {
  says("invoices worth 100 to 5000 EUR, customer, due date", "amount is between 100 and 5000 EUR");
  const cars = planOf("used cars, year 2012-2024, under 200,000 km, VIN, make");
  assert.deepEqual(cars.fields.find(({ unit }) => unit === "km")?.type, "int");
});

test("deeds up to an or are what happened, and tables may have a word before them", () => {
  says(
    "playback events of an app: play, pause, seek or stop, position in seconds",
    "event_type is one of play, pause, seek, stop",
  );
  says("Two helpdesk tables, 400 tickets and 2,500 messages; priority", "2 linked tables: ticket, message");
});

test("events have a type, unless another column tells what happened", () => {
  assert.ok(namesOf(planOf("website events of the last 30 days with url, referrer, browser")).includes("event_type"));
  assert.ok(!namesOf(planOf("clickstream events: session, action (view, purchase), device")).includes("event_type"));
});
