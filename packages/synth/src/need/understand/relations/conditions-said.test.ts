import assert from "node:assert/strict";
import { test } from "node:test";
import { assertRelations, planOf, rowsOf } from "../../../../test/planned-need.ts";

test("what decides whether a date is there is so or not, in any language", () => {
  assertRelations([
    [
      "translations: text, certified, stamped, stamp date only if stamped",
      "stamp_date is present only where stamped is true",
    ],
    [
      "cuadros: autor, restaurado, fecha de entrega solo si restaurado",
      "fecha_entrega is present only where restaurado is true",
    ],
    ["cours : élève, terminé, date de fin seulement si terminé", "date_fin is present only where termine is true"],
    [
      "Kurse: Teilnehmer, abgeschlossen, Enddatum nur wenn abgeschlossen",
      "enddatum is present only where abgeschlossen is true",
    ],
  ]);
});

test("and then none is said of what was shared out last", () => {
  const need = "400 choir auditions: singer, score 0-20, absent 5% and then no score";
  assertRelations([[need, "score is present only where absent is false"]]);
  const rows = rowsOf(planOf(need));
  assert.equal(rows.filter(({ absent }) => absent === true).length, 20);
  for (const { absent, score } of rows) assert.equal(score === null, absent === true);
});

test("once, and none if, say when something is there", () => {
  assertRelations([
    ["disputes: state open/closed, closing date once closed", "closing_date is present only where state is closed"],
    [
      "sailings: cancelled 2%, actual departure none if cancelled, pier",
      "actual_departure is present only where cancelled is false",
    ],
  ]);
});

test("a shortage is told where fewer came than were ordered", () => {
  const said = [
    [
      "picks: ordered qty, picked qty, shortage reason when short",
      "shortage_reason is present only where picked_qty < ordered_qty",
    ],
    [
      "bricks: ordered qty, delivered qty, reason when fewer came than ordered",
      "reason is present only where delivered_qty < ordered_qty",
    ],
    [
      "Ziegel: bestellte Menge, gelieferte Menge, Grund wenn weniger",
      "grund is present only where gelieferte_menge < bestellte_menge",
    ],
  ] as const;
  assertRelations(said);
});

test("a condition may be denied in any form, and said of whom it is", () => {
  assertRelations([
    [
      "calls: outcome resolved / escalated / dropped, csat 1-5 only if the caller wasn't dropped",
      "csat is present only where outcome is resolved or escalated",
    ],
    [
      "calls: outcome resolved / escalated / dropped, csat 1-5 unless dropped",
      "csat is present only where outcome is resolved or escalated",
    ],
    [
      "orders: status paid / shipped / cancelled, tracking number only if the order was not cancelled",
      "tracking_number is present only where status is paid or shipped",
    ],
    [
      "orders: status paid / shipped / cancelled, tracking number if it isn't cancelled",
      "tracking_number is present only where status is paid or shipped",
    ],
    [
      "orders: status paid / shipped / cancelled, tracking number for those that are not cancelled",
      "tracking_number is present only where status is paid or shipped",
    ],
    [
      "orders with status new, shipped or lost, and tracking number only for orders that were shipped",
      "tracking_number is present only where status is shipped",
    ],
    [
      "pupils: passed y/n, certificate number only for pupils that haven't failed",
      "certificate_number is present only where passed is true",
    ],
    [
      "visits: outcome admitted, discharged or left; ward only if the patient hasn't left",
      "ward is present only where outcome is admitted or discharged",
    ],
    [
      "claims: settlement amount, status settled or open; leave the settlement amount empty unless settled",
      "settlement_amount is present only where status is settled",
    ],
    [
      "orders: status shipped, open or cancelled, leave tracking number blank for open ones",
      "tracking_number is present only where status is shipped or cancelled",
    ],
    ["staff: left y/n, leave date only for those who left", "leave_date is present only where left is true"],
  ]);
});
