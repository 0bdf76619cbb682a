import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { hashDomain, hashTypedData } from "viem";
import { generatePrivateKey, privateKeyToAccount } from "viem/accounts";
import {
  type Authorization,
  authorizationDigest,
  domainSeparator,
  type Hex,
  isSignedByPayer,
} from "./authorization.ts";

const asset = {
  network: "eip155:8453",
  chainId: 8453,
  address: "0x833589fcd6edb6e08f4c7c32d4f71b54bda02913",
  name: "USD Coin",
  version: "2",
} as const;
const domain = { name: asset.name, version: asset.version, chainId: asset.chainId, verifyingContract: asset.address };
const types = {
  TransferWithAuthorization: [
    { name: "from", type: "address" },
    { name: "to", type: "address" },
    { name: "value", type: "uint256" },
    { name: "validAfter", type: "uint256" },
    { name: "validBefore", type: "uint256" },
    { name: "nonce", type: "bytes32" },
  ],
} as const;
const typed = (message: Omit<Authorization, "signature">) =>
  ({ domain, types, primaryType: "TransferWithAuthorization", message }) as const;

const hex = (bytes: number) =>
  fc.uint8Array({ minLength: bytes, maxLength: bytes }).map((b): Hex => `0x${Buffer.from(b).toString("hex")}`);
const amount = fc.bigInt({ min: 0n, max: 2n ** 256n - 1n });
const messages = fc.record({
  from: hex(20),
  to: hex(20),
  value: amount,
  validAfter: amount,
  validBefore: amount,
  nonce: hex(32),
});

test("the domain separator is that of USDC on Base", () => {
  assert.equal(domainSeparator(asset), "0x02fa7265e7c5d81118673727957699e4d68f74cd74b7db77da710fe8a2c7834f");
  assert.equal(
    domainSeparator(asset),
    hashDomain({
      domain: { ...domain, chainId: 8453n },
      types: {
        EIP712Domain: [
          { name: "name", type: "string" },
          { name: "version", type: "string" },
          { name: "chainId", type: "uint256" },
          { name: "verifyingContract", type: "address" },
        ],
      },
    }),
  );
});

test("the digest is what viem signs, for any authorization", () => {
  fc.assert(
    fc.property(messages, (message) => {
      const digest = authorizationDigest(domainSeparator(asset), { ...message, signature: "0x" });
      assert.equal(digest, hashTypedData(typed(message)));
    }),
  );
});

test("only the payer's own signature counts: not another key's, not another message's, not a malleable twin", async () => {
  const account = privateKeyToAccount(generatePrivateKey());
  const message = {
    from: account.address.toLowerCase() as Hex,
    to: "0x00000000000000000000000000000000000000aa",
    value: 35_000n,
    validAfter: 0n,
    validBefore: 2_000_000_000n,
    nonce: `0x${"07".repeat(32)}`,
  } as const;
  const signature = await account.signTypedData(typed(message));
  const separator = domainSeparator(asset);
  assert.equal(isSignedByPayer(separator, { ...message, signature }), true);
  assert.equal(isSignedByPayer(separator, { ...message, value: 35_001n, signature }), false);
  const stranger = await privateKeyToAccount(generatePrivateKey()).signTypedData(typed(message));
  assert.equal(isSignedByPayer(separator, { ...message, signature: stranger }), false);

  const order = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n;
  const high = (order - BigInt(`0x${signature.slice(66, 130)}`)).toString(16).padStart(64, "0");
  const flipped = signature.endsWith("1b") ? "1c" : "1b";
  const twin: Hex = `0x${signature.slice(2, 66)}${high}${flipped}`;
  assert.equal(isSignedByPayer(separator, { ...message, signature: twin }), false);
});
