import assert from "node:assert/strict";
import { test } from "node:test";
import { isChecksummed } from "./checksum.ts";

test("the examples of EIP-55 have a checksum, and no other case of their letters has", () => {
  const examples = [
    "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed",
    "0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359",
    "0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB",
    "0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb",
    "0x52908400098527886E0F7030069857D2E4169EE7",
    "0xde709f2102306220921060314715629080e2fb77",
  ];
  for (const address of examples) {
    assert.ok(isChecksummed(address), address);
    for (let i = 2; i < 42; i++) {
      const letter = address[i] ?? "";
      const other = letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase();
      if (other !== letter) assert.ok(!isChecksummed(address.slice(0, i) + other + address.slice(i + 1)));
    }
  }
});
