import assert from "node:assert/strict";
import { test } from "node:test";
import { planOf } from "../../../../test/planned-need.ts";

const bySubject: readonly (readonly [category: string, need: string])[] = [
  ["financial-markets", "1-minute candles for 12 invented tickers, two trading weeks"],
  ["social-graph", "who follows whom among 300 accounts, since when"],
  ["network-security-logs", "netflow records with an attack label, 3% malicious"],
  ["network-security-logs", "SIEM alerts with signature, severity and source ip"],
  ["network-infrastructure-logs", "SNMP polling of 40 switches: interface, in octets, errors"],
  ["genomics-variants", "VCF like rows: chrom, pos, ref, alt, qual"],
  ["mcp-traces", "spans of an MCP server: method, duration, status"],
  ["mcp-tool-call-transcripts", "transcripts in which a model calls tools over MCP, with arguments and results"],
  ["consumer-signals", "sentiment panel: 800 panelists, brand, purchase intent 1-7, week"],
  ["x402-agent-traces", "402 challenges: resource, price in USDC, network, paid or not"],
  ["agent-payment-negotiation-logs", "haggling between agents: offer, counter offer, round"],
  ["llm-reasoning-chains", "chain of thought for grade school maths: question, steps, answer"],
  ["agent-behavioral-drift", "drift of an agent over releases: release, metric, baseline, delta"],
  ["protocol-error-injection", "malformed JSON-RPC messages with the expected error code"],
  ["weather-observations", "rainfall stations: station, date, mm"],
  ["geospatial-mobility", "GPS traces of 30 vans, lat, lon, speed"],
  ["healthcare-claims", "claims adjudication: billed, allowed, paid, denial reason"],
  ["retail-transactions", "basket lines: receipt, article, qty, unit price"],
  ["support-conversations", "helpdesk chats: customer message, agent reply, resolution"],
  ["consumer-signals", "consumer purchase-intent signals: product category, intent score, channel"],
  ["financial-markets", "corporate bond quotes: ISIN, issuer, bid, ask"],
  ["event-streams", "clickstream: session id, page, event, referrer"],
];

/** Trades that a shop of data hears of once a year, each as those in it would say it. */
const byTrade: readonly (readonly [frame: string, need: string])[] = [
  ["port_calls", "Port calls at a container terminal: vessel name, berth, arrival time, departure time"],
  ["port_calls", "escales de navires au port de commerce : navire, quai, arrivée, départ"],
  ["utility_bills", "Electricity bills for 800 households: kWh used, amount, due date"],
  ["utility_bills", "facturas de luz de 300 hogares: consumo en kWh, importe"],
  ["vineyard_blocks", "My vineyard, 24 blocks: variety, area ha, yield t/ha"],
  ["hive_inspections", "hive inspections: hive, queen seen, varroa count"],
  ["fines_issued", "Verwarnungen wegen Falschparkens: Aktenzeichen, Tatzeit, Verwarngeld"],
  ["fines_issued", "parking fines issued by a city: plate, street, amount, paid"],
  ["building_permits", "building permit applications: type, submission date, decision"],
  ["pick_tasks", "warehouse pick tasks: picker id, SKU, aisle, quantity"],
  ["suppliers", "supplier master: legal name, country, payment terms"],
  ["club_members", "50 library members with name, join date, membership type"],
  ["waitlist_signups", "waitlist signups: email, referral source, position in the queue"],
  ["phishing_drills", "phishing drill outcomes: employee, opened, clicked, reported"],
  ["blood_donations", "blood donations: donor, blood type, volume ml, deferred 9%"],
  ["brewing_batches", "75 homebrew batches: beer style, original gravity, final gravity"],
  ["loot_drops", "20k chest openings, chest tier, rarity, item level"],
  ["satellite_passes", "satellite passes: satellite, AOS, LOS, max elevation"],
  ["ridership_counts", "metro ridership per station and day: entries, exits"],
  ["insurance_quotes", "300 insurance quotes: sum insured, premium, accepted"],
  ["transport_tickets", "bus tickets sold: line, zone, price"],
  ["ferry_crossings", "ferry crossings: vessel, route, passengers"],
  ["auction_lots", "auction lots: artist, hammer price, sold"],
  ["animal_measurements", "penguin survey: species, island, bill length, body mass"],
  ["property_sales", "house sales: price, bedrooms, date sold"],
  ["it_equipment", "servers we run: hostname, os, cpu cores"],
  ["emergency_calls", "fire service call-outs: station, incident type, minutes to arrive"],
  ["timesheets", "call centre staff shifts: agent, start, end, break"],
  ["restaurants", "menu of a trattoria with prices"],
  ["investor_pipeline", "fundraising CRM: fund, partner, stage, cheque size"],
];

test("the trades that seldom ask get rows of their own, not those of a neighbour", () => {
  for (const [frame, need] of byTrade) assert.equal(planOf(need).frame, frame, need);
});

test("quantities read every few minutes are readings of devices, whatever these are called", () => {
  for (const need of [
    "readings of 20 boilers every hour for 3 days: pressure, temperature",
    "5 incubators, every 10 seconds for one day: temperature, co2, humidity",
    "12 wells logged every 15 minutes, water level m, conductivity, temperature, last week",
  ])
    assert.equal(planOf(need).category, "iot-sensor-logs", need);
  assert.equal(planOf("monthly figures of 30 branches for 2024: revenue, costs").category, null);
});

test("taxi rides are mobility data where their coordinates are asked for", () => {
  const category = (fields: string): unknown => planOf(`taxi trips: ${fields}, fare, start time`).category;
  assert.equal(category("pickup latitude, pickup longitude"), "geospatial-mobility");
  assert.equal(category("driver, rating"), null);
});

test("a category is found through its subject matter in a practitioner's words", () => {
  for (const [category, need] of bySubject) assert.equal(planOf(need).category, category, need);
});

test("a category is found in every language that needs may be written in", () => {
  for (const [category, need] of [
    ["weather-observations", "registros de chuva por posto pluviométrico, mm por dia"],
    ["support-conversations", "conversas de atendimento ao cliente, mensagem, canal, resolvido"],
    ["social-graph", "red de seguidores: quién sigue a quién, fecha del seguimiento"],
    ["healthcare-claims", "feuilles de soins: acte, montant, base de remboursement, remboursé"],
    ["retail-transactions", "Kassenbons: Filiale, Artikel, Menge, Preis, Zahlart"],
  ] as const)
    assert.equal(planOf(need).category, category, need);
});

test("a word of a category does not make a need of another trade one of it", () => {
  for (const need of [
    "candle shop inventory: scent, wax, burn hours, stock",
    "stock of a blood bank: blood type, units, expiry",
    "panel beaters: car, dent, labour hours",
    "trade union membership by region",
    "variant analysis of product A/B test: variant, conversion, users",
    "recipes step by step with minutes",
    "fleet fuel fills: vehicle, litres, price, odometer",
  ])
    assert.equal(planOf(need).category, null, need);
});

test("the end of a German compound says what it is", () => {
  assert.equal(planOf("Messwerte von Füllstandssensoren in 30 Silos, stündlich").category, "iot-sensor-logs");
  assert.equal(planOf("Lagertemperatursensoren mit Uhrzeit und Grad").category, "iot-sensor-logs");
});

test("whose it is makes no difference: articles and pronouns stand between the words of a cue", () => {
  assert.equal(planOf("events of our mobile app, per session and user").category, "event-streams");
  assert.equal(planOf("drift of our agent, weekly").category, planOf("drift of an agent, weekly").category);
});

test("between whom something passes is not what the rows are", () => {
  const plan = planOf("chat transcripts between angry customers and agents at a telecom");
  assert.equal(plan.category, "support-conversations");
});

test("a meaning of a word that knows nothing of what is listed gives way to one that does", () => {
  assert.equal(planOf("card swipes: merchant, mcc, amount, approved, fraud").category, "retail-transactions");
});

test("a term of one trade counts in a list as it does in the head", () => {
  const plan = planOf("train a verifier: problem, chain of thought, is final answer right");
  assert.equal(plan.category, "llm-reasoning-chains");
});

test("a bare list of weather elements is weather", () => {
  const plan = planOf("Niederschlag, Temperatur und Wind je Station, stündlich, 2025");
  assert.equal(plan.category, "weather-observations");
});

test("traits of counted things are told of the things, and not read again and again", () => {
  const boats = planOf("12 boats (sail or motor): owner, berth, length 6-18 m");
  assert.ok(boats.constraints.some(({ kind, value }) => kind === "entities" && value.count === 12));
  const sensors = planOf("200 sensors: model, installed on, room, price EUR");
  assert.ok(!sensors.fields.some(({ name }) => name === "timestamp"));
  assert.ok(planOf("20 sensors: temp, humidity").fields.some(({ name }) => name === "timestamp"));
});
