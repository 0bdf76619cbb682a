import { inputSchema } from "./input.ts";
import type { Input, SellingDeclaration } from "./operation.ts";

/** The `bazaar` extension of an operation's 402: how to call it, and what comes back. */
export function bazaarExtension(operation: SellingDeclaration<Input>): Readonly<Record<string, unknown>> {
  const { method, path, example, output } = operation;
  const { properties, required } = inputSchema(operation.input) as {
    properties?: object;
    required?: readonly string[];
  };
  const parameters = {
    type: "object",
    properties: Object.fromEntries(
      Object.entries(properties ?? {}).flatMap(([name, schema]) =>
        path.includes(`{${name}}`) ? [] : [[name, brief(schema)]],
      ),
    ),
    ...(required === undefined ? {} : { required: required.filter((name) => !path.includes(`{${name}}`)) }),
  };
  const inPath = (name: string) => path.includes(`{${name}}`);
  const isTemplate = path.includes("{");
  const pathParams = Object.fromEntries(Object.entries(example).filter(([name]) => inPath(name)));
  const rest = Object.fromEntries(Object.entries(example).filter(([name]) => !inPath(name)));
  const shape = {
    ...{ type: "http", method },
    ...(isTemplate ? { pathParams } : {}),
    ...(method === "GET" ? { queryParams: rest } : { bodyType: "json", body: rest }),
  };
  const members = {
    ...(isTemplate ? { pathParams: { type: "object" } } : {}),
    ...(method === "GET" ? { queryParams: parameters } : { bodyType: { const: "json" }, body: parameters }),
  };
  return {
    ...(isTemplate ? { routeTemplate: path.replace(/\{(\w+)\}/g, ":$1") } : {}),
    info: { input: shape, output: { type: "json", example: { description: output.description } } },
    schema: {
      $schema: "https://json-schema.org/draft/2020-12/schema",
      type: "object",
      properties: {
        input: {
          type: "object",
          properties: { type: { const: "http" }, method: { enum: [method] }, ...members },
          required: ["type", "method", ...(method === "GET" ? [] : ["bodyType", "body"])],
        },
        output: { type: "object" },
      },
      required: ["input"],
    },
  };
}

/** Bounds only: descriptions and long enumerations are in the body of the 402 and in OpenAPI. */
function brief(schema: unknown): Record<string, unknown> {
  const { type, minimum, maximum, default: preset, pattern } = schema as Record<string, unknown>;
  return Object.fromEntries(
    Object.entries({ type, minimum, maximum, default: preset, pattern }).filter(([, value]) => value !== undefined),
  );
}
