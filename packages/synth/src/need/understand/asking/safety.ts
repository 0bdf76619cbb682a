import { fold } from "../../text/fold.ts";

/** Why a need is not met, and a need that is. */
export interface Refusal {
  readonly rule: string;
  readonly reason: string;
  readonly alternative: string;
}

interface SafetyRule {
  readonly id: string;
  /** Any of these, in the folded text with what takes the edge off cut out. */
  readonly patterns: readonly RegExp[];
  /** And any of these, where given. */
  readonly and?: readonly RegExp[];
  readonly reason: string;
  readonly alternative: string;
}

/**
 * Phrases in which the dangerous words mean nothing bad: cut out before the rules look. Negations come first: "no real people"
 * asks for exactly what we make.
 */
const harmless: readonly RegExp[] = [
  /\b(?:no|not|non|never|without|isn't|aren't|instead of|rather than|nicht|keine?n?|kein|ohne|sin|ningun|sans|pas de|nao|sem)[ -](?:any |the |a |of |to be |to |use |using |contain |containing |include |including |resemble |belong to )*(?:real|actual|genuine|existing|live|working|valid|true|leaked|stolen|private|personal|echte[nrs]?|reale[ns]?|reais|reel(?:le)?s?|vrai(?:e)?s?|verdadeir[oa]s?|verdader[oa]s?)\b/g,
  /\b(?:real|actual)[ -]?(?:estate|time|istic|istically|world|ity|life|ly|like|looking|number|value|numbers|values|analysis|madrid|wage|wages|gdp|income|interest|rate|rates|return|returns|terms|property|user monitoring|money|power)\b/g,
  /\b(?:planned|expected|budget(?:ed)?|forecast(?:ed)?|scheduled|estimated|predicted|target) (?:vs\.?|versus|and|against|or|\/|,) actual\b/g,
  /\bactual (?:vs\.?|versus|against|and|or) (?:planned|expected|budget|forecast|scheduled|estimated|predicted|target)\w*\b/g,
  /\bactual[ _](?:arrival|departure|cost|costs|spend|time|start|end|delivery|hours|duration|date|price|sales|revenue|consumption|usage|temperature|weight|output|production|demand|value|amount|budget|quantity|yield|delay|load|generation|finish|completion)\b/g,
  /\b(?:sin|no|nao|sans|ohne|keine) (?:datos|dados|donnees|daten|nombres|nomes|noms|namen) (?:personales |pessoais )?(?:reales|reais|reelles|reels|echte|verdaderos|verdadeiros|vraies)\b/g,
  /\b(?:actual|real|genuine) (?:vs\.?|versus|against|or|\/) \w+\b|\b(?:vs\.?|versus|against|or|\/) (?:actual|real|genuine)\b/g,
  /\bactual (?:users?|customers?|employees?|patients?) (?:vs\.?|versus|against)\b/g,
  /\b(?:actual|real) (?:salary|salaries|pay|hours|score|scores|label|labels|outcome|churn|count|counts|rating|age|height|weight|turnout|attendance|headcount|readings?|measurements?|position|speed|balance|payment|delay|stock)\b/g,
  /\b(?:lost|stolen|leaked|compromised|blocked|expired) (?:or |and |\/ ?)?(?:lost |stolen |blocked |damaged )?(?:cards?|credentials?|passwords?|accounts?|devices?) (?:reports?|flag|status|events?|incidents?|alerts?|claims?|tickets?|detection|cases?|notifications?)\b/g,
  /\bexplicit (?:lyrics|content|flag|label|consent)\b/g,
  /\b(?:looks?|feels?|seems?|sounds?|as|more|very|quite) (?:\w+ )?(?:real|realistic|authentic|genuine)\b/g,
  /\breal(?:istic|-looking|-ish)\b/g,
  /\b(?:valid|active|live|good|working) (?:until|from|to|through|thru|flag|status|days?|hours?|period|json|csv|values?|range|rows|customers|users|accounts|subscriptions?|sessions|since)\b/g,
  /\b(?:fake|synthetic|fictional|fictitious|invented|made[ -]up|dummy|mock|simulated|tokeni[sz]ed|masked|hashed|redacted|anonymi[sz]ed|pseudonymi[sz]ed|test|placeholder|erfundene?|fiktive?|ficticio?s?|inventad[oa]s?|fictifs?|fictives?)[ -](?:\w+ ){0,2}?(?:ssns?|social security numbers?|credit cards?(?: numbers?)?|card numbers?|passports?|ibans?|people|persons?|names?|identit(?:y|ies)|addresses|phone numbers?|customers?|patients?|credentials?|api keys?|passwords?)\b/g,
];

const real =
  /\b(?:real|actual|leaked|breached|hacked|dumped|echte[nrs]?|tatsachliche[nrs]?|wirkliche[nrs]?|reale[ns]?|reais|reales|real life|reels?|reelles?|vraies?|vrais?|verdadeir[oa]s?|verdader[oa]s?|autentic[oa]s?|filtrad[oa]s?|vazad[oa]s?|really exist|that (?:actually )?exist|who (?:actually )?exist|exists? in reality|genuine|existierende[nrs]?|named individuals?)\b/;
const personal =
  /\b(?:people|persons?|person's|individuals?|citizens?|residents?|customers?|clients?|patients?|employees?|users?|subscribers?|donors?|voters?|students?|children|kids|minors?|neighbou?rs?|women|men|girls?|celebrit(?:y|ies)|politicians?|journalists?|doctors?|judges?|officers?|account holders?|cardholders?|ssns?|social security|passports?|driver'?s? licen[cs]es?|identity (?:card|document)s?|dni|cpf|curp|nif|home addresses?|private addresses?|phone numbers?|telephone numbers?|mobile numbers?|email addresses|medical records?|personal data|private data|pii|personendaten|kunden|patienten|burger|telefonnummern?|adressen|datos personales|clientes|personas|pacientes|ciudadanos|telefonos|donnees personnelles|personnes|patients|numeros de telephone|dados pessoais|pessoas|cidadaos|telefones)\b/;
const cards =
  /\b(?:credit[ -]?cards?|debit[ -]?cards?|card numbers?|cards?|pans?|kreditkarten?(?:nummern?)?|tarjetas?(?: de credito)?|(?:cartes?|carte) (?:de credit|bancaires?)|cartao|cartoes|cvvs?|cvcs?|ibans?|bank accounts?|account numbers?|routing numbers?|kontonummern?)\b/;
const usable =
  /\b(?:working|valid|live|usable|funded|real|actual|genuine|leaked|gultige[nrs]?|echte[nrs]?|funktionierende[nrs]?|validas?|reales|valides?|reelles?|fonctionnels?|validos?|reais|verdadeir[oa]s|stolen)\b/;
const usableAfter =
  /\b(?:that (?:really |actually )?(?:work|exist|pass)|which (?:really |actually )?(?:work|pass|exist)|really (?:exist|work)|pass(?:es|ing)? (?:a )?(?:live )?(?:authori[sz]ation|payment|checkout)|with (?:balance|funds|money)|to (?:buy|pay|charge|debit) with|can (?:be )?(?:charged?|debit(?:ed)?|use to)|que funcion[ae]n|validas|validos|valides|reales|reelles|reais|gultige?n?|carding|fullz)\b/;
const credentials =
  /\b(?:passwords?|credentials?|logins?|api[ -]?keys?|access tokens?|secret keys?|private keys?|seed phrases?|mnemonics?|session cookies?|cookies? of|ssh keys?|oauth tokens?|bearer tokens?|2fa codes?|passworter|zugangsdaten|contrasenas?|mots? de passe|senhas?)\b/;
const liveUse =
  /\b(?:working|valid|live|real|actual|leaked|stolen|breached|hacked|cracked|phished|compromised|funded|gultige|echte|funktionierende|reales|validas|valides|reels|reais|validas)\b/;
const liveUseAfter =
  /\b(?:that (?:still |actually |really )?work|which (?:still |actually )?work|(?:that |which )?hold(?:s|ing)? (?:funds|money|balance)|with (?:funds|balance|money)|of (?:real|existing|actual)|from (?:a |the )?(?:breach|leak|data breach)|stolen from|taken from (?:real|users|customers))\b/;

const rules: readonly SafetyRule[] = [
  {
    id: "minors",
    patterns: [
      /\b(?:sexual|sexuali[sz]ed|nude|naked|porn\w*|erotic|explicit|csam|grooming)\b.{0,80}\b(?:minors?|child|children|kids?|teen(?:s|age|agers?)?|underage|schoolgirls?|girls? under|boys? under|preteens?)\b/,
      /\b(?:minors?|child|children|kids?|teen(?:s|age|agers?)?|underage|schoolgirls?|preteens?)\b.{0,80}\b(?:sexual|sexuali[sz]ed|nude|naked|porn\w*|erotic|explicit)\b/,
    ],
    reason: "Data that sexualises minors is not made here in any form.",
    alternative: "200 content moderation reports with report category, severity, decision and review time",
  },
  {
    id: "weapons",
    patterns: [
      /\b(?:synthesi[sz]e|synthesis|recipes?|instructions?|formulas?|protocols?|precursors?|how to (?:make|build)|steps? to (?:make|build)|build(?:ing)?|making)\b.{0,60}\b(?:bombs?|explosives?|nerve agents?|sarin|vx|novichok|mustard gas|ricin|anthrax|bioweapons?|chemical weapons?|biological weapons?|dirty bomb|nuclear (?:weapon|device)s?|ied|pipe bombs?|ghost guns?|meth(?:amphetamine)?|fentanyl)\b/,
      /\b(?:nerve agents?|bioweapons?|chemical weapons?|biological weapons?|pathogen|sarin|novichok|anthrax)\b.{0,60}\b(?:synthesis|recipes?|production (?:steps?|route)|gain of function|enhance(?:d|ment)?|weaponi[sz]\w*|aerosoli[sz]\w*)\b/,
    ],
    reason: "Data that helps to make weapons or poisons is not made here.",
    alternative: "500 laboratory safety inspections with lab, inspector, hazard class, finding and due date of the fix",
  },
  {
    id: "usable-cards",
    patterns: [
      new RegExp(`${usable.source}.{0,25}${cards.source}`),
      new RegExp(`${cards.source}.{0,90}${usableAfter.source}`),
    ],
    reason: "Card and account numbers that would work are not made here.",
    alternative: "50 card payments with card token, last four digits, card brand, amount in USD and status",
  },
  {
    id: "live-credentials",
    patterns: [
      new RegExp(`${liveUse.source}.{0,18}${credentials.source}`),
      new RegExp(`${credentials.source}.{0,60}${liveUseAfter.source}`),
    ],
    reason: "Passwords, keys and tokens that open something real are not made here.",
    alternative: "1,000 login attempts with user id, time, country, method, success flag and risk score",
  },
  {
    id: "tracking-persons",
    patterns: [
      /\b(?:find|look up|locate|track(?: down)?|trace|get|give me|tell me|show me|need)\b.{0,25}\b(?:phone numbers?|mobile|address(?:es)?|homes?|locations?|whereabouts|identit(?:y|ies)|names?|number)\b.{0,40}\b(?:of|for) (?:my|this|that|her|him|someone|somebody|mr|mrs|ms|a (?:specific|certain|named|particular)|the (?:woman|man|girl|boy|person|guy)|[a-z]+, \d{2})\b/,
      /\bwhere (?:does|do|did|is) (?:my|he|she|this|that|the|a|mr|mrs|ms)\b.{0,40}\b(?:lives?|living|stays?|right now|now)\b/,
      /\b(?:my|his|her) (?:ex|ex-wife|ex-husband|ex-girlfriend|ex-boyfriend|wife|husband|girlfriend|boyfriend|neighbou?r|boss|landlord|crush|stalker|daughter|son|tinder date|date)(?:'s|s)?\b.{0,80}\b(?:address|phone|location|whereabouts|lives?|movements)\b(?! number)(?!.{0,40}\b(?:orders?|customers?|total)\b)/,
      /\b(?:de-?anonymi[sz]\w*|re-?identif(?:y|ies|ying|ication of)|unmask|dox(?:x)?(?:ing|ed)?|stalk(?:ing)?)\b.{0,60}\b(?:people|persons?|individuals?|patients?|users?|voters?|customers?|wallets?|owners?|someone|somebody|journalists?|activists?|whistleblowers?|accounts?|her|him|them|members?|employees?)\b/,
      /\b(?:home|private|personal|residential) (?:addresses|address|phone numbers?|phones?|numbers?|locations?)\b.{0,60}\b(?:of|for|from) (?:\w+ ){0,3}(?:celebrit(?:y|ies)|actors?|actresses|politicians?|senators?|judges?|journalists?|police|officers?|activists?|influencers?|athletes?|singers?|musicians?|billionaires?|ceos?|presidents?|ministers?|doctors?|women|my)\b/,
      /\b(?:celebrit(?:y|ies)|politicians?|senators?|judges?|journalists?|activists?|influencers?|billionaires?)\b.{0,50}\b(?:home|private|personal) (?:address|addresses|phones?|phone numbers?|numbers?)\b/,
      /\b(?:home addresses|daily routines?|movements|whereabouts)\b.{0,60}\b(?:by name|named|journalists?|politicians?|activists?|judges?|women)\b/,
      /\b(?:adresses? personnelles?|domicile|direcciones? particulares?|domicilio|privatadressen?|enderecos? residenciais)\b.{0,60}\b(?:celebrites?|politiciens?|famosos|politicos|prominente[nr]?|politiker\w*|journalist\w*|periodistas|jornalistas)\b/,
    ],
    reason: "Data that finds, follows or identifies real persons is not made here.",
    alternative:
      "500 invented contact records with full name, city, phone from a reserved range and email at example.com",
  },
  {
    id: "real-persons",
    patterns: [
      /\b(?:true|authentic) (?:medical|patient|health|hospital|personal|criminal|bank|school|tax|voter|phone|employment|court) (?:records?|data|files|histor(?:y|ies)|charts)\b[^:]{0,80}\b(?:names?|of (?:people|patients|persons|citizens|customers|employees|students))\b/,
      /\b(?:scrape|scraped|scraping|harvest|crawl|extract)\b.{0,60}\b(?:profiles?|e-?mails?|phone numbers?|contacts?|names|accounts)\b.{0,60}\b(?:employees|people|persons|users|members|competitors?|linkedin|facebook|instagram|whatsapp|twitter)\b/,
      /\b(?:scrape|scraped|scraping|harvest|crawl)\b.{0,40}\b(?:linkedin|facebook|instagram|twitter|tiktok|xing)\b/,

      new RegExp(`${real.source}.{0,60}${personal.source}`),
      new RegExp(`${personal.source}.{0,60}${real.source}`),
    ],
    reason: "Data of real persons is not sold or made up here; all persons in our rows are invented.",
    alternative:
      "100 invented persons with full name, street address, city, email at example.com and a fake SSN from the invalid range",
  },
];

/** The rule that a need breaks, if any. Context matters: what is denied, fake or about something else is no request. */
export function refusalOf(text: string): Refusal | undefined {
  let plain = fold(text)
    .replace(/[_\n\t]+/g, " ")
    .replace(/ +/g, " ");
  for (const pattern of harmless) plain = plain.replace(pattern, " ");
  for (const rule of rules) {
    const hit =
      rule.patterns.some((pattern) => pattern.test(plain)) &&
      (rule.and?.some((pattern) => pattern.test(plain)) ?? true);
    if (hit) return { rule: rule.id, reason: rule.reason, alternative: rule.alternative };
  }
  return undefined;
}
