import { beta, dependent, lognormal, numbers, prose } from "../ontology/models.ts";
import { core, follows, key, known, knowns, lasts, onlyWhere, rule } from "./define.ts";
import type { Frame } from "./frame.ts";
import { countsUp, precedes, pulledBy, tells, walks } from "./rules.ts";

/** What customers say, by what they are after. */
const utterances: Readonly<Record<string, readonly string[]>> = {
  "track order": [
    "Where is my order?",
    "My package still has not arrived.",
    "Can you tell me when the delivery comes?",
    "The tracking page has not changed for days.",
    "Has my parcel been sent yet?",
    "I want to know the status of my order.",
    "When will the second box arrive?",
    "Is my order on its way?",
  ],
  "request refund": [
    "I would like my money back.",
    "Please refund the last order.",
    "How do I get a refund?",
    "I was charged twice and want one back.",
    "Can you return the amount to my card?",
    "The item was broken, I want a refund.",
    "When will I see the refund?",
    "I sent it back but got no money.",
  ],
  "reset password": [
    "I forgot my password.",
    "I cannot log in any more.",
    "Please send me a link to reset my password.",
    "My account is locked.",
    "The reset mail never came.",
    "How do I change my password?",
    "It says that my password is wrong.",
    "I need access to my account again.",
  ],
  "change address": [
    "I have moved, please update my address.",
    "Can you send it to another address?",
    "The delivery address is wrong.",
    "I need to change my shipping address.",
    "Please use my new street.",
    "Could you correct the house number?",
    "Send it to my office instead.",
    "My postcode has changed.",
  ],
  "cancel subscription": [
    "I want to cancel my subscription.",
    "Please end my plan this month.",
    "How do I stop the renewal?",
    "I do not need the service any more.",
    "Cancel my membership, please.",
    "Can I pause or cancel the plan?",
    "Do not charge me next month.",
    "Please close my account.",
  ],
  "report defect": [
    "It stopped working after two days.",
    "The screen stays black.",
    "One part is missing.",
    "It makes a strange noise.",
    "The app crashes when I open it.",
    "The handle came off.",
    "It does not charge any more.",
    "The page shows an error.",
  ],
  "ask price": [
    "How much is the larger one?",
    "What does the yearly plan cost?",
    "Is there a discount for students?",
    "Do you have a price list?",
    "What would ten pieces cost?",
    "Is shipping included in the price?",
    "How much is the upgrade?",
    "Are there cheaper options?",
  ],
};

const saidFor = Object.fromEntries(
  Object.entries(utterances).map(([intent, values]) => [intent, { kind: "choice", values } as const]),
);

const supportConversations: Frame = {
  id: "support_conversations",
  category: "support-conversations",
  title: "customer support conversations",
  cues: {
    en: "chat conversation:4|help desk:2|helpdesk:2|support conversation:3|customer support conversation:3|support chat:3|customer service conversation:3|customer service chat:3|support dialogue:3|support transcript:3|chat transcript:2.5|help desk conversation:3|customer support chat:3|customer support:2.5|customer service:2|customer care:2|agent and customer:2.5|live chat:2.5|support interaction:2.5|refund conversation:2.5|customer conversation:2.5|csat:1.5|customer chat:2.5|call center conversation:6|call centre conversation:6|contact centre conversation:6|contact center conversation:6|call centre transcript:5|call center transcript:5|helpline conversation:5|hotline conversation:5|contact center:2.5|call transcript:3|support agent:2.5|customers and support agents:3|support message:2.5|transcript:1.5|customer complaint conversation:3|helpdesk chat:4|help desk chat:4|service dialogue:3|customer service dialogue:4|customer dialogue:3|agent reply:2.5|customer message:2|support thread:3|chat with customer:3|support chat log:4|messages between customer service and:4|bank's customer service:2|customer service and client:3.5|message with customer:2.5|customer service message:3|helpdesk conversation:4|helpdesk transcript:4|help desk transcript:3|helpdesk dialogue:4|customer text:2|agent text:2",
    de: "kundenservice-chat:3|kundenservice-chats:3|kundenchat:3|kundenchats:3|support-chats:3|support-gespräche:3|kundendienstgespräche:3|kundenservice:2.5|kundensupport:2.5|support-chat:3|supportgespräche:3|kundengespräche:2.5|kundendialoge:3|chatverläufe:2.5|support-dialoge:3|beschwerdegespräche:3|kundenanfragen per chat:3|kundendienst:2.5|kundendienst-chats:4|kundendienst-chat:4|kundendienstchats:4|hotline-gespräche:4|hotlinegespräche:4|callcenter-gespräche:5|gespräche einer hotline:4|dialoge zwischen kunde und support:5|kunde und support:4|kunden und support:4",
    es: "conversaciones de soporte:3|atención al cliente:2.5|chat de soporte:3|conversaciones con clientes:2.5|servicio al cliente:2.5|diálogos con clientes:3|chats de atención:3|conversaciones de atención al cliente:4|chats de soporte:3|cliente y soporte:4|clientes y agentes:3",
    fr: "conversations de support:3|discussions client:2.5|service client:2.5|support client:2.5|chat de support:3|conversations client:2.5|dialogues client:3|échanges avec le service client:4|conversations du service client:4|chats de support:3|client et support:4|clients et agents:3|service après-vente:4|service apres vente:4",
    pt: "conversas de suporte:3|conversas de uma central de atendimento:5|atendimento ao cliente:2.5|chat de suporte:3|suporte ao cliente:2.5|conversas de atendimento ao cliente:4|conversas de atendimento:3|diálogos com clientes:3|chats de suporte:3|cliente e suporte:4|clientes e atendentes:4",
  },
  against:
    "ticket:1.5|support ticket:2|decision support:3|tech stack:2|family support:3|ai assistant:1|survey:1.5|sales call:2.5|child support:3|drift:3|baseline:2",
  record: "message",
  fields: [
    key("conversation_id@conversation", { names: "conversation|chat|ticket id|dialogue|thread" }),
    key("turn=step_index", { names: "turn|message number|turn number|sequence", model: { kind: "ordinal", first: 1 } }),
    core("timestamp", {
      names: "sent at|message time|time",
      model: {
        kind: "moment",
        from: "-P90D",
        to: "P0D",
        rhythm: "consumer",
        ascending: true,
        grain: "s",
        gap: { by: lognormal(48, 1), unit: "s" },
      },
    }),
    core("speaker", { names: "speaker|role|sender|author" }),
    core("message=message_text", { names: "message|text|utterance|content|body" }),
    core("channel=support_channel@conversation", { names: "channel" }),
    core("intent=intent_label@conversation", { names: "intent|issue|reason|topic|category|issue type" }),
    core("sentiment", { names: "sentiment|mood" }),
    core("resolved=is_resolved@conversation", { names: "resolved|resolution|resolution status|outcome" }),
    known("csat=csat_score@conversation", {
      names: "csat|satisfaction|csat score|customer satisfaction|rating|satisfaction score",
    }),
    ...knowns(
      "customer_id@conversation agent_id=support_agent_id@conversation agent_name@conversation language@conversation escalated=is_escalated@conversation priority=ticket_priority@conversation customer_plan@conversation first_response_min@conversation handle_time_s@conversation wait_time_s@conversation emotion sentiment_score dialogue_act",
    ),
    ...knowns(
      "summary=conversation_summary@conversation agent_action product_area@conversation order_id@conversation bot_handover@conversation agent_kind@conversation nps_score@conversation country@conversation turn_count@conversation resolution=ticket_resolution@conversation status=ticket_status@conversation refund_amount@conversation effort_score@conversation entities customer_name@conversation email@conversation feedback_text@conversation duration_min@conversation tags@conversation first_contact_resolution@conversation issue_category=ticket_category@conversation resolution_hours@conversation transcript@conversation word_count confidence toxicity_score",
    ),
  ],
  rules: [
    countsUp("turn", "conversation_id"),
    walks(
      "customer begins, then they take turns",
      "speaker",
      "conversation_id",
      { customer: 1 },
      { customer: { agent: 84, customer: 16 }, agent: { customer: 86, agent: 14 } },
    ),
    rule("message goes with speaker", "message speaker", {
      message: dependent("speaker", { customer: prose("ticket"), agent: prose("answer") }, prose("message")),
    }),
    rule(
      "csat is higher where the problem was solved",
      "csat resolved",
      {
        csat: {
          kind: "dependent",
          by: "resolved",
          models: { true: numbers(beta(5, 1.6, 1, 5), 0) },
          otherwise: numbers(beta(1.4, 3, 1, 5), 0),
        },
      },
      [{ kind: "sign", fields: ["csat", "resolved"], sign: 1 }],
    ),
  ],
  layout: { kind: "groups", subject: "conversation", least: 3, most: 20 },
  rhythm: "consumer",
};

const tickets: Frame = {
  id: "support_tickets",
  category: "support-conversations",
  title: "support tickets",
  cues: {
    en: "support ticket:3|ticket:1.8|help desk ticket:3|helpdesk:3|help desk:2.5|customer ticket:3|ticket data:2.5|ticket log:3|service desk:3|it support:2.5|support case:3|support request:3|ticket resolution:2.5|first response time:2|ticket priority:2|it ticket:3|customer complaint:2.5|complaint:1.5|zendesk:3|sla breach:1.5|trouble ticket:2.5",
    de: "support-ticket:3|supporttickets:3|helpdesk-ticket:3|kundenanfragen:2.5|beschwerden:2|supportanfragen:3",
    es: "tickets de soporte:3|solicitudes de soporte:3|quejas de clientes:2.5|mesa de ayuda:3|incidencias de clientes:2.5",
    fr: "tickets de support:3|demandes d'assistance:3|réclamations clients:2.5",
    pt: "tickets de suporte:3|chamados de suporte:3|chamados:2|reclamações de clientes:2.5",
  },
  against:
    "tombola:4|prize:2.5|ski pass:3|dry cleaner:4|dry cleaning:4|laundry:3|weighbridge:4|raffle:3|lottery:3|parking ticket:3|garment:2|repair shop:2|event ticket:3|concert:3|train ticket:3|parking ticket:3|ticket sale:3|lottery:3|jira ticket:2|airline:2|cinema:3|conversation:1|traffic ticket:3|medical:1|ferry:4|bus:3|tram:3|metro:3|rail:3|coach ticket:4|museum:4|zoo:4|theatre:4|ski:3|lift ticket:4|festival:3|passenger:2|seat:2|admission:3|fare:3|departure:2",
  record: "ticket",
  fields: [
    key("ticket_id"),
    core("created_at", {
      names: "opened at|opened|created|created date|timestamp|date|submitted at|open date",
      model: { kind: "moment", from: "-P90D", to: "P0D", rhythm: "business", ascending: true, grain: "s" },
    }),
    core("customer_id@customer", { names: "customer|requester|user" }),
    core("subject=ticket_subject", { names: "subject|title|summary" }),
    core("category=ticket_category", { names: "category|type|issue type|issue|topic|issue category|ticket type" }),
    core("priority=ticket_priority", { names: "priority|urgency|severity" }),
    core("status=ticket_status", { names: "status|state" }),
    known("resolved_at", { names: "resolved at|closed at|closed|resolution date|solved at" }),
    known("resolution_hours", {
      names:
        "resolution time|time to resolution|time to resolve|hours to resolution|resolution time in hours|handling time",
    }),
    known("csat=csat_score", { names: "csat|satisfaction|satisfaction score|satisfaction rating|csat score|rating" }),
    known("description=ticket_body", { names: "description|body|text|problem description|message" }),
    known("channel=support_channel", { names: "channel|source" }),
    known("agent_id=support_agent_id@agent", { names: "agent|assignee|assigned agent|agent id" }),
    ...knowns(
      "first_response_min first_response_at=acknowledged_at escalated=is_escalated reply_count is_reopened sla_breached sla_met first_contact_resolution tier=support_tier team=support_queue product_area product_name customer_plan@customer language@customer country@customer agent_name@agent customer_name@customer customer_email=email@customer company_name@customer",
    ),
    ...knowns(
      "sentiment sentiment_score tags resolution=ticket_resolution resolution_note feedback_text effort_score nps_score is_resolved emotion handle_time_s wait_time_s order_id updated_at due_date department@customer assigned_to=agent_name root_cause incident_id turn_count agent_kind is_spam cost business_impact=level age@customer gender@customer purchase_date=last_purchase_date@customer time_to_close=duration_hours",
    ),
  ],
  rules: [
    follows("first_response_at", "created_at", lognormal(34, 1.2), "min"),
    follows("resolved_at", "created_at", lognormal(14, 1.2), "h"),
    onlyWhere("resolved_at", "status", "closed", "solved", "resolved"),
    lasts("time_to_close", "created_at", "resolved_at", "h"),
    onlyWhere("resolution_hours", "status", "closed", "solved"),
    onlyWhere("csat", "status", "closed", "solved"),
    onlyWhere("resolution", "status", "closed", "solved"),
    onlyWhere("resolution_note", "status", "closed", "solved"),
    tells("is_resolved", "status", "closed", "solved"),
    pulledBy("csat", { first_response_min: -0.5 }, beta(4, 1.6, 1, 5), 0),
    rule("urgent tickets are solved sooner", "resolution_hours priority", {
      resolution_hours: {
        kind: "dependent",
        by: "priority",
        models: {
          urgent: numbers(lognormal(4, 0.9), 1),
          high: numbers(lognormal(9, 1), 1),
          low: numbers(lognormal(30, 1.1), 1),
        },
        otherwise: numbers(lognormal(16, 1.1), 1),
      },
    }),
    rule("urgent tickets are answered sooner", "first_response_min priority", {
      first_response_min: {
        kind: "dependent",
        by: "priority",
        models: {
          urgent: numbers(lognormal(8, 0.9), 1),
          high: numbers(lognormal(20, 1), 1),
          low: numbers(lognormal(95, 1.1), 1),
        },
        otherwise: numbers(lognormal(42, 1.1), 1),
      },
    }),
    follows("updated_at", "created_at", lognormal(16, 1.2), "h"),
    follows("resolved_at", "first_response_at", lognormal(13, 1.2), "h"),
    pulledBy("csat", { resolution_hours: -0.5 }, beta(4, 1.6, 1, 5), 0),
    rule("first response is not after resolution", "first_response_min resolution_hours", {
      first_response_min: {
        kind: "product",
        factors: ["resolution_hours"],
        times: 6,
        noise: lognormal(0.5, 0.5),
        decimals: 1,
      },
    }),
    rule(
      "resolution_hours = resolved_at - created_at",
      "resolution_hours created_at resolved_at",
      { resolution_hours: { kind: "elapsed", from: "created_at", to: "resolved_at", unit: "h", decimals: 1 } },
      [],
    ),
    rule(
      "first_response_min = first_response_at - created_at",
      "first_response_min created_at first_response_at",
      {
        first_response_min: { kind: "elapsed", from: "created_at", to: "first_response_at", unit: "min", decimals: 1 },
      },
      [],
    ),
  ],
  rhythm: "business",
};

const callCenter: Frame = {
  id: "call_center_calls",
  title: "call centre calls",
  cues: {
    en: "call center:3|call centre:3|contact center call:3|call center call:3|call log:2|inbound call:3|outbound call:2.5|support call:3|ivr:3|phone support:2.5|handle time:2.5|average handle time:3|call queue:3|customer call:2.5|call recording:2.5",
    de: "callcenter:3|call-center:3|anrufprotokoll:2.5|anrufprotokolle:2.5|kundenanrufe:2.5",
    es: "centro de llamadas:3|call center:3|llamadas de clientes:2.5",
    fr: "centre d'appels:3|appels clients:2.5",
    pt: "central de atendimento:3|call center:3|chamadas de clientes:2.5",
  },
  against:
    "cdr:3|call detail record:3|api call:3|emergency call:3|911:3|tool call:3|sales call:2|cold call:2|cell:1.5|subscriber:1.5|roaming:3|staff shift:5|shift plan:4|roster:4|rota:4|shift schedule:4",
  record: "call",
  fields: [
    key("call_id=record_id", { names: "call|call id" }),
    core("started_at=timestamp", { names: "call time|timestamp|start time|date|time" }),
    core("agent_id=support_agent_id@agent", { names: "agent|representative" }),
    core("customer_id", { names: "customer|caller" }),
    core("wait_time_s", { names: "wait time|queue time|hold time" }),
    core("handle_time_s", { names: "handle time|duration|talk time|call duration" }),
    core("reason=ticket_category", { names: "reason|topic|category|call reason|call type" }),
    core("outcome=call_outcome", { names: "outcome|result|disposition" }),
    known("csat=csat_score", { names: "csat|satisfaction|rating|satisfaction rating" }),
    ...knowns(
      "ended_at=end_time first_contact_resolution escalated=is_escalated abandoned=is_abandoned_call sentiment sentiment_score agent_name@agent team=support_queue@agent queue=support_queue transcript summary=conversation_summary phone language country flow_direction is_resolved nps_score effort_score emotion shift@agent sales=converted speed_of_answer_s=wait_time_s cost note",
    ),
  ],
  rules: [
    rule(
      "ended_at = started_at + handle_time_s",
      "ended_at started_at handle_time_s",
      { ended_at: { kind: "shifted", than: "started_at", by: "handle_time_s", unit: "s" } },
      [{ kind: "elapsed", result: "handle_time_s", from: "started_at", to: "ended_at", unit: "s" }],
    ),
    tells("abandoned", "outcome", "abandoned"),
    tells("is_resolved", "outcome", "resolved"),
    pulledBy("csat", { wait_time_s: -0.5 }, beta(4, 1.8, 1, 5), 0),
  ],
  rhythm: "business",
  days: 30,
};

const chatIntents: Frame = {
  id: "intent_utterances",
  title: "labelled utterances",
  cues: {
    en: "intent classification:3|intent detection:3|utterance:2.5|nlu:3|intent dataset:3|chatbot training:3|labelled utterance:3|labeled utterance:3|slot filling:3|text classification dataset:2|chatbot intent:3|named entity:2.5|ner:2",
    de: "intent-erkennung:3|intent-klassifikation:3|äußerungen:2.5",
    es: "clasificación de intenciones:3|detección de intenciones:3",
    fr: "classification d'intentions:3|détection d'intentions:3",
    pt: "classificação de intenções:3|detecção de intenções:3",
  },
  against: "purchase intent:3|buyer intent:3|web intent:3",
  record: "utterance",
  fields: [
    key("utterance_id=message_id"),
    core("text=message_text", { names: "text|utterance|sentence|message|query" }),
    core("intent=intent_label", { names: "intent|label|class" }),
    core("entities", { names: "entities|slots" }),
    core("language", { names: "language" }),
    core("confidence", { names: "confidence|score" }),
    core("created_at=timestamp", { names: "created at|timestamp|date" }),
    ...knowns(
      "sentiment emotion data_split dialogue_act source domain=task_domain annotator_id word_count is_correct predicted_label channel=support_channel user_id topic",
    ),
  ],
  rules: [
    rule("text says what intent means", "text intent", { text: dependent("intent", saidFor, prose("question")) }),
  ],
};

const knowledgeBase: Frame = {
  id: "knowledge_articles",
  title: "knowledge base articles",
  cues: {
    en: "knowledge base:3|knowledge article:3|help article:3|help center:3|help centre:3|faq:3|kb article:3|documentation page:2.5|self-service article:3|frequently asked question:3|wiki page:2.5",
    de: "wissensdatenbank:3|hilfeartikel:3|faq:3",
    es: "base de conocimiento:3|artículos de ayuda:3|preguntas frecuentes:3",
    fr: "base de connaissances:3|articles d'aide:3|foire aux questions:3",
    pt: "base de conhecimento:3|artigos de ajuda:3|perguntas frequentes:3",
  },
  against: "news article:3|scientific article:3|research paper:3|legal article:2",
  record: "article",
  fields: [
    key("article_id"),
    core("title=article_title", { names: "title|headline|question" }),
    core("category=knowledge_category", { names: "category|topic|section" }),
    core("body=article_body", { names: "body|content|text|answer" }),
    core("status=article_status", { names: "status" }),
    core("views=view_count", { names: "views|view count|page views" }),
    core("updated_at", { names: "updated at|last updated|modified" }),
    ...knowns(
      "created_at author=commit_author language tags helpful_pct helpful_votes word_count keywords question=faq_question answer=faq_answer product_area ticket_deflections=count search_query revision_number url rating comment_count reading_time_min=duration_min",
    ),
  ],
  rules: [
    precedes("created_at", "updated_at", beta(2, 1.4, -900, 0), "day"),
    follows("updated_at", "created_at", lognormal(60, 1), "day"),
  ],
  days: 730,
};

const moderation: Frame = {
  id: "content_moderation",
  title: "content moderation decisions",
  cues: {
    en: "content moderation:3|moderation:2.5|moderated content:3|toxic comment:3|toxicity:2|hate speech:3|flagged content:3|abuse report:3|user report:2|trust and safety:3|harmful content:3|reported post:3|offensive language:2.5|moderation queue:3|cyberbullying:2.5|policy violation:1.5",
    de: "inhaltsmoderation:3|moderation:2|hassrede:3",
    es: "moderación de contenido:3|discurso de odio:3|comentarios tóxicos:3",
    fr: "modération de contenu:3|discours haineux:3|commentaires toxiques:3",
    pt: "moderação de conteúdo:3|discurso de ódio:3|comentários tóxicos:3",
  },
  against: "toxic gas:3|toxic waste:3|chemical:2|llm safety:1.5|drug toxicity:3",
  record: "decision",
  fields: [
    key("case_id=record_id"),
    core("content_id=content_item_id", { names: "content|post id|comment id|item id" }),
    core("text=message_text", { names: "text|content|comment|post|message", model: prose("comment") }),
    core("label=moderation_label", { names: "label|category|violation|violation type|class" }),
    core("decision=moderation_decision", { names: "decision|action|outcome" }),
    core("reported_at=timestamp", { names: "reported at|timestamp|flagged at|created at|date" }),
    core("detection_method", { names: "source|detection method|flagged by" }),
    known("toxicity_score", { names: "toxicity|score|toxicity score" }),
    ...knowns(
      "is_toxic reviewed_at moderator=annotator_id user_id is_appealed appeal_result strike_count report_count content_type=content_format language country platform confidence severity reason is_false_positive response_time_hours reporter_id=reviewer_id",
    ),
  ],
  rules: [
    follows("reviewed_at", "reported_at", lognormal(3, 1.2), "h"),
    rule("what breaks no rule is kept", "decision label", {
      decision: {
        kind: "dependent",
        by: "label",
        models: { none: { kind: "constant", value: "keep" } },
        otherwise: { kind: "choice", values: ["remove", "warn", "limit", "ban", "keep"], weights: [56, 22, 10, 6, 6] },
      },
    }),
    onlyWhere("appeal_result", "is_appealed", true),
    tells("is_toxic", "label", "harassment", "hate", "violence", "sexual content"),
    rule("toxicity_score rises with toxic content", "toxicity_score is_toxic", {
      toxicity_score: numbers(beta(0.7, 9), 3, { follows: [{ field: "is_toxic", weight: 0.8 }] }),
    }),
  ],
  rhythm: "consumer",
};

const mailbox: Frame = {
  id: "emails",
  title: "e-mails",
  cues: {
    en: "email:1.5|e-mail:1.5|email message:2.5|inbox:2.5|email thread:3|email log:2.5|mailbox:2.5|business email:2.5|email dataset:3|email data:2.5|email correspondence:3",
    de: "e-mails:2.5|posteingang:2.5",
    es: "correos electrónicos:2.5|bandeja de entrada:2.5",
    fr: "courriels:2.5|boîte de réception:2.5",
    pt: "e-mails:2.5|caixa de entrada:2.5",
  },
  against:
    "email campaign:3|newsletter:2|email marketing:3|customer:0.6|user:0.5|employee:0.8|spam:1|phishing:1|email address:2|name:0.5",
  record: "e-mail",
  fields: [
    key("message_id", { names: "email id|mail id" }),
    core("sent_at", { names: "date|timestamp|sent|received at" }),
    core("sender=sender_email", { names: "from|sender" }),
    core("recipient=recipient_email", { names: "to|recipient" }),
    core("subject=ticket_subject", { names: "subject|subject line" }),
    core("body=message_text", { names: "body|text|content" }),
    known("category=email_category", { names: "category|label" }),
    known("message_size_bytes", { names: "size|mail size|message size" }),
    ...knowns(
      "thread_id=conversation_id has_attachment is_read is_reply email_folder recipient_count priority language sentiment word_count is_spam link_count department intent=intent_label response_time_hours",
    ),
  ],
  rules: [
    rule("sender and recipient differ", "sender recipient", {}, [
      { kind: "different", fields: ["sender", "recipient"] },
    ]),
  ],
  rhythm: "business",
};

export const supportFrames: readonly Frame[] = [
  supportConversations,
  tickets,
  callCenter,
  chatIntents,
  knowledgeBase,
  moderation,
  mailbox,
];
