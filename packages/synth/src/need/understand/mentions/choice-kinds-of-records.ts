import { kind, statusNames } from "./choice-kind.ts";

export const protocol = kind(
  { en: "protocol", de: "protokoll", es: "protocolo", fr: "protocole", pt: "protocolo" },
  "tcp|udp|icmp|http|https|mqtt|coap|modbus|opc-ua|ftp|sftp|grpc|smtp|imap|snmp|quic|rtmp|amqp",
  "rest|websocket|graphql|api|other",
);

/** Where software runs before and after it is let out. */
export const environment = kind(
  { en: "environment", de: "umgebung", es: "entorno", fr: "environnement", pt: "ambiente" },
  "dev|staging|prod|uat|pre-prod|preprod|produccion|homologacao",
  "development|production|test|testing|qa|sandbox|preview|canary|local|live|stage|demo|integration",
  "environment|env|environments",
);

/** What a guard does with what comes. */
export const passage = kind(
  { en: "action", de: "aktion", es: "acción", fr: "action", pt: "ação" },
  "allow|allowed|block|blocked|deny|drop|dropped|permit|permitted|quarantine|erlaubt|blockiert|permitir|bloquear|permitido|bloqueado|autoriser|bloquer|autorise|bloque|bloqueio",
  "denied|accept|accepted|reject|rejected|reset|alert|log|challenge|pass|denegado|denegar|rechazado|refuse|refuser|negado|verweigert|abgelehnt",
);

export const tripType = kind(
  { en: "trip type", de: "fahrtart", es: "tipo de viaje", fr: "type de trajet", pt: "tipo de viagem" },
  "business|private|personal|commute|leisure|work|one-way|one way|round trip|round-trip|return|dienstlich|privat|beruflich|geschaftlich|trabajo|privado|personal|ocio|ida|ida y vuelta|professionnel|professionnelle|prive|privee|personnel|aller simple|aller-retour|trabalho|pessoal|ida e volta|lazer",
  "single|commuting|errand|other",
  "trip|trips|journey|travel|ride|use",
  "trip journey logbook mileage odometer ride travel flight flights trips rides journeys fahrtenbuch fahrt fahrten reise reisen viaje viajes trajet trajets voyage voyages viagem viagens vuelo vuelos vol vols voo voos flug fluge",
);

export const condition = kind(
  { en: "condition", de: "zustand", es: "estado", fr: "état", pt: "estado" },
  "used|refurbished|second-hand|second hand|pre-owned|gebraucht|usado|usada|segunda mano|occasion|d'occasion|usage|seminovo",
  "new|neu|nuevo|nueva|neuf|neuve|novo|nova|like new|good|damaged|mint|sealed|open box",
  "car|cars|book|books|condition",
);

export const offer = kind(
  { en: "listing type", de: "angebotsart", es: "operación", fr: "type d'offre", pt: "finalidade" },
  "rent|rental|sale|for rent|for sale|miete|zur miete|mieten|alquiler|renta|location|a louer|aluguel|aluguer|arrendamento",
  "buy|lease|let|auction|kauf|zum kauf|kaufen|venta|vente|a vendre|venda",
);

export const movement = kind(
  {
    en: "transaction type",
    de: "buchungsart",
    es: "tipo de operación",
    fr: "type d'opération",
    pt: "tipo de operação",
  },
  "deposit|withdrawal|top-up|payout|einzahlung|auszahlung|ingreso|retirada|reintegro|depot|retrait|deposito|saque|levantamento",
  "transfer|payment|fee|withdraw|interest|uberweisung|transferencia|virement|compra|achat",
  "",
  "account accounts bank wallet transaction transactions savings cash konto konten cuenta cuentas compte comptes conta contas",
);

export const trade = kind(
  { en: "trade flow", de: "handelsrichtung", es: "flujo", fr: "flux", pt: "fluxo" },
  "import|export|imports|exports|einfuhr|ausfuhr|importacion|exportacion|importation|exportation|importacao|exportacao",
  "re-export|transit",
);

export const access = kind(
  { en: "operation", de: "operation", es: "operación", fr: "opération", pt: "operação" },
  "read|write|insert|update|upsert|delete|select|download|upload",
  "create|view|edit|list|put|get|append|copy|move|rename",
  "operation|operations|access|request|requests|query|queries",
  "query queries sql database disk file files storage bucket object objects cache memory io transfer transfers ftp access audit datei dateien fichier fichiers archivo archivos arquivo arquivos",
);

export const venue = kind(
  { en: "venue", de: "spielort", es: "sede", fr: "lieu", pt: "local" },
  "home|away|auswarts|heim|heimspiel|auswartsspiel|domicile|exterieur|visitante|fora",
  "neutral|local|casa",
  "game|games|match|venue",
  "game games match matches fixture fixtures goals league season team teams spiel spiele partido partidos matchs partida partidas jogo jogos club liga",
);

export const tariffPeriod = kind(
  { en: "tariff period", de: "tarifzeit", es: "periodo tarifario", fr: "période tarifaire", pt: "período tarifário" },
  "off-peak|off peak|peak|shoulder|standard|hochtarif|niedertarif|ht|nt|punta|valle|llano|heures pleines|heures creuses|ponta|vazio|cheias",
  "super off-peak|night|day",
  "tariff|rate|hours|period|price",
  "tariff meter kwh electricity energy charging power grid price prices fare fares zahler strom energie electricidad luz energia electricite energie eletricidade",
);

export const finding = kind(
  { en: "diagnosis", de: "befund", es: "diagnóstico", fr: "diagnostic", pt: "diagnóstico" },
  "benign|malignant|gutartig|bosartig|benigno|maligno|benin|malin|benigna|maligna",
  "premalignant|normal|suspicious|indeterminate|atypical|uncertain",
);

export const sampleType = kind(
  { en: "sample type", de: "probenart", es: "tipo de muestra", fr: "type de prélèvement", pt: "tipo de amostra" },
  "arterial|venous|capillary|plasma|serum|urine|saliva|swab|whole blood|nasal swab|throat swab|arteriell|venos|kapillar|arteriel|veineux|capillaire|venosa|capilar|suero|sangre|orina|sang|soro|sangue|urina|urin|blut|speichel",
  "blood|stool|sputum|tissue|csf|mixed venous|cord|biopsy|plasma edta",
  "blood|sample|samples|specimen",
  "blood sample samples lab labs laboratory test tests result results patient patients specimen specimens gas probe proben labor blut muestra muestras analisis laboratorio prelevement prelevements analyse analyses amostra amostras exame exames",
);

export const term = kind(
  { en: "term", de: "semester", es: "semestre", fr: "semestre", pt: "semestre" },
  "fall|spring|autumn|summer|winter|michaelmas|hilary|trinity|lent|easter|wintersemester|sommersemester|otono|primavera|automne|printemps|hiver|outono",
  "summer school",
  "term|semester|intake|quarter|session",
  "course courses enrolment enrolments enrollment enrollments student students term semester module modules credits ects grade university college studierende studenten kurs kurse modul module alumno alumnos curso cursos etudiant etudiants cours aluno alunos disciplina disciplinas",
);

export const connection = kind(
  { en: "connection", de: "verbindung", es: "conexión", fr: "connexion", pt: "ligação" },
  "wired|wireless|wifi|wi-fi|ethernet|bluetooth|wlan|lan|lte|4g|5g|kabelgebunden|drahtlos|kabellos|cableado|inalambrico|filaire|sans fil|com fio|sem fio",
  "cellular|cable|fibre|fiber|zigbee|lora|lorawan|usb|satellite|dsl|mobile|3g",
);

export const testOutcome = kind(
  { en: "result", de: "ergebnis", es: "resultado", fr: "résultat", pt: "resultado" },
  "positive|negative|pos|neg|positiv|negativ|positivo|negativo|positif|negatif|reactive",
  "inconclusive|invalid|indeterminate|borderline|equivocal|non-reactive|unklar|invalido|invalide",
  "result|test",
  "test tests testing sample samples lab swab swabs screening pcr antigen titer titre culture specimen assay probe proben muestra muestras prueba pruebas prelevement prelevements amostra amostras teste testes",
);

export const bookFormat = kind(
  { en: "format", de: "format", es: "formato", fr: "format", pt: "formato" },
  "hardback|hardcover|paperback|ebook|e-book|audiobook|taschenbuch|gebunden|horbuch|tapa dura|tapa blanda|rustica|broche|relie|capa dura|capa mole",
  "print|digital|audio|kindle|large print|spiral|boxed",
);

export const filmFormat = kind(
  { en: "format", de: "format", es: "formato", fr: "format", pt: "formato" },
  "2d|3d|imax|4dx|screenx",
  "dolby|standard|dolby atmos",
);

export const paperSize = kind(
  { en: "paper size", de: "papierformat", es: "tamaño de papel", fr: "format papier", pt: "tamanho do papel" },
  "a3|a4|a5",
  "a2|a6|letter|legal",
);

/** The scheme of a card. */
export const cardNetwork = kind(
  { en: "card network", de: "kartenmarke", es: "red de tarjeta", fr: "réseau de carte", pt: "bandeira" },
  "visa|mastercard|amex|american express|maestro|discover|jcb|unionpay|elo",
  "diners|other",
);

/** How likely one who was spoken to buys. */
export const warmth = kind(
  { en: "lead status", de: "leadstatus", es: "estado del lead", fr: "statut du lead", pt: "estado do lead" },
  "hot|cold",
  "warm|lukewarm|dead",
  "",
  "lead leads prospect prospects",
);

export const power = kind(
  statusNames,
  "on|standby|eingeschaltet|encendido|allume|ligado",
  "off|idle|ausgeschaltet|apagado|eteint|desligado",
);
