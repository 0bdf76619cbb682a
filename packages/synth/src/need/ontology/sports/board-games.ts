import { choice, decimal, flag, instant, typed, whole } from "../define.ts";
import { exponential, lognormal, normal, poisson } from "../models.ts";
import type { SemanticType } from "../semantic-type.ts";

export const boardGamesTypes: readonly SemanticType[] = [
  whole(
    "game_score",
    {
      en: "high score|final score|player score|score achieved|match score points",
      de: "spielstand|punktestand",
      es: "puntuación|marcador",
      fr: "score du jeu",
      pt: "pontuação|placar",
    },
    "Score reached.",
    lognormal(2400, 1),
    { maximum: 100_000_000 },
  ),
  flag(
    "is_winner",
    {
      en: "won|victory|is win|did win",
      de: "gewonnen",
      es: "ganó",
      fr: "gagné",
      pt: "venceu",
    },
    "Whether the person won.",
    0.5,
  ),
  whole(
    "player_limit",
    {
      en: "min players|max players|minimum players|maximum players|number of players|player count",
      de: "spielerzahl|spieleranzahl|min spieler|max spieler",
      es: "número de jugadores|mín jugadores|máx jugadores",
      fr: "nombre de joueurs",
      pt: "número de jogadores",
    },
    "How many play.",
    poisson(3.2),
    { minimum: 1, maximum: 100 },
  ),
  choice(
    "winner_side",
    "winner color|white or black|winning side|winning player",
    "Who won.",
    "white:50|black:45|draw:5",
  ),
  choice(
    "termination",
    "how game ended|victory status|ending|game termination|win method",
    "How the game ended.",
    "resignation:46|checkmate:28|time forfeit:20|draw agreed:6",
  ),
  choice(
    "time_control",
    "game speed|chess time control|time format",
    "Time given.",
    "blitz:40|rapid:32|bullet:20|classical:8",
  ),
  instant(
    "kickoff_at",
    {
      en: "kickoff|kick-off|match date|game date|match time|fixture date|match start|tip-off|played at",
      de: "anstoß|spieldatum",
      es: "fecha del partido|hora del partido",
      fr: "coup d'envoi|date du match",
      pt: "data da partida|início da partida",
    },
    "When the match began.",
  ),
  typed("period_scores", "quarter scores|scores by set|set scores|score by quarter", "Score by part.", "array", {
    kind: "list",
    of: { kind: "number", distribution: poisson(24), decimals: 0 },
    least: 4,
    most: 4,
  }),
  decimal("average_speed_race", "race speed|average pace speed|top speed", "Mean speed.", normal(14, 3), 2, {
    unit: "km/h",
    minimum: 1,
    maximum: 400,
  }),
  whole(
    "fantasy_points",
    "fantasy score|fantasy football points|fantasy value",
    "Points in the fantasy league.",
    exponential(4.2),
    { minimum: -10, maximum: 80 },
  ),
];
