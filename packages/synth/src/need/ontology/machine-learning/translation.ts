import { choice, decimal, text } from "../define.ts";
import { beta } from "../models.ts";
import type { SemanticType } from "../semantic-type.ts";

/** Texts in two languages and the scores of their machine translation. */
export const translationTypes: readonly SemanticType[] = [
  text("source_text", "source segment|source sentence|original text", "The text that is translated.", "note"),
  text("target_text", "target segment|target sentence|translated text|~translation", "Its translation.", "note"),
  decimal("bleu", "bleu score", "Overlap with a reference translation, 0 to 100.", beta(5, 7, 0, 100), 1, {
    minimum: 0,
    maximum: 100,
  }),
  decimal("rouge_l", "rouge|rouge score|rouge1|rouge2", "Overlap with a reference summary.", beta(4, 6, 0, 1), 3, {
    minimum: 0,
    maximum: 1,
  }),
  choice(
    "retriever",
    "retriever type|retrieval method|retrieval strategy",
    "How passages are found.",
    "dense:44|hybrid:33|bm25:23",
  ),
];
