import type { Reading } from "./reading.ts";

/** Asks something of one token of a reading. */
type AskedAt<Answer> = (reading: Reading, at: number) => Answer;

/**
 * The same, found once for each token: dozens of extractors ask in turn which quantity begins there. The answers last as long as
 * it is the same need that is read, so no answer may depend on `stepped`, which is found out on the way.
 */
export function onceAToken<Answer>(answerAt: AskedAt<Answer>): AskedAt<Answer> {
  let of: Reading | undefined;
  let answers: (Answer | typeof unasked)[] = [];
  return (reading, at) => {
    // Before the first token and behind the last there is nothing to keep.
    if (at < 0 || at >= reading.tokens.length) return answerAt(reading, at);
    if (of !== reading) {
      of = reading;
      answers = reading.tokens.map(() => unasked);
    }
    const known = answers[at];
    if (known !== unasked) return known as Answer;
    const answer = answerAt(reading, at);
    answers[at] = answer;
    return answer;
  };
}

/** Unlike any answer, undefined included. */
const unasked = Symbol("not asked yet");
