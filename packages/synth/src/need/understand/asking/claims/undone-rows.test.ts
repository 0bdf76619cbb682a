import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { TODAY } from "../../../../../test/planned-need.ts";
import { understand } from "../../understand.ts";

const kindOf = (need: string): string => understand({ need, today: TODAY }).kind;

describe("rows that are called undone", () => {
  for (const need of [
    "orders that have not been shipped yet: client, shipping date filled on all rows",
    "orders not shipped yet, shipped_at always filled",
    "tickets that were never closed: opener, closed_at set on every row",
    "invoices not paid yet: client, amount, payment date on every row",
    "300 Rechnungen, die noch nicht bezahlt sind, 20% bezahlt",
    "facturas que aún no se han pagado, fecha de pago en todas las filas",
  ])
    test(`have no time at which it was done, and no share of it: ${need}`, () => {
      assert.equal(kindOf(need), "impossible");
    });

  for (const need of [
    "invoices not paid yet: client, amount, expected payment date on every row",
    "parcels not delivered yet with carrier, eta, delivery date empty on all rows",
    "users who have never logged in: email, sign-up date on every row, last login time null",
    "orders with a flag whether not shipped yet, shipping date filled where shipped",
  ])
    test(`are planned where nothing tells of the deed: ${need}`, () => {
      assert.equal(kindOf(need), "planned");
    });
});
