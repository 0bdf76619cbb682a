import { test } from "node:test";
import { arePlanned, areToldImpossible } from "../../../../../test/contrary-needs.ts";

test("shifts longer than from the earliest start to the end are asked back", () => {
  areToldImpossible([
    "Planning d'équipe : début entre 06:00 et 10:00, fin au plus tard à 18:00 le même jour, chaque poste dure 14 heures, 300 lignes",
    "nurse shifts running 9:00 to 17:00 the same day and lasting exactly 10 hours",
    "shifts start between 07:00 and 09:00, end no later than 17:00 the same day, each shift lasts 12 hours, employee, station",
    "Schichten, Beginn zwischen 06:00 und 08:00, Ende spätestens 16:00, Dauer 11 Stunden, Mitarbeiter",
    "turnos: empiezan entre las 08:00 y las 10:00, terminan a las 16:00, cada turno dura 9 horas, empleado",
  ]);
});

test("shifts that fit are planned", () => {
  arePlanned([
    "shifts start between 06:00 and 10:00, end no later than 18:00 the same day, each shift lasts 8 hours, employee, station",
    "Schichten, Beginn zwischen 06:00 und 08:00, Ende spätestens 20:00, Dauer 11 Stunden, Mitarbeiter",
    "nurse shifts running 9:00 to 17:00 with ward, nurse id, and a break of 30 minutes",
    "clinic open 9:00 to 17:00, appointments lasting 20 minutes, patient, doctor",
    "night shifts running from 20:00 to 6:00, lasting 10 hours, nurse, ward",
  ]);
});
