import { test } from "node:test";
import { arePlanned, areToldImpossible } from "../../../../../test/contrary-needs.ts";

test("what nobody else has is no value of all and is not shared", () => {
  areToldImpossible([
    "order table with 9,000 rows; order_id is the primary key, never repeated, and each order_id appears on three rows, one per product; sku, qty, price",
    "invoice_no is unique, never repeats, and every invoice_no appears on four rows, one per line item; 2,000 rows, net, tax",
    "ticket export, 4,000 rows: ticket_id is the primary key and never repeated, and each ticket_id shows up on two rows, one per reply; text, agent",
    "Bestelltabelle, 3.000 Zeilen: bestell_id ist der Primärschlüssel, kommt nie doppelt vor, und jede bestell_id steht in drei Zeilen, eine pro Artikel",
    "webshop customers, 1,000, each with an e-mail address that no other customer has; the e-mail is info@example.com for all of them; city, birthday",
    "500 members, each has a phone number nobody else has; the phone number is 555-0100 for everyone; name, joined",
    "300 badges: badge code unique, badge code is always AB-1, holder, zone",
    "Mitarbeiter, 200 Zeilen, jede E-Mail ist eindeutig; die E-Mail lautet bei allen info@firma.de; Abteilung",
    "results of a trail run, 300 runners, places 1 to 300 with each place given exactly once, and 12 runners share third place; time, club, age class",
    "exam ranking of 200 students, rank unique from 1 to 200, four students tie for second rank; score, school",
    "Rangliste mit 150 Spielern, jeder Platz wird genau einmal vergeben, drei Spieler teilen sich Platz 5; Punkte, Verein",
    "sailing regatta, 60 boats, finishing positions 1 to 60, no ties, two boats share first position; class, skipper",
  ]);
});

test("what is unique beside what is shared is planned", () => {
  arePlanned([
    "order table with 9,000 rows; order_line_id is the primary key, never repeated, and each order_id appears on three rows, one per product; sku, qty, price",
    "customers with an e-mail address that no other customer has; support e-mail is info@example.com for all of them; 1,000 rows",
    "webshop customers, 1,000, each with an e-mail address that no other customer has, city, birthday; the country is AT for all of them",
    "results of a trail run, 300 runners, places 1 to 300, time, club; 12 runners share a club",
    "exam ranking of 200 students with ties, four students tie for second rank; score, school",
    "sailing regatta, 60 boats, finishing positions unique, two boats share a berth, class",
    "300 runners with bib number used exactly once; three runners share third place; time",
    "every seat number is unique within its row, 20 guests share a table; name, meal, 300 rows",
  ]);
});
