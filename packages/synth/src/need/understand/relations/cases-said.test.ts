import assert from "node:assert/strict";
import { test } from "node:test";
import { planOf, rowsOf } from "../../../../test/planned-need.ts";

function says(need: string, ...wanted: readonly string[]): void {
  const told = planOf(need).relations.map(({ statement }) => statement);
  for (const each of wanted) assert.ok(told.includes(each), `${need}: ${told.join("; ")}`);
}

test("what is there only in some cases is said with the participle on either side, in five languages", () => {
  says(
    "5000 members: has quit for 30%, quit reason only by those who quit",
    "quit_reason is present only where quit is true",
  );
  says(
    "RTB log 250k rows: bid CPM, won (18%), clearing price - only on wins",
    "clearing_price is present only where won is true",
  );
  says(
    "10000 parcels: insured yes/no, insured value only if is insured",
    "insured_value is present only where insured is true",
  );
  says(
    "500 negotiations: outcome deal or no deal, agreed price present only if there was a deal",
    "agreed_price is present only where outcome is deal",
  );
  says(
    "1100 dossiers : statut accepté, refusé ou en instruction, montant accordé renseigné uniquement si accepté",
    "montant_accorde is present only where statut is accepté",
  );
  says(
    "800 Ausleihen: Ausleihdatum, zurückgegeben ja/nein, Rückgabedatum leer, solange nicht zurückgegeben",
    "ruckgabedatum is present only where zuruckgegeben is true",
  );
  says(
    "10000 amendes : montant, payée oui/non, date de paiement, vide si impayée",
    "date_paiement is present only where payee is true",
  );
  says(
    "1500 exams: passed yes/no, mark from 18 to 30 when passed and empty when failed",
    "mark is present only where passed is true",
  );
});

test("whole clauses say what some rows lack", () => {
  says(
    "180 pupils: mark out of 40, absent yes/no and no mark when absent",
    "mark is present only where absent is false",
  );
  says(
    "100000 BGP updates: prefix, AS path, next hop, type announce or withdraw. Withdrawals carry no AS path or next hop",
    "path is present only where type is announce",
    "next_hop is present only where type is announce",
  );
  says(
    "4,200 cases: scheduled start date, actual start date, actual end date; 6 in 100 cancelled, those have no actual dates",
    "actual_start_date is present only where cancelled is false",
    "actual_end_date is present only where cancelled is false",
  );
  says(
    "4000 faturas: valor, pago (85%); só as pagas têm data de pagamento",
    "data_pagamento is present only where pago is true",
  );
  says(
    "1400 calls: priority 1 to 4, unit sent, for priority 4 no unit is ever sent",
    "unit_sent is present only where priority is 1 or 2 or 3",
  );
  says(
    "3000 alerts: opened at, resolved at, still open (5%); still-open alerts have resolved at empty",
    "resolved_at is present only where still_open is false",
  );
  says(
    "faults: recovered or not - 82% do, time to recover in ms, empty if it never did",
    "time_to_recover is present only where recovered is true",
  );
});

test("whole clauses say what is zero in some cases, and the rows keep it", () => {
  const plan = planOf("300 readings: power in kW, status OK / WARN / FAULT. In a FAULT the power is 0");
  const faults = rowsOf(plan).filter((row) => row["status"] === "FAULT");
  assert.ok(faults.length > 0 && faults.every((row) => row["power"] === 0));
  says(
    "60 camiones: velocidad, motor encendido o apagado. Con el motor apagado la velocidad es 0",
    "velocidad is 0 where motor is apagado",
  );
  says(
    "15,000 claims: billed amount, allowed amount and paid amount; 11% denied and on those paid is zero",
    "paid_amount is 0 where claim_status is denied",
  );
});

test("what is there for those, once it came to pass, or if there was one", () => {
  says(
    "200 requests: endpoint, latency, 6% of requests with an error, error code only on those",
    "error_code is present only where error is true",
  );
  says(
    "300 leads: source, 40% never contacted, contact date missing for those",
    "contact_date is present only where never_contacted is false",
  );
  says(
    "Building permits: date filed, date decided (only once decided), status (approved, refused, pending)",
    "date_decided is present only where status is approved or refused",
  );
  says(
    "parking fines: plate, street, 12% appealed, appeal result if there was one",
    "appeal_result is present only where appealed is true",
  );
  says(
    "1000 payments: amount, failed 3%, decline reason where it failed",
    "decline_reason is present only where failed is true",
  );
  says("200 batteries: faulty 5%, fault code for faulty ones only", "fault_code is present only where faulty is true");
  says(
    "90 visits: adverse event yes/no, severity (mild, severe) only if yes",
    "severity is present only where adverse_event is true",
  );
  says(
    "150 candidates: score, hired 12%, start date and salary only for hired",
    "start_date is present only where hired is true",
    "salary is present only where hired is true",
  );
  says(
    "200 updates: prefix, type (announce, withdraw), path; no path on a withdraw",
    "path is present only where type is announce",
  );
  says("50 swims: event, time, disqualified 4%, no time for the disqualified");
  says(
    "60 pedidos: valor, pago 85%, data de pagamento vazia se não pago",
    "data_pagamento is present only where pago is true",
  );
});

test("otherwise, when not and the cases of other languages turn the flag before", () => {
  const rowsOfNeed = (need: string): readonly Readonly<Record<string, unknown>>[] => rowsOf(planOf(need), 200);
  for (const row of rowsOfNeed(
    "200 grant applications: amount asked, awarded yes/no (30% yes), awarded amount if awarded, rejection note otherwise",
  ))
    assert.equal(row.rejection_note !== null, row.awarded === false);
  for (const row of rowsOfNeed("200 repairs: device, repaired 65%, repair cost when repaired, scrap reason when not"))
    assert.equal(row.scrap_reason !== null, row.repaired === false);
  for (const row of rowsOfNeed("200 donaciones: donante, edad, aceptada 68 %, motivo de rechazo cuando no se acepta"))
    assert.equal(row.motivo_rechazo !== null, row.aceptada === false);
  for (const row of rowsOfNeed(
    "200 Messungen: Sensor, Temperatur -2 bis 12 °C, Alarm genau dann, wenn die Temperatur über 8 °C liegt",
  ))
    assert.equal(row.alarm, Number(row.temperatur) > 8);
});
