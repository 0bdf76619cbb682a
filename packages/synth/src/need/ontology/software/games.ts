import { tally } from "../computing.ts";
import { choice, decimal, flag, whole } from "../define.ts";
import { geometric, lognormal } from "../models.ts";
import type { SemanticType } from "../semantic-type.ts";

/** What is played and how. */
export const gameTypes: readonly SemanticType[] = [
  choice(
    "game_mode",
    "mode of game|match type of game|play mode|game type|mode",
    "How it is played.",
    "ranked:32|casual:36|story:16|co-op:10|training:6",
  ),
  whole(
    "player_level",
    "level of player|account level|character level|level reached|user level",
    "Level of the player.",
    lognormal(14, 0.8),
    { minimum: 1, maximum: 500 },
  ),
  tally(
    "session_points",
    "game score|in-game score|points scored in game|session score|high score|score reached",
    "Points of the session.",
    1_800,
    0.9,
  ),
  tally("xp_gained", "experience points|xp|exp gained|experience gained|~experience", "Experience gained.", 420, 0.9),
  whole("kills", "eliminations|enemies defeated|kill count|frags", "Opponents defeated.", geometric(5)),
  whole(
    "deaths_in_game",
    "player deaths|times died|death count|lives lost",
    "How often the player was defeated.",
    geometric(4),
  ),
  flag("match_won", "won|win|victory|match result won|winner flag", "Whether the player won.", 0.48),
  decimal(
    "in_app_spend",
    "in-app purchase amount|iap amount|iap revenue|purchase in game|in-game spend|microtransaction|in-app purchase",
    "Spent within the app.",
    lognormal(4.99, 0.9),
    2,
    { unit: "currency", minimum: 0 },
  ),
  whole(
    "matchmaking_rating",
    "mmr|elo of player|rank points|skill rating|matchmaking rank",
    "Rating for finding opponents.",
    lognormal(1_450, 0.22),
    { maximum: 5_000 },
  ),
  decimal("frame_rate", "fps|frames per second|framerate|average fps", "Frames a second.", lognormal(58, 0.25), 1, {
    unit: "fps",
    minimum: 1,
    maximum: 360,
  }),
  choice(
    "game_character",
    "!character|hero|champion|class of character|character class|hero class|~class|avatar",
    "Who is played; invented.",
    "warden:24|archer:22|mage:20|scout:18|healer:16",
  ),
  whole(
    "achievement_count",
    "achievements|badges earned|trophies|achievements unlocked",
    "Achievements.",
    geometric(6),
  ),
  choice(
    "virtual_item",
    "item of game|in-game item|loot|item bought in game|game item",
    "The thing; invented.",
    "iron shield:22|speed boots:20|gold crate:20|fox skin:20|revive token:18",
  ),
  tally("virtual_currency", "coins|gems|in-game currency|virtual coins|gold earned", "Coins of the game.", 320, 1.2),
];
