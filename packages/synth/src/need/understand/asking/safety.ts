import { fold } from "../../text/fold.ts";
import { withoutHarmless } from "./harmless-phrases.ts";

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

const real =
  /\b(?:real|actual|leaked|breached|hacked|dumped|echte[nrs]?|tatsachliche[nrs]?|wirkliche[nrs]?|reale[ns]?|reais|reales|as they (?:really|actually|truly) are|real life|reels?|reelles?|vraies?|vrais?|verdadeir[oa]s?|verdader[oa]s?|autentic[oa]s?|filtrad[oa]s?|vazad[oa]s?|really exist|that (?:actually )?exist|who (?:actually )?exist|exists? in reality|genuine|existierende[nrs]?|named individuals?|echt existierende[nrs]?|de verdad|real-?life|non-?fictional|geleakte[nrs]?|gestohlene[nrs]?|gehackte[nrs]?|not (?:invented|made[- ]?up|fake|fictional|fictitious|synthetic|generated|dummy)|nicht erfunden\w*|no inventad[oa]s?|pas invente\w*|nao inventad[oa]s?|robad[oa]s?|hackead[oa]s?|vole(?:e?s?)|pirate(?:e?s)|roubad[oa]s?)\b/;
const personal =
  /\b(?:people|persons?|person's|individuals?|citizens?|residents?|customers?|clients?|patients?|employees?|users?|subscribers?|donors?|voters?|students?|children|kids|minors?|neighbou?rs?|women|men|girls?|celebrit(?:y|ies)|politicians?|journalists?|doctors?|judges?|officers?|account holders?|cardholders?|ssns?|social security|passports?|driver'?s? licen[cs]es?|identity (?:card|document)s?|dnis?|cpfs?|curps?|nif|home addresses?|private addresses?|phone numbers?|telephone numbers?|mobile numbers?|email addresses|medical records?|personal data|private data|pii|names|identit(?:y|ies)|profiles|refugees?|immigrants?|victims?|witness(?:es)?|prisoners?|inmates?|tenants?|members|soldiers|teachers|nurses|drivers|homeowners|passengers?|guests|personendaten|kund(?:e|in|en|innen)\w*|patient\w*|burger(?:n|innen)?|burgerdaten|mitarbeiter\w*|richter(?:n|innen)?|nutzer\w*|menschen|namen|\w*adressen|\w*(?:telefon|handy)nummern?|sozialversicherungsnummern?|ausweis\w*|datos personales|seguridad social|securite sociale|seguro social|numero fiscal|nombres|noms|nomes|empleados|employes|funcionarios|usuarios|usuarias|utilisateurs|mujeres|femmes|mulheres|direcciones|adresses|enderecos|correos|clientes|clients|personas|pacientes|ciudadanos|telefonos|donnees personnelles|personnes|patients|numeros de telephone|dados pessoais|pessoas|cidadaos|telefones)\b/;
const cards =
  /\b(?:credit[ -]?cards?|debit[ -]?cards?|card numbers?|cards?|pans?|kreditkarten?(?:nummern?)?|tarjetas?(?: de credito)?|(?:cartes?|carte) (?:de credit|bancaires?)|cartao|cartoes|(?:visa|mastercard|amex|maestro|american express)(?: card)? numbers?|(?:visa|mastercard|amex)(?:s|karten?)|karten|cartes|cvvs?|cvcs?|ibans?|bank accounts?|account numbers?|routing numbers?|kontonummern?)\b/;
const usable =
  /\b(?:working|valid|live|usable|funded|real|actual|genuine|leaked|gultige[nrs]?|echte[nrs]?|funktionierende[nrs]?|validas?|reales|valides?|reelles?|fonctionnels?|validos?|reais|verdadeir[oa]s|stolen)\b/;
const usableAfter =
  /\b(?:that (?:really |actually )?(?:work|exist)|which (?:really |actually )?(?:work|pass|exist)|really (?:exist|work)|pass(?:es|ing)? (?:a )?(?:live )?(?:authori[sz]ation|payment|checkout|at (?:amazon|any|a|the|online|live)\b)|with (?:balance|funds|money)|to (?:buy|pay|charge|debit) with|can (?:be )?(?:charged?|debit(?:ed)?|use to)|that (?:will |would |can |should |still |do |get |are )*(?:really |actually |still )?(?:work|go through|be accepted|accepted|approved|be approved|clear|be charged|authori[sz]ed)|i can (?:spend|use|charge|withdraw)|(?:so (?:that )?)?(?:i|we) can (?:debit|charge|withdraw|spend)|die (?:wirklich |noch )?funktionieren|qui (?:fonctionnent|marchent|passent)|que (?:realmente |todavia |ainda )?(?:funcionan?|funcionem|funcionam|sirvan|pasen|passem)|que funcion[ae]n|validas|validos|valides|reales|reelles|reais|gultige?n?|carding|fullz)\b/;
const credentials =
  /\b(?:passwords?|credentials?|logins?|wallet seeds?|otps?(?: codes?)?|one-time (?:codes?|passwords?)|api[ -]?keys?|access tokens?|secret keys?|private keys?|seed phrases?|mnemonics?|session cookies?|cookies? of|ssh keys?|oauth tokens?|bearer tokens?|2fa codes?|backup codes?|(?:aws|gcp|azure|github|google|slack|stripe|openai|discord|session|auth\w*|login|jwt) tokens?|(?:aws|gcp|azure|github|google|slack|stripe|openai|license|licence|product|activation|steam) keys?|(?:netflix|spotify|disney|paypal|bank(?:ing)?|email|gmail|amazon|steam) (?:accounts?|logins?)|gift ?card codes?|voucher codes to|zugange|api-schlussel|claves|identifiants|passworter|zugangsdaten|contrasenas?|mots? de passe|senhas?)\b/;
const liveUse =
  /\b(?:working|valid|live|real|actual|leaked|stolen|breached|hacked|cracked|phished|compromised|funded|gultige|echte|funktionierende|geleakte|gestohlene|reales|validas|valides|vrais|voles|reels|reais|robadas|filtradas|vazadas|roubadas|active)\b/;
const liveUseAfter =
  /\b(?:that (?:still |actually |really |do )*work|that can be (?:redeemed|used)|die (?:wirklich |noch )?funktionieren|que (?:realmente |todavia |aun |ainda )?(?:funcionan?|funcionem|funcionam)|qui (?:fonctionnent|marchent)|which (?:still |actually )?work|(?:that |which )?hold(?:s|ing)? (?:funds|money|balance)|with (?:funds|balance|money|coins?|crypto|bitcoins?|btc|eth|ether)\b|intercepted|sniffed|of (?:real|existing|actual)|from (?:a |the )?(?:[\w-]+ ){0,2}(?:breach|leak|hack|dump)|stolen from|taken from (?:real|users|customers))\b/;

/** Papers that are to deceive somebody: they stay so when they are called fake. */
const forged =
  /\b(?:ssns?|social security numbers?|passports?|identit(?:y|ies)|ids?|id cards?|driver'?s? licen[cs]es?|persons?|people|certificates?)\b.{0,90}\b(?:pass|clear|fool|survive|get through|beat|bypass) (?:an? |the |any )?(?:\w+ )?(?:credit|kyc|identity|id|background|verification|age|border|security) ?(?:checks?|verification|control|screening|scans?)?\b/;
const details =
  /\b(?:(?:home|private|residential|current) (?:addresses|address|phones?|mobiles?|cell ?phones?|numbers?|locations?|e-?mails?)|phone numbers?|mobile numbers?|mobiles|whereabouts|daily (?:routines?|movements|routes?)|live locations?|names and (?:home )?addresses|where they (?:live|sleep|are)|privatadressen|wohnadressen|handynummern|(?:telefonos|direcciones) (?:particulares|privad[oa]s|personales)|adresses (?:privees|personnelles)|enderecos (?:residenciais|pessoais))\b/;
const endangered =
  /\b(?:undercover|secret agents?|spies|informants?|whistleblowers?|witness(?:es)?(?: protection)?|shelter residents?|(?:domestic violence|abuse|rape|trafficking) (?:victims?|survivors?)|women'?s shelters?|refugees?|asylum seekers?|undocumented|dissidents?|activists?|protesters|abortion (?:patients?|clinics?|doctors?)|(?:gay|lesbian|trans|lgbt\w*|jewish|muslim|roma) (?:people|men|women|persons?|families|students)|(?:teenage|teen|young|school|little|underage|single) ?(?:girls?|boys|women)|women (?:who live|living) alone|schoolgirls?|who (?:had|have had|got) (?:an )?abortions?|mps\b|members? of (?:the )?(?:parliament|congress|senate|bundestag)|senators?|ministers?|billionaires?|(?:rich|wealthy|famous|elderly|lonely) (?:people|men|women|persons|families)|politik\w*|politicos|politiciens|prominente[nr]?|promis|famos[oa]s|celebrites|police officers?|polizist\w*|richter\w*|jueces|juges|juizes|judges|journalist\w*|celebrit(?:y|ies)|prosecutors?|soldiers|politicians?)\b/;

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
      /\b(?:cloned|skimmed|stolen|fresh|live) (?:credit |debit |bank )?cards?\b.{0,30}\b(?:dumps?|tracks?|pins?|cvv|fullz|numbers?)\b|\bcard dumps?\b|\bdumps? with (?:pin|track)|\bfullz\b|\btrack ?[12]\b.{0,30}\bpins?\b/,
      new RegExp(
        `${cards.source}.{0,20}\\b(?:robad[oa]s?|volees?|clonad[oa]s?|clonees?|gestohlen\\w*|roubad[oa]s?|geklont\\w*)\\b.{0,30}\\b(?:cvv|cvc|pin|code|codigo|clave|senha|numeros?|passwort)\\b`,
      ),
      /\bbank accounts?\b.{0,60}\b(?:withdraw|steal|drain|empty them|cash ?out|debit them)\b/,
      new RegExp(`${usable.source}.{0,25}${cards.source}`),
      new RegExp(`${cards.source}.{0,90}${usableAfter.source}`),
      new RegExp(`${cards.source} (?:of|from|belonging to) (?:real|actual|existing|live)\\b`),
    ],
    reason: "Card and account numbers that would work are not made here.",
    alternative: "50 card payments with card token, last four digits, card brand, amount in USD and status",
  },
  {
    id: "live-credentials",
    patterns: [
      /\b(?:hacked|leaked|stolen|breached|cracked|phished|dumped)\b.{0,40}\b(?:passwords|credentials|logins)\b/,
      /\b(?:dump|leak|breach) of (?:\w+ )?(?:accounts|users|usernames|e-?mails|passwords|customers|profiles|logins)\b/,
      /\b(?:crack|break|decrypt|brute[- ]?force)\b.{0,30}\b(?:hash(?:es)?|passwords?|logins?|accounts?)\b.{0,40}\b(?:passwords?|plain ?text|for me|give)\b/,
      /\bcombo ?lists?\b|\b(?:for|to (?:do|run|use in|feed)) (?:\w+ )?(?:credential stuffing|password spraying|brute[- ]?forc\w*|account takeovers?|carding|phishing (?:people|customers|victims))\b/,
      // A column "active" beside one of logins asks for no live ones.
      new RegExp(`${liveUse.source}[^,;:|\\n]{0,18}${credentials.source}`),
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
      /\b(?:phones?|numbers?|address(?:es)?|whereabouts|location|e-?mails?|adresse|telefonnummer|handynummer|direccion|telefono|numero|telephone|endereco|telefone)\b.{0,20}\b(?:of|for|from|von|de|meine[rs]?|da|do|du) ?(?:my|his|her|meine[rs]?|mi|mon|ma|meu|minha)? ?(?:ex\b(?![- ](?:employee|colleague|customer|member|works|vat|tax|dividend|factory))|ex[- ](?:wife|husband|girlfriend|boyfriend|partner|freundin|freund|frau|mann|novi[ao]|mujer|marido|femme|mari|copine|copain|namorad[ao]|esposa))/,
      // Whoever is in danger once found.
      new RegExp(`${details.source}.{0,60}${endangered.source}`),
      new RegExp(`${endangered.source}.{0,60}${details.source}`),
      /\b(?:figure out|find out|reveal|uncover|expose|determine|tell me|show me|work out|identify) who (?:is|are|was|really|owns?|posted|wrote|sent|hides?)\b|\bwho (?:is|are) (?:really )?behind (?:these|those|this|that|the) (?:\w+ )?(?:accounts?|wallets?|profiles?|users?|posts?|names?)\b/,
      /\b(?:match|link|map|trace|connect|tie)\b.{0,40}\b(?:back )?to (?:the |their |real |actual )*(?:persons?|people|individuals?|owners?|identit(?:y|ies)|names?) (?:they|it|who|behind|belong)\b|\bback to (?:the )?(?:real |actual )?(?:persons?|people|individuals)\b/,
      /\b(?:location|movement|travel|browsing|call|chat|gps) (?:history|data|logs?|records?|traces?) of (?:a|one|my|this|that|the) (?:\w+ )?(?:woman|man|girl|boy|person|individual|ex|wife|husband|girlfriend|boyfriend|neighbou?r)\b/,
      /\b(?:reconstruct|recover|restore|deduce|reverse)\b.{0,40}\b(?:names?|identit(?:y|ies))\b.{0,60}\b(?:pseudonym|anonym|hash|masked|redacted)|\b(?:un-?hash|de-?pseudonymi[sz]e)/,
      /\b(?:to|for|so (?:that )?(?:we|i) can) (?:call (?:them )?and |an? |phone |e-?mail |them and )*(?:scams?|defraud|blackmail|extort|stalk|harass|rob|burgle|kidnap|phish|dox|surveil(?:lance)?)\b(?! (?:detect|prevent|research|awareness|classif|filter|report|model|camera|system|train|app))|\btarget list of (?:\w+ )?(?:people|persons|seniors|pensioners|women|men)\b/,
      /\bwhere (?:my|his|her|their|she|he) ?(?:ex\b|ex-\w+|wife|husband|girlfriend|boyfriend|neighbou?r|boss|crush|daughter|son)?[^,;:]{0,20}\b(?:goes|lives|works|sleeps|hangs out|is right now|walks)\b/,
      /\b(?:wo (?:wohnt|lebt|ist) mein\w*|donde (?:vive|esta|trabaja) mi|ou (?:habite|vit|est) m(?:on|a)|onde (?:mora|vive|esta) (?:o |a )?(?:meu|minha)) (?:ex|frau|mann|freundin|freund|nachbar\w*|mujer|marido|novi[ao]|vecin[ao]|femme|mari|copine|copain|voisine?|esposa|namorad[ao]|vizinh[ao])/,
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

      /\bidentit(?:y|ies) (?:that |which )?(?:i|we) can use\b/,
      /\b(?:private|confidential|leaked|secret) (?:medical|health|bank|tax|school|criminal|phone|chat|message)s? ?(?:history|records?|files?|returns?|logs?|statements?|messages?)\b.{0,30}\b(?:named|famous|known|certain|specific|particular|celebrit\w*|politician\w*|president\w*|minister\w*|actors?|singers?)\b/,
      /\b(?:e-?mails?|phone numbers?|contacts|profiles|people|employees|users)\b.{0,40}\b(?:scraped|harvested|crawled|copied) (?:from|off)\b/,
      /\b(?:ssns?|social security numbers?|medical records?|patient files?|passports?|names?|dob|tax ids?)\b.{0,60}\bexisting (?:people|persons|individuals|citizens|residents|patients|americans|germans|britons|europeans)\b/,
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
  const plain = withoutHarmless(
    fold(text)
      .replace(/[_\n\t]+/g, " ")
      .replace(/ +/g, " "),
  );
  const named = namesSomebody(text);
  const isForged = forged.test(fold(text));
  for (const rule of rules) {
    if (rule.id === "tracking-persons" && named)
      return { rule: rule.id, reason: rule.reason, alternative: rule.alternative };
    if (rule.id === "real-persons" && isForged)
      return { rule: rule.id, reason: rule.reason, alternative: rule.alternative };
    const hit =
      rule.patterns.some((pattern) => pattern.test(plain)) &&
      (rule.and?.some((pattern) => pattern.test(plain)) ?? true);
    if (hit) return { rule: rule.id, reason: rule.reason, alternative: rule.alternative };
  }
  return undefined;
}

const intimate =
  "(?:home address|private address|personal address|phone number|private number|mobile number|cell number|whereabouts|medical (?:history|records?|files?)|bank (?:account|statements?|details)|tax returns?|private (?:messages|photos|emails|life)|passwords?|daily (?:routine|movements))";
const places =
  "(?:New|San|Los|Las|Saint|St|North|South|East|West|Hong|Buenos|Rio|Santa|El|La|Le|United|Great|The|All|Our|My|Each|Every)";

const name = `(?!${places}\\b)\\p{Lu}\\p{Ll}+ (?:\\p{Lu}\\. )?\\p{Lu}\\p{Ll}+`;
const anyIntimate = new RegExp(intimate, "u");
const ofSomebody = [
  new RegExp(`\\b${intimate} of ${name}(?![\\p{L}]| \\p{Ll}+s\\b)`, "u"),
  new RegExp(`(?<![.!?] |^)${name}['’]s? (?:\\p{Ll}+ )?${intimate}\\b`, "u"),
  new RegExp(`^${name}['’]s ${intimate}\\b`, "u"),
];

/** "the home address of Jane Example", "Jane Example's medical records": somebody is called by name and surname. */
function namesSomebody(text: string): boolean {
  return anyIntimate.test(text) && ofSomebody.some((pattern) => pattern.test(text));
}
