import assert from "node:assert/strict";
import { test } from "node:test";
import { mix } from "../random/hash.ts";
import { asciiFold, slugOf } from "./ascii.ts";
import { countries } from "./countries.ts";
import { asianNames } from "./name-tables/asian.ts";
import { easternNames } from "./name-tables/eastern.ts";
import { northernNames } from "./name-tables/northern.ts";
import { southernNames } from "./name-tables/southern.ts";
import { westernNames } from "./name-tables/western.ts";
import { nameLocales, personAt } from "./names.ts";

const tables = { ...westernNames, ...southernNames, ...northernNames, ...easternNames, ...asianNames };
const people = (country: string, count: number) => Array.from({ length: count }, (_, i) => personAt(mix(i), country));

test("sixteen origins and more have names enough, without one twice in a list", () => {
  assert.ok(nameLocales.length >= 16);
  for (const [locale, table] of Object.entries(tables)) {
    const large = ["en", "de", "es", "fr", "pt", "it", "in"].includes(locale);
    const given = `${table.female} ${table.male}`.split(" ");
    const family = table.family.split(" ");
    assert.ok(given.length >= (large ? 200 : 78), `${locale} given ${given.length}`);
    assert.ok(family.length >= (large ? 200 : 70), `${locale} family ${family.length}`);
    for (const list of [table.female, table.male]) {
      const names = list.split(" ");
      const share = new Set(names).size / names.length;
      assert.ok(share > 0.97, `${locale} repeats ${names.filter((name, i) => names.indexOf(name) !== i).join(" ")}`);
    }
    for (const name of [...given, ...family]) assert.match(name, /^[\p{L}_’'-]+$/u, name);
  }
});

test("a person is the same at the same key and bears names of the country", () => {
  assert.deepEqual(personAt(123, "FR"), personAt(123, "FR"));
  const german = new Set(westernNames.de?.family.split(" "));
  const share = people("DE", 2_000).filter(({ family }) => german.has(family)).length / 2_000;
  assert.ok(share > 0.75 && share < 1, String(share));
  for (const { alpha2 } of countries()) assert.ok(personAt(5, alpha2).fullName.length > 3);
});

test("given names agree with the gender, which can be asked for", () => {
  const women = new Set(
    Object.values(tables).flatMap(({ female }) => female.split(" ").map((name) => name.replaceAll("_", " "))),
  );
  for (const person of people("BR", 500))
    if (person.gender === "female") assert.ok(women.has(person.given), person.given);
  assert.equal(personAt(9, "US", "male").gender, "male");
  const share = people("US", 4_000).filter(({ gender }) => gender === "female").length / 4_000;
  assert.ok(Math.abs(share - 0.5) < 0.03);
});

test("common names are more common, and there is variety", () => {
  const persons = people("GB", 6_000);
  const count = new Map<string, number>();
  for (const { family } of persons) count.set(family, (count.get(family) ?? 0) + 1);
  assert.ok((count.get("Smith") ?? 0) > 4 * (6_000 / 250));
  assert.ok(new Set(persons.map(({ fullName }) => fullName)).size / 6_000 > 0.75);
});

test("names are written in the order of where they come from, and Polish and Czech women bear their form", () => {
  for (const person of people("HU", 50)) assert.equal(person.fullName, `${person.family} ${person.given}`);
  for (const person of people("IT", 50)) assert.equal(person.fullName, `${person.given} ${person.family}`);
  const polish = people("PL", 2_000).filter(({ locale }) => locale === "pl");
  assert.ok(polish.some(({ family, gender }) => gender === "female" && family.endsWith("ska")));
  assert.ok(!polish.some(({ family, gender }) => gender === "female" && /[sc]ki$/.test(family)));
  assert.ok(!polish.some(({ family, gender }) => gender === "male" && /[sc]ka$/.test(family)));
  const czech = people("CZ", 500).filter(({ locale, gender }) => locale === "cs" && gender === "female");
  assert.ok(czech.every(({ family }) => /(ová|á|í)$/.test(family)));
  assert.ok(czech.some(({ family }) => family === "Němcová" || family === "Nováková"));
});

test("names lose their marks where only plain letters are allowed", () => {
  assert.equal(asciiFold("Müller Łódź Straße Ægir Þór"), "Muller Lodz Strasse Aegir Thor");
  assert.equal(slugOf("D’Angelo & Söhne, S.à r.l."), "dangelo-sohne-s-a-r-l");
  for (const { alpha2 } of countries())
    for (const { fullName } of people(alpha2, 60)) assert.match(slugOf(fullName), /^[a-z0-9-]+$/);
});
