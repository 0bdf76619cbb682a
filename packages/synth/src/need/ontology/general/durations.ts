import { decimal, whole } from "../define.ts";
import { lognormal } from "../models.ts";
import type { SemanticType } from "../semantic-type.ts";

/** How long things take. */
export const durationTypes: readonly SemanticType[] = [
  decimal(
    "duration_s",
    {
      en: "duration|length of time|elapsed time|time spent|duration in seconds|elapsed seconds|seconds|duration seconds|length in seconds|duration_sec",
      de: "dauer|dauer in sekunden|laufzeit",
      es: "duración|duración en segundos",
      fr: "durée|durée en secondes",
      pt: "duração|duração em segundos",
    },
    "How long it took.",
    lognormal(90, 1),
    1,
    { unit: "s", minimum: 0 },
  ),
  whole(
    "duration_ms",
    "duration in milliseconds|elapsed ms|milliseconds|elapsed milliseconds|time taken ms",
    "How long it took.",
    lognormal(240, 0.9),
    { unit: "ms" },
  ),
  whole(
    "duration_min",
    {
      en: "duration in minutes|minutes|length in minutes|duration minutes|mins|duration_mins",
      de: "dauer in minuten|minuten",
      es: "duración en minutos|minutos",
      fr: "durée en minutes|minutes",
      pt: "duração em minutos|minutos",
    },
    "How long it took.",
    lognormal(35, 0.7),
    { unit: "min" },
  ),
  decimal(
    "duration_hours",
    {
      en: "duration in hours|hours|length in hours|number of hours|hrs",
      de: "dauer in stunden|stunden",
      es: "duración en horas|horas",
      fr: "durée en heures|heures",
      pt: "duração em horas|horas",
    },
    "How long it took.",
    lognormal(3, 0.7),
    1,
    { unit: "h", minimum: 0 },
  ),
  whole(
    "duration_days",
    {
      en: "duration in days|days|length in days|number of days",
      de: "dauer in tagen|tage",
      es: "duración en días|días",
      fr: "durée en jours|jours",
      pt: "duração em dias|dias",
    },
    "How many days it took.",
    lognormal(12, 0.8),
    { unit: "day" },
  ),
  decimal(
    "delay_min",
    {
      en: "delay|delay in minutes|minutes late|delay minutes|lateness",
      de: "verspätung|verzögerung",
      es: "retraso|demora",
      fr: "retard",
      pt: "atraso",
    },
    "How late it was.",
    lognormal(9, 1),
    0,
    { unit: "min", minimum: 0 },
  ),
  whole("age_days", "age in days|days since creation|days open|days old", "Days since it began.", lognormal(45, 1), {
    unit: "day",
  }),
  decimal(
    "response_time_hours",
    "response time in hours|reply time|turnaround time|turnaround",
    "Time until the answer.",
    lognormal(6, 1),
    1,
    { unit: "h", minimum: 0 },
  ),
];
