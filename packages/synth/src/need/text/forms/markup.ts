import { columnSaid } from "./column-said.ts";
import { counts, inWords, subjectSaid } from "./request-said.ts";
import type { Value } from "./snippet.ts";

const tag = /<(?<name>[a-z][\w-]*)(?<attributes>(?:\s+[a-z][\w-]*\s*=\s*"[^"<>]*")+)\s*\/?>/giu;
const attribute = /(?<key>[a-z][\w-]*)\s*=\s*"(?<value>[^"<>]*)"/giu;
const FEW = 3;

/** `<dataset name="soil" rows="20"/><column name="ph" type="decimal" min="4"/>`: a request in XML is said in words. */
export function withMarkupSaid(text: string): string {
  const tags = [...text.matchAll(tag)];
  if (tags.length < FEW) return text;
  let [about, rows] = ["", ""];
  const columns: string[] = [];
  const told: string[] = [];
  for (const { groups } of tags) {
    const traits = new Map<string, Value>(
      [...(groups?.attributes ?? "").matchAll(attribute)].map(({ groups: each }) => [
        each?.key ?? "",
        each?.value ?? "",
      ]),
    );
    const name = traits.get("name");
    const isColumn = /^(?:column|col|field|attribute|property)$/iu.test(groups?.name ?? "");
    if (isColumn && typeof name === "string") {
      traits.delete("name");
      const said = columnSaid(name, traits);
      columns.push(said.column);
      told.push(...said.told);
      continue;
    }
    if (typeof name === "string") about = subjectSaid(name);
    for (const [key, value] of traits) {
      if (counts.test(key.toLowerCase()) && typeof value === "string") rows = value;
      else if (/^(?:format|seed|locale)$/iu.test(key)) told.push(`${key} ${String(value)}`);
    }
  }
  if (columns.length < FEW) return text;
  return inWords({ rows, about, columns, told, isWhole: true });
}
