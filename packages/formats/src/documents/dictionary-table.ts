import type { Dataset } from "@sdg/synth/schema/dataset";
import { type DictionaryEntry, dictionary } from "@sdg/synth/schema/dictionary";

/** The data dictionary as a Markdown page: every field, the key, every invariant, and what else is to be said. */
export function dictionaryPage(dataset: Dataset, further: readonly string[] = []): string {
  const book = dictionary(dataset);
  return [
    `# ${book.title}: data dictionary`,
    `\`${book.dataset}\` ${book.version}. ${book.description}`,
    book.key.length === 0 ? "" : `Key: ${book.key.map((name) => `\`${name}\``).join(", ")}.`,
    "## Fields",
    fieldTable(book.fields),
    "## Invariants",
    "Every delivered row obeys these rules; a stranger can check them on the rows alone.",
    book.invariants.map(({ id, statement }) => `- **${id}**: ${statement}`).join("\n"),
    ...further,
  ]
    .filter((block) => block !== "")
    .join("\n\n")
    .concat("\n");
}

/** A Markdown table with a line for each field. */
export function fieldTable(entries: readonly DictionaryEntry[]): string {
  const lines = entries.map((entry) =>
    [
      `\`${entry.name}\``,
      entry.nullable ? `${entry.type} or null` : entry.type,
      cell(entry.unit ?? ""),
      cell(entry.meaning),
      domain(entry),
      `\`${cell(JSON.stringify(entry.example))}\``,
    ].join(" | "),
  );
  return ["Field | Type | Unit | Meaning | Domain | Example", "--- | --- | --- | --- | --- | ---", ...lines]
    .map((line) => `| ${line} |`)
    .join("\n");
}

function domain({ values, minimum, maximum, decimals, pattern }: DictionaryEntry): string {
  const parts: string[] = [];
  if (values !== null) parts.push(values.map((value) => `\`${cell(value)}\``).join(", "));
  if (minimum !== null || maximum !== null) parts.push(`${minimum ?? "−∞"} … ${maximum ?? "∞"}`);
  if (decimals !== null) parts.push(`${decimals} decimals`);
  if (pattern !== null) parts.push(`\`${cell(pattern)}\``);
  return parts.join("; ");
}

/** A bar would end the cell, a line break the row. */
function cell(text: string): string {
  return text.replaceAll("|", "\\|").replaceAll(/\r?\n/g, " ");
}
