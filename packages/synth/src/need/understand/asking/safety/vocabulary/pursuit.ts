/** How somebody is found, followed, named or hunted. */
export const pursuit = {
  /** To have somebody found, followed or named. */
  asksWhere:
    "track down|find out where|tell me where|ou habite|ou vit|ou est|was macht|mit wem|everything on|all about|" +
    "everything about|where my|where does my|where does she|where does he|where is my|where did my|" +
    "where do the children|donde vive|donde trabaja|donde esta|wo wohnt|wo ist|wo parkt|wo arbeitet|ou travaille|" +
    "onde mora|onde vive|onde trabalha",
  /** To ask who somebody is. */
  asksWho:
    "phone belongs to|number belongs to|plate belongs to|car belongs to|wallet belongs to|house belongs to|" +
    "email belongs to|wem die nummer|figure out who|find out who|reveal who|expose who|tell me who|who lives at|" +
    "who is behind these|who is behind this|who is behind the|who is really behind|wer wohnt in|who are the women|" +
    "who are the men|who are the people|who are the patients|who stays at|wer sind die|quienes son las|" +
    "quienes son los|qui sont les|quem sao as|quem sao os",
  /** To take a veil away. */
  reveals:
    "de anonym*|deanonym*|re identif*|reidentif*|unmask*|dox|doxx|doxxing|doxing|doxed|un hash|unhash|de pseudonym*|" +
    "put names to|put a name to|names to these|name the people in|name the persons in|real names behind|" +
    "addresses behind|names behind|who is behind these|who is behind this|who is behind the|match these|" +
    "back to the persons|back to the person|back to the people|back to real|reconstruct the names|recover the names|" +
    "restore the names|pull the real names|crack these|reconstruct the identities|who is really behind|give me back|" +
    "get me back|get back the|turn them back|turn it back|back into names|back into emails|zuruckrechnen|" +
    "herausfinden wer|descubrir quien|devuelveme los|retrouver les|retrouve les|descobrir quem|me devolva",
  /** What a veil lies on. */
  masked:
    "alt account~|faces|photos|plate~|wallet~|account~|username~|handle~|hashed|pseudonym*|anonym*|anonymised|" +
    "user~|patient~|member~|voter~|customer~|review~|email~|people|person~|individual~|employee~|author~|hash|" +
    "hashes|identity|identities",
  /** The veil itself. */
  veil: "wallet~|hashed|pseudonym*|anonym*|usernames behind",
  /** To collect by machine. */
  scrapes:
    "take all|grab all|get all|copy all|download all|pull all|take the names|scrape|scraping|scraped|harvest|" +
    "harvested|harvesting|crawl|crawled|crawling|lifted|collect all|mine all|raspar|scrapear|take the profile|" +
    "take the profiles|pull the profile|pull the profiles|download the profiles|copy the profiles|auslesen|abgreifen|" +
    "extraer|aspirer|extrair|raspe",
  /** Collected already. */
  copied:
    "scraped from|harvested from|crawled from|copied from|lifted from|pulled from|scraped off|copied off|" +
    "grabbed from|taken from real|sacados de|sacadas de|extraidos de|extraidas de|gezogen von|kopiert von|" +
    "abgegriffen von|pris sur|recuperes sur|tires du site|tirados de|tirados do|tiradas do|copiados de|copiados do|" +
    "copies depuis|pulled off|taken off|off the site|off their site|off their website|off the web|taken from the site",
  /** To do something to those in the rows. */
  hurts:
    "read their mail|to scam|and scam|to defraud|to blackmail|to extort|to stalk|to harass|to rob|to burgle|" +
    "to kidnap|to phish|to dox|so we can find them|to steal from|hit list|for brute forc*|" +
    "for credential stuffing|credential stuffing against|for password spraying|for account takeover~|for carding|" +
    "to intimidate|read her messages|read his messages|snoop on|spy on my",
  /** A list of whom to pick out. */
  targetList: "target list of|hit list|target list|list of victims",
  /** To keep somebody in sight. */
  surveils: "for surveillance|to surveil|to watch them|to follow them",
  /** To go looking for somebody. */
  finds: "find|look up|locate|trace|track down|where do|where does",
  /** All that can be had on somebody. */
  allAbout:
    "everything you have|everything there is|everything you know|everything about|everything on|" +
    "all you have|all you know|whatever you find|whatever you have|any dirt|dirt on|a dossier|build a profile|" +
    "full profile|alles was du|alles uber|alles zu|todo lo que|todo sobre|un dossier|tout ce que|tout sur|tudo o que|" +
    "tudo que|tudo sobre|um dossie",
  /** Who went away so as not to be found. */
  lost:
    "wont tell me where|will not tell me where|not tell me where|could be living|where he moved|" +
    "where she moved|moved away|moved and|hiding from|avoids me|blocked me|wohin er gezogen|wohin sie gezogen|" +
    "se ha mudado|se mudo|a demenage|ou il est parti|ou elle est partie|se mudou|para onde foi",
  /** Where it is dangerous to have been seen. */
  guardedPlace:
    "abortion clinic~|women's shelter|womens shelter|domestic violence shelter~|mosque~|synagogue~|" +
    "gay bar~|gay club~|methadone clinic~|rehab clinic~|aa meeting~|abtreibungsklinik*|frauenhaus*|moschee~|" +
    "synagoge~|schwulenbar*|clinica abortista|clinicas abortistas|casa de acogida|mezquita~|sinagoga~|bar gay|" +
    "clinique d'avortement|foyer pour femmes|mosquee~|synagogue~|clinica de aborto|casa abrigo|mesquita~",
  /** To follow somebody about. */
  tracks:
    "track|tracking|follow|following|monitor|monitoring|spy on|spying on|stalk|stalking|keep tabs on|" +
    "keep an eye on|locate|surveil|tail|verfolg*|uberwach*|beschatt*|ausspionier*|seguir|sigue|espiar|rastrear|" +
    "vigilar|suivre|espionner|surveiller|pister|localiser|espionar|rastrear|seguir|vigiar",
  /** When and where children are without anybody. */
  unaccompanied:
    "way home|walk home|walks home|walking home|route home|routes home|go home alone|goes home alone|walk to school|" +
    "way to school|route to school|routes to school|walk alone|walks alone|home alone|are alone|theyre alone|" +
    "is alone|on their own|unaccompanied|unsupervised|nobody is with them|no one is with them|without an adult|" +
    "pick up time~|who collects them|who picks them up|bedtime~|schulweg*|heimweg*|sie allein|allein sind|" +
    "allein nach hause|camino a casa|camino al colegio|van solos|estan solos|vuelven solos|chemin de l'ecole|" +
    "chemin de ecole|rentrent seuls|sont seuls|caminho para casa|caminho da escola|sozinhos",
} as const;
