import assert from "node:assert/strict";
import { it } from "node:test";
import { understand } from "../../understand.ts";

const kindOf = (need: string): string => understand({ need, today: "2026-06-15" }).kind;

it("the mean of times told on a clock lies between them", () => {
  for (const need of [
    "ten mile run: bib, club, net time between 0:50 and 1:45 h with a field average of 2:05 h, rank",
    "Zieleinlauf 1:20 bis 2:50 h, im Schnitt 3:10 h; Startnummer, Verein",
  ])
    assert.equal(kindOf(need), "impossible", need);
  for (const need of [
    "marathon: bib, net time between 2:10 and 5:30 h with a field average of 4:05 h, rank",
    "parkrun: times 17:30 to 45:00, average pace 5:30 min/km; runner",
  ])
    assert.equal(kindOf(need), "planned", need);
});

it("no reading is of what was told before", () => {
  const need = (most: number): string =>
    `archive loggers, 8 rooms: relative humidity runs between 65 and 80 %, and no reading may ever be over ${most} %; lux`;
  assert.equal(kindOf(need(55)), "impossible");
  assert.equal(kindOf(need(85)), "planned");
});
