import assert from "node:assert/strict";
import { test } from "node:test";
import { datasetTrial } from "../../test/dataset-trial.ts";
import { parsedRows } from "../quality/parsed-rows.ts";
import { retailTransactions } from "./retail-transactions.ts";
import { supportConversations } from "./support-conversations.ts";

datasetTrial(supportConversations, {
  splitRows: 300,
  golden: "d18aee442e8f543462c3977fbcf2c160ab58abb7ab45cf1cab3fc81222c97ad6",
});

interface Message {
  readonly act: string;
  readonly entities: readonly { readonly field: string; readonly text: string }[];
  readonly role: string;
  readonly text: string;
}

test("support-conversations: orders, customers, articles and prices are those of retail-transactions of the same seed", () => {
  const lines = new Map<string, Record<string, unknown>>();
  for (const row of parsedRows(retailTransactions, "join", 0, 8_000)) lines.set(`${row.order_id} ${row.sku}`, row);
  let joined = 0;
  for (const row of parsedRows(supportConversations, "join", 0, 300)) {
    if (row.order_id === null) continue;
    const line = lines.get(`${row.order_id} ${row.sku}`);
    assert.ok(line !== undefined, `${row.order_id} ${row.sku}`);
    assert.equal(row.customer_id, line.customer_id);
    assert.equal(row.loyalty_tier, line.loyalty_tier);
    assert.equal(row.country, line.country);
    assert.equal(row.ordered_at, line.ts);
    assert.equal(row.order_total, line.order_total);
    assert.equal(row.unit_price, line.unit_price);
    assert.equal(row.quantity, line.quantity);
    assert.equal(row.category, line.category);
    joined += 1;
  }
  assert.ok(joined > 150, `${joined} joined`);
});

test("support-conversations: what is spoken of stands in the text and in the row", () => {
  const amount = /\d+\.\d{2}(?!\d)/g;
  const id = /\b(?:ORD|CUS|SKU|PCL)-[0-9A-Z]+/g;
  const month = "(?:January|February|March|April|May|June|July|August|September|October|November|December)";
  const date = new RegExp(`\\b\\d{1,2} ${month}`, "g");
  for (const row of parsedRows(supportConversations, "ground", 0, 1_500)) {
    for (const message of row.messages as readonly Message[]) {
      for (const { field, text } of message.entities) {
        assert.ok(message.text.includes(text), `${text} in ${message.text}`);
        assert.ok(row[field] !== null && row[field] !== undefined, `${field} of ${row.conversation_id}`);
      }
      const known = message.entities.map((entity) => entity.text).join(" ");
      for (const pattern of [amount, id, date]) {
        for (const [found] of message.text.matchAll(pattern))
          assert.ok(known.includes(found), `${found}: ${message.text}`);
      }
      assert.doesNotMatch(message.text, / {2}| [,.?]|^\s|\s$|undefined|NaN|[{}<>[\]|]/, message.text);
    }
  }
});

test("support-conversations: money moves only after the identity was checked, unless the row says otherwise", () => {
  let violations = 0;
  for (const row of parsedRows(supportConversations, "order", 0, 2_000)) {
    const names = (row.actions as readonly { readonly name: string }[]).map((action) => action.name);
    const verified = names.indexOf("verify_identity");
    const paid = names.indexOf("issue_refund");
    if (paid < 0) continue;
    if (row.violated_policy === "POL-ID-1") {
      assert.equal(verified, -1);
      violations += 1;
    } else assert.ok(verified >= 0 && verified < paid);
    assert.ok((row.refund_amount as number) > 0 && (row.refund_amount as number) <= (row.order_total as number));
  }
  assert.ok(violations > 0);
});

test("support-conversations: the same customer writes in the same manner in every conversation", () => {
  const manners = new Map<string, string>();
  let again = 0;
  for (const row of parsedRows(supportConversations, "manner", 0, 3_000)) {
    const manner = `${row.patience} ${row.verbosity} ${row.formality} ${row.loyalty_tier} ${row.country}`;
    const known = manners.get(row.customer_id as string);
    if (known !== undefined) again += 1;
    assert.equal(known ?? manner, manner);
    manners.set(row.customer_id as string, manner);
  }
  assert.ok(again > 100);
});
