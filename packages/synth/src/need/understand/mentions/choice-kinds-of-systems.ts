import { type ChoiceKind, kind, statusNames } from "./choice-kind.ts";

export const sentiment = kind(
  { en: "sentiment", de: "stimmung", es: "sentimiento", fr: "sentiment", pt: "sentimento" },
  "neutral|neutre|neutro|mixed feelings",
  "positive|negative|mixed|positiv|negativ|positivo|negativo|positif|negatif",
);

export const difficulty = kind(
  { en: "difficulty", de: "schwierigkeit", es: "dificultad", fr: "difficulté", pt: "dificuldade" },
  "easy|hard|leicht|schwer|facil|dificil|facile|difficile|difficult|tricky",
  "medium|mittel|medio|media|moyen|moyenne|moderate|expert|very hard|normal",
);

export const plan = kind(
  { en: "plan", de: "tarif", es: "plan", fr: "formule", pt: "plano" },
  "free|pro|enterprise|freemium|premium|starter|essential|essentials",
  "basic|plus|team|teams|business|standard|trial|gold|silver|bronze|platinum|growth|scale|paid|gratis|individual|personal",
  "plan|tier|subscription",
  "user users subscriber subscribers account accounts workspace workspaces member members tenant tenants saas subscription subscriptions customer customers mrr seats churn",
);

export const httpMethod = kind({ en: "method" }, "get|post|put|delete|patch|head|options");

export const logLevel = kind({ en: "level" }, "debug|info|warn|warning|fatal|trace", "error|critical|notice");

export const callStatus: ChoiceKind = {
  ...kind(
    { en: "status" },
    "timeout|success|timed out|succeeded|succes|erfolg|exito",
    "error|failure|failed|ok|retry|retried|cancelled|rejected|fehler|fallo|erreur|erro",
  ),
  // "success or failed" is an outcome.
  least: 3,
};

export const chatRole = kind({ en: "role" }, "assistant|system|tool", "user|human|bot|model|developer");

export const speaker = kind(
  { en: "speaker", de: "sprecher", es: "emisor", fr: "émetteur", pt: "emissor" },
  "agent|bot|clerk|operator|representative|chatbot|support agent|mitarbeiter|agente|conseiller|atendente|bearbeiter",
  "customer|citizen|client|visitor|caller|patient|user|guest|buyer|kunde|cliente|client|burger|employee|staff|librarian|student|tenant|human",
  "speaker|sender|author",
  "chat chats conversation conversations message messages dialogue dialogues thread threads transcript transcripts turn turns nachricht nachrichten mensaje mensajes mensagem mensagens",
);

export const browser = kind({ en: "browser" }, "chrome|firefox|safari|edge|opera|brave", "other");

export const operatingSystem = kind({ en: "os" }, "windows|macos|linux|chromeos|ubuntu", "ios|android|mac|other");

export const chain = kind(
  { en: "network" },
  "polygon|ethereum|arbitrum|optimism|solana|avalanche|base sepolia|bnb|gnosis|base mainnet",
  "base",
);

export const tradeOrder = kind(
  { en: "order type" },
  "limit|stop|stop-limit|stop limit|iceberg|trailing stop",
  "market",
  "order|orders",
);

export const cardType = kind({ en: "card type" }, "prepaid|debit", "credit|virtual|physical|charge", "card|cards");

export const accountType = kind(
  { en: "account type" },
  "checking|savings|current account",
  "current|loan|credit|business|joint",
  "account|accounts",
);

export const userRole = kind(
  { en: "role", de: "rolle", es: "rol", fr: "rôle", pt: "função" },
  "admin|viewer|editor|owner|moderator|administrator",
  "member|guest|user|manager|contributor|reader|commenter|billing",
);

export const variantType = kind(
  { en: "variant type" },
  "snv|indel|cnv|snp|mnv",
  "deletion|insertion|duplication|inversion",
);

export const zygosity = kind({ en: "zygosity" }, "heterozygous|homozygous|het|hom|hemizygous");

export const engagement = kind(
  { en: "interaction type" },
  "like|comment|repost|share|retweet",
  "reply|follow|mention|view|click|quote",
);

export const postType = kind({ en: "post type" }, "photo|video|text post|reel|story", "text|image|link|poll|carousel");

export const marital = kind({ en: "marital status" }, "married|divorced|widowed|separated", "single|partnered");

export const schooling = kind(
  { en: "education" },
  "bachelor|master|phd|doctorate|high school|secondary|bachelors|masters|primary school",
  "none|primary|vocational|college|university|diploma|associate",
);

export const flowAction = kind(
  { en: "action" },
  "allow|deny|drop|allowed|denied|dropped|permit",
  "blocked|reject|rejected|block|accept",
);

export const delivery = kind(
  statusNames,
  "in transit|out for delivery|unterwegs|en transito|en transit|em transito",
  "delivered|lost|returned|delayed|failed|shipped|picked up|damaged|pending|created",
);
