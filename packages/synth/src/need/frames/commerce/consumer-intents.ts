import { beta, choices, numbers } from "../../ontology/models.ts";
import { core, key, known, knowns } from "../define.ts";
import type { Frame } from "../frame.ts";
import { bands } from "../rules.ts";

const intents: Frame = {
  id: "consumer_intent_signals",
  category: "consumer-signals",
  title: "signals of what consumers mean to buy",
  cues: {
    en: "consumer purchase intent:6|purchase intent signal:5|consumer intent:5|consumer intent signal:6|consumer buying intent:6|consumer signal:5|consumer demand signal:5|in-market consumer:5|in-market shopper:4.5|consumer purchase:3",
    de: "konsumentensignale:5|verbrauchersignale:5|kaufabsichten von verbrauchern:5",
    es: "señales de consumidores:5|señales de intención de compra de consumidores:6",
    fr: "signaux de consommateurs:5|signaux des consommateurs:5",
    pt: "sinais de consumidores:5|sinais do consumidor:5",
  },
  against:
    "survey:2|wave:2|respondent:3|page view:3|scroll depth:3|b2b:4|website visitor:3|company visiting:3|confidence index:3",
  record: "signal",
  fields: [
    key("signal_id=record_id", { names: "signal|event" }),
    core("consumer_id=panelist_id@consumer", {
      names: "consumer|anonymous id|person|user|anonymous consumer id",
      always: true,
    }),
    core("timestamp", { names: "observed at|signal time|captured at|date|time" }),
    core("product_category", {
      names: "category|product category|category of interest|product category of interest|interest|product",
    }),
    core("channel=source", {
      names: "channel|source|source channel|signal source",
      model: choices("search:34|social:22|email:14|comparison site:16|review site:9|store visit:5"),
    }),
    core("intent_score", { names: "intent|score|purchase intent|intent score|purchase intent score" }),
    core("country@consumer"),
    known("stage=intent_stage", { names: "stage|buying stage" }),
    known("confidence=probability", { names: "confidence", model: numbers(beta(5, 2), 2) }),
    ...knowns(
      "region@consumer city@consumer age_band=age_group@consumer gender@consumer income_band@consumer consent@consumer",
    ),
    ...knowns(
      "days_since_last_visit device_type brand price_sensitivity=level converted household_size@consumer topic price_range",
    ),
    ...knowns("segment=audience_segment@consumer budget=amount currency"),
  ],
  rules: [bands("stage", "intent_score", [30, 55, 78], "awareness|consideration|decision|purchase")],
  rhythm: "consumer",
  days: 90,
};

/** Who is about to buy what. */
export const consumerIntentFrames: readonly Frame[] = [intents];
