import type { Found } from "../findings.ts";
import { formats } from "./format-words.ts";

const form =
  /^(csv|tsv|json|ndjson|jsonl|parquet) (?!(?:files?|payloads?|blobs?|schemas?|strings?|fields?|columns?|keys?|paths?|exports?|uploads?|downloads?|imports?|parsers?|errors?|apis?|requests?|responses?|messages?|configs?|snippets?)\b)(.+)$/;

/** "20k ndjson player events", "500 json orders": the form of the delivery may stand before what is counted. */
export function withWrittenThings(found: readonly Found[], text: string): Found[] {
  if (found.some(({ kind }) => kind === "format")) return [...found];
  return found.flatMap((each): readonly Found[] => {
    const said = each.kind === "entities" ? form.exec(each.noun) : null;
    const [, written = "", noun = ""] = said ?? [];
    if (each.kind !== "entities" || noun === "") return [each];
    const start = text.toLowerCase().indexOf(written, each.start);
    if (start < 0 || start >= each.end) return [each];
    return [
      { ...each, noun },
      { kind: "format", format: formats[written] ?? written, start, end: start + written.length },
    ];
  });
}
