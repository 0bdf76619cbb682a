/** What messages of the customer do. */
export const customerActs: ReadonlySet<string> = new Set([
  ...["greet", "state_problem", "add_context", "give_identity", "give_order", "answer_question", "complain_wait"],
  ...["express_frustration", "express_worry", "ask_status", "ask_reason", "ask_deadline", "ask_alternative"],
  ...["acknowledge", "accept_offer", "accept_reluctantly", "reject_offer", "request_escalation", "threaten_leave"],
  ...["confirm_details", "thank", "praise_agent", "decline_more", "ask_more", "say_goodbye", "check_in"],
]);

/** What messages of agents and the bot do. */
export const serviceActs: ReadonlySet<string> = new Set([
  ...["greet", "ask_problem", "empathise", "apologise", "ask_identity", "confirm_identity", "ask_order", "ask_detail"],
  ...["hold", "report_finding", "explain_policy", "offer_solution", "offer_goodwill", "refuse_request", "instruct"],
  ...["confirm_action", "promise_follow_up", "transfer", "introduce_specialist", "check_understanding", "give_status"],
  ...["give_reason", "give_deadline", "give_alternative", "reassure", "ask_more", "answer_more", "close"],
  "bot_fallback",
]);
