import assert from "node:assert/strict";
import process from "node:process";
import { test } from "node:test";
import { anvilBinary } from "./anvil-binary.ts";

test("a machine that has no anvil is told to bring a chain of its own", () => {
  assert.throws(() => anvilBinary("win32", "x64"), /no anvil for win32 on x64\. Set CHAIN_RPC_URL/);
});

test("a platform whose package npm did not install is named", () => {
  const other = process.platform === "darwin" ? "linux" : "darwin";
  assert.throws(() => anvilBinary(other, "arm64"), new RegExp(`@foundry-rs/anvil-${other}-arm64 is not installed`));
});
