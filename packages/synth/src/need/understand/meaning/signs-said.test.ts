import assert from "node:assert/strict";
import { test } from "node:test";
import { frames } from "../../frames/frames.ts";
import { signs } from "../../frames/signs.ts";
import { understand } from "../understand.ts";

function categoryOf(need: string): string | null | undefined {
  const understood = understand({ need, today: "2026-06-15", rows: 50, assume: true });
  return "plan" in understood ? understood.plan.category : undefined;
}

test("a catalog category is known by what is said together, though nobody names it", () => {
  const said: readonly (readonly [need: string, category: string])[] = [
    ["dialogues between callers and our hotline: speaker, text, mood, resolved", "support-conversations"],
    ["how confident families feel about their finances, monthly, by region", "consumer-signals"],
    ["people counters at doors: counts every 15 minutes, battery, signal strength", "iot-sensor-logs"],
    ["who trusts whom in a village: person, named person, strength of tie", "social-graph"],
    ["crawlers paying for pages: page, price in USDC, paid, transaction hash", "x402-agent-traces"],
    ["which tool the assistant picked, with what arguments, what it returned", "mcp-tool-call-transcripts"],
    ["hereditary findings: gene, nucleotide change, pathogenicity", "genomics-variants"],
    ["slow changes in what our agents do: tool mix, answer length, z score", "agent-behavioral-drift"],
  ];
  assert.deepEqual(
    said.map(([need]) => categoryOf(need)),
    said.map(([, category]) => category),
  );
});

test("neighbours that share single words with a category stay outside of the catalog", () => {
  const neighbours = [
    "theatre tickets: seat, price, buyer, paid by card",
    "microservice latency by endpoint: p50, p95, error rate",
    "estate agents and offers on flats: agent, flat, offer, accepted",
    "shipping containers: source port, destination port, weight, vessel",
    "patients' temperature every four hours: patient, temperature, pulse",
    "goods received damaged: supplier, article, fault, credited",
  ];
  for (const need of neighbours) assert.equal(categoryOf(need), null, need);
});

test("every sign speaks for a domain that there is", () => {
  for (const id of Object.keys(signs))
    assert.ok(
      frames.some((each) => each.id === id),
      id,
    );
});
