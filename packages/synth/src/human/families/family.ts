/** What is written about one family of scenarios. Texts are in the notation of `language/phrase-shape.ts`, one phrase a line. */
export interface FamilySource {
  readonly id: string;
  /** What the main person may be, comma-separated. */
  readonly users: string;
  /** Whom they may talk to about it. */
  readonly confidants: string;
  /** The person at the other end of the matter, as a role; `{they}` in clauses. */
  readonly counterpart: string;
  /** How often the conversation is with the counterpart, whom the main person then addresses: 0 … 1. */
  readonly facing: number;
  /** True where the counterpart is there to help: a clerk, an adviser, an assistant. */
  readonly isOnDuty: boolean;
  /** Where it takes place, comma-separated, with preposition. */
  readonly places: string;
  /** "token: text", one a line. */
  readonly goals: string;
  /**
   * "code token goal topic: clause", one a line; the goal is an index into the goals. The codes hope and fear have three
   * clauses, divided by " / ": ahead, come true, not come true.
   */
  readonly events: string;
  /** What the main person adds. */
  readonly details: string;
  /** Questions ("? …") with their answers, of whom one mostly talks to. */
  readonly pairs: string;
  /** What that person suggests. */
  readonly advice: string;
}
