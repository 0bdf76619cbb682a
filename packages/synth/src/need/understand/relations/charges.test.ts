import assert from "node:assert/strict";
import { test } from "node:test";
import { namesOf, planOf } from "../../../../test/planned-need.ts";

function relationsOf(need: string): readonly string[] {
  return planOf(need).relations.map(({ statement }) => statement);
}

test("a tax with its rate is an amount on the net one, and the total is both", () => {
  for (const [need, tax, total] of [
    ["consulting invoices: net amount, plus VAT at 20%, gross amount", "vat = net_amount * 0.2", "gross_amount"],
    ["plumber's invoices: labour, subtotal, 20% VAT, total to pay", "vat = subtotal * 0.2", "total"],
    ["Rechnungen: Nummer, Kunde, netto, 19 % MwSt., brutto, Datum", "mwst = netto * 0.19", "brutto"],
    ["factures : numéro, montant HT, TVA à 20 %, montant TTC", "tva = montant_ht * 0.2", "montant_ttc"],
    ["facturas de un taller: base imponible, IVA al 21 %, total", "iva = base_imponible * 0.21", "total"],
    ["notas fiscais: valor líquido, IVA de 23 %, valor total", "iva = valor_liquido * 0.23", "valor_total"],
  ] as const) {
    const relations = relationsOf(need);
    assert.ok(relations.includes(tax), `${need}: ${relations.join("; ")}`);
    assert.ok(
      relations.some((each) => each.startsWith(`${total} = `)),
      `${need}: ${relations.join("; ")}`,
    );
    assert.ok(planOf(need).fields.every(({ type }) => type !== "bool"));
  }
});

test("a tax without a column that it is levied on stays a rate", () => {
  const plan = planOf("invoices with VAT 19%, total and customer");
  assert.equal(plan.fields.find(({ name }) => name === "vat")?.unit, "%");
});

test("what is charged on a price is a share of it", () => {
  assert.ok(
    relationsOf("auction lots: artist, hammer price, buyer's premium of 25% on it").includes(
      "buyer_premium = hammer_price * 0.25",
    ),
  );
  assert.ok(
    relationsOf("estate agent sales: sale price, commission of 1.5%, date").includes("commission = sale_price * 0.015"),
  );
});

test("a price for each unit multiplies the column that is counted in it", () => {
  for (const [need, relation] of [
    ["charging sessions: kWh, cost at 0.49 euro per kWh", "cost = kwh * 0.49"],
    ["tutoring lessons: start, minutes, price at 30 GBP per hour, pupil", "price = minutes * 0.5"],
    ["freelance jobs: hours, billed at 85 EUR an hour, client", "billed = hours * 85"],
    ["photo orders: pages, price at 0.15 EUR per page", "price = pages * 0.15"],
  ] as const)
    assert.ok(relationsOf(need).includes(relation), `${need}: ${relationsOf(need).join("; ")}`);
});

test("a bracket that orders two columns decides no flag", () => {
  const need = "claims: policy number, reserve and paid in GBP (paid never above reserve)";
  assert.ok(relationsOf(need).includes("paid <= reserve"));
  assert.ok(namesOf(planOf(need)).includes("paid"));
});

test("so much more than another, and so many months' rent, are multiples", () => {
  for (const [need, relation] of [
    ["items: cost, shelf price at least 30% above cost, quantity", "shelf_price >= 1.3 * cost"],
    ["items: cost, list price 40% over cost, stock", "list_price = cost * 1.4"],
    ["sales: list price, sale price 20% below list price", "sale_price = list_price * 0.8"],
    ["tenancies: monthly rent 600-2,200 pounds, deposit is one month's rent", "deposit = monthly_rent"],
    ["Wohnungen: Kaltmiete, Kaution sind drei Monatsmieten, Zimmer", "kaution = kaltmiete * 3"],
    ["apartamentos: aluguel, caução de três meses de aluguel", "caucao = aluguel * 3"],
  ] as const)
    assert.ok(relationsOf(need).includes(relation), `${need}: ${relationsOf(need).join("; ")}`);
});

test("orders and sides are told by what names mean, in any of the languages", () => {
  for (const [need, relation] of [
    ["encomendas: retirada, entrega, peso", "retirada <= entrega"],
    ["Containerbewegungen: Ankunft, Abgang, Gewicht in kg", "ankunft <= abgang"],
    ["charging sessions: plug in, unplug, kWh not over 80", "plug_in <= unplug"],
    ["museum loans: object title, insured value, loan start and return date", "loan_start <= return_date"],
    ["trains: sched arr, actual arr, delay mins", "delay_mins = actual_arr - sched_arr"],
    ["van hire: odometer out and in, days", "odometer_out <= odometer_in"],
    ["SEPA transfers, both IBANs, amount in euro, booking date", "sender_iban and receiver_iban differ"],
    ["property valuations: low and high estimate, sold price", "low_estimate <= high_estimate"],
    ["rent ledger: rent due, rent received, arrears = due - received", "arrears = rent_due - rent_received"],
  ] as const)
    assert.ok(relationsOf(need).includes(relation), `${need}: ${relationsOf(need).join("; ")}`);
});

test("a bare bound of persons is one of their age", () => {
  for (const need of ["stays, patients 65 or over: ward, diagnosis", "drivers under 25: tariff, bonus"])
    assert.ok(namesOf(planOf(need)).includes("age"), need);
});
