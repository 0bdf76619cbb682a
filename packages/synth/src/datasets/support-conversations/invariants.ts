import type { Invariant } from "../../schema/dataset.ts";

export const conversationInvariants: readonly Invariant[] = [
  { id: "key", statement: "conversation_id is unique." },
  { id: "time-order", statement: "started_at never decreases from row to row." },
  {
    id: "message-order",
    statement:
      "messages has message_count members with turn 1, 2, …, message_count; ts never decreases; the first ts is started_at, the last is ended_at.",
  },
  {
    id: "first-speaker",
    statement: "The first message is the customer's, or has the act greet and the role agent or bot.",
  },
  {
    id: "roles",
    statement:
      "role is customer, bot or agent. agent_type bot: no message has the role agent; human: none has the role bot; bot_then_human: both occur, and no bot message follows an agent message. agent_id is AGT-0000 exactly when agent_type is bot.",
  },
  {
    id: "acts",
    statement:
      "Acts of the customer: greet, state_problem, add_context, give_identity, give_order, answer_question, complain_wait, express_frustration, express_worry, ask_status, ask_reason, ask_deadline, ask_alternative, acknowledge, accept_offer, accept_reluctantly, reject_offer, request_escalation, threaten_leave, confirm_details, thank, praise_agent, decline_more, ask_more, say_goodbye, check_in. All other acts, and greet, are the agent's and the bot's.",
  },
  {
    id: "sentiment",
    statement:
      "sentiment is between −1 and 1 with at most two decimals, intensity between 0 and 1 with at most two decimals. emotion neutral has a sentiment of −0.25 to 0.25; frustration, anger, disappointment and worry have one below 0; confusion one of at most 0.25; hope one above −0.25; relief, satisfaction and gratitude one above 0. Messages of agent and bot are neutral with sentiment 0 and intensity 0.",
  },
  {
    id: "grounded",
    statement:
      "Each member of entities names a field of the row that is not null, and its text stands in the message's text as it is. Ids, product and detail stand as the field has them; amounts as the number with two decimals, alone or with the row's currency (EUR, euro or euros; £, GBP or pounds; SEK or kronor; PLN or zloty); quantity as a figure or an English word; dates as a day and an English month (26 February), or relative to the date of started_at: today, yesterday, tomorrow, N days ago, in N days (N a figure or an English word), a week ago (7 days), two weeks ago (14), in a week (7).",
  },
  {
    id: "no-loose-values",
    statement:
      "Every number with two decimals, every ORD-, CUS-, SKU- or PCL- id, every day with a month's name and every 'N days ago' or 'in N days' (each word by itself, N a figure or one English number word) in a message's text belongs to one of its entities.",
  },
  {
    id: "actions-order",
    statement: "actions are in order of after_turn, which is between 1 and message_count.",
  },
  {
    id: "identity-first",
    statement:
      "issue_refund, create_replacement, send_return_label, cancel_order, update_order, send_invoice, unlock_account, credit_points, close_account and issue_voucher come after a verify_identity with the result ok, unless scenario is policy_violation with violated_policy POL-ID-1; there, at least one of them comes with no verify_identity at all.",
  },
  {
    id: "order-first",
    statement:
      "issue_refund, create_replacement, send_return_label, cancel_order and update_order come after a look_up_order with the result ok.",
  },
  {
    id: "verified-by-talk",
    statement:
      "verify_identity with the result ok comes after a customer's message with the act give_identity that has customer_id among its entities.",
  },
  {
    id: "refund",
    statement:
      "refund_amount is present exactly when actions has an issue_refund or resolution is resolved or follow_up and subintent start_return, refund_pending or refund_short; it is above 0 and at most order_total. args.amount of issue_refund is refund_amount.",
  },
  {
    id: "voucher",
    statement:
      "voucher_amount is present exactly when actions has an issue_voucher, whose args.amount it is; it is at least 1 and at most a tenth of order_total, rounded up to a whole unit, and at most 40 (in SEK 440, in PLN 170).",
  },
  {
    id: "escalation",
    statement:
      "escalated is true exactly when actions has a transfer_to_specialist and messages has the act transfer; agent_type bot_then_human implies escalated.",
  },
  {
    id: "resolution-acts",
    statement:
      "resolved: an agent's or bot's message has the act confirm_action, instruct or give_status; follow_up: one has promise_follow_up, and follow_up_on is present; declined_by_policy: one has refuse_request; abandoned: the last message is the agent's or the bot's; unresolved: none has confirm_action. follow_up_on is present only with follow_up.",
  },
  {
    id: "intent",
    statement:
      "subintent belongs to its intent: delivery: late_parcel, lost_parcel, damaged_parcel, wrong_item, missing_item; return: start_return, exchange, label_problem; refund: refund_pending, refund_short; order_change: cancel_order, change_address, change_quantity; product: faulty, missing_part, usage_question; payment: declined_payment, charged_twice, invoice_copy; account: locked_out, points_missing, close_account; promotion: code_rejected, price_drop; stock: availability, product_advice; security: unknown_order, suspicious_message.",
  },
  {
    id: "order-fields",
    statement:
      "order_id, ordered_at, order_state, order_total, quantity and due_on are all present or all null; with them sku, category, product and unit_price are present. They are absent exactly for the subintents locked_out, close_account, code_rejected, availability, product_advice, unknown_order, suspicious_message and declined_payment. sku, category, product and unit_price are present or absent together, and present for availability and product_advice.",
  },
  {
    id: "order-times",
    statement:
      "ordered_at is before started_at and at most 120 days before it; due_on is 1 to 8 days after the date of ordered_at; delivered_on is present exactly when order_state is delivered, after the date of ordered_at and not after the date of started_at; parcel_id is present exactly when order_state is in_transit or delivered.",
  },
  {
    id: "order-amounts",
    statement: "quantity × unit_price is at least 1 minor unit; order_total is above 0.",
  },
  {
    id: "states-of-matters",
    statement:
      "late_parcel: in_transit, with due_on before the date of started_at; lost_parcel, damaged_parcel, wrong_item, missing_item, start_return, exchange, label_problem, refund_pending, refund_short, faulty and missing_part: delivered; change_address, change_quantity and cancel_order: processing when resolved, processing or in_transit otherwise.",
  },
  {
    id: "policy-window",
    statement:
      "start_return and exchange are resolved only when delivered_on is at most 30 days before the date of started_at, and declined by policy only when it is more than 30 days before; unless violated_policy is POL-RET-30, where the agent accepts although it is more than 30 days before.",
  },
  {
    id: "violation",
    statement:
      "violated_policy is present exactly when scenario is policy_violation, is POL-ID-1 or POL-RET-30, and is not among policy_refs; policy_refs is sorted and has no member twice.",
  },
  {
    id: "durations",
    statement:
      "handle_time_s is ended_at minus started_at in seconds, rounded down; first_response_s is the time of the first message of a bot or agent minus started_at in seconds, rounded down.",
  },
  { id: "nps", statement: "nps is null where csat is null." },
  {
    id: "customer-constant",
    statement:
      "A customer_id always has the same country, loyalty_tier, patience, verbosity and formality; currency follows country: GB has GBP, PL has PLN, SE has SEK, the others EUR.",
  },
  { id: "article-constant", statement: "A sku always has the same category and product." },
  {
    id: "summary",
    statement:
      "summary holds the subintent with spaces for underscores, order_id where that is present, and the resolution as one of: was resolved, was left for a follow-up, was declined by policy, was not resolved, was abandoned. causal_summary has 6 to 40 words and begins with Because or Since.",
  },
  {
    id: "reserved",
    statement:
      "The texts of messages hold no mail address, no seven digits in a row (alone or parted by single spaces or hyphens) but in an ORD-, CUS-, SKU- or PCL- id, thus no phone or card number, and no person's full name: within a sentence no two words in a row begin with a capital, but in detail.",
  },
];
