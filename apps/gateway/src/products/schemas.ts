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
