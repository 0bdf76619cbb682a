import assert from "node:assert/strict";
import { test } from "node:test";
import { planOf, rowsOf } from "../../../../test/planned-need.ts";

/** The plan says each of these, and its rows keep all that it says of sums and products. */
function says(need: string, ...statements: readonly string[]): void {
  const { relations } = planOf(need);
  for (const each of statements)
    assert.ok(
      relations.some(({ statement }) => statement === each),
      `${need}: ${relations.map(({ statement }) => statement).join("; ")}`,
    );
}

test("a formula is understood whatever verb says that something is it", () => {
  says(
    "Payslips for 250 staff: gross pay, tax, pension, union dues, net pay. Net pay should be gross pay minus tax minus pension minus union dues",
    "net_pay = gross_pay - tax - pension - union_due",
  );
  says(
    "500 rentals: car, days, daily rate in EUR, fuel charge, total cost comes to days times daily rate plus fuel charge",
    "total_cost = days * daily_rate + fuel_charge",
  );
  says(
    "800 Rechnungen: Menge, Einzelpreis in Euro, Rabatt, Gesamtpreis ergibt sich aus Menge mal Einzelpreis minus Rabatt",
    "gesamtpreis = menge * einzelpreis - rabatt",
  );
  says(
    "600 facturas: cantidad, precio unitario, descuento, importe total que debe ser cantidad por precio unitario menos descuento",
    "importe_total = cantidad * precio_unitario - descuento",
  );
  says(
    "700 factures : quantité, prix unitaire, montant égal à quantité fois prix unitaire",
    "montant = quantite * prix_unitaire",
  );
  says("900 pedidos: base, imposto, total é base mais imposto", "total = base + imposto");
  says(
    "200 tax bills: council, base amount, surcharge, discount, total due. The base amount plus the surcharge minus the discount must add up to the total due",
    "total_due = base_amount + surcharge - discount",
  );
});

test("words for what was named before stand in formulas", () => {
  says(
    "Payslips for 250 UK staff: gross, income tax, national insurance, pension at 5% of gross, net. Net has to come out as gross less all the deductions",
    "pension = gross * 0.05",
    "net = gross - income_tax - national_insurance - pension",
  );
  says(
    "300 exams: oral 0-50, written 0-50, final mark is the sum of both, average is the mean of both",
    "final_mark = oral + written",
    "average = (oral + written) / 2",
  );
  says(
    "100 quotes of one share: bid, ask, bid size, ask size, mid, spread. Ask always above bid, mid is the average of both, spread is the difference",
    "mid = (bid + ask) / 2",
    "spread = ask - bid",
  );
  says(
    "Marks: 400 pupils with reading, writing, maths and an overall mark, which is the average of the three",
    "overall_mark = (reading + writing + maths) / 3",
  );
  says(
    "Aufträge mit Lohnkosten, Teilekosten und Gesamtbetrag als Summe der beiden, 50 Zeilen",
    "gesamtbetrag = lohnkosten + teilekosten",
  );
  says(
    "420 students: items q1 to q4 from 1 to 7, and a total score which is their sum",
    "total_score = q1 + q2 + q3 + q4",
  );
});

test("what is said as a share or a multiple of a column hangs on it", () => {
  says(
    "1000 invoices with net amount, VAT at 20% of the net amount, gross amount (net plus VAT)",
    "vat = net_amount * 0.2",
  );
  says("900 faturas: valor base, imposto de 12% sobre o valor base", "imposto = valor_base * 0.12");
  says("1200 dossiers : prix total en euros, acompte égal à 30 % du prix", "acompte = prix_total * 0.3");
  const { relations } = planOf("5% of 400 loans default: principal, rate");
  assert.ok(relations.every(({ statement }) => !statement.includes("0.05")));
  const plan = planOf(
    "300 quotes: material cost, markup 10 to 25% of material cost, price at least 2.5 times the material cost",
  );
  for (const row of rowsOf(plan)) {
    const share = Number(row["markup"]) / Number(row["material_cost"]);
    assert.ok(share > 0.099 && share < 0.251, String(share));
    assert.ok(Number(row["price"]) > 2.49 * Number(row["material_cost"]));
  }
});

test("how long after is said with the time before it, at most or at least", () => {
  says(
    "2400 chargebacks: transaction date, dispute date at most 120 days afterwards",
    "dispute_date is at most 120 day after transaction_date",
  );
  says(
    "300 deals: trade date, value date min. 3 days after trade date",
    "value_date is at least 3 day after trade_date",
  );
  says("4000 faturas: data de emissão, vencimento a 60 dias da emissão, valor", "vencimento = data_emissao + 60d");
});

test("a difference of amounts is one to the cent, whatever its name looks like", () => {
  const plan = planOf("60 flats, monthly: rent due, rent paid, arrears (due minus paid)");
  assert.equal(plan.fields.find(({ name }) => name === "arrears")?.type, "number");
  for (const row of rowsOf(plan))
    assert.ok(Math.abs(Number(row.arrears) - (Number(row.rent_due) - Number(row.rent_paid))) < 0.001);
});
