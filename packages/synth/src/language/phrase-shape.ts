/**
 * A phrase is written in a small notation and read once:
 *
 * | notation    | stands for                                                                       |
 * |-------------|----------------------------------------------------------------------------------|
 * | `[a\|b\|]`  | one of the alternatives, drawn anew each time; an empty one says nothing            |
 * | `[~a\|b]`   | one of the alternatives, always the same one for one speaker: a habit of speech     |
 * | `[^a\|b]`   | the alternative that suits the speaker's formality, from formal to casual           |
 * | `{product}` | what the facts of the conversation say, see `slots.ts`                               |
 * | `<soon>`    | one phrase of a list of that name                                                 |
 */
export interface Phrase {
  /** LITERAL, SLOT …; every phrase has all members, and which of them count follows from its kind. */
  readonly kind: number;
  readonly plain: string;
  readonly capital: string;
  readonly lower: string;
  readonly slot: number;
  readonly parts: readonly Phrase[];
  /** What a habit is drawn by. */
  readonly mark: number;
}

export const LITERAL = 0;
export const SLOT = 1;
export const SEQUENCE = 2;
export const CHOICE = 3;
export const HABIT = 4;
export const TONE = 5;

/** The parts of what has none. */
export const none: readonly Phrase[] = [];

/** A phrase of a kind; the texts of a literal are its reader's affair. */
export function phraseOf(kind: number, parts: readonly Phrase[], slot = 0, mark = 0): Phrase {
  return { kind, plain: "", capital: "", lower: "", slot, parts, mark };
}
