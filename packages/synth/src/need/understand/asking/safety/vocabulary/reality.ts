/** What says that a thing is real, taken from somebody, or good for use. */
export const reality = {
  /** Stands before what it is said of: "real customers", "echte Kunden". */
  real:
    "real|actual|genuine|true|authentic|real life|non fictional|real living|legit|legitimate|identifiable|echte|" +
    "echten|echter|echtes|wahre|wahren|wahrer|wahres|tatsachliche*|wirkliche*|reale|realen|realer|vrai|vrais|vraie|vraies|verdadero|" +
    "verdadera",
  /** Says so only of persons with their details: "existing customers" alone is business. */
  existing: "existing|living|existierende*|existentes|existants|lebende*|vivos",
  /** Stands behind it: "clientes reales", "clients réels". */
  realBehind:
    "real|reales|reais|reel|reels|reelle|reelles|verdadero~|verdadera~|verdadeiro~|verdadeira~|autentico~|" +
    "autentica~|existentes|de verdad|filtrado~|filtrada~|vazado~|vazada~|robado~|robada~|hackeado~|hackeada~|" +
    "vole|voles|volee|volees|pirate|pirates|piratees|roubado~|roubada~|clonado~|clonada~|clonees",
  /** Says it of all that the sentence is about. */
  realThroughout:
    "true ones|genuine ones|los verdaderos|las verdaderas|los reales|las reales|os verdadeiros|os reais|die echten|" +
    "les vrais|les vraies|que sean reales|que sejam reais|pas bidons|pas bidon|nicht gefalscht|real ones|" +
    "the true ones|the real thing|must be real|must be actual|must be genuine|must be authentic|should be real|" +
    "are real|all real|really exist|really existing|who actually exist|that actually exist|exists in reality|" +
    "that really exist|as they really are|as they truly are|as they actually are|not invented|not made up|not fake|" +
    "not fictional|not fictitious|not synthetic|not generated|not dummy|nicht erfunden*|echt existierende*|" +
    "no inventado~|no inventada~|pas invente*|nao inventado~|nao inventada~|copied from the web|named individuals|" +
    "belong to living|belong to real|belong to somebody|belong to actual|belong to someone|belong to existing|" +
    "not anonymised|not anonymized|unredacted|non anonymised|unanonymised|not pseudonymised|that were never reported|" +
    "gente real|personas reales|pessoas reais|personnes reelles|de carne y hueso|really exists|exists for real|" +
    "who truly|exist in reality|the way they really|genuine profiles only|real ones only|echte bitte|genuine only|" +
    "solo reales|uniquement des vrais|so reais|real data only|only real data|only real ones|only genuine|" +
    "true figures|real figures|actual figures|genuine figures|authentic ones|authentic only|true data only|nur echte|" +
    "nur echte daten|echte zahlen|wahre zahlen|solo datos reales|datos verdaderos|cifras reales|cifras verdaderas|" +
    "que des vraies|que des vrais|vrais chiffres|chiffres reels|donnees authentiques|apenas dados reais|" +
    "so dados reais|numeros verdadeiros",
  /** Says of a list of those who belong to a house that it is the one that there is. */
  asItIs:
    "as it really is|as it really was|as it truly is|as it actually is|as it actually was|as they are this|" +
    "wie sie wirklich ist|wie sie wirklich sind|wie sie tatsachlich ist|tal como es de verdad|tal y como es en realidad|" +
    "telle qu'elle est vraiment|como ela realmente e",
  /** Taken from somebody. */
  leaked:
    "from infected|infected machines|from hacked|from compromised|leaked|breached|hacked|dumped|stolen|cracked|" +
    "phished|compromised|intercepted|sniffed|cloned|skimmed|exfiltrated|exposed credentials|exposed keys|" +
    "someone forgot|people forgot|forgot in|forgotten in|left in a public|in public repo~|in a public repo|" +
    "hackers got|hackers stole|hackers took|was hacked|were hacked|got hacked|stole from|geleakte*|geleakt|" +
    "gestohlene*|gehackte*|geklaute*|filtrado~|filtrada~|vazado~|vazada~|robado~|robada~|hackeado~|hackeada~|vole|" +
    "voles|volee|volees|pirate~|roubado~|roubada~|clonado~|clonada~|clonees|geklonte*|scraped|stealer log~|" +
    "posted on the forum|posted on a forum|since the hack|what leaked|leaked from|im netz aufgetaucht|que se filtro|" +
    "qui ont fuite|qui a fuite|que vazou|que vazaram",
  /** Where what was taken is. */
  source:
    "breach|breaches|data breach|data leak|database dump|recent breaches|stealer log~|fuite|filtracion|vazamento|" +
    "datenleck",
  /** Collections of what was taken, by name. */
  knownDump:
    "ashley madison|collection 1|rockyou|haveibeenpwned|have i been pwned|stealer logs|stealer log|" +
    "combo list|combolist|fullz|equifax breach|linkedin breach|linkedin leak|facebook leak|panama papers|" +
    "base volee|base vazada|base filtrada|base de datos filtrada|banco de dados vazado|dados vazados|" +
    "datos filtrados|donnees volees|dump of",
  /** Stands before what is good for use. */
  works:
    "working|valid|live|usable|funded|unused|redeemable|unexpired|gultige*|funktionierende*|valida~|valide~|" +
    "valido~|fonctionnel~|fonctionnelle~|actual|real|genuine|echte*|still good|vrais|vraies",
  /** Stands behind it. */
  worksBehind:
    "angenommen werden|akzeptiert werden|sean aceptadas|sont acceptees|sejam aceitos|be taken by|taken by shops|" +
    "still has credit|still have credit|still has money|still have money|accepts it|accepts them|accept it|" +
    "accept them|that work|that still work|still work|still works|really work|that actually work|" +
    "still pay at|really pay at|actually pay at|that still pay|that really pay|that actually pay|can still be spent|still be spent|" +
    "still open the|still opens the|still unlock|still unlocks|that open real|still let me|" +
    "that really work|that really authenticate|really authenticate|which work|which still work|they still work|" +
    "can be redeemed|be redeemed|that activate|that activates|still accept|still accept them|not revoked|" +
    "are not revoked|not revoked yet|not redeemed|not redeemed yet|not used yet|not expired|not burned|" +
    "reachable right now|pass checkout|pass authorization|pass authorisation|pass at|passes at|will go through|" +
    "go through|be approved|will clear|get approved|gets approved|approved on|accepted on|tested today|" +
    "tested yesterday|checked today|can be charged|can charge|authorised|wont decline|not be declined|" +
    "not declined|do not decline|are live|really issued|to buy with|to pay with|to shop with|that open|opens it|" +
    "open it|die noch gultig|noch gultig sind|die funktionieren|die wirklich funktionieren|" +
    "wirklich funktionieren|noch funktionieren|durchgehen|que funcionan|que funcionen|que funcione|" +
    "que realmente funcionan|funcionen de verdad|que todavia funcionan|que ainda funcionam|que funcionam|" +
    "que sirvan|que pasen|que passam|que passem|que entren|sin que me rechacen|qui marchent|qui marchent encore|" +
    "qui fonctionnent|qui fonctionnent encore|qui passent|grabbed from|found on github|found on pastebin|" +
    "will be accepted|would be accepted|are accepted in|are accepted at|be taken at|log me in|logs me in|" +
    "log us in",
  /** Said behind a thing: "números válidos". */
  worksAdjective:
    "valida~|valido~|valide~|gultig|reales|reels|reelles|reais|verdadeiro~|verdadero~|autentico~|fonctionnel~",
  /** Good for nothing any more; denied, it is still good. */
  spent:
    "expired|disabled|revoked|blocked|banned|empty|emptied|declined|redeemed|cancelled|canceled|suspended|frozen|" +
    "abgelaufen|gesperrt|caducadas|bloqueadas|expirees|bloquees|deactivated|burned|flagged",
  /** What was denied to be spent. Nothing but the negation of such a word is this. */
  stillGood: "nobody has emptied|not yet emptied|still valid|still active|still open|still good",
  /** Real only where the sentence ends with it: "citizens that exist", but not "that exist in both tables". */
  exists:
    "that exist|who exist|which exist|that exists|que existen|que existem|qui existent|die existieren|que existan|" +
    "que existam|die es gibt|die es wirklich gibt|that do exist|who do exist",
  /** What leaks may be a roof: taken data only where it is told where from, "the T-Mobile hack", "out of a leak". */
  looseSource: "leak|hack|dump|leaks|dumps",
  /** Said of numbers that somebody has. */
  matches:
    "hmrc has on file|irs has on file|bureau has on file|bureaus have on file|bank has on file|banks have on file|dmv has on file|banks will match|bank will match|banks would match|banks will confirm|bank will confirm|" +
    "batem na|batem com|match the register|match the registry|match real|match actual|match living|" +
    "pass verification|pass the lookup|pass a lookup|pass the bureau|return a hit|in the registry|in the register|" +
    "that resolve|stimmen mit|im register|coinciden con|cuadran con|den positivo en|correspondent a|existent au|" +
    "constam na|conferem|belong to somebody|belong to someone",
} as const;
