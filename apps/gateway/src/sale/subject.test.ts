import assert from "node:assert/strict";
import { test } from "node:test";
import { addressSubject, walletSubject } from "./subject.ts";

test("a wallet is one subject in every letter case", () => {
  assert.equal(
    walletSubject("0xAbCdEf0000000000000000000000000000000001"),
    "wallet:0xabcdef0000000000000000000000000000000001",
  );
});

test("IPv6 addresses of one /64 are one subject, of two they are two", () => {
  assert.equal(addressSubject("2001:db8:1:2:3:4:5:6"), addressSubject("2001:db8:1:2::1"));
  assert.notEqual(addressSubject("2001:db8:1:2::1"), addressSubject("2001:db8:1:3::1"));
  assert.equal(addressSubject("::1"), "address:0:0:0:0::/64");
  assert.equal(addressSubject("2001:0DB8:0001:0002::9"), "address:2001:db8:1:2::/64");
});

test("an IPv4 address that came mapped into IPv6 is the IPv4 address", () => {
  assert.equal(addressSubject("::ffff:203.0.113.7"), "address:203.0.113.7");
  assert.equal(addressSubject("203.0.113.7"), "address:203.0.113.7");
});
