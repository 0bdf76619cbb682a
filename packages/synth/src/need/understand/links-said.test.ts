import assert from "node:assert/strict";
import { test } from "node:test";
import { planOf } from "../../../test/planned-need.ts";

const statements = (need: string) => planOf(need).relations.map(({ statement }) => statement);
const countsOf = (need: string) =>
  planOf(need).constraints.flatMap(({ kind, field, value }) =>
    kind === "entities" ? [`${field} ${value.count}`] : [],
  );

test("the many point at the few, also where they are counted as theirs", () => {
  const need =
    "Two related tables: 120 suppliers with country and IBAN, and 4,000 of their invoices in EUR with amount and issue date";
  assert.ok(
    statements(need).includes("invoice.supplier_id references supplier.supplier_id"),
    statements(need).join("; "),
  );
  assert.ok(countsOf(need).includes("invoice_id 4000"), countsOf(need).join("; "));
});

test("what is tied or attached to one of few is a table beside theirs", () => {
  for (const [need, link] of [
    ["30 ferries and 900 sailings assigned to a ferry, passengers", "sailing.ferry_id references ferry.ferry_id"],
    ["12 depots and 300 vans attached to a depot, plate, mileage", "van.depot_id references depot.depot_id"],
    [
      "40 choirs (conductor, town) and 900 rehearsals tied to a choir, minutes",
      "rehearsal.choir_id references choir.choir_id",
    ],
  ] as const)
    assert.ok(statements(need).includes(link), statements(need).join("; "));
});
