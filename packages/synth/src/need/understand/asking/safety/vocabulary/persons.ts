/** Who rows can be about, in English, German, Spanish, French and Portuguese. All words here are folded. */
export const persons = {
  /** Persons as such. */
  person:
    "taxpayer~|tax payer~|debtor~|creditor~|borrower~|convict~|offender~|plaintiff~|defendant~|suspect~|migrant~|refugee~|" +
    "claimant~|lodger~|firefighter~|job seeker~|jobseeker~|shareholder~|stockholder~|investor~|gambler~|parishioner~|" +
    "orphan~|tourist~|commuter~|cyclist~|motorist~|squatter~|survivor~|alumni|alumnus|heir~|au pair~|babysitter~|" +
    "caretaker~|churchgoer~|veteran~|contribuable~|debiteur~|creancier~|detenu~|retraites|beneficiaire~|ouvrier~|" +
    "candidat~|actionnaire~|donneur~|victime~|chomeur~|locataire~|bailleur~|refugie~|temoin~|allocataire~|journaliste~|" +
    "steuerzahler*|steuerpflichtige*|schuldner*|glaubiger*|haftling*|straftater*|fluchtling*|migranten|mieter|mietern|" +
    "mieterinnen|vermieter*|eigentumer*|bewerber*|aktionar*|blutspender*|opfer|opfern|mitglieder|mitgliedern|" +
    "journalisten|arbeitslose*|verdachtige*|contribuyente~|deudor|deudores|acreedor|acreedores|preso~|recluso~|" +
    "jubilado~|asegurado~|maestros|accionista~|donante~|victima~|periodista~|socios|inquilino~|refugiado~|migrante~|" +
    "testigos|acusado~|contribuinte~|devedor|devedores|credores|reformados|aposentado~|segurado~|acionista~|dadores|" +
    "doadores|vitima~|jornalista~|" +
    "kollege|kollegen|kolleginnen|collegue~|companeros de trabajo|companeros|colegas de trabalho|colegas|" +
    "analyst~|partner~|accountant~|consultant~|developer~|clerk~|executive~|director~|banker~|trader~|broker~|pilot~|" +
    "widow~|lawyer~|abogado~|avocat~|advogado~|anwalt*|arzte|medecin~|medico~|person~|people|individual~|citizen~|" +
    "resident~|customer~|client~|patient~|employee~|user~|subscriber~|donor~|voter~|student~|human~|women|woman|men|" +
    "man|neighbour~|neighbor~|doctor~|dentist~|account holder~|cardholder~|card holder~|owner~|immigrant~|prisoner~|" +
    "inmate~|tenant~|member~|teacher~|nurse~|driver~|homeowner~|passenger~|guest~|traveller~|traveler~|staff|" +
    "personnel|colleague~|worker~|professor~|buyer~|shopper~|occupant~|victim~|senior~|pensioner~|retiree~|brit~|" +
    "briton~|american~|canadian~|german~|european~|nigerian~|mexican~|brazilian~|indian~|australian~|texan~|" +
    "applicant~|beneficiary~|policyholder~|follower~|mom~|mum~|dad~|parent~|seller~|baby|babies|manager~|engineer~|" +
    "insured|mensch|menschen|personen|kunde|kunden|kundin|kundinnen|patient*|burger|burgern|burgerinnen|mitarbeiter*|" +
    "beschaftigte*|nutzer|nutzern|inhaber|kontoinhaber*|wahler|rentner*|schuler*|leute|leuten|einwohner*|" +
    "versicherte*|*kunden|persona~|cliente~|paciente~|ciudadano~|empleado~|usuario~|usuaria~|mujer|mujeres|hombres|" +
    "votante~|titular|titulares|brasileiro~|espanoles|funcionario~|pessoa~|cidadaos|cidadao|mulher|mulheres|eleitor|" +
    "eleitores|aluno~|alumno~|vizinhos|personne~|employe~|utilisateur~|citoyen~|voyageur~|femme~|homme~|electeur~|" +
    "assure|assures|habitant~|salarie~|gens|abonne~|swiss|italians|spaniards|poles|russians|schweizer*|osterreicher*|" +
    "deutschen|franzosen|italianos|franceses|portugueses|policier~|polizeibeamte*|officer~|crew|juror~|priest~|" +
    "pastor~|families|familien|familias|familles|beamte|beamten|geistliche|oficiales|sacerdotes|jurados|pretres|" +
    "jures|padres|policiais|kinderarzte|lehrer|lehrerinnen|profesores|profesoras|enseignants|professeurs|professores|" +
    "professoras|soignants|infirmiers|infirmieres|enfermeras|enfermeros|enfermeiras|enfermeiros|pflegekrafte|" +
    "krankenschwestern|malades|enfermos|doentes|residentes|recruiter~|soldier~|owners of|craftsmen|plumber~|" +
    "electrician~|realtor~|handwerker*|soldaten|mandanten|anwalte|makler|fontaneros|soldados|dueno~|propietarios|" +
    "artisans|soldats|plombiers|proprietaires|encanadores|proprietarios|morador~|moradores|afiliad*|adherent~|" +
    "patientin|patientinnen|schulerinnen|guardias|guard~|diabetic~|veteran~|smoker~|farmer~|hunter~|landlord~|expat~|" +
    "freelancer~|single mom~|single mother~|retired|rentnerinnen|alleinstehend*|warter|diabetiker*|vermieter|bauern|" +
    "diabeticos|inquilinos|caseros|agricultores|gardiens|diabetiques|locataires|agriculteurs|guardas|inquilinos|" +
    "agricultores|player~|athlete~|footballer~|spieler*|jugador~|jugadores|joueur~|jogador~|jogadores|abonado~|" +
    "abonados|abonnes|abonnenten|assinantes",
  /** Persons under age. */
  child:
    "child|children|kid|kids|minor|minors|pupil~|teen~|teenager~|teenage|underage|schoolgirl~|schoolboy~|" +
    "preteen~|boys under|girls under|year old girl~|year old boy~|year olds|toddler~|girl~|boy~|nino~|ninas|" +
    "menores|enfant~|crianca~|kinder|kindern|jugendliche*|kids on|school children|schoolchildren",
  /** Whom a house has in its care. */
  ward:
    "pupil~|student~|patient~|alumno~|alumnas|eleve~|aluno~|schuler*|kids|children|resident~|inmate~|patienten|" +
    "pacientes|bewohner*",
  /** Whoever is in danger once found. */
  endangered:
    "magistrate~|public defender~|richterinnen|staatsanwalt*|staatsanwalte|magistrado~|fiscales|magistrat~|procureur~|promotor~ publico~|" +
    "victims|undercover|secret agent~|spies|informant~|whistleblower~|witness protection|witnesses|shelter resident~|" +
    "abuse victim~|abuse survivor~|rape victim~|rape survivor~|domestic violence victim~|domestic violence survivor~|" +
    "trafficking victim~|domestic violence shelter resident~|refugee~|asylum seeker~|undocumented|dissident~|" +
    "activist~|protester~|abortion patient~|abortion doctor~|had an abortion|have had an abortion|had abortions|" +
    "visited abortion|visited the abortion|gay people|gay men|gay women|lesbians|trans people|trans women|" +
    "jewish people|jewish families|muslim people|muslim families|roma families|teenage girl~|teen girl~|young girl~|" +
    "school girl~|little girl~|underage girl~|single women|schoolgirl~|women living alone|women who live alone|" +
    "women driving alone|live alone at|mps|mp|member~ of parliament|member~ of the parliament|member~ of congress|" +
    "member~ of the bundestag|senator~|minister~|billionaire~|millionaire~|rich people|rich men|wealthy people|" +
    "wealthy seniors|wealthy families|elderly people|elderly women|lonely people|lonely women|politician~|politiker*|" +
    "politico~|politicien~|prominente*|promis|famoso~|celebrite~|celebrity|celebrities|police officer~|policeman|" +
    "policemen|polizist*|richter|richtern|juez|jueces|juge~|juizes|judge~|journalist*|journaliste~|periodista~|" +
    "jornalista~|prosecutor~|soldier~|influencer~|actor~|actress~|singer~|athlete~|abgeordnete*|diputados|senadores|" +
    "deputes|vips|hiv positive|crypto holders|the ceo of|ceos|army base|the president of|the mayor of|mep~|" +
    "congressmen|councillor~|mayors|policier~|policias|policiais|guardias civiles|guardia civil~|bundespolizist*|" +
    "gendarmes|bundesliga player~|bundesligaspieler*|bundesligaprofis|premier league player~|footballer~|" +
    "football star~|soccer star~|fussballprofi*|fussballer|fussballern|nationalspieler*|nba player~|nfl player~|" +
    "nhl player~|mlb player~|laliga player~|jugadores de laliga|jugadores de la liga|jugadores de primera|" +
    "jugadores de futbol|futbolista~|joueurs de ligue|footballeur~|jogadores de futebol|jogadores da primeira|" +
    "formula 1 driver~|formula one driver~|f1 driver~|tennis pro~|tennis star~|pop star~|movie star~|film star~|" +
    "rock star~|tv star~|rapper~|olympian~|supermodel~|youtuber~|streamer~|tiktoker~|royal family|the royals",
  /** Those for whom a name and a way to reach them is enough to be in danger. */
  atRisk:
    "who owe money|who owe|shelter resident~|domestic violence victim~|refugee~|asylum seeker~|undocumented|" +
    "dissident~|activist~|whistleblower~|informant~|undercover|visited abortion|visited the abortion|" +
    "had an abortion|had abortions|abortion patient~|gay men|gay people|lesbians|trans people|hiv positive|" +
    "jewish families|muslim families|rape victim~|protester~|on methadone|in rehab|addicts|drug addicts|" +
    "sex workers|escorts|foster system|foster children|foster kids|homeless people|ex convicts|with hiv|" +
    "who are gay|who are pregnant|pregnant teens|in debt|who are muslim|who are jewish",
  /** Of whom there are so few that all know who they are. */
  inPublicLife:
    "mps|mp|member~ of parliament|member~ of the parliament|member~ of congress|member~ of the bundestag|" +
    "member~ of the senate|congressmen|congresswomen|senator~|ministers|cabinet minister~|meps|abgeordnete*|diputados|" +
    "diputadas|senadores|deputes|deputees|deputados|premier league player~|bundesliga player~|bundesligaspieler*|" +
    "nba player~|nfl player~|jugadores de laliga|joueurs de ligue 1|hollywood actor~|actors in hollywood|royals|" +
    "royal family|celebrity|celebrities|prominente*|famosos|stars of|supreme court judge~",
  /** Persons whom all know. */
  celebrated: "celebrity|celebrities|politician~|president~|minister~|famous|actor~|singer~|named|prominente*|famos*",
  /** Said of persons whom it pays to reach. */
  wealthy: "rich|wealthy|affluent|reiche*|ricos|ricas|riches|lonely|single|elderly|vulnerable|teenage|young",
  /** Persons who are easily robbed. */
  vulnerable:
    "old people|older people|old ladies|the elderly|old folks|lonely|elderly|seniors|pensioner~|grandparent~|" +
    "grandmother~|widow~|widowed|rentner*|ancianos|idosos|retraites|desperate|unemployed|migrants|victim~|retiree~|" +
    "widower~|grandma~|grandad~|grannies|over 70|over 65|over 80|witwen|witwer|omas|senioren|alte leute|viudas|" +
    "viudos|abuelos|abuelas|jubilados|personas mayores|veuves|veufs|grands parents|personnes agees|viuvas|viuvos|" +
    "avos|aposentados",
  /** Somebody whom the asker knows. */
  kin:
    "my ex|his ex|her ex|ex wife|ex husband|ex girlfriend|ex boyfriend|ex partner|my wife|my husband|my girlfriend|" +
    "my boyfriend|my neighbour|my neighbor|my boss|my landlord|my crush|my stalker|my daughter|my son|my tinder date|" +
    "my roommate|my colleague|my coworker|meine ex|meiner ex|mein ex|meines ex|exfrau|exmann|exfreund|exfreundin|" +
    "meine frau|mein mann|meine freundin|meiner freundin|mein freund|mein nachbar|meine nachbarin|mi ex|mi novia|" +
    "mi novio|mi mujer|mi marido|mi vecino|mi vecina|mon ex|ma femme|mon mari|ma copine|mon copain|mon voisin|" +
    "ma voisine|meu ex|minha ex|minha esposa|meu marido|minha namorada|meu namorado|meu vizinho|minha vizinha|" +
    "this girl|that girl|a specific woman|a specific man|a specific person|a certain woman|a certain man|" +
    "a particular person|a specific employee|someone named|my neighbours|my neighbors|my brother|my sister|" +
    "my sister in law|my brother in law|my mother in law|my teacher|my tenant|my tenants|meine nachbarn|" +
    "meiner nachbarn|meinen nachbarn|mein bruder|meine schwester|meine schwagerin|mein chef|mis vecinos|mi hermana|" +
    "mi hermano|mi cunada|mi jefe|mes voisins|ma soeur|mon frere|ma belle soeur|mon patron|meus vizinhos|minha irma|" +
    "meu irmao|minha cunhada|meu chefe|a colleague|a classmate|my classmate|einen mitschuler|einen jungen|" +
    "einer kollegin|einem kollegen|meine kollegen|meinen kollegen|una companera|un companero|mi companera|" +
    "une collegue|un collegue|ma collegue|uma colega|um colega|mon ex associe*|my ex associate|my old school|" +
    "my ex new",
  /** Those of them whom somebody follows. */
  close:
    "my ex|his ex|her ex|ex wife|ex husband|ex girlfriend|ex boyfriend|ex partner|my wife|my husband|my girlfriend|" +
    "my boyfriend|my neighbour|my neighbor|my crush|my stalker|my daughter|my son|my tinder date|my roommate|" +
    "meine ex|meiner ex|mein ex|meines ex|exfrau|exmann|exfreund|exfreundin|meine frau|mein mann|meine freundin|" +
    "meiner freundin|mein freund|mein nachbar|meine nachbarin|mi ex|mi novia|mi novio|mi mujer|mi marido|mi vecino|" +
    "mi vecina|mon ex|ma femme|mon mari|ma copine|mon copain|mon voisin|ma voisine|meu ex|minha ex|minha esposa|" +
    "meu marido|minha namorada|meu namorado|meu vizinho|minha vizinha|this girl|that girl|a specific woman|" +
    "a specific man|a specific person|a certain woman|a certain man|a particular person|a specific employee|" +
    "someone named|my neighbours|my neighbors|meine nachbarn|meiner nachbarn|meinen nachbarn|mis vecinos|mes voisins|" +
    "meus vizinhos",
  /** One whom the asker has in mind. */
  specific:
    "one named|a named|a specific|a certain|one specific|one particular|a particular|this one|einen bestimmten|" +
    "eine bestimmte|una determinada|un determinado|une certaine|um certo",
  /** Persons and their details in one word. */
  personData:
    "personal data|private data|pii|personendaten|kundendaten|patientendaten|nutzerdaten|burgerdaten|" +
    "mitarbeiterdaten|datos personales|donnees personnelles|dados pessoais|identity|identities|profile~|faces|" +
    "kundenliste|mitarbeiterliste|patientenakten|wahlerverzeichnis|identites|identidades|identitaten|perfis|" +
    "perfiles|profils|names and faces",
  /** What some are hunted for. */
  minority:
    "lgbt*|gay|lesbian|trans|transgender|queer|jewish|muslim|roma|hiv positive|undocumented|schwule*|judische*|" +
    "gays|lesbianas|judios|musulmanes|juifs|musulmans",
  /** Those next door. */
  nearby: "my street|my building|my village|my block|next door|meiner strasse|mi calle|ma rue|minha rua",
  /** Those for whom the asker asks. */
  myPeople:
    "colleague of mine|colleagues of mine|friend of mine|friends of mine|mates of mine|freund von mir|kollegen von mir|un amigo mio|amigos mios|un ami a moi|amigo meu|" +
    "my friends|our friends|my 17 year|my mates|my cousin|my son|my daughter|my brother|my team can|" +
    "meine freunde|meinen bruder|meinen cousin|mis amigos|mi primo|mi hermano|mes amis|mon cousin|mon frere|" +
    "meus amigos|meu primo|meu irmao",
  /** Whose somebody is. */
  possessive:
    "my|our|mein*|unser*|mi|mis|nuestr*|mon|ma|mes|notre|nos|meu|meus|minha|minhas|nosso|nossa|nossos|" + "nossas",
  /** Who somebody can be to the asker. */
  relation:
    "neighbour~|neighbor~|colleague~|coworker~|co worker~|boss|bosses|supervisor~|ex|exes|wife|husband|" +
    "girlfriend|boyfriend|partner|roommate~|flatmate~|housemate~|classmate~|schoolmate~|teammate~|crush|landlord|" +
    "landlady|stepfather|stepmother|stepson|stepdaughter|sister|brother|cousin~|aunt|uncle|mother in law|" +
    "father in law|mother|father|daughter|son|tinder match|date|stalker|nachbar*|kolleg*|chef|chefin|vorgesetzt*|" +
    "exfreund*|exmann|exfrau|frau|mann|freundin|freund|mitbewohner*|mitschuler*|vermieter*|schwester|bruder|" +
    "schwager*|cousin*|tochter|sohn|mutter|vater|vecin*|companer*|colega~|jefe|jefa|ex novi*|exnovi*|exmarid*|mujer|" +
    "marido|novia|novio|casero|casera|hermana|hermano|cunad*|prim*|hija|hijo|suegr*|voisin*|collegue~|patron|" +
    "patronne|chef|femme|mari|copain|copine|colocataire~|camarade~|proprietaire|soeur|frere|beau frere|belle soeur|" +
    "fille|fils|vizinh*|chefe|esposa|marido|namorad*|irma|irmao|cunhad*|primo|prima|filha|filho|sogr*",
} as const;
