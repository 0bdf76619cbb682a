import { choices, lognormal, normal, numbers } from "../ontology/models.ts";
import { core, key, known, knowns, onlyWhere, rule, settledBy, within } from "./define.ts";
import type { Frame } from "./frame.ts";
import { countsUp, differs, pulledBy, variesBy } from "./rules.ts";

const teams =
  "Northgate United|Riverside Rovers|Harbour City|Old Town Athletic|Lakeside FC|Granite Wanderers|Eastfield Town|Silver Valley|Crown Albion|Westmoor Rangers|Ironbridge|Saint Alba".split(
    "|",
  );

/** An invented squad, so that the same players come again and each plays for one team. */
const squad: Readonly<Record<string, string>> = {
  "A. Marlow": "Northgate United",
  "J. Okoro": "Northgate United",
  "D. Reyes": "Riverside Rovers",
  "K. Lindqvist": "Riverside Rovers",
  "T. Brandt": "Harbour City",
  "S. Navarro": "Harbour City",
  "M. Osei": "Old Town Athletic",
  "L. Ferrant": "Old Town Athletic",
  "P. Havel": "Lakeside FC",
  "R. Castell": "Lakeside FC",
  "N. Ueda": "Granite Wanderers",
  "O. Brennan": "Granite Wanderers",
  "E. Varga": "Eastfield Town",
  "C. Duarte": "Eastfield Town",
  "H. Lindgren": "Silver Valley",
  "B. Mensah": "Silver Valley",
  "I. Kovac": "Crown Albion",
  "F. Moreau": "Crown Albion",
  "G. Santi": "Westmoor Rangers",
  "V. Tomas": "Westmoor Rangers",
};

const matchEvents: Frame = {
  id: "match_events",
  title: "match events",
  cues: {
    en: "match event:3|football match event:3|football match:2.5|soccer match:2.5|soccer event:3|play-by-play:3|play by play:3|xg:3|expected goals:3|pitch coordinates:3|shot map:3|event data football:3|in-game event:2.5|basketball play:3|ball tracking:2.5|player tracking:2.5|hockey:1.5|soccer:2|football:2",
    de: "spielereignis:3|fußballspiel:2.5|spielzug:3|fußball:2",
    es: "eventos de partido:3|partido de fútbol:2.5|fútbol:2",
    fr: "événements de match:3|match de football:2.5|football:2",
    pt: "eventos da partida:3|partida de futebol:2.5|futebol:2",
  },
  against: "dating:3|calendar event:2|music event:2|season statistics:1.5|betting:1.5|ticket:1.5",
  record: "event",
  fields: [
    key("match_id@match"),
    key("sequence=sequence_number", { names: "event number|event index|seq" }),
    core("minute=match_minute", { names: "minute|game minute" }),
    core("team=team_name", { names: "team" }),
    core("player=player_name", { names: "player|player name", model: { kind: "choice", values: Object.keys(squad) } }),
    core("event_type=match_event", { names: "event|event type|action" }),
    core("x=pitch_x", { names: "x|x coordinate|pitch coordinates|coordinates" }),
    core("y=pitch_y", { names: "y|y coordinate" }),
    known("xg=expected_goals", { names: "xg|expected goals" }),
    known("player_id", { model: { kind: "template", template: "PLY-9999" } }),
    known("outcome", { names: "result|success", model: choices("successful:72|unsuccessful:28") }),
    ...knowns(
      "period=match_period competition@match sports_season@match home_team@match away_team@match home_score away_score dominant_foot speed_kmh timestamp jersey_number playing_position second=duration_s is_goal=flag body_part=body_site assists points_scored",
    ),
  ],
  rules: [
    countsUp("sequence", "match_id", 1),
    settledBy("team", "player", squad, "Saint Alba"),
    settledBy(
      "player_id",
      "player",
      Object.fromEntries(Object.keys(squad).map((name, i) => [name, `PLY-${1001 + i}`])),
      "PLY-1000",
    ),
    onlyWhere("xg", "event_type", "shot", "goal"),
    rule(
      "minute never falls within match_id",
      "minute match_id",
      {
        minute: {
          kind: "counter",
          start: { kind: "constant", value: 0 },
          increment: { kind: "geometric", mean: 0.06 },
          decimals: 0,
        },
      },
      [{ kind: "monotone", field: "minute", within: "match_id" }],
    ),
  ],
  layout: { kind: "groups", subject: "match", least: 200, most: 900 },
  rhythm: "consumer",
  days: 90,
};

const matchResults: Frame = {
  id: "match_results",
  title: "match results",
  cues: {
    en: "match result:3|game result:3|fixture:3|fixtures:3|league match:3|league table:2.5|final score:2|football result:3|sports result:3|nba game:3|basketball game:2.5|baseball game:2.5|tennis match:3|home team:2.5|away team:2.5|season schedule:2|cricket match:3|sports match:3|rugby match:3|hockey match:3|handball match:3|volleyball match:3|futsal match:3|handball game:3|hockey game:3|water polo match:3|rugby:2|handball:2|volleyball:2|hockey game:3|tournament:1.5|games:0.8|football league:2|home, away:3|referee:1.5|matches of a league:3|matchday:2.5",
    de: "handballspiel:3|basketballspiel:3|eishockeyspiel:3|volleyballspiel:3|rugbyspiel:3|heim, gast:3|heimsieg:2|siebenmeter:2|spielergebnis:3|ligaspiel:3|spielplan:2.5|bundesliga:2",
    es: "partido de rugby:3|partido de balonmano:3|partido de baloncesto:3|partido de voleibol:3|partido de fútbol sala:3|partido de hockey:3|partido:1.5|local, visitante:3|resultados de partidos:3|partidos de liga:3|resultados deportivos:3",
    fr: "match de rugby:3|match de handball:3|match de basket:3|match de volley:3|match de hockey:3|rencontre sportive:2|résultats de matchs:3|matchs de championnat:3|résultats sportifs:3",
    pt: "jogo de futsal:3|jogo de andebol:3|jogo de basquetebol:3|jogo de voleibol:3|jogo de rugby:3|partida de vôlei:3|partida de basquete:3|casa, fora:3|resultados de partidas:3|jogos da liga:3|resultados esportivos:3",
  },
  against: "video game:2|matchmaking:1.5|xg:1|search result:2|dating:2|fantasy:1",
  record: "match",
  fields: [
    key("match_id", { names: "game|fixture|match" }),
    core("played_at=kickoff_at", { names: "date|match date|game date|kickoff|timestamp" }),
    core("home_team", { names: "home|player 1|heim|local|domicile|casa|equipa casa|equipa da casa|equipe domicile" }),
    core("away_team", {
      names: "away|opponent|player 2|gast|visitante|extérieur|fora|equipa fora|equipa visitante|equipe extérieur",
    }),
    core("home_score", {
      names:
        "home goals|home points|tore heim|heimtore|goles local|goles locales|golos casa|buts domicile|points domicile",
    }),
    core("away_score", {
      names:
        "away goals|away points|tore gast|gasttore|goles visitante|goles visitantes|golos fora|buts extérieur|points extérieur",
    }),
    core("competition", { names: "league|tournament" }),
    known("result=match_result", { names: "result|outcome|winner" }),
    known("attendance=attendance_count", {
      names: "attendance|spectators|zuschauer|espectadores|público|asistencia|affluence|spectateurs|assistência",
    }),
    known("venue=venue", { names: "venue|stadium" }),
    ...knowns(
      "sports_season tournament_round referee possession_pct shots shots_on_target corners fouls yellow_cards red_cards expected_goals betting_odds duration_min is_winner weather_condition city country sport home_xg=expected_goals away_xg=expected_goals winner_side period_scores medal",
    ),
  ],
  rules: [
    differs("away_team", "home_team", teams),
    rule("home_score and away_score agree with result", "home_score away_score result", {
      away_score: {
        kind: "dependent",
        by: "result",
        models: { "away win": numbers({ kind: "triangular", minimum: 0.6, mode: 1.4, maximum: 4.4 }, 0) },
        otherwise: numbers({ kind: "poisson", mean: 0.9 }, 0),
      },
      home_score: {
        kind: "dependent",
        by: "result",
        models: {
          "home win": {
            kind: "sum",
            terms: [{ field: "away_score", times: 1 }],
            noise: { kind: "triangular", minimum: 0.6, mode: 1.2, maximum: 3.4 },
            decimals: 0,
          },
          draw: { kind: "sum", terms: [{ field: "away_score", times: 1 }], decimals: 0 },
        },
        otherwise: {
          kind: "portion",
          of: "away_score",
          share: { kind: "uniform", minimum: 0, maximum: 0.49 },
          decimals: 0,
        },
      },
    }),

    within("shots_on_target", "shots", { kind: "beta", a: 4, b: 7, minimum: 0, maximum: 1 }, 0),
  ],
  rhythm: "consumer",
  days: 300,
};

/** Tennis, padel, boxing: one against another, so that who won is a name. */
const duels: Frame = {
  id: "duel_results",
  title: "matches of two players",
  cues: {
    en: "tennis match:4|padel match:4|badminton match:4|squash match:4|table tennis:3.5|tennis:2|padel:2.5|badminton:2.5|boxing match:3.5|boxing bout:3.5|boxing:2|judo:2.5|fencing bout:3.5|darts match:3.5|snooker match:3.5|snooker:2|wrestling match:3|mma fight:3",
    de: "tennisspiel:4|tennismatch:4|tennis:2|padel:2.5|badminton:2.5|tischtennis:3.5|boxkampf:3.5|judo:2.5",
    es: "partido de tenis:4|partido de pádel:4|tenis:2|pádel:2.5|bádminton:2.5|combate de boxeo:3.5|boxeo:2.5|tenis de mesa:3.5",
    fr: "match de tennis:4|tennis:2|padel:2.5|badminton:2.5|combat de boxe:3.5|tennis de table:3.5",
    pt: "jogo de ténis:4|partida de tênis:4|ténis:2|tênis:2|padel:2.5|badminton:2.5|combate de boxe:3.5|ténis de mesa:3.5",
  },
  against: "court booking:4|court rental:4|lesson:2.5|racket:2|shop:2|camp:2|membership:2|injury:2|coaching:2",
  record: "match",
  fields: [
    key("match_id", { names: "match|bout|fight" }),
    core("played_at=kickoff_at", { names: "date|match date|played|datum|fecha|data" }),
    core("player_1=player_name", {
      names: "player a|jugador 1|joueur 1|jogador 1|spieler 1|pareja 1|paire 1|dupla 1|fighter 1",
    }),
    core("player_2=player_name", {
      names: "player b|opponent|jugador 2|joueur 2|jogador 2|spieler 2|pareja 2|paire 2|dupla 2|fighter 2",
    }),
    core("winner=player_name", { names: "winner|sieger|gewinner|ganador|vainqueur|gagnant|vencedor" }),
    known("loser=player_name", { names: "loser|verlierer|perdedor|perdant" }),
    known("surface=court_surface", { names: "surface|court|court surface" }),
    known("weight_class=fight_weight_class", { names: "weight class|weight category|division" }),
    known("result=fight_result", { names: "method|method of victory|how won" }),
    ...knowns("boxing_stance tennis_shot serve_type martial_art belt_colour"),
    ...knowns(
      "competition tournament_round score=game_score sets_played=quantity duration_min referee venue attendance=attendance_count betting_odds city country medal",
    ),
  ],
  rules: [differs("player_2", "player_1", Object.keys(squad)), differs("loser", "winner", Object.keys(squad))],
  rhythm: "consumer",
  days: 300,
};

const playerStatistics: Frame = {
  id: "player_statistics",
  title: "player statistics",
  cues: {
    en: "box score:3.5|player statistic:3|player statistics:3|player stat:3|player stats:3|player season:3|athlete statistic:3|sports player:3|football player:3|basketball player:3|player performance:3|goals and assists:3|squad:2.5|roster:2.5|transfer market:2.5|player transfer:3|batting average:3|scouting:2|athlete:1.5|injury of player:2|sports injury:2.5",
    de: "spielerstatistik:3|fußballspieler:3|kader:2.5|spielerdaten:3",
    es: "estadísticas de jugadores:3|jugadores de fútbol:3|plantilla:2",
    fr: "statistiques des joueurs:3|joueurs de football:3|effectif:2",
    pt: "estatísticas de jogadores:3|jogadores de futebol:3|elenco:2",
  },
  against: "video game:2|gamer:2|media player:3|telemetry:1.5|crew:3|duty:2|ward:3|nurse:3|shift:2.5|rota:3|employee:3",
  record: "player season",
  fields: [
    key("player_id", { names: "athlete" }),
    key("season=sports_season", { names: "season|year" }),
    core("player_name", { names: "name|player" }),
    core("team=team_name", { names: "team|club" }),
    core("position=playing_position", { names: "position" }),
    core("appearances", { names: "matches|games|games played|matches played" }),
    core("goals"),
    core("assists"),
    core("minutes_played", { names: "minutes", model: numbers(normal(1650, 780), 0), maximum: 6000 }),
    known("market_value=transfer_value", { names: "market value|transfer fee|value" }),
    ...knowns(
      "age nationality birth_date height_cm=body_height weight_kg=body_weight dominant_foot jersey_number yellow_cards red_cards shots pass_accuracy passes_completed points_scored rebounds shooting_pct expected_goals rating=score injury_type days_injured salary=income currency competition contract_until=expiry_date wins losses win_rate fantasy_points",
    ),
  ],
  rules: [
    pulledBy("goals", { appearances: 0.5 }, { kind: "geometric", mean: 3 }, 0),
    pulledBy("assists", { appearances: 0.5 }, { kind: "geometric", mean: 2.2 }, 0),
    pulledBy("minutes_played", { appearances: 0.85 }, normal(1650, 780), 0),
  ],
  rhythm: "consumer",
  days: 365,
};

const raceResults: Frame = {
  id: "race_results",
  title: "race results",
  cues: {
    en: "race result:3|marathon:3|running race:3|triathlon:3|finish time:3|lap time:3|formula race:2.5|motorsport:3|cycling race:3|swim meet:3|olympic:2.5|athletics:2.5|bib number:3|half marathon:3|finisher:3|race:1.5|medal:2|split time:2.5",
    de: "rennergebnis:3|marathon:3|laufergebnis:3|rundenzeit:3|leichtathletik:2.5",
    es: "resultados de carrera:3|maratón:3|atletismo:2.5",
    fr: "résultats de course:3|marathon:3|athlétisme:2.5",
    pt: "resultados de corrida:3|maratona:3|atletismo:2.5",
  },
  against: "race condition:3|ethnicity:2|horse betting:1|ride:1.5",
  record: "result",
  fields: [
    core("race_id@race", { names: "race|event" }),
    key("bib_number", { names: "bib|start number" }),
    core("athlete_name=full_name", { names: "name|runner|athlete|driver|participant" }),
    core("gender"),
    core("age_category", { names: "category|age group" }),
    core("finish_time_s", { names: "time|finish time|lap time" }),
    core("position=finish_position", { names: "position|place|rank" }),
    core("race_date=date@race", { names: "date|race date" }),
    known("split_time_s", { names: "split|half|half time|half-way time|halfway time|half split" }),
    ...knowns(
      "age nationality country club=team_name distance=race_distance@race pace_min_per_km finish_status city@race lap_number personal_best_s medal sport@race average_speed=average_speed_race points=points_scored athlete_id weather_condition@race average_heart_rate start_time elevation_gain_m",
    ),
  ],
  rules: [
    variesBy(
      "age_category",
      "gender",
      { female: choices("senior:48|W40:24|W50:18|junior:10") },
      choices("senior:48|M40:24|M50:18|junior:10"),
    ),
    pulledBy("finish_time_s", { position: 0.97 }, lognormal(6800, 0.25), 2),
  ],
  layout: { kind: "groups", subject: "race", least: 50, most: 800 },
  rhythm: "consumer",
  days: 365,
};

const chessGames: Frame = {
  id: "chess_games",
  title: "chess and board games",
  cues: {
    en: "chess:3|chess game:3|board game:2.5|elo:2|opening:1.5|go game:2.5|poker:2.5|poker hand:3|card game:2|checkers:2.5",
    de: "schach:3|schachpartie:3|brettspiel:2.5",
    es: "ajedrez:3|partidas de ajedrez:3|juego de mesa:2.5",
    fr: "échecs:3|parties d'échecs:3|jeu de société:2.5",
    pt: "xadrez:3|partidas de xadrez:3|jogo de tabuleiro:2.5",
  },
  record: "game",
  fields: [
    key("game_id=match_id", { names: "game" }),
    core("played_at=timestamp", { names: "date|played" }),
    core("white_player=username", { names: "white|player 1" }),
    core("black_player=username", { names: "black|player 2" }),
    core("white_rating=elo_rating", { names: "white elo|white rating|rating" }),
    core("black_rating=elo_rating", { names: "black elo|black rating" }),
    core("winner=winner_side", { names: "result|winner|outcome" }),
    known("opening=chess_opening", { names: "opening|eco" }),
    ...knowns(
      "move_count time_control termination duration_s game_score is_rated=flag player_id stake payout points_scored",
    ),
  ],
  rules: [],
  rhythm: "consumer",
  days: 90,
};

const bets: Frame = {
  id: "sports_bets",
  title: "bets and wagers",
  cues: {
    en: "sports betting:3|betting:3|bet:2.5|wager:3|bookmaker:3|sportsbook:3|casino:3|gambling:3|odds:2|lottery:2.5|slot machine:3|online casino:3|stake:1.5",
    de: "sportwette:3|wette:3|wetten:3|glücksspiel:3|casino:3",
    es: "apuestas deportivas:3|apuesta:3|casino:3",
    fr: "paris sportifs:3|pari:2.5|casino:3",
    pt: "apostas esportivas:3|aposta:3|cassino:3",
  },
  against: "staking:3|proof of stake:3|stakeholder:3|beta:1",
  record: "bet",
  fields: [
    key("bet_id=record_id", { names: "bet|ticket" }),
    core("placed_at=timestamp", { names: "time|date|placed|bet time" }),
    core("player_id@player", { names: "customer|user|account|bettor" }),
    core("stake", { names: "amount|bet amount|wager" }),
    core("odds=betting_odds", { names: "odds" }),
    core("status=bet_status", { names: "result|outcome|status" }),
    core("payout", { names: "winnings|win amount" }),
    ...knowns(
      "currency match_id@match sport competition home_team@match away_team@match selection=match_result bet_type bookmaker betting_market channel country is_live=flag device_type ip_address is_fraud bonus=discount_amount settled_at=closed_at game_title",
    ),
  ],
  rules: [
    variesBy("payout", "status", { won: numbers(lognormal(32, 1), 2) }, { kind: "constant", value: 0 }),
    rule("payout = stake × odds where status is won", "payout stake odds status", {
      payout: {
        kind: "dependent",
        by: "status",
        models: {
          won: { kind: "product", factors: ["stake", "odds"], decimals: 2 },
          void: { kind: "product", factors: ["stake"], decimals: 2 },
        },
        otherwise: { kind: "constant", value: 0 },
      },
    }),
  ],
  rhythm: "consumer",
  days: 30,
};

export const sportsFrames: readonly Frame[] = [
  matchEvents,
  matchResults,
  duels,
  playerStatistics,
  raceResults,
  chessGames,
  bets,
];
