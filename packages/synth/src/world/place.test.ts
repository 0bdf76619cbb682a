import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { mix } from "../random/hash.ts";
import { cities, cityPath } from "./cities.ts";
import { countries, countryAt, countryOf } from "./countries.ts";
import { airportOf, citiesWithin, cityOf, coordinatesAt, detailsOf, placeAt, placeDetailsAt } from "./place.ts";
import { foldPlace, placeNamed } from "./place-named.ts";
import { postcodePrefixes } from "./postcode-prefixes.ts";
import { houseNumberAt } from "./streets.ts";

/** Kilometres between two points, by the haversine formula. */
function kilometres(a: { latitude: number; longitude: number }, b: { latitude: number; longitude: number }): number {
  const rad = Math.PI / 180;
  const s =
    Math.sin(((b.latitude - a.latitude) * rad) / 2) ** 2 +
    Math.cos(a.latitude * rad) * Math.cos(b.latitude * rad) * Math.sin(((b.longitude - a.longitude) * rad) / 2) ** 2;
  return 2 * 6371 * Math.asin(Math.sqrt(s));
}

test("there are at least 70 countries with codes, currencies and names that ICU knows", () => {
  assert.ok(countries().length >= 70);
  const regionNames = new Intl.DisplayNames(["en"], { type: "region" });
  const currencies = new Set(Intl.supportedValuesOf("currency"));
  for (const country of countries()) {
    assert.match(country.alpha2, /^[A-Z]{2}$/);
    assert.match(country.alpha3, /^[A-Z]{3}$/);
    assert.notEqual(regionNames.of(country.alpha2), country.alpha2, country.alpha2);
    assert.ok(currencies.has(country.currency), country.currency);
    assert.ok(
      country.taxPercent >= 0 && country.taxPercent <= 27 && country.population > 0 && country.medianIncome > 500,
    );
    for (const language of country.languages) assert.equal(Intl.getCanonicalLocales(language)[0], language);
    for (const alias of country.aliases) assert.equal(foldPlace(alias), alias);
  }
  assert.equal(new Set(countries().map(({ alpha3 }) => alpha3)).size, countries().length);
});

test("every country has three cities or more, each with a time zone and a point on the map of its own", () => {
  assert.ok(cities().length >= 1_000);
  const seen = new Set<string>();
  for (const city of cities()) {
    assert.ok(countryOf(city.country) !== undefined, city.country);
    assert.doesNotThrow(() => new Intl.DateTimeFormat("en", { timeZone: city.timeZone }), city.timeZone);
    assert.ok(Math.abs(city.latitude) < 72 && Math.abs(city.longitude) <= 180, city.name);
    const path = `${city.country}/${city.region}/${city.name}`;
    assert.ok(!seen.has(path), path);
    seen.add(path);
  }
  for (const country of countries()) {
    const own = cities().filter((city) => city.country === country.alpha2);
    assert.ok(own.length >= 3, country.name);
    const least = { US: 60, DE: 30, FR: 30, GB: 30, ES: 30, IT: 30, BR: 30, IN: 30, MX: 30, CN: 30, JP: 30 };
    assert.ok(own.length >= (least[country.alpha2 as keyof typeof least] ?? 3), country.name);
    // A slip in a sign or a digit puts a city far away from the others of its country.
    const middle = own.map(({ longitude }) => longitude).sort((a, b) => a - b)[Math.floor(own.length / 2)] as number;
    for (const city of own)
      assert.ok(Math.abs(city.longitude - middle) < (country.alpha2 === "US" ? 75 : 50), city.name);
  }
});

test("the standard time of a city fits its longitude", () => {
  const january = new Date(Date.UTC(2025, 0, 15, 12));
  for (const city of cities()) {
    const hour = Number(
      new Intl.DateTimeFormat("en-GB", { timeZone: city.timeZone, hour: "2-digit", day: "2-digit" })
        .formatToParts(january)
        .find(({ type }) => type === "hour")?.value,
    );
    const offset = ((hour - 12 + 36) % 24) - 12;
    const solar = city.longitude / 15;
    const apart = Math.abs(((offset - solar + 36) % 24) - 12);
    // China keeps one time from coast to desert, Argentina and Spain live early.
    assert.ok(apart < 3.3, `${city.name}: ${apart}`);
  }
});

test("everything at a place belongs together", () => {
  fc.assert(
    fc.property(fc.nat(0xffffffff), (key) => {
      const index = placeAt(key);
      const place = placeDetailsAt(key);
      const city = cityOf(index);
      assert.equal(place.city, city.name);
      assert.equal(place.countryCode, city.country);
      assert.equal(place.currency, place.country.currency);
      assert.ok(place.locale.startsWith(place.language));
      assert.ok(kilometres(place, city) < 60, `${city.name} ${kilometres(place, city)}`);
      // British areas have one letter or two.
      const pattern = place.countryCode === "GB" ? "AA?N NAA" : place.country.postcodePattern;
      const form = new RegExp(`^${pattern.replace(/A/g, "[A-Z]").replace(/N/g, "\\d")}$`);
      assert.match(place.postcode, form);
      assert.ok(place.address.includes(place.street) && place.address.includes(place.postcode));
    }),
    { numRuns: 500 },
  );
});

test("the same key is the same place, and neighbours share the beginning of their postcodes", () => {
  assert.deepEqual(placeDetailsAt(77), placeDetailsAt(77));
  const berlin = cities().findIndex(({ name }) => name === "Berlin");
  const codes = Array.from({ length: 50 }, (_, i) => detailsOf(mix(i), berlin).postcode);
  for (const code of codes) assert.match(code, /^1[023]/);
  assert.ok(new Set(codes).size > 20);
  const vilnius = cities().findIndex(({ name }) => name === "Vilnius");
  const others = Array.from({ length: 50 }, (_, i) => detailsOf(mix(i), vilnius).postcode);
  assert.equal(new Set(others.map((code) => code.slice(0, 6))).size, 1);
});

test("postcodes begin as those of their city or state do", () => {
  const begins: readonly (readonly [string, RegExp])[] = [
    ["US/California/San Francisco", /^941/],
    ["US/Texas/Lubbock", /^7[5-9]/],
    ["US/Massachusetts/Worcester", /^0[12]/],
    ["GB/England/Manchester", /^M\d \d[A-Z]{2}$/],
    ["GB/England/Leeds", /^LS\d \d[A-Z]{2}$/],
    ["FR/Île-de-France/Paris", /^75[01]/],
    ["ES/Catalonia/Barcelona", /^08/],
    ["IT/Lazio/Rome", /^001/],
    ["CA/Quebec/Montreal", /^H\d[A-Z] \d[A-Z]\d$/],
    ["PL/Masovia/Warsaw", /^0[0-3]-/],
    ["CN/Guangdong/Shenzhen", /^51/],
  ];
  for (const [path, form] of begins) {
    const index = cities().findIndex((city) => cityPath(city) === path);
    for (let i = 0; i < 20; i++) assert.match(detailsOf(mix(i), index).postcode, form, path);
  }
});

test("every place that postcodes are known of is one of ours", () => {
  const wellKnown = cities().filter(
    ({ country, region, name }) => postcodePrefixes(country, region, name) !== undefined,
  );
  assert.ok(wellKnown.length > 600, String(wellKnown.length));
  for (const country of [
    "US",
    "CA",
    "GB",
    "DE",
    "FR",
    "ES",
    "IT",
    "BR",
    "MX",
    "IN",
    "JP",
    "CN",
    "AU",
    "NL",
    "PT",
    "PL",
  ]) {
    const missing = cities().filter((city) => city.country === country && !wellKnown.includes(city));
    assert.deepEqual(missing.map(cityPath), []);
  }
});

test("people live near the middle of their city, few far out", () => {
  const london = cities().findIndex(({ name }) => name === "London");
  const distances = Array.from({ length: 4_000 }, (_, i) =>
    kilometres(coordinatesAt(mix(i), london), cityOf(london)),
  ).sort((a, b) => a - b);
  const median = distances[2_000] as number;
  const mean = distances.reduce((sum, one) => sum + one, 0) / 4_000;
  // An exponential distribution has its median at ln 2 of its mean; an even square does not.
  assert.ok(Math.abs(median / mean - Math.LN2) < 0.04, String(median / mean));
});

test("house numbers are such as the streets do not have", () => {
  for (let i = 0; i < 2_000; i++) {
    const country = countryAt(mix(i));
    const number = houseNumberAt(mix(i), country);
    assert.ok(["US", "CA"].includes(country.alpha2) ? number > 90_000 : number > 900);
  }
});

test("a filter keeps to its places, and each of them comes up", () => {
  const filter = { name: "test", countries: ["PT"], regions: ["US/Texas"], cities: ["JP/Kyoto/Kyoto"] };
  const found = new Set(Array.from({ length: 3_000 }, (_, i) => placeAt(mix(i), filter)));
  assert.equal(found.size, citiesWithin(filter));
  for (const index of found) {
    const city = cityOf(index);
    assert.ok(city.country === "PT" || city.region === "Texas" || city.name === "Kyoto");
  }
});

test("larger cities come up more often than smaller ones of the country", () => {
  const filter = { name: "France", countries: ["FR"] };
  const count = new Map<string, number>();
  for (let i = 0; i < 8_000; i++) {
    const { name } = cityOf(placeAt(mix(i), filter));
    count.set(name, (count.get(name) ?? 0) + 1);
  }
  assert.ok((count.get("Paris") ?? 0) > 3 * (count.get("Quimper") ?? 0));
  assert.ok((count.get("Quimper") ?? 0) > 0);
});

test("people's names for places are understood in several languages", () => {
  const countriesOf = (text: string): readonly string[] | undefined => placeNamed(text)?.countries;
  for (const name of ["Germany", "Deutschland", "Alemania", "Allemagne", "Alemanha", "DE", "DEU"])
    assert.deepEqual(countriesOf(name), ["DE"], name);
  for (const name of ["USA", "U.S.", "United States", "the United States", "Estados Unidos", "États-Unis"])
    assert.deepEqual(countriesOf(name), ["US"], name);
  assert.deepEqual(countriesOf("uk"), ["GB"]);
  assert.deepEqual(countriesOf("España"), ["ES"]);
  assert.deepEqual(countriesOf("Scandinavia"), ["SE", "NO", "DK"]);
  assert.deepEqual(countriesOf("DACH"), ["DE", "AT", "CH"]);
  assert.deepEqual(countriesOf("benelux"), ["BE", "NL", "LU"]);
  assert.equal(countriesOf("EU")?.length, 27);
  assert.ok(countriesOf("Latin America")?.includes("CO"));
  assert.deepEqual(placeNamed("Texas")?.regions, ["US/Texas"]);
  assert.deepEqual(placeNamed("TX")?.regions, ["US/Texas"]);
  assert.deepEqual(placeNamed("US-CA")?.regions, ["US/California"]);
  assert.deepEqual(placeNamed("Bayern")?.regions, ["DE/Bavaria"]);
  assert.deepEqual(placeNamed("Andalucía")?.regions, ["ES/Andalusia"]);
  assert.deepEqual(placeNamed("Scotland")?.regions, ["GB/Scotland"]);
  assert.deepEqual(placeNamed("Minas Gerais")?.regions, ["BR/Minas Gerais"]);
  assert.deepEqual(placeNamed("München")?.cities, ["DE/Bavaria/Munich"]);
  assert.deepEqual(placeNamed("NYC")?.cities, ["US/New York/New York"]);
  assert.deepEqual(placeNamed("New York State")?.regions, ["US/New York"]);
  assert.deepEqual(placeNamed("Portland, OR")?.cities, ["US/Oregon/Portland"]);
  assert.deepEqual(placeNamed("Santiago")?.cities, ["CL/Región Metropolitana/Santiago"]);
  assert.deepEqual(placeNamed("Manchester")?.cities, ["GB/England/Manchester"]);
  assert.deepEqual(placeNamed("Valencia")?.cities, ["ES/Valencian Community/Valencia"]);
  assert.ok((placeNamed("Bay Area")?.cities?.length ?? 0) >= 4);
});

test("words that are no places are not taken for places", () => {
  for (const word of [
    "us",
    "la",
    "reading",
    "nice",
    "split",
    "western",
    "central",
    "orders",
    "island",
    "sale",
    "chili",
    "turkey",
    "tours",
    "plano",
    "in",
    "de",
    "no",
    "hull",
    "data",
    "",
  ]) {
    assert.equal(placeNamed(word), undefined, word);
  }
});

test("every place that has a name leaves at least one city", () => {
  for (const name of [
    ..."EU,DACH,Nordics,Baltics,Balkans,MENA,Gulf,APAC,EMEA,Africa,Asia,Europe,Oceania,South Asia,Midwest,New England,Silicon Valley,Ruhrgebiet,Randstad,Flanders,Kansai,Kanto,Mezzogiorno,Nordeste,West Midlands,South India,Pearl River Delta,West Coast,Corn Belt,Tri-State Area,Southern California,Canadian Prairies,Northern Italy,Yangtze Delta".split(
      ",",
    ),
  ]) {
    const filter = placeNamed(name);
    assert.ok(filter !== undefined, name);
    assert.ok(citiesWithin(filter) > 0, name);
  }
  for (const country of countries()) {
    assert.ok(placeNamed(country.name) !== undefined, country.name);
    for (const alias of country.aliases.filter((one) => one.length > 3))
      assert.deepEqual(placeNamed(alias.charAt(0).toUpperCase() + alias.slice(1))?.countries, [country.alpha2], alias);
  }
});

test("airports belong to cities that we have", () => {
  const known = cities().filter((_, index) => airportOf(index) !== undefined).length;
  assert.ok(known > 250, String(known));
  const heathrow = cities().findIndex(({ name, country }) => name === "London" && country === "GB");
  assert.equal(airportOf(heathrow), "LHR");
});
