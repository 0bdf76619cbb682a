import { test } from "node:test";
import { arePlanned, areToldImpossible } from "../../../../../test/contrary-needs.ts";

test("a share below zero of what never is below zero is asked back", () => {
  areToldImpossible([
    "Contas bancárias fictícias, 4.000 linhas, agência, tipo, saldo nunca abaixo de zero, e cerca de 8% com saldo negativo",
    "Bank accounts, balance never below zero, and about 8% with a negative balance",
    "Aufträge, Marge nie negativ, 5 % mit negativer Marge",
    "Cuentas, saldo nunca por debajo de cero, y un 8% con saldo negativo",
    "comptes, solde jamais négatif, 10% avec un solde négatif",
    "stock levels of 300 products, stock may not be negative, 4% of products with stock below zero",
    "profit must never be below 0, 12% of months with a negative profit, 300 months",
    "wallets: 6% have a negative balance, the balance is never negative, currency",
  ]);
});

test("a share below zero of something else is planned", () => {
  arePlanned([
    "accounts, balance never below zero, 8% with a zero balance",
    "accounts, balance never below zero, 8% with a negative monthly change",
    "accounts, balance not below -500, 8% with a negative balance",
    "reviews, rating never below 1, 8% with negative sentiment",
    "accounts, balance never negative, 8% not negative last year",
    "lab tests, 92% negative results, dose never below zero",
  ]);
});
