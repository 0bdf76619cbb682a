import assert from "node:assert/strict";
import { test } from "node:test";
import { namesOf, planOf } from "../../../test/planned-need.ts";

const relationsOf = (need: string): readonly string[] => planOf(need).relations.map(({ statement }) => statement);

test("a price per something is called so, and the total is so many times the price", () => {
  const needs: readonly (readonly [string, string])[] = [
    ["fuel fills: plate, litres, price per litre in EUR, total", "total = litres × price_per_litre"],
    ["Tankungen: Kennzeichen, Liter, Preis je Liter, Gesamtbetrag", "gesamtbetrag = liter × preis_je_liter"],
    ["abastecimentos: matrícula, litros, preço por litro, custo total", "custo_total = litros × preco_por_litro"],
    ["envíos: kilos, precio por kilo, total", "total = kilos × precio_por_kilo"],
    ["pleins: litres, prix par litre, total", "total = litres × prix_par_litre"],
    [
      "electricity bills: previous and current reading in kWh, consumption, price per kWh, total, due date",
      "total = consumption × price_per_kwh",
    ],
    ["songs: streams, rate per stream, royalty", "royalty = streams × rate_per_stream"],
    ["couriers: miles, rate per mile, earnings", "earnings = miles × rate_per_mile"],
    ["catering orders: guests, price per head, total", "total = guests × price_per_head"],
  ];
  for (const [need, relation] of needs) assert.ok(relationsOf(need).includes(relation), need);
});

test("a price is part of a formula with what it is for", () => {
  const need = "catering orders: guests, price per head, total = guests times price per head";
  assert.ok(relationsOf(need).includes("total = guests * price_per_head"));
  assert.ok(namesOf(planOf(need)).includes("guests"));
});

test("a total with something else in it is no plain product", () => {
  const relations = relationsOf("fruit lots: kilos, price per kilo, discount, total");
  assert.ok(relations.includes("total = kilos × price_per_kilo - discount"), relations.join());
  assert.ok(!relationsOf("fruit lots: kilos, price per kilo, discount in %, total").some((each) => each.includes("×")));
});

test("what is sold at its price brings in so much", () => {
  assert.ok(relationsOf("fair: stall, cake price, cakes sold, takings").includes("takings = cakes_sold × cake_price"));
  assert.ok(
    relationsOf("match days: ticket price, tickets sold, revenue").includes("revenue = tickets_sold × ticket_price"),
  );
});
