import { test } from "node:test";
import { arePlanned, areToldImpossible } from "../../../../../test/contrary-needs.ts";

test("a correlation beyond one is asked back", () => {
  areToldImpossible([
    "400 students, weekly study hours 0-30 and exam score 0-100, with a Pearson correlation of 1.3 between them, plus gender and school",
    "houses with size and price, correlation coefficient of 1.5, 200 rows",
    "Wohnungen mit Fläche und Miete, Korrelation von 1,2 zwischen beiden",
    "alturas y pesos de 300 personas con una correlación de 1,4",
    "taille et poids de 200 élèves, corrélation de -1,5 entre les deux",
    "ad spend and revenue correlated at 1.2, weekly, 52 rows",
    "temperature and sales, correlation = 2, 100 rows",
    "stock A and stock B daily returns, correlation of -1.8, 250 rows",
  ]);
});

test("correlations up to one, counted ones and shares are planned", () => {
  arePlanned([
    "400 students, weekly study hours 0-30 and exam score 0-100, with a Pearson correlation of 0.8 between them",
    "correlation matrix of 12 assets, asset, asset, value",
    "portfolio with 5 assets, correlation of 2 assets each between -1 and 1, date",
    "houses with size and price, correlation about 0.65, version 1.3",
    "sales and ads, correlation of 85%, 52 rows",
    "stocks with beta of 1.3 and a correlation of 0.9, 250 rows",
    "temperature and sales with a perfect correlation of 1, 100 rows",
    "tests, autocorrelation of 2 lags, value, date",
  ]);
});
