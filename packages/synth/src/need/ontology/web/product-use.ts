import { tally } from "../computing.ts";
import { choice, flag, instant, key, percent, whole } from "../define.ts";
import { beta, lognormal, uniform } from "../models.ts";
import type { SemanticType } from "../semantic-type.ts";

/** How software is taken up. */
export const productUseTypes: readonly SemanticType[] = [
  choice(
    "feature_name",
    {
      en: "feature|feature used|product feature|~capability|module|feature key|product area|feature id",
      de: "funktion|feature",
      es: "funcionalidad|función",
      fr: "fonctionnalité",
      pt: "funcionalidade|recurso",
    },
    "The feature of the product.",
    "dashboard:26|reports:17|search:14|export:10|integrations:9|alerts:8|team settings:6|automations:6|api keys:4",
  ),
  tally(
    "feature_usage_count",
    "usage count|feature usage|times used|number of uses|usage|uses",
    "How often it was used.",
    6,
    1.1,
  ),
  choice(
    "feature_flag",
    "flag key|feature toggle|flag name|toggle",
    "The flag.",
    "new_checkout|dark_mode|fast_search|beta_editor|smart_inbox|pricing_v2",
  ),
  percent(
    "rollout_pct",
    "rollout|rollout percentage|percentage of rollout|traffic allocation|traffic split|allocation",
    "Share of users who get it.",
    uniform(5, 100),
    0,
  ),
  choice(
    "onboarding_step",
    "onboarding stage|setup step|onboarding status|activation step",
    "How far the user is set up.",
    "account created:30|profile filled:24|first project:20|invited team:14|completed:12",
  ),
  flag(
    "onboarding_completed",
    "onboarded|completed onboarding|setup completed|onboarding done",
    "Whether the set-up was finished.",
    0.57,
  ),
  flag(
    "is_activated",
    "activated|activation|activated user|reached activation",
    "Whether the user got to the first value.",
    0.42,
  ),
  instant("activated_at", "activation date|activation time|date of activation", "When the user was activated.", "-P1Y"),
  instant("trial_started_at", "trial start|trial start date|trial began", "When the trial began.", "-P1Y"),
  flag(
    "trial_converted",
    "converted from trial|trial conversion|trial to paid",
    "Whether the trial became a paid plan.",
    0.19,
  ),
  flag("is_trial", "on trial|trial user|trial account|in trial period", "Whether the account is on trial.", 0.18),
  whole(
    "health_score",
    "customer health|account health|customer health score|account health score",
    "How well the account does, 0 to 100.",
    beta(5, 2.6, 0, 100),
    { maximum: 100 },
  ),
  percent(
    "adoption_rate",
    "feature adoption|adoption|adoption pct",
    "Share of users who use it.",
    beta(2, 3.6, 0, 100),
  ),
  key(
    "workspace_id",
    "workspace|~tenant|tenant id|organization id|org id|organisation id|~org",
    "The customer's space.",
    "WSP-",
    "workspace",
  ),
  choice(
    "user_role",
    "account role|permission level|access role|role of user|user type|permission",
    "What the user may do.",
    "member:62|admin:16|viewer:14|owner:6|guest:2",
  ),
  whole(
    "time_to_value_days",
    "time to value|days to activation|time to activate|ttv",
    "Days until the first value.",
    lognormal(4, 0.9),
    { unit: "day" },
  ),
];
