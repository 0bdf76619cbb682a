import { flag, key, money, typed } from "../define.ts";
import { choices, codes } from "../models.ts";
import type { SemanticType } from "../semantic-type.ts";

/** How an offer ended, and what readers agreed to. */
export const outcomeTypes: readonly SemanticType[] = [
  flag("is_sold", "was sold|sold flag|is it sold", "Whether it was sold.", 0.45),
  money(
    "clearing_price",
    "second price|settled auction price|price cleared",
    "The price at which an auction cleared.",
    2.1,
    0.7,
  ),
  flag(
    "double_opt_in",
    "double opt in confirmed|opt in confirmed|confirmed opt in",
    "Whether the address was confirmed.",
    0.85,
  ),
  flag(
    "has_loyalty_card",
    "loyalty card|loyalty member|loyalty card used|club card",
    "Whether a loyalty card was shown.",
    0.5,
  ),
  money("price_per_bottle", "bottle price|price a bottle", "Price of a bottle.", 14, 0.7),
  money("ad_revenue", "advertising revenue|revenue from ads", "Income from advertising.", 38, 1.4),
  key("chargeback_id", "chargeback number|dispute id|dispute number", "Identifies a disputed payment.", "CBK-"),
  typed(
    "dispute_reason_code",
    "chargeback reason code|dispute code",
    "Code of the reason for which a payment is disputed.",
    "string",
    choices("10.4:34|13.1:22|13.3:14|12.6:8|13.7:12|11.3:10"),
  ),
  typed(
    "signature_code",
    "proof of delivery|pod number|delivery proof",
    "Number of the proof that it was handed over.",
    "string",
    codes("POD-", 6),
  ),
];
