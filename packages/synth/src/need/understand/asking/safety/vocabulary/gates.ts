/** Who looks at identities and licences before he gives something out for them, and how he is won over. */
export const gates = {
  /** All that it takes to be somebody else. */
  identitySet:
    "cni|avis d'imposition|fiche~ de paie|gehaltszettel|meldeadresse|" +
    "ausweis|meldebescheinigung*|carte~ d'identite|papers satisfy|sin number~|personalausweis*|" +
    "identity set~|identity bundle~|identity kit~|identity package~|identity pack~|identity record~|identity data|" +
    "identities|full identity|complete identity|identity card~|identity document~|id document~|id card~|" +
    "passport data|passport~|passport number~|machine readable zone~|mrz|proof of address|address proof|driver licence~|" +
    "driver license~|driving licence~|driving license~|utility bill~|ssn~|social security number~|identitat|identitaten|" +
    "identitatsdaten|ausweisdaten|ausweisnummer*|ausweise|reisepass*|juego~ de identidad|identidad|identidades|dni|dnis|" +
    "pasaporte~|recibo~ de luz|jeu~ d'identite|jeux d'identite|identite|identites|passeport~|justificatif~ de domicile|" +
    "conjunto~ de identidade|identidade~|rg|cpf~|comprovante~ de endereco|conta~ de luz|personas with documents",
  /** Where somebody has to show who he is. */
  identityGate:
    "landlord~|bailleur~|vermieter|casero~|senhorio~|manual review|human review|credit approval|kreditprufung*|bonitatsprufung*|sheerid|id me|jumio|onfido|sumsub|veriff|" +
    "credit check~|identity and credit check~|landlord check~|mobile contract~|phone contract~|lease~|rental agency|letting agency|letting agent~|handyvertrag*|mietvertrag*|mietbewerbung*|contrato de movil|agencia de alquiler|agence de location|dossier de location|imobiliaria|" +
    "kyc|kyc check~|identity check~|id check~|identity verification~|id verification~|verification|onboarding|video ident|" +
    "videoident|postident|liveness|liveness check~|age check~|age verification|background check~|account opening|" +
    "identitatsprufung*|ausweisprufung*|verificacion|verificacion de identidad|verificacao|verificacao de identidade|" +
    "verification d'identite|controle d'identite|ouverture de compte|abertura de conta|apertura de cuenta",
  /** A gate of the asker's own, where nothing is to be had. */
  ownTrial:
    "our sandbox|our * sandbox|my sandbox|our staging|our * staging|our test environment|our * test environment|" +
    "our test system|our test suite|our regression tests|unser* sandbox|unser* testumgebung|unser* testsystem|" +
    "nuestro entorno de pruebas|notre environnement de test|nosso ambiente de teste",
  /** To get its yes: only what is still to come, no decision that has been made. */
  getsApproved:
    "survive|survives|must survive|to survive|" +
    "satisfy|satisfies|" +
    "get approved|gets approved|get accounts approved|get an account approved|get account~ approved|get them approved|" +
    "get us approved|get me approved|be approved|get accepted|gets accepted|be accepted|get verified|be verified|get * verified|" +
    "get * approved|get * accepted|get through|gets through|getting through|make it through|makes it through|" +
    "sail through|get us through|get me through|to satisfy|will satisfy|to fool|to convince|to pass|that pass|which pass|" +
    "bestehen|zu bestehen|durchkommen|durchkommt|akzeptiert werden|angenommen werden|durchgehen|" +
    "superen|supere|que pasen|pasar|aprueben|apruebe|que aprueben|sean aprobad*|acepten|validen|" +
    "faire valider|fassent valider|passer|passent|franchir|soient accept*|soient valide*|aprovar|aprovem|aprove|passem|" +
    "passar|aceitem|sejam aprovad*|sejam aceit*|validem",
  /** The same, said of the gate behind it: "for Binance's verification to accept". */
  approves:
    "den kredit freigibt|kredit bewilligt|ne mettront pas en doute|ne mettent pas en doute|no pongan en duda|nao questionem|nicht anzweifelt|wont question|will not question|does not question|" +
    "waves through|wave through|waves them in|durchgeht|durchgehen|" +
    "to accept|will accept|would accept|to approve|will approve|would approve|to let through|will let through|" +
    "lets them through|let them through|accepts them|approves them|accept them|approve them|waves them through|zu bestehen|" +
    "bestehen|durchwinkt|durchwinken|durchlasst|akzeptiert|annimmt|acepte|acepten|apruebe|aprueben|de por bueno~|accepte|" +
    "acceptent|valide|valident|aceite|aceitem|aprove|aprovem",
  /** Who knows which numbers belong to somebody. */
  bureau:
    "hmrc|social security administration|credit bureau~|bureau~|credit agency|credit agencies|experian|equifax|" +
    "transunion|dmv|social security office|tax authority|tax office|registry|registries|government database~|schufa|" +
    "auskunftei*|finanzamt|einwohnermeldeamt|buro~ de credito|buros|tesoreria|hacienda|registro civil|" +
    "organisme~ de credit|banque de france|bureau~ de credit|biro~ de credito|biros|serasa|spc|receita federal|" +
    "lender~|kreditgeber*",
  /** What it does with those that are somebody's. */
  knows:
    "on file|auf der liste|en su registro|" +
    "tenga fichad*|tengan fichad*|tenga registrad*|tengan registrad*|gespeichert hat|gespeichert haben|fuhrt|ait en fichier|aient en fichier|tenha cadastr*|tenham cadastr*|" +
    "recognise|recognises|recognize|recognizes|know|knows|accept|accepts|will confirm|would confirm|confirm|confirms|" +
    "pass at|pass with|match at|clear at|hold up at|find on file|have on file|has on file|kennt|kennen|erkennt|erkennen|bestatigt|bestatigen|" +
    "akzeptiert|reconozca|reconozcan|reconocen|reconoce|de por bueno~|den por bueno~|acepten|conozcan|reconnait|reconnaissent|connaissent|" +
    "acceptent|valident|reconheca|reconhecam|reconhecem|aceitem|conhecam|validem",
  /** How a check came out: told of those that have been made. */
  decided:
    "rejected|declined|denied|refused|decision~|outcome~|result~|reviewer~|retries|reason~|abgelehnt|abgelehnte|" +
    "ergebnis*|entscheidung*|rechazad*|resultado~|decision|motivo~|refuse|refusee|resultat~|recusad*",
  /** What is only looked at or tried. */
  looksAt:
    "test|check|see|compare|analyse|analyze|show|filter|train|learn|practise|practice|verify|validate|demo|measure|" +
    "study|count|monitor|report|testen|prufen|sehen|probar|ver|tester|voir|testar",
  /** Stands before what is said of a thing: "which the credit bureaus recognise". */
  relative: "which|that|die|welche|que|qui|so|so that|damit|para que|pour que|whom",
  /** What the asker applies for himself. */
  ourApplication:
    "our loan application~|our credit application~|our application~|my loan application~|my application~|our loan~|" +
    "the loan~|a loan|credit line~|unsere kreditantrage|unsere antrage|unser kredit|kredite bekommen|nuestr* prestamo~|" +
    "los prestamos|nuestr* solicitud*|nuestr* credito~|nos demandes de pret|nos demandes|nos prets|un pret|" +
    "nossos pedidos de emprestimo|nossos pedidos|nossos emprestimos|o emprestimo|pedir ayudas|claim benefits",
  /** What shall come of it. */
  goesWell:
    "check out|checks out|connect again|work again|be placed|get placed|" +
    "dont bounce|not bounce|wont bounce|do not bounce|go through|goes through|get approved|approved|accepted|not be declined|" +
    "not declined|arent declined|not be refused|be granted|nicht abgelehnt|bewilligt|genehmigt|durchgehen|aprueben|" +
    "aprobad*|concedan|no rechacen|acceptees|acceptes|passent|nao serem negados|nao sejam negados|aprovad*|aceitos|" +
    "passem",
  /** What allows somebody to prescribe, to treat or to drive. */
  licence:
    "bar number~|registration number~|practice number~|permit number~|" +
    "imei~|imeis|vin~|vins|vat number~|vat id~|ust id*|umsatzsteuer id*|tax id~|company number~|numero~ de colegiado medico|" +
    "dea number~|dea registration~|dea|npi|npi number~|npis|licence number~|license number~|licences|licenses|" +
    "prescriber number~|prescriber id~|doctor number~|physician licence~|physician license~|medical licence~|" +
    "medical license~|nurse licence~|nurse license~|nursing licence~|nursing license~|approbation*|arztnummer*|lanr|" +
    "numero~ de colegiado|numeros de colegiado|colegiado~|numero~ rpps|numeros rpps|rpps|numero~ d'ordre|crm|crms|coren|" +
    "licencia~ medica~",
  /** That somebody has it. */
  inForce:
    "genuinely active|really active|actually active|truly active|still active|currently active|that are active|" +
    "which are active|active license number~|active licence number~|really practising|really practicing|" +
    "currently practising|actually practising|who really practise|genuinely licensed|in good standing|" +
    "really registered|actually registered|that are registered|are clean|in force|verify as active|" +
    "tatsachlich aktiv*|wirklich praktizier*|wirklich zugelassen*|sauber in|en vigor|en activo|limpios en|" +
    "en exercice|en activite|em vigor|em atividade|que existem de verdade",
  /** Who gives a medicine out. */
  pharmacy:
    "pharmacy|pharmacies|pharmacist~|chemist|chemists|drugstore~|apotheke*|apotheker*|farmacia~|farmaceutico~|" +
    "pharmacie~|pharmacien~",
  /** To give it out: only what is still to come. */
  handsOut:
    "beliefert|will hand|would hand|hand them|hands them|hand it|hands it|give them out|gives them out|will give|" +
    "will fill|would fill|fills them|fill them|fills it|will dispense|dispenses them|dispense them|dispenses it|" +
    "dispense it|dispense|dispenses|will accept|accepts them|einlost|einlosen|ausgibt|ausgeben|aushandigt|rausgibt|" +
    "annimmt|akzeptiert|dispensen|despache|despachen|entregue|acepte|delivre|delivrent|accepte|remette|aceite|" +
    "aceitem|dispense|avie|entregar|aceitar|venda|libere",
  /** Before what shall come of it. */
  soAs:
    "so dass|sodass|de forma que|de modo que|so|so that|so a|made so|damit|um|para que|para a|para la|para|pour que|" +
    "afin que|such that|in order that",
  /** To have an account made. */
  opens: "open|opening|eroffnen|abrir|ouvrir|register|create|sign up for|anlegen|crear|creer|criar",
  /** That it looks so to whoever asks. */
  looksGood:
    "checks out|check out|comes up valid|comes up active|comes up as active|shows as active|confirme no sistema|" +
    "confirma no sistema|im system gultig|salga vigente|figure en activo",
} as const;
