import assert from "node:assert/strict";
import { test } from "node:test";
import { namesOf, planOf } from "../../../../test/planned-need.ts";

function membersIn(need: string, name: string): readonly unknown[] | undefined {
  return planOf(need).fields.find((field) => field.name === name)?.values ?? undefined;
}

test("kinds in brackets behind what is counted are one column", () => {
  assert.deepEqual(membersIn("9,000 farm tasks (ploughing, sowing, spraying) by worker, hours", "task_type"), [
    "ploughing",
    "sowing",
    "spraying",
  ]);
  assert.deepEqual(
    membersIn("5,000 customer interactions (call, email, chat, visit) with agent, duration", "interaction_type"),
    ["call", "email", "chat", "visit"],
  );
  const taps = "2,000 events of our app (login, share, export) by user, device type";
  assert.deepEqual(membersIn(taps, "event_type"), ["login", "share", "export"]);
  assert.ok(!membersIn(taps, "device_type")?.includes("login"));
  assert.equal(membersIn("400 incidents at 3 schools (bullying, theft, fire), date", "incident_type")?.length, 3);
});

test("columns in brackets behind what is counted stay columns", () => {
  const contacts = namesOf(planOf("300 contacts (name, email, phone) of a law firm"));
  assert.ok(["name", "email", "phone"].every((name) => contacts.includes(name)));
  const readings = namesOf(planOf("2000 sensor events (temperature, humidity, battery), site"));
  assert.ok(["temperature", "humidity", "battery"].every((name) => readings.includes(name)));
});

test("so many guests among columns are a number, however many they may be", () => {
  const quotes = planOf("catering quotes: event date, 20 to 300 guests, price per head");
  assert.equal(quotes.fields.find(({ name }) => name === "guests")?.type, "int");
  assert.ok(
    quotes.constraints.some(({ field, kind, value }) => field === "guests" && kind === "range" && value.max === 300),
  );
});

test("ads are counted as anything else", () => {
  assert.equal(planOf("6,000 job ads: title, salary in GBP").rows, 6000);
});
