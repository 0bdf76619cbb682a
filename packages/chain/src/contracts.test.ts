import assert from "node:assert/strict";
import { test } from "node:test";
import { domainSeparator, type Hex, slice, toEventSelector, toFunctionSelector } from "viem";
import { PERMIT2 } from "./addresses.ts";
import { PERMIT2_DOMAIN_SEPARATOR, permit2Address, permit2Domain } from "./permit2.ts";
import { PERMIT2_RUNTIME } from "./permit2-bytecode.ts";
import { USDC_DOMAIN_SEPARATOR, usdcAbi, usdcDomain } from "./usdc.ts";

test("our Permit2 is the canonical one: CREATE2 gives its code the canonical address", () => {
  assert.equal(permit2Address(PERMIT2_RUNTIME), PERMIT2);
});

test("one changed byte in Permit2 is noticed", () => {
  const forged = `${PERMIT2_RUNTIME.slice(0, -2)}${PERMIT2_RUNTIME.endsWith("00") ? "01" : "00"}` as Hex;
  assert.notEqual(permit2Address(forged), PERMIT2);
});

test("the published domain separators are the hashes of the domains that we sign under", () => {
  assert.equal(domainSeparator({ domain: usdcDomain }), USDC_DOMAIN_SEPARATOR);
  assert.equal(domainSeparator({ domain: permit2Domain }), PERMIT2_DOMAIN_SEPARATOR);
});

test("the USDC interface carries the selectors that Circle's contract answers", () => {
  const selectors = usdcAbi.flatMap((item) => (item.type === "function" ? [toFunctionSelector(item)] : []));
  for (const known of ["0xe3ee160e", "0xcf092995", "0xef55bec6", "0x88b7ab63", "0x5a049a70", "0xe94a0102"] as const) {
    assert.ok(selectors.includes(known), known);
  }
  const used = usdcAbi.find((item) => item.type === "event" && item.name === "AuthorizationUsed");
  assert.ok(used?.type === "event");
  assert.equal(slice(toEventSelector(used), 0, 4), "0x98de5035");
});
