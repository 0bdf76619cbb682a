import assert from "node:assert/strict";
import { test } from "node:test";
import { mismatch, offerFor } from "./offer.ts";

const asset = {
  network: "eip155:8453",
  chainId: 8453,
  address: "0x833589fcd6edb6e08f4c7c32d4f71b54bda02913",
  name: "USD Coin",
  version: "2",
} as const;
const offer = offerFor(asset, "0x00000000000000000000000000000000000000aa", 700_000n);

test("the offer is accepted as it was made, in any letter case of its addresses, and without what old clients drop", () => {
  assert.equal(mismatch(offer, offer), undefined);
  assert.equal(mismatch(offer, { ...offer, asset: offer.asset.toUpperCase().replace("0X", "0x") }), undefined);
  assert.equal(mismatch(offer, { ...offer, extra: { name: "USD Coin", version: "2" } }), undefined);
  assert.equal(mismatch(offer, { ...offer, extra: { ...offer.extra, note: "the client's own" } }), undefined);
});

test("each other difference is named", () => {
  const changed = (change: object) => mismatch(offer, { ...offer, ...change });
  assert.equal(changed({ scheme: "upto" }), "payment_scheme_mismatch");
  assert.equal(changed({ network: "eip155:1" }), "payment_network_mismatch");
  assert.equal(changed({ asset: offer.payTo }), "payment_asset_mismatch");
  assert.equal(changed({ payTo: offer.asset }), "payment_recipient_mismatch");
  assert.equal(changed({ amount: "699999" }), "payment_amount_mismatch");
  assert.equal(changed({ maxTimeoutSeconds: 121 }), "payment_terms_mismatch");
  assert.equal(changed({ extra: { ...offer.extra, paymentFlow: "authorization" } }), "payment_terms_mismatch");
});
