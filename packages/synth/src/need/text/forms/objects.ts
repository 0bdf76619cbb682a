import { columnSaid } from "./column-said.ts";
import { joined } from "./joined.ts";
import { requestSaid, requestWithin } from "./request-said.ts";
import { snippetAt } from "./snippet.ts";

/** `{"record": "bike trip", "rows": 200, "columns": ["trip_id"]}`, `POST /generate {…}`, `constraints: {grade: "0..20"}`. */
export function withObjectSaid(text: string): string {
  const start = text.indexOf("{");
  const snippet = start < 0 ? undefined : snippetAt(text, start);
  if (snippet === undefined) return text;
  const before = text.slice(0, start);
  const label = /(?:constraints|ranges|rules)\s*[:=]\s*$/i.exec(before);
  if (label !== null) {
    const said = [...snippet.value].map(([name, value]) => columnSaid(name, value).column).join(", ");
    return `${before.slice(0, label.index)}${said}${text.slice(snippet.end)}`;
  }
  const request = requestWithin(snippet.value);
  if (request === undefined) return text;
  return joined(withoutLabel(before), requestSaid(request), text.slice(snippet.end));
}

/** "POST /generate", "data_request:": whither it goes, and what it is called. */
export function withoutLabel(before: string): string {
  return before
    .replace(/\b(?:POST|GET|PUT|curl)\b[^{]{0,80}$/u, "")
    .replace(/(?:^|(?<=[.!?;\n] ?))[^.!?;:\n]{0,40}[:=]\s*$/u, "");
}
