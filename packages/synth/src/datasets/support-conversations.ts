import { type Dataset, defineDataset } from "../schema/dataset.ts";
import { conversationColumns } from "./support-conversations/columns.ts";
import { CONVERSATIONS, openConversations } from "./support-conversations/conversation-source.ts";
import { conversationInvariants } from "./support-conversations/invariants.ts";

const version = "1.0.0";
const columns = conversationColumns(version);

/**
 * Customer service chats of the retailer of retail-transactions: whoever writes has ordered there under the same seed.
 * Personas with lasting habits of speech, 28 matters with policies, actions that need a checked identity, feelings that
 * follow what the agent does, and ratings that follow from the outcome.
 */
export const supportConversations: Dataset = defineDataset({
  id: "support-conversations",
  version,
  title: "Support conversations",
  description:
    "Customer service chats in English of an invented European retailer, one row a conversation of about eighteen messages: what was said, by whom, with which purpose and feeling, what was done in the shop's systems, by which policies, and how it was rated. Customers, orders and articles are those of retail-transactions of the same seed.",
  key: ["conversation_id"],
  columns,
  invariants: conversationInvariants,
  rowLimit: CONVERSATIONS,
  parameters: {
    from: {
      type: "date",
      meaning: "First day of the conversations (UTC).",
      minimum: "2020-01-13",
      maximum: "2029-12-31",
      default: "2020-02-03",
    },
    to: {
      type: "date",
      meaning: "Day before which the last conversation begins (UTC).",
      minimum: "2020-01-14",
      maximum: "2035-12-31",
      default: null,
    },
    bot_share: {
      type: "number",
      meaning: "Share of conversations that the bot begins.",
      minimum: 0,
      maximum: 1,
      default: 0.42,
    },
    violation_share: {
      type: "number",
      meaning: "Share of conversations in which an agent breaks a policy where the matter gives the occasion.",
      minimum: 0,
      maximum: 1,
      default: 0.03,
    },
    team_size: {
      type: "integer",
      meaning: "Number of people who answer.",
      unit: "people",
      minimum: 1,
      maximum: 20_000,
      default: 60,
    },
    survey_share: {
      type: "number",
      meaning: "Share of conversations that the customer rates, about.",
      minimum: 0,
      maximum: 0.8,
      default: 0.27,
    },
  },
  open: (seed, values) =>
    openConversations(seed, columns.length, {
      from: values.from,
      to: values.to,
      botShare: values.bot_share,
      violationShare: values.violation_share,
      teamSize: values.team_size,
      surveyShare: values.survey_share,
    }),
});
