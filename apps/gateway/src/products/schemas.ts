const text = { type: "string" } as const;
const whole = { type: "integer" } as const;

/** JSON Schema of a delivery in JSON, as every operation that sells rows answers it. */
export const deliverySchema = {
  type: "object",
  properties: {
    signal: { ...text, description: "What was asked for." },
    matchedCategory: { ...text, description: "The category that the rows are of." },
    rows: whole,
    records: { type: "array", items: { type: "object" } },
    paid: { type: "boolean" },
    txHash: { type: ["string", "null"], description: "The settling transaction." },
    order: {
      type: "object",
      properties: { id: text, digest: text, downloadUrl: text },
      required: ["id", "digest", "downloadUrl"],
    },
    dataset: {
      type: "object",
      properties: { id: text, version: text, schemaUrl: text },
      required: ["id", "version", "schemaUrl"],
    },
    seed: text,
    understoodAs: { type: "object" },
    quality: { type: "object" },
    rights: { type: "object" },
    billing: {
      type: "object",
      properties: {
        mode: { enum: ["free", "paid", "credit", "sandbox"] },
        rows: whole,
        amountMicroUsdc: text,
        freeRowsLeft: { type: ["integer", "null"] },
        freeCallsLeft: { type: ["integer", "null"] },
      },
      required: ["mode", "rows", "amountMicroUsdc", "freeRowsLeft", "freeCallsLeft"],
    },
    provenance: { type: "object" },
    links: { type: "object" },
  },
  required: ["signal", "matchedCategory", "rows", "records", "paid", "txHash", "order", "dataset", "seed", "billing"],
} as const;

const spread = {
  type: "object",
  properties: { mean: { type: "number" }, least: { type: "number" } },
  required: ["mean", "least"],
} as const;

/** JSON Schema of a delivery of human-like data: a delivery with scores, and with the rows that were turned down. */
export const humanDeliverySchema = {
  ...deliverySchema,
  properties: {
    ...deliverySchema.properties,
    quality: {
      type: "object",
      properties: {
        verdict: { enum: ["pass", "fail"] },
        scores: {
          type: "object",
          properties: {
            floor: { type: "number" },
            weights: { type: "object" },
            aspects: { type: "object", additionalProperties: spread },
            overall: spread,
            note: text,
          },
          required: ["floor", "weights", "aspects", "overall", "note"],
        },
      },
      required: ["verdict", "scores"],
    },
    rejected: {
      type: "object",
      properties: {
        count: whole,
        byRule: { type: "object", additionalProperties: whole },
        billed: { const: false },
        rows: { type: "array", items: { type: "object" } },
        records: { type: "array", items: { type: "object" }, description: "With include_rejected=true." },
      },
      required: ["count", "byRule", "billed", "rows"],
    },
  },
  required: [...deliverySchema.required, "quality", "rejected"],
} as const;

const field = {
  type: "object",
  properties: {
    name: text,
    type: { enum: ["id", "string", "int", "number", "bool", "enum", "date", "datetime", "array", "object"] },
    unit: { type: ["string", "null"] },
    source: { enum: ["stated", "implied", "default"] },
    values: { type: ["array", "null"], items: text },
  },
  required: ["name", "type", "unit", "source", "values"],
} as const;

/** JSON Schema of the answer to dryRun=true. */
export const dryRunSchema = {
  type: "object",
  properties: {
    dryRun: { const: true },
    rows: { ...whole, description: "Exactly how many rows a purchase would deliver." },
    quote: {
      type: "object",
      properties: { amountMicroUsdc: text, amountUsdc: text, expiresAt: { ...text, format: "date-time" } },
      required: ["amountMicroUsdc", "amountUsdc", "expiresAt"],
    },
    plan: {
      type: "object",
      properties: {
        category: { type: ["string", "null"] },
        rows: whole,
        fields: { type: "array", items: field },
        constraints: {
          type: "array",
          items: {
            type: "object",
            properties: { field: { type: ["string", "null"] }, kind: text, understoodAs: text },
            required: ["field", "kind", "understoodAs"],
          },
        },
        relations: { type: "array", items: text },
        assumptions: { type: "array", items: text },
      },
      required: ["category", "rows", "fields", "constraints", "relations", "assumptions"],
    },
    questions: { type: "array" },
    sample: { type: "array", items: { type: "object" } },
  },
  required: ["dryRun", "rows", "quote", "plan", "questions", "sample"],
} as const;
