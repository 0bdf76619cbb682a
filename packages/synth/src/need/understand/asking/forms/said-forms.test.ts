import { test } from "node:test";
import { arePlanned, areToldImpossible } from "../../../../../test/contrary-needs.ts";

test("one column written in two ways is asked back", () => {
  areToldImpossible([
    "900 weighings, scale, operator, weight in whole kilograms with three decimal places, date",
    "1,000 bets, stake an integer from 1 to 50 written with two digits after the point such as 7.25, odds 1.1-9",
    "2,000 patients, surname, ward; temperature is recorded to one decimal place, the temperature column holds integers",
    "350 wines, vintage, region. Ratings are whole points. Each rating with two decimals, price 5-80",
    "500 products: sku always in capital letters, all sku in lowercase, price 1-90",
    "800 usernames, lower case throughout, e.g. JSmith42, signup date, country",
    "1,200 licence plates, digits only, each plate starts with two letters, issued on, owner",
    "1,000 orders, dates in ISO format as DD.MM.YYYY, amount, client",
    "600 shifts; every date is written YYYY-MM-DD; dates look like 31/12/2024; nurse, ward",
    "700 logs, timestamp in 24-hour clock with AM and PM, level, message",
    "500 Rechnungen, Datum im Format TT.MM.JJJJ, Datum als JJJJ-MM-TT, Betrag",
    "900 facturas, fecha en formato AAAA-MM-DD, fecha como DD/MM/AAAA, importe 10-900",
    "700 livraisons, poids en nombres entiers avec deux décimales, transporteur",
    "500 clientes, nome em maiúsculas, todos os nomes em minúsculas, cidade",
  ]);
});

test("forms of two columns, and a mix of forms, are planned", () => {
  arePlanned([
    "900 weighings, weight in kilograms with three decimal places, operator age in whole years",
    "2,000 patients, temperature to one decimal place, pulse as an integer",
    "900 products, price with two decimals, stock in whole numbers, code in capital letters, name in lower case",
    "600 orders, dates in mixed formats: YYYY-MM-DD and DD/MM/YYYY, amount",
    "400 loans, amount as integer, rate with 2 decimals, start date as YYYY-MM-DD, end date as DD.MM.YYYY",
    "800 articles, EAN digits only, article name, supplier code begins with a letter",
    "900 shops, opening time in 24-hour format, city in capital letters, country in small letters",
    "600 readings, sensor id like AB12, value with two decimals, count as an integer, e.g. 14",
  ]);
});
