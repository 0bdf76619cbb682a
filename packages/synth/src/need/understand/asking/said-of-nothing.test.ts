import assert from "node:assert/strict";
import { test } from "node:test";
import { understand } from "../understand.ts";

function asked(need: string): readonly string[] {
  const understood = understand({ need, today: "2026-06-15" });
  return understood.kind === "unclear" ? understood.questions.map(({ id }) => id) : [understood.kind];
}

test("form, quality, purpose, deadline and design say nothing of what rows are about", () => {
  for (const need of [
    "dataset, csv, 3k rows, german, no missing values",
    "we are comparing two models and want some 8k examples, imbalanced",
    "Test data for our next sprint, happy path and edge cases, 900 lines, JSON",
    "Subtask 2 of 5: fetch tabular input for the downstream evaluation, 700 records, parquet, seed 3",
    "For my dissertation I need a panel with four waves, 250 units, a small effect and 12% dropout",
    "multi-class dataset, 6 classes, long tail, 9k examples",
    "our new feature ships on Monday and QA wants 300 records that break it",
    "Wir testen nächste Woche unser neues Release und brauchen 4.000 realistische Datensätze, ohne Duplikate",
    "Para mi tesis quiero un panel con dos oleadas, 150 unidades y efecto medio",
    "Jeu de données pour le lancement de notre plateforme, 600 lignes, conformes au RGPD",
    "Precisamos de dados de teste para o lançamento da plataforma, realistas, até sexta",
  ])
    assert.ok(asked(need).includes("domain"), need);
});

test("all that a business or somebody else has names no record", () => {
  for (const need of [
    "everything you need to run a small bakery",
    "all a law firm keeps in its system, two years",
    "whatever production would have, 40k rows",
    "same as what our rival shows on their website, but more rows",
    "alles, was man braucht um ein Hotel zu betreiben",
    "todo lo que hace falta para llevar una panadería",
    "tout ce qu'il faut pour gérer une agence de voyage",
    "tudo o que é preciso para gerir uma padaria",
  ])
    assert.ok(asked(need).includes("domain"), need);
});

test("a record or a column among such words says it", () => {
  for (const need of [
    "orders dataset, csv, 3k rows, german, no missing values",
    "Test data for our new invoicing module: invoices with amount and due date, JSON",
    "Subtask 2 of 5: fetch loan applications for the downstream evaluation, 700 records",
    "For my dissertation I need a panel with four waves, 250 households, income and savings",
    "500 rows: platform, release, deadline, quality",
    "stakeholder, influence, interest, 60 rows",
    "software modules with owner, language and lines of code",
    "random integers between 1 and 100, 500 rows",
    "everything a hotel knows about its guests: name, nights, spend",
    "same as what our competitor sells: sku, price, colour",
    "500 websites",
    "ships, 500 rows",
    "300 tasks for our app, realistic",
    "500 rows of workshops",
    "todo lo que hace falta para una factura: número, fecha, importe, cliente",
  ])
    assert.deepEqual(asked(need), ["planned"], need);
});
