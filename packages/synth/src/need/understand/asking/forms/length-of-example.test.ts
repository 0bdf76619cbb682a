import { test } from "node:test";
import { arePlanned, areToldImpossible } from "../../../../../test/contrary-needs.ts";

test("an example of another length is asked back", () => {
  areToldImpossible([
    "Lagerartikel, 2.500 Zeilen: SKU genau 8 Zeichen lang im Format ABC-12345, Bestand 0-900, Lagerplatz, Lieferant",
    "members with code exactly 6 characters in the format AB-12345, name, city",
    "tickets, ticket number exactly 10 characters long, format TK-123456, price",
  ]);
});

test("lengths of other columns, and without separators, are planned", () => {
  arePlanned([
    "members with code exactly 8 characters in the format AB-12345, name, city",
    "SKU 8 characters, format ABC-12345, stock 0-900",
    "user name exactly 8 characters, order number in the format ABC-12345, amount",
    "password 8 characters long, licence plate AB-1234, colour",
    "IBAN 22 characters, format DE00 0000 0000 0000 0000 00, 200 rows",
  ]);
});
