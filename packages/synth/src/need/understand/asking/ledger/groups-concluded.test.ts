import { test } from "node:test";
import { arePlanned, areToldImpossible } from "../../../../../test/contrary-needs.ts";

test("a total that groups do not come to is asked back", () => {
  areToldImpossible([
    "12 classes of 25 pupils each, makes 360 pupils, one row per pupil with name, class and birthday",
    "8 teams of 11 players, so 99 players, one row per player with name and position",
    "5 buses with 40 seats each, that is 240 seats; seat, row, price",
    "6 Klassen mit 20 Schülern, das macht 150 Schüler, eine Zeile je Schüler mit Name",
    "10 cajas de 12 botellas, en total 140 botellas, una fila por botella con peso",
    "4 équipes de 15 joueurs chacune, soit 75 joueurs, nom et âge",
  ]);
});

test("a total that they come to, or of something else, is planned", () => {
  arePlanned([
    "12 classes of 25 pupils each, makes 300 pupils, one row per pupil with name, class and birthday",
    "3 teams of 11 players, so 33 players, one row per player with name and position",
    "5 buses with 40 seats each, so 5 drivers, one row per bus with plate",
    "12 classes of 25 pupils, makes 300 rows, name",
    "2 shops with 10 shelves, in total 500 products, price, shelf",
  ]);
});
