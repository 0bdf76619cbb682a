/** What is said about one kind of matter: phrases, one a line (see `phrase.ts` for the notation). */
export interface Matter {
  /** The customer: what is wrong or wanted. */
  readonly problem: string;
  /** The customer: why it matters, what was tried. */
  readonly context: string;
  /** The agent asks for what is still unknown. */
  readonly question: string;
  /** The customer's reply to that. */
  readonly answer: string;
  /** The agent: what the systems show. */
  readonly finding: string;
  /** The agent: what can be done. */
  readonly offer: string;
  /** The agent: it is done. */
  readonly done: string;
  /** The agent: why it cannot be done. */
  readonly refusal: string;
}

/** The phrases of a text, one a line. */
export function lines(text: string): string[] {
  return text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
}
