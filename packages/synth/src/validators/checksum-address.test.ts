import assert from "node:assert/strict";
import { test } from "node:test";
import { keccak_256 } from "@noble/hashes/sha3";
import fc from "fast-check";
import { ChecksumAddresses, checksumAddress } from "./checksum-address.ts";

test("addresses of EIP-55's own examples carry its checksum", () => {
  for (const address of [
    "0x52908400098527886E0F7030069857D2E4169EE7",
    "0xde709f2102306220921060314715629080e2fb77",
    "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed",
    "0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359",
    "0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb",
  ]) {
    assert.equal(checksumAddress(address), address);
    assert.equal(checksumAddress(address.toLowerCase()), address);
  }
});

test("any address gets the checksum that another Keccak gives it", () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[0-9a-f]{40}$/), (digits) => {
      const hash = Buffer.from(keccak_256(digits)).toString("hex");
      const letters = [...digits].map((digit, i) =>
        Number.parseInt(hash.charAt(i), 16) >= 8 ? digit.toUpperCase() : digit,
      );
      assert.equal(checksumAddress(`0x${digits}`), `0x${letters.join("")}`);
    }),
    { seed: 9, numRuns: 300 },
  );
});

test("an address in the wrong case is told from a right one, again and again", () => {
  const addresses = new ChecksumAddresses();
  for (let i = 0; i < 2; i++) {
    assert.equal(addresses.has("0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed"), true);
    assert.equal(addresses.has("0x5aaeb6053F3E94C9b9A09f33669435E7Ef1BeAed"), false);
  }
});
