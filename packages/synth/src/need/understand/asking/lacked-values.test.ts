import { test } from "node:test";
import { arePlanned, areToldImpossible } from "../../../../test/contrary-needs.ts";

test("a figure of what is nothing in each row is told", () => {
  areToldImpossible([
    "testnet wallets: balance zero in each one, average balance 2.4 ETH",
    "accounts with balance 0 in every row, average balance 500 EUR",
    "cuentas, saldo cero en todas, saldo medio 500 euros",
    "orders, discount always zero, discount between 5 and 20 percent",
    "restaurant bills where nobody left a tip, average tip about 4 dollars",
    "restaurant bills, no tip on any of them, average tip 4 dollars",
    "Rechnungen, niemand gab Trinkgeld, Trinkgeld im Schnitt 4 Euro",
    "facturas de restaurante, nadie dejó propina, propina media de 4 euros",
  ]);
});

test("what is nothing in some rows, or of another name, is planned", () => {
  arePlanned([
    "wallets, balance zero in each closed wallet, average balance 5 ETH",
    "wallets, balance never zero, average balance 2.4 ETH",
    "wallets, opening balance zero in each one, average balance 2.4 ETH",
    "goals, away goals zero in every match, average home goals 2",
    "orders, discount zero for 20% of them, average discount 5",
    "restaurant bills where nobody left a tip above 20 dollars, average tip about 4 dollars",
    "employees, nobody left the company, average salary 4000 dollars",
  ]);
});

test("bounds of ages and comparatives in every language are set against each other", () => {
  areToldImpossible([
    "clientes menores de 18 años, con nombre, ciudad y edad entre 30 y 60",
    "Kunden unter 18 Jahren, Name, Stadt und Alter zwischen 30 und 60",
    "clients de moins de 18 ans, avec nom, ville et âge entre 30 et 60",
    "conteneurs avec numéro, port et poids, tous plus légers que 12 tonnes et tous plus lourds que 20 tonnes",
    "contenedores con número, puerto y peso, todos más ligeros que 12 toneladas y todos más pesados que 20 toneladas",
    "Container mit Nummer, Hafen und Gewicht, alle leichter als 12 Tonnen und alle schwerer als 20 Tonnen",
    "films avec titre et durée, tous plus longs que 120 minutes et tous plus courts que 90 minutes",
  ]);
  arePlanned([
    "clientes menores de 30 años, con nombre, ciudad y edad entre 18 y 29",
    "clients de moins de 2 ans, âge entre 30 et 60",
    "colis, tous plus légers que 30 kg, poids, ville",
    "paquetes, peso, ciudad, ninguno más pesado que 30 kg",
    "charging sessions, start battery level under 60%, end level above 50%, end always higher than start",
    "tank readings: opening level under 80 %, closing level over 40 %",
  ]);
});
