import type { FieldBlueprint } from "../inferred/blueprint.ts";
import type { FieldType } from "../schema/field.ts";
import type { JsonValue } from "../schema/json-value.ts";
import { datedModel } from "./ontology/dated-model.ts";
import { generalTypes } from "./ontology/general.ts";
import { ontology } from "./ontology/ontology.ts";
import type { SemanticType } from "./ontology/semantic-type.ts";
import type { SchemaFlaw } from "./own-schema/flaws.ts";
import { plainName } from "./own-schema/shape-of.ts";
import { ownSchema } from "./own-schema.ts";
import type { Plan, PlannedField } from "./plan.ts";

/** What a JSON Schema comes to: a plan like that of a need, or what of it cannot be followed. */
export type SchemaUnderstanding =
  | { readonly kind: "planned"; readonly plan: Plan }
  | { readonly kind: "flawed"; readonly flaws: readonly SchemaFlaw[] };

export interface SchemaRequest {
  readonly schema: JsonValue;
  /** YYYY-MM-DD: where times end that the schema does not bind. */
  readonly today: string;
  readonly rows?: number;
}

const DEFAULT_ROWS = 5;

/** Understands a buyer's own JSON Schema of one record. Pure. */
export function understandSchema({ schema, today, rows = DEFAULT_ROWS }: SchemaRequest): SchemaUnderstanding {
  const own = ownSchema(schema, (name, type) => dated(typeNamed(name, type), today), today);
  if (own.kind === "flawed") return own;
  const table = "record";
  return {
    kind: "planned",
    plan: {
      ...{ need: own.title ?? "rows of a JSON Schema", category: null, frame: null, title: own.title ?? "record" },
      ...{ confidence: 1, rows, rowsSource: "stated", format: null, seed: null, language: "en" },
      fields: own.fields.map((field) => plannedField(field, table)),
      constraints: [],
      relations: own.relations.map((relation) => ({ ...relation, table, source: "implied" })),
      assumptions: [],
      alternatives: [],
      blueprint: {
        tables: [
          {
            ...{ name: table, rows, key: own.key, fields: own.fields },
            layout: { kind: "rows" },
            subjects: [],
            checks: [
              ...own.key.map((name) => ({ kind: "unique" as const, fields: [name] })),
              ...own.relations.flatMap(({ checks }) => checks),
            ],
          },
        ],
      },
    },
  };
}

function plannedField({ field }: FieldBlueprint, table: string): PlannedField {
  const { name, type, unit, values, nullable, meaning } = field;
  const semantic = typeNamed(plainName(name), type);
  return {
    ...{ name, table, type, unit: unit ?? null, source: "stated", values: values ?? null, meaning },
    ...{ nullable: nullable === true, understoodAs: semantic?.id ?? null, confidence: 1, span: null },
  };
}

let named: ReadonlyMap<string, SemanticType> | undefined;

/** The semantic type that a property's name is, where its values are of the property's type. */
function typeNamed(name: string, type: FieldType): SemanticType | undefined {
  named ??= names();
  const semantic = named.get(name);
  return semantic !== undefined && isOfType(semantic.type, type) ? semantic : undefined;
}

/** Types by their ids, then by what they are called: the most usual word first, general kinds before those of a field of life. */
function names(): ReadonlyMap<string, SemanticType> {
  const found = new Map<string, SemanticType>(ontology.map((semantic) => [semantic.id, semantic]));
  const all = [...generalTypes, ...ontology].map(
    (semantic) => [semantic, semantic.names.en.split("|").map((alias) => alias.replace(/[\s-]+/g, "_"))] as const,
  );
  const longest = all.reduce((most, [, aliases]) => Math.max(most, aliases.length), 0);
  for (let rank = 0; rank < longest; rank++) {
    for (const [semantic, aliases] of all) {
      const alias = aliases[rank];
      if (alias !== undefined && !found.has(alias)) found.set(alias, semantic);
    }
  }
  return found;
}

const texts: ReadonlySet<FieldType> = new Set<FieldType>(["id", "string", "enum"]);
const numbers: ReadonlySet<FieldType> = new Set<FieldType>(["int", "number"]);
const times: ReadonlySet<FieldType> = new Set<FieldType>(["date", "datetime"]);

function isOfType(ours: FieldType, theirs: FieldType): boolean {
  return ours === theirs || [texts, numbers, times].some((group) => group.has(ours) && group.has(theirs));
}

function dated(semantic: SemanticType | undefined, today: string): SemanticType | undefined {
  return semantic === undefined ? undefined : { ...semantic, model: datedModel(semantic.model, today) };
}
