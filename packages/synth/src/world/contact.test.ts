import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { mix } from "../random/hash.ts";
import { domainAt, emailAt, handleAt, hostAt, ipv6At, macAt, phoneAt, urlAt } from "./contact.ts";
import { countries } from "./countries.ts";
import { personAt } from "./names.ts";
import { scatter, scatterNear } from "./number-scatter.ts";
import { userAgentAt } from "./user-agent.ts";

const reservedHost = /(^|\.)(example\.(com|net|org)|example|test)$/;

test("mail, hosts and pages are at reserved names only", () => {
  fc.assert(
    fc.property(
      fc.nat(0xffffffff),
      fc.nat(10_000_000),
      fc.constantFrom(...countries().map(({ alpha2 }) => alpha2)),
      (key, row, country) => {
        const mail = emailAt(key, personAt(key, country), row);
        assert.match(mail, /^[a-z0-9.]+@[a-z0-9.-]+$/);
        assert.match(mail.split("@")[1] as string, reservedHost);
        assert.match(domainAt(key), reservedHost);
        assert.match(hostAt(key), reservedHost);
        assert.match(new URL(urlAt(key)).hostname, reservedHost);
      },
    ),
    { numRuns: 400 },
  );
});

test("mail addresses, handles, pages and hardware addresses with a row number never repeat", () => {
  const seen = new Set<string>();
  for (let row = 0; row < 20_000; row++) {
    const key = mix(row % 50);
    const person = personAt(key, "US");
    for (const value of [emailAt(key, person, row), handleAt(key, person, row), urlAt(key, row), macAt(key, row)]) {
      assert.ok(!seen.has(value), value);
      seen.add(value);
    }
  }
});

test("numbers that are scattered stay different and in range", () => {
  const far = new Set<number>();
  const near = new Set<number>();
  for (let row = 0; row < 100_000; row++) {
    far.add(scatter(row));
    near.add(scatterNear(row));
  }
  assert.equal(far.size, 100_000);
  assert.equal(near.size, 100_000);
  assert.ok(Math.max(...Array.from({ length: 300 }, (_, row) => scatterNear(row))) < 512);
});

test("telephone numbers lie in ranges for drama, or begin with 000", () => {
  const drama: Readonly<Record<string, RegExp>> = {
    US: /^\+1 [2-9]\d\d-555-01\d\d$/,
    CA: /^\+1 [2-9]\d\d-555-01\d\d$/,
    DO: /^\+1 8[02]9-555-01\d\d$/,
    JM: /^\+1 876-555-01\d\d$/,
    GB: /^\+44 (7700 900\d{3}|20 7946 0\d{3}|1\d{2} 496 0\d{3}|29 2018 0\d{3}|28 9649 6\d{3})$/,
    IE: /^\+353 20 91\d \d{4}$/,
    DE: /^\+49 (30 23125|69 90009|40 66969|221 4710|89 99998|171 39200)\d{2,3}$/,
    FR: /^\+33 (6 39 98|1 99 00|2 61 91|3 53 01|4 65 71|5 36 49) \d\d \d\d$/,
    AU: /^\+61 [2378] (5550|7010) \d{4}$/,
    SE: /^\+46 (70 174 06|31 390 06|40 628 04|8 465 004|980 319) ?\d{2,3}$/,
  };
  for (const { alpha2, dialling } of countries()) {
    for (let i = 0; i < 40; i++) {
      const phone = phoneAt(mix(i), alpha2, dialling);
      assert.match(phone, drama[alpha2] ?? new RegExp(`^\\+${dialling} 000 \\d{3} \\d{3}$`));
    }
  }
});

test("internet addresses reach nobody", () => {
  for (let i = 0; i < 3_000; i++) {
    assert.match(ipv6At(mix(i)), /^2001:db8(:[1-9a-f][0-9a-f]{0,3}){6}$/);
    assert.match(macAt(mix(i)), /^00:00:5E:00:53:[0-9A-F]{2}$/);
    // The second lowest bit of the first byte: administered locally.
    assert.equal(Number.parseInt(macAt(mix(i), i).slice(0, 2), 16) & 3, 2);
  }
});

test("user agents tell a version that was out on the day", () => {
  const day2024 = Date.UTC(2024, 5, 1) / 86_400_000;
  const day2025 = Date.UTC(2025, 5, 1) / 86_400_000;
  const versions = (day: number): number[] =>
    Array.from({ length: 2_000 }, (_, i) => userAgentAt(mix(i), day))
      .filter(({ browser }) => browser === "Chrome")
      .map(({ browserVersion }) => Number.parseInt(browserVersion, 10));
  // Chrome 125 was released in May 2024, 137 in May 2025.
  assert.ok(Math.abs(Math.max(...versions(day2024)) - 125) <= 1);
  assert.ok(Math.abs(Math.max(...versions(day2025)) - 137) <= 2);
  const agents = Array.from({ length: 3_000 }, (_, i) => userAgentAt(mix(i), day2025));
  for (const { text, os, device, browserVersion, browser } of agents) {
    assert.ok(text.startsWith("Mozilla/5.0 ("));
    assert.ok(text.includes(browserVersion), text);
    assert.equal(/Mobile|iPad/.test(text), device !== "desktop", text);
    if (os === "Windows") assert.ok(text.includes("Windows NT 10.0"));
    if (browser === "Edge") assert.ok(text.includes("Edg/"));
  }
  const mobile = agents.filter(({ device }) => device === "mobile").length / 3_000;
  assert.ok(mobile > 0.38 && mobile < 0.52, String(mobile));
  assert.ok(new Set(agents.map(({ text }) => text)).size > 40);
});
