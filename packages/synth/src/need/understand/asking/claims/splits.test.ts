import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { understand } from "../../understand.ts";

function reasonsOf(need: string): string {
  const understood = understand({ need, today: "2026-06-15" });
  return understood.kind === "impossible" ? understood.reasons.map(({ reason }) => reason).join("; ") : "";
}

describe("shares of one list", () => {
  it("are told when they come to more than all, in whatever form they are listed", () => {
    for (const need of [
      "opera tickets: stalls 55%, boxes 35%, gallery 20%, price in GBP, sale date, buyer",
      "shoe repairs (heels 45%, seams 40%, zips 20%, other 5%), cobbler, minutes, cost",
      "physio sessions: patient, therapist, room, method (massage 45%, exercise 35%, heat 20%, ice 10%), fee in EUR",
      "half of our crates go to Norway, a third to Sweden and a third to Finland; weight, date, haulier",
      "home insurance claims 60% storm 30% theft 20% fire, amount, date",
      "plots on the allotment: size, rent. Half let, a third self-used, a third vacant",
      "zoo tickets, 50% early bird, 40% regular, 20% family, price in CHF, sale date",
      "mortgages: balance and status, 55% performing, 35% defaulted and 25% late",
      "machines with shift and state, 60% running, 30% idle, 20% stopped",
      "el 50% pagó en efectivo, el 40% con tarjeta y el 20% con cheque; importe, fecha",
    ])
      assert.match(reasonsOf(need), /add up to 1[1-3]\d/, need);
  });

  it("may come to more than all where a row has several", () => {
    for (const need of [
      "orders: express 60%, gift wrapped 40%, returned 20%; amount",
      "admissions: fever 60%, cough 45%, rash 10%; age, ward",
      "listings: garden 60%, garage 50%, balcony 40%; price, m2",
      "teachers: 65% women, 30% part-time, 15% over 60; subject",
      "parcels with status, 80% insured, 20% delayed and 10% fragile",
      "policies: premium, status, 60% insured online, 40% under 30, 25% paid late",
      "flights: 80% full, 30% international, 10% delayed; route",
    ])
      assert.equal(reasonsOf(need), "", need);
  });

  it("are told when a reason has a larger share than the deed", () => {
    const need = "Visa files, 20 % of all files get refused; 35 % of all files are refused for a missing photo";
    assert.match(reasonsOf(need), /is part of/);
  });
});
