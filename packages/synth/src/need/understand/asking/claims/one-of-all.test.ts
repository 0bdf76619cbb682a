import { test } from "node:test";
import { arePlanned, areToldImpossible } from "../../../../../test/contrary-needs.ts";

test("what is filled in every row is empty for none, however few", () => {
  areToldImpossible([
    "contacts with name and phone, phone filled in every row but empty for one in ten",
    "email filled in on every row and missing for two in ten",
  ]);
  arePlanned(["phone filled in every row, email empty for one in ten customers"]);
});

test("all live in one town, and some in another", () => {
  areToldImpossible([
    "clients d'une salle de sport, tous habitent à Lyon, dont 30 % à Marseille",
    "300 members, all live in Vienna, 20% of them in Graz",
    "socios, todos viven en Madrid, el 25 % en Sevilla",
  ]);
  arePlanned([
    "300 members, all live in Vienna, 20% of them born in Graz",
    "300 members, all live in Austria, 20% of them in Graz",
    "clients, tous habitent à Lyon, dont 30 % travaillent à Marseille",
  ]);
});

test("one coin alone, and shares of another", () => {
  areToldImpossible([
    "on-chain transfers, only USDC, 40% of the transfers in ETH, 5000 rows",
    "crypto payments, only Bitcoin, a third of the payments in Ethereum",
  ]);
  arePlanned(["transfers, USDC and ETH, 40% of the transfers in ETH", "transfers only on Ethereum, 40% in USDC"]);
});
