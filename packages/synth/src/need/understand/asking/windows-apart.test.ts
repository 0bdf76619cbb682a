import { test } from "node:test";
import { arePlanned, areToldImpossible } from "../../../../test/contrary-needs.ts";

test("who stays somewhere arrives before leaving", () => {
  areToldImpossible([
    "holiday cottage stays, arrival in August 2024 and departure in July 2024, with guest count",
    "guests of a hostel, departure in March 2023, arrival in May 2023",
    "séjours en gîte, arrivée en août 2024 et départ en juillet 2024",
    "hóspedes de hotel, chegada em agosto de 2024 e saída em julho de 2024",
  ]);
  arePlanned([
    "hotel guests, arrival in December and departure in January",
    "hotel rooms, arrivals in August 2024 or departures in July 2024",
    "cruise ships, arrival in August 2024, departure in September 2024",
  ]);
});

test("nobody leaves a company before being hired", () => {
  areToldImpossible([
    "employees hired between 2020 and 2023, everyone left the company in 2018",
    "members joined in 2021 and left the club in 2020",
    "empleados contratados entre 2020 y 2023, todos dejaron la empresa en 2018",
    "Mitarbeiter eingestellt 2021, alle verließen die Firma 2018",
  ]);
  arePlanned([
    "employees hired between 2015 and 2018, everyone left the company in 2020",
    "staff hired in 2022, all of them left their previous employer in 2019",
    "veterans hired in 2022, all left the army in 2019",
    "employees hired in 2022, the company was founded in 2018",
  ]);
});
