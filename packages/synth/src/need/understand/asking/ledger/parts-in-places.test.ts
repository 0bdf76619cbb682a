import { test } from "node:test";
import { arePlanned, areToldImpossible } from "../../../../../test/contrary-needs.ts";

test("things in several towns or regions are no more than all of them", () => {
  areToldImpossible([
    "inspections at our 20 kitchens (14 in Leeds, 9 in York) with kitchen, inspector, date, score",
    "energy use of 25 schools (12 in the city, 16 in the countryside), month, kWh",
    "40 shops, 25 in Austria and 20 in Germany: shop, opening date, rent",
    "one yard's pallets, 300 pallets of which 340 were damaged: pallet id, weight, date",
    "300 orders including 320 returned ones: order id, item, price",
  ]);
});

test("what things hold, or places that leave some out, is no more than all", () => {
  arePlanned([
    "cash withdrawals at our 12 branches (8 in the north, 4 in the south) with branch, card type, amount, time",
    "deliveries from 8 depots (5 in Spain, 2 in Portugal), parcel, weight",
    "20 companies (300 employees in Leeds, 150 in York), company, revenue, employees",
    "300 orders from 80 customers in Vienna and 260 in Graz",
    "300 orders including 320 items; order id, item, price",
  ]);
});
