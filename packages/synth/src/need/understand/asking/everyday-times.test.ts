import { test } from "node:test";
import { arePlanned, areToldImpossible } from "../../../../test/contrary-needs.ts";

test("times that end before they start, and more days than there are, are asked back", () => {
  areToldImpossible([
    "sales per day, 5 March 2025 until 2 January 2025, store, revenue",
    "Zählerstände 12.11.2025 bis 3.2.2025, Zähler, kWh",
    "one row for each of the 31 days of April 2025: visitors, takings",
    "the 366 days of 2025, sales per day",
  ]);
});

test("times over the end of a year and days said loosely are planned", () => {
  arePlanned([
    "hourly load 12 November until 3 February, meter, kWh",
    "31 days from 5 November 2025: meals, takings",
    "the 31 days of November and December before Christmas, sales",
    "30 days of February weather, rain",
    "loan of 31 days issued in November 2025, fee, borrower",
  ]);
});

test("what lasts longer than from its start to its end is asked back", () => {
  areToldImpossible([
    "night shifts from 22 to 6 with 10 hours each, nurse, ward",
    "lessons from 9 to 10 am, 90 minutes each, teacher, room",
    "Wochenplan: Pflegerin, Datum, jede Schicht von 6 bis 14 Uhr mit 11 Stunden Dauer",
  ]);
});

test("nights go round the clock, and tours are shorter than the time they are held in", () => {
  arePlanned([
    "night shifts from 22 to 6, nurse, ward, patients",
    "night shifts from 22 to 6 with 8 hours each, nurse, ward",
    "meetings from 9 to 5, 1 hour each, room, host",
    "tours from 10 to 16, 2 hours each, guide, language",
    "shop open 9 to 17, deliveries with 12 hours delay",
  ]);
});

test("what comes of something is not told before it", () => {
  areToldImpossible([
    "claims with incident date, reported 1-10 days later, settled 5 days before the incident",
    "blood tests: patient, sample date, result 1 day before the sample, value",
    "car thefts: stolen on, recovered 3 to 30 days before the theft, plate",
    "hiring funnel: applied date, interview 7-14 days later, hired 3 days before applying",
  ]);
});

test("the last one before something, and what is paid ahead, are planned", () => {
  arePlanned([
    "customers: last delivery 10 days before the order, amount",
    "conference: registration date, payment up to 10 days before registration, talk",
    "job applications, interview 3 days before the deadline, applied 10 days before the interview",
    "insurance claims, policy start at least 10 days before the accident",
  ]);
});
