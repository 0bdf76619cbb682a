import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import type { Field } from "../schema/field.ts";
import { closureRowWriter } from "./closure-row-writer.ts";
import type { Column, Form } from "./column.ts";
import { generatedCode, generatedRowWriter } from "./generated-row-writer.ts";
import { csvNotation, jsonNotation, type Notation } from "./notation.ts";
import { NULL, type Register, register } from "./rows.ts";
import { sink } from "./sink.ts";

const notations: readonly Notation[] = [jsonNotation, csvNotation];

/** Strings that would do harm in a program, in JSON or in CSV; none has a DEL, which no declaration may hold. */
const word = fc
  .oneof(
    fc.string({ unit: "grapheme", maxLength: 24 }),
    fc.constantFrom("", '");process.exit(1);("', "`k0`", "\u2028*/k0//", "k1", "=1+1", 'a"b\\c'),
  )
  .filter((text) => !text.includes("\u007f"));

const form: fc.Arbitrary<Form> = fc.oneof(
  fc.record({ kind: fc.constant("choice" as const), values: fc.array(word, { minLength: 1, maxLength: 5 }) }),
  fc.record({ kind: fc.constant("decimal" as const), scale: fc.integer({ min: 0, max: 6 }) }),
  fc.record({
    kind: fc.constant("code" as const),
    prefixes: fc.array(fc.stringMatching(/^[A-Z:-]{0,9}$/), { minLength: 1, maxLength: 4 }),
    radix: fc.constantFrom(10 as const, 16 as const, 32 as const),
    width: fc.integer({ min: 1, max: 10 }),
  }),
  fc.record({
    kind: fc.constant("hex" as const),
    prefix: fc.constantFrom("", "0x", "trace-"),
    bytes: fc.integer({ min: 1, max: 65 }),
  }),
  fc
    .constantFrom("integer", "number", "boolean", "instant", "day", "ipv4", "uuid", "text", "json")
    .map((kind) => ({ kind }) as Form),
);

/** A column of any form, stable or not, nullable or not. */
const columns: fc.Arbitrary<readonly Column[]> = fc
  .array(fc.record({ name: word, form, stable: fc.boolean(), nullable: fc.boolean() }), { minLength: 1, maxLength: 12 })
  .map((drawn) =>
    drawn.map(({ name, form, stable, nullable }, i): Column => {
      const field: Field = { name: `${name}${i}`, type: "string", meaning: "A value.", nullable, example: "x" };
      return stable ? { field, form, stable } : { field, form };
    }),
  );

type Cell = number | string | null;

/** Cells that a form may hold; small ones and the largest ones more often than chance would have it. */
function cellOf(form: Form): fc.Arbitrary<Cell> {
  const counter = fc.oneof(
    fc.integer({ min: -20, max: 12_000 }),
    fc.integer({ min: 0, max: 2_000_000 }),
    fc.integer({ min: -(2 ** 53) + 2, max: 2 ** 53 - 2 }),
    fc.constantFrom(9_999, 10_000, 999_999, 1_000_000, 99_999_999, 100_000_000, 999_999_999, 1e9, -0),
  );
  switch (form.kind) {
    case "choice":
      return fc.integer({ min: 0, max: form.values.length - 1 });
    case "boolean":
      return fc.integer({ min: 0, max: 1 });
    case "code":
      return fc.maxSafeNat().map((n) => n % (form.prefixes.length * form.radix ** form.width));
    case "integer":
    case "decimal":
      return counter;
    case "number":
      return fc.double({ noNaN: true, noDefaultInfinity: true });
    case "instant":
      return fc.integer({ min: -62_135_596_800_000, max: 253_402_300_799_999 });
    case "day":
      return fc.integer({ min: -719_162, max: 2_932_896 });
    case "ipv4":
      return fc.integer({ min: 0, max: 0xffffffff });
    case "hex":
    case "uuid":
      return fc.maxSafeNat();
    case "text":
      return fc.string({ unit: "grapheme", maxLength: 120 });
    case "json":
      return fc.string({ maxLength: 120 }).map((text) => JSON.stringify({ text }));
  }
}

/** Rows in which a cell often is the one above it. */
function rowsOf(columns: readonly Column[]): fc.Arbitrary<readonly (readonly Cell[])[]> {
  const cells = columns.map(({ form }) => fc.option(cellOf(form), { freq: 6 }));
  const row = fc.tuple(
    fc.tuple(...cells),
    fc.array(fc.boolean(), { minLength: cells.length, maxLength: cells.length }),
  );
  return fc.array(row, { minLength: 1, maxLength: 8 }).map((drawn) => {
    const rows: Cell[][] = [];
    for (const [fresh, keeps] of drawn) {
      const above = rows.at(-1);
      rows.push(fresh.map((cell, i) => (above !== undefined && keeps[i] === true ? (above[i] ?? null) : cell)));
    }
    return rows;
  });
}

function fill(into: Register, row: readonly Cell[]): void {
  for (const [slot, cell] of row.entries()) {
    into.texts[slot] = typeof cell === "string" ? cell : null;
    into.cells[slot] = typeof cell === "number" ? cell : NULL;
  }
}

test("generated code and closures write the same bytes for any columns and cells", () => {
  const drawn = columns.chain((columns) => fc.tuple(fc.constant(columns), rowsOf(columns)));
  fc.assert(
    fc.property(drawn, fc.integer({ min: 0, max: 4_000 }), ([columns, rows], capacity) => {
      for (const notation of notations) {
        const into = register(columns.length);
        const texts = [generatedRowWriter, closureRowWriter].map((compile) => {
          const writer = compile(columns, notation);
          const out = sink(capacity);
          for (const row of rows) {
            fill(into, row);
            writer.write(into, out);
          }
          return Buffer.from(out.bytes.subarray(0, out.at)).toString("utf8");
        });
        assert.equal(texts[0], texts[1]);
      }
    }),
    { seed: 7, numRuns: 1_000 },
  );
});

test("the text of generated code holds no string and no name but its own, whatever a declaration says", () => {
  const own =
    /^(?:k[0-9]+|at|base|bytes|c|cells|const|else|floor|for|from|function|getFloat64|i|if|let|m|Math|n|render|return|setFloat64|setInt16|setInt32|setInt8|to|true|view|w)$/;
  fc.assert(
    fc.property(columns, (columns) => {
      for (const notation of notations) {
        const { text } = generatedCode(columns, notation);
        assert.match(text, /^[A-Za-z0-9 \n.,;:=<>!?&|+\-*/%(){}[\]]*$/, "no quote, no escape, nothing beyond ASCII");
        assert.doesNotMatch(text, /\/[/*]/, "no comment");
        const names = text.match(/[A-Za-z_][A-Za-z0-9_]*/g) ?? [];
        assert.deepEqual(
          names.filter((name) => !own.test(name)),
          [],
        );
      }
    }),
    { seed: 7, numRuns: 300 },
  );
});
