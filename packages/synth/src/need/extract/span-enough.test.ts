import assert from "node:assert/strict";
import { test } from "node:test";
import { findingsOn } from "../../../test/need-findings.ts";
import { TODAY } from "../../../test/planned-need.ts";

const { all } = findingsOn(TODAY);

test("a length that is enough, or a whole year, is how long it goes on", () => {
  for (const [need, span] of [
    ["pings from 20 cars every ten minutes, a week is enough", "P1W"],
    ["pings from 20 cars every ten minutes, three days will do", "P3D"],
    ["Positionen von 20 Autos alle zehn Minuten, eine Woche reicht", "P1W"],
    ["posiciones de 20 coches cada diez minutos, basta una semana", "P1W"],
    ["positions de 20 voitures toutes les dix minutes, une semaine suffit", "P1W"],
    ["posições de 20 carros a cada dez minutos, uma semana chega", "P1W"],
    ["cotizaciones de 40 acciones cada hora durante todo un año", "P1Y"],
    ["cours de 40 actions toutes les heures pendant toute une année", "P1Y"],
    ["Kurse von 40 Aktien jede Stunde, ein volles Jahr lang", "P1Y"],
    ["temperature of 45 sites every thirty seconds for a fortnight", "P2W"],
  ] as const)
    assert.deepEqual(
      all(need, "window").map((each) => each.span),
      [span],
      need,
    );
});

test("what is enough for something else is not how long the rows go on", () => {
  for (const need of [
    "repair orders settled within 5 days, three days is fine for parts, 300 orders",
    "500 is enough, name and city",
  ])
    assert.ok(
      all(need, "window").every(({ span }) => span !== "P3D"),
      need,
    );
});
