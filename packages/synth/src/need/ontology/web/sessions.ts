import { universal } from "../computing.ts";
import { choice, decimal, flag, instant, key, typed, whole } from "../define.ts";
import { choices, geometric, lognormal } from "../models.ts";
import type { SemanticType } from "../semantic-type.ts";

/** Visits and what happens in them. */
export const sessionTypes: readonly SemanticType[] = [
  key(
    "session_id",
    {
      en: "session|session identifier|visit id|session key|session number|web session|browsing session|user session",
      de: "sitzung|sitzungs-id|session-id",
      es: "sesión|id de sesión|identificador de sesión",
      fr: "session|identifiant de session",
      pt: "sessão|id da sessão",
    },
    "The session: what one visitor did without a long pause.",
    "SES-",
    "session",
  ),
  universal(
    "event_id",
    {
      en: "event identifier|event uuid|event key|event number|hit id|message uuid",
      de: "ereignis-id|ereignisnummer",
      es: "id de evento|identificador de evento",
      fr: "identifiant d'événement|id d'événement",
      pt: "id do evento|identificador do evento",
    },
    "The event.",
  ),
  choice(
    "event_type",
    {
      en: "event name|event|type of event|event action|action name|user action|activity type|interaction|tracked event|event kind|hit type|activity",
      de: "ereignis|ereignistyp|ereignisname|ereignisart|aktion",
      es: "evento|tipo de evento|nombre del evento|acción",
      fr: "événement|type d'événement|nom de l'événement|action",
      pt: "evento|tipo de evento|nome do evento|ação",
    },
    "What happened.",
    "page_view:48|click:18|scroll:10|search:6|add_to_cart:5|session_start:5|form_submit:3|login:2|sign_up:1|purchase:2",
  ),
  key(
    "visitor_id",
    {
      en: "visitor|visitor identifier|web visitor|cookie id|browser id|visitor number",
      de: "besucher|besucher-id",
      es: "visitante|id de visitante",
      fr: "visiteur|identifiant du visiteur",
      pt: "visitante|id do visitante",
    },
    "The visitor, under a pseudonym.",
    "VIS-",
    "visitor",
  ),
  universal(
    "anonymous_id",
    "anon id|anonymous user id|guest id|device cookie|installation id",
    "The visitor before it is known who it is.",
    "visitor",
  ),
  whole(
    "event_sequence",
    "event number in session|event index|event order|hit number|seq|event position|sequence within session",
    "Number of the event within its session, from 1.",
    geometric(8),
    { minimum: 1 },
  ),
  typed(
    "event_properties",
    "properties|event payload|event data|event parameters|event params|custom properties|attributes of the event|props|payload",
    "What more is known of the event.",
    "object",
    {
      kind: "object",
      fields: [
        { name: "position", model: { kind: "number", distribution: geometric(4), decimals: 0 } },
        { name: "label", model: choices("hero|menu|list|footer|modal") },
        { name: "value", model: { kind: "number", distribution: lognormal(20, 1), decimals: 2 } },
      ],
    },
  ),
  decimal(
    "event_value",
    "value of the event|conversion value|goal value",
    "What the event is worth.",
    lognormal(18, 1),
    2,
    {
      minimum: 0,
    },
  ),
  whole(
    "session_number",
    "visit number|nth visit|visit count of the user",
    "Which visit of the visitor it is.",
    geometric(3),
    {
      minimum: 1,
    },
  ),
  whole(
    "session_duration_s",
    {
      en: "session duration|session length|visit duration|time on site|duration of session|average session duration|visit length|length of visit|avg session duration|session time",
      de: "sitzungsdauer|besuchsdauer|verweildauer auf der seite",
      es: "duración de la sesión|tiempo en el sitio",
      fr: "durée de session|durée de visite|temps passé sur le site",
      pt: "duração da sessão|tempo no site",
    },
    "How long the session lasted.",
    lognormal(150, 1.3),
    { unit: "s", maximum: 43_200 },
  ),
  instant(
    "session_start_at",
    "session start time|session started at|visit start|visit time",
    "When the session began.",
    "-P90D",
  ),
  instant(
    "session_end_at",
    "session end time|session ended at|visit end|last event time",
    "When the session ended.",
    "-P90D",
  ),
  flag(
    "is_bounce",
    {
      en: "bounce|bounced|bounce flag|single page visit|single-page session|bounced session",
      de: "absprung|abgesprungen",
      es: "rebote",
      fr: "rebond",
      pt: "rejeição",
    },
    "Whether the visit ended on its first page.",
    0.48,
  ),
  flag(
    "is_bot",
    {
      en: "bot|bot flag|crawler|robot|non-human|bot traffic|is robot|automated",
      de: "bot",
      es: "es bot|bot",
      fr: "robot",
      pt: "é bot|robô",
    },
    "Whether a program was at work.",
    0.06,
  ),
  flag(
    "is_new_visitor",
    "new visitor|first visit|first time visitor|new user flag|first time user",
    "Whether it is the visitor's first visit.",
    0.56,
  ),
  whole(
    "repeat_visits",
    "repeat visits 7d|returning visits|visits in the last 7 days|number of return visits|visit frequency",
    "Visits of the same visitor in the last seven days.",
    geometric(1.2),
  ),
];
