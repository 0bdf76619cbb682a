import assert from "node:assert/strict";
import { test } from "node:test";
import { namesOf, planOf, rowsOf } from "../../../test/planned-need.ts";

/** What a plan promises of one kind: the field that it is of, and the value. */
function said(need: string, kind: string): readonly (readonly [string | null, unknown])[] {
  return planOf(need)
    .constraints.filter((each) => each.kind === kind)
    .map(({ field, value }) => [field, Object.values(value)[0]] as const);
}

test("rows that are to come twice are said with a verb or with a noun", () => {
  for (const need of [
    "4,000 orders: order id, order time. On purpose 2% of the events should be duplicated, we test dedup.",
    "6000 leads with name, company and email. Repeat 2% of the rows.",
    "weather station: temperature, humidity. The kids hunt for mistakes, so slip in 2% duplicate rows.",
    "4.000 adverts: monthly rent, floor. Put please some 2% of duplicates inside.",
    "500 rows of id, name and email; 2% of all rows should appear twice",
  ])
    assert.deepEqual(said(need, "duplicates"), [[null, 0.02]], need);
});

test("cells that are to be left empty are those of all columns, and no column of their own", () => {
  for (const need of [
    "6000 leads with name, company and email. Leave about 5% of the cells blank.",
    "2,500 respondents: age, gender, score and leave 5% of cells empty",
    "pods: cpu, memory. Drop 5% of the values at random",
    "beds: moisture %, soil temp, and a few dropouts (say 5% missing values)",
    "bird sightings, 2,200 records: observer, species. In real life some fields are left empty, make that 5%.",
  ])
    assert.deepEqual(said(need, "nulls"), [[null, 0.05]], need);
  assert.ok(!namesOf(planOf("2,500 respondents: age, score and leave 5% of cells empty")).includes("leave"));
});

test("what only some have is missing in the rest", () => {
  for (const [need, field, rate] of [
    ["identities: address, ENS name (only 30% have one), POAP count", "ens_name", 0.7],
    ["tools: description, input schema, output schema where there is one (about 40%)", "output_schema", 0.6],
    ["METAR: wind dir, gust (only sometimes there, maybe 15% of rows), QNH", "gust", 0.85],
    ["MCP traces: latency, error code for the 3% that err", "error_code", 0.97],
  ] as const)
    assert.deepEqual(said(need, "nulls"), [[field, rate]], need);
});

test("why a value is missing may stand between, and a group of fields is missing together", () => {
  for (const [need, ...expected] of [
    ["exoplanets: mass (missing for 45% of planets), radius", ["mass", 0.45]],
    ["catalogue: donor (unknown, so empty, for about half of them), height", ["donor", 0.5]],
    ["AML alerts: analyst, opened, closed - empty for the 15% still open -, risk score", ["closed_at", 0.15]],
    ["loggers: actual temp, humidity. Every 200th reading or so lost, i.e. no temperature.", ["actual_temp", 0.005]],
    [
      "GPS fixes: lat lon, altitude. 4% of the fixes fail and have no coordinates",
      ["latitude", 0.04],
      ["longitude", 0.04],
    ],
    [
      "Temperatur und Luftfeuchte aus 25 Kühlhäusern, alle zehn Minuten. Bei 1,5 % der Zeilen fehlt der Temperaturwert.",
      ["temperatur", 0.015],
    ],
  ] as const)
    assert.deepEqual(said(need as string, "nulls"), expected, need as string);
});

test("the rows show the defects that were asked for", () => {
  const rows = rowsOf(planOf("400 leads with name, company and email. Leave 10% of the cells blank."));
  const blank = rows.filter(({ company }) => company === null).length;
  assert.ok(blank > 20 && blank < 60, `${blank} of 400`);
});
