import assert from "node:assert/strict";
import { test } from "node:test";
import { planOf } from "../../../test/planned-need.ts";

function rates(need: string): readonly unknown[] {
  const { constraints } = planOf(need);
  return constraints.flatMap(({ kind, field, value }) =>
    kind === "rate" || kind === "shares" ? [[field, value.rate]] : [],
  );
}

test("a clause behind a flag says how often it holds, or how often it does not", () => {
  assert.deepEqual(rates("volunteers: shift start, shift end, no-show yes or no - 9% don't turn up"), [
    ["no_show", 0.09],
  ]);
  assert.deepEqual(rates("gym classes: member, room, attended yes/no (15% don't come), rating"), [["attended", 0.85]]);
  assert.deepEqual(rates("network flows: src ip, bytes, and a label: 2% belong to a ddos attack"), [["label", 0.02]]);
});

test("what a share is of keeps its words", () => {
  assert.deepEqual(rates("tax notices: number, date, amount; in 7% an objection was filed"), [
    ["objection_filed", 0.07],
  ]);
  assert.deepEqual(rates("Bescheide: Nummer, Datum; bei 7 % wurde Einspruch eingelegt"), [
    ["einspruch_eingelegt", 0.07],
  ]);
  assert.deepEqual(rates("accounts: handle, followers, 8 percent suspected bots"), [["suspected_bot", 0.08]]);
  assert.deepEqual(rates("freezer stock: item, needs fridge 30%, qty on hand"), [["needs_fridge", 0.3]]);
  assert.deepEqual(
    rates("visits: outcome (home, admitted, walked out without being seen), with 6% walked out without being seen"),
    [["outcome", { walked_out_without_being_seen: 0.06 }]],
  );
});

test("the word that denies a flag is no column of its own", () => {
  const need = "quiz answers: question, answer, whether the answer is correct, wrong in 20% of the rows";
  assert.deepEqual(
    rates(need).map((each) => (each as unknown[])[1]),
    [0.8],
  );
  assert.ok(planOf(need).fields.every(({ name }) => name !== "wrong"));
});

test("shares parted by colons are no time of day", () => {
  assert.deepEqual(rates("wallets: tx count, cohort whale/trader/farmer/bot/idle 35:25:20:5:15"), [
    ["cohort", { whale: 0.35, trader: 0.25, farmer: 0.2, bot: 0.05, idle: 0.15 }],
  ]);
});

test("a share stands with a member in its plural, and a no-show is a flag in running text too", () => {
  assert.deepEqual(rates("Anträge: Status (offen, Ablehnung, Bewilligung), 12 % Ablehnungen"), [
    ["status", { ablehnung: 0.12 }],
  ]);
  assert.deepEqual(rates("Clinic visits, about 900 of them. Age 1-90, when they left, room number, no-show 8%."), [
    ["no_show", 0.08],
  ]);
});

test("a bare denial in brackets is of what stands before them", () => {
  assert.deepEqual(rates("parts check: part no, weld ok (3% not), inspector"), [["weld_ok", 0.97]]);
  assert.deepEqual(rates("parcels delivered (8% are not), weight, city"), [["delivered", 0.92]]);
});
