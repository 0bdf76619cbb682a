import { test } from "node:test";
import { arePlanned, areToldImpossible } from "../../../../test/contrary-needs.ts";

test("nobody works or sleeps for longer than a day lasts", () => {
  areToldImpossible([
    "hours slept per night from 5 to 26, wake time, mood, user, 400 nights",
    "time sheets: worker, date, hours worked per day 2 to 30, project",
    "Arbeitszeiten: Mitarbeiter, Datum, gearbeitete Stunden pro Tag 2 bis 26",
  ]);
});

test("hours of several, of a week or of a whole day are planned", () => {
  arePlanned([
    "hours worked per day by the whole team 20 to 35, team, date",
    "hours worked per day 2 to 24, worker, date",
    "worker, hours per week between 20 and 40, day of hire",
    "site diary: date, workers on site, hours worked per day 16 to 30",
  ]);
});
