import { test } from "node:test";
import { areAsked, arePlanned, areToldImpossible } from "../../../../test/contrary-needs.ts";

/** Slips as they come in needs of clubs, offices and town halls, and what only sounds like one. */
const pairs: Readonly<Record<string, readonly (readonly [contrary: string, possible: string])[]>> = {
  "ways of which each thing takes one": [
    [
      "Raffle tickets for the school fete, 900: seller, price; 60% sold online, 35% at the gate and 25% by parents",
      "Raffle tickets for the school fete, 900: seller, price; 50% sold online, 30% at the gate and 20% by parents",
    ],
    [
      "bus tickets, 55% bought online, 40% at the kiosk and 20% from the driver, price 2 to 9 EUR",
      "bus tickets, 45% bought online, 40% at the kiosk and 15% from the driver, price 2 to 9 EUR",
    ],
    [
      "parking penalty notices, 45% from permit zones, 40% loading bays and 25% disabled bays, fines from 25 to 70 pounds",
      "parking penalty notices, 45% from permit zones, 40% loading bays and 15% disabled bays, fines from 25 to 70 pounds",
    ],
  ],
  "more than so many with one each": [
    [
      "Parish vote: 4,000 registered voters, one ballot each at most, 4,600 valid ballots, station, candidate",
      "Parish vote: 4,000 registered voters, one ballot each at most, 3,600 valid ballots, station, candidate",
    ],
    [
      "300 guests, one voucher each at most, 350 vouchers redeemed, guest, time",
      "300 guests, two vouchers each at most, 350 vouchers redeemed, guest, time",
    ],
  ],
  "an age that none of them has": [
    [
      "Swim club times. All swimmers are under 16 and 25% of them are in the adult 18+ group. Stroke, lane, seconds",
      "Swim club times. All swimmers are under 16 and 25% of them are in the elite group. Stroke, lane, seconds",
    ],
    [
      "Patients of a day clinic, all under 12, 30% are pensioners: ward, diagnosis, cost",
      "Patients of a day clinic, all under 12, 30% are private: ward, diagnosis, cost",
    ],
  ],
  "names that end in what leads elsewhere": [
    [
      "Jockey weigh-ins: rider, weight out and weight in, in kg, weight in is above weight out and weight out is above weight in",
      "Jockey weigh-ins: rider, weight out and weight in, in kg, weight in is above weight out",
    ],
  ],
};

for (const [about, both] of Object.entries(pairs)) {
  test(`${about}: told`, () => areToldImpossible(both.map(([contrary]) => contrary)));
  test(`${about}: what can be is planned`, () => arePlanned(both.map(([, possible]) => possible)));
}

test("for whose screens the rows are says nothing of what they are about", () => {
  areAsked([
    "something realistic to fill the new dashboard of our handball club before Thursday's board meeting",
    "rows for the website of our choir",
    "need test rows for the new microservice asap, just the usual stuff",
  ]);
  arePlanned([
    "training attendance for the app of our rowing club: member, date, boat",
    "microservice calls: caller, callee, latency, status",
  ]);
});
