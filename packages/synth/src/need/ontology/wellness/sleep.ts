import { choice, decimal, typed, whole } from "../define.ts";
import { beta, lognormal, normal } from "../models.ts";
import type { SemanticType } from "../semantic-type.ts";

export const sleepTypes: readonly SemanticType[] = [
  decimal(
    "sleep_hours",
    {
      en: "hours of sleep|sleep duration|sleep time|hours slept|sleep|total sleep",
      de: "schlafdauer|schlafstunden|schlaf",
      es: "horas de sueño|sueño",
      fr: "heures de sommeil|durée de sommeil|sommeil",
      pt: "horas de sono|sono",
    },
    "Hours asleep.",
    normal(7, 1.1),
    1,
    { unit: "h", minimum: 0, maximum: 16 },
  ),
  choice("sleep_stage", "stage of sleep|sleep phase", "Stage of sleep.", "light:52|deep:18|REM:22|awake:8"),
  whole("deep_sleep_minutes", "deep sleep|slow wave sleep", "Minutes of deep sleep.", normal(78, 24), {
    unit: "min",
    maximum: 300,
  }),
  whole("rem_sleep_minutes", "rem sleep|rem minutes|rem", "Minutes of REM sleep.", normal(96, 28), {
    unit: "min",
    maximum: 300,
  }),
  whole("light_sleep_minutes", "light sleep", "Minutes of light sleep.", normal(232, 44), {
    unit: "min",
    maximum: 700,
  }),
  whole("awake_minutes", "time awake|wake minutes|minutes awake|waso", "Minutes awake in bed.", lognormal(28, 0.6), {
    unit: "min",
    maximum: 400,
  }),
  whole(
    "sleep_score",
    "sleep quality|sleep quality score|quality of sleep",
    "How good the sleep was, 0 to 100.",
    beta(9, 3, 0, 100),
    { maximum: 100 },
  ),
  whole(
    "sleep_latency_minutes",
    "sleep latency|time to fall asleep|sleep onset latency",
    "Minutes until asleep.",
    lognormal(14, 0.7),
    { unit: "min", maximum: 240 },
  ),
  typed("bedtime", "bed time|went to bed|sleep onset", "When the person went to bed.", "datetime", {
    kind: "moment",
    from: "-P90D",
    to: "P0D",
    rhythm: "consumer",
    ascending: false,
    grain: "min",
  }),
  typed("wake_time", "wakeup time|wake-up time|woke up|got up", "When the person woke.", "datetime", {
    kind: "moment",
    from: "-P90D",
    to: "P0D",
    rhythm: "consumer",
    ascending: false,
    grain: "min",
  }),
  whole("stress_level", "stress|stress score|perceived stress", "Stress from 0 to 100.", beta(3, 4, 0, 100), {
    maximum: 100,
  }),
  whole(
    "recovery_score",
    "recovery|readiness|readiness score|body battery",
    "How rested the body is, 0 to 100.",
    beta(5, 3, 0, 100),
    { maximum: 100 },
  ),
  decimal(
    "screen_time_hours",
    "screen time|daily screen time|hours on phone|phone usage",
    "Hours before a screen.",
    lognormal(4.2, 0.45),
    1,
    { unit: "h", minimum: 0, maximum: 18 },
  ),
];
