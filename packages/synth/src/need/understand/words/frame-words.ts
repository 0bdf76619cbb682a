import type { Frame, FrameField } from "../../frames/frame.ts";
import type { SemanticType } from "../../ontology/semantic-type.ts";
import { type PhraseIndex, phraseIndex } from "../../text/phrase-index.ts";
import { type KeyOf, phraseKeys } from "./phrase-keys.ts";

/** What fields are called in their frames alone, and what their members are called. */
export interface FrameWords {
  /** The field of a frame of which this is a name of its own: its published name before any other. */
  field(frame: Frame, key: string): FrameField | undefined;
  /** The field of a frame with this member. */
  member(frame: Frame, key: string): { readonly field: FrameField; readonly value: string } | undefined;
  /** The frames in which a type stands. */
  framesWith(typeId: string): readonly { readonly frame: Frame; readonly field: FrameField }[];
}

/** More members than a field has. */
const MEMBERS = 4096;

/** The words of all frames. Fields are numbered through all of them, so that one index serves them all. */
export function frameWords(
  frames: readonly Frame[],
  types: ReadonlyMap<string, SemanticType>,
  keyOf: KeyOf,
): FrameWords {
  const fields = frames.flatMap((frame) => frame.fields);
  const frameOf = frames.flatMap((frame) => frame.fields.map(() => frame));
  const firsts = new Map<Frame, number>();
  let first = 0;
  for (const frame of frames) {
    firsts.set(frame, first);
    first += frame.fields.length;
  }
  const names = ownNames(frames, keyOf);
  const typesUsed = phraseIndex((file) => {
    for (const [number, { type }] of fields.entries()) file(type, number);
  });
  let members: PhraseIndex | undefined;

  /** The first of the numbers that is of the frame, as numbers of its fields go. */
  function within(frame: Frame, numbers: Int32Array, perField: number): number | undefined {
    const from = (firsts.get(frame) ?? 0) * perField;
    const end = from + frame.fields.length * perField;
    for (const number of numbers) if (number >= from && number < end) return number;
    return undefined;
  }

  return {
    field(frame, key) {
      const number = within(frame, names.under(key), 1);
      return number === undefined ? undefined : fields[number];
    },
    member(frame, key) {
      members ??= membersOf(fields, types);
      const number = within(frame, members.under(key), MEMBERS);
      const field = number === undefined ? undefined : fields[Math.floor(number / MEMBERS)];
      if (number === undefined || field === undefined) return undefined;
      const value = valuesOf(field, types)[number % MEMBERS];
      return value === undefined ? undefined : { field, value };
    },
    framesWith(typeId) {
      const found: { frame: Frame; field: FrameField }[] = [];
      for (const number of typesUsed.under(typeId)) {
        const frame = frameOf[number];
        const field = fields[number];
        if (frame !== undefined && field !== undefined) found.push({ frame, field });
      }
      return found;
    },
  };
}

/** Numbers of fields by their names, those of a frame together: published names first, then what else they are called there. */
function ownNames(frames: readonly Frame[], keyOf: KeyOf): PhraseIndex {
  return phraseIndex((file) => {
    let first = 0;
    const fileOne = (phrase: string, number: number): void => {
      const key = keyOf(phrase, "en");
      if (key !== "") file(key, number);
    };
    for (const { fields } of frames) {
      for (const [at, { name }] of fields.entries()) fileOne(name.replaceAll("_", " "), first + at);
      for (const [at, { names }] of fields.entries())
        for (const name of names?.split("|") ?? []) fileOne(name, first + at);
      first += fields.length;
    }
  });
}

/** Read when the first is asked for: most needs name no members. */
function membersOf(fields: readonly FrameField[], types: ReadonlyMap<string, SemanticType>): PhraseIndex {
  const { keyOf } = phraseKeys();
  return phraseIndex((file) => {
    fields.forEach((field, number) => {
      valuesOf(field, types).forEach((value, at) => {
        const key = keyOf(value, "en");
        if (key !== "" && at < MEMBERS) file(key, number * MEMBERS + at);
      });
    });
  });
}

function valuesOf(field: FrameField, types: ReadonlyMap<string, SemanticType>): readonly string[] {
  const model = field.model ?? types.get(field.type)?.model;
  return model?.kind === "choice" ? model.values : [];
}
