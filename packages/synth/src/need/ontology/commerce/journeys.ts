import { choice, flag, key, whole } from "../define.ts";
import { geometric, lognormal } from "../models.ts";
import type { SemanticType } from "../semantic-type.ts";

/** The way to a purchase. */
export const journeyTypes: readonly SemanticType[] = [
  key(
    "journey_id",
    "journey|customer journey|shopping journey|shopping session|purchase journey",
    "The customer's way from the first look on.",
    "JNY-",
    "journey",
  ),
  key(
    "cart_id",
    {
      en: "cart|basket id|shopping cart|basket|shopping cart id",
      de: "warenkorb-id",
      es: "carrito|id de carrito",
      fr: "panier|identifiant panier",
      pt: "carrinho|id do carrinho",
    },
    "The cart.",
    "CRT-",
    "cart",
  ),
  choice(
    "journey_stage",
    {
      en: "stage of journey|funnel stage|funnel step|shopping stage|journey step|ecommerce action|shopping action",
      de: "phase der kaufreise|trichterstufe",
      es: "etapa del embudo|etapa de compra",
      fr: "étape du parcours|étape de l'entonnoir",
      pt: "etapa do funil|etapa da jornada",
    },
    "The step on the way to a purchase.",
    "view:46|search:17|cart_add:14|cart_remove:3|checkout:8|payment:6|purchase:5|review:1",
  ),
  whole(
    "step_number",
    {
      en: "step|step no|stage number|step index|touchpoint number",
      de: "schritt|schrittnummer",
      es: "paso|número de paso",
      fr: "étape|numéro d'étape",
      pt: "passo|etapa",
    },
    "The step, from 1.",
    geometric(4),
    { minimum: 1 },
  ),
  flag(
    "is_abandoned",
    {
      en: "abandoned|abandonment|cart abandoned|cart abandonment|abandoned flag|abandoned cart",
      de: "abgebrochen|warenkorbabbruch",
      es: "abandonado|carrito abandonado",
      fr: "abandonné|abandon de panier",
      pt: "abandonado|carrinho abandonado",
    },
    "Whether it ended without a purchase.",
    0.68,
  ),
  choice(
    "abandonment_reason",
    {
      en: "reason for abandonment|reason abandoned|abandon reason|why abandoned",
      de: "abbruchgrund",
      es: "motivo de abandono",
      fr: "motif d'abandon",
      pt: "motivo do abandono",
    },
    "Why the purchase was not finished.",
    "extra costs:36|just browsing:21|account required:14|delivery too slow:11|payment declined:7|website error:6|no suitable payment method:5",
  ),
  flag(
    "converted",
    {
      en: "conversion|is converted|purchased|conversion flag|did convert|made purchase|has converted|bought|conversion event",
      de: "konvertiert|gekauft",
      es: "convertido|conversión|compró",
      fr: "converti|acheté",
      pt: "converteu|convertido|comprou",
    },
    "Whether it led to the action wished for.",
    0.034,
  ),
  whole(
    "time_on_page_s",
    "time on page|dwell time|page dwell|seconds on page|time on site|time spent on page",
    "How long the page was looked at.",
    lognormal(42, 1),
    { unit: "s" },
  ),
];
