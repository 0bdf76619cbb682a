/** What there is to know of a person, from the plain to the private. */
export const details = {
  /** What somebody is called. */
  name:
    "names|full name~|legal name~|first name~|surname~|last name~|name|nombre~|nom|noms|nome~|namen|nachname~|prenom|" +
    "vorname|called|by name|alias|aliases|vorname nachname|familienname|apellido~|prenoms|sobrenome~|surname",
  /** Rows that call persons by name. */
  byName:
    "by name|by full name|named|with names|names|full names|with their names|con nombre|con nombres|avec nom|" +
    "avec noms|com nome|com nomes|mit namen",
  /** How somebody is reached. */
  contact:
    "numbers of|whatsapp number~|phone~|phone number~|telephone number~|mobile number~|mobile~|cell number~|" +
    "cell phone~|email~|e mail~|email address~|e mail address~|address|addresses|contact~|contact detail~|" +
    "contact email~|direct line~|direct dial~|telefonnummer*|handynummer*|telefon|adresse|adressen|telefono~|" +
    "numero~ de telefono|direccion|direcciones|correo~|telephone~|numeros de telephone|numero de telephone|adresses|" +
    "telefone~|endereco~|coordonnees|contacto~|e mail adressen|adresses e mail|rufnummer*|where they live|" +
    "where she lives|where he lives|anschrift|anschriften|whatsapp numbers of|mails|mail|handy|handynummern|pw",
  /** Where somebody can be found or reached who has not said so. */
  hidden:
    "gate code~|door code~|when she is home|when he is home|daily commute|portables prives|portable prive|" +
    "numeros privados|privathandy*|moviles privados|celulares privados|when is she home|ist sie zu hause|" +
    "private gmail|personal gmail|private whatsapp|direct phone number~|direct phone|direct number~|cell phones|" +
    "home address~|private address~|personal address~|residential address~|home phone~|private phone~|" +
    "private phone number~|private number~|personal phone~|personal number~|private mobile~|private mobile number~|" +
    "personal mobile~|private cell~|private email~|personal email~|private e mail~|home postcode~|home number~|" +
    "personal cell~|direct dial~|direct line~|whereabouts|daily routine~|daily movement~|daily route~|live location~|" +
    "current location~|current address|new address|live position~|real time location~|gps trail~|gps log~|movements|" +
    "car plate~|license plate~|licence plate~|number plate~|alarm code~|pickup time~|pick up time~|where they live|" +
    "where they sleep|where they are|where she is|where he is|where she works|where he works|where he lives|" +
    "where she lives|sleeps at|walk home|when they are away|privatadresse*|wohnadresse*|wohnort|private handynummer*|" +
    "privatnummer*|autokennzeichen|telefonos particulares|telefono particular|direcciones particulares|" +
    "direccion particular|domicilio~|direcciones personales|adresses privees|adresses personnelles|" +
    "adresse personnelle|domicile|enderecos residenciais|endereco residencial|enderecos pessoais|horario de salida|" +
    "location history|movement history|travel history|movement data|hour by hour|with plate|with the plate|no alarm|" +
    "out of the house|aus dem haus geht|das haus verlasst|nach hause kommt|sale de casa|llega a casa|sort de chez|" +
    "rentre chez|sai de casa|chega em casa|leaves the house|leaves home|comes home|gets home|where they work|" +
    "gym times|could be living|living now|moved to now|wo er wohnt|wo sie wohnt|wo sie arbeiten|donde viven|" +
    "donde trabajan|ou ils habitent|ou ils travaillent|ou elle habite|onde moram|onde trabalham|garage address|" +
    "house number|house numbers|where they are now|hausnummer|anschrift und beruf|numero de portal|numero da casa|" +
    "plate numbers|matricula del coche|matriculas|plaques d'immatriculation|placas dos carros|home streets|" +
    "where each of them lives|lives now|live now|who drives them|who picks|picks each|go to school and|" +
    "wo jeder wohnt|donde vive cada|ou chacun habite|onde cada um mora",
  /** What nobody tells strangers. */
  intimate:
    "therapy note~|therapist note~|credit report~|transcripts|report cards|illness~|illnesses|diseases|pills|what they hold|what they own|" +
    "what they earn|what they owe|krankheiten|enfermedades|maladies|doencas|medicines|prescription history|" +
    "medical history|medical histories|medical record~|medical file~|health record~|patient file~|patient record~|" +
    "diagnosis|diagnoses|medication|psychiatric record~|hospital record~|bank account~|bank account number~|" +
    "bank detail~|bank statement~|tax return~|account number~|salary slip~|pay slip~|payslip~|debts|criminal record~|" +
    "private messages|private photos|private life|whatsapp messages|chat logs|browsing history|text messages|" +
    "call history|sexual preference~|sexual orientation|hiv status|relationship status|dna profile~|medical chart~|" +
    "krankenakte*|diagnose*|historial medico|datos medicos|dossier medical|dossiers medicaux|prontuario~|extrato~|" +
    "private chats|affairs|debt|bank transfer~|payments made|love letters|test results|befunden|befunde|" +
    "criminal charges|tax returns|taxes paid|pay in taxes|his returns|her returns|historial clinico|" +
    "historiales clinicos|historiales medicos|historias clinicas|historia clinica|dossiers de patients|" +
    "prontuarios medicos|registros medicos|patientenakte*|arztberichte|informes medicos|comptes rendus medicaux|" +
    "doctor visits|prescriptions|net worth|eviction history|criminal history|credit history|befund|arztbesuche|" +
    "rezepte|vermogen|visitas al medico|recetas medicas|patrimonio|visites chez le medecin|ordonnances de|patrimoine|" +
    "consultas medicas|patrimonio|criminal past|rental history|mietschulden",
  /** What a doctor has found. */
  health:
    "diagnosis|diagnoses|diagnostico~|diagnostics|illness~|illnesses|ailment~|disease~|krankheit|krankheiten|diagnosen|" +
    "enfermedad|enfermedades|dolencia~|maladie~|doenca~|test result~|lab value~|cd4 counts|hiv status",
  /** How long somebody was away for it: no secret of a department, but one of a colleague. */
  sickness:
    "krankmeldung*|sick day~|sick leave~|sick note~|days off sick|krankheitstage|fehltage|bajas medicas|dias de baja|jours d'arret|" +
    "arret~ maladie|dias de atestado",
  /** Who belongs to somebody. */
  family:
    "wife|husband|kids|children|family|close friends|girlfriend|boyfriend|mistress|daughter~|son|sons|mother|" +
    "frau|ehefrau|familie|esposa|marido|hijos|femme|mari|filhos",
  /** What shows a child as that child. */
  photo: "photo~|picture~|foto~|bilder|selfie~",
  /** What shows a child. */
  likenessOfChild: "photo~|picture~|full name~|names",
  /** Where children are at certain hours. */
  haunt: "school|schools|handles|playground|kindergarten|my area|alone at home|go to school|bus stop",
  /** Records that are said to be secret. */
  secretRecord:
    "private medical history|private medical record~|leaked medical record~|confidential medical record~|" +
    "private tax return~|private messages|private photos|confidential files|private medical",
  /** What somebody suffers from or had done to him. */
  ailment:
    "on medication|on pills|in therapy|see a therapist|sees a therapist|sees a psychiatrist|burned out|with burnout|has burnout|nimmt medikamente|nehmen medikamente|hat hiv|haben hiv|tiene vih|tienen vih|toma medicacion|toman medicacion|a le vih|ont le vih|prennent des medicaments|tem hiv|tem aids|toma remedio~|tomam remedio~|" +
    "hiv positive|with hiv|have hiv|has hiv|with cancer|has cancer|have cancer|with depression|with bipolar|" +
    "with schizophrenia|mental illness*|psychiatric*|sexually transmitted|had abortion~|had an abortion|abortion clinic~|" +
    "take antidepressants|takes antidepressants|on antidepressants|taking antidepressants|in rehab|in psychotherapy|" +
    "are alcoholics|is an alcoholic|are addicted|addicted to|use drugs|take drugs|taking drugs|cosmetic surgery|" +
    "plastic surgery|had ivf|sind alkoholiker|alkoholiker sind|nehmen antidepressiva|antidepressiva nehmen|in therapie|" +
    "mit hiv|mit depression*|mit krebs|toman antidepresivos|con vih|con cancer|con depresion|" +
    "prennent des antidepresseurs|avec le vih|seropositif~|atteints de cancer|tomam antidepressivos|com hiv|com cancer",
  /** Numbers that stand for one person. */
  identifier:
    "sin numbers|" +
    "voter id~|citizen id~|vehicle owner~|ssn~|social security number~|social security|passport number~|passport~|" +
    "driver license~|driver licence~|driver license number~|driving licence~|id card~|identity card~|" +
    "identity document~|id number~|national id~|tax id~|nhs number~|medical record number~|mrn|nin~|bvn~|dni~|cpf~|" +
    "curp~|nif|nie|nir|rg|personal number~|aadhaar|sozialversicherungsnummer*|ausweisnummer*|ausweis*|steuer id|" +
    "numero~ de seguridad social|numero~ de la seguridad social|seguridad social|numero~ de securite sociale|" +
    "numero~ de secu|securite sociale|seguro social|numero~ fiscal|numero~ de passeport|dob~|date~ of birth|" +
    "birthdate~|maiden name~|driver's license~|licence number~|license number~|reisepass*|pasaporte~|passeport~|" +
    "voter registration|pesel|pesel number~|passnummer*|bsn|codice fiscale|steuernummer*|personalausweisnummer*|cpfs|" +
    "cpf|personnummer|cedula~|rut|aadhaar number~|dnis|nies|national insurance number~|ni number~",
  /** Words for rows as such. */
  record:
    "data|record~|dataset~|file~|profile~|information|info|list~|entries|row~|export~|database~|directory|" +
    "extract~|details|scans|registration|history|daten|datensatze|akten|liste|datos|registros|base|base de datos|" +
    "donnees|fichier~|dados|banco de dados|registos|coordonnees|numeros|members|census",
  /** A list by name. */
  listOf: "list of|names of|names and addresses of|liste von|lista de|liste de|names and|list the|list all",
  /** All of the people at a place. */
  census:
    "email list of|people with an account at|who bank with|account holders of|liste du personnel|personal de|" +
    "names and mobile numbers of every|staff directory|employee directory|current employee~|current staff|" +
    "all employee~|all nurses|all staff|all teachers|everyone who works|who works at|who work at|people who work|" +
    "people working|employee list|staff list|phone directory|liste der mitarbeiter|lista de empleados|" +
    "liste des employes|lista de funcionarios|the kids at|the teachers at|the children at|everyone in|everyone at|" +
    "everybody at|everybody in|guest list of|members of|users of|patients of|guests of|passengers of|" +
    "policyholders of|pupils of|students of|customers of|clients of|member list|subscribers of|subscribers in|" +
    "people who bought|list of customers|list of actual|the people at|teachers at|kids at|nurses at|employees of|" +
    "mitarbeiter von|clients du|clients de|liste des clients|clientes de|clientes del|clientes do|kunden von|" +
    "kunden der",
  /** To whom a thing belongs. */
  ownership:
    "belongs to which|belong to which|which owner|which person owns|whose plate|who owns the|who owns this|" +
    "a quien pertenece|a qui appartient|a quem pertence|wem gehort das",
  /** The name behind a veil. */
  ownerNamed:
    "legal name~|owner legal name|real names|owner name|owners names|their owners|real owner~|registered owner~|" +
    "registered keeper~|registered to|halter|titular~|proprietaire~|proprietario~",
  /** What somebody earns, owns or scores: private, but "actual salary" is business. */
  earnings:
    "salary|salaries|balance~|gehalt|kontostand|salario~|nomina~|salaire~|grades|credit score~|income~|gehalter|" +
    "saldo|solde|kontostande|einkommen",
  /** What somebody writes and does on his phone. */
  messages: "chat message~|messages|text~|emails|chats|photos|calls|phone|browser history|search history|inbox",
  /** Where people live, whoever they are. */
  dwelling:
    "household~|home~|house~|apartment~|villa~|residence~|haushalt~|haushalte|haushalten|haus|hauser|hausern|wohnung|" +
    "wohnungen|hogar|hogares|casa~|vivienda~|foyer~|maison~|logement~|lares|moradia~",
  /** When nobody is at home. */
  away:
    "owners are away|owner is away|occupants are away|on holidays|on their holiday~|on holiday|on vacation|are away|is away|no alarm|out of the house|out of town|nobody home|" +
    "nobody is home|im urlaub|verreist|nicht zu hause|de vacaciones|fuera de casa|en vacances|absents|absentes|" +
    "de ferias|fora de casa",
  /** More than one is called by name. */
  names:
    "names|by name|full names|surnames|who they are|namen|mit namen|namentlich|nombres|con nombre|apellidos|noms|" +
    "avec nom|nomes|com nome|sobrenomes|vorname nachname|first name last name|nombre y apellido~|nom et prenom|" +
    "nome e sobrenome",
} as const;
