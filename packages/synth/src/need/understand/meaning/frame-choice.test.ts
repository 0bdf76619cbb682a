import assert from "node:assert/strict";
import { test } from "node:test";
import type { Plan } from "../../plan.ts";
import { understand } from "../understand.ts";

function planOf(need: string): Plan {
  const understanding = understand({ need, today: "2026-06-15", assume: true });
  assert.equal(understanding.kind, "planned", need);
  return (understanding as Extract<typeof understanding, { kind: "planned" }>).plan;
}

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
  ["event-streams", "clickstream: session id, page, event, referrer"],
];

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
