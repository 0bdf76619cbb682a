import { type Dataset, defineDataset } from "../schema/dataset.ts";
import { schemaColumns } from "./mcp-schemas/columns.ts";
import { schemaInvariants } from "./mcp-schemas/invariants.ts";
import { openSchemas, ROW_LIMIT } from "./mcp-schemas/schema-source.ts";
import { domains, revisions } from "./mcp-schemas/vocabulary.ts";

const version = "1.0.0";
const columns = schemaColumns(version);

/**
 * Tool definitions of invented MCP servers in sixteen domains: names, descriptions that agree with the arguments, input and
 * output schemas, hints, and for every tool arguments that validate and arguments that fail for a stated keyword.
 */
export const mcpSchemas: Dataset = defineDataset({
  id: "mcp-schemas",
  version,
  title: "MCP tool schemas",
  description:
    "Tool definitions of invented Model Context Protocol servers in sixteen domains and three revisions: name, title, description, JSON Schemas of input and output, hints, an example call with its result, and invalid arguments with the keyword that refuses them. One row is one tool; a server's tools follow one another.",
  key: ["schema_id"],
  columns,
  invariants: schemaInvariants,
  rowLimit: ROW_LIMIT,
  parameters: {
    domains: { type: "choices", meaning: "What the servers are about.", values: domains, default: [] },
    protocol_versions: {
      type: "choices",
      meaning: "Which revisions of MCP the definitions follow.",
      values: revisions,
      default: [],
    },
    tools_per_server: {
      type: "integer",
      meaning: "Mean number of tools of a server; servers have from two fifths of it to twice as many.",
      minimum: 4,
      maximum: 24,
      default: 10,
    },
    output_schema_share: {
      type: "number",
      meaning: "Chance that a tool declares a structured result.",
      minimum: 0,
      maximum: 1,
      default: 0.45,
    },
  },
  open: (seed, values, memory) => openSchemas(seed, values, columns.length, memory),
});
