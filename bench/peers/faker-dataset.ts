import { faker } from "@faker-js/faker";
import type { Dataset } from "@sdg/synth/schema/dataset";
import type { Field } from "@sdg/synth/schema/field";

const NULL_SHARE = 0.1;
const FROM = "2025-01-01T00:00:00Z";
const TO = "2026-01-01T00:00:00Z";

/**
 * A maker of rows with the fields of a flat dataset, as one writes it with the library: every field by itself, out of its
 * declared domain. What the fields have to do with each other is left out.
 */
export function fakerRowOf({ fields }: Dataset): () => unknown {
  const makers = fields.map((field) => ({ name: field.name, make: nullable(field, makerOf(field)) }));
  return () => {
    const row: Record<string, unknown> = {};
    for (const { name, make } of makers) row[name] = make();
    return row;
  };
}

function nullable(field: Field, make: () => unknown): () => unknown {
  return field.nullable === true ? () => (faker.datatype.boolean(NULL_SHARE) ? null : make()) : make;
}

function makerOf(field: Field): () => unknown {
  const { minimum: min = 0, maximum: max = 10_000, decimals = 2, values } = field;
  switch (field.type) {
    case "int":
      return () => faker.number.int({ min, max: Math.max(min, max) });
    case "number":
      return () => faker.number.float({ min, max: Math.max(min, max), fractionDigits: decimals });
    case "bool":
      return () => faker.datatype.boolean();
    case "enum":
      return () => faker.helpers.arrayElement(values ?? ["a"]);
    case "datetime":
      return () => faker.date.between({ from: FROM, to: TO }).toISOString();
    case "date":
      return () => faker.date.between({ from: FROM, to: TO }).toISOString().slice(0, 10);
    default:
      return textMaker(field);
  }
}

/** An identifier as long as the example, with its prefix; an address where the field is one. */
function textMaker({ name, example }: Field): () => unknown {
  const text = String(example);
  if (/^\d+\.\d+\.\d+\.\d+$/.test(text)) return () => faker.internet.ipv4();
  if (/^[0-9a-f]{8}-[0-9a-f]{4}-/.test(text)) return () => faker.string.uuid();
  if (name === "schema_version") return () => text;
  const prefix = /^[A-Za-z]+[-_]/.exec(text)?.[0] ?? "";
  const length = Math.max(1, text.length - prefix.length);
  return () => prefix + faker.string.alphanumeric({ length, casing: "upper" });
}
