import { test } from "node:test";
import { arePlanned, areToldImpossible } from "../../../../../test/contrary-needs.ts";

test("what is unique and stands in several rows is asked back, whatever the words", () => {
  areToldImpossible([
    "Apothekenkunden, 4000 Zeilen: Kundennummer in jeder Zeile einmalig, Name, Ort, Geburtsjahr 1940-2005; rund ein Zwanzigstel der Kundennummern soll doppelt vorkommen",
    "12,000 parcel scans for a depot rehearsal with scan time, belt 1-9, weight 0.2-30 kg and a barcode. One in ten barcodes must be a repeat of an earlier one so we can test the alarm. The barcode is unique across the whole file.",
    "vet clinic register, 900 animals, chip number must never appear more than once, species dog/cat/rabbit, owner surname, last visit; seed it with 45 repeated chip numbers",
    "5k library cards: card number, surname, joined on. No card number may be used by two people. For the matching test, a tenth of them carry a card number that another row already has.",
    "Fichier de 2 000 adhérents : numéro d'adhérent unique sur tout le fichier, nom, ville, cotisation ; environ 8 % des numéros d'adhérent apparaissent deux fois",
    "Every phone number in the table of 3,000 callers has to be distinct, region, call length 1-40 min, plus about 4 percent of phone numbers duplicated on purpose",
    "6,000 gym check-ins: member number, time, branch. Each member number is found in one row and no other. Members come by three times a week on average and every visit is a row.",
    "Insurance policies, 4000 rows, each customer id appears exactly once and every customer holds between two and five policies, one row per policy, premium 120-2400 a year",
    "loan book 2,400 lines: borrower id (all values different), principal, rate 2-9 %, month; each borrower shows up on twelve lines, one per month",
    "Hotel stays, 2,000 rows with guest passport no, check-in, nights 1-14, rate. Every guest stayed four times, each stay on its own row, passport no never repeats between rows.",
    "800 rows of greenhouse trays; tray code occurs a single time in the file, germination 0-100 %, date; for each tray code there are five weekly measurements, one measurement per row",
    "3,000 rows of blood pressure readings; patient_id is the primary key, systolic 90-180, diastolic 50-110, taken at; patients have ten readings each",
    "Table of toll passages with plate as primary key, gate, passed_at, fee 2-18 EUR; most plates pass several times a day, 20k rows",
    "Medidas de contadores: id_contador es la clave primaria, kwh 0-40, fecha; cada contador tiene 24 filas, una por hora, 2.400 filas",
    "Use the student number as the key of the table: 1,200 exam results, subject, grade 1-6, date, each student with eight results in it",
    "Schlüssel der Tabelle ist die Gerätenummer. 5.000 Messwerte, Temperatur 10-40 Grad, Zeitstempel; pro Gerät fünfzig Messwerte",
    "500 lockers: locker code is different for each of them, floor 1-4, rented yes/no, size S/M/L; put locker code A-100 on all rows",
    "Access badges, 700 staff, no two have the same badge id, department, valid until; badge id should be 4711 throughout",
    "1,000 Spender: Spendernummer eindeutig, Betrag 5-500 €, Datum; die Spendernummer ist bei allen 99999",
    "every invoice number is unique, 2,000 invoices, net 20-900 EUR, due date in 2025, customer; the invoice number stays INV-1 in each row",
    "400 boats: hull number unique, length 4-18 m, home port, all with hull number H77",
    "Table de 600 colis : code colis jamais identique, poids 0,1-30 kg, transporteur ; le code colis vaut TEST pour toutes les lignes",
  ]);
});

test("what is unique beside something else that repeats is planned", () => {
  arePlanned([
    "3,000 callers with a caller id that is unique in every row, a phone number of which 4 percent are duplicated, region, call length 1-40 min",
    "900 animals, chip number unique, species dog/cat/rabbit, owner surname; 45 owners appear with two animals",
    "800 rows of greenhouse trays; measurement id occurs a single time in the file, tray code, germination 0-100 %, date; for each tray code there are five weekly measurements, one measurement per row",
    "Hotel stays, 2,000 rows with booking no that never repeats, guest passport no, check-in, nights 1-14; every guest stayed four times",
    "3,000 rows of blood pressure readings; reading_id is the primary key, patient_id, systolic 90-180, taken at; patients have ten readings each",
    "Two tables: students with student number as primary key, and results with eight rows per student: subject, grade 1-6, date; 150 students",
    "500 lockers: locker code is different for each of them, floor 1-4, building code HQ on all rows, size S/M/L",
    "700 staff, badge id unique, department, valid until; site id should be 4711 throughout",
    "2,000 subscribers, email unique, plan, joined; 12% of subscribers have the same city as another subscriber",
    "900 books: isbn unique, title, author; some authors appear twenty times, price 5-40",
    "3,000 orders: order number never repeats, customer number, amount; each customer number appears five times on average",
    "500 employees, employee id unique, each employee with two phone numbers in phone_home and phone_work, hired on",
    "400 invoices, invoice number unique, 3 line items each stored as one json column, total 50-900",
    "1,000 tickets each with its own ticket code, seat A1-Z40, price 20-80, event name repeated for all rows",
    "every coupon code used once, 800 codes, discount 5-30 %, store always Berlin",
    "2,500 lab samples: sample id unique, patient id, each patient has several samples, value 1-90",
    "sensor log, 5k rows, reading id unique, sensor id (20 sensors), each sensor has 250 readings, temperature",
    "700 players: shirt number unique per team, team, goals 0-30; each shirt number shows up about 20 times",
    "1,200 flights, flight number, each flight number appears three times a week, tail number, delay",
    "350 Mitglieder: Mitgliedsnummer eindeutig, Name, Ort; jeder Name kommt höchstens dreimal vor",
    "800 pedidos, número de pedido único, cliente, importe 5-90 €; cada cliente tiene cuatro pedidos",
    "deduplicated list of 900 firms, firm name unique, VAT number, 10% with the same street as another firm",
    "600 parcels; tracking code is unique, scanned twice: scan_in and scan_out, weight 1-20 kg",
    "2,000 votes: voter id unique, every voter votes once, region, two ballots per region office",
    "450 lockers, locker number unique, two keys per locker, key number unique too, floor 1-4",
    "emails unique, 5,000 people, each person gets three newsletters a week, open rate 10-40 %",
    "300 wines, label unique, vintage 1990-2022, each vintage shows up several times, price 8-90",
    "Primary key is order_line_id; 4,000 order lines, order_id repeats on several rows, sku, qty 1-9",
    "1,000 bookings with booking reference as the primary key, guest id; the same guest appears on several rows, nights 1-9",
    "composite key of student id and course id, 3,000 rows, each student id appears about six times, grade 1-5",
  ]);
});
