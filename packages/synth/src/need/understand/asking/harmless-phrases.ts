/**
 * Phrases in which the dangerous words mean nothing bad: cut out before the rules look. Negations come first: "no real people"
 * asks for exactly what we make.
 */
const phrases: readonly RegExp[] = [
  /\b(?:real|actual|genuine|authentic) ?\/ ?\w+|\w+ ?\/ ?(?:real|actual|genuine|authentic)\b/g,
  /\b(?:actual|real|true) (?:(?!names?\b|birth|phone|person|people|patient|customer|home)\w+ )?(?:hours|dates?|times?|prices?|costs?|lengths?|sizes?|weights?|distances?|amounts?|totals?|positions?|usage|speeds?)\b/g,
  /\b(?:no|not|non|nothing|none|never|without|isn't|aren't|instead of|rather than|nicht|keine?n?|kein|ohne|sin|ningun|sans|pas de|nao|sem)[ -](?:any |the |a |of |with |from |about |that is |to be |to |use |using |contain |containing |include |including |resemble |belong to )*(?:real|actual|genuine|existing|live|working|valid|true|leaked|stolen|private|personal|echte[nrs]?|reale[ns]?|reais|reel(?:le)?s?|vrai(?:e)?s?|verdadeir[oa]s?|verdader[oa]s?)\b/g,
  /\b(?:real|actual)[ -]?(?:estate|time|istic|istically|world|ity|life|ly|like|looking|number|value|numbers|values|analysis|madrid|wage|wages|gdp|income|interest|rate|rates|return|returns|terms|property|user monitoring|money|power)\b/g,
  /\b(?:planned|expected|budget(?:ed)?|forecast(?:ed)?|scheduled|estimated|predicted|target) (?:vs\.?|versus|and|against|or|\/|,) actual\b/g,
  /\bactual (?:vs\.?|versus|against|and|or) (?:planned|expected|budget|forecast|scheduled|estimated|predicted|target)\w*\b/g,
  /\bactual[ _](?:arrival|departure|cost|costs|spend|time|start|end|delivery|hours|duration|date|price|sales|revenue|consumption|usage|temperature|weight|output|production|demand|value|amount|budget|quantity|yield|delay|load|generation|finish|completion)\b/g,
  /\b(?:sin|no|nao|sem|sans|ohne|keine) (?:datos|dados|donnees|daten|nombres|nomes|noms|namen) (?:personales |pessoais )?(?:reales|reais|reelles|reels|echte|verdaderos|verdadeiros|vraies)\b/g,
  /\b(?:actual|real|genuine) (?:vs\.?|versus|against|or|\/) \w+\b|\b(?:vs\.?|versus|against|or|\/) (?:actual|real|genuine)\b/g,
  /\bactual (?:users?|customers?|employees?|patients?) (?:vs\.?|versus|against)\b/g,
  /\b(?:actual|real) (?:salary|salaries|pay|hours|score|scores|label|labels|outcome|churn|count|counts|rating|age|height|weight|turnout|attendance|headcount|readings?|measurements?|position|speed|balance|payment|delay|stock)\b/g,
  /\b(?:lost|stolen|leaked|compromised|blocked|expired) (?:or |and |\/ ?)?(?:lost |stolen |blocked |damaged )?(?:cards?|credentials?|passwords?|accounts?|devices?) (?:reports?|flag|status|events?|incidents?|alerts?|claims?|tickets?|detection|cases?|notifications?)\b/g,
  /\bexplicit (?:lyrics|content|flag|label|consent)\b/g,
  /\b(?:looks?|feels?|seems?|sounds?|as|more|very|quite) (?:\w+ )?(?:real|realistic|authentic|genuine)\b/g,
  /\breal(?:istic|-looking|-ish)\b/g,
  /\b(?:valid|active|live|good|working) (?:until|from|to|through|thru|flag|status|days?|hours?|period|json|csv|values?|range|rows|customers|users|accounts|subscriptions?|sessions|since)\b/g,
  /\b(?:fake|synthetic|fictional|fictitious|invented|made[ -]up|dummy|mock|simulated|tokeni[sz]ed|masked|hashed|redacted|anonymi[sz]ed|pseudonymi[sz]ed|test|placeholder|erfundene?|fiktive?|ficticio?s?|inventad[oa]s?|fictifs?|fictives?)[ -](?:\w+ ){0,2}?(?:ssns?|social security numbers?|credit cards?(?: numbers?)?|card numbers?|passports?|ibans?|people|persons?|names?|identit(?:y|ies)|addresses|phone numbers?|customers?|patients?|credentials?|api keys?|passwords?)\b/g,
  /\b(?:breached|leaked|stolen|compromised|hacked|cracked|exposed|lost)[ -](?:passwords?|credentials?|accounts?|records?|data|cards?|identit(?:y|ies)|phones?|vehicles?) (?:statistics?|stats|counts?|numbers?|trends?|per|by|reports?|detection|alerts?|incidents?|claims?|costs?|losses|rates?|checks?|score|flag)\b/g,
  /\b(?:numbers?|counts?|shares?|rates?|percentages?|costs?|volumes?|statistics|reports?|trends?) of (?:breached|leaked|stolen|compromised|hacked|cracked|exposed|lost) \w+/g,
  /\b(?:passwords?|credentials?|tokens?) (?:are |is |must be |stored |only )?(?:hashed|salted|masked|redacted|encrypted|reset|policy|strength|age|length|rotation|expiry)\b/g,
  /\b(?:last|first|previous|failed|successful|recent|daily|monthly)[ _-]logins?\b|\blogins?[ _-](?:at|dates?|times?|attempts?|counts?|events?|methods?|history|success|failures?|logs?|records?|frequency|streak|country|device)\b/g,
  /\b(?:in|from|of) the real world\b|\breal world\b/g,
];

/** A folded text without what takes the edge off. */
export function withoutHarmless(folded: string): string {
  return phrases.reduce((text, phrase) => text.replace(phrase, " "), folded).replace(/ +/g, " ");
}
