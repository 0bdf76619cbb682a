import { test } from "node:test";
import { arePlanned, areToldImpossible } from "../../../../../test/contrary-needs.ts";

test("duplicates of what is unique are asked back", () => {
  areToldImpossible([
    "newsletter signups: email unique in every row, source, signup date; include 5% duplicate emails so I can practise dedup. 3000 rows",
    "customers with unique email, name, city; 10% duplicate emails, 500 rows",
    "users, usernames must be unique, 3% of the usernames are duplicated, country",
    "Kunden, E-Mail eindeutig, Name; 5 % doppelte Mails, E-Mails eindeutig, 5 % doppelte E-Mails",
    "contactos, correo único, nombre, 4 % de correos duplicados",
  ]);
});

test("duplicates of something else, and unique within a part, are planned", () => {
  arePlanned([
    "newsletter signups: email unique in every row, source; include 5% duplicate rows so I can practise dedup. 3000 rows",
    "customers with unique customer id, email, name; 10% duplicate emails, 500 rows",
    "customers, email unique per shop, 5% duplicate emails across shops, 500 rows",
    "customers, email unique except for 5% duplicate emails, 500 rows",
  ]);
});
