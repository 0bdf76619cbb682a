import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { understand } from "../../understand.ts";

const today = "2026-06-15";

interface Kind {
  readonly about: string;
  /** Their numbers do not come out. */
  readonly apart: readonly string[];
  /** They sound alike, and do. */
  readonly together: readonly string[];
}

const kinds: readonly Kind[] = [
  {
    about: "parts and their whole",
    apart: [
      "Our depot keeps exactly 90 buses, of which 50 are diesel, 30 electric and 25 hybrid; a bus has one engine type. Plate, year, mileage.",
      "There were 48 matches: 20 home wins, 18 away wins and 14 draws. Date, teams, goals.",
      "A kennel with 75 dogs, 45 males and 40 females, breed and weight",
      "exactly 260 trees in the park register: 140 oaks, 90 limes, 60 beeches, nothing else. Each tree is of one species.",
      "Give me 400 support tickets made up of 150 open, 100 closed and 100 pending ones and no other status",
      "Von den 120 Wohnungen sind 80 vermietet und 55 leer, Miete und Fläche bitte",
      "Tenemos 300 socios: 180 hombres y 150 mujeres; nombre, edad, cuota",
      "Staff list for a firm of 80 people, everybody in exactly one department: 45 engineering, 20 sales, 12 HR, 10 finance. Salary",
      "200 employees of a bakery chain, everyone works in exactly one branch: 80 in Bonn, 70 in Trier, 30 in Mainz",
      "The brass band has 34 players. 12 trumpets, 14 horns, 11 trombones; each player has just one instrument. Names and ages.",
      "We shipped 2,400 crates last year, divided into 1,000 by sea, 900 by rail and 700 by road. Crate id, weight, destination.",
      "From the 60 shelter cats, 35 are male while 30 are female; age in months",
      "Une école de 400 élèves : 230 garçons et 190 filles, nom et classe",
      "Um hotel com 80 quartos: 50 ocupados e 40 vagos, preço e andar",
    ],
    together: [
      "Our depot keeps exactly 90 buses, of which 50 are diesel, 30 electric and 10 hybrid; plate, year, mileage.",
      "640 canteen lunches: 300 with soup, 250 with salad, 220 with dessert; price and time",
      "200 hotel rooms, 150 with a balcony and 120 with sea view, price per night",
      "500 customers: 300 newsletter subscribers, 280 app users; name, city",
      "a club with 250 members, 140 of them play tennis and 130 swim, fee and join date",
      "The brass band has 34 players. 12 trumpets, 11 horns, 11 trombones; each player has just one instrument. Names and ages.",
      "120 guests, 80 adults, 40 children, 15 in wheelchairs, table number",
      "900 runners: 500 in the 10 km, 400 in the half marathon, 100 of them juniors",
    ],
  },
  {
    about: "a part and what it is of",
    apart: [
      "200 applicants, 250 of them invited to an interview, score",
      "120 Bewerber, davon 150 eingeladen, Name, Note",
      "90 élèves, dont 110 reçus au bac, nom, note",
      "300 orders, of which 340 were returned, amount, date",
      "a fleet of 70 vehicles, 50 of them diesel and 45 electric, plate, year",
      "200 Angestellte, davon 150 Vollzeit und 80 Teilzeit, Abteilung, Gehalt",
    ],
    together: [
      "40 shops with 3 tills each, 90 of them broken, shop, till",
      "200 orders of 1 to 5 items, 260 of them returned, sku",
      "parcels in two files. Parcels: 2,000 of them, weight, depot",
      "12 routes served by buses, 30 of which are electric, plate",
      "120 Wohnungen, davon 80 mit Balkon und 70 mit Keller, Miete",
      "70 vehicles, 50 diesel and 45 with a tow bar, plate",
    ],
  },
  {
    about: "so many for each of others",
    apart: [
      "1,200 lessons given by 80 tutors, and no tutor gave more than 10. One row per lesson.",
      "90 boats in 4 marinas, at most 20 boats in a marina; name, length, owner",
      "Allotment society: 60 plots for 45 gardeners, everybody has at least two plots and no plot is shared",
      "3.000 Pakete, verteilt auf 200 Fahrer, jeder Fahrer höchstens 12 Pakete, eine Zeile pro Paket",
      "Se asignan 500 pacientes a 20 médicos, ningún médico con más de 15 pacientes, nombre y edad",
      "240 élèves répartis dans 8 classes, au moins 35 par classe, nom et âge",
      "400 empréstimos de 150 sócios, cada sócio no máximo dois empréstimos, título e data",
      "exactly 700 seats across 10 coaches, every coach having exactly 64 seats",
      "Twelve vets saw 2,000 animals between them. No vet saw more than 100. A row per animal with species and weight.",
      "90 campers, 20 tents, a tent sleeps at most 4, nobody without a tent",
      "1,500 tickets handled by 12 agents, none of whom handled over 100",
      "40 authors wrote 70 books between them; every author wrote at least three; each book has a single author",
      "450 bicycles are parked at 15 stations, and a station has space for no more than 25 bicycles",
    ],
    together: [
      "1,200 lessons given by 80 tutors, and no tutor gave more than 20. One row per lesson.",
      "90 boats in 4 marinas, at most 30 boats in a marina; name, length, owner",
      "300 students and 40 courses, each student takes at least 4 courses",
      "20 teachers, 30 classes, each class has at least 5 teachers",
      "300 actors, 40 films, each film has 10 or more actors",
      "60 doctors and 12 hospitals, every doctor works in at least two hospitals",
      "orders of 1,000 customers, each with at least five items",
      "80 musicians and 12 concerts, each concert has at least 20 musicians",
      "a library: 50 shelves, 2,000 books, at most 3 copies of each title",
      "12 teachers teach 300 pupils, each pupil has 4 teachers",
    ],
  },
  {
    about: "amounts and their sum",
    apart: [
      "80 donations between 10 and 50 EUR that sum to 5,000 EUR",
      "Expense claims: 60 of them, none below 20 GBP, grand total 900 GBP, employee name and date",
      "40 Rechnungen zu je 100 bis 300 Euro, Gesamtsumme genau 20.000 Euro",
      "25 gastos de entre 8 y 20 euros cada uno que suman exactamente 900 euros",
      "150 parcels of no more than 20 kg each with a combined weight of exactly 4,000 kg",
      "100 invoices averaging 200 EUR, all of them together exactly 50,000 EUR",
      "30 factures de 50 à 80 euros, pour un total de 10 000 euros exactement",
      "90 taxi rides costing 8 to 25 EUR each. Together they must bring in exactly 3,000 EUR.",
      "80 dons de 5 à 40 euros dont la somme est exactement de 4 000 euros",
    ],
    together: [
      "80 donations between 10 and 50 EUR that sum to 2,000 EUR",
      "Expense claims: 60 of them, none below 20 GBP, grand total 1,900 GBP, employee name and date",
      "40 Rechnungen zu je 100 bis 300 Euro, Gesamtsumme genau 8.000 Euro",
      "100 invoices averaging 200 EUR, all of them together exactly 20,000 EUR",
      "200 orders with 1 to 5 items of 3 to 90 EUR, order total up to 1,200 EUR",
      "30 projects with budgets of 10,000 to 50,000 EUR, total cost above 60,000 EUR in 5% of cases",
      "400 invoices of 50 to 900 EUR, the invoice total is price plus 20% VAT",
      "500 salaries from 30,000 to 90,000 EUR, bonus total 2,000 EUR per person",
      "200 employees, salary 2,000 to 6,000 EUR a month, payroll of one department comes to 90,000 EUR",
      "300 hikes of 4 to 25 km; longest hike 25 km, total climb 2,000 m",
      "250 flights with 100 to 180 passengers, 30,000 passengers in total",
    ],
  },
  {
    about: "what is different and how many values there are",
    apart: [
      "30,000 vouchers, every one with a different code of four digits, value and expiry",
      "800 members with a two-letter code, no two members sharing one; name and city",
      "50 pupils, each born on a different day of March 2015, name and height",
      "400 bins with numbers from 1 to 300, every bin has its own number, location and size",
      "Lagerplätze, 2.000 Stück, jeder mit eigener dreistelliger Nummer, Regal und Fach",
      "1.500 taquillas con un código de 3 cifras que no se repite, cliente y precio",
      "40 flags, each in a different colour, the colours being red, green, blue and white",
      "100 chess players, each ranked with a distinct whole number between 1 and 64",
      "5,000 lockers labelled with one letter and two digits, no label used twice",
      "20 meetings, no two in the same month of 2025, room and chair",
      "60 exam rooms numbered 1 to 50, each number only once",
      "5 000 badges numérotés avec trois chiffres, chaque badge a un numéro différent",
      "Every one of the 27 volunteers gets a different letter of the alphabet as call sign",
    ],
    together: [
      "10,000 vouchers, every one with a different code of four digits, value and expiry",
      "30,000 vouchers with a 4-digit pin, shop and value",
      "31 pupils, each born on a different day of March 2015, name and height",
      "500 pupils born on different days of 2015, name and height",
      "40 flags in different colours: red, green, blue and white",
      "a 3-digit area code, 5,000 phone lines, each line has its own 8-digit number",
      "20 meetings, each in a different week of 2025, room and chair",
      "1,200 coats; every coat has a three-digit cloakroom section and a unique tag",
      "800 employees with a unique employee number and a two-letter department code",
      "3,000 orders from 40 shops, each shop has its own two-digit code",
      "300 people in 4 teams with shirt numbers from 1 to 99, unique within each team",
      "1,000 items with a 2-digit colour code and a unique serial number of 8 digits",
      "300 students, locker number from 1 to 250, two students may share a locker",
    ],
  },
  {
    about: "steps of a time and their rows",
    apart: [
      "one line per day for February 2025, no day left out, exactly 30 lines, rainfall in mm",
      "sensor values every 15 minutes on 3 March 2026, complete, exactly 100 rows",
      "A tide gauge measured every hour from 1 to 7 April 2026 without a single gap, precisely 200 rows",
      "5 ferries, one row per ferry and day for May 2026, exactly 150 rows in total, passengers",
      "Stündliche Messwerte vom 1. bis 3. Mai 2026, lückenlos, genau 100 Zeilen, Temperatur",
      "ventas: una fila por mes de 2023 y 2024, sin huecos, exactamente 30 filas",
      "12 shops, one row per shop per month of 2025, exactly 150 rows, turnover",
      "Pegelstand stündlich am 2. Juni 2026, keine Lücken, genau 25 Zeilen",
      "700 filas, una por hotel y mes de 2025, 40 hoteles, ocupación y precio medio",
      "400 rows, one per nurse and shift: 30 nurses, 20 shifts, hours worked",
      "genau 200 Zeilen: Umsatz unserer 8 Filialen, eine Zeile je Filiale und Tag im Juni 2026",
      "rainfall in Bergen, one record per day of 2024, 500 records, mm and temperature",
    ],
    together: [
      "one line per day for February 2025, no day left out, exactly 28 lines, rainfall in mm",
      "hourly readings in June 2025, 500 rows, greenhouse temperature",
      "5 ferries, one row per ferry and day for May 2026, exactly 155 rows in total, passengers",
      "daily website visits during 2024, about 300 rows, page and country",
      "exactly 1,000 rows of hourly bike counts in 2025, station and count",
      "one row per delivery in March 2026, exactly 400 rows, driver and time",
      "3 sensors, hourly, 1 to 3 June 2026, complete, exactly 216 rows",
      "exactly 2,000 rows of minute-by-minute heart rate on 5 May 2026, several patients, one row per patient and minute",
      "one row per working day of March 2026, exactly 22 rows, parcels delivered",
      "252 rows, one row per trading day of 2025, open close volume",
      "312 rows, one per cinema and week in 2025, 6 cinemas, tickets sold",
      "300 rows, one row per order, from 12 shops in April 2026",
      "3,600 rows, one row per store and day, 12 stores, 10 products, June 2026",
    ],
  },
  {
    about: "a number and a share of the same",
    apart: [
      "400 patients, 100 of them smokers; smokers make up 40% of the patients, age and ward",
      "2,000 concert tickets of which exactly 500 were refunded, refund rate 10%, price",
      "300 Bestellungen, genau 60 davon storniert, Stornoquote 35 %, Betrag",
      "exactly 45 of the 90 garden plots are vacant, i.e. a vacancy rate of 30%",
      "900 parcels, exactly 90 lost, loss rate 25%",
      "exactly 600 of 2,000 subscribers churned; churn 12%",
      "1.200 alumnos, exactamente 300 becados, porcentaje de becados 40 %",
    ],
    together: [
      "400 patients, 100 of them smokers; smokers make up 25% of the patients, age and ward",
      "2,000 concert tickets of which exactly 500 were refunded, 10% were resold, price",
      "300 Bestellungen, genau 60 davon storniert, Retourenquote 35 %, Betrag",
      "900 parcels, exactly 90 lost, 25% delivered late",
      "400 loans, 80 of them defaulted, 30% of the defaulted ones were business loans",
      "800 job applications, precisely 200 rejected, 40% of the rejected ones had no degree",
      "Of the 200 seedlings exactly 120 survived, so the survival rate is 60%",
    ],
  },
  {
    about: "lists and how many are said",
    apart: [
      "bird ringing, exactly 4 columns: id, species, weight, ring number, date",
      "exactly three sizes: S, M, L and XL; 300 shirts with colour",
      "Two linked tables: authors, books and publishers",
      "genau drei Spalten: Name, Ort, Alter, Beruf",
      "hotline calls; priority has exactly three levels: low, normal, high, urgent",
      "just four suits: hearts, spades, clubs, diamonds and stars; 300 cards",
      "exactamente 3 columnas: nombre, edad, ciudad y país",
    ],
    together: [
      "bird ringing, exactly 5 columns: id, species, weight, ring number, date",
      "exactly four sizes: S, M, L and XL; 300 shirts with colour",
      "three linked tables: 10 authors, 50 books and 20 publishers",
      "two tables: authors and books; each book has one author",
      "three columns: name, start and end date, city",
      "just three categories (fruit, vegetables, dairy), 500 products with price, weight and origin",
      "a deck of 52 cards, four suits, each suit has 13 cards",
      "5 columns with student, subject, mark and so on",
    ],
  },
  {
    about: "codes and how many need one of their own",
    apart: [
      "I need 400 college students, each with their own unique ID made of an S and two digits (S00 to S99), name, major",
      "1,000 members, each has a unique member number from M001 to M500, name, join date",
      "Coupon codes from AA00 to AA99, every one of the 5,000 customers gets a unique code",
    ],
    together: [
      "400 members, each has a unique member number from M001 to M500, name, join date",
      "1,000 parts, part number two letters and four digits unique, supplier code S00 to S20",
      "500 parts, each with a unique serial number, shelf A01 to A20",
    ],
  },
  {
    about: "months and years",
    apart: [
      "Monthly sales per shop 20,000 EUR each month in 2025, yearly total per shop 300,000 EUR, 40 shops, one row per shop",
      "100 households, electricity 300 kWh every month, annual consumption 2,400 kWh exactly, one row per household",
    ],
    together: [
      "Monthly sales per shop 20,000 to 30,000 EUR, yearly total about 300,000 EUR, 40 shops, one row per shop",
      "200 subscriptions: monthly price 10 EUR, yearly price 100 EUR, start date",
      "Monthly rent 900 EUR, yearly income 40,000 EUR in total, 300 tenants with name",
    ],
  },
  {
    about: "parts of what each has, deeds, codes and draws",
    apart: [
      "courses: teacher, 30 applicants per course and of those 45 admitted, room",
      "clinics: city, 20 beds per clinic, of those 26 occupied, staff",
      "2,000 storage units, each with a unique code from A1 to D30. size, rent",
      "400 hotel rooms, each having its own code from 101 to 350; floor, price",
      "raffle draws: draw date, 10 distinct numbers between 1 and 8, prize in EUR",
      "500 subscribers and 200 payments in two tables, every subscriber has paid at least once; amount in EUR, paid on",
      "1,200 rows of boat rentals: boat, renter, fee. The file has to have 2,000 rows in total",
      "400 filas de multas: matrícula, importe. En total deben ser 700 filas",
    ],
    together: [
      "courses: teacher, 30 applicants per course and of those 25 admitted, room",
      "orders: 3 orders per customer, of those 200 returned; amount",
      "500 seats with unique seat labels A1 to J50, price, sold",
      "900 book copies, shelf code from A1 to F20, unique barcode, floor",
      "lottery tickets: 6 different numbers out of 1 to 49, price, sold on",
      "surveys with 12 different questions, answers from 1 to 5, age",
      "300 customers and 500 orders as two tables, every customer has ordered at least once; amount",
      "500 customers and 300 orders, every customer logged in at least once; amount",
      "800 rows of vet visits (species, fee). In total there should be 800 records",
      "300 rows of fraud, 1,000 rows in total: amount, merchant",
      "10k follow edges among 500 accounts with the follow date",
      "8,000 messages among 60 members of a club: sender, receiver, sent at",
      "500 rows of orders: amount, date. The first 100 rows are from May",
    ],
  },
];

describe("counts that are reckoned against each other", () => {
  for (const { about, apart, together } of kinds) {
    it(`are told where they cannot all hold, with words of the need and a way out: ${about}`, () => {
      for (const need of apart) {
        const understood = understand({ need, today });
        assert.ok(understood.kind === "impossible", need);
        for (const { reason, spans, fix } of understood.reasons) {
          assert.ok(reason.length > 20 && fix.length > 10 && spans.length > 0, need);
          for (const { start, end } of spans) assert.ok(start >= 0 && start < end && end <= need.length, need);
        }
      }
    });

    it(`are left alone where they come out or may: ${about}`, () => {
      for (const need of together) assert.notEqual(understand({ need, today }).kind, "impossible", need);
    });
  }

  it("give the figures that they come to", () => {
    const understood = understand({ need: "50 scouts in 5 tents of 12 or more, name and age", today });
    assert.ok(understood.kind === "impossible");
    assert.match(
      understood.reasons[0]?.reason ?? "",
      /"12 or more" for each of "5 tents" comes to at least 60, yet 50/,
    );
  });

  it("count the rows that are asked beside the need", () => {
    const need = "coats; every coat gets a unique three-digit tag";
    assert.equal(understand({ need, today, rows: 900 }).kind === "impossible", false);
    assert.equal(understand({ need, today, rows: 1200 }).kind, "impossible");
  });

  it("are set against each other in little time, however many there are", () => {
    for (const piece of [
      "1 2 3 4 ",
      "a per b per c ",
      "10 of the 20 lost 5% ",
      "no two own 3-digit codes, ",
      "add up to 5 EUR each ",
    ]) {
      const need = piece.repeat(2000).slice(0, 2000);
      understand({ need, today });
      const begun = performance.now();
      understand({ need, today });
      assert.ok(performance.now() - begun < 1000, piece);
    }
  });
});
