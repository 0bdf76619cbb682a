import { choices, lognormal, numbers, triangular } from "../../ontology/models.ts";
import { core, follows, key, known, knowns, rule } from "../define.ts";
import type { Frame } from "../frame.ts";
import { compares, likelierBy, spans } from "../rules.ts";

const gameSessions: Frame = {
  id: "game_telemetry",
  title: "game telemetry",
  cues: {
    en: "game telemetry:3|video game:3|gaming session:3|game session:3|game event:3|mobile game:3|online game:3|player telemetry:3|gameplay:3|in-game:2.5|player behavior:2.5|player session:3|game analytics:3|in-app purchase:2|battle royale:3|level completed:2.5|player progression:3|gamer:2|esports:2|game:1",
    de: "spieltelemetrie:3|videospiel:3|spielsitzungen:3|online-spiel:3|handyspiel:3",
    es: "telemetría de juego:3|videojuego:3|sesiones de juego:3|juego móvil:3",
    fr: "télémétrie de jeu:3|jeu vidéo:3|sessions de jeu:3|jeu mobile:3",
    pt: "telemetria de jogo:3|videogame:3|sessões de jogo:3|jogo móvel:3",
  },
  against:
    "football:3|basketball:3|soccer:3|board game:2|chess:3|match score:2|league:2|game meat:3|hockey:3|casino:2|bet:2",
  record: "session",
  fields: [
    key("session_id"),
    core("player_id@player", { names: "player|user id|gamer" }),
    core("started_at=start_time", { names: "start time|timestamp|session start|date" }),
    core("session_length_min=duration_min", {
      names: "session length|duration|playtime|play time|minutes played|session duration",
    }),
    core("game_mode"),
    core("level=player_level@player", { names: "level|player level" }),
    core("score=session_points", { names: "score|points" }),
    known("won=match_won", { names: "won|win|victory|result" }),
    ...knowns(
      "xp_gained kills deaths_in_game platform@player country@player device_type@player app_version@player purchase_amount=in_app_spend is_payer=flag churned@player login_count@player days_since_install=retention_day@player ping=latency_ms fps=frame_rate server=cloud_region difficulty character=game_character event_type ended_at=end_time rank=matchmaking_rating is_bot is_cheating=is_anomaly friends_online=count achievements=achievement_count item_name=virtual_item virtual_currency age@player signup_date@player",
    ),
  ],
  rules: [
    compares("is_payer", "purchase_amount", ">", 0),
    rule(
      "xp_gained rises with session_length_min",
      "xp_gained session_length_min",
      {
        xp_gained: {
          kind: "product",
          factors: ["session_length_min"],
          times: 22,
          noise: lognormal(1, 0.4),
          decimals: 0,
        },
      },
      [{ kind: "sign", fields: ["session_length_min", "xp_gained"], sign: 1 }],
    ),
    follows("ended_at", "started_at", lognormal(18, 0.9), "min"),
    spans("session_length_min", "started_at", "ended_at", "min"),
    likelierBy("won", { score: 0.5 }, 0.48),
  ],
  rhythm: "consumer",
  days: 30,
};

const lootDrops: Frame = {
  id: "loot_drops",
  title: "loot drops",
  cues: {
    en: "loot:4|loot drop:6|loot box:6|loot system:6|chest opening:6|loot table:5|item drop:5|drop rate:4|gacha:5|gacha pull:6|card pack:4|pack opening:5|treasure chest:4",
    de: "beutekiste:6|beutekisten:6|lootbox:6|lootboxen:6",
    es: "cajas de botín:6|botín:4",
    fr: "coffres à butin:6|butin:4",
    pt: "caixas de saque:6|caixas de recompensa:6",
  },
  against: "chest pain:4|x-ray:4|water drop:2",
  record: "opening",
  fields: [
    key("opening_id=record_id", { names: "opening|drop|pull" }),
    core("opened_at=timestamp", { names: "opened|opened at|time|date|dropped at" }),
    core("player_id@player", { names: "player|which player|user" }),
    core("chest_tier=type", {
      names: "chest|chest tier|box tier|tier|chest type|box type",
      model: choices("bronze:62|silver:28|gold:10"),
    }),
    core("rarity=level", {
      names: "rarity|item rarity|drop rarity",
      model: choices("common:60|uncommon:25|rare:11|epic:3.5|legendary:0.5"),
    }),
    core("item_name=virtual_item", { names: "item|item name|reward" }),
    core("item_level=count", {
      names: "item level|level|ilvl",
      model: numbers(triangular(1, 30, 100), 0),
      minimum: 1,
      maximum: 100,
    }),
    known("gold_value=virtual_currency", { names: "gold value|gold|value|worth|coins" }),
    ...knowns("player_level@player source=source platform@player game_mode quantity is_duplicate=flag session_id"),
  ],
  rules: [],
  rhythm: "consumer",
  days: 30,
};

/** What is played. */
export const gameFrames: readonly Frame[] = [gameSessions, lootDrops];
