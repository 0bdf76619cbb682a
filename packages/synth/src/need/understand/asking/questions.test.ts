import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { understand } from "../understand.ts";

function asked(need: string): readonly string[] {
  const understood = understand({ need, today: "2026-06-15" });
  return understood.kind === "unclear" ? understood.questions.map(({ id }) => id) : [understood.kind];
}

describe("questions", () => {
  it("are asked where nothing says what the data is about, in five languages", () => {
    for (const need of [
      "something from a shipping company",
      "Hello, could you give me information on shoppers? Thanks",
      "data from the sales team",
      "I need data of a supermarket chain",
      "something realistic with dates and amounts asap, for a demo tomorow",
      "something realistic with names and prices",
      "Daten von einer Versicherung",
      "algo de una empresa de transporte",
      "quelque chose d'une compagnie maritime",
      "quelque chose avec des dates et des montants",
      "alguma coisa de uma transportadora",
      "IDs and values",
      "a few records for our app please, a bit of everything, for monday",
      "some events to try our new tool with, a mix of everything, by friday",
      "usage data",
      "alerts",
      "Kundendaten",
      "registros de clientes",
      "irgendwas mit Zahlen",
      "quelques chiffres",
      "preciso de dados para testes",
      "realistic production-like data for load testing",
      "whatever you think works best for machine learning training",
      "good training data for our LLM",
      "something realistic for a class exercise",
      "test data",
      "I need something realistic for my app",
      "logs",
      "numbers",
      "a table",
      "charges",
      "Testdaten bitte",
      "algo para probar mi aplicación",
      "des données s'il vous plaît",
      "uns dados quaisquer",
      "Dear team, I hope this message finds you well. We would be very grateful if you could kindly provide us with a suitable set of data at your earliest convenience. Many thanks in advance!",
      "same as before",
      "as discussed with your colleague",
      "the usual please, 500 rows",
      "could you make me a really nice big dataset for my demo",
      "surprise me",
      "whatever you have",
      "Einen Datensatz mit vielen Zeilen und Spalten",
      "some rows",
      "1000 records in csv",
      "eine Tabelle für mein Projekt",
      "una tabla con datos realistas",
      "lo de siempre",
      "quelque chose de réaliste pour ma démo",
      "dados de teste para o meu sistema",
      "I want high quality data, clean, well balanced, no errors and easy to use",
      "our internal data but fake",
      "analytics",
      "5 columns but no fields",
      "data please, any, thanks",
      "need rows asap",
      "can you help me with some dataset for testing purposes",
      "everything",
      "the best data you have, premium quality",
      "gib mir was Schönes",
      "algo interesante, por favor",
      "n'importe quoi, 100 lignes",
      "qualquer coisa com números",
      "sample dataset for a POC with a client next week",
      "like the last one but bigger",
      "a large realistic dataset",
      "business data",
      "KPIs",
      "stuff for my ML class",
      "records",
      "hello",
      "I don't know yet, just show me what you can do",
    ])
      assert.ok(asked(need).includes("domain"), need);
  });

  it("are asked where only a field of life, persons or things, a purpose or a story is told", () => {
    for (const need of [
      "Tourism / 8,000 rows / Portugal / 2024",
      "anything to do with forestry, 600 lines",
      "fintech sector dataset with timestamps",
      "Data on pensioners in Bavaria, 400 of them",
      "something with horses in it, 900 rows, France",
      "Umweltdaten, 300 Zeilen",
      "des données sur les jeunes de Lyon, 700 lignes",
      "I'm coaching beginners in Excel and need a decent table for them to practise on, 300 rows, nothing too odd.",
      "We are presenting to a construction firm on Friday and our dashboard is empty, please fill it",
      "mix of text, numbers and dates, 9 columns, delimiter tab",
    ])
      assert.ok(asked(need).includes("domain"), need);
  });

  it("are asked where until when and how they shall look is all that is told of vague things", () => {
    for (const need of [
      "can you do some theatre stuff for our new screen, needs to look real for the director",
      "some logs to try our new monitoring with, realistic, a bit of everything, by friday",
      "a bit of hospital stuff for my boss by the end of the week",
      "zoo stuff for a demo, a mix of everything",
      "test data about farming, the more realistic the better",
    ])
      assert.equal(asked(need)[0], "domain", need);
    for (const need of [
      "some web server access logs to try our new monitoring with, by friday",
      "theatre tickets for our new screen, must look real",
      "farm harvests for a training course, by monday",
    ])
      assert.deepEqual(asked(need), ["planned"], need);
  });

  it("are not asked where one noun says what a row is, however much is told around it", () => {
    for (const need of [
      "healthcare: lab results",
      "We run a small clinic. Could you make 300 appointments for our demo?",
      "restaurant inspections in Oslo",
      "patient records with blood group",
      "one scale logs its weight every second for 3 days, in grams",
      "300 used cars",
      "information on house prices",
      "data on employee absences",
      "data from weather stations",
      "datos de reservas de hotel",
      "data from a shipping company: container, vessel, port of loading, ETA",
      "something from a hotel: check-in, check-out, room, price",
    ])
      assert.deepEqual(asked(need), ["planned"], need);
  });

  it("are not asked where a purpose is the subject", () => {
    for (const need of [
      "load test results: endpoint, p95 ms, rps, errors",
      "ML training runs: loss, epoch, learning rate, gpu",
      "project tasks with owner, deadline and status",
      "users with 80% having an email and 60% having a phone, name",
    ])
      assert.deepEqual(asked(need), ["planned"], need);
  });

  it("are not asked where a few words say it all", () => {
    for (const need of [
      "list of cities",
      "medical records",
      "people",
      "weather",
      "email addresses",
      "phone numbers and addresses for a contact form test",
      "stolen bikes by district and month",
    ])
      assert.deepEqual(asked(need), ["planned"], need);
  });

  it("are asked about rows that no delivery has, however large the number", () => {
    for (const need of [
      "2 billion blocks, each with hash, miner and gas used",
      "3 Milliarden Klicks mit URL und Zeit",
      "one trillion rows of pings, host, round trip time",
      "unlimited rows of orders with price, sku",
      "5000 stores x 3000 products, sales, stock",
      "200 patients measured every minute for 30 days, heart rate",
      "10 million rows of click events: user id, url, time",
      "10 million web clicks with url, user agent and time",
      "2 billion payments, amount, currency",
      "1e9 rows of sensor values, device, temperature",
      "5M rows of taxi trips with fare and distance",
      "one reading per second for two years: voltage, current",
      "every minute for 10 years, price and volume",
      "5000 stores with 2000 products each, daily stock for a year",
      "25 Millionen Buchungen mit Betrag und Datum",
      "3 millones de pedidos con importe y cliente",
      "40,000 meters, hourly readings for all of 2024, kWh",
      "every second for a year: voltage",
      "12 million Kunden mit Name",
      "3000 sensors every 10 seconds for a month, temperature",
      "5 billion tweets",
    ])
      assert.deepEqual(asked(need), ["rows"], need);
  });

  it("are not asked about rows that a delivery has", () => {
    for (const need of [
      "50 stores x 30 products, sales, stock",
      "20 patients measured every hour for 30 days, heart rate",
      "1000 rows of 5000 stores, sales, stock, city",
      "monitoring alerts with severity, host and time",
    ])
      assert.deepEqual(asked(need), ["planned"], need);
  });

  it("name the subject and no date", () => {
    const understood = understand({ need: "November 2024 to February 2025, heating", today: "2026-06-15" });
    assert.ok(understood.kind === "unclear");
    assert.match(understood.questions[0]?.question ?? "", /kind of heating/);
  });
});

it("what is taken where too many rows are asked is what the plan has", () => {
  const need =
    "60 cinemas with 8 screens each, 5 showings a day per screen, 100 tickets per showing, a row per ticket for a week";
  const understood = understand({ need, today: "2026-06-15" });
  assert.ok(understood.kind === "unclear");
  const asked = understood.questions.find(({ id }) => id === "rows");
  assert.equal(asked?.default, `${understood.plan.rows.toLocaleString("en-US")} rows`);
});

describe("fields of life", () => {
  it("are no records when they take several words, in five languages", () => {
    for (const need of [
      "something about real estate",
      "data about renewable energy",
      "stuff from the oil and gas sector",
      "info on video games please",
      "algo sobre recursos humanos",
      "quelque chose sur les énergies renouvelables",
      "irgendwas zum Thema Kundendienst",
      "algo sobre redes sociais",
      "give us what Salesforce has inside, but fake",
      "surprise me with business data, i'm easy",
      "stuff to fill the screens of our hospitality app before the trade fair",
      "something for our stand at the trade fair",
    ])
      assert.deepEqual(asked(need), ["domain", "fields"], need);
  });

  it("are named in the question", () => {
    const understood = understand({ need: "something about real estate", today: "2026-06-15" });
    assert.ok(
      understood.kind === "unclear" &&
        /which kind of real estate records/.test(understood.questions[0]?.question ?? ""),
    );
  });

  it("say what the rows are together with a kind of record or with columns", () => {
    for (const need of [
      "data on real estate listings",
      "data on social media posts",
      "data on coffee shops: name, city, rating",
      "wine data with grape and price",
      "patients, 500 of them",
      "patient list, 500",
      "what each customer has bought: product, quantity, price",
    ])
      assert.deepEqual(asked(need), ["planned"], need);
  });
});

it("is soon found where a need is one long rule or one word again and again", () => {
  const started = performance.now();
  for (const need of [`data required by ${"-".repeat(600)} b c d e`, `orders, evenly ${"and ".repeat(2_400)}`])
    understand({ need, today: "2026-06-15" });
  assert.ok(performance.now() - started < 3_000);
});
