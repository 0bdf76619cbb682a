import assert from "node:assert/strict";
import { test } from "node:test";
import { datasetTrial } from "../../test/dataset-trial.ts";
import { agents } from "../entities/agents.ts";
import { wallets } from "../entities/wallets.ts";
import { parsedRows } from "../quality/parsed-rows.ts";
import { agentPaymentNegotiationLogs } from "./agent-payment-negotiation-logs.ts";

datasetTrial(agentPaymentNegotiationLogs, {
  splitRows: 1_000,
  golden: "1522febefcea9342d38d3ec0000e22cc74c19cccf814dd6906274760a5076486",
  constant: ["currency"],
});

type Row = Record<string, unknown>;

function negotiations(seed: string, rows: number, dataset = agentPaymentNegotiationLogs): Row[][] {
  const groups: Row[][] = [];
  for (const row of parsedRows(dataset, seed, 0, rows)) {
    if (row.round === 1) groups.push([]);
    groups.at(-1)?.push(row);
  }
  return groups.filter((group) => group.length === group[0]?.rounds);
}

const cents = (value: unknown): number => Math.round((value as number) * 100);

test("agent-payment-negotiation-logs: prices move toward each other, within limits, and acts take turns", () => {
  for (const group of negotiations("limits", 20_000)) {
    let bid = 0;
    let ask = Number.POSITIVE_INFINITY;
    let before: unknown;
    for (const row of group) {
      assert.notEqual(row.actor, before, `${row.negotiation_id}`);
      before = row.actor;
      const offer = cents(row.offer_price);
      if (row.act === "init_price") ask = offer;
      if (row.act === "counter" && row.actor === "buyer_agent") {
        assert.ok(offer >= bid && offer < ask && offer <= cents(row.buyer_limit), `${row.negotiation_id}`);
        if (bid === 0) assert.ok(offer <= cents(row.buyer_target));
        else assert.equal(cents(row.concession), offer - bid);
        bid = offer;
      }
      if (row.act === "counter" && row.actor === "seller_agent") {
        assert.ok(offer <= ask && offer > bid && offer >= cents(row.seller_reserve), `${row.negotiation_id}`);
        assert.equal(cents(row.concession), ask - offer);
        ask = offer;
      }
      if (row.act === "accept") assert.equal(offer, row.actor === "seller_agent" ? bid : ask);
    }
  }
});

test("agent-payment-negotiation-logs: agreements lie between reserve and limit, and budgets pay for them", () => {
  let agreed = 0;
  for (const group of negotiations("deals", 20_000)) {
    const last = group.at(-1) as Row;
    assert.ok(group.slice(0, -1).every((row) => row.outcome === null));
    assert.notEqual(last.outcome, null);
    if (last.outcome !== "agreed") continue;
    agreed += 1;
    const signed = group.find((row) => row.act === "sign_mandate") as Row;
    const final = cents(last.final_price);
    assert.ok(cents(last.seller_reserve) <= final && final <= cents(last.buyer_limit));
    assert.equal(cents(signed.budget_remaining) - final, cents(last.budget_remaining));
    const mandate = signed.mandate as { payment_amount: number; payee: string };
    assert.equal(mandate.payment_amount, final);
    assert.equal(mandate.payee, last.seller_wallet);
    assert.equal(signed.mandate_id, last.mandate_id);
  }
  assert.ok(agreed > 500);
});

test("agent-payment-negotiation-logs: what is said of prices is what the row has", () => {
  for (const group of negotiations("said", 12_000)) {
    for (const row of group) {
      const known = [row.offer_price, row.standing_bid, row.standing_ask, row.list_price]
        .filter((value) => value !== null)
        .map((value) => (value as number).toFixed(2));
      const said = [...(row.utterance as string).matchAll(/\d+\.\d{2}/g)].map(([text]) => text);
      for (const text of said) assert.ok(known.includes(text), `${text}: ${row.utterance}`);
      if (row.offer_price !== null)
        assert.ok(said.includes((row.offer_price as number).toFixed(2)), `${row.utterance}`);
      assert.doesNotMatch(row.utterance as string, / {2}| [,.?]|^\s|\s$|undefined|NaN|[{}<>[\]|]/);
    }
  }
});

test("agent-payment-negotiation-logs: no answer comes after its offer lapsed", () => {
  for (const group of negotiations("times", 12_000)) {
    for (const [i, row] of group.entries()) {
      const previous = group[i - 1];
      if (previous === undefined) continue;
      const waited = Date.parse(row.ts as string) - Date.parse(previous.ts as string);
      assert.ok(waited > 0);
      assert.equal(waited > (row.ttl_s as number) * 1_000, row.outcome === "expired", `${row.negotiation_id}`);
    }
  }
});

test("agent-payment-negotiation-logs: without any overlap of limits nobody agrees", () => {
  const hopeless = agentPaymentNegotiationLogs.configure({
    ...agentPaymentNegotiationLogs.values,
    no_overlap_share: 1,
  });
  for (const group of negotiations("hopeless", 5_000, hopeless)) {
    assert.ok(cents(group[0]?.buyer_limit) < cents(group[0]?.seller_reserve));
    assert.notEqual(group.at(-1)?.outcome, "agreed");
  }
});

test("agent-payment-negotiation-logs: an agent pays from the wallet that it has everywhere", () => {
  const people = agents("purse");
  const purses = wallets("purse");
  const known = new Map(
    Array.from({ length: 400 }, (_, number) => [people.agent(number).code, purses.address(number)] as const),
  );
  const addresses = new Set(known.values());
  for (const row of parsedRows(agentPaymentNegotiationLogs, "purse", 0, 300)) {
    assert.ok(addresses.has(row.buyer_wallet as string));
  }
});
