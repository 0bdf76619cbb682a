import { choices, lognormal, normal, numbers, portion, triangular, uniform } from "../ontology/models.ts";
import { core, key, known, knowns, rule } from "./define.ts";
import type { Frame } from "./frame.ts";
import { variesBy } from "./rules.ts";

const places = numbers(uniform(1, 16), 0);

const swimming: Frame = {
  id: "swim_results",
  title: "swimming results",
  cues: {
    en: "swimming result:7|swim meet:7|swim result:7|swimming race:7|swimming competition:7|swim race:7|swimming gala:7|swim time:6|swimming time:6|swimming championship:7|swim team result:6|stroke:1.5|swimmer:2|swim club result:6|open water swim:5",
    de: "schwimmwettkampf:7|schwimmwettkämpfe:7|schwimmergebnisse:7|schwimmzeiten:7|schwimmer:1.5",
    es: "resultados de natación:7|competición de natación:7|nadador:2|campeonato de natación:7",
    fr: "résultats de natation:7|compétition de natation:7|nageur:2|championnat de natation:7",
    pt: "resultados de natação:7|competição de natação:7|nadador:2|provas de natação:7",
  },
  against:
    "lesson:5|class:3|membership:3|pool booking:5|workout:3|fitness:2|heart stroke:3|patient:4|public pool:5|course:3",
  record: "swim",
  fields: [
    key("result_id=record_id", { names: "result|result number|entry" }),
    core("swimmer=full_name", {
      names: "swimmer|athlete|name|participant|schwimmer|nadador|nadadora|nageur|nageuse|nome|nombre",
    }),
    core("stroke=swim_stroke", { names: "stroke|style|swim style|discipline|event|lage|estilo|nage" }),
    core("distance_m=swim_distance", { names: "distance|length|race distance|strecke|distancia|distância" }),
    core("time_s=finish_time_s", {
      names: "time|swim time|race time|final time|result|finish time|zeit|tiempo|temps|tempo",
      model: numbers(lognormal(68, 0.6), 2),
    }),
    core("swum_on=date", { names: "date|race date|meet date|day|datum|fecha|data" }),
    known("entry_time_s=personal_best_s", { names: "entry time|seed time|personal best|pb|best time" }),
    known("club=team_name", { names: "club|team|swim club|verein|equipo|équipe|clube" }),
    known("heat=heat_number", { names: "heat|lauf|serie|série" }),
    known("lane", {
      names: "lane|bahn|calle|couloir|raia|pista",
      model: choices("1:9|2:12|3:14|4:15|5:15|6:14|7:12|8:9"),
    }),
    known("meet=competition", { names: "meet|gala|competition|championship|wettkampf" }),
    known("place=finish_position", { names: "place|rank|position|platz|puesto|lugar", model: places }),
    known("round=tournament_round", { names: "round", model: choices("heats:70|semi-final:14|final:16") }),
    known("is_disqualified=flag", { names: "disqualified|dsq|dq" }),
    ...knowns(
      "age gender age_category split_time_s nationality medal points=points_scored pool_length personal_best_s city country coach_name",
    ),
  ],
  rules: [
    rule("time_s grows with distance_m", "time_s distance_m", {
      time_s: portion("distance_m", triangular(0.52, 0.66, 0.95), 2),
    }),
    rule("entry_time_s is about time_s", "entry_time_s time_s", {
      entry_time_s: portion("time_s", triangular(0.96, 1, 1.05), 2),
    }),
  ],
  rhythm: "business",
  days: 365,
};

const marks = (median: number, sigma: number) => numbers(lognormal(median, sigma), 2);

const athletics: Frame = {
  id: "athletics_results",
  title: "athletics results",
  cues: {
    en: "athletics result:7|athletics meet:7|track and field:7|track meet:6|athletics event:6|athletics competition:7|long jump:4|shot put:4|javelin:3|high jump:4|school sports day:6|sports day:5|decathlon:5",
    de: "leichtathletikergebnisse:7|leichtathletik:5|bundesjugendspiele:6",
    es: "resultados de atletismo:7|pruebas de atletismo:7",
    fr: "résultats d'athlétisme:7|épreuves d'athlétisme:7",
    pt: "resultados de atletismo:7|provas de atletismo:7",
  },
  against: "marathon:4|lesson:4|membership:3|apparel:4|shoe:3",
  record: "result",
  fields: [
    key("result_id=record_id", { names: "result|result number|entry" }),
    core("athlete=full_name", { names: "athlete|name|participant|competitor|pupil|athlet|atleta|athlète" }),
    core("event=athletics_event", { names: "event|discipline|disziplin|prueba|épreuve|prova" }),
    core("mark=finish_time_s", {
      names: "mark|result|performance|time|time or distance|leistung|zeit|marca|tempo|temps|tiempo",
      model: marks(13, 0.4),
      meaning: "Seconds on the track, metres in the field.",
      minimum: 0.5,
    }),
    core("held_on=date", { names: "date|day|datum|fecha|data" }),
    core("place=finish_position", { names: "place|rank|position|platz|puesto|lugar", model: places }),
    known("club=team_name", { names: "club|team|verein" }),
    known("wind_ms=wind_speed", { names: "wind|wind speed", model: numbers(normal(0.4, 1.1), 1), minimum: -9 }),
    known("round=tournament_round", { names: "round|heat", model: choices("heats:60|semi-final:14|final:26") }),
    known("house=school_house", { names: "house" }),
    known("is_personal_best=flag", { names: "personal best|pb" }),
    ...knowns(
      "age gender age_category nationality medal points=points_scored lane heat_number school_name city country competition",
    ),
  ],
  rules: [
    variesBy(
      "mark",
      "event",
      {
        "100 m": marks(12.2, 0.06),
        "200 m": marks(25, 0.07),
        "400 m": marks(57, 0.08),
        "800 m": marks(133, 0.09),
        "1500 m": marks(278, 0.09),
        "5000 m": marks(1080, 0.1),
        "110 m hurdles": marks(16.4, 0.08),
        "long jump": marks(5.6, 0.12),
        "high jump": marks(1.62, 0.09),
        "triple jump": marks(11.6, 0.1),
        "pole vault": marks(3.6, 0.14),
        "shot put": marks(11.5, 0.18),
        discus: marks(36, 0.2),
        javelin: marks(44, 0.22),
      },
      marks(20, 0.5),
    ),
  ],
  rhythm: "business",
  days: 365,
};

const horseRaces: Frame = {
  id: "horse_races",
  title: "horse race results",
  cues: {
    en: "horse race:7|horse racing:7|race card:5|racehorse:4|jockey:3|racing result:4|horse betting:6|steeplechase:6|greyhound race:4|harness race:6|thoroughbred:3|going:0.8",
    de: "pferderennen:7|galopprennen:7|trabrennen:7",
    es: "carreras de caballos:7|hípica:5",
    fr: "courses hippiques:7|courses de chevaux:7|tiercé:5",
    pt: "corridas de cavalos:7|turfe:6",
  },
  against: "riding lesson:6|riding school:5|livery:4|vet:4|breeding:3|stud:3|feed:3",
  record: "runner",
  fields: [
    core("race_id@race", { names: "race|race number|rennen|carrera|course" }),
    key("runner_id=record_id", { names: "entry|runner id|result" }),
    core("horse=horse_name", { names: "horse|runner|name|pferd|caballo|cheval|cavalo" }),
    core("jockey", { names: "jockey|rider|jinete" }),
    core("odds=betting_odds", {
      names: "odds|starting price|sp|price|decimal odds|quote|cuota|cote",
      model: numbers(lognormal(8, 0.8), 2),
      minimum: 1.01,
    }),
    core("finish_position", {
      names: "position|place|finish|finishing position|placing|result|platz|puesto|place",
      model: numbers(uniform(1, 13), 0),
    }),
    core("race_date=date@race", { names: "date|race date|day|datum|fecha|data" }),
    known("racecourse@race", { names: "racecourse|course|track|venue|racetrack" }),
    known("distance=furlongs@race", { names: "distance|race distance" }),
    known("going=track_going@race", { names: "going|track condition|ground" }),
    known("race_type=horse_race_type@race", { names: "race type|type" }),
    known("trainer=instructor", { names: "trainer|horse trainer" }),
    known("draw=stall_draw", { names: "draw|stall|starting stall|gate" }),
    known("weight_kg=weight_carried", { names: "weight|weight carried|carried weight" }),
    known("finish_time_s", { names: "time|race time|finish time", model: numbers(normal(96, 14), 2), minimum: 50 }),
    known("age=animal_age_years", { names: "age|horse age", model: choices("2:10|3:28|4:26|5:16|6:10|7:6|8:4") }),
    known("won=flag", { names: "won|winner" }),
    ...knowns(
      "lengths_behind horse_breed horse_colour race_class gender stake payout bookmaker prize_money=price currency owner=pet_owner fractional_odds country",
    ),
  ],
  rules: [],
  layout: { kind: "groups", subject: "race", least: 6, most: 14 },
  rhythm: "consumer",
  days: 180,
};

const golf: Frame = {
  id: "golf_scores",
  title: "golf scores",
  cues: {
    en: "golf score:7|golf round:7|golf scorecard:7|golf tournament:6|golf hole:6|round of golf:7|golf:3",
    de: "golfrunden:7|golfergebnisse:7|golf:3",
    es: "vueltas de golf:7|golf:3",
    fr: "parties de golf:7|golf:3",
    pt: "partidas de golfe:7|golfe:3",
  },
  against: "golf club membership:5|golf shop:5|tee time booking:5|volkswagen:5|lesson:4|equipment:2|booking:2",
  record: "hole",
  fields: [
    key("score_id=record_id", { names: "score id|card|entry" }),
    core("player=full_name@player", { names: "player|golfer|name|spieler|jugador|joueur|jogador" }),
    core("hole=golf_hole", { names: "hole|hole number|loch|hoyo|trou|buraco" }),
    core("par=hole_par", { names: "par" }),
    core("strokes=golf_strokes", { names: "strokes|score|shots|schläge|golpes|coups" }),
    core("played_on=date", { names: "date|played|day|datum|fecha|data" }),
    known("putts=count", { names: "putts", model: choices("1:24|2:58|3:16|0:2") }),
    known("course=title", {
      names: "course|golf course|club",
      model: { kind: "organisation", part: "name", ending: "Golf Club" },
    }),
    known("handicap=golf_handicap@player", { names: "handicap|hcp" }),
    known("tee=tee_colour", { names: "tee|tees|tee colour" }),
    known("club=golf_club", { names: "club used|golf club" }),
    known("fairway_hit=flag", { names: "fairway hit|fairway" }),
    known("round=tournament_round", { names: "round", model: choices("1:34|2:33|3:17|4:16") }),
    ...knowns("age gender weather_condition competition finish_position country"),
  ],
  rules: [
    variesBy(
      "strokes",
      "par",
      { "3": choices("2:6|3:38|4:36|5:15|6:5"), "5": choices("4:8|5:34|6:33|7:16|8:9") },
      choices("3:7|4:34|5:35|6:16|7:8"),
    ),
  ],
  rhythm: "consumer",
  days: 180,
};

/** Swims, runs, jumps and rounds that are timed, measured and counted. */
export const meetFrames: readonly Frame[] = [swimming, athletics, horseRaces, golf];
