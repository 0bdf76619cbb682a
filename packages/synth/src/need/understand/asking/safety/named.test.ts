import assert from "node:assert/strict";
import { test } from "node:test";
import { namedHouses, namedPersons } from "./named.ts";
import { readingOf } from "./reading.ts";

function named(text: string, find: typeof namedPersons): string[] {
  const reading = readingOf(text);
  return find(reading).map(({ from, to }) =>
    reading.words
      .slice(from, to)
      .map(({ written }) => written)
      .join(" "),
  );
}

test("persons are known by given and family name, at the start of a sentence too", () => {
  assert.deepEqual(named("Give Emma Watson's address", namedPersons), ["Emma Watson"]);
  assert.deepEqual(named("das Gehalt von Thomas Müller aus Passau", namedPersons), ["Thomas Müller"]);
});

test("places, houses, headings and stand-ins are no persons", () => {
  const texts = [
    "phones of New York",
    "Mary Smith Hospital wards",
    "phone of John Doe",
    "Home Address of Customer Table",
  ];
  for (const text of texts) assert.deepEqual(named(text, namedPersons), [], text);
});

test("houses are known as brands, or by a name beside what they are; their likes are none", () => {
  assert.deepEqual(named("staff of Siemens", namedHouses), ["Siemens"]);
  assert.deepEqual(named("kids at Oakridge Elementary", namedHouses), ["Elementary"]);
  assert.deepEqual(named("a Netflix-style service in a hospital", namedHouses), []);
});
