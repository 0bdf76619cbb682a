import assert from "node:assert/strict";
import { test } from "node:test";
import { namesOf, planOf, rowsOf } from "../../../../test/planned-need.ts";

const inOrder: readonly (readonly [need: string, times: readonly string[]])[] = [
  ["kiln firings: cone, loaded, lit, unloaded, peak temp", ["loaded_at", "lit_at", "unloaded_at"]],
  [
    "helpdesk tickets: opened, assigned, first reply, solved, priority",
    ["opened_at", "assigned_at", "first_reply_at", "solved_at"],
  ],
  ["ambulance jobs: call received, dispatched, priority", ["call_received_at", "dispatched_at"]],
  ["lift repairs: floor, time reported, arrived, closed", ["time_reported", "arrived_at", "closed_at"]],
  ["container moves: container no, gate in, gate out, haulier", ["gate_in", "gate_out"]],
  ["Störungen: gemeldet, begonnen, behoben, Maschine, Ursache", ["gemeldet_am", "begonnen_am", "behoben_am"]],
  ["incidencias: abierta, asignada, resuelta, prioridad", ["abierta", "asignada", "resuelta"]],
];

test("steps in a list are times, and none lies before the one ahead of it", () => {
  for (const [need, times] of inOrder) {
    const plan = planOf(need, { rows: 40 });
    const { fields } = plan;
    for (const name of times)
      assert.equal(fields.find((field) => field.name === name)?.type, "datetime", `${need}: ${name}`);
    for (const row of rowsOf(plan)) {
      const told = times.map((name) => String(row[name]));
      assert.deepEqual(told, told.toSorted(), need);
    }
  }
});

test("days between steps make dates of them, and what comes so much later does so after the step ahead", () => {
  const plan = planOf("blood units: donated, tested, expires 42 days later, issued, blood group");
  assert.deepEqual(
    ["donated_date", "tested_date", "expiry_date", "issued_date"].filter((name) => !namesOf(plan).includes(name)),
    [],
  );
  const statements = plan.relations.map(({ statement }) => statement);
  assert.ok(statements.includes("expiry_date = tested_date + 42d"));
  assert.ok(statements.includes("tested_date <= issued_date"));
  assert.ok(
    planOf("FOI requests - dept / received / due 20 days later / answered / outcome").relations.some(
      ({ statement }) => statement === "due_date = received_date + 20d",
    ),
  );
});

test("a length beside steps is that between them", () => {
  for (const [need, statement] of [
    ["aircraft turnarounds: registration, on block, off block, minutes", "minutes = off_block - on_block"],
    ["site access: name, badge in, badge out, hours", "hours = badge_out - badge_in"],
    ["alerts: detected, acked, resolved, minutes to resolve", "minutes_to_resolve = resolved_at - detected_at"],
  ] as const)
    assert.ok(
      planOf(need).relations.some((each) => each.statement === statement),
      need,
    );
});

test("what is blank while open is so where the status says open", () => {
  const plan = planOf("snags on a ward: room, reported, fixed (empty while open), status", { rows: 60 });
  for (const row of rowsOf(plan)) assert.equal(row.fixed_at === null, row.status === "open", JSON.stringify(row));
});

test("how things are, what shares are said of and who did it are no times", () => {
  const times = (need: string): readonly string[] =>
    planOf(need).fields.flatMap(({ name, type, source }) => (source === "stated" && /^date/.test(type) ? [name] : []));
  for (const need of [
    "flats: rooms, furnished, heated, parking, rent in EUR",
    "pets: breed, neutered, vaccinated, microchipped, age",
    "machines: model, inspected yes/no, certified yes/no",
    "tasks: title, assigned to, opened by, closed by, done yes/no",
    "mailings: list size, sent, delivered, opens, clicks",
  ])
    assert.deepEqual(times(need), [], need);
});

test("what is first done to a thing is a moment among the moments", () => {
  const plan = planOf("clinic visits: arrival, first seen by nurse, departure", { rows: 40 });
  assert.equal(plan.fields.find(({ name }) => name === "first_seen_at")?.type, "datetime");
  for (const row of rowsOf(plan)) {
    const told = [row.arrival, row.first_seen_at, row.departure].map(String);
    assert.deepEqual(told, told.toSorted());
  }
  assert.ok(namesOf(planOf("tickets: opened, first answered by agent, closed")).includes("first_answered_at"));
});
