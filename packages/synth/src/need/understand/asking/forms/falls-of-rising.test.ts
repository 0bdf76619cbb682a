import assert from "node:assert/strict";
import test from "node:test";
import { understand } from "../../understand.ts";

const kindOf = (need: string): string => understand({ need, today: "2026-06-15" }).kind;

test("what only rises neither falls on some rows nor ends lower than it begins", () => {
  for (const need of [
    "van log for 2023, a row a day: date, odometer. The odometer only ever goes up. It reads 42,000 on New Year's Day and 38,500 on Dec 31st.",
    "Zählerstand steigt immer, 9.000 kWh am Anfang, 7.500 kWh am Ende",
    "contador siempre creciente, 5000 al inicio y 4200 al final",
    "weekly odometer readings; the km figure must go up from each reading to the next. Around 8% of the readings are lower than the previous one",
    "the counter never decreases, 10% of the values drop compared with the day before",
    "total mileage must always rise; a tenth of the rows are lower than the previous row",
    "Zählerstände steigen immer, 5 % der Werte sind kleiner als der vorige Wert",
    "lecturas de contador, el valor siempre aumenta, un 6 % de las lecturas son menores que la anterior",
    "relevés de compteur, l'index doit augmenter, 4 % des relevés sont inférieurs au précédent",
  ])
    assert.equal(kindOf(need), "impossible", need);
});

test("another column may fall, and a rise may be missing on some rows", () => {
  for (const need of [
    "van log: odometer always rising, 38,500 km at the start of the year and 42,000 km at the end",
    "the odometer only goes up; fuel level, in 8% of rows the fuel is lower than the previous day",
    "odometer must increase, tyre pressure: 10% of readings lower than the previous one",
    "the odometer never decreases; mark 8% of the readings as estimated",
    "fuel level 80 at the start and 20 at the end of each trip, odometer only goes up",
    "stock prices, 45% of the days close lower than the day before",
  ])
    assert.equal(kindOf(need), "planned", need);
});
