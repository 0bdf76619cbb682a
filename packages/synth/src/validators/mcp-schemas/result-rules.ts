import type { Report } from "../validation.ts";
import { errorsOf, isObject, type JsonObject, schemaFlaw } from "./json-schema.ts";
import type { ToolRow } from "./tool-row.ts";

/** The revision that first says whether a result is complete, and how long a list may be kept. */
export const LATEST = "2026-07-28";

/** JSON with sorted keys and without spaces. */
function sortedJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(sortedJson).join(",")}]`;
  if (!isObject(value)) return JSON.stringify(value);
  const names = Object.keys(value).sort((a, b) => (a < b ? -1 : 1));
  return `{${names.map((name) => `${JSON.stringify(name)}:${sortedJson(value[name])}`).join(",")}}`;
}

/** The text of a result of one text item, or null. */
function textOf(content: unknown): string | null {
  if (!Array.isArray(content) || content.length !== 1) return null;
  const item: unknown = content[0];
  return isObject(item) && item.type === "text" && typeof item.text === "string" ? item.text : null;
}

function structuredFlaw(output: JsonObject, structured: unknown, text: string): string | null {
  const errors = errorsOf(output, structured);
  if (errors.length > 0) return `structuredContent is refused by ${errors.join(", ")}`;
  return text === sortedJson(structured) ? null : `the text is ${text}`;
}

function resultFlaw(tool: ToolRow): string | null {
  const { example_result: result, output_schema: output } = tool;
  const isLatest = tool.protocol_version === LATEST;
  if (isLatest ? result.resultType !== "complete" : Object.hasOwn(result, "resultType")) {
    return `resultType ${JSON.stringify(result.resultType)} under ${tool.protocol_version}`;
  }
  const text = textOf(result.content);
  if (text === null) return "content is not one text item";
  const isStructured = Object.hasOwn(result, "structuredContent");
  if (isStructured !== (output !== null)) return `structuredContent is ${isStructured ? "present" : "absent"}`;
  return output === null ? null : structuredFlaw(output, result.structuredContent, text);
}

/** Rules on the result and on its schema. */
export function checkResult(tool: ToolRow, report: Report): void {
  const output = tool.output_schema;
  if (output !== null) {
    const flaw = output.type === "object" ? schemaFlaw(output) : "its type is not object";
    if (flaw !== null) {
      report("output-schema", flaw);
      return;
    }
  }
  const flaw = resultFlaw(tool);
  if (flaw !== null) report("result", flaw);
}
