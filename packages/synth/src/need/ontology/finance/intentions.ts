import { choice, text } from "../define.ts";
import type { SemanticType } from "../semantic-type.ts";

/** What people ask about financial products. */
export const intentionTypes: readonly SemanticType[] = [
  choice(
    "finance_intent_stage",
    {
      en: "intent stage|stage of intent|buying stage|purchase stage|funnel intent|stage of purchase",
      de: "kaufphase|absichtsphase",
      es: "etapa de intención",
      fr: "stade d'intention",
      pt: "estágio de intenção",
    },
    "How far the person is from buying.",
    "research:48|compare:27|quote:16|apply:9",
  ),
  text(
    "financial_query",
    {
      en: "query|user query|financial question|search query text|question asked|customer question|user question",
      de: "anfrage|suchanfrage|finanzfrage",
      es: "consulta|pregunta financiera",
      fr: "requête|question financière",
      pt: "consulta|pergunta financeira",
    },
    "What the person asks.",
    "question",
  ),
  text(
    "grounded_answer",
    "answer|grounded answer|response text|reply text|answer text",
    "The answer, in a sentence or two.",
    "message",
  ),
  choice(
    "disclaimer",
    "legal notice|disclaimer text|compliance notice|risk notice",
    "The notice that goes with an answer.",
    "This is general information and no financial advice.|Rates change and depend on the applicant.|Approval is subject to a credit check.",
  ),
];
