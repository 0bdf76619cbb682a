import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { understand } from "../../understand.ts";
import { equationsOf } from "./equations.ts";
import { emptiedBy } from "./solve.ts";

const today = "2026-06-15";

/** What is contrary, and the same with other figures or words, which is not. */
const pairs: readonly (readonly [contrary: string, possible: string])[] = [
  [
    "500 tiles: width 10-20 cm, length 10-30 cm, area = width x length, area above 900 cm2",
    "500 tiles: width 10-20 cm, length 10-30 cm, area = width x length, area above 90 cm2",
  ],
  [
    "450 rides: distance 5 to 20 km, duration 1 to 2 hours, speed = distance / duration, speed at least 30 km/h",
    "450 rides: distance 5 to 20 km, duration 1 to 2 hours, speed = distance / duration, speed at least 3 km/h",
  ],
  [
    "700 Lager: Miete 500–900 EUR, Fläche 20–40 m², Quadratmeterpreis (Miete durch Fläche) höchstens 10 EUR",
    "700 Lager: Miete 500–900 EUR, Fläche 20–40 m², Quadratmeterpreis (Miete durch Fläche) höchstens 40 EUR",
  ],
  [
    "300 hotel stays, 1 to 2 nights, check-out at least 4 days after check-in, rate 50-90 EUR",
    "300 hotel stays, 4 to 6 nights, check-out at least 4 days after check-in, rate 50-90 EUR",
  ],
  [
    "Tool hires, 900 rows: hired any day in May 2026, return is always 10 days after the hire date, every return date has to be in May 2026",
    "Tool hires, 900 rows: hired in May 2026, return is always 10 days after the hire date, every return date has to be in May 2026",
  ],
  [
    "600 courses: course starts in March 2026, duration 3 to 5 months, course end no later than 30 April 2026",
    "600 courses: course starts in March 2026, duration 3 to 5 weeks, course end no later than 30 April 2026",
  ],
  [
    "300 commandes passées en mai 2026. Livraison 3 à 6 jours après la commande, toutes livrées au plus tard le 30 avril 2026",
    "300 commandes passées en mai 2026. Livraison 3 à 6 jours après la commande, toutes livrées au plus tard le 30 juin 2026",
  ],
  [
    "Ferry log: boarding, sailing, landing. Sailing at least 20 minutes after boarding, landing after sailing, and nobody is on board for more than 15 minutes in total. 400 rows",
    "Ferry log: boarding, sailing, landing. Sailing at least 20 minutes after boarding, landing after sailing, and nobody is on board for more than 95 minutes in total. 400 rows",
  ],
  [
    "All 800 essays get marks between 20 and 50. A prize is given only if the mark is above 70; 10% are given a prize.",
    "All 800 essays get marks between 20 and 90. A prize is given only if the mark is above 70; 10% are given a prize.",
  ],
  [
    "Greenhouse log, 900 readings: all temperatures stay between 15 and 25 °C; include five peaks above 40 °C",
    "Greenhouse log, 900 readings: temperatures normally between 15 and 25 °C; include five peaks above 40 °C",
  ],
  [
    "penalties is 0 for each of the 400 drivers. 5% were suspended and these have more than two penalties.",
    "penalties 0-5 for each of the 400 drivers. 5% were suspended and these have more than two penalties.",
  ],
  [
    "700 viajes, duración de 5 a 30 minutos, y el 20 % de los viajes dura más de una hora",
    "700 viajes, duración de 5 a 90 minutos, y el 20 % de los viajes dura más de una hora",
  ],
  [
    "500 Pakete, Gewicht 1 bis 5 kg, ein Viertel der Pakete wiegt mehr als 12 kg",
    "500 Pakete, Gewicht 1 bis 25 kg, ein Viertel der Pakete wiegt mehr als 12 kg",
  ],
  [
    "400 visas, each decided within 15 days; the average decision time is 28 days",
    "400 visas, each acknowledged within 15 days; the average decision time is 28 days",
  ],
  [
    "600 aulas, todas de segunda a sexta, 20% das aulas são ao domingo, com professor e sala",
    "600 aulas, quase todas de segunda a sexta, 20% das aulas são ao domingo, com professor e sala",
  ],
  [
    "350 club members, all joined in 2026, and a third have been members for more than four years",
    "350 club members, all joined in 2019, and a third have been members for more than four years",
  ],
  [
    "9 tasters and 7 wines, one row per taster and wine, which makes 70 rows. Points 1-20",
    "9 tasters and 7 wines, one row per taster and wine, which makes 63 rows. Points 1-20",
  ],
  [
    "1000 invoices, net amount 50-900 EUR, 20% VAT added on top, gross total never above 700 EUR, and at least 10% of the invoices with net 800 or more",
    "1000 invoices, net amount 50-900 EUR, 20% VAT added on top, gross total never above 1100 EUR, and at least 10% of the invoices with net 800 or more",
  ],
  [
    "12 teams, everybody plays everybody once, exactly 90 games, with goals and date",
    "12 teams, everybody plays everybody once, exactly 66 games, with goals and date",
  ],
  [
    "5,000 fares in USD, every single fare is under $20 and the whole file should add up to $300,000",
    "5,000 fares in USD, every single fare is under $20 and the whole file should add up to $50,000",
  ],
];

test("what cannot all hold is asked back with the words that say it", () => {
  for (const [need] of pairs) {
    const understood = understand({ need, today });
    assert.equal(understood.kind, "impossible", need);
    const spans = understood.kind === "impossible" ? understood.reasons.flatMap((reason) => reason.spans) : [];
    assert.ok(spans.length > 0, need);
  }
});

test("the same words with figures that leave room are planned", () => {
  for (const [, need] of pairs) assert.notEqual(understand({ need, today }).kind, "impossible", need);
});

test("bounds of two columns in one unit are no contradiction", () => {
  const possible = [
    "400 stops of the line lasting 5 to 90 minutes, 12% of the machines are older than 15 years",
    "Orders: price 2-30 EUR, quantity 1-50, total = price x quantity, 10% of orders have a total above 200 EUR",
    "600 jobs, hours 2-8, hourly rate 20-30 USD, pay = hours x hourly rate, pay above 100 USD",
    "900 lessons of 30 to 60 minutes, 20% of the pupils practise more than two hours a week",
    "staff hired 2010-2024, 30% have been with the firm for more than ten years, all have signed the 2026 house rules",
    "Reisen im Juli 2026, Dauer 3 bis 14 Tage, gebucht mindestens 30 Tage vor Abreise",
    "lessons start in September 2026, enrolment closes in August 2026, 300 rows",
    "camp: ages 4 to 12, parents older than 25, 200 families",
    "cheese kept between 2 and 8 °C, room temperature above 18 °C, 500 readings",
    "9 tasters, 7 wines, two rounds, one row per taster, wine and round, so 126 rows",
    "book loans of the last 6 months, due date 21 days after the loan date, 9% overdue",
  ];
  for (const need of possible) assert.notEqual(understand({ need, today }).kind, "impossible", need);
});

test("intervals around values that meet the equations are never emptied", () => {
  const value = fc.integer({ min: 1, max: 50 });
  fc.assert(
    fc.property(value, value, value, fc.nat(5), (a, b, c, width) => {
      const equations = [
        ...equationsOf({ kind: "product", result: "ab", factors: ["a", "b"] }, () => 1),
        ...equationsOf(
          {
            kind: "sum",
            total: "all",
            terms: [
              { field: "ab", times: 1 },
              { field: "c", times: -1 },
            ],
          },
          () => 1,
        ),
        ...equationsOf({ kind: "quotient", result: "ratio", of: "ab", by: "c" }, () => 1),
      ].map((what) => ({ what, source: "said" }));
      const values = { a, b, c, ab: a * b, all: a * b - c, ratio: (a * b) / c };
      const domains = Object.entries(values).map(([field, at]) => ({
        what: { field, interval: { least: at - width, most: at + width }, isTime: false },
        source: field,
      }));
      assert.equal(emptiedBy(domains, equations), undefined);
    }),
  );
});

test("a long need is read in a moment", () => {
  const long = [
    "1 2 3 4 ",
    "a per b per c ",
    "20% last more than 2 hours, ",
    "all between 2 and 8, four peaks above 10. ",
  ];
  for (const words of long) {
    const need = words.repeat(Math.ceil(2000 / words.length)).slice(0, 2000);
    const start = performance.now();
    understand({ need, today });
    assert.ok(performance.now() - start < 2000, words);
  }
});
