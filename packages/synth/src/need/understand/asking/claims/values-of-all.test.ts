import { test } from "node:test";
import { arePlanned, areToldImpossible } from "../../../../../test/contrary-needs.ts";

test("one number of stars or one status for all leaves no rows for another", () => {
  areToldImpossible([
    "product reviews, every review five stars, a quarter of them one star, with text",
    "movie ratings, each rating is 1 star, 15% five stars, with title and user",
    "only 5-star hotels, a quarter of them two stars, with town and price",
    "access log lines, each one a 500 error, each one with status 200, plus url and ip",
    "API calls, every call returned 404, 20% returned 200, with path and duration",
    "Jede Bewertung hat fünf Sterne, 20 % haben nur einen Stern, mit Text",
    "chaque avis a cinq étoiles, un quart a une étoile, avec texte",
  ]);
});

test("other figures, and figures of something else, are planned", () => {
  arePlanned([
    "reviews, every review has five photos, a quarter one star, with text",
    "hotels, every hotel five stars, a quarter of the reviews one star, with text",
    "every review at least 4 stars, 20% five stars, with text",
    "each response under 200 ms, 5% status 500, with url",
    "all requests to port 443, 10% status 500, with ip",
    "every call answered within 20 seconds, 30% lasted 200 seconds, agent",
  ]);
});
