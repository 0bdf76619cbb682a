import { choice } from "../define.ts";
import { named } from "../named.ts";
import type { SemanticType } from "../semantic-type.ts";

/** Machines on desks and programs in racks that an IT department keeps. */
export const estateTypes: readonly SemanticType[] = [
  named(
    "laptop",
    {
      en: "laptop model|notebook|notebook model|computer model|laptop name|pc model|workstation model",
      de: "laptop|notebook",
      es: "portátil",
      fr: "ordinateur portable",
      pt: "notebook",
    },
    "Invented model of laptop.",
    "Ardo Book 14|Ardo Book 16|Nova Air 13|Nova Pro 15|Lumo X1|Kestrel T480|Vanta Flex|Brisk 15",
  ),
  named(
    "tablet_model",
    { en: "!tablet|tablet name|tablet computer", de: "tablet", es: "tableta", fr: "tablette" },
    "Invented model of tablet.",
    "Nova Tab 10|Nova Tab 12|Ardo Slate|Lumo Pad|Brisk Tab 8|Kestrel Canvas",
  ),
  named(
    "monitor_model",
    { en: "screen model|display model|computer monitor" },
    "Invented model of monitor.",
    "Lumo 24F|Lumo 27Q|Ardo View 32|Vanta Wide 34|Brisk 22|Nova 4K 28",
  ),
  named(
    "webhook",
    { en: "webhook event|webhook topic|webhook type|hook" },
    "What the webhook tells.",
    "order.created|order.paid|order.cancelled|customer.updated|invoice.failed|refund.issued|subscription.renewed|user.deleted",
  ),
  named(
    "api_called",
    { en: "!api|api name|api product|apis used" },
    "The API.",
    "orders-api|users-api|payments-api|search-api|catalog-api|notifications-api|reports-api|auth-api",
  ),
  named(
    "chatbot",
    { en: "bot name|chatbot name|assistant name|virtual assistant", de: "chatbot" },
    "Invented chatbot.",
    "Milo|Ava Assist|HelpBot|Nori|Desk Buddy|Luma|Pico",
  ),
  named(
    "script",
    { en: "script name|job script|cron script|macro|script file" },
    "The script.",
    "backup.sh|cleanup.py|nightly_etl.py|rotate_logs.sh|sync_users.ps1|report_mail.py|deploy.sh",
  ),
  named(
    "patch_number",
    { en: "!patch|patch id|hotfix|security patch|patch name|kb number" },
    "The patch.",
    "P-2026-011|P-2026-014|P-2026-017|P-2026-021|P-2026-024|P-2026-028|P-2026-033",
  ),
  choice(
    "storage_class",
    "storage tier|storage type of cloud|access tier",
    "Class of the storage.",
    "standard:54|infrequent access:22|archive:14|premium:10",
  ),
  choice(
    "keyboard_layout",
    "keyboard type|layout of keyboard",
    "Layout of the keyboard.",
    "US:42|UK:16|DE:15|FR:12|ES:9|Nordic:6",
  ),
  named(
    "config_parameter",
    {
      en: "config key|configuration key|parameter name|setting name|config setting|setting changed|environment variable",
    },
    "What is set.",
    "max_connections|timeout_ms|log_level|retry_limit|cache_ttl|feature.beta|pool_size|region",
  ),
  named(
    "ui_icon",
    { en: "!icon|icon name|emoji icon" },
    "The icon.",
    "home|search|settings|bell|cart|user|trash|download|star",
  ),
];
