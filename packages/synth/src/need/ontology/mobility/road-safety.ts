import { choice, instant, typed, whole } from "../define.ts";
import { choices, lognormal, numbers, poisson } from "../models.ts";
import type { SemanticType } from "../semantic-type.ts";

/** Speeds, offences and crash tests. */
export const roadSafetyTypes: readonly SemanticType[] = [
  typed(
    "measured_speed_kmh",
    { en: "measured speed|recorded speed|detected speed|clocked speed", de: "gemessene geschwindigkeit" },
    "The speed that was measured.",
    "int",
    numbers(lognormal(68, 0.35), 0),
    { unit: "km/h", minimum: 0, maximum: 320 },
  ),
  typed(
    "test_speed_kmh",
    "test speed|crash speed|impact speed|speed of the test",
    "Speed of the test.",
    "int",
    choices("40:20|50:30|56:25|64:25"),
    { unit: "km/h", minimum: 0 },
  ),
  choice(
    "dummy_type",
    "crash test dummy|test dummy",
    "The dummy in the seat.",
    "adult male:46|adult female:27|child 6 years:17|child 10 years:10",
  ),
  whole(
    "penalty_points",
    { en: "points on licence|points on license|demerit points|licence points", de: "punkte in flensburg" },
    "Points for an offence.",
    poisson(0.9),
    {
      maximum: 12,
    },
  ),
  whole(
    "speeding_events",
    "speeding count|speeding incidents|overspeed events",
    "How often the limit was passed.",
    poisson(1.4),
  ),
  instant(
    "offence_time",
    { en: "offense time|time of offence|time of offense|violation time", de: "tatzeit" },
    "When the offence happened.",
  ),
];
