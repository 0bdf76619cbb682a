import assert from "node:assert/strict";
import { test } from "node:test";
import { namesOf, planOf, statedOf } from "../../../test/planned-need.ts";

test("what a column can only be is a list of its values", () => {
  for (const [need, values] of [
    ["300 tasks, status can only be todo, doing or done, assignee", ["todo", "doing", "done"]],
    [
      "Aufträge, 400 Zeilen, Status kann nur offen, in Arbeit oder fertig sein, Betrag",
      ["offen", "in_arbeit", "fertig"],
    ],
    ["Tâches, 300 lignes, statut ne peut être que ouvert, bloqué ou fermé, montant", ["ouvert", "bloqué", "fermé"]],
    ["500 trips, mode has to be one of bus, train or tram, distance", ["bus", "train", "tram"]],
  ] as const) {
    const said = planOf(need).constraints.find(({ kind }) => kind === "enum");
    assert.deepEqual(said?.value.enum, values, need);
  }
});

test("how many columns there are is no column", () => {
  for (const [need, names] of [
    [
      "Birds, 400 rows, exactly three columns: species, ring number, ringing date",
      ["species", "ring_number", "ringing_date"],
    ],
    [
      "Birds, 400 rows, exactly three columns, no more and no less: species, ring number, ringing date",
      ["species", "ring_number", "ringing_date"],
    ],
    ["400 Vögel, genau drei Spalten: Art, Ringnummer, Datum", ["art", "ringnummer", "datum"]],
    ["Tabla de 400 aves con exactamente tres columnas: especie, peso, fecha", ["especie", "peso", "fecha"]],
  ] as const)
    assert.deepEqual(
      statedOf(planOf(need)).filter((name) => !name.endsWith("_id")),
      names,
      need,
    );
});

test("what columns add up to, how each is bounded and what the first row holds are no columns", () => {
  for (const [need, names] of [
    [
      "220 samples: sand, silt and clay in percent, the three add up to 100, each of them at least 10",
      ["sand", "silt", "clay"],
    ],
    ["Gas meter, 36 rows, reading in m3 never goes down, first row 3,870 and last row 4,210", ["reading"]],
    ["900 contracts, start date in 2023 and spread evenly from January to December 2023, fee", ["start_date", "fee"]],
  ] as const)
    assert.deepEqual(
      statedOf(planOf(need)).filter((name) => !name.endsWith("_id")),
      names,
      need,
    );
});

test("a mean that should come out at a figure is of the column before", () => {
  for (const need of [
    "App reviews, 900 rows, stars as whole number 1 to 5, the average should come out at 3.9, device",
    "900 ratings, stars from 1 to 5, the mean should be 3.9, device",
  ]) {
    const { constraints } = planOf(need);
    const said = constraints.find(({ kind }) => kind === "average");
    assert.deepEqual([said?.field, said?.value.mean], ["stars", 3.9], need);
  }
});

test("two strict ends, a mean and a spread, and only within a window, are of one column", () => {
  const points = planOf("300 dice games, points as a whole number strictly above 4 and strictly below 9, player");
  assert.ok(!namesOf(points).includes("strictly"));
  const scores = planOf("Zufriedenheit von 1 bis 5, Mittelwert 3, Standardabweichung 1, 500 Kunden");
  assert.ok(!namesOf(scores).includes("mittelwert"));
  const range = planOf("300 patients, pain score 0 to 10, standard deviation 2").constraints.find(
    ({ kind }) => kind === "range",
  );
  assert.deepEqual([range?.value.min, range?.value.max], [0, 10]);
  const stays = planOf("900 Buchungen: Anreise ausschließlich im Juli 2024, Gäste 1-6");
  assert.ok(namesOf(stays).includes("anreise"));
});
