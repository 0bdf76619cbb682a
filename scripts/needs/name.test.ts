import assert from "node:assert/strict";
import { test } from "node:test";
import { isMember, sameName } from "./name.ts";

test("names are the same by their words: in any order, in any number, without little words", () => {
  for (const [one, other] of [
    ["hora_de_inicio", "hora_inicio"],
    ["type_of_attack", "attack_type"],
    ["number_of_retries", "retry_count"],
    ["num_items", "items_count"],
    ["invoice_no", "invoice_number"],
    ["is_cancelled", "cancelled"],
    ["statuses", "status"],
  ] as const)
    assert.ok(sameName(one, other), `${one} ${other}`);
});

test("other words are other names", () => {
  for (const [one, other] of [
    ["start_time", "end_time"],
    ["order_count", "order_number"],
    ["price", "price_per_person"],
    ["de", "la"],
  ] as const)
    assert.ok(!sameName(one, other), `${one} ${other}`);
});

test("members meet in any spelling that an expert accepts", () => {
  assert.ok(isMember("HTTP/2", "http2|h2"));
  assert.ok(!isMember("card", "cash|efectivo"));
});
