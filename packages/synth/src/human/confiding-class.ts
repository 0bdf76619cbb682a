import type { EventCode, Seed } from "./family-book.ts";
import type { ConfidingClass } from "./speech/exchanges/confiding.ts";

const classes: Readonly<Record<EventCode, ConfidingClass>> = {
  good: "good",
  bad: "blow",
  stuck: "stuck",
  wrong: "harm",
  hope: "ahead",
  fear: "ahead",
  pride: "good",
  shame: "shame",
  kind: "good",
  unfair: "harm",
  fgood: "friends",
  fbad: "friends",
  odd: "stuck",
  like: "good",
  love: "good",
  dislike: "stuck",
  disgust: "stuck",
  plain: "stuck",
};

/** How a friend talks about what happened. */
export function confidingClassOf(seed: Seed | null): ConfidingClass {
  if (seed === null) return "stuck";
  const of = classes[seed.code];
  // Where nobody did it, nobody can be asked why.
  return of === "harm" && !(seed.clause.sources[0] ?? "").includes("{they}") ? "blow" : of;
}
