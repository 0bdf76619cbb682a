import assert from "node:assert/strict";
import { test } from "node:test";
import { namesOf, planOf } from "../../../../test/planned-need.ts";

const holds = (need: string, ...wanted: readonly string[]): void => {
  const names = namesOf(planOf(need));
  for (const name of wanted) assert.ok(names.includes(name), `${need}: ${name} in ${names.join(", ")}`);
};

test("what two columns have in common may stand once", () => {
  holds("commits: author, lines added and removed, branch", "lines_added", "lines_removed");
  holds("rental cars: odometer out and in, days", "odometer_out", "odometer_in");
  holds("blood samples: time collected and reported, analyte, result", "time_collected", "time_reported");
  holds("scooter rides: battery % at start and at end, minutes, price", "battery_start", "battery_end");
  holds("weighbridge tickets: plate, net and gross kg, product", "net_weight", "gross_weight");
  holds("bilingual word pairs: english and french word, level", "english_word", "french_word");
});

test("states between slashes are members, and two flags are two columns", () => {
  const { fields } = planOf("chargebacks: amount, outcome won / lost / pending");
  assert.ok(fields.some(({ name }) => name === "outcome"));
  holds("books: title, pages, bought and read", "bought", "read");
});

test("one measure in several units is a column in each", () => {
  const plan = planOf("products with prices in EUR, USD and GBP, sku");
  const units = plan.fields.filter(({ name }) => name.startsWith("price_")).map(({ unit }) => unit);
  assert.deepEqual(units, ["EUR", "USD", "GBP"]);
  holds("invoices: amount in EUR or USD, date", "currency");
});

test("a place behind two ways of getting on and off is that of both", () => {
  for (const [need, one, other] of [
    ["bus rides: card, tap-in and tap-out stop, fare", "tap_in_stop", "tap_out_stop"],
    ["tram rides: board and alight stop, fare", "board_stop", "alight_stop"],
    ["scooter rides: pick-up and drop-off zone, minutes", "pick_up_zone", "drop_off_zone"],
  ] as const) {
    const { fields } = planOf(need);
    const [first, second] = [one, other].map((name) => fields.find((field) => field.name === name)?.type);
    assert.ok(first !== undefined && first === second, `${need}: ${fields.map(({ name }) => name)}`);
  }
});
