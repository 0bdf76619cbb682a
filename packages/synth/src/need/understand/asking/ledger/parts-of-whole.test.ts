import { test } from "node:test";
import { arePlanned, areToldImpossible } from "../../../../../test/contrary-needs.ts";

test("figures and bounds of parts that come to another whole are told", () => {
  areToldImpossible([
    "energy mix per region, solar always 50 percent, wind 40, gas 30, the three have to add up to 100 in each row",
    "feed recipes: corn 50 percent, soy 30 percent, wheat 10 percent, the three add up to 100 in every row",
    "budget split: rent 600, food 300, fun 200, together they must add up to 1000",
    "Strommix pro Region, Solar immer 50 Prozent, Wind 40, Gas 30, die drei müssen zusammen 100 ergeben",
    "mezcla de energía por región, solar 50, eólica 40, gas 30, las tres deben sumar 100",
    "mix énergétique par région, solaire 50, éolien 40, gaz 30, les trois doivent totaliser 100",
    "model portfolios of five assets, every weight at least 30%, weights summing to 100% per portfolio",
    "50 portfolios of 4 funds, no weight above 20%, weights must sum to 100%",
    "alloys of four metals, each metal makes up at least 40%, together they sum to 100%",
    "carteras de cinco activos, cada peso como mínimo 30%, los pesos suman 100%",
    "medal table of 20 nations, total = gold + silver + bronze, at least 10 golds for each, total never above 8",
    "score = written + oral + project, written at least 60, score never above 50, 200 students",
  ]);
});

test("parts that leave room for the whole, and figures of something else, are planned", () => {
  arePlanned([
    "energy mix per region, solar always 50 percent, wind 40, gas 10, the three have to add up to 100 in each row",
    "energy mix per region, solar up to 50 percent, wind up to 40, gas up to 30, the three have to add up to 100 in each row",
    "dishes with protein 20, carbs 40, price 9, ingredients; shares add up to 100",
    "model portfolios of five assets, every weight at least 10%, weights summing to 100% per portfolio",
    "12 funds, each weight at least 10%, weights sum to 100% per fund",
    "50 portfolios of 4 funds, no weight above 40%, weights must sum to 100%",
    "products with 5 sizes, each discount at least 30%, shares of sizes add up to 100%",
    "medal table of 20 nations, total = gold + silver + bronze, at least 10 golds for each, total never above 80",
    "balances: closing = opening + change, opening at least 500, closing at most 400",
  ]);
});
