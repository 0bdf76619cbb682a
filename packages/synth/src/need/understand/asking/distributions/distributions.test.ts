import { test } from "node:test";
import { arePlanned, areToldImpossible } from "../../../../../test/contrary-needs.ts";

/** What is contrary, and the same with other figures or words, which is not. */
const pairs: readonly (readonly [contrary: string, possible: string])[] = [
  [
    "1,500 parcels, weight 0.2-20 kg, heaviest parcel 31 kg, 5% fragile",
    "1,500 parcels, weight 0.2-20 kg, heaviest parcel 20 kg, 5% fragile",
  ],
  [
    "250 runners of a race in Kassel, times 33 to 78 minutes, fastest runner 29 minutes, age and club",
    "250 runners of a race in Kassel, times 33 to 78 minutes, fastest runner 33 minutes, age and club",
  ],
  [
    "300 marathon finishers, age 18-75, finish time. Slowest finisher comes in at 4:58:00 and the average finish time is 5:20:00.",
    "300 marathon finishers, age 18-75, finish time. Slowest finisher comes in at 5:58:00 and the average finish time is 4:20:00.",
  ],
  [
    "1,000 flights, the longest flight takes 3 hours, average flight time 4.5 hours, airline, origin",
    "1,000 flights, the longest flight takes 3 hours, average delay 4.5 hours, airline, origin",
  ],
  [
    "900 departures, airline, delay in minutes. 70% leave exactly on time (delay 0), median delay over all flights 25 min, max 240",
    "900 departures, airline, delay in minutes. 40% leave exactly on time (delay 0), median delay over all flights 25 min, max 240",
  ],
  [
    "1,000 phone calls, 80% last exactly 0 seconds (missed), median duration 95 seconds, max 40 minutes",
    "1,000 phone calls, 40% last exactly 0 seconds (missed), median duration 95 seconds, max 40 minutes",
  ],
  [
    "Hotel ratings, 2,000 guests, 1 to 5 stars, median 4, 60% of the guests give 2 stars or fewer",
    "Hotel ratings, 2,000 guests, 1 to 5 stars, median 4, 30% of the guests give 2 stars or fewer",
  ],
  [
    "Customer satisfaction 1-10, mean 8.5, 80% of the customers give 5 or less, 900 customers",
    "Customer satisfaction 1-10, mean 8.5, 10% of the customers give 5 or less, 900 customers",
  ],
  [
    "600 fish caught in Lake Geneva, length between 20 and 60 cm, 90th percentile 75 cm",
    "600 fish caught in Lake Geneva, length between 20 and 60 cm, 90th percentile 55 cm",
  ],
  [
    "Temperatures of a freezer, never above -15 °C, highest reading -9 °C, 2,000 readings",
    "Temperatures of a freezer, target never above -15 °C, highest reading -9 °C, 2,000 readings",
  ],
  [
    "latencies of the search API with p50 of 120 ms, p95 of 90 ms and p99 of 400 ms; endpoint, status",
    "latencies of the search API with p50 of 120 ms, p95 of 190 ms and p99 of 400 ms; endpoint, status",
  ],
  [
    "tiempos de respuesta con p50 de 300 ms, p95 de 200 ms y p99 de 900 ms; servicio",
    "tiempos de respuesta con p50 de 100 ms, p95 de 200 ms y p99 de 900 ms; servicio",
  ],
  [
    "salaries with a median of 52,000 and a 90th percentile of 41,000 USD; role",
    "salaries with a median of 52,000 and a 90th percentile of 81,000 USD; role",
  ],
  [
    "400 courses, durée 5 à 40 minutes, la course la plus longue dure 75 minutes",
    "400 courses, durée 5 à 40 minutes, prix le plus élevé 75 EUR",
  ],
];

test("figures of one attribute that no values have are told, wherever they stand", () => {
  areToldImpossible(pairs.map(([contrary]) => contrary));
});

test("figures that leave room, or are of something else, are planned", () => {
  arePlanned([
    ...pairs.map(([, possible]) => possible),
    "400 parcels, weight 0.2-20 kg, heaviest item in the parcel 31 g, 5% fragile",
    "200 hikes, the longest hike takes 8 hours, mean duration of the bus ride there 9 hours",
    "250 runners, the fastest 10 runners get a prize, times 33 to 78 minutes",
    "500 orders, price 10-50 EUR, 10% of the orders are older than 60 days",
    "500 Mitarbeiter zwischen 20 und 60 Jahren, 30 % mit mindestens 18 Jahren Berufserfahrung",
  ]);
});
