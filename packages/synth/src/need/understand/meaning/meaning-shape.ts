import type { FrameField } from "../../frames/frame.ts";
import type { SemanticType } from "../../ontology/semantic-type.ts";
import type { Word } from "../words/pieces.ts";

/** How a phrase was understood: by a word list whole, by its last words, by its form alone. */
export type Understood = "frame" | "type" | "swapped" | "suffix" | "corrected" | "form";

/** What one phrase means as a field. */
export interface Meaning {
  readonly words: readonly Word[];
  readonly field: FrameField | null;
  readonly type: SemanticType;
  readonly by: Understood;
  readonly confidence: number;
}

/** Nouns whose fields are the rows' own: a "booking date" is the date of a bookings frame. */
export interface Owner {
  /** Keys of the record and the subjects: "booking", "guest". */
  readonly nouns: ReadonlySet<string>;
  readonly record: ReadonlySet<string>;
}
