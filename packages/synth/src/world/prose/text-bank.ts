import type { Frames } from "../grammar.ts";

/** A text is a row of sentences, each out of one bank of frames. */
export type Shape = readonly (() => Frames)[];

/** How texts of each kind are built: the shapes to draw from, or those for a mood (−1 bad, 0 mixed, 1 good). */
export type TextBank = Readonly<Partial<Record<string, readonly Shape[] | ((mood: -1 | 0 | 1) => readonly Shape[])>>>;
