import assert from "node:assert/strict";
import { test } from "node:test";
import type { Field } from "../schema/field.ts";
import { validateDeclaredFields } from "./declared-fields.ts";

const fields: readonly Field[] = [
  { name: "booking_id", type: "id", meaning: "The booking.", pattern: "BKG-[0-9]{6}", example: "BKG-000042" },
  { name: "night_no", type: "id", meaning: "A number.", minimum: 1, example: 7 },
  { name: "rate", type: "number", meaning: "Per night.", minimum: 0, maximum: 400, decimals: 2, example: 120.5 },
  { name: "nights", type: "int", meaning: "Nights.", minimum: 1, example: 2 },
  { name: "room", type: "enum", meaning: "Kind of room.", values: ["single", "double"], example: "single" },
  { name: "cancelled", type: "bool", meaning: "Whether it was cancelled.", example: false },
  { name: "check_in", type: "date", meaning: "First day.", example: "2026-03-01" },
  {
    name: "paid_at",
    type: "datetime",
    meaning: "When it was paid.",
    nullable: true,
    example: "2026-03-01T10:00:00.000Z",
  },
];

const sound = {
  booking_id: "BKG-000042",
  night_no: 7,
  rate: 120.5,
  nights: 2,
  room: "single",
  cancelled: false,
  check_in: "2026-03-01",
  paid_at: null,
};

const validate = validateDeclaredFields(fields);

test("a row that is as its fields are declared is sound", () => {
  assert.deepEqual(validate([sound]).violations, []);
});

test("every way to break a declared field is found, on its row", () => {
  const broken: Record<string, unknown>[] = [
    { ...sound, booking_id: "BKG-42" },
    { ...sound, night_no: 0 },
    { ...sound, rate: 400.01 },
    { ...sound, rate: 1.005 },
    { ...sound, nights: 1.5 },
    { ...sound, room: "suite" },
    { ...sound, cancelled: "no" },
    { ...sound, check_in: "2026-02-30" },
    { ...sound, check_in: null },
    { ...sound, paid_at: "yesterday" },
    { ...sound, further: 1 },
  ];
  const { room: _, ...incomplete } = sound;
  const rows = [sound, ...broken, incomplete];
  const { violations } = validate(rows);
  assert.deepEqual(
    [...new Set(violations.map(({ row }) => row))],
    rows.slice(1).map((_row, i) => i + 1),
  );
});
