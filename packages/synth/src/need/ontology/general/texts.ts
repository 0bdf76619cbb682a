import { choice, decimal, goods, text, typed } from "../define.ts";
import { choices, normal } from "../models.ts";
import type { SemanticType } from "../semantic-type.ts";

/** Texts and what they tell. */
export const textTypes: readonly SemanticType[] = [
  text(
    "title",
    {
      en: "headline|heading|caption|subject heading",
      de: "titel|überschrift",
      es: "título|titular",
      fr: "titre|intitulé",
      pt: "título|manchete",
    },
    "The heading.",
    "title",
  ),
  text(
    "description",
    {
      en: "desc|details|long description|short description|text description|free text",
      de: "beschreibung",
      es: "descripción|detalle",
      fr: "description|descriptif",
      pt: "descrição|detalhes",
    },
    "What it is, in a sentence or two.",
    "description",
  ),
  text(
    "comment",
    {
      en: "comments|remark text|feedback|feedback text|free-text comment|user comment",
      de: "kommentar|rückmeldung",
      es: "comentario|comentarios",
      fr: "commentaire|avis libre",
      pt: "comentário|comentários",
    },
    "What somebody said of it.",
    "comment",
  ),
  text(
    "note",
    {
      en: "notes|remark|remarks|annotation|memo|internal note",
      de: "notiz|anmerkung|bemerkung",
      es: "nota|notas|observaciones",
      fr: "note interne|remarque|observation",
      pt: "nota|observação|anotação",
    },
    "A short note.",
    "note",
  ),
  text(
    "summary",
    {
      en: "abstract|synopsis|overview|short summary",
      de: "zusammenfassung",
      es: "resumen",
      fr: "résumé",
      pt: "resumo",
    },
    "The matter in short.",
    "summary",
  ),
  text(
    "message",
    {
      en: "message text|message body|body text|text message|text",
      de: "nachricht|text",
      es: "mensaje|texto",
      fr: "message|texte",
      pt: "mensagem|texto",
    },
    "The text of the message.",
    "message",
  ),
  typed(
    "reason",
    {
      en: "cause|reason text|reason code|motive",
      de: "grund|ursache",
      es: "motivo|causa|razón",
      fr: "motif|raison|cause",
      pt: "motivo|causa|razão",
    },
    "Why it happened.",
    "string",
    choices(
      "changed plans|no longer needed|missing documents|late delivery|too expensive|wrong data|technical error|duplicate entry|policy limit exceeded|not eligible|quality not as expected|nobody reached|personal reasons",
    ),
  ),
  text(
    "question",
    { en: "question text|query text|inquiry", de: "frage", es: "pregunta", fr: "question posée", pt: "pergunta" },
    "The question.",
    "question",
  ),
  text(
    "review_text",
    {
      en: "review|review body|written review|customer review|review comment",
      de: "rezension|bewertungstext",
      es: "reseña|opinión",
      fr: "avis|critique",
      pt: "resenha|opinião",
    },
    "What the reviewer wrote.",
    "review",
  ),
  choice(
    "sentiment",
    {
      en: "tone|sentiment label|polarity|mood of the text|sentiment class",
      de: "stimmung|tonalität",
      es: "sentimiento|tono",
      fr: "sentiment|tonalité",
      pt: "sentimento|tom",
    },
    "Whether the text is positive, neutral or negative.",
    "positive:48|neutral:30|negative:22",
  ),
  decimal(
    "sentiment_score",
    "sentiment value|polarity score|compound score",
    "From very negative (-1) to very positive (1).",
    normal(0.2, 0.45),
    3,
    { minimum: -1, maximum: 1 },
  ),
  goods(
    "product_name",
    {
      en: "product|item name|article|item|product title|name of the product|article name",
      de: "produkt|produktname|artikel",
      es: "producto|nombre del producto|artículo",
      fr: "produit|nom du produit|article",
      pt: "produto|nome do produto|artigo",
    },
    "The name of an invented article.",
    "name",
  ),
  goods(
    "brand",
    { en: "brand name|make|manufacturer brand", de: "marke", es: "marca", fr: "marque", pt: "marca" },
    "An invented brand.",
    "brand",
  ),
];
