import assert from "node:assert/strict";
import { test } from "node:test";
import { planOf } from "../../../../test/planned-need.ts";
import type { PlannedField } from "../../plan.ts";

function stated(need: string): readonly PlannedField[] {
  return planOf(need).fields.filter(({ source }) => source === "stated");
}

function names(need: string): readonly string[] {
  return stated(need).map(({ name }) => name);
}

test("a clause names the column that an analyst would make of it", () => {
  const columns = stated(
    "museum visits: which exhibit, when they left, whether they paid a fee, how long it took in minutes, how old the guest is, who sold the ticket",
  );
  assert.deepEqual(
    columns.map(({ name }) => name),
    ["exhibit", "left_at", "paid_fee", "duration", "age", "sold_by"],
  );
  assert.deepEqual(
    columns.slice(1, 5).map(({ type }) => type),
    ["datetime", "bool", "int", "int"],
  );
  assert.deepEqual(names("soil probes: moisture in percent and the plot each probe sits in"), ["moisture", "plot"]);
  assert.deepEqual(names("repairs: hours they worked, date it was issued, price we paid in EUR").slice(0, 2), [
    "hours_worked",
    "date_issued",
  ]);
});

test("a name ends before the preposition that leads on to a figure, and a hyphen holds its words together", () => {
  assert.deepEqual(
    names(
      "bales: read depth of at least 100, claim cost of 200 to 900 GBP, on-time delivery rate 80-100 %, plug-in time",
    ),
    ["read_depth", "claim_cost", "on_time_delivery_rate", "plug_in_time"],
  );
  assert.ok(names("users: name, logged in, signed up on").includes("logged_in"));
});

test("two that share a noun each have it, and so do the parts of a group", () => {
  assert.deepEqual(names("wires: sender and beneficiary account, left and right eye pressure in mmHg"), [
    "sender_account",
    "beneficiary_account",
    "left_eye_pressure",
    "right_eye_pressure",
  ]);
  assert.deepEqual(names("kites: pickup coordinates, colour"), ["pickup_latitude", "pickup_longitude", "colour"]);
  const chess = planOf("400 chess games: white and black player, both ratings 800 to 2600");
  assert.deepEqual(
    chess.constraints.filter(({ kind }) => kind === "range").map(({ field }) => field),
    ["white_rating", "black_rating"],
  );
});

test("numbered names are as many columns, letters of the trade what they stand for", () => {
  const survey = planOf("questionnaire: five Likert items q1 to q5 from 1 to 7, gender");
  const items = survey.fields.filter(({ name }) => /^q\d$/.test(name));
  assert.equal(items.length, 5);
  assert.equal(survey.constraints.filter(({ kind, value }) => kind === "range" && value.max === 7).length, 5);
  assert.ok(!survey.fields.some(({ name }) => name.startsWith("item")));
  assert.deepEqual(names("eth bars: ts, o, h, l, c, v"), ["ts", "open", "high", "low", "close", "volume"]);
  const bars = names("daily stock prices: open high low close and volume for 30 tickers");
  for (const name of ["open", "high", "low", "close", "volume"]) assert.ok(bars.includes(name), name);
});

test("verbs of measure name what they measure, and when something happened is its time", () => {
  assert.deepEqual(
    stated("parcels: household id, weighing 10 to 25 kg, delivered in 2025").map(({ name, type }) => [name, type]),
    [
      ["household_id", "id"],
      ["weight", "number"],
      ["delivered_at", "datetime"],
    ],
  );
  const claims = planOf("400 dental insurance claims of children aged 3 to 17 with member id");
  assert.ok(claims.constraints.some(({ field, value }) => field === "age" && value.max === 17));
});

test("what is said of the field before, of the delivery or of who asks is no column", () => {
  assert.deepEqual(names("donations: donor, amount 5 to 500 GBP with a lognormal shape, campaign, json"), [
    "donor_id",
    "amount",
    "campaign",
  ]);
  assert.deepEqual(names("calls: call id, whether it was roaming, which is 4%"), ["call_id", "is_roaming"]);
  const soil = names(
    "I grow vegetables and want to try an irrigation dashboard before I buy the probes. Give me readings from 40 soil sensors: soil moisture 5 to 60 %",
  );
  assert.ok(!soil.includes("irrigation"), soil.join());
});

test("what is counted after talk of a purpose is what the rows are", () => {
  for (const [need, record] of [
    ["balancing my gizmo: 200 gizmo trials, colour, which player", "trial"],
    ["for our gizmo class: 200 gizmo trials with colour", "trial"],
    ["our gizmo department wants to rehearse a talk: 200 gizmo trials, colour", "trial"],
  ] as const) {
    const table = planOf(need, { assume: true }).blueprint.tables[0]?.name;
    assert.equal(table, record, need);
  }
});

test("settings, definitions and names with two humps are read as they are written", () => {
  assert.deepEqual(names("dataset=gizmo_moves; rows=500; cols=[ts, colour_code, price_usdc(0.001..0.25)]"), [
    "ts",
    "colour_code",
    "price_usdc",
  ]);
  const npc = stated("npc(id pk, name text, class text, level int check 1..20, backstory text not null) -> 250 rows");
  assert.deepEqual(
    npc.map(({ name }) => name),
    ["id", "name", "class", "level", "backstory"],
  );
  assert.deepEqual(names("kites: ClinVar significance, LinkedIn handle, LOINC-like code"), [
    "clinvar_significance",
    "linkedin_handle",
    "loinc_code",
  ]);
});

test("the length of a text is a number of letters", () => {
  const [length] = stated("kites: password length 8 to 64, colour");
  assert.deepEqual([length?.name, length?.type, length?.unit], ["password_length", "int", null]);
});
