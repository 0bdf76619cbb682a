import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { TODAY } from "../../../../../test/planned-need.ts";
import { understand } from "../../understand.ts";

function kindOf(need: string): string {
  return understand({ need, today: TODAY }).kind;
}

describe("shares of all that there is", () => {
  it("cannot come to more than all where the last are the others", () => {
    for (const need of [
      "returned shoes. A third is too small, 40 % too large, the other 50 % just disliked; order id, model, refund in EUR",
      "library fines: a quarter stays unpaid, 50 % is paid at once, the other 40 % paid late; amount in GBP",
      "Kunden: 60 % privat, 30 % Firmen, die übrigen 20 % Vereine; Ort, Umsatz",
    ])
      assert.equal(kindOf(need), "impossible", need);
    for (const need of [
      "returned shoes. Half are too small, 40 % too large, the other 10 % just disliked; order id, model, refund in EUR",
      "parcels, 20 % insured, 70 % domestic, the other 30 % abroad; weight, carrier",
      "patients: half women, half men, 60 % over 65, the other 40 % younger; bmi",
    ])
      assert.equal(kindOf(need), "planned", need);
  });

  it("cannot come to less than all where there is no other value", () => {
    for (const need of [
      "shelter animals: dog 50 %, cat 30 %, bird 5 %, and no species besides these; age, weight",
      "payments by method: card 60 %, cash 20 %, transfer 10 %, no other method; amount, paid on",
      "tickets: low 40 %, medium 30 %, high 20 % and nothing else; opened at, agent",
    ])
      assert.equal(kindOf(need), "impossible", need);
    for (const need of [
      "payments by method: card 60 %, cash 20 %, transfer 20 %, no other method; amount, paid on",
      "orders: 40 % late, 30 % damaged, nothing else; order id, carrier",
      "tickets: 40 % escalated, 25 % reopened, no other columns than id, agent, opened at",
    ])
      assert.equal(kindOf(need), "planned", need);
  });
});
