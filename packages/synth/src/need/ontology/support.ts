import type { SemanticType } from "./semantic-type.ts";
import { conversationTypes } from "./support/conversations.ts";
import { knowledgeTypes } from "./support/knowledge.ts";
import { mailTypes } from "./support/mail.ts";
import { moderationTypes } from "./support/moderation.ts";
import { ticketTypes } from "./support/tickets.ts";

/** What those who help customers and keep order among them call their columns. */
export const supportTypes: readonly SemanticType[] = [
  ...ticketTypes,
  ...conversationTypes,
  ...mailTypes,
  ...knowledgeTypes,
  ...moderationTypes,
];
