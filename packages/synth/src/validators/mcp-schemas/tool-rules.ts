import type { Report } from "../validation.ts";
import { LATEST } from "./result-rules.ts";
import type { ToolRow } from "./tool-row.ts";

const hintNames = new Set(["title", "readOnlyHint", "destructiveHint", "idempotentHint", "openWorldHint"]);
const reading = new Set([
  ...["get", "fetch", "read", "list", "search", "find"],
  ...["count", "check", "compare", "preview", "describe", "summarize"],
]);
const wordEnd = /[_.-]|(?<=[a-z])(?=[A-Z])/;

/** The first word of a tool's name, in small letters. */
export function verbOf(name: string): string {
  const end = name.search(wordEnd);
  return (end < 0 ? name : name.slice(0, end)).toLowerCase();
}

const expressions = new Map<string, RegExp>();

/** Finds a verb as a whole word, in its base form or as the third person has it. */
function expressionOf(verb: string): RegExp {
  let expression = expressions.get(verb);
  if (expression === undefined) {
    const forms = [verb, `${verb}s`, `${verb}es`, ...(verb.endsWith("y") ? [`${verb.slice(0, -1)}ies`] : [])];
    expression = new RegExp(`\\b(?:${forms.join("|")})\\b`, "i");
    expressions.set(verb, expression);
  }
  return expression;
}

/** Rules on the words of a tool. */
export function checkWords(tool: ToolRow, report: Report): void {
  const { description, annotations } = tool;
  const verb = verbOf(tool.name);
  if (!expressionOf(verb).test(description)) report("verb", `${verb} is not in: ${description}`);
  if ((annotations.readOnlyHint === true) !== reading.has(verb)) {
    report("reading-verbs", `readOnlyHint ${String(annotations.readOnlyHint)} of ${tool.name}`);
  }
  const length = [...description].length;
  if (length < 20 || length > 320 || !description.endsWith(".")) {
    report("description-length", `${length} characters: ${description}`);
  }
  if (tool.tags[0] !== tool.domain) report("tags", `${tool.tags.join(" ")} in ${tool.domain}`);
}

/** Rules on hints and caching. */
export function checkSetting(tool: ToolRow, report: Report): void {
  const { annotations, ttl_ms: ttl, cache_scope: scope } = tool;
  for (const name in annotations) {
    const isFormed = name === "title" ? annotations[name] === tool.title : typeof annotations[name] === "boolean";
    if (!hintNames.has(name) || !isFormed) report("hints", `${name} ${JSON.stringify(annotations[name])}`);
  }
  if (annotations.readOnlyHint === true && annotations.destructiveHint === true) {
    report("hints", "a tool that only reads and destroys");
  }
  const isLatest = tool.protocol_version === LATEST;
  const isMisplaced = (ttl !== null) !== isLatest || (scope !== null) !== isLatest;
  if (isMisplaced || (scope === "public" && tool.auth !== "none")) {
    report("caching", `ttl_ms ${ttl}, cache_scope ${scope} under ${tool.protocol_version} with auth ${tool.auth}`);
  }
}
