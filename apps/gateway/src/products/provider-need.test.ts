import assert from "node:assert/strict";
import { test } from "node:test";
import { providerKeyNamed } from "./provider-need.ts";

test("a provider's key is seen in any spelling, alone, among other words, or as the source that is asked for", () => {
  for (const [need, key] of [
    ["market-ticks", "market-ticks"],
    [" Market Ticks ", "market-ticks"],
    ["MARKET_TICKS.", "market-ticks"],
    ["ｍarket‑ticks", "market-ticks"],
    ['"market-ticks"', "market-ticks"],
    ["100 rows of market ticks please", "market-ticks"],
    ["market ticks from the exchange feed", "market-ticks"],
    ["rows from dataset market-ticks with symbol and price", "market-ticks"],
    ["legal-regulatory-search results", "legal-regulatory-search"],
    ["legal regulatory search", "legal-regulatory-search"],
    ["weather_live_metrics for Berlin", "weather-live-metrics"],
    ["live weather metrics from the provider", "weather-live-metrics"],
    ["translation retrieval data", "translation-retrieval"],
    ["5 agent-inference-compute jobs", "agent-inference-compute"],
    ["licensed research content, full text", "research-content"],
  ]) {
    assert.equal(providerKeyNamed(String(need)), key, need);
  }
});

test("rows that are only like a provider's are no provider's", () => {
  for (const need of [
    "500 market ticks with symbol, bid, ask and size",
    "synthetic market ticks like those of an exchange feed",
    "market ticker symbols",
    "hourly weather of 10 stations: temperature, wind",
    "research papers with authors and content type",
    "weather metrics dashboard, updated live",
    "translations of 200 product texts",
    "legal cases with court and status",
    "market",
    "",
  ]) {
    assert.equal(providerKeyNamed(need), undefined, need);
  }
});
