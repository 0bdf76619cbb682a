import assert from "node:assert/strict";
import { test } from "node:test";
import { namesOf, planOf } from "../../../test/planned-need.ts";

/** A field of a plan. */
function fieldOf(need: string, name: string) {
  return planOf(need).fields.find((field) => field.name === name);
}

test("two names with a comparison between them are two columns and a rule", () => {
  const options = planOf("options chain: underlying, strike, bid below ask, open interest");
  assert.ok(options.relations.some(({ statement }) => statement === "bid < ask"));
  const runs = planOf("agent runs: run id, steps 1-25, cost USD 0.01-1.50, finished after started");
  assert.ok(runs.relations.some(({ statement }) => statement === "started_at < finished_at"));
});

test("bounds without a unit are in that of the like column before them", () => {
  assert.equal(
    fieldOf("cold storage: fridge 0-5 °C, freezer -22 to -18, readings every 5 minutes", "freezer")?.unit,
    "C",
  );
  assert.equal(fieldOf("boxes: length 10-20 cm, pieces 3-8", "pieces")?.unit ?? null, null);
  assert.equal(fieldOf("Windkanal: Versuch, Anstellwinkel -4 bis 16 Grad", "anstellwinkel")?.unit, "deg");
});

test("codes of money with a bound behind them are names", () => {
  const plan = planOf("heat pump log: flow temp 28-55 °C, COP between 2 and 5, defrost cycle yes/no");
  assert.ok(plan.constraints.some(({ kind, field, value }) => kind === "range" && field === "cop" && value.max === 5));
});

test("what is so in a case is a flag, and how often a value comes is no part of a name", () => {
  assert.equal(
    fieldOf("feature flags: key, owner, last changed, stale when unchanged for 90 days", "stale")?.type,
    "bool",
  );
  assert.ok(namesOf(planOf("water samples: pH 6.5-9, e coli count mostly 0, lab name")).includes("e_coli_count"));
});

test("matches of two players, and of two teams in any language, have their own columns", () => {
  const tennis = planOf("tennis matches: tournament, winner, loser, sets 2-5");
  assert.equal(tennis.frame, "duel_results");
  assert.ok(namesOf(tennis).includes("loser"));
  for (const need of [
    "Handballspiele: Heim, Gast, Tore Heim 18-40, Tore Gast, Zuschauer",
    "Matchs de rugby : équipe domicile, équipe extérieur, essais 0-9, affluence",
    "Jogos de futsal: casa, fora, golos 0-8, espectadores",
  ])
    assert.equal(planOf(need).frame, "match_results", need);
});

test("laps that are counted and timed contradict nothing, and codes run from the first to the last", () => {
  const laps = planOf("formula race laps: driver, lap 1-57, lap time 1:32-1:45, pit stop 4 %");
  assert.ok(
    laps.constraints.some(({ kind, field, value }) => kind === "range" && field === "lap_time" && value.min === 92),
  );
  const servers = planOf("cache servers c01 to c04, every minute for 2 hours: hit rate 70-99 %, evictions");
  assert.equal(servers.rows, 4 * 120);
});
