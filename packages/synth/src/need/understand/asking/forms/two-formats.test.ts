import { test } from "node:test";
import { arePlanned, areToldImpossible } from "../../../../../test/contrary-needs.ts";

test("one file in two formats is asked back", () => {
  areToldImpossible([
    "a json file of 300 recipes, title, minutes, calories. Send it as csv",
    "give me a csv in json format with users, email, signup date",
    "csv export of 2k tickets (delivered as json lines), id, subject, status",
    "I need a csv of 300 orders: id, amount. The file has to be xlsx",
  ]);
});

test("files that the rows are about, and columns in another format, are planned", () => {
  arePlanned([
    "our customers send csv files: 300 imports with filename, rows, errors, output as json",
    "300 csv files with name, size, rows. Send it as json",
    "a csv file with 300 events, id, user, payload as json",
    "csv of api calls: path, status, request body in json, response body in json",
    "csv file of 400 conversions: source format, target format, seconds",
  ]);
});
