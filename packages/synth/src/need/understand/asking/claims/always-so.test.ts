import { test } from "node:test";
import { arePlanned, areToldImpossible } from "../../../../../test/contrary-needs.ts";

test("a share that is not as all are is asked back", () => {
  areToldImpossible([
    "700 accounts, balance never below zero, 5% of the balances are overdrawn, owner",
    "800 cuentas, saldo siempre positivo, 10 % con saldo negativo, titular",
    "700 users, newsletter is true for everybody, newsletter false for 30%, country",
    "400 tenancy files: flat, tenant, monthly rent 400-1600, start date. A quarter of the tenants are behind with the rent; everybody pays on the dot.",
    "1.500 Bestellungen, Kunde, Betrag 10-200, ausnahmslos alle wurden bezahlt, bei 8 % steht die Zahlung noch aus",
    "600 alquileres de bicicletas, cliente, horas 1-8, todas las bicis fueron devueltas y un 5 % sigue sin devolver",
    "500 hotel guests, room, nights 1-9; smokers are not admitted; smoker yes for a fifth of the guests",
    "700 employees, everybody works full time, every one of them on a part-time contract, salary 20-70k",
    "500 Mitarbeiter, alle in Vollzeit, alle arbeiten in Teilzeit, Gehalt",
    "450 clientes, todos de entre 18 y 25 años, ciudad, un 10 % son menores, gasto 5-90",
    "400 pasajeros, ningún menor, un 5 % son niños, asiento",
  ]);
});

test("a share of another column, or of something else, is planned", () => {
  arePlanned([
    "700 users, newsletter is true for everybody, sms false for 30%, country",
    "500 accounts, savings never negative, 8% with a negative balance of the account, owner",
    "500 items, quantity never negative, profit negative for 10%",
    "500 hotel guests, room, nights 1-9; pets are not admitted; smoker yes for a fifth of the guests",
    "700 employees, everybody works full time, every one of them on a permanent contract",
    "450 padres de entre 30 y 45 años con hijos menores, ciudad",
  ]);
});
