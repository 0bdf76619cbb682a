import { type ChoiceKind, kind, statusNames } from "./choice-kind.ts";

export const level = kind(
  { en: "level", de: "stufe", es: "nivel", fr: "niveau", pt: "nível" },
  "low|high|niedrig|hoch|bajo|alto|baja|alta|faible|eleve|baixo|baixa|beginner|advanced|intermediate|easy|hard|leicht|schwer|facil|dificil|facile|difficile|anfanger|fortgeschritten|principiante|avanzado|debutant|avance",
  "medium|critical|mittel|medio|media|moyen|moderate|severe|urgent|normal|critico|critica|expert|kritisch|intermedio|moyenne|moderat|medium-high",
);

export const matchResult = kind(
  { en: "result", de: "ergebnis", es: "resultado", fr: "résultat", pt: "resultado" },
  "draw|win|loss|home win|away win|victory|defeat|unentschieden|sieg|niederlage|empate|victoria|derrota|nul|victoire|defaite|vitoria|won|lost|drawn|tie",
  "home|away|white|black|abandoned|no result|visitante|local|conceded",
);

export const states: ChoiceKind = {
  ...kind(
    { en: "status" },
    "shipped|paid|pending|refunded|cancelled|canceled|delivered|confirmed|approved|declined|rejected|withdrawn|accepted|completed|bezahlt|offen|storniert|genehmigt|abgelehnt|pagado|pendiente|aprobado|rechazado|paye|annule|accepte|refuse|pago|pendente|aprovado|recusado|cancelado|entregado|in progress|processing|open|closed|solved|escalated",
    "returned|failed|overdue|on hold|draft|queued|expired|waived|seated|done|lost|sent|published",
  ),
  least: 3,
};

export const punctuality = kind(
  statusNames,
  "on time|on_time|punctual|punktlich|puntual|a l'heure|pontual|a tiempo",
  "late|early|delayed|cancelled|canceled|missed|skipped|verspatet|ausgefallen|retrasado|cancelado|en retard|annule|atrasado|not served",
);

export const priority = kind(
  { en: "priority", de: "priorität", es: "prioridad", fr: "priorité", pt: "prioridade" },
  "p0|p1|p2|p3|p4|p5",
);

export const severity = kind({ en: "severity" }, "s1|s2|s3|s4|sev1|sev2|sev3|sev4|sev 1|sev 2|sev 3");

export const coin = kind({ en: "result" }, "heads|tails|head|tail|kopf|zahl|cara|cruz|coroa|pile|face");

export const label = kind({ en: "classification" }, "spam|ham|not spam|phishing", "legitimate");

export const testResult = kind(
  { en: "result", de: "ergebnis", es: "resultado", fr: "résultat", pt: "resultado" },
  "pass|fail|skip|skipped|flaky|bestanden|durchgefallen|apto|no apto|reussi|echoue|reprovado",
  "passed|failed|error|errored|timeout|retest|warning|warn|inconclusive|conditional|void|blocked|not run|aborted|conditional pass|pass with defects|aprobado|aprovado|ubersprungen",
);

export const move = kind(
  { en: "action", de: "aktion", es: "acción", fr: "action", pt: "ação" },
  "counter|counteroffer|counter-offer|walk_away|walk away|walk-away|accept|reject|decline|approve|escalate",
  "offer|propose|withdraw|hold|ignore|quit|wait|refer|deny|refuse|postpone|defer|negotiate",
);
