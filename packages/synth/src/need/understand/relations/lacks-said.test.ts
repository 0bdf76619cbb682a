import assert from "node:assert/strict";
import { test } from "node:test";
import { namesOf, planOf, rowsOf } from "../../../../test/planned-need.ts";

function statementsOf(need: string): string {
  return planOf(need)
    .relations.map(({ statement }) => statement)
    .join(" ; ");
}

test("who was absent has no mark, in a clause of its own", () => {
  for (const [need, statement] of [
    ["900 results: pupil, mark 0-100, 3% absent; who was absent has no mark", /mark .* absent is false/],
    ["900 results: pupil, mark 0-100, absent 4%, anyone who was absent gets no mark", /mark .* absent is false/],
    ["900 Prüfungen: Schüler, Note 1-6, 4 % haben gefehlt; wer gefehlt hat, bekommt keine Note", /gefehlt is false/],
    ["900 exámenes: alumno, nota de 0 a 10, ausente 4 %, quien estuvo ausente no tiene nota", /ausente is false/],
    ["900 examens: élève, note sur 20, absent 4 %, qui est absent n'a pas de note", /note .* absent is false/],
    ["900 notas: aluno, nota de 0 a 20, faltou 4%, quem faltou não tem nota", /nota .* faltou is false/],
    ["900 bookings: status, no-show 5%, check-in time, who did not turn up has no check-in time", /no_show is false/],
  ] as const)
    assert.match(statementsOf(need), statement, need);
});

test("in which case something is missing, said right behind the case", () => {
  for (const [need, statement] of [
    ["900 marks: student, mark out of 100, absent in 3%, in which case no mark", /mark .* absent is false/],
    ["900 flights: origin, actual departure, cancelled 4%, in which case there is no actual departure", /cancelled/],
    ["900 flights: origin, actual departure, 4% cancelled - no actual departure on those obviously", /cancelled/],
    ["900 Bestellungen: Betrag, Lieferdatum, storniert 4 %, dann bleibt das Lieferdatum leer", /storniert is false/],
    ["900 pedidos: importe, fecha de entrega, cancelado 4 %, en cuyo caso no hay fecha de entrega", /cancelado/],
    ["900 commandes : montant, date de livraison, annulée 4 %, auquel cas pas de date de livraison", /annulee/],
    ["900 pedidos: valor, data de entrega, cancelado 4%, caso em que não há data de entrega", /cancelado is false/],
  ] as const)
    assert.match(statementsOf(need), statement, need);
});

test("'absent' as an item of its own is a flag, behind a name it is a lack", () => {
  const flagged = planOf("900 results: pupil, mark 0-100, absent 4%");
  assert.ok(flagged.constraints.some(({ kind, field }) => kind === "rate" && field === "absent"));
  const lacking = planOf("900 readings: sensor, heart rate absent in 4%");
  assert.ok(lacking.constraints.some(({ kind, field }) => kind === "nulls" && field === "heart_rate"));
});

test("what is told of those alone that were told of last is a column of theirs", () => {
  for (const [need, statement] of [
    ["900 problems: question, steps, 20% contain a wrong step, and then say which step", /wrong_step_number .* true/],
    ["900 viewings: flat, agent, did they make an offer and if so how much", /amount .* offer_made is true/],
    ["900 Besichtigungen: Wohnung, Angebot ja/nein, wenn ja wie viel", /betrag .* angebot is true/],
    ["900 visitas: piso, oferta sí/no, y si es así cuánto", /importe .* oferta is true/],
    ["900 visites: appartement, offre oui/non, et si oui combien", /montant .* offre is true/],
    ["900 visitas: apartamento, proposta sim/não, e se sim quanto", /valor .* proposta is true/],
    ["900 applications: applicant, rejected 70%, and then why", /reason .* rejected is true/],
    ["900 deliveries: driver, damaged 4%, and in that case the damage description", /damage_description .* damaged/],
  ] as const)
    assert.match(statementsOf(need), statement, need);
  const plan = planOf("900 problems: question, steps, 20% contain a wrong step, and then say which step");
  assert.ok(namesOf(plan).includes("steps"));
  for (const row of rowsOf(plan)) assert.equal(row.wrong_step_number !== null, row.wrong_step === true);
});

test("what is so otherwise, for the rest, or where something was not done", () => {
  for (const [need, statement] of [
    ["900 bookings: guest, no_show 9%, bill amount empty if they did not come", /bill_amount .* no_show is false/],
    ["900 réservations : couverts, absents 8 %, addition en euros vide s'ils ne sont pas venus", /absents is false/],
    ["900 reservas: nome, pessoas, faltou 10%, conta em euros só se vieram", /conta .* faltou is false/],
    ["900 invoices: amount, paid 80%, payment date else null", /payment_date .* paid is true/],
    ["900 loans: amount, defaulted 3%, default date otherwise empty", /default_date .* defaulted is true/],
    ["900 quotes: amount, accepted 35%, declined reason for the rest", /declined_reason .* accepted is false/],
    ["900 cars: plate, sold yes/no, buyer if sold", /buyer .* sold is true/],
    ["900 exams: pupil, passed 80%, certificate number for those that did", /certificate_number .* passed is true/],
    ["900 log lines: source ip, 15% denied, attack type filled in exactly when the action is deny", /denied is true/],
  ] as const)
    assert.match(statementsOf(need), statement, need);
});

test("what is empty until something has come leaves the time of that open in some rows, and says so", () => {
  const plan = planOf("900 tickets: opened_at, resolved_at, CSAT 1-5, empty until resolved");
  assert.ok(plan.relations.some(({ statement }) => statement === "csat is present only where resolved_at is present"));
  assert.ok(plan.assumptions.some((each) => each.startsWith("resolved_at is missing in 20%")));
  const rows = rowsOf(plan);
  assert.ok(rows.some((row) => row.csat === null));
  for (const { csat, resolved_at } of rows) assert.equal(csat !== null, resolved_at !== null);
});

test("a bill in a currency is an amount", () => {
  const bill = planOf("900 bookings: party size 1-8, no show 11%, bill in EUR only if they came").fields.find(
    ({ name }) => name === "bill",
  );
  assert.equal(bill?.type, "number");
  assert.equal(bill?.unit, "EUR");
});

test("the date of what a flag tells is there where the flag holds, in other languages too", () => {
  for (const [need, statement] of [
    ["900 facturas: cliente, importe, pagada 85 %, fecha de pago", /fecha_pago only where pagada/],
    ["900 encomendas: cliente, valor, entregue 90%, data de entrega", /data_entrega only where entregue/],
  ] as const)
    assert.match(statementsOf(need), statement, need);
});

test("those who never came so far have no time of it", () => {
  for (const [need, statement] of [
    ["visits: patient, arrived, seen; 5% left and were never seen", "seen_at is present only where left is false"],
    ["tickets: opened, closed; 6% abandoned and never closed", "closed_at is present only where abandoned is false"],
    [
      "loans: amount, issued, repaid; 3% defaulted and never repaid",
      "repaid_date is present only where defaulted is false",
    ],
  ] as const)
    assert.ok(
      planOf(need).relations.some((each) => each.statement === statement),
      need,
    );
});
