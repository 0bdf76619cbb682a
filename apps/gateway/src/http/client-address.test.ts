import assert from "node:assert/strict";
import { test } from "node:test";
import { clientAddress } from "./client-address.ts";

test("without proxies of our own, X-Forwarded-For is not believed", () => {
  assert.equal(clientAddress("203.0.113.7", "198.51.100.1", 0), "203.0.113.7");
});

test("behind n proxies, the n-th entry from the right is the client, whatever it sent itself", () => {
  assert.equal(clientAddress("10.0.0.1", "6.6.6.6, 198.51.100.1", 1), "198.51.100.1");
  assert.equal(clientAddress("10.0.0.1", "6.6.6.6, 198.51.100.1, 10.0.0.2", 2), "198.51.100.1");
  assert.equal(clientAddress("10.0.0.1", undefined, 1), "10.0.0.1");
  assert.equal(clientAddress("10.0.0.1", "[2001:db8::1]:443", 1), "2001:db8::1");
  assert.equal(clientAddress("10.0.0.1", "198.51.100.1:50123", 1), "198.51.100.1");
});
