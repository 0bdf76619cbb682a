import assert from "node:assert/strict";
import { test } from "node:test";
import { frames } from "../../frames/frames.ts";
import { ontology } from "../../ontology/ontology.ts";
import { spelled } from "./spelling.ts";
import { vocabularyOf } from "./vocabulary.ts";

const vocabulary = vocabularyOf(ontology, frames);
const right = (text: string): string => spelled(text, "en", vocabulary).text;

test("slips of the pen are read as what was meant", () => {
  assert.equal(right("temprature sensr readings evry hour"), "temperature sensor readings every hour");
  assert.equal(right("custmer id, prioirty, respnse time"), "customer id, priority, response time");
  assert.equal(right("Vehical type, maintainance cost"), "Vehicle type, maintenance cost");
  assert.equal(right("last 2 yeras of reservtions"), "last 2 years of reservations");
  assert.deepEqual(spelled("wieght in kg", "en", vocabulary).slips, [{ written: "wieght", meant: "weight" }]);
});

test("a flag, a trade word and a short word that stands rightly elsewhere are put right too", () => {
  assert.equal(right("guest nme, urgnet y/n, carrer"), "guest name, urgent y/n, carrier");
  assert.equal(right("eggs collected, broken egs"), "eggs collected, broken eggs");
  assert.equal(right("mins on site, delay of 20 mins on average"), "minutes on site, delay of 20 mins on average");
});

test("words that only look like a slip, names, columns and addresses stay as they are", () => {
  for (const text of [
    "heron sightings, brocade, casual visitors, angle of attack, statue, cabana, trail length",
    "orders in Tromso and Kemijarvi",
    "usr_id, sgnup_dt, custmer.nme, @custmer, https://exmaple.com/custmer",
    "haemoglobin, colour, centre, litres, aluminium, instalments",
  ]) {
    assert.equal(right(text), text);
  }
});

test("terms of trades are no slips", () => {
  for (const word of ["statin", "plasmid", "krill", "aliquot", "easement"])
    assert.equal(right(`rows with name, ${word}, date, price`), `rows with name, ${word}, date, price`);
});

test("needs in other languages are not spelled as English", () => {
  assert.equal(spelled("Temperaturen der Kühlräume", "de", vocabulary).text, "Temperaturen der Kühlräume");
});

test("whoever does what the need speaks of is no slip of another word", () => {
  const text = "coins, mint price, minter and rinser, rinsed at";
  assert.equal(right(text), text);
});
