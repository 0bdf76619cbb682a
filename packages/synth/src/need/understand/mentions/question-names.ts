import type { Frame, FrameField } from "../../frames/frame.ts";
import { isPerson } from "../meaning/forms.ts";
import { inFrame } from "../meaning/known-meaning.ts";
import { wordLike } from "../words/name-words.ts";
import { beforeBoundary, stripped } from "../words/noise.ts";
import type { Word } from "../words/pieces.ts";
import type { Vocabulary } from "../words/vocabulary.ts";
import { type NamedPhrase, named, type Reading } from "./reading.ts";

/** "who watched what on which device": the person of the rows, the thing that the domain has first, and what is asked for by name. */
export function questionNames(words: readonly Word[], reading: Reading): readonly NamedPhrase[] | undefined {
  const { frame, vocabulary } = reading.lookup;
  const [who] = words;
  const what = words.findIndex(({ folded }, at) => at > 1 && folded === "what");
  if (frame === null || who?.folded !== "who" || what < 0 || what > 3) return undefined;
  const person = personOf(frame, vocabulary);
  const thing = thingOf(frame, vocabulary);
  if (person === undefined || thing === undefined) return undefined;
  const owned = [person, thing].flatMap((field, at) => {
    const meaning = inFrame(
      wordLike(field.name, [at === 0 ? who : (words[what] ?? who)]),
      field,
      reading.lookup,
      "frame",
      0.7,
    );
    return meaning === undefined ? [] : [{ meaning, words: meaning.words }];
  });
  return [...owned, ...askedByName(words.slice(what + 1), reading)];
}

/** The "device" of "on which device". */
function askedByName(words: readonly Word[], reading: Reading): readonly NamedPhrase[] {
  const which = words.findIndex(({ folded }) => folded === "which" || folded === "what");
  const noun = which < 0 ? [] : beforeBoundary(stripped(words.slice(which + 1)));
  return noun.length === 0 || noun.length > 3 ? [] : [named(noun, reading)];
}

function personOf({ fields }: Frame, vocabulary: Vocabulary): FrameField | undefined {
  return fields.find(
    ({ of, type, core }) => core === true && isPerson(of ?? "") && vocabulary.types.get(type)?.type === "id",
  );
}

/** What is done something with: the first core field that is no key, person, time or measure. */
function thingOf({ fields }: Frame, vocabulary: Vocabulary): FrameField | undefined {
  return fields.find(({ key, core, of, type }) => {
    const kind = vocabulary.types.get(type)?.type;
    return (
      key !== true && core === true && !isPerson(of ?? "") && (kind === "string" || kind === "enum" || kind === "id")
    );
  });
}
