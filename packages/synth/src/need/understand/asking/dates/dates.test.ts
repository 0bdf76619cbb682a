import assert from "node:assert/strict";
import { test } from "node:test";
import { understand } from "../../understand.ts";

const today = "2026-06-15";

const contrary: readonly string[] = [
  "400 ferry crossings on 14 July 2025, a Sunday, with passengers and vehicles",
  "Market stall takings, weekdays only, all on 9 and 10 May 2026, 200 rows",
  "150 court hearings on Friday 12 March 2026 with judge and room",
  "Choir rehearsals take place on Thursdays only. 60 rehearsals, all dated 3 June 2026.",
  "200 museum visits on 31 September 2025, with ticket type and price",
  "Geburtstage von 100 Leuten, die alle am 30. Februar geboren sind, mit Namen und Ort",
  "120 reservas para el 31 de junio de 2026, con hora y comensales",
  "90 rendez-vous le 29 février 2025, avec heure et praticien",
  "Q3 2025 sales, all of them made in February 2025, 800 rows, product and amount",
  "600 ski accidents, all during the winter months, dated between 1 June and 15 July 2025, in Austria",
  "The dentist is open from 8:00 to 16:00. 500 appointments, all between 18:00 and 21:00.",
  "400 upcoming concerts that have not taken place yet, dates between March 2024 and June 2024, venue, price",
  "350 completed bike tours in the past, tour date between 1 September 2026 and 30 November 2026",
  "300 reservas futuras, todas con fecha entre enero y marzo de 2025",
  "pupils born between 2008 and 2010, today aged 30 to 35, school and class",
  "Market on Wednesday 1 July 2026 and Thursday 3 July 2026, 100 stalls with owner and goods",
  "150 yoga classes on Sundays only, dates 15, 16 and 17 June 2026, teacher and room",
  "Conciertos el lunes 5 de mayo de 2026, 80 entradas con precio",
  "Termine am Dienstag, 10.06.2026, 40 Termine mit Arzt und Uhrzeit",
  "sales on 31 April 2026 and 30 April 2026, 100 receipts",
  "80 deliveries on 29.02.2026, driver, address",
  "12 board meetings, each on the 31st of June",
  "Our shop opens at 10:00 and closes at 18:00. 400 sales, each rung up between 20:00 and 22:00",
  "180 finished construction projects that are already over, all between January 2028 and May 2028",
  "Citas que ya han tenido lugar, 150 filas, de octubre a diciembre de 2026",
  "Retirees born between 1995 and 2005, all aged 65 to 80, pension",
  "the workshop on Saturday 13 May 2026, 60 participants with name and e-mail",
  "Fahrten am Montag, den 2. Juni 2026, 300 Busfahrten",
  "200 consultas el domingo 14 de julio de 2025 con médico",
  "weekend-only car rentals, all on 2 and 3 June 2026, 150 rentals",
  "300 lessons, every one on a Monday, between Tuesday 2 June 2026 and Friday 5 June 2026",
  "due dates on 31 November 2026 for 90 invoices",
  "120 Bestellungen vom 31.04.2026, Artikel und Preis",
  "rapports du 30 février 2026, 40 lignes avec auteur",
  "All 500 harvests fall in autumn and are dated from March to April 2025, France",
  "Gym open 06:00-22:00; 800 visits, every visit between 23:00 and 05:00",
  "tickets for 60 future matches, all played between August and October 2024",
  "interviews yet to take place, 80 of them, in January 2025",
  "conciertos futuros, 120, entre marzo y mayo de 2024",
  "kids in primary school, birth years 2015 to 2018, age now 14 to 17, 300 kids",
];

const alike: readonly string[] = [
  "Priority low 50%, medium 30%, high 20%; status open 40%, closed 60%; 1,500 tickets",
  "Tickets, 2000 of them. 35% were escalated; 20% of all tickets were escalated and reopened.",
  "Tickets, 2000 of them. 20% were escalated; 35% of the escalated ones were reopened.",
  "400 ferry crossings on 14 July 2025, a Monday, with passengers and vehicles",
  "150 court hearings on Thursday 12 March 2026 with judge and room",
  "Office parking, Monday to Friday only, from Saturday 6 June to Sunday 21 June 2026, 300 rows",
  "200 museum visits on 30 September 2025, with ticket type and price",
  "Q3 2025 sales, invoiced in October 2025, paid in November 2025, 800 rows",
  "600 ski accidents in winter, June to August 2025, in New Zealand",
  "Summer 2025 surf lessons in Sydney, December to February, 300 rows",
  "The dentist is open from 8:00 to 16:00. 500 appointments booked online between 18:00 and 21:00 the evening before",
  "400 upcoming concerts, dates between August 2026 and December 2026, tickets on sale since March 2026",
  "flights in May 2026 that had been booked for the future at the time, 300 rows",
  "members aged 18 to 65, joined from 2015 to 2025, 40% over 50, fee and city",
  "employees born from 1970 to 1985, hired at age 18 to 30, department",
  "Market on Wednesday 1 July 2026 and Friday 3 July 2026, 100 stalls with owner and goods",
  "150 yoga classes on Sundays only, June to August 2026, teacher and room",
  "closed on Sundays; sales on 6 and 7 June 2026, 200 receipts",
  "Termine am Mittwoch, 10.06.2026, 40 Arzttermine mit Uhrzeit",
  "hotel bookings made on Mondays for stays from 5 June 2026 to 7 June 2026, 80 bookings",
  "80 deliveries on 28.02.2026, driver, address",
  "meetings on 30 June 2026 and 31 July 2026, 60 rows",
  "Winter coats sold in July 2025 in Melbourne, 200 sales",
  "Our shop opens at 10:00 and closes at 18:00. 400 sales, deliveries between 20:00 and 22:00",
  "200 weddings, wedding date between May 2027 and August 2027, booked in 2026",
  "past customers of a car dealer, 300, last purchase between 2019 and 2023",
  "future value of 200 savings plans started in 2020, rate and years",
  "Retirees born between 1945 and 1960, all aged 65 to 81, pension",
  "the workshop on Saturday 13 June 2026, 60 workshop participants with name and e-mail",
  "weekday-only car rentals from 1 June 2026 to 14 June 2026, 150 rentals",
  "due dates on 30 November 2026 for 90 invoices",
  "All 500 harvests fall in autumn, dated from March to April 2025, Chile",
  "Gym open 06:00-22:00; 800 visits; cleaning staff there between 23:00 and 05:00",
  "60 future matches, all played between August and October 2026, tickets sold in May 2026",
];

test("days, hours and ages that no calendar brings together are told so", () => {
  for (const need of contrary) {
    const understood = understand({ need, today });
    assert.ok(understood.kind === "impossible", need);
    for (const { reason, spans, fix } of understood.reasons) {
      assert.ok(spans.length > 0 && reason.length > 10 && fix.length > 10, need);
      for (const { start, end } of spans) assert.ok(start >= 0 && start < end && end <= need.length, need);
    }
  }
});

test("times that only sound apart are planned", () => {
  for (const need of alike) assert.equal(understand({ need, today }).kind, "planned", need);
});
