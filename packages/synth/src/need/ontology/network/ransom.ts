import { choice, flag, money, whole } from "../define.ts";
import { geometric, lognormal } from "../models.ts";
import type { SemanticType } from "../semantic-type.ts";

/** Extortion by malware, and domains made by it. */
export const ransomTypes: readonly SemanticType[] = [
  choice(
    "entry_vector",
    "initial access|initial access vector|infection vector|attack vector",
    "How the attackers came in.",
    "phishing:38|stolen credentials:21|unpatched service:18|remote desktop:12|supplier:7|removable media:4",
  ),
  whole(
    "encrypted_systems",
    "systems encrypted|hosts encrypted|affected systems|systems affected",
    "How many systems were encrypted.",
    lognormal(45, 1.1),
  ),
  whole(
    "downtime_days",
    "days of downtime|outage days|days offline",
    "Days until the systems worked again.",
    geometric(7),
    { unit: "day" },
  ),
  money("ransom_demanded", "ransom|ransom demand|ransom amount|demanded ransom", "What was demanded.", 180_000, 1.5, {
    heaped: 0.6,
  }),
  flag("ransom_paid", "paid ransom|ransom was paid", "Whether the ransom was paid.", 0.3),
  flag(
    "credentials_entered",
    "entered credentials|submitted credentials|credentials submitted|gave credentials|entered password|gave password",
    "Whether a password was typed in.",
    0.05,
  ),
  flag("is_dga", "dga|dga domain|generated domain", "Whether an algorithm made the domain.", 0.02),
];
