/** Who makes a list one of real people, without the word being said: only those who exist have done things and are somewhere. */
export const membership = {
  /** All who did something. */
  collective:
    "everyone|everybody|anyone|anybody|every person|people|persons|those who|all those|all who|women|men|families|" +
    "residents|citizens|couples|parents|students|households|voters|donors|members|whoever|alle|jeder|jede|leute|" +
    "menschen|personen|frauen|manner|familien|bewohner|burger|wahler|schuler|studenten|todos|todas|gente|personas|" +
    "mujeres|hombres|los que|las que|quienes|familias|vecinos|ciudadanos|alumnos|estudiantes|votantes|socios|" +
    "tous|toutes|ceux|celles|tout le monde|gens|personnes|femmes|hommes|familles|habitants|citoyens|electeurs|" +
    "eleves|etudiants|todo mundo|pessoas|mulheres|homens|quem|moradores|cidadaos|alunos|estudantes|eleitores|malades|" +
    "enfermos|doentes|kranke",
  /** What nobody wants to be on a list for. */
  fact:
    "abortion~|filed for bankruptcy|went bankrupt|bankrupt|evicted|eviction|expelled|suspended from|arrested|" +
    "convicted|imprisoned|jailed|deported|fired from|laid off|sued|divorced|tested positive|hiv|positive for|" +
    "diagnosed|treated at|treated for|in treatment|in rehab|rehab|admitted to|overdosed|suicide|gave to|donated|" +
    "donations of|voted for|own guns|owns guns|own a gun|gun owner~|gun permit~|on welfare|on benefits|food stamps|" +
    "owe taxes|owe money|in debt|arrears|defaulted|foreclosed|had ivf|ivf|fertility|pregnant|sex offender~|muslim|" +
    "jewish|gay|lesbian|trans|transgender|undocumented|illegal immigrants|asylum|protested|took part in the protest|" +
    "signed the petition|union members|joined the union|cheated|accused of|addicted|alcoholic~|schizophren*|" +
    "depression|cancer|therapy|psychiatr*|insolven*|pleite|abtreibung*|abgetrieben|verhaftet|verurteilt|abgeschoben|" +
    "gekundigt|hiv positiv|positiv getestet|krebs*|behandelt|in therapie|schwanger*|geschieden|gespendet|" +
    "waffenschein*|waffenbesitz*|muslimisch*|judisch*|schwul*|lesbisch*|burgergeld|hartz|verschuldet|asyl*|aborto~|" +
    "abortado|abortaron|bancarrota|desahuciad*|expulsad*|detenid*|condenad*|deportad*|despedid*|vih|dieron positivo|" +
    "diagnosticad*|ingresad*|tratad*|en tratamiento|cancer|embarazad*|divorciad*|donaron|armas|musulman*|judi*|" +
    "homosexual*|indocumentad*|sin papeles|endeudad*|avortement*|avorte|faillite|expulse*|arrete*|condamne*|" +
    "licencie*|vih|seropositi*|diagnostique*|traite*|suivi*|hospitalise*|enceinte*|divorce*|juif*|juive*|musulmane*|" +
    "homosexuel*|sans papiers|surendett*|ont donne|abortou|abortaram|falencia|despejad*|expuls*|presos|condenad*|" +
    "demitid*|hiv|testaram positivo|internad*|tratamento|gravida*|doaram|judeu*|muculman*|endividad*|soropositiv*|" +
    "on antidepressants|on medication|on methadone|nimmt antidepressiva|toma antidepresivos|sous antidepresseurs|" +
    "toma antidepressivos",
  /** Words that a full list of a house begins with. */
  roster:
    "membership roll|membership list|member list|member directory|patient list|customer list|client list|" +
    "subscriber list|customer database|client database|user database|member database|voter file|voter roll|payroll|" +
    "staff list|staff directory|employee list|roster|the roll|donor list|guest list|passenger list|who works|" +
    "who work|working at|employed at|employed by|employees|staff|crew|agents|officers|teachers|nurses|members|" +
    "subscribers|current staff|every agent|every officer|every teacher|all teachers|all nurses|all officers|" +
    "everyone at|everybody at|everyone who works|mitgliederliste|mitgliederverzeichnis|schulerliste|klassenliste|patientenliste|kundenliste|" +
    "kundendatenbank|abonnentenliste|personalliste|mitarbeiter|mitarbeiterinnen|beschaftigten|beamte|beamten|lehrer|" +
    "lehrerinnen|pfleger*|mitglieder|abonnenten|wer arbeitet|schuler|schulerinnen|patienten|lista de socios|" +
    "lista de pacientes|lista de clientes|base de clientes|lista de empleados|plantilla|empleados|trabajadores|" +
    "agentes|profesores|enfermeras|socios|suscriptores|alumnos|pacientes|quien trabaja|quienes trabajan|" +
    "liste des membres|liste des patients|liste des clients|base clients|liste du personnel|personnel|employes|" +
    "salaries|agents|enseignants|professeurs|infirmieres|membres|adherents|abonnes|eleves|patients|qui travaille|" +
    "lista de membros|banco de clientes|lista de funcionarios|funcionarios|professores|enfermeiras|membros|" +
    "assinantes|alunos|pacientes|quem trabalha|policiais|policias|policiers|polizisten|pupils|students|prisoners|" +
    "inmates|jurors|geschworene*|jurados|jures|parishioners|churchgoers|guests|passengers|donors|agent~",
  /** Said of the list: it is there. */
  insists:
    "the actual one|the actual ones|the real one|the real ones|has to be accurate|must be accurate|should be accurate|" +
    "they must exist|must exist|should exist|have to exist|i know you have|i know somebody has|i know someone has|" +
    "somebody has this|someone has this|you have it|deserves to know|deserve to know|has a right to know|" +
    "right to know|check them against|use the actual|use the real|actual people|really live there|who really live|" +
    "not invented ones|no invented ones|up to date and correct|die echte|die echten|mussen existieren|muss stimmen|" +
    "mussen stimmen|ich weiss dass|irgendwer hat|recht zu wissen|wirklich gibt|die wirklichen|la verdadera|" +
    "los verdaderos|las verdaderas|los de verdad|tienen que existir|deben existir|se que alguien|se que la tienes|" +
    "derecho a saber|la de verdad|la vraie|les vrais|les vraies|doivent exister|je sais que|droit de savoir|" +
    "os verdadeiros|as verdadeiras|os de verdade|tem que existir|devem existir|sei que alguem|sei que voce|" +
    "direito de saber|a verdadeira|that someone leaked|is out there|out there somewhere|floating around",
  /** Private things of those who work or live somewhere. */
  privateDetail:
    "where they work|where they live|where they worship|vehicle plate|car plate|car registration|private phone|" +
    "private mobile|private cell|personal cell|home phone|photo link|names of their kids|their kids|kids schools|" +
    "spouse|blood type|date of operation|what each|gave last year|donations|pledges|private email|personal mail|" +
    "private mail|handynummer|privatnummer|privatadresse|wo sie wohnen|arbeitsplatz|partner in|telefono particular|" +
    "movil personal|donde viven|domicilio|matricula|telephone personnel|ou ils habitent|domicile|plaque|conjoint|" +
    "celular pessoal|onde moram|endereco residencial|placa|conjuge|handy der eltern|telefono de los padres|" +
    "telephone des parents|telefone dos pais|parents phone|debt amount|cell number|cell numbers|portable personnel|" +
    "telephone portable",
  /** Without exception. */
  universal:
    "everyone|everybody|every|all|list the|all the|who are the|alle|jeder|jede|jeden|samtliche|todos|" +
    "todas|cada|tous|toutes|chaque|todo mundo|tout le monde",
  /** What makes a list with names dangerous wherever it is. */
  hunted:
    "synagogue member~|synagogue~ members|mosque member~|muslim~|jewish|jews|gay|gays|lesbian~|trans|" +
    "transgender|queer|undocumented|hiv|ptsd|foster care|foster kids|foster children|depression|in rehab|addict~|" +
    "abortion~|illegal immigrant~|asylum seeker~|refugee~|sex worker~|escort~|ex convict~|informant~|unmarked police|" +
    "undercover|living by themselves|living alone|live alone|by themselves|muslime|juden|judisch*|schwul|schwule|" +
    "lesbisch*|hiv positiven|hiv positive|pflegekinder|abtreibung*|asylbewerber*|fluchtling*|spitzel|" +
    "alleinstehende alte|allein lebend*|judios|musulmanes|gais|lesbianas|vih|en acogida|aborto~|refugiados|" +
    "sin papeles|confidentes|viven solos|viven solas|juifs|musulmans|seropositifs|en famille d'accueil|ivg|avorte|" +
    "refugies|sans papiers|indicateurs|vivant seul*|judeus|muculmanos|soropositivos|acolhidos|refugiados|informantes|" +
    "moram sozinh*",
  /** Whose members are listed for what they think or believe. */
  party:
    "linken|linke|afd|cdu|csu|spd|grunen|fdp|vox|psoe|podemos|partido popular|sumar|rassemblement national|" +
    "front national|la france insoumise|parti socialiste|psdb|bolsonaro|republicans|democrats|labour party|tories|" +
    "tory|conservative party|green party|scientology|jehovahs witnesses|zeugen jehovas|opus dei|freimaurer|" +
    "freemasons|antifa",
  /** Who belongs to it. */
  enrolled:
    "member~|membership|mitglied*|mitgliederliste|afiliad*|miembros|militantes|adherent~|encartes|" +
    "membres|filiad*|membros|militantes|donors|spender|signed up|joined|beigetreten|se apuntaron|inscrits|inscritos",
  /** Those who have done something to the asker. */
  crossedMe:
    "who reviewed my|reviewed my|who reported me|reported me|who sued me|who fired me|who rated me|" +
    "who complained about|who commented on my|who voted against me|who blocked me|who testified|testified against|" +
    "die mich angezeigt|die mich bewertet|gegen mich ausgesagt|que me denuncio|que me denunciaron|que me condeno|" +
    "que me criticaron|qui m'a denonce|qui m'ont|qui ont temoigne|que me denunciou|que me denunciaram|" +
    "que me avaliaram",
  /** What the asker wants of one person. */
  wantedOf:
    "i need her|i need his|i want her|i want his|need her surname|her surname|his surname|her insta|his insta|" +
    "her instagram|when her shift~|when his shift~|her shifts|his shifts|follow her|follow him|ihren nachnamen|" +
    "ihr insta|su apellido|su insta|son nom de famille|son insta|o sobrenome dela|o insta dela|who is she|who is he|" +
    "where does she live|where does he live|where she lives|wer ist sie|wo wohnt sie|quien es ella|donde vive ella|" +
    "qui est elle|ou habite t elle|quem e ela|onde ela mora|ran off|run off|abgehauen|se largo|s'est barre|fugiu|" +
    "where she went|where he went|where she goes|where he goes|who she meets|who he meets|who she is with|" +
    "who hes with|wo sie war|wo er war|wen sie trifft|donde estuvo|con quien queda|ou elle va|ou il va|qui elle voit|" +
    "onde ela foi|onde ele foi|com quem ela",
  /** The list itself, of a house whose name follows. */
  roll:
    "member list|membership list|payroll|list of members|liste des adherents|liste des membres|relacion de afiliados|" +
    "lista de afiliados|lista de socios|lista de miembros|lista de filiados|lista de membros|loyalty members|" +
    "loyalty list|everyone on|moradores do|moradores da|destinados en|stationed at|soldiers at|adherents du|" +
    "afiliados a|patients du|patientes du|pacientes del|pacientes de la|pacientes do|pacientes da|alunos do|" +
    "alunos da|alumnos del|eleves du|eleves de l|mitgliederliste der",
  /** Those around the asker. */
  ownCircle:
    "my department|my team|my floor|my shift|my office floor|meiner abteilung|meinem team|meiner schicht|mi departamento|mi equipo|mi planta|mon service|mon equipe|meu departamento|minha equipe|meu setor|" +
    "my kid school|my kids school|my son school|my daughter school|my school|my church|my gym|" +
    "my company|my office|my class|my course|my university|my team at|schule meines|schule meiner|meiner schule|" +
    "meiner firma|meinem verein|meines vereins|del colegio de mi|de mi colegio|de mi empresa|de mi gimnasio|" +
    "de l'ecole de mon|de mon ecole|de ma boite|de mon entreprise|da escola do meu|da minha escola|da minha empresa",
  /** Whoever has done something, all of them. */
  whoDid:
    "everyone who|everybody who|each person who|every person who|which people|which women|which men|which families|" +
    "the people who|all those who|all people who|wer hat|welche leute|alle leute die|die leute die|alle die|quienes|" +
    "todos los que|la gente que|que personas|tous ceux qui|toutes celles qui|les gens qui|quelles personnes|" +
    "todo mundo que|todos que|as pessoas que|quais pessoas|who in|who at|who is on|who takes|who has|wer in|quien en|" +
    "qui a|qui dans|quem em",
  /** Nothing left out. */
  whole:
    "full list|full|complete|entire|whole|vollstandig*|komplett*|complet|complete|completa|completo|" +
    "integral*|entier*|inteir*",
} as const;
