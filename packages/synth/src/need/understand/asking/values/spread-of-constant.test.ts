import { test } from "node:test";
import { arePlanned, areToldImpossible } from "../../../../../test/contrary-needs.ts";

test("a spread of what is the same for all is asked back", () => {
  areToldImpossible([
    "supermarket price list of 700 items, all at the same price of 0.99, price standard deviation 3.20, category and brand too",
    "tickets, every ticket has the same price, price std dev 2.5, 400 rows",
    "parts, weight is always 12 g, standard deviation of weight 1.5, supplier",
    "Artikel, alle zum gleichen Preis, Preis Standardabweichung 2, Marke",
    "productos, todos al mismo precio, desviación estándar del precio 1,5, marca",
    "produits, tous au même prix, écart-type du prix 2,5, marque",
  ]);
});

test("spreads of other figures are planned", () => {
  arePlanned([
    "items with the same price range, price standard deviation 3.2, category",
    "items with price, price standard deviation 3.2, brand always the same",
    "tickets, price always 5 to 20, price standard deviation 3",
    "Artikel, alle mit gleichem Gewicht, Preis Standardabweichung 2, Marke",
    "products, each store has the same products, price mean 10, price standard deviation 3",
    "parts with weight 10 g, weight standard deviation 0, supplier",
  ]);
});
