/** Where persons are, work, buy or have an account. */
export const organisations = {
  /** Kinds of houses. */
  house:
    "hospital~|clinic~|school~|elementary|university|college|kindergarten|bank~|company|companies|firm~|employer~|" +
    "competitor~|rival~|department|ministry|agency|church|hotel~|shop~|krankenhaus|klinik|schule|firma|firmen|" +
    "colegio|escuela|empresa~|clinica|ecole|entreprise~|clinique|hopital|banque~|escola|banco~|plant|factory|store~|" +
    "street|neighbourhood|town|club|dating app|shelter|office|high|high school|middle school|primary school|mosque|" +
    "synagogue|temple|parish|bureau|police|police department|sheriff|gazette|newspaper|union|institute|institut|" +
    "foundation|society|prison|jail|academy|warehouse|depot|kirche|gemeinde|moschee|synagoge|polizei|polizeirevier|" +
    "gefangnis|zeitung|verein|gymnasium|gesamtschule|grundschule|universitat|iglesia|mezquita|comisaria|carcel|" +
    "periodico|instituto|universidad|fundacion|sindicato|eglise|mosquee|commissariat|journal|lycee|universite|" +
    "fondation|syndicat|igreja|mesquita|delegacia|presidio|jornal|universidade|fundacao|sindicato|warehouse~|*schule|" +
    "*klinik|*krankenhaus|*gymnasium|condominio|condominium|praxis|frauenarztpraxis|fort|barracks|base|kaserne|" +
    "cuartel|caserne|quartel|stadt|city of|ayuntamiento|mairie|prefeitura|moodle",
  /** Whose data a competitor wants. */
  rival: "competitor~|rival~|konkurrent*|konkurrenz|competidor*|concurrent~|concorrente~",
  /** Well-known names that are no brand of goods, or of more than one word. */
  firm:
    "wells fargo|bank of america|united states department|state department|st thomas|kaiser permanente|kaiser|" +
    "charite|nhs|t mobile|sparkasse*|commerzbank|deutsche bank|barclays|revolut|monzo|lloyds|natwest|nubank|itau|" +
    "bradesco|bbva|caixabank|movistar|ameli|credit agricole|bnp paribas|la poste|chronopost|serasa|detran|okta|cisco|" +
    "coinbase|binance|kraken|shopify|exchange server~|ashley madison|equifax|experian|france travail|pole emploi|" +
    "telekom|postbank|ing diba|n26|american express|harvard|fbi|cia|mediapart|credit suisse|goldman sachs|mckinsey|" +
    "zalando|hmrc|openai|anthropic|optus|conrad|uber|trustpilot|fnac|ikea|ticketmaster|roblox|hsbc|usps|royal mail|" +
    "irs|finanzamt|bundestag|white house|nsa|cdiscount|shopee|mercado livre|zara|h m|asos|shein|temu|vinted|cigna|" +
    "aetna|axa|generali|mapfre|aok|barmer|mgen|unimed",
  /** Where accounts are. */
  service:
    "netflix|spotify|disney|disney plus|hbo|paypal|gmail|outlook|amazon|steam|instagram|facebook|twitter|tiktok|" +
    "linkedin|snapchat|discord|onlyfans|uber|airbnb|ebay|coinbase|binance|revolut|venmo|cash app|icloud|apple id|" +
    "google|roblox|fortnite|hulu|playstation|xbox|whatsapp|telegram|slack|okta|zoom|bank|banking|email|vpn|rdp|ssh|" +
    "crypto exchange|hotmail|nordvpn|midjourney|jetbrains|psn|moodle|google play|yahoo|protonmail|expressvpn|canva|" +
    "chatgpt|github|dropbox|office 365|windows|adobe|photoshop|game pass|nintendo|battle net|epic games|vinted|" +
    "bumble|tinder|doordash|deliveroo|crunchyroll|dazn|sky|hbo max|paramount|deezer|audible|kindle|minecraft|twilio|" +
    "zara|wallapop|etsy|itunes|paramount plus|skype|teams|figma|notion|salesforce|sap|mega|pornhub|patreon|substack|" +
    "medium",
  /** Where profiles are. */
  socialPlatform:
    "linkedin|facebook|instagram|twitter|tiktok|xing|tinder|bumble|grindr|reddit|whatsapp|telegram|snapchat|" +
    "social media|yellow pages|onlyfans|strava|okcupid|hinge|zillow|idealista|immoscout|immoscout24|leboncoin|" +
    "kleinanzeigen|doctolib|yelp|google maps|glassdoor|indeed|craigslist|olx|doctoralia|jameda|their website|" +
    "their site|su web|su pagina web|ihrer website|ihrer webseite|leur site|site deles",
  /** Who looks at papers, and what he is to do. */
  authority:
    "immigration|personalabteilung|banco|doctors|insurers|tax office|finanzamt|hr|police|policeman|cops|landlord|" +
    "employer|employers|bouncer~|border|customs|embassy|consulate|university|insurer|bank|school|recruiter~|pharmacy|" +
    "pharmacies|inspector~|airline|broker|notary|court|authorities|teacher|boss|polizei|vermieter*|arbeitgeber*|" +
    "behorde*|policia|empleador|casero|bailleur|proprietaire|employeur|patrao|officer~|gate|turnstile|scanner~|club~|" +
    "bar|bars|casino|recruteur~|reclutador~|arbeitsamt|visa office|auditor~|immigration office|apotheke*|" +
    "auslanderbehorde*|zoll|prufer|extranjeria|aduana|notario|farmacia|prefecture|douane|pharmacie|universite|" +
    "alfandega|auditoria|faculdade|cartorio|jobcenter|disability benefits|benefits|admissions|application to|" +
    "hospital|landlords|flight|doorman|bouncer|housing benefit|wohngeld|subsidio~|allocations|auxilio~",
  /** Whose data the asker is not to have. */
  rivalOwn:
    "our competitor|my competitor|a competitor of ours|our rival|my rival|were a rival|we re a rival|" +
    "we are a rival|a rival|we compete|unser konkurrent|unseres konkurrenten|unsere konkurrenz|mein konkurrent|" +
    "nuestro competidor|nuestra competencia|mi competidor|la competencia|notre concurrent|mon concurrent|" +
    "la concurrence|nosso concorrente|meu concorrente|a concorrencia",
} as const;
