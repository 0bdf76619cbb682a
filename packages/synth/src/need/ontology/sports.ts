import type { SemanticType } from "./semantic-type.ts";
import { boardGamesTypes } from "./sports/board-games.ts";
import { disciplinesTypes } from "./sports/disciplines.ts";
import { horsesTypes } from "./sports/horses.ts";
import { inningsTypes } from "./sports/innings.ts";
import { matchesTypes } from "./sports/matches.ts";
import { playersTypes } from "./sports/players.ts";
import { racesTypes } from "./sports/races.ts";

/** What experts of matches, players, races and games call their columns. */
export const sportsTypes: readonly SemanticType[] = [
  ...matchesTypes,
  ...playersTypes,
  ...racesTypes,
  ...boardGamesTypes,
  ...inningsTypes,
  ...disciplinesTypes,
  ...horsesTypes,
];
