/** What takes the edge off: made up, compared, counted, denied. */
export const invention = {
  /** Made up, and so nobody's. */
  invented:
    "synthetic|fictional|fictitious|invented|made up|imaginary|imagined|dummy|mock|mocked|simulated|pretend|" +
    "hypothetical|anonymised|anonymized|anonymous|pseudonymised|pseudonymized|reserved range|invalid|" +
    "non existent|nonexistent|artificial|no real|erfunden*|fiktiv*|ausgedacht*|synthetisch*|anonym*|ungultig*|" +
    "maskiert*|ficticio~|ficticia~|inventado~|inventada~|simulado~|simulada~|sintetico~|inventes|inventees|" +
    "invente|fictif~|fictive~|imaginaire~|simule~|synthetique~|anonymise~|invalido~|invalida~|incorrecta~",
  /** Says so only of the thing beside it: "test cards", "Netflix-style". */
  likeness:
    "fake|forged|test|testing|placeholder|sample|example|random|style|styled|like|lookalike|generated|tokenised|" +
    "tokenized|masked|hashed|redacted|maskiert*|encrypted|wrong|salted",
  /** The other side of a comparison: "planned and actual". */
  opposite:
    "planned|plan|expected|budget*|forecast*|scheduled|estimated|predicted|target|fraudulent|counterfeit|cloned|" +
    "fake|invalid|expired|false|bot|bots|spam|malicious|attack|inactive|new|closed|normal|clean|benign|ham|" +
    "potential|lapsed|dormant|suspended|revoked|spoof*|synthetic|simulated|lost|damaged|stolen|fictional|nominal|" +
    "falsch*|gefalscht*|falso~|falsa~|invalido~|ungultig*|faux|inactivo~|avatar~|avatares|robots",
  /** Between the two sides of a comparison. */
  versus: "vs|versus|or|and|against|from|to|than|und|oder|o|ou|y|e|et",
  /** Like the real thing, and so not it. */
  mimic:
    "like|as|mimic*|resembl*|similar to|look|looks|looking|feel|feels|seem|seems|sound|sounds|more|very|than|" +
    "realistic|comparable to|close to|inspired by|based on|wie|como|comme|whether|if|we have|i have|we hold|" +
    "replace|replaces|replacing|mirror|mirrors|behaves like",
  /** What turns the next mark round. */
  negation:
    "no|not|non|nothing|none|never|without|isnt|arent|dont|instead of|rather than|neither|nor|avoid|nicht|kein|" +
    "keine|keinen|keiner|keines|ohne|statt|sin|ningun|ninguna|ni|sans|pas de|pas|nao|sem|nem|except",
  /** About the harm, and not the harm itself. */
  study:
    "label*|flag~|flagged|detection|detector~|detect|detecting|classif*|classes|classe|klasse|klassen|ham|statistic~|" +
    "stats|telemetry|per month|per week|per day|per year|per hour|per quarter|per county|per district|per region|" +
    "per customer|per country|per employee|by year|by month|by week|by country|by county|by family|by industry|" +
    "by region|by sector|by age|by district|by state|by type|by agency|daily|weekly|monthly|each month|count~|" +
    "number of|rate~|share of|percentage|trend~|incident~|alert~|finding~|verdict~|severity|severities|moderation|" +
    "moderated|blocked|report~|reported|queue|decision~|notification~|awareness|simulation~|cases|seized|inspection~|" +
    "survey~|score~|cost~|loss|losses|awards|scanner~|scan result~|challenges|monitoring|events|audit~|telemetria|" +
    "erkennung|erkannt|statistik*|pro monat|pro tag|pro landkreis|meldung*|anzahl|gemeldet*|deteccion|etiqueta*|" +
    "clasificad*|por mes|por tipo|por barrio|estadistica~|incidentes|etiquette~|par mois|par categorie|statistiques|" +
    "signale~|notifiees|motif|delais|deteccao|rotulo~|rotulad*|classificad*|estatisticas|notificacoes|" +
    "spamfilter ergebnisse|fact checker|misinformation|responses|outcome~|per team|per domain|per user|per service|" +
    "per project|per tenant|per branch|per store|per source|per provider|per model|per owner|per class|share per|" +
    "trigger mfa|per issuer|auth log~|authentication log~|sshd log~|login log~|login attempt~|logon attempt~",
} as const;
