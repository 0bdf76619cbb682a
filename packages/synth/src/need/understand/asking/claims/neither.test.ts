import { test } from "node:test";
import { arePlanned, areToldImpossible } from "../../../../../test/contrary-needs.ts";

test("who neither gets the one nor the other is left nowhere by two that are all", () => {
  areToldImpossible([
    "essai clinique de 100 patients: moitié placebo, moitié traitement, et un tiers sans aucun des deux",
    "clinical trial, half placebo, half treatment, and a third neither",
    "coffee orders: half are to go, half eaten in and a third delivered",
  ]);
  arePlanned([
    "clinical trial, a third placebo, a third treatment, and a third neither",
    "half men, half women, a third neither employed nor in training, 300 persons",
    "parcels: half small, half large, a third delivered",
  ]);
});

test("by women or by men", () => {
  areToldImpossible([
    "1.000 Bewerbungen, 60 % von Frauen, 55 % von Männern, Alter, Stelle, Ergebnis",
    "60 % von Frauen, 55 % von Männern bezahlt, 900 Rechnungen nach Geschlecht des Zahlers",
    "500 candidatures, 60 % de femmes, 55 % d'hommes",
  ]);
  arePlanned([
    "500 Personen, 60 % der Frauen und 55 % der Männer rauchen",
    "500 Personen, rauchen: 60 % von den Frauen, 55 % von den Männern",
    "1000 Bewerbungen, 60 % von Frauen, 40 % von Männern",
  ]);
});
