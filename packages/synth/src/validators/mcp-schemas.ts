import { checkExamples, checkInput } from "./mcp-schemas/input-rules.ts";
import { checkResult } from "./mcp-schemas/result-rules.ts";
import { Servers } from "./mcp-schemas/servers.ts";
import { checkArrays, type ToolRow, toolRules } from "./mcp-schemas/tool-row.ts";
import { checkSetting, checkWords } from "./mcp-schemas/tool-rules.ts";
import { checkRecord } from "./record-rules.ts";
import type { Report, Validation, Violation } from "./validation.ts";

/**
 * Checks tool definitions, from row 0 on, against the published rules of the dataset. Memory grows with tools (their ids) and
 * servers (their names).
 */
export function validateMcpSchemas(rows: Iterable<Record<string, unknown>>): Validation {
  const violations: Violation[] = [];
  const servers = new Servers();
  const ids = new Set<string>();
  let row = 0;
  let version: unknown;
  const report: Report = (invariant, detail) => violations.push({ row, invariant, detail });
  for (const record of rows) {
    if (checkRecord(record, toolRules, report) && checkArrays(record, report)) {
      const tool = record as unknown as ToolRow;
      version ??= tool.schema_version;
      if (tool.schema_version !== version) report("schema", `schema_version changes to ${tool.schema_version}`);
      if (ids.has(tool.schema_id)) report("key", `${tool.schema_id} stands twice`);
      ids.add(tool.schema_id);
      servers.row(tool, report);
      if (checkInput(tool, report)) checkExamples(tool, report);
      checkResult(tool, report);
      checkWords(tool, report);
      checkSetting(tool, report);
    }
    row++;
  }
  return { rows: row, violations };
}
