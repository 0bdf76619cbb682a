import { test } from "node:test";
import { arePlanned, areToldImpossible } from "../../../../../test/contrary-needs.ts";

test("a step goes as many times into a day as there are readings", () => {
  areToldImpossible([
    "temperature of 8 freezers, 5 days, one reading every 15 minutes, so 60 readings per freezer a day",
    "hourly readings, i.e. 48 a day per meter, 10 meters, kWh",
    "GPS ping every 30 seconds, 60 per hour, 20 vans, speed",
    "tank level every 20 minutes, 100 Werte pro Tag, 4 tanks",
  ]);
});

test("readings of a part of the day, of all together, and other things a day are planned", () => {
  arePlanned([
    "one reading every 10 minutes, 144 a day per probe, 15 probes, moisture",
    "one reading every 10 minutes from 6:00 to 10:00, 24 readings per probe a day, moisture, 15 probes",
    "a reading every 5 minutes, 3456 readings a day for 12 sensors, humidity",
    "tracker position every 10 minutes while driving, 30 a day, 12 vans",
    "blood pressure every hour, 2 readings a day missing, patient, systolic, diastolic",
  ]);
});
