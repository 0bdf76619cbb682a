import { tally } from "../computing.ts";
import { choice, key, percent, text } from "../define.ts";
import { beta } from "../models.ts";
import type { SemanticType } from "../semantic-type.ts";

/** Articles that help. */
export const knowledgeTypes: readonly SemanticType[] = [
  key(
    "article_id",
    "article|kb article|knowledge article|help article|knowledge base article|faq id",
    "The article.",
    "ART-",
  ),
  text("article_title", "kb title|help article title|title of article", "The article's title.", "title"),
  text("article_body", "article text|article content|kb content|help text", "What the article says.", "description"),
  text("faq_question", "faq|frequently asked question|help question", "The question.", "question"),
  text("faq_answer", "answer to question|faq reply|help answer", "The answer.", "answer"),
  choice(
    "article_status",
    "publication status|content status|publishing status|editorial status|publish status",
    "Whether it is published.",
    "published:78|draft:14|archived:8",
  ),
  tally(
    "view_count",
    "views|number of views|article views|times viewed|view total|page view count of article",
    "How often it was read.",
    220,
    1.6,
  ),
  percent(
    "helpful_pct",
    "helpfulness|helpful percentage|found helpful|helpful rate",
    "Share that found it helpful.",
    beta(6, 2.4, 0, 100),
  ),
  choice(
    "knowledge_category",
    "help topic|kb category|help center category|article category|section of help center",
    "What the article is about.",
    "getting started:24|billing:20|integrations:16|security:12|troubleshooting:28",
  ),
];
