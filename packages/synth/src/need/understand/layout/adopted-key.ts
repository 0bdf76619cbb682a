import type { Found } from "../../findings.ts";
import type { DraftField, DraftTable } from "../draft/draft.ts";
import type { Lookup } from "../words/lookup.ts";
import { lastKey, wordKey, wordsOf } from "../words/phrase.ts";
import { happenings } from "./happenings.ts";

/** "robot id" in a domain of devices: the one id that the buyer names is what the series are of. */
export function adoptKey(table: DraftTable, { frame, vocabulary }: Lookup, all: readonly Found[]): void {
  if (frame?.layout?.kind !== "series") return;
  const { subject } = frame.layout;
  const key = frame.fields.find(
    (field) => field.key === true && field.of === subject && vocabulary.types.get(field.type)?.type === "id",
  );
  if (key === undefined || table.fields.some((field) => field.frameField === key)) return;
  const ids = table.fields.filter((field) => field.type === "id");
  const bare = ids.filter((field) => field.frameField === null);
  // "sensor_id, timestamp; 12 sensors": the one id of what is counted, though the domain knows it beside its devices.
  const [only, ...others] = bare.length === 0 && ids.length === 1 && isOfCounted(ids[0], all) ? ids : bare;
  if (
    only === undefined ||
    others.length > 0 ||
    /^(?:event|reading|record|row|error|log|message|trace|request)_/.test(only.name) ||
    isOfAnotherThing(only, all)
  )
    return;
  only.frameField = key;
  only.of = subject;
}

function isOfCounted(id: DraftField | undefined, all: readonly Found[]): boolean {
  const noun = id?.name.replace(/_(?:id|code|number)$/, "");
  return all.some((found) => found.kind === "entities" && lastKey(found.noun) === noun);
}

/** The alarm code of "25 turbines", an incident, the contract of "320 employees": no key of what is read again and again. */
function isOfAnotherThing({ name, semantic }: DraftField, all: readonly Found[]): boolean {
  const known = semantic.id.replace(/_(?:id|code|number)$/, "");
  if (happenings.has(known) || /(?:^|_)codes?(?:_|$)/.test(name)) return true;
  const counted = all.flatMap((found) => (found.kind === "entities" && found.count > 1 ? wordsOf(found.noun) : []));
  const nouns = new Set(counted.map((word) => wordKey(word)));
  return nouns.size > 0 && ![...name.split("_"), ...known.split("_")].some((word) => nouns.has(wordKey(word)));
}
