/** What customers do in words, whatever the matter. */
export const customerSpeechActs = [
  "greet",
  "opener",
  "give_identity",
  "give_order",
  "complain_wait",
  "express_frustration",
  "express_worry",
  "ask_status",
  "ask_reason",
  "ask_deadline",
  "ask_alternative",
  "acknowledge",
  "accept_offer",
  "accept_reluctantly",
  "reject_offer",
  "request_escalation",
  "threaten_leave",
  "confirm_details",
  "thank",
  "praise_agent",
  "decline_more",
  "say_goodbye",
  "check_in",
] as const;
export type CustomerSpeechAct = (typeof customerSpeechActs)[number];
export type CustomerSpeech = Readonly<Record<CustomerSpeechAct, string>>;

/** What the shop's people do in words, whatever the matter. */
export const agentSpeechActs = [
  "greet",
  "ask_problem",
  "empathise",
  "apologise",
  "ask_identity",
  "confirm_identity",
  "ask_order",
  "hold",
  "promise_follow_up",
  "transfer",
  "introduce_specialist",
  "check_understanding",
  "give_status",
  "give_reason",
  "give_deadline",
  "give_alternative",
  "reassure",
  "offer_goodwill",
  "ask_more",
  "close",
  "bot_greet",
  "bot_fallback",
] as const;
export type AgentSpeechAct = (typeof agentSpeechActs)[number];
export type AgentSpeech = Readonly<Record<AgentSpeechAct, string>>;
