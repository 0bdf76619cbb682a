import { test } from "node:test";
import { arePlanned, areToldImpossible } from "../../../../test/contrary-needs.ts";

/** What buyers of many trades ask for by mistake, and what only sounds like it. */
const pairs: Readonly<Record<string, readonly (readonly [contrary: string, possible: string])[]>> = {
  "more different ones, or more of these, than there are": [
    [
      "delivery trips, 2,000 rows: driver, van, km. We have only 12 drivers and the trips are driven by 18 different drivers",
      "delivery trips, 2,000 rows: driver, van, km. We have only 12 drivers and the trips go to 18 different depots",
    ],
    [
      "alquileres, 1.500 filas; la tienda tiene 80 bicicletas y salen 120 bicicletas distintas",
      "alquileres, 1.500 filas; la tienda tiene 80 bicicletas y salen 60 bicicletas distintas",
    ],
    [
      "our 400 choir singers with voice and joining year; 520 of these singers are sopranos",
      "our 400 choir singers with voice and joining year; 220 of these singers are sopranos",
    ],
    [
      "Liste unserer 300 Mieter mit Wohnung und Miete; 340 dieser Mieter zahlen pünktlich",
      "Liste unserer 300 Mieter mit Wohnung und Miete; 240 dieser Mieter zahlen pünktlich",
    ],
  ],
  "unique ones of which there are too few": [
    [
      "Garderobenmarken, 1.200 Zeilen: Marke ist eine ganze Zahl von 1 bis 300, Uhrzeit, Pfand; keine Marke darf in mehr als einer Zeile stehen",
      "Garderobenmarken, 1.200 Zeilen: Marke ist eine ganze Zahl von 1 bis 3000, Uhrzeit, Pfand; keine Marke darf in mehr als einer Zeile stehen",
    ],
    [
      "3,000 lockers, each with a three-digit code that no one else uses, hall, size",
      "3,000 lockers, each with a five-digit code that no one else uses, hall, size",
    ],
  ],
  "equal shares and another one": [
    [
      "chat tickets, 3,000 rows: bugs, questions and complaints are equally common; complaints account for 70% of the tickets; agent",
      "chat tickets, 3,000 rows: bugs, questions and complaints are equally common; 70% of the tickets are closed; agent",
    ],
    [
      "Kassenbons, 2.000 Zeilen: bar und Karte sind gleich häufig, Karte macht 80 % aus; Betrag, Uhrzeit",
      "Kassenbons, 2.000 Zeilen: bar und Karte sind gleich häufig, 10 % sind storniert; Betrag, Uhrzeit",
    ],
  ],
  "orders against their names": [
    [
      "payslips, 800 rows: name, gross, net; the net pay is 100 to 300 euros higher than the gross pay",
      "payslips, 800 rows: name, gross, net; the gross pay is 100 to 300 euros higher than the net pay",
    ],
    [
      "pages with p90 and p75 load time, 500 rows, p75 is always above p90",
      "pages with p90 and p75 load time, 500 rows, p90 is always above p75",
    ],
    [
      "nurses, 400 rows: all born from 1980 to 1990 and all retired between 1970 and 1975; ward",
      "nurses, 400 rows: all born from 1940 to 1950 and all retired between 2000 and 2010; ward",
    ],
  ],
  "lengths from one hour to another": [
    [
      "Meeting room bookings, 1,500 rows: room, organiser, all start at 09:00 and end at 10:30 on the same day, duration_minutes is 45 in every row",
      "Meeting room bookings, 1,500 rows: room, organiser, all start at 09:00 and end at 10:30 on the same day, duration_minutes is 90 in every row",
    ],
    [
      "One rehearsal room, band bookings from 17:00 to 23:00, each takes 3 hours, no overlaps, four bands every night; band, price, 900 rows",
      "One rehearsal room, band bookings from 17:00 to 23:00, each takes 3 hours, no overlaps, two bands every night; band, price, 900 rows",
    ],
  ],
  "parts that are more than their whole": [
    [
      "wedding budgets, 300 rows: the budget is 20,000 euros, of which catering 12,000, venue 7,000 and music 3,000",
      "wedding budgets, 300 rows: the budget is 20,000 euros, of which catering 12,000, venue 5,000 and music 3,000",
    ],
    [
      "Radler, 400 Zeilen: Gesamtkilometer der Woche 50 bis 120, Kilometer am besten Tag 150 bis 200",
      "Radler, 400 Zeilen: Gesamtkilometer der Woche 150 bis 320, Kilometer am besten Tag 50 bis 90",
    ],
    [
      "shops, 300 rows: weekly sales 2,000 to 5,000 euros, sales on the best day 6,000 to 8,000 euros; shop, week",
      "weather, 480 rows: monthly rain 10 to 40 mm, temperature on the hottest day 30 to 45",
    ],
    [
      "Food truck days, 200 rows: we cook 80 portions a day with no leftovers carried over, portions sold between 100 and 120",
      "Food truck days, 200 rows: we cook 80 portions a day with no leftovers carried over, portions sold between 50 and 80",
    ],
  ],
  "ages and numbers of the calendar that are none": [
    [
      "Blood donations of 2010, 500 rows, donors all born in 1980 and 18 years old at the donation; volume, type",
      "Blood donations of 2010, 500 rows, donors all born in 1980 and 30 years old at the donation; volume, type",
    ],
    [
      "salsa night, 400 guests, adults over 18 only, age from 10 to 15",
      "salsa night, 400 guests, adults over 18 only, age from 20 to 65",
    ],
    [
      "Umsätze, 500 Zeilen: Quartal als Zahl von 1 bis 5, Betrag, Filiale",
      "Umsätze, 500 Zeilen: Quartal als Zahl von 1 bis 4, Betrag, Filiale",
    ],
    [
      "store visits, 900 rows: weekday as a number from 1 to 9, visitors",
      "mortgage payments, 900 rows: month number 1 to 36 of the loan, amount",
    ],
    [
      "Rechnungen nur aus dem ersten Quartal, 500 Zeilen, Betrag, Kunde; alle Rechnungsdaten liegen im Juli und August",
      "Insurance claims with a claim date in the second quarter only, reported in July; 900 rows",
    ],
  ],
  "one at each step, and another number of them": [
    [
      "One sensor in a greenhouse, exactly one humidity reading per hour, for a single day. The file has 500 readings.",
      "20 sensors, one reading per hour for a single day, 480 readings",
    ],
    [
      "Ein einziger Pegel, genau eine Messung pro Tag im Februar 2025, also 31 Zeilen; Stand, Uhrzeit",
      "Ein einziger Pegel, genau eine Messung pro Tag im Februar 2025, also 28 Zeilen; Stand, Uhrzeit",
    ],
  ],
  "what all are, and some that are not": [
    [
      "judo bouts, 500: each bout has exactly one winner, 10% of the bouts are drawn; weight class",
      "football matches, 900: 25% are draws; goals; every match has a referee",
    ],
    [
      "Fahrschüler, 600 Zeilen: jeder hat genau eine von zwei Klassen (A oder B), 10 % der Schüler haben beide",
      "survey, 900 people: exactly one of phone and mail is set, 20% live with both parents",
    ],
    [
      "gym, 800 rows: the monthly fee is identical for all members and varies between 20 and 60 euros; name, plan",
      "gym, 800 rows: the monthly fee is the same for all members and the joining fee varies between 20 and 60 euros; name, plan",
    ],
    [
      "parcels, 500 rows: size is S, M or L only, with five different sizes; weight",
      "tickets, 900 rows: priority is low, medium or high, with 12 different agents",
    ],
    [
      "fridge log, 900 rows, temperature never above 8 °C, 2% of the readings are outliers above 15 °C; fridge",
      "noise, 800 rows, decibel never above 90 except for 3% outliers over 120",
    ],
    [
      "Newsletter, 20k rows: email, country. email is mandatory in each row and is left blank for a fifth of them",
      "Newsletter, 20k rows: email, country. email is mandatory in each row and country is left blank for a fifth of them",
    ],
  ],
  "hours and days in which there are none": [
    [
      "library visits, 900 rows: the library is only open from 10:00 to 18:00, visits peak at 9 pm; visitor, time",
      "library visits, 900 rows: the library is only open from 10:00 to 18:00, visits peak at 4 pm; visitor, time",
    ],
    [
      "phone repairs, 600 rows: every phone is repaired on the same day it was brought in, repair date 2 to 4 days after drop-off date",
      "courier jobs, 900 rows: same-day deliveries only, payment date 14 days after the order date",
    ],
    [
      "Vendas de uma feira, 2.000 linhas com banca, artigo, preço e data. A feira só acontece aos sábados; 30% das vendas devem ser feitas na feira às quartas.",
      "Vendas de uma feira, 2.000 linhas com banca, artigo, preço e data. A feira só acontece aos sábados; 30% das vendas devem ser feitas na feira aos sábados.",
    ],
  ],
};

for (const [name, needs] of Object.entries(pairs)) {
  test(`${name} are asked back`, () => areToldImpossible(needs.map(([contrary]) => contrary)));
  test(`${name}: what only sounds so is planned`, () => arePlanned(needs.map(([, possible]) => possible)));
}
