import { choice, decimal, flag, key, share, text, typed } from "../define.ts";
import { beta, choices, happening, list } from "../models.ts";
import type { SemanticType } from "../semantic-type.ts";

/** What is said. */
export const conversationTypes: readonly SemanticType[] = [
  key(
    "conversation_id",
    {
      en: "conversation|chat id|dialogue id|dialog id|chat session|conversation number|chat|call transcript id|transcript id|thread id|email thread|dialogue|chat conversation",
      de: "gespräch|konversation|gesprächs-id|chat",
      es: "conversación|id de conversación|chat",
      fr: "conversation|identifiant de conversation|discussion",
      pt: "conversa|id da conversa|chat",
    },
    "The conversation.",
    "CNV-",
    "conversation",
  ),
  key("message_id", "message number|utterance id|mail id|email id|message identifier", "The message.", "MSG-"),
  text(
    "message_text",
    {
      en: "message body|utterance|chat message|email body|turn text|text of message|message content|body text|what was said|email text|mail body|customer message|utterance text|text|body|content|chat text",
      de: "nachricht|nachrichtentext",
      es: "mensaje|texto del mensaje",
      fr: "message|texte du message",
      pt: "mensagem|texto da mensagem",
    },
    "What was said.",
    "message",
  ),
  choice(
    "speaker",
    {
      en: "message author|sender role|who speaks|speaker role|message sender|role of speaker|sender type|author role|turn role|author type|~participant",
      de: "sprecher",
      es: "hablante|interlocutor",
      fr: "interlocuteur|locuteur",
      pt: "falante|interlocutor",
    },
    "Who speaks.",
    "customer:50|agent:50",
  ),
  typed(
    "sent_at",
    "message time|sent time|message timestamp|time sent|message sent|send time|sent on|date sent",
    "When it was sent.",
    "datetime",
    happening("s"),
  ),
  choice(
    "intent_label",
    {
      en: "intent of customer|customer intent|user intent|detected intent|intent label of message|intent class|utterance intent|dialogue intent",
      de: "absicht|kundenanliegen",
      es: "intención|intención del cliente",
      fr: "intention|intention du client",
      pt: "intenção|intenção do cliente",
    },
    "What the customer is after.",
    "track order:22|request refund:18|reset password:15|change address:12|cancel subscription:12|report defect:12|ask price:9",
  ),
  choice(
    "dialogue_act",
    "dialog act|speech act|act type|conversation act|utterance type",
    "What the message does.",
    "inform:34|question:26|request:16|confirm:10|greet:7|thank:7",
  ),
  decimal("valence", "emotional valence|pleasantness", "How pleasant it feels, -1 to 1.", beta(3, 2.6, -1, 1), 3, {
    minimum: -1,
    maximum: 1,
  }),
  share(
    "arousal",
    "emotional arousal|activation level|emotion intensity|intensity of emotion",
    "How strong the feeling is, 0 to 1.",
    beta(2, 3),
  ),
  choice(
    "agent_kind",
    "human or bot|handled by bot|agent type of chat|responder type|bot or human",
    "Whether a person or a program answers.",
    "human:64|bot:36",
  ),
  flag(
    "bot_handover",
    "handover|handoff|transferred to human|bot handoff|transfer to agent",
    "Whether a program passed it to a person.",
    0.28,
  ),
  choice(
    "call_outcome",
    "call result|outcome of call|disposition of call|call disposition|contact outcome",
    "How the call ended.",
    "resolved:62|callback:14|transferred:12|abandoned:8|voicemail:4",
  ),
  flag(
    "is_abandoned_call",
    "call abandoned|abandoned call|caller hung up|abandon flag",
    "Whether the caller gave up.",
    0.07,
  ),
  text(
    "conversation_summary",
    "summary of conversation|chat summary|call summary|case summary|dialogue summary",
    "The conversation in short.",
    "summary",
  ),
  text(
    "transcript",
    "call transcript|chat transcript|full transcript|dialogue text|conversation text|chat log",
    "What was said, in short turns.",
    "message",
  ),
  typed(
    "entities",
    "named entities|extracted entities|filled slots|entity list",
    "What the message speaks of.",
    "array",
    list(choices("order number|delivery date|refund amount|product name|address|e-mail address"), 0, 3),
  ),
  choice(
    "agent_action",
    "action of agent|support action|action taken by agent|next best action|resolution action",
    "What the agent did.",
    "verify identity:22|look up order:24|offer refund:14|send replacement:10|update address:10|explain policy:20",
  ),
];
