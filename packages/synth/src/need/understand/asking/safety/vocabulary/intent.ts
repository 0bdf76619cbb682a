/** What somebody says he will do with the rows himself, and what he gets out of it. */
export const intent = {
  /** Who will do it. */
  firstPerson:
    "i|ill|im|ive|we|well|weve|my team|our team|my callers|our callers|my people|our people|my guys|our agents|" +
    "my crew|our crew|my friend|ich|wir|unsere leute|meine leute|unser team|mein team|yo|nosotros|nuestro equipo|" +
    "mi equipo|mi gente|je|nous|on|notre equipe|mon equipe|eu|nos|a gente|nossa equipe|minha equipe|meu time",
  /** To send or say it to others; theirs only where a first person does it, or a day is told. */
  sendsOut:
    "send|sending|send out|mail|mailing|text|texting|call|calling|phone|phoning|ring|dial|dialing|dialling|launch|" +
    "blast|begin|start|post|publish|publishing|sent|deliver|drop|go|going out|go out|goes out|go live|verschicken|" +
    "verschicke|schicke|schicken|versenden|versende|rufe|rufen|anrufen|starten|starte|posten|mando|mandamos|" +
    "mandar|envio|enviamos|enviar|llamo|llamamos|llamar|publicamos|publicar|envoie|envoyons|envoyer|envoi|" +
    "appelle|appelons|appeler|lance|lancons|publions|disparar|disparamos|disparo|ligo|ligamos|ligar|publicamos|" +
    "postamos|lancamos|raus",
  /** When it will be done. */
  soon:
    "tomorrow|tonight|today|monday|tuesday|wednesday|thursday|friday|saturday|sunday|next week|next month|" +
    "this weekend|this week|this afternoon|morgen|ubermorgen|heute|nachste woche|nachsten monat|am wochenende|" +
    "montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|ab morgen|manana|pasado manana|esta noche|hoy|" +
    "la semana que viene|la proxima semana|el mes que viene|lunes|martes|miercoles|jueves|viernes|sabado|domingo|" +
    "demain|apres demain|ce soir|aujourd hui|la semaine prochaine|le mois prochain|lundi|mardi|mercredi|jeudi|" +
    "vendredi|samedi|dimanche|amanha|depois de amanha|hoje|hoje a noite|semana que vem|na proxima semana|" +
    "mes que vem|segunda|terca|quarta|quinta|sexta",
  /** Said in one word: who and what. */
  sendsHimself:
    "los mando|las mando|lo mando|los envio|las envio|los mandamos|las mandamos|los enviamos|vamos a mandar|" +
    "voy a mandar|vamos a enviar|voy a enviar|vamos a llamar|voy a llamar|les llamamos|vou disparar|vou mandar|" +
    "vou enviar|vamos mandar|vamos disparar|vamos ligar|vou ligar|je les envoie|on les envoie|nous les envoyons|" +
    "envoi lundi|envoi demain|on appelle|wir schicken|ich schicke|wir rufen|schicken wir|rufen wir|gehen raus|" +
    "geht raus|going out|goes out|go out on|call them all|send them all|we go live|callers begin|callers start",
  /** To hand a paper to whoever decides on it. */
  handsIn:
    "submit|submitting|submitted|hand in|hand them|hand it|turn in|file|filing|claim|claiming|bill|billing|" +
    "invoice them|present|show|apply|applying|cash|einreichen|reichen|reiche|vorlegen|lege|abrechnen|rechnen|" +
    "beantragen|presentar|presento|presentamos|entregar|entrego|entregamos|cobrar|cobramos|reclamar|deposer|" +
    "depose|deposons|presenter|presentons|remettre|remets|facturons|facturer|declarer|apresentar|apresento|" +
    "apresentamos|entregamos|cobramos|dar entrada|damos entrada|pedir o",
  /** Who is to be satisfied with a paper: "the landlord wants three", "ante Hacienda". */
  toSatisfy:
    "landlord wants|agent wants|agency wants|bank wants|bank needs|employer wants|insurer wants|school wants|" +
    "embassy wants|boss wants|landlord asks|the landlord|letting agent|my employer|to my insurer|our insurer|" +
    "the insurance|the insurer|my insurance|the tax office|the taxman|the job centre|the university|the embassy|" +
    "claim from|claim back from|bill the city|bill them to|bill it to|the vermieter|der vermieter|dem vermieter|" +
    "vermieter will|beim finanzamt|der versicherung|dem arbeitgeber|beim amt|das jobcenter|ante hacienda|a hacienda|" +
    "al seguro|a la aseguradora|el casero|al casero|al banco|a mi jefe|a la inmobiliaria|au proprietaire|" +
    "le proprietaire|a l'assurance|aux impots|a la banque|a la caf|a mon employeur|a l'agence|ao seguro|a seguradora|" +
    "ao banco|ao locador|a imobiliaria|a receita|ao meu chefe|ao inss|for a mortgage|for a loan|for a visa|" +
    "para un prestamo|para el alquiler|pour un pret|pour louer|para um emprestimo|para alugar|fur die wohnung|" +
    "fur einen kredit|to the job centre|our kids school|wants three|asks for three|asks for them|job interview~|" +
    "vorstellungsgesprach|entretien d'embauche|entrevista de trabajo|entrevista de emprego",
  /** To come past those who check. */
  getsPast:
    "als gultig durchgehen|als echt durchgehen|pasen por verdader*|passent pour vrai*|passem por verdadeir*|wave us through|" +
    "get past|gets past|getting past|get through|gets through|get by|slip past|slips past|slip through|sail through|" +
    "past their checks|clear kyc|clears kyc|clear the check|pass kyc|pass the check|fool the|beat the|skip the|" +
    "avoid the|dodge|tuned so|durchkommen|durchkommt|vorbeikommen|an der prufung vorbei|pasar el control|" +
    "pasen el control|pasar el filtro|pasen el filtro|colar|cuelen|cuela|passer le controle|passent le controle|" +
    "passer les filtres|passer sous|passem na|passar na|passar pelo|passem pelo|burlar|enganar|engane|enganen|" +
    "fool the doorman|the doorman|bouncer|interviews|for visa interviews",
  /** What he gets out of it. */
  gains:
    "give me their|gives me their|give us their|gives us their|send me their|send us their|tell me their|" +
    "tell us their|to get logins|to get codes|to get passwords|to get their|get the logins|code out of them|" +
    "out of them|the donations myself|collect the donations|collect myself|they will pay us|they pay us|" +
    "to my account|invest in our|invest with us|buy our coin|we disappear|we vanish|then we disappear|i disappear|" +
    "want the deposits|keep the deposit~|keep the money|take the money|take the deposit~|keep the cash|" +
    "will pay anyway|pay anyway|without paying back|before they notice|before anyone notices|and run|ihre tan|" +
    "mir ihre|uns ihre|auf unser konto|auf mein konto|an uns zahlen|uns bezahlen|uns das geld|me den sus|me den su|" +
    "nos den sus|nos den su|me dan sus|nos paguen|me paguen|a mi cuenta|a nuestra cuenta|pongan sus datos|" +
    "ponga los datos|pongan los datos|ponga sus datos|quedarnos con|me quedo con|me donnent|nous donnent|me donne|" +
    "me donner|nous paient|me paient|sur mon compte|sur notre compte|envoient leur|me passem|nos passem|me deem|" +
    "nos deem|me paguem|nos paguem|na minha conta|na nossa conta|fico com|ficamos com|pay to us|number is ours|" +
    "to our number|a nuestro numero|i run 12|buy the worthless|money to us|vary the wallet|the wallet is|" +
    "our attachment|install our|installs our|installing anydesk|anydesk|teamviewer|buy credits|itunes cards|" +
    "new account mine|account mine|store the card|stores the card|mine of course|we send nothing|no mandamos nada|" +
    "schicken nichts|n'envoie rien|nao mandamos nada|cuenta nueva|por fuera|to our form|into our form|will just pay|" +
    "most will pay|some will pay|many will pay|werden schon zahlen|zahlen einfach|pagaran sin|muchos pagan|" +
    "paieront sans|vao pagar sem|call is ours|log in on our|log in at our|into our coin|into my account|" +
    "into our account|drivers pay to us|will pay us|people pay us|victims pay|to our wallet|die tan raus|" +
    "flats we dont own|we don't own|collect the money|i collect the|we collect the|drivers pay",
  /** What somebody reaches with a paper that says what is not so. */
  soThat:
    "can skip|skip work|skip the shift|skip the monday|can start school|can stay home|stay home from|can travel|" +
    "inscrire mes|inscrire mon|pour sauter|desgravar|deducir|deduct them|get reimbursed|be reimbursed|get refunded|" +
    "blau machen|krank feiern|nicht arbeiten|faltar al|no ir a|faltar ao|nao ir ao|steuer sparen|absetzen|" +
    "para deduzir|deduzir do|pour deduire|pour ne pas aller|without going to|without working|without paying|to enter|" +
    "to travel|to get into|einzureisen|para entrar|pour entrer|para viajar|pour voyager|in our windscreens|" +
    "put in our|we can print|fur die versicherung|fur die hausratversicherung|fur meine versicherung",
  /** What is applied for. */
  application:
    "application~|loan application~|credit application~|claim~|insurance claim~|time sheet~|timesheet~|" +
    "reimbursement~|expense claim~|kreditantrag*|antrag|antrage|schadensmeldung*|stundenzettel|spesen*|solicitud|" +
    "solicitudes|siniestro~|partes de horas|demande~ de pret|demandes de credit|declaration~ de sinistre|" +
    "note~ de frais|pedido~ de emprestimo|sinistro~|folhas de ponto",
  /** Before today. */
  lately:
    "last year|last month|last week|last summer|last winter|this spring|this year|this summer|since january|" +
    "in the last|letztes jahr|letzten monat|letzte woche|dieses jahr|im letzten|el ano pasado|el mes pasado|" +
    "este ano|la semana pasada|l'an dernier|l'annee derniere|le mois dernier|cette annee|an dernier|annee derniere|" +
    "ano passado|mes passado|neste ano|semana passada",
  /** Money that will not come back. */
  neverRepays:
    "intend to repay|plan to repay|going to repay|never repay|not repay|wont repay|repay none|intend to pay back|" +
    "never pay back|not pay back|wont pay back|default on purpose|nicht zuruckzahlen|nie zuruckzahlen|" +
    "ohne zuruckzuzahlen|no devolver|no pensamos devolver|no pienso devolver|sin devolver|ne pas rembourser|" +
    "sans rembourser|jamais rembourser|nao pagar de volta|nao vamos pagar|nao pretendo pagar|nunca pagar",
  /** A trial of something, and no use in earnest. */
  rehearsal:
    "sandbox|staging|test environment|test suite|test account~|tester~|unit test~|qa|demo|demos|training|course|" +
    "class|exercise|workshop|lesson|teaching|students can|parser|ocr|classifier|model|to train|regression tests|" +
    "validation|form tests|load test|schulung|ubung|unterricht|testumgebung|abnahmetest*|ejercicio|curso|clase|" +
    "pruebas|entorno de prueba|formation|exercice|cours|tests de|environnement de test|exercicio|aula|treinamento|" +
    "ambiente de teste|testes",
  /** What he wants to do with a thing himself. */
  ownUse:
    "so i|so we|so our|so my|so that i|so that we|i can|we can|i could|we could|i will|im going|" +
    "we re going|were going|i want to|we want to|i plan to|we plan to|id like to|i mean to|i ll|ill|lets me|let me|" +
    "damit ich|damit wir|ich kann|wir konnen|ich will|wir wollen|ich mochte|um mich|um mir|para que yo|para poder|" +
    "que pueda|que podamos|puedo|podamos|quiero entrar|quiero usar|voy a|vamos a|para domiciliar|para cobrar|" +
    "pour que je|que je puisse|je peux|on peut|je vais|on va|je veux me|pour me|para eu|para que eu|que eu possa|" +
    "posso|podemos|vou usar|vamos usar|quero entrar|quero usar|dont have to buy|not have to buy|without buying|" +
    "without paying|get free|for free",
  /** What a thing is made for that is to be seen by nobody but those who work on it. */
  innocentEnd:
    "dashboard~|app|apps|software|system|website|tool|tools|scanner|dlp|redaction|portfolio|thesis|" +
    "research|study|paper on|presentation|students|pupils learn|teach|tutorial|crm|pipeline~|database design|schema|" +
    "project|prototype|pilot|simulator|simulation|detector|filter|benchmark|evaluate|evaluation|analytics|bi|excel|" +
    "sql|import|importer|test|tests|testing|lernen|forschung|masterarbeit|anwendung|programm|prototyp|auswertung|" +
    "aplicacion|herramienta|investigacion|tesis|panel|prototipo|probar|application mobile|logiciel|recherche|memoire|" +
    "outil|tableau de bord|tester|aplicativo|ferramenta|pesquisa|tcc|painel|testar",
  /** Before what a thing is made for. */
  forWhat:
    "for|for our|for my|to test|to train|to teach|to evaluate|our|my|building|build|testing|train|" +
    "teaching|teach|fur|unser*|mein*|zum testen|um|para|nuestr*|mi|pour|notre|mon|ma|nosso|nossa|meu|minha",
} as const;
