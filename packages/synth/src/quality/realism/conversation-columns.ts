import { tally, textOf } from "../row-values.ts";
import type { Row } from "../statistic.ts";

/** What the statistics of conversations need of the rows. */
export interface ConversationColumns {
  rows: number;
  /** Messages of each conversation. */
  turns: number[];
  actions: number;
  messages: number;
  customerWords: number;
  customerMessages: number;
  /** What customers wrote, message by message. */
  customerTexts: string[];
  intents: Map<string, number>;
  /** Ratings with 1 for resolved, 0 for any other end. */
  ratings: number[];
  resolved: number[];
  unrated: number;
  /** How far the customer's sentiment rose from the first message to the last, where the matter was resolved. */
  gains: number[];
  escalated: number;
}

interface Message {
  readonly role: string;
  readonly text: string;
  readonly sentiment: number;
}

const KEPT_TEXTS = 6_000;

export function collectConversations(rows: Iterable<Row>): ConversationColumns {
  const columns: ConversationColumns = {
    rows: 0,
    turns: [],
    actions: 0,
    messages: 0,
    customerWords: 0,
    customerMessages: 0,
    customerTexts: [],
    intents: new Map(),
    ratings: [],
    resolved: [],
    unrated: 0,
    gains: [],
    escalated: 0,
  };
  for (const row of rows) readConversation(columns, row);
  return columns;
}

function readConversation(columns: ConversationColumns, row: Row): void {
  const messages = row.messages as readonly Message[];
  const spoken = messages.filter((message) => message.role === "customer");
  const isResolved = row.resolution === "resolved";
  columns.rows++;
  columns.turns.push(messages.length);
  columns.messages += messages.length;
  columns.actions += (row.actions as readonly unknown[]).length;
  columns.escalated += row.escalated === true ? 1 : 0;
  tally(columns.intents, textOf(row, "intent") ?? "");
  columns.customerMessages += spoken.length;
  for (const { text } of spoken) {
    columns.customerWords += text.split(/\s+/).length;
    if (columns.customerTexts.length < KEPT_TEXTS) columns.customerTexts.push(text);
  }
  const [first, last] = [spoken[0], spoken.at(-1)];
  if (isResolved && first !== undefined && last !== undefined) columns.gains.push(last.sentiment - first.sentiment);
  if (typeof row.csat === "number") {
    columns.ratings.push(row.csat);
    columns.resolved.push(isResolved ? 1 : 0);
  } else columns.unrated++;
}
