import { choice, decimal, key, typed, whole } from "../define.ts";
import { beta, exponential, happening, lognormal, normal, pareto, uniform } from "../models.ts";
import type { SemanticType } from "../semantic-type.ts";

export const psychologyTypes: readonly SemanticType[] = [
  key("experiment_session", "experimental session|lab session|testing session", "Number of the session.", "SES-"),
  whole("trial_number", "trial no|trial index|trial count", "Number of the trial.", uniform(1, 120), {
    minimum: 1,
    maximum: 10_000,
  }),
  choice(
    "stimulus",
    "stimulus type|stimulus word|~cue|stimuli|prompt image",
    "What was shown.",
    "congruent:50|incongruent:50",
  ),
  choice(
    "experimental_condition",
    "condition group|experimental group|treatment or control|control or treatment|condition assignment",
    "Group of the participant.",
    "control:50|treatment:50",
  ),
  whole(
    "reaction_time_ms",
    {
      en: "reaction time|rt|response latency|response time of the participant|rt ms|reaction time milliseconds",
      de: "reaktionszeit",
      es: "tiempo de reacción",
      fr: "temps de réaction",
      pt: "tempo de reação",
    },
    "From stimulus to response.",
    lognormal(520, 0.32),
    { unit: "ms", minimum: 80, maximum: 20_000 },
  ),
  typed(
    "mood",
    {
      en: "mood score|mood rating|daily mood|emotional state|mood level|feeling",
      de: "stimmung",
      es: "estado de ánimo",
      fr: "humeur",
      pt: "humor",
    },
    "Mood from 1, low, to 10, high.",
    "int",
    { kind: "number", distribution: normal(6.2, 1.8), decimals: 0 },
    { minimum: 1, maximum: 10 },
  ),
  choice(
    "emotion",
    {
      en: "emotion label|felt emotion|dominant emotion|feelings",
      de: "gefühl|emotion",
      es: "emoción",
      fr: "émotion",
      pt: "emoção",
    },
    "What was felt.",
    "calm:22|joy:20|neutral:18|anxiety:12|sadness:10|anger:8|surprise:6|disgust:4",
  ),
  typed(
    "anxiety_level",
    "anxiety|anxiety rating|level of anxiety|worry",
    "Anxiety from 0 to 10.",
    "int",
    { kind: "number", distribution: beta(1.8, 3, 0, 10), decimals: 0 },
    { minimum: 0, maximum: 10 },
  ),
  typed(
    "energy_level",
    "energy rating|energy of the person|fatigue level|tiredness",
    "Energy from 1 to 10.",
    "int",
    { kind: "number", distribution: normal(5.8, 1.9), decimals: 0 },
    { minimum: 1, maximum: 10 },
  ),
  decimal("openness", "openness to experience|big five openness", "Openness, 1 to 5.", normal(3.6, 0.6), 2, {
    minimum: 1,
    maximum: 5,
  }),
  decimal("conscientiousness", "big five conscientiousness", "Conscientiousness, 1 to 5.", normal(3.5, 0.6), 2, {
    minimum: 1,
    maximum: 5,
  }),
  decimal("extraversion", "extroversion|big five extraversion", "Extraversion, 1 to 5.", normal(3.2, 0.75), 2, {
    minimum: 1,
    maximum: 5,
  }),
  decimal("agreeableness", "big five agreeableness", "Agreeableness, 1 to 5.", normal(3.7, 0.6), 2, {
    minimum: 1,
    maximum: 5,
  }),
  decimal("neuroticism", "emotional stability|big five neuroticism", "Neuroticism, 1 to 5.", normal(2.9, 0.75), 2, {
    minimum: 1,
    maximum: 5,
  }),
  choice(
    "personality_type",
    "mbti|personality|myers-briggs",
    "Personality type.",
    "ISFJ:14|ESFJ:12|ISTJ:12|ISFP:9|ESTJ:9|ESFP:8|ENFP:8|ISTP:5|INFP:4|ESTP:4|INTP:3|ENTP:3|ENFJ:3|INTJ:2|ENTJ:2|INFJ:2",
  ),
  whole(
    "iq_score",
    "iq|intelligence quotient|cognitive score|cognitive test score",
    "Intelligence quotient.",
    normal(100, 15),
    { minimum: 40, maximum: 180 },
  ),
  choice(
    "therapy_type",
    "therapy|therapy session type|counselling type",
    "Kind of therapy.",
    "cognitive behavioural:46|psychodynamic:16|mindfulness based:16|group:12|family:10",
  ),
  typed(
    "journal_entry_time",
    "diary entry|journal entry|check-in time|mood entry",
    "When the entry was made.",
    "datetime",
    happening("min"),
  ),
  whole(
    "meditation_minutes",
    "meditation|minutes meditated|mindfulness minutes",
    "Minutes of meditation.",
    lognormal(12, 0.5),
    { unit: "min", minimum: 1, maximum: 300 },
  ),
  decimal(
    "viral_coefficient",
    "virality|k factor|viral factor",
    "New people whom one person brings.",
    exponential(0.6),
    2,
    { minimum: 0, maximum: 50 },
  ),
  decimal(
    "influence_score",
    "klout|influencer score|social influence",
    "How far the person's word goes.",
    pareto(1, 1.4),
    1,
    { minimum: 0, maximum: 1000 },
  ),
];
