import { formatUsdc, ROW_PRICE_MICRO_USDC } from "../sale/price.ts";
import { inputSchema, type JsonObject } from "./input.ts";
import type { Operation, Pricing } from "./operation.ts";
import { problems } from "./problem.ts";
import { refusalsOf } from "./refusals.ts";

export interface DocumentDeps {
  readonly version: string;
  readonly baseUrl: string;
  readonly apiUrl: string;
}

/** OpenAPI 3.1 of all operations, aliases included. */
export function openApiDocument(
  operations: readonly Operation[],
  { version, baseUrl, apiUrl }: DocumentDeps,
): Readonly<Record<string, unknown>> {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const operation of operations) {
    for (const [place, path] of [operation.path, ...(operation.aliases ?? [])].entries()) {
      paths[path] = {
        ...paths[path],
        [operation.method.toLowerCase()]: describe(operation, path, place, operation.host === "api" ? apiUrl : baseUrl),
      };
    }
  }
  return {
    openapi: "3.1.0",
    jsonSchemaDialect: "https://json-schema.org/draft/2020-12/schema",
    info: {
      title: "Synthetic Data Gateway",
      version,
      description:
        "Synthetic datasets for agents and developers, paid by the row with x402 version 2 in USDC. 50 rows are free.",
      license: { name: "MIT", identifier: "MIT" },
      "x-guidance":
        "Call an operation without payment. Within the free quota rows come at once; else a 402 carries the offer in PAYMENT-REQUIRED, and the price, sample rows and schema in its body. Sign it and send the same request with PAYMENT-SIGNATURE. If the answer is lost, present the same payment again.",
    },
    servers: [...new Set([baseUrl, apiUrl])].map((url) => ({ url })),
    paths,
    components: { schemas: { Problem: problemSchema } },
  };
}

function describe(operation: Operation, path: string, place: number, server: string): Record<string, unknown> {
  const { id, group, summary, description, method, sells } = operation;
  const schema = inputSchema(operation.input);
  return {
    operationId: place === 0 ? id : `${id}-alias-${place}`,
    tags: [group],
    summary,
    description: place === 0 ? description : `Alias of ${operation.path}. ${description}`,
    ...(place === 0 ? {} : { deprecated: true }),
    servers: [{ url: server }],
    security: [],
    ...(method === "POST"
      ? {
          parameters: parametersOf(operation, schema, path).filter(isOutsideBody),
          requestBody: requestBody(operation, schema, path),
        }
      : { parameters: parametersOf(operation, schema, path) }),
    ...(sells === undefined ? {} : { "x-payment-info": paymentInfo(sells) }),
    responses: responsesOf(operation),
  };
}

/** The members of a POST's input are its body, but for those of its path. */
function requestBody(operation: Operation, schema: JsonObject, path: string): Record<string, unknown> {
  const { $schema: _, properties, required, ...rest } = schema;
  const inBody = ([name]: [string, unknown]) => !path.includes(`{${name}}`);
  const only = (of: unknown) => Object.fromEntries(Object.entries(of as object).filter(inBody));
  const body = {
    ...rest,
    properties: only(properties ?? {}),
    ...(required === undefined ? {} : { required: (required as string[]).filter((name) => inBody([name, null])) }),
  };
  return { required: true, content: { "application/json": { schema: body, example: only(operation.example) } } };
}

function isOutsideBody({ in: place }: Record<string, unknown>): boolean {
  return place !== "query";
}

function parametersOf(operation: Operation, schema: JsonObject, path: string): Record<string, unknown>[] {
  const properties = (schema.properties ?? {}) as Record<string, JsonObject>;
  const required = new Set((schema.required ?? []) as string[]);
  const declared = Object.entries(properties).map(([name, { description, ...rest }]) => {
    const inPath = path.includes(`{${name}}`);
    const example = (operation.example as Record<string, unknown>)[name];
    return {
      name,
      in: inPath ? "path" : "query",
      required: inPath || required.has(name),
      ...(description === undefined ? {} : { description }),
      schema: rest,
      ...(example === undefined ? {} : { example }),
    };
  });
  if (operation.sells === undefined) return declared;
  return [
    ...declared,
    header("PAYMENT-SIGNATURE", "Base64 of a signed x402 version 2 payload. Leave it out to get the offer."),
    header(
      "Idempotency-Key",
      "The same key with the same request is the same order, also with another payment of the same wallet.",
    ),
  ];
}

function header(name: string, description: string): Record<string, unknown> {
  return { name, in: "header", required: false, description, schema: { type: "string" } };
}

function paymentInfo({ unit, leastMicroUsdc, mostMicroUsdc }: Pricing): Record<string, unknown> {
  const price =
    leastMicroUsdc === mostMicroUsdc
      ? { mode: "fixed", amount: formatUsdc(leastMicroUsdc), currency: "USD" }
      : { mode: "dynamic", min: formatUsdc(leastMicroUsdc), max: formatUsdc(mostMicroUsdc), currency: "USD" };
  return {
    price,
    unit,
    ...(unit === "row" ? { unitPrice: formatUsdc(ROW_PRICE_MICRO_USDC) } : {}),
    protocols: [{ x402: {} }],
  };
}

function responsesOf(operation: Operation): Record<string, unknown> {
  const { output } = operation;
  const content = Object.fromEntries(
    output.types.map((type) => [
      type,
      { schema: type.includes("json") && !type.includes("ndjson") ? output.schema : { type: "string" } },
    ]),
  );
  const responses: Record<string, unknown> = { 200: { description: output.description, content } };
  for (const [status, { description, headers = {}, isEmpty }] of Object.entries(operation.otherwise ?? {})) {
    responses[status] = {
      description,
      ...(Object.keys(headers).length === 0 ? {} : { headers: responseHeaders(headers) }),
      ...(isEmpty === true ? {} : { content }),
    };
  }
  const refusals = refusalsOf(operation);
  for (const status of new Set(refusals.map((code) => problems[code].status))) {
    responses[status] = {
      description: refusals.filter((code) => problems[code].status === status).join(", "),
      ...(status === 402 ? { headers: responseHeaders({ "PAYMENT-REQUIRED": "Base64 of the x402 offer" }) } : {}),
      content: { "application/problem+json": { schema: { $ref: "#/components/schemas/Problem" } } },
    };
  }
  return responses;
}

function responseHeaders(meanings: Readonly<Record<string, string>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(meanings).map(([name, description]) => [name, { description, schema: { type: "string" } }]),
  );
}

const problemSchema = {
  type: "object",
  description: "RFC 9457",
  properties: {
    type: { type: "string", format: "uri" },
    title: { type: "string" },
    status: { type: "integer" },
    detail: { type: "string" },
    code: { type: "string", enum: Object.keys(problems) },
    charged: { type: "boolean", description: "Whether money moved." },
    retryable: { type: "boolean", description: "Whether the same request may succeed later." },
    next: { type: "string", description: "What to do." },
  },
  required: ["type", "title", "status", "code", "charged", "retryable", "next"],
} as const;
