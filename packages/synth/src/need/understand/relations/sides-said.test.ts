import assert from "node:assert/strict";
import { test } from "node:test";
import { namesOf, planOf, rowsOf } from "../../../../test/planned-need.ts";

const statements = (need: string): readonly string[] => planOf(need).relations.map(({ statement }) => statement);

test("two that must differ are told by what stands behind them, with or without a bracket", () => {
  const cases: readonly (readonly [string, string])[] = [
    ["updates: VIN, from version, to version (must differ), MB downloaded", "from_version and to_version differ"],
    ["rides: pickup zone and dropoff zone (always different), fare", "pickup_zone and dropoff_zone differ"],
    [
      "transferencias: cuenta de origen, cuenta de destino (siempre distintas), importe",
      "cuenta_origen and cuenta_destino differ",
    ],
    [
      "virements : compte émetteur, compte bénéficiaire, jamais le même, montant",
      "compte_emetteur and compte_beneficiaire differ",
    ],
    ["Spiele: Heimteam, Auswärtsteam (verschieden), Tore", "heimteam and auswartsteam differ"],
    ["transfers, 500 rows, from and to never equal, with gas used", "from and to differ"],
  ];
  for (const [need, wanted] of cases) assert.ok(statements(need).includes(wanted), `${need}: ${statements(need)}`);
});

test("who is not somebody himself is a column of its own, in any language", () => {
  const cases: readonly (readonly [string, string])[] = [
    ["expense claims: employee, category, approver (not the employee himself)", "approver and employee_id differ"],
    ["Reisekosten: Mitarbeiter, Betrag, Genehmiger (nie der Mitarbeiter selbst)", "genehmiger and mitarbeiter differ"],
    ["Gastos: empleado, importe, aprobador (nunca el propio empleado)", "aprobador and empleado differ"],
    ["Notes de frais : salarié, montant, valideur (jamais le salarié lui-même)", "valideur and salarie differ"],
  ];
  for (const [need, wanted] of cases) assert.ok(statements(need).includes(wanted), `${need}: ${statements(need)}`);
});

test("both sides of an order are columns, though only the order names them", () => {
  const cases: readonly (readonly [string, string])[] = [
    ["product returns: order id, refund <= price", "refund <= price"],
    ["satellite passes: norad_id, aos < los, snr_db", "aos < los"],
    ["consultations : poids en kg, date de rappel après date de visite", "date_visite < date_rappel"],
    ["legs: tail number, off block, take-off after off block, fuel burn 900-9,500 kg", "off_block < take_off_date"],
    [
      "events: event id, produced and consumed timestamp (consumed never before produced)",
      "produced_at <= consumed_at",
    ],
    [
      "crossings: ship, scheduled and actual departure (not before the scheduled one)",
      "scheduled_departure <= actual_departure",
    ],
    [
      "Reclamações: tipo, data de abertura, data de resolução nunca antes da abertura, resolvida em 65%",
      "data_abertura <= data_resolucao",
    ],
  ];
  for (const [need, wanted] of cases) assert.ok(statements(need).includes(wanted), `${need}: ${statements(need)}`);
});

test("both ends of an edge are rows of the table of those whom it joins", () => {
  const plan = planOf("two tables: 50 users (handle, joined date) and 300 follows, nobody follows themselves");
  const said = plan.relations.map(({ statement }) => statement);
  assert.ok(said.includes("follow.source_id references user.user_id"), said.join());
  assert.ok(said.includes("follow.target_id references user.user_id"), said.join());
  assert.ok(!namesOf(plan).includes("follow.user_id"));
  for (const row of rowsOf(plan)) if (row.table === "follow") assert.notEqual(row.source_id, row.target_id);
  const matches = planOf("two tables: 20 teams (name, city) and 380 matches with home team, away team, date");
  const ends = matches.relations.map(({ statement }) => statement);
  assert.ok(ends.includes("match.home_team references team.team_id"), ends.join());
  assert.ok(ends.includes("match.away_team references team.team_id"), ends.join());
});

test("what comes first and what is less is told by the names", () => {
  const cases: readonly (readonly [string, string])[] = [
    [
      "Schichtplan: Station, Schichtbeginn, Schichtende, Schichtart Früh, Spät oder Nacht",
      "schichtbeginn <= schichtende",
    ],
    ["e-scooter rides: distance under 12 km, battery at start and end", "battery_end <= battery_start"],
    ["drill core assays: hole id, from depth, to depth in m, Au in g/t", "from_depth <= to_depth"],
    ["patients: systolic and diastolic BP in mmHg, heart rate", "diastolic_bp <= systolic_bp"],
  ];
  for (const [need, wanted] of cases) assert.ok(statements(need).includes(wanted), `${need}: ${statements(need)}`);
});
