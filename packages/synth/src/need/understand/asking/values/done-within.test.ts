import { test } from "node:test";
import { arePlanned, areToldImpossible } from "../../../../../test/contrary-needs.ts";

test("times longer than all are done in are asked back", () => {
  areToldImpossible([
    "support tickets solved within 24 hours without exception, resolution time ranging from 2 to 9 days",
    "support tickets all solved within 24 hours, resolution time from 2 to 9 days",
    "orders, every order delivered within 2 days, delivery time 3 to 8 days, amount",
    "Tickets, alle innerhalb von 4 Stunden gelöst, Lösungszeit 1 bis 3 Tage, Priorität",
    "pedidos, todos entregados en menos de 48 horas, tiempo de entrega de 4 a 9 días, importe",
    "emails all answered within 2 hours, response time between 5 and 12 hours, agent",
  ]);
});

test("times of something else are planned", () => {
  arePlanned([
    "support tickets all answered within 24 hours, resolution time from 2 to 9 days",
    "support tickets, most solved within 24 hours, resolution time from 2 to 9 days",
    "orders all shipped within 2 days, delivery time 3 to 8 days, amount",
    "orders, every order delivered within 10 days, delivery time 3 to 8 days, amount",
  ]);
});
