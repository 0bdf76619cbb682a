import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { understand } from "../../understand.ts";

const kindOf = (need: string): string => understand({ need, today: "2026-06-15" }).kind;

describe("what all rows are", () => {
  it("leaves no share for its opposite, however it is said", () => {
    for (const need of [
      "ski loans, every one of them brought back: ski, guest, from, to. about 15% still out",
      "cervical smears, all from women aged 25 to 60, with lab, result, sex (10% men)",
      "osteoporosis checks, women only, sex 15% male, result, date",
      "prostate visits, all men over 50: age, sex (30% female), PSA, date",
      "only cats in the file please: name, species (60% cats, 40% dogs), age, chip",
      "unpaid bills only: client, amount EUR, due date, 30% paid in time",
      "Every sample has been lab-tested, 15 % of the samples were never tested; site, date, value",
      "all our guests are from Austria, 25% of them from Switzerland; name, town, joined",
      "vacancies, full-time only, 35% part-time, title, salary, town",
    ])
      assert.equal(kindOf(need), "impossible", need);
  });

  it("leaves room for what may be so at once", () => {
    for (const need of [
      "library loans, all returned, 12% returned late; title, loan date, due, return date",
      "only dogs: name, breed, sex 50/50, 10% adopted, age, chip no",
      "all men over 50 are screened, 30% of the visits at the weekend: date, age, PSA",
      "unpaid bills only: client, amount EUR, due date, days overdue 1-90, 30% reminded",
      "women only gym: member, age, 20% students, plan, joined",
    ])
      assert.equal(kindOf(need), "planned", need);
  });
});
