import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { understand } from "../understand.ts";

const kindOf = (need: string): string => understand({ need, today: "2026-06-15" }).kind;

describe("what rows are put into, tried on or shown at", () => {
  it("says nothing of what they are, so that it is asked", () => {
    for (const need of [
      "we're a small startup and our demo instance is bare, could you populate it?",
      "placeholder content for screenshots, about 50 records",
      "something our field reps can present to prospects",
      "numbers for the steering board, they have to be convincing",
      "starting a bakery next spring, could you send a few figures for the bank",
      "a file with nested data and plenty of edge cases, to see whether our importer copes",
      "anything to try our clinic software with, 300 rows would be enough",
      "Demodaten für die neue Plattform, rund 500 Stück, mit den üblichen Feldern",
      "de quoi alimenter notre environnement de test, avec les champs habituels",
      "preciso preencher o ambiente de teste com registros parecidos com produção",
    ])
      assert.equal(kindOf(need), "unclear", need);
  });

  it("leaves what is named beside it", () => {
    for (const need of [
      "bank transactions to show in our app",
      "bookings to fill our calendar app, 300",
      "energy bills for our billing software",
      "I want a table of glaciers for a geography lesson",
      "web server logs to test our parser",
      "test data for our new CRM: contacts with company, phone and last contact",
      "commandes clients pour tester notre ERP",
    ])
      assert.equal(kindOf(need), "planned", need);
  });
});
