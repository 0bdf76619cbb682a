import { test } from "node:test";
import { arePlanned, areToldImpossible } from "../../../../../test/contrary-needs.ts";

test("more in the places or steps of one series than there are is told", () => {
  areToldImpossible([
    "1000 charging sessions, of which 700 at home, 200 at work and 300 at public stations",
    "1000 sessions, 700 at home, 200 at work, 300 elsewhere",
    "500 students, 300 in year 1, 250 in year 2",
    "500 students: 300 in the first year and 250 in the second year",
    "900 trees, 500 in zone 1, 300 in zone 2 and 200 in zone 3",
    "400 Schüler, 250 in Klasse 5, 200 in Klasse 6",
    "1000 Ladevorgänge, davon 700 zu Hause, 200 bei der Arbeit und 300 an öffentlichen Säulen",
    "1000 sessions de recharge, dont 700 à domicile, 200 au travail et 300 sur des bornes publiques",
    "1000 recargas, das quais 700 em casa, 200 no trabalho e 300 em postos públicos",
  ]);
});

test("what comes to the whole, or is several at once, is planned", () => {
  arePlanned([
    "1000 charging sessions, of which 700 at home, 200 at work and 100 at public stations",
    "500 students, 300 in year 1, 150 in year 2",
    "900 trees, 500 in zone 1, 300 in zone 2 and 100 in zone 3",
    "500 students, 300 passed exam 1, 250 passed exam 2",
    "500 students, 300 in course 1, 250 in course 2",
    "500 people, 400 vaccinated at home, 250 employed at a hospital",
    "1000 readings, 700 at night, 400 at the weekend",
    "500 leads, 300 reached stage 1, 250 reached stage 2",
  ]);
});
