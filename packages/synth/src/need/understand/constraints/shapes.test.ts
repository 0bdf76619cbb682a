import assert from "node:assert/strict";
import { test } from "node:test";
import { namesOf, planOf, rowsOf, TODAY } from "../../../../test/planned-need.ts";
import type { Plan } from "../../plan.ts";
import { judge } from "../../verdicts.ts";
import { understand } from "../understand.ts";

/** The patterns of a plan by the fields that they are of. */
function patternsOf({ constraints }: Plan): readonly (readonly [field: string | null, pattern: unknown])[] {
  return constraints.flatMap(({ kind, field, value }) => (kind === "pattern" ? [[field, value.pattern] as const] : []));
}

function publishedPattern({ blueprint }: Plan, name: string): string | undefined {
  return blueprint.tables.flatMap(({ fields }) => fields).find(({ field }) => field.name === name)?.field.pattern;
}

test("columns whose codes have a shape have it in all rows, publish it and hold nothing of its words", () => {
  const cases: readonly (readonly [need: string, field: string, pattern: string])[] = [
    ["parcels: tracking number beginning with PKX followed by nine digits, weight", "tracking_number", "PKX[0-9]{9}"],
    ["court cases: case number formatted CV-YY-NNNNN, filing date", "case_number", "CV-[0-9]{2}-[0-9]{5}"],
    ["tickets: PNR of six uppercase letters or digits, unique, fare", "pnr", "[A-Z0-9]{6}"],
    ["birds: ring code of two letters and six digits, species", "ring_code", "[A-Z]{2}[0-9]{6}"],
    ["orders: order number like ORD-2024-00017, total", "order_number", "ORD-2024-[0-9]{5}"],
    ["cars: licence plate in the format AB-123-CD, make", "licence_plate", "[A-Z]{2}-[0-9]{3}-[A-Z]{2}"],
    ["employees: badge number (5 digits), name", "badge_number", "[0-9]{5}"],
    ["products: sku (3 letters, dash, 4 digits), price", "sku", "[A-Z]{3}-[0-9]{4}"],
    ["members: 8-digit member number starting with 7, name", "member_number", "7[0-9]{7}"],
    ["accounts: account number with 10 digits, balance", "account_number", "[0-9]{10}"],
    ["coupons: code 6 characters alphanumeric, discount", "code", "[A-Z0-9]{6}"],
  ];
  for (const [said, field, pattern] of cases) {
    const plan = planOf(`5,000 ${said}`);
    assert.deepEqual(patternsOf(plan), [[field, pattern]], said);
    assert.equal(publishedPattern(plan, field), pattern, said);
    assert.deepEqual(
      namesOf(plan).filter((name) => /digit|letter|character|dash|^cd$/.test(name)),
      [],
      said,
    );
    const whole = new RegExp(`^${pattern}$`);
    const rows = rowsOf(plan);
    assert.equal(rows.length, 5_000, said);
    for (const row of rows) assert.match(String(row[field]), whole, said);
    assert.equal(new Set(rows.map((row) => row[field])).size, 5_000, said);
    const judged = judge(plan, rows, true, TODAY).constraints.filter(({ kind }) => kind === "pattern");
    assert.deepEqual(
      judged.map(({ satisfied }) => satisfied),
      [true],
      said,
    );
  }
});

test("what a shape begins with is a prefix as well", () => {
  for (const [need, prefix] of [
    ["300 parcels: tracking number beginning with PKX followed by nine digits", "PKX"],
    ["300 policies: policy number POL-YYYY-NNNNNN, premium", "POL-"],
    ["300 orders: order number like ORD-2024-00017, total", "ORD-2024-"],
  ] as const) {
    const { constraints } = planOf(need);
    assert.deepEqual(
      constraints.flatMap(({ kind, value }) => (kind === "prefix" ? [value.prefix] : [])),
      [[prefix]],
      need,
    );
  }
});

test("rows that are numbered from a first code on have no gaps", () => {
  for (const [need, first, last] of [
    ["200 invoices numbered INV-2025-00001 onward, amount", "INV-2025-00001", "INV-2025-00200"],
    ["200 receipts numbered from R-0500, amount", "R-0500", "R-0699"],
    ["200 invoices: invoice number INV-1001 onwards, amount", "INV-1001", "INV-1200"],
    ["200 Rechnungen nummeriert ab RE-2025-0001, Betrag", "RE-2025-0001", "RE-2025-0200"],
    ["200 invoices numbered from 1001 onwards, amount", "1001", "1200"],
  ] as const) {
    const plan = planOf(need);
    const [field = ""] = patternsOf(plan).map(([name]) => String(name));
    const values = rowsOf(plan).map((row) => String(row[field]));
    assert.deepEqual([values[0], values.at(-1), new Set(values).size], [first, last, 200], need);
    assert.deepEqual(plan.blueprint.tables[0]?.key, [field], need);
  }
});

test("what has a form of its own keeps it", () => {
  const [state, isbn, address, phone, postcode] = [
    planOf("300 shops: 2-letter country code, name"),
    planOf("300 books: ISBN 13 digits, title"),
    planOf("300 wallets: address 0x plus 40 hex characters, balance"),
    planOf("300 customers: phone number (10 digits), name"),
    planOf("300 patients: postcode (5 digits) in Germany, name"),
  ];
  assert.equal(
    rowsOf(state, 50).every((row) => /^[A-Z]{2}$/.test(String(row.country_code))),
    true,
  );
  assert.match(String(rowsOf(isbn, 1)[0]?.isbn), /^97[89]\d{10}$/);
  for (const row of rowsOf(address, 50)) assert.match(String(row.address), /^0x[0-9a-f]{40}$/);
  assert.deepEqual(patternsOf(phone), []);
  assert.ok(phone.assumptions.some((each) => each.startsWith("phone_number has a form of its own")));
  for (const { fields } of postcode.blueprint.tables)
    assert.equal(fields.find(({ field }) => field.name === "postcode")?.model.kind, "place");
  const cards = planOf("300 cards: card number (16 digits), holder");
  for (const row of rowsOf(cards, 50)) assert.doesNotMatch(String(row.card_number), /^[3-6]\d{15}$/);
});

test("figures stay figures, and things keep their characters", () => {
  for (const need of [
    "200 invoices: amount with 2 digits, rating 1-5",
    "200 sensors: readings to 3 decimals",
    "200 books with 3 characters: title, author",
    "200 cars: 4-digit year, make",
    "200 payments: last 4 digits, amount",
  ])
    assert.deepEqual(patternsOf(planOf(need, { assume: true })), [], need);
  const [row] = rowsOf(planOf("200 cars: 4-digit year, make"), 1);
  assert.equal(typeof row?.year, "number");
});

test("fewer codes than rows are told where each must be another, and repeat where they may", () => {
  for (const need of [
    "200,000 badges: badge number (5 digits), unique, name",
    "200,000 employees: badge number (5 digits), name",
    "3,000 lockers: locker code (3 digits), unique",
    "20,000 invoices numbered INV-001 onward, amount",
    "900 tags: tag of 2 letters, never the same twice, weight",
  ])
    assert.equal(understand({ need, today: TODAY }).kind, "impossible", need);
  for (const [need, field] of [
    ["3,000 visits: room code of 2 letters, date", "room_code"],
    ["3,000 calls: agent code (2 digits), duration", "agent_code"],
    ["3,000 enrolments: student id of 6 digits, course code like CS101", "course_code"],
    ["5,000 bugs: issue key like APP-123, type", "issue_key"],
  ] as const) {
    const plan = planOf(need);
    const whole = new RegExp(`^${publishedPattern(plan, field) ?? "APP-[0-9]{3,}"}$`);
    for (const row of rowsOf(plan)) assert.match(String(row[field]), whole, need);
  }
});

test("a sentence of its own may tell the shape of a listed column", () => {
  for (const [need, field, pattern] of [
    [
      "100 members: name, membership number, city. Membership numbers are 7 digits and unique.",
      "membership_number",
      "[0-9]{7}",
    ],
    ["100 cars: make, serial number. Every serial number has 9 digits.", "serial_number", "[0-9]{9}"],
    ["100 Mitglieder: Name, Mitgliedsnummer. Die Mitgliedsnummer hat 7 Stellen.", "mitgliedsnummer", "[0-9]{7}"],
  ] as const) {
    const plan = planOf(need);
    assert.deepEqual(patternsOf(plan), [[field, pattern]], need);
    assert.equal(namesOf(plan).includes("number"), false, need);
  }
});
