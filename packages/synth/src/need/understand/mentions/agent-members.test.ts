import assert from "node:assert/strict";
import { test } from "node:test";
import { namesOf, planOf } from "../../../../test/planned-need.ts";

function membersOf(need: string, name: string): unknown {
  return planOf(need).constraints.find(({ kind, field }) => kind === "enum" && field === name)?.value.enum;
}

test("names behind who does it are its members, and the list after the colon is one of columns", () => {
  const need =
    "40k parcels shipped since May by DHL, UPS, DPD or GLS: tracking number, weight up to 31.5 kg, warehouse";
  assert.deepEqual(membersOf(need, "carrier"), ["DHL", "UPS", "DPD", "GLS"]);
  for (const name of ["tracking_number", "weight"]) assert.ok(namesOf(planOf(need)).includes(name), name);
});

test("what things are labelled is one column of these", () => {
  const need = "10,000 wallets labelled whale, trader, nft collector or dormant (35% dormant), tx count";
  assert.deepEqual(membersOf(need, "label"), ["whale", "trader", "nft_collector", "dormant"]);
  assert.deepEqual(membersOf("500 tickets classified as bug, question or feature request, priority", "class"), [
    "bug",
    "question",
    "feature_request",
  ]);
});

test("a share may stand behind some members of a list, whoever has named it", () => {
  const sharesOf = (need: string): unknown =>
    planOf(need).constraints.find(({ kind }) => kind === "shares")?.value.rate;
  const alerts = "IDS alerts with severity, labelled benign (70%), scan, brute force, dos or malware";
  assert.deepEqual(membersOf(alerts, "label"), ["benign", "scan", "brute force", "dos", "malware"]);
  assert.deepEqual(sharesOf(alerts), { benign: 0.7 });
  assert.deepEqual(sharesOf("reviews, text, classified as positive (60%), neutral (25%) or negative"), {
    positive: 0.6,
    neutral: 0.25,
    negative: 0.15,
  });
  assert.deepEqual(sharesOf("payments with amount, labelled fraud or legit (98%)"), { fraud: 0.02, legit: 0.98 });
  assert.deepEqual(membersOf("orders, channel web (60%), app or phone, total", "channel"), ["web", "app", "phone"]);
});

test("sales are counted like anything else, unless they are of what is counted", () => {
  assert.equal(planOf("500 car sales with price and date").rows, 500);
  assert.equal(planOf("200 museum ticket sales with ticket type").rows, 200);
  const agents = planOf("12 sales agents with name and region");
  assert.deepEqual(agents.constraints.find(({ kind }) => kind === "entities")?.value, { count: 12 });
  assert.equal(agents.fields[0]?.name, "agent_id");
});

test("times that follow one another either way do so as they are named", () => {
  const freight = planOf("sea freight shipments: planned departure, planned and actual arrival");
  assert.ok(freight.relations.some(({ statement }) => statement === "planned_departure <= planned_arrival"));
});

test("coming and going of a hotel guest are days in all languages", () => {
  for (const [need, from, to] of [
    ["hotel bookings with check-in, check-out, nights, price", "check_in", "check_out"],
    ["reservas de hotel: entrada, salida, noches, precio", "entrada", "salida"],
    ["réservations d'un hôtel : arrivée, départ, nuits, prix", "arrivee", "depart"],
    ["Hotelbuchungen: Anreise, Abreise, Nächte, Preis", "anreise", "abreise"],
    ["reservas de um hotel: entrada, saída, noites", "entrada", "saida"],
  ] as const) {
    const { fields } = planOf(need);
    for (const name of [from, to]) assert.equal(fields.find((field) => field.name === name)?.type, "date", need);
  }
});
