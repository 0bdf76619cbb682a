import assert from "node:assert/strict";
import { test } from "node:test";
import { TODAY } from "../../../test/planned-need.ts";
import { expressionOf } from "../text/code-shape.ts";
import { findingsOf } from "./findings.ts";

/** The expressions of all shapes of codes that a need tells. */
function shapesIn(need: string): readonly string[] {
  return findingsOf(need, TODAY).found.flatMap((found) =>
    found.kind === "shape" ? [expressionOf(found.shape, found.isOpen)] : [],
  );
}

function each(cases: readonly (readonly [need: string, expression: string])[]): void {
  for (const [need, expression] of cases) assert.deepEqual(shapesIn(need), [expression], need);
}

function never(needs: readonly string[]): void {
  for (const need of needs) assert.deepEqual(shapesIn(need), [], need);
}

test("codes are told by how many letters and digits they have", () => {
  each([
    ["parcels: label code with 12 digits, weight", "[0-9]{12}"],
    ["parcels: label code (12 digits), weight", "[0-9]{12}"],
    ["parcels: a 12-digit label code, weight", "[0-9]{12}"],
    ["parcels: twelve-digit label code, weight", "[0-9]{12}"],
    ["parcels: label code, always 12 digits, weight", "[0-9]{12}"],
    ["parcels: the label code must be exactly 12 digits long, weight", "[0-9]{12}"],
    ["staff: initials of two capital letters, desk", "[A-Z]{2}"],
    ["locators: locator of six uppercase letters or digits, fare", "[A-Z0-9]{6}"],
    ["wines: cellar tag 4 lowercase letters, vintage", "[a-z]{4}"],
    ["files: checksum of 32 hex characters, size", "[0-9a-f]{32}"],
    ["cards: 10-character alphanumeric gift code, value", "[A-Z0-9]{10}"],
  ]);
});

test("parts of a code stand one behind the other, with marks between", () => {
  each([
    ["boats: hull code of two letters and six digits, length", "[A-Z]{2}[0-9]{6}"],
    ["boats: hull code (2 letters, slash, 3 digits, dot, 1 letter), length", "[A-Z]{2}\\/[0-9]{3}\\.[A-Z]"],
    ["boats: hull code three letters, a dash and four digits, length", "[A-Z]{3}-[0-9]{4}"],
    ["boats: hull code with 2 letters and 4 digits separated by a hyphen, length", "[A-Z]{2}-[0-9]{4}"],
    ["boats: hull code 2 letters-4 digits, length", "[A-Z]{2}-[0-9]{4}"],
    ["boats: hull code with a letter followed by 5 digits, length", "[A-Z][0-9]{5}"],
    ["boats: hull code starting with GB followed by seven digits, length", "GB[0-9]{7}"],
    ["boats: hull code DE followed by seven digits, length", "DE[0-9]{7}"],
    ["boats: hull code (letter and 2 digits), length", "[A-Z][0-9]{2}"],
    ["boats: hull code of the form DC1-R##-U##, length", "DC1-R[0-9]{2}-U[0-9]{2}"],
    ["boats: hull code HX- plus 6 alphanumeric characters, length", "HX-[A-Z0-9]{6}"],
    ["boats with a hull code that starts with HX and has five digits after it", "HX[0-9]{5}"],
  ]);
});

test("how a code is written may be shown", () => {
  each([
    ["claims: claim number formatted CL-YY-NNNNN, amount", "CL-[0-9]{2}-[0-9]{5}"],
    ["claims: claim number in the form CL/####, amount", "CL\\/[0-9]{4}"],
    ["claims: claim number CL-YYYY-NNN, amount", "CL-[0-9]{4}-[0-9]{3}"],
    ["claims: claim number with pattern AA99-XXXX, amount", "[A-Z]{2}[0-9]{2}-[A-Z0-9]{4}"],
    ["claims: claim number like CLM-2023-00451, amount", "CLM-2023-[0-9]{5}"],
    ["claims: claim number like CL-4711, amount", "CL-[0-9]{4,}"],
    ["claims: claim number such as CL-4711, amount", "CL-[0-9]{4,}"],
    ["claims: claim number like CL-4711, CL-4712 or CL-9120, amount", "CL-[0-9]{4,}"],
    ["vans: plate in the format AB-123-CD, make", "[A-Z]{2}-[0-9]{3}-[A-Z]{2}"],
    ["vans: plate like KX71 PTO, make", "[A-Z]{2}[0-9]{2} [A-Z]{3}"],
    ["permits: permit number like 12-3456-78, holder", "[0-9]{2}-[0-9]{4}-[0-9]{2}"],
  ]);
});

test("shapes are told in German, Spanish, French and Portuguese", () => {
  each([
    ["300 Kunden: 5-stellige Kundennummer, Name", "[0-9]{5}"],
    ["300 Kunden: achtstellige Kundennummer, Name", "[0-9]{8}"],
    ["300 Autos: Kennzeichen mit 2 Buchstaben und 4 Ziffern, Marke", "[A-Z]{2}[0-9]{4}"],
    ["300 Bestellungen: Bestellnummer im Format BST-99999, Betrag", "BST-[0-9]{5}"],
    ["300 clientes: código de 8 dígitos, nombre", "[0-9]{8}"],
    ["300 coches: matrícula de 4 dígitos y 3 letras, marca", "[0-9]{4}[A-Z]{3}"],
    ["300 clients : numéro à 6 chiffres, nom", "[0-9]{6}"],
    ["300 colis : numéro de suivi commençant par FR suivi de 9 chiffres, poids", "FR[0-9]{9}"],
    ["300 alunos: matrícula com 7 caracteres, nome", "[A-Z0-9]{7}"],
    ["300 cupons: código com 6 caracteres alfanuméricos, valor", "[A-Z0-9]{6}"],
  ]);
});

test("codes may be counted up from a first one", () => {
  for (const [need, first, expression] of [
    ["200 invoices numbered INV-2025-00001 onward, amount", 1, "INV-2025-[0-9]{5}"],
    ["200 invoices numbered from INV-0451, amount", 451, "INV-[0-9]{4}"],
    ["200 invoices numbered from 1001 onwards, amount", 1001, "[0-9]{4}"],
    ["200 invoices: invoice number starting at INV-00100, amount", 100, "INV-[0-9]{5}"],
    ["200 Rechnungen nummeriert ab RE-2025-0001, Betrag", 1, "RE-2025-[0-9]{4}"],
    ["200 facturas numeradas desde FAC-0001, importe", 1, "FAC-[0-9]{4}"],
  ] as const) {
    const shapes = findingsOf(need, TODAY).found.flatMap((found) => (found.kind === "shape" ? [found] : []));
    assert.deepEqual(
      shapes.map((found) => [found.first, expressionOf(found.shape)]),
      [[first, expression]],
      need,
    );
  }
});

test("bounds, measures, times and things are no shapes", () => {
  never([
    "users: nickname up to 12 characters, comment at most 140 characters",
    "phones: serial over 5 digits, extension 3-6 digits",
    "cards: last four digits, brand",
    "sensors: reading to 3 decimals, output rounded to 2 digits, 4 digits precision",
    "people: six-figure salary, rating 1-5",
    "products: price with 2 decimal digits",
    "logs: timestamp formatted as YYYY-MM-DD, day in the format DD/MM/YYYY, time as HH:MM",
    "files: format CSV, in the format MP4, paper in format A4",
    "machines: codes such as E01 or E02, hours",
    "200 letters: sender, weight",
    "500 handwritten digits: label 0-9, writer",
    "budgets in the format 2024-2025, amount",
    "bonds: rating AAA/AA+/AA/A-, coupon",
    "lottery draws: six numbers, jackpot",
  ]);
});

test("what tells a shape is read in a bounded time", () => {
  const started = performance.now();
  for (const said of ["3 letters, dash, ", "(((5 digits ", "starting with PKX followed by ", "like ABC-123, ABC-"])
    findingsOf(said.repeat(600), TODAY);
  assert.ok(performance.now() - started < 2_000);
});

test("an example is one in brackets and behind a shortened word, too", () => {
  for (const need of [
    "5,000 tickets: key like APP-123, owner",
    "5,000 tickets: key (like APP-123), owner",
    "5,000 tickets: key e.g. APP-123, owner",
    "5,000 tickets: key (e.g. APP-123), owner",
    "5.000 Tickets: Schlüssel z.B. APP-123, Besitzer",
  ]) {
    const shapes = findingsOf(need, TODAY).found.flatMap((found) => (found.kind === "shape" ? [found] : []));
    assert.deepEqual(
      shapes.map((found) => [expressionOf(found.shape), found.isOpen]),
      [["APP-[0-9]{3}", true]],
      need,
    );
  }
});

test("a figure like the year behind it is counted on, the year stays", () => {
  const [shape] = findingsOf("orders: code like ORD-2024-2024", TODAY).found.filter(({ kind }) => kind === "shape");
  assert.ok(shape?.kind === "shape");
  assert.equal(expressionOf(shape.shape), "ORD-2024-[0-9]{4}");
});
