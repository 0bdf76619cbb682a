import { decimal, whole } from "../define.ts";
import { beta, poisson } from "../models.ts";
import type { SemanticType } from "../semantic-type.ts";

/** What is counted of players and teams in a game. */
export const inningsTypes: readonly SemanticType[] = [
  whole("steals", "ball steals", "How often the ball was taken.", poisson(1.1)),
  whole("wickets", "wickets taken|wickets lost", "How many wickets fell.", poisson(1.4), { maximum: 10 }),
  decimal("overs", "overs bowled|overs faced", "How many overs were bowled.", beta(2.5, 2.5, 1, 20), 1, { minimum: 0 }),
  decimal("batting_average", "average at bat|hit average", "Hits over times at bat.", beta(30, 85, 0, 1), 3, {
    minimum: 0,
    maximum: 1,
  }),
  whole(
    "pit_stops",
    "number of pit stops|pitstops|stops in the pit",
    "How often a car stopped in the pit.",
    poisson(1.8),
  ),
];
