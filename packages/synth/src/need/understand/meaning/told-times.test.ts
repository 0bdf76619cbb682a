import assert from "node:assert/strict";
import { test } from "node:test";
import { planOf } from "../../../../test/planned-need.ts";

function typesOf(need: string): Readonly<Record<string, string>> {
  return Object.fromEntries(planOf(need).fields.map(({ name, type }) => [name, type]));
}

test("a participle with its preposition tells a time in every language", () => {
  const spanish = typesOf("préstamos de biblioteca: libro, prestado el, devuelto el, multa");
  assert.deepEqual([spanish["prestado_el"], spanish["devuelto_el"]], ["date", "date"]);
  assert.equal(typesOf("comptes bancaires : IBAN, solde, ouvert le, type courant ou épargne")["ouvert_le"], "date");
  const german = typesOf(
    "Anrufe der Hotline und der Filialen: angenommen um, beendet um, Wartezeit in Sekunden, gelöst 78 %",
  );
  assert.deepEqual([german["angenommen"], german["gelost"]], [german["beendet"], "bool"]);
  assert.match(german["beendet"] ?? "", /^date/);
  assert.match(typesOf("empréstimos de livros: leitor, retirado em, devolvido em")["devolvido_em"] ?? "", /^date/);
});

test("what happens is told by its time, by the noun and by the participle alone", () => {
  assert.equal(typesOf("funcionários: nome, setor, salário de 1.500 a 9.000 reais, admissão")["admissao"], "date");
  const incident = typesOf("incidencias de TI: prioridad alta, media o baja, abierta, cerrada, técnico");
  assert.deepEqual([incident["abierta"], incident["cerrada"]], ["datetime", "datetime"]);
  const parcel = typesOf("livraisons : colis, poids jusqu'à 30 kg, expédié, livré (vide pour 10 %)");
  assert.deepEqual([parcel["expedie"], parcel["livre"]], ["datetime", "datetime"]);
  assert.match(typesOf("courses de taxi : prise en charge, dépose, distance")["prise_en_charge"] ?? "", /^date/);
  assert.equal(
    typesOf("patients d'un cabinet : nom, date de naissance, dernier rendez-vous")["dernier_rendez_vous"],
    "date",
  );
});

test("a share of the rows keeps it a flag", () => {
  assert.equal(typesOf("chamados de suporte: aberto em, fechado em, prioridade, 20% em aberto")["aberto"], "bool");
});

test("money is of the country whose language the need is in, unless a place or a currency is named", () => {
  const unitOf = (need: string) => planOf(need).fields.find(({ name }) => /^pr[ei]/.test(name))?.unit;
  assert.equal(unitOf("Bestellungen eines Onlineshops: Kunde, Artikel, Menge, Preis"), "EUR");
  assert.equal(unitOf("pedidos de una tienda en México: cliente, producto, cantidad, precio"), "MXN");
  assert.equal(unitOf("orders of a shop: customer, item, price"), "USD");
});

test("the issue of an invoice is a day, no CO2", () => {
  assert.equal(typesOf("notas fiscais: número, emissão, vencimento, valor, paga sim/não")["emissao"], "date");
});

test("what stands before 'aus 12 Gewächshäusern' are columns", () => {
  const types = typesOf("Temperatur und Luftfeuchte aus 12 Gewächshäusern, alle 15 Minuten im Juni 2026");
  assert.deepEqual([types["temperatur"], types["luftfeuchte"]], ["number", "number"]);
});
