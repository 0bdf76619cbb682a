import { choice, flag, key, whole } from "../define.ts";
import { beta } from "../models.ts";
import type { SemanticType } from "../semantic-type.ts";

/** Signs that someone will buy. */
export const intentTypes: readonly SemanticType[] = [
  whole(
    "intent_score",
    {
      en: "buying intent|purchase intent score|buyer intent score|intent signal|intent",
      de: "kaufabsicht|intent-score",
      es: "puntuación de intención|intención de compra",
      fr: "score d'intention|intention d'achat",
      pt: "pontuação de intenção",
    },
    "How close to buying, 0 to 100.",
    beta(2, 3.2, 0, 100),
    { maximum: 100 },
  ),
  whole(
    "surge_score",
    "topic surge|intent surge|company surge",
    "How much more than usual a topic is looked up, 0 to 100.",
    beta(2, 3, 0, 100),
    { maximum: 100 },
  ),
  choice(
    "intent_stage",
    "buying stage|buyer stage|buyer journey stage|stage of buying|funnel stage|purchase stage|stage in the funnel",
    "How far the buyer is.",
    "awareness:44|consideration:30|decision:17|purchase:9",
  ),
  choice(
    "intent_topic",
    "topic researched|research topic|topic of interest|content topic|interest",
    "What is looked up.",
    "cloud storage|data security|payroll software|crm|network monitoring|e-signature|video meetings|accounting software|analytics",
  ),
  choice(
    "form_name",
    "form|web form|form id",
    "The form.",
    "newsletter:30|contact:26|demo request:18|sign up:17|download:9",
  ),
  flag("form_started", "form start|started the form|form begun", "Whether the form was begun.", 0.14),
  flag(
    "form_submitted",
    "form submit|form submission|submitted|form completed|lead form submitted",
    "Whether the form was sent.",
    0.05,
  ),
  choice(
    "funnel_step",
    "step of the funnel|conversion step|funnel event|conversion stage|checkout step",
    "How far the visitor came.",
    "visit:52|product view:24|add to cart:12|checkout:7|purchase:5",
  ),
  flag("is_clicked", "clicked|click flag|was clicked|click label|has clicked", "Whether it was clicked.", 0.06),
  flag("is_opened", "opened|open flag|was opened|notification opened", "Whether it was opened.", 0.18),
  key("notification_id", "push notification|notification|push id", "The notification.", "NTF-"),
  choice(
    "notification_type",
    "push type|kind of notification|notification channel",
    "What the notification is about.",
    "promotion:34|reminder:24|transactional:20|social:14|system:8",
  ),
];
