import { test } from "node:test";
import { arePlanned, areToldImpossible } from "../../../../../test/contrary-needs.ts";

test("shares before, at and behind one mark that come to more than all are told", () => {
  areToldImpossible([
    "bus arrivals: 40% early, 35% on time and 45% late, line, stop, delay",
    "deliveries 60% early, 50% late",
    "assignments, 50% submitted early and 60% submitted late, student",
    "60% of parcels arrive early and 50% arrive late, courier",
    "project list, 40% under budget, 35% on budget and 45% over budget, name, owner",
    "stores: 50% above target, 40% on target, 30% below target",
    "Lieferungen: 40 % zu früh, 35 % pünktlich und 45 % verspätet, Kunde, Datum",
    "livraisons, 40 % en avance, 35 % à l'heure et 45 % en retard, client",
    "entregas: 40% adelantadas, 35% a tiempo y 45% tarde, cliente, ruta",
    "entregas: 40% adiantadas, 35% no prazo e 45% atrasadas, cliente",
  ]);
});

test("shares that come to all, or are measured against several marks, are planned", () => {
  arePlanned([
    "bus arrivals: 40% early, 15% on time and 45% late, line, stop, delay",
    "staff, 60% start early and 50% finish late",
    "guests: 60% early check-in, 50% late check-out",
    "projects 60% over budget, 70% behind schedule",
    "deliveries, 30% late, 80% delayed by weather",
    "students 60% above average in maths, 50% below average in English",
    "orders 60% early bird, 50% late night",
    "meetings: 60% on time, 20% late",
  ]);
});
