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

  it("asks where only the file, its shape or its quality is told, or who wants it", () => {
    for (const need of [
      "Our data team wants test data. Clean, no duplicates, UTF-8, about 10k lines, please with headers.",
      "1000 rows by 12 columns, no nulls, utf-8 encoded, header in the first line",
      "two tables that can be joined, one big, one small, the foreign key must hold, the rest is up to you",
      "Dataset required by our evaluation service. Must be diverse, unbiased and representative of the population. 5,000 records.",
      "everything that our auditor would want to look at, 3,000 entries with the usual flags",
      "ten thousand examples, classes balanced, train and test split already done",
      "hello, I'm a student doing a dashboard course and our teacher said bring your own data",
      "dataset for a statistics course, about 300 students enrolled this term, should have some outliers in it",
      "Wir brauchen Daten für unser Projekt, möglichst vollständig und aktuell, 5000 Zeilen sollten reichen",
      "Quiero una tabla completa para hacer pruebas, con de todo un poco",
      "same as last time please, just a bit bigger and with the mistake in the second part fixed",
      "business data 2023, all regions, monthly",
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
      "parts list of a bicycle",
      "our logistics team wants parcels with weight, zone and delivery day",
      "sales by region and month for our sales course",
      "about 300 students enrolled in two courses, with grade and term",
    ])
      assert.equal(kindOf(need), "planned", need);
  });
});
