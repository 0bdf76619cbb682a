import { choice, decimal, flag, instant, key, percent, share, whole } from "../define.ts";
import { beta, geometric, lognormal, normal } from "../models.ts";
import type { SemanticType } from "../semantic-type.ts";

/** Comparisons of variants. */
export const experimentTypes: readonly SemanticType[] = [
  key(
    "experiment_id",
    "experiment|test id|a/b test|ab test id|experiment key|ab test",
    "The experiment.",
    "EXP-",
    "experiment",
  ),
  choice(
    "experiment_name",
    "test name|name of the experiment|ab test name",
    "What the experiment is called.",
    "checkout_button_color|short_signup|free_shipping_banner|new_onboarding|pricing_page_layout|search_ranking_v3",
  ),
  choice(
    "variant",
    {
      en: "experiment variant|test group|treatment group|bucket|experiment group|test variant|variation|assigned variant|experiment arm|control or treatment|~treatment|assigned group",
      de: "variante|testgruppe",
      es: "variante|grupo de prueba|grupo experimental",
      fr: "variante|groupe de test",
      pt: "variante|grupo de teste",
    },
    "What the user was shown.",
    "control:50|treatment:50",
  ),
  instant(
    "exposed_at",
    "exposure time|assigned at|assignment time|exposure date|assignment date|first exposure",
    "When the user was first exposed.",
    "-P28D",
  ),
  whole("exposures", "exposure count|number of exposures", "How often the user was exposed.", geometric(3), {
    minimum: 1,
  }),
  decimal(
    "metric_value",
    "outcome value|primary metric|kpi value|metric outcome|measured value of the metric",
    "Value of the metric.",
    lognormal(24, 0.9),
    2,
    { minimum: 0 },
  ),
  percent(
    "lift_pct",
    "~lift|uplift|relative lift|~improvement|incremental lift",
    "Change against control.",
    normal(1.8, 4.5),
    2,
    { minimum: -60, maximum: 120 },
  ),
  flag(
    "is_significant",
    "significant|statistical significance|significance|statistically significant",
    "Whether the difference is significant.",
    0.28,
  ),
  share("statistical_power", "power of the test|test power", "Chance to see a true effect.", beta(8, 2.4)),
  flag("is_holdout", "holdout|holdout group|in holdout", "Whether the user is kept out of all experiments.", 0.05),
];
