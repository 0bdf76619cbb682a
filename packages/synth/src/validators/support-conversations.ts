import { instantMs } from "./instant.ts";
import { checkRecord } from "./record-rules.ts";
import { type Conversation, conversationRules } from "./support-conversations/conversation.ts";
import { checkDeeds } from "./support-conversations/deeds.ts";
import { checkGrounding } from "./support-conversations/grounding.ts";
import { checkMatter } from "./support-conversations/matter.ts";
import { checkShapes } from "./support-conversations/shapes.ts";
import { checkTalk } from "./support-conversations/talk.ts";
import type { Report, Validation, Violation } from "./validation.ts";

const currencyOf: Readonly<Record<string, string>> = { GB: "GBP", PL: "PLN", SE: "SEK" };

/** What stays the same wherever a customer writes. */
type Habits = Pick<Conversation, "country" | "loyalty_tier" | "patience" | "verbosity" | "formality">;

/** Reads conversations one after another and keeps what rules on customers and articles need. */
class ConversationReader {
  readonly violations: Violation[] = [];
  row = 0;
  private readonly ids = new Set<string>();
  private readonly customers = new Map<string, Habits>();
  private readonly articles = new Map<string, { category: string | null; product: string | null }>();
  private version: string | null = null;
  private last = Number.NEGATIVE_INFINITY;

  readonly report: Report = (invariant, detail) => this.violations.push({ row: this.row, invariant, detail });

  conversation(row: Conversation): void {
    const { report } = this;
    if (this.ids.has(row.conversation_id)) report("key", `${row.conversation_id} stands twice`);
    this.ids.add(row.conversation_id);
    const start = instantMs(row.started_at);
    if (start < this.last) report("time-order", `${row.started_at} is before the row above`);
    this.last = Math.max(this.last, start);
    this.version ??= row.schema_version;
    if (row.schema_version !== this.version) report("schema", `schema_version changes to ${row.schema_version}`);
    this.checkConstants(row);
    checkTalk(row, report);
    checkGrounding(row, report);
    checkDeeds(row, report);
    checkMatter(row, report);
  }

  private checkConstants(row: Conversation): void {
    const { country, customer_id: customer, formality, loyalty_tier, patience, sku, verbosity } = row;
    if (row.currency !== (currencyOf[country] ?? "EUR")) {
      this.report("customer-constant", `${row.currency} in ${country}`);
    }
    const known = this.customers.get(customer);
    if (known === undefined) {
      this.customers.set(customer, { country, loyalty_tier, patience, verbosity, formality });
    } else if (
      known.country !== country ||
      known.loyalty_tier !== loyalty_tier ||
      known.patience !== patience ||
      known.verbosity !== verbosity ||
      known.formality !== formality
    ) {
      this.report("customer-constant", `${customer} was ${JSON.stringify(known)}`);
    }
    if (sku === null) return;
    const article = this.articles.get(sku);
    if (article === undefined) this.articles.set(sku, { category: row.category, product: row.product });
    else if (article.category !== row.category || article.product !== row.product) {
      this.report("article-constant", `${sku} was ${JSON.stringify(article)}`);
    }
  }
}

/**
 * Checks conversations, from row 0 on, against the published rules of the dataset. Memory grows with conversations (their
 * ids), customers and articles.
 */
export function validateSupportConversations(rows: Iterable<Record<string, unknown>>): Validation {
  const reader = new ConversationReader();
  for (const record of rows) {
    const sound = checkRecord(record, conversationRules, reader.report);
    if (checkShapes(record, reader.report) && sound) reader.conversation(record as unknown as Conversation);
    reader.row++;
  }
  return { rows: reader.row, violations: reader.violations };
}
