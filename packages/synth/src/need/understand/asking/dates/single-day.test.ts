import { test } from "node:test";
import { arePlanned, areToldImpossible } from "../../../../../test/contrary-needs.ts";

test("one day is no longer than a day", () => {
  areToldImpossible([
    "server logs from one single day, timestamps spread over three weeks, 4000 lines",
    "Logdaten von einem einzigen Tag, Zeitstempel verteilt über drei Wochen",
  ]);
  arePlanned([
    "server logs from one single day, spread over the whole day",
    "tickets for a single day, sold over three weeks",
    "festival of a single day, 3000 bookings spread over three weeks",
    "one event per day, spread over three weeks",
  ]);
});

test("nobody has done it for longer than lived", () => {
  areToldImpossible([
    "school children aged 6 to 10, each with 15 years of driving experience, 300 rows",
    "kids aged 5 to 9 with at least 12 years of work experience",
    "Kinder im Alter von 6 bis 10, jedes mit 15 Jahren Berufserfahrung",
  ]);
  arePlanned([
    "children aged 6 to 10, each with 2 years of piano practice",
    "teachers of children aged 6 to 10, each with 15 years of experience",
    "drivers aged 18 to 30 with 5 years of driving experience",
  ]);
});
