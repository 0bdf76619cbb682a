import { framed } from "../grammar.ts";
import type { Shape, TextBank } from "./text-bank.ts";

/** Sentences of one language, one a line, by what they do. */
export interface OpinionFrames {
  readonly good: string;
  readonly bad: string;
  readonly mixed: string;
  readonly goodMore: string;
  readonly badMore: string;
  readonly goodEnd: string;
  readonly badEnd: string;
  readonly titleGood: string;
  readonly titleBad: string;
  readonly titleMixed: string;
  readonly comment: string;
  readonly title: string;
  readonly description: string;
  readonly descriptionMore: string;
  readonly question: string;
}

/** What people write in a language, built alike in each. */
export function opinionBank(texts: OpinionFrames): TextBank {
  const good = framed(texts.good);
  const goodMore = framed(texts.goodMore);
  const goodEnd = framed(texts.goodEnd);
  const bad = framed(texts.bad);
  const badMore = framed(texts.badMore);
  const badEnd = framed(texts.badEnd);
  const mixed = framed(texts.mixed);
  const description = framed(texts.description);
  const comment = framed(texts.comment);
  const byMood =
    (onGood: readonly Shape[], onMixed: readonly Shape[], onBad: readonly Shape[]) =>
    (mood: -1 | 0 | 1): readonly Shape[] =>
      mood === 1 ? onGood : mood === 0 ? onMixed : onBad;
  return {
    review: byMood(
      [[good], [good, goodEnd], [good, goodMore], [good, goodMore, goodEnd]],
      [[mixed], [mixed, goodMore, badMore], [mixed, badMore]],
      [[bad], [bad, badEnd], [bad, badMore], [bad, badMore, badEnd]],
    ),
    feedback: byMood([[goodMore], [good]], [[mixed]], [[badMore], [bad]]),
    review_title: byMood([[framed(texts.titleGood)]], [[framed(texts.titleMixed)]], [[framed(texts.titleBad)]]),
    comment: [[comment], [comment], [comment, comment]],
    title: [[framed(texts.title)]],
    description: [[description], [description, framed(texts.descriptionMore)]],
    question: [[framed(texts.question)]],
  };
}
