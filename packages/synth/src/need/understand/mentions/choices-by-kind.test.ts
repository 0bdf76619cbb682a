import assert from "node:assert/strict";
import { test } from "node:test";
import { namesOf as names, planOf, rowsOf } from "../../../../test/planned-need.ts";

const namesOf = (need: string): readonly string[] => names(planOf(need));

/** The members that the buyer gave, by column. */
function choices(need: string): Readonly<Record<string, unknown>> {
  const said = planOf(need).constraints.filter(({ kind }) => kind === "enum");
  return Object.fromEntries(said.map(({ field, value }) => [field ?? "", value.enum]));
}

test("alternatives without a name are called by what they are", () => {
  assert.deepEqual(choices("packets: src ip, tcp/udp, accept/drop, bytes"), {
    protocol: ["tcp", "udp"],
    action: ["accept", "drop"],
  });
  assert.deepEqual(choices("company mileage: driver, km, business or private"), { trip_type: ["business", "private"] });
  assert.deepEqual(choices("electricity readings: meter, peak or off-peak, kWh"), {
    tariff_period: ["peak", "off-peak"],
  });
  assert.deepEqual(choices("volleyball games: home or away, win or loss, points"), {
    venue: ["home", "away"],
    result: ["win", "loss"],
  });
  assert.deepEqual(choices("Wohnungen: Miete oder Kauf, Preis, neu oder gebraucht"), {
    angebotsart: ["Miete", "Kauf"],
    zustand: ["neu", "gebraucht"],
  });
  assert.deepEqual(choices("kilométrage: conducteur, trajet professionnel ou privé, km"), {
    type_trajet: ["professionnel", "privé"],
  });
});

test("the same alternatives are of another kind where the need is about something else", () => {
  assert.ok(!namesOf("clinics: name, business or private, beds").includes("trip_type"));
  assert.ok(!namesOf("paint orders: fixed or variable, price").includes("rate_type"));
  assert.deepEqual(choices("loans: fixed or variable, amount"), { rate_type: ["fixed", "variable"] });
});

test("what a slash joins before a noun of kinds or behind the rows is one column", () => {
  assert.deepEqual(choices("email test: recipient, A/B variant, opened"), { variant: ["A", "B"] });
  assert.deepEqual(choices("door log: badge, allow/deny decision"), { decision: ["allow", "deny"] });
  assert.deepEqual(choices("warehouse movements in/out, sku, qty"), { direction: ["in", "out"] });
  assert.deepEqual(namesOf("llm calls: tokens in/out, latency").slice(-3), ["tokens_in", "tokens_out", "latency"]);
});

test("a choice takes neither the flag before it nor the column behind it", () => {
  const rooms = planOf("hotel rooms: smoking or non-smoking, single or double, rate");
  assert.equal(rooms.fields.find(({ name }) => name === "smoking")?.type, "bool");
  assert.deepEqual(choices("hotel rooms: smoking or non-smoking, single or double, rate").room_type, [
    "single",
    "double",
  ]);
  assert.deepEqual(choices("hotel guests: business or leisure, nights"), { purpose: ["business", "leisure"] });
  assert.ok(namesOf("logistics: road, rail, sea or air, weight").includes("weight"));
});

test("what stands before a choice and is no part of it stays a column", () => {
  assert.deepEqual(choices("matches: home/away, won/drawn/lost, goals"), {
    venue: ["home", "away"],
    result: ["won", "drawn", "lost"],
  });
  assert.ok(namesOf("lift maintenance: lift, planned or emergency, minutes").includes("lift"));
});

test("a kind that the need does not speak of gives no name", () => {
  assert.deepEqual(choices("wood deliveries: supplier, m3, wet or dry"), { condition: ["wet", "dry"] });
  assert.deepEqual(choices("invoices: draft or sent, amount"), { status: ["draft", "sent"] });
});

test("an address is no member of its source", () => {
  const names = namesOf("vpn logins: user, source ip, success or failure, country");
  assert.ok(names.includes("source_ip") && names.includes("country"));
});

test("the noun before adjectives says of what they are in Spanish, French and Portuguese", () => {
  assert.deepEqual(choices("pedidos: cliente, envío nacional o internacional, importe"), {
    tipo_envio: ["nacional", "internacional"],
  });
  assert.deepEqual(choices("gimnasio: socio, cuota mensual, trimestral o anual, importe"), {
    tipo_cuota: ["mensual", "trimestral", "anual"],
  });
});

test("a few rows of a record with several parts can all be told apart", () => {
  const rows = rowsOf(planOf("enrolments: student, course, fall or spring term, grade"));
  assert.equal(new Set(rows.map((row) => row.enrolment_id)).size, 5);
});

test("with whom, when in order and in what format things were are columns of their own", () => {
  for (const [need, said] of [
    ["meals: user, dish, kcal, alone or with family", { company: ["alone", "with family"] }],
    ["ferry arrivals: berth, line, on time/late/cancelled", { status: ["on_time", "late", "cancelled"] }],
    ["rent payments: tenant, month, early/on time/late", { status: ["early", "on time", "late"] }],
    ["shows: film, screen 1-9, 2D, 3D or IMAX, seats", { format: ["2D", "3D", "IMAX"] }],
    ["print jobs: user, pages, A3, A4 or A5, cost", { paper_size: ["A3", "A4", "A5"] }],
  ] as const)
    assert.deepEqual(choices(need), said, need);
});
