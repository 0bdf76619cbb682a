import type { Language, Names } from "../../ontology/semantic-type.ts";

/** What alternatives are called by what they are: nobody says "payment method" who says "cash or card". */
export interface ChoiceKind {
  /** The name of the column, in the language of the need. */
  readonly of: Names;
  /** Members that show the kind, in any language. */
  readonly strong: ReadonlySet<string>;
  /** Members that other kinds have, too: they are of this one beside a strong one. */
  readonly weak: ReadonlySet<string>;
  /** So many members there must be; two are a flag or an outcome elsewhere. */
  readonly least?: number;
  /** Nouns that may stand behind the last member: "economy or business class". */
  readonly heads: ReadonlySet<string>;
}

function kind(of: Names, strong: string, weak = "", heads = ""): ChoiceKind {
  const set = (list: string): ReadonlySet<string> => new Set(list.split("|").filter((each) => each !== ""));
  return { of, strong: set(strong), weak: set(weak), heads: set(heads) };
}

const payment = kind(
  {
    en: "payment method",
    de: "zahlungsart",
    es: "método de pago",
    fr: "mode de paiement",
    pt: "forma de pagamento",
  },
  "cash|card|cards|credit card|debit card|cheque|check|paypal|coin|coins|contactless|apple pay|google pay|gift card|bank transfer|direct debit|bar|barzahlung|bargeld|karte|ec-karte|kreditkarte|uberweisung|lastschrift|efectivo|tarjeta|metalico|bizum|domiciliacion|especes|carte|carte bancaire|liquide|virement|prelevement|dinheiro|cartao|pix|multibanco|mb way|numerario|boleto|klarna|twint|sepa",
  "transfer|wire|invoice|app|mobile|wallet|crypto|voucher|credit|debit|rechnung|cheque|transferencia|factura|bono|ticket restaurant|movil|phone|online|in instalments|installments|instalments",
  "payment|payments",
);

const language = kind(
  { en: "language", de: "sprache", es: "idioma", fr: "langue", pt: "idioma" },
  "english|german|french|spanish|italian|portuguese|dutch|polish|swedish|danish|norwegian|finnish|greek|turkish|arabic|hebrew|hindi|urdu|bengali|chinese|mandarin|cantonese|japanese|korean|russian|ukrainian|czech|hungarian|romanian|catalan|basque|galician|welsh|irish|vietnamese|thai|swahili|" +
    "englisch|deutsch|franzosisch|spanisch|italienisch|portugiesisch|niederlandisch|polnisch|turkisch|russisch|arabisch|chinesisch|" +
    "ingles|espanol|castellano|aleman|frances|italiano|portugues|euskera|gallego|ruso|arabe|chino|japones|" +
    "anglais|allemand|francais|espagnol|italien|portugais|neerlandais|arabe|russe|chinois|" +
    "espanhol|alemao|russo|chines",
  "",
  "language|text|subtitles",
);

const timeOfDay = kind(
  { en: "time of day", de: "tageszeit", es: "franja horaria", fr: "moment de la journée", pt: "período do dia" },
  "morning|afternoon|evening|forenoon|lunchtime|vormittag|vormittags|nachmittag|nachmittags|abends|morgens|manana|tarde|matin|apres-midi|soir|soiree|manha|am|day|daytime|jour",
  "night|noon|midday|mittags|nachts|noche|noite|nuit|lunch|pm|abend|overnight",
);

const orderType = kind(
  { en: "order type", de: "bestellart", es: "tipo de pedido", fr: "type de commande", pt: "tipo de pedido" },
  "collection|pickup|pick-up|pick up|click and collect|takeaway|take-away|take away|takeout|take-out|to go|dine-in|dine in|eat in|eat-in|sit-in|drive-thru|drive-through|abholung|lieferung|vor ort|zum mitnehmen|recogida|a domicilio|para llevar|en local|en el local|sur place|a emporter|emporter|livraison|retrait|no local|retirada|para levar|para viagem|entrega",
  "delivery|delivered|collected|home delivery|shipping|in store|in-store|domicilio|envio|tienda|kerbside|curbside",
);

const riders = kind(
  { en: "user type", de: "nutzertyp", es: "tipo de usuario", fr: "type d'usager", pt: "tipo de usuário" },
  "casual|subscriber|annual member|day pass|season ticket|abonnent|abonado|abonne|assinante|ocasional|occasionnel|gelegentlich|socio|gelegenheitsnutzer",
  "member|guest|customer|registered|mitglied|gast|membre|membro|tourist|resident|visitor|day visitor",
  "rider|riders|user|users",
);

const customers = kind(
  { en: "customer type", de: "kundentyp", es: "tipo de cliente", fr: "type de client", pt: "tipo de cliente" },
  "returning|repeat|neukunde|bestandskunde|recurrente|recurrent|recorrente|first-time|walk-in",
  "new|existing|neu|nuevo|nouveau|novo|regular|booked|appointment|trade",
  "customer|customers|visitor|visitors|patient|patients|client|clients|buyer|buyers",
);

const retention = kind(
  { en: "status", de: "status", es: "estado", fr: "statut", pt: "estado" },
  "churned|retained|lapsed|dormant|gekundigt|abgewandert",
  "active|inactive|aktiv|paused|reactivated|new",
);

const attendance = kind(
  { en: "attendance status", de: "anwesenheit", es: "asistencia", fr: "présence", pt: "presença" },
  "present|absent|attended|no-show|anwesend|abwesend|entschuldigt|presente|ausente|justificado|presenca|absent excused|abwesend entschuldigt",
  "late|excused|unexcused|tardy|sick|verspatet|tarde|retard|en retard|excuse|atrasado|zu spat|retraso|falta|on leave|remote",
);

const area = kind(
  { en: "seating area", de: "bereich", es: "zona", fr: "zone", pt: "zona" },
  "sala|terraza|barra|comedor|terrasse|salle|comptoir|innenraum|gastraum|theke|terrace|patio|dining room|sala interior|esplanada|balcao|jardin|jardim|salon",
  "bar|garden|indoors|outdoors|inside|outside|interior|exterior|salao|innen|aussen|counter|booth|window|dentro|fuera|garten|interieur|exterieur|reservado",
);

const direction = kind(
  { en: "direction", de: "richtung", es: "dirección", fr: "direction", pt: "direção" },
  "inbound|outbound|incoming|outgoing|northbound|southbound|eastbound|westbound|eingehend|ausgehend|entrante|saliente|entrant|sortant|recebida|entrada|salida|saida|entry|exit|eingang|ausgang|einfahrt|ausfahrt|ingress|egress|entree|sortie|upstream|downstream|up|in",
  "down|out|internal|transfer|north|south|interna",
);

const side = kind(
  { en: "side", de: "seite", es: "operación", fr: "sens", pt: "operação" },
  "buy|kauf|compra|achat|long|kaufen",
  "sell|short|verkauf|venta|vente|venda|verkaufen",
  "order|orders|side",
);

const option = kind({ en: "option type" }, "call|put|calls|puts");

const sex = kind(
  { en: "sex", de: "geschlecht", es: "sexo", fr: "sexe", pt: "sexo" },
  "male|female|mannlich|weiblich|hombre|mujer|masculino|femenino|feminino|homme|femme|masculin|feminin|homem|mulher|boy|girl|nino|nina|garcon|fille|junge|madchen|macho|hembra|femea|buck|doe|ram|ewe|drake|stallion|mare|hen|cock|rooster|menino|menina|men|women",
  "divers|other|non-binary|nonbinary|diverse|man|woman|otro|autre|outro|unknown|gelding|neutered",
);

const billing = kind(
  { en: "billing cycle", de: "abrechnung", es: "periodicidad", fr: "périodicité", pt: "periodicidade" },
  "monthly|yearly|annual|annually|quarterly|weekly|biennial|monatlich|jahrlich|vierteljahrlich|mensual|anual|trimestral|mensuel|annuel|mensuelle|annuelle|mensal|one-off|one-time|per month|per year",
  "lifetime|daily|recurring|single|einmalig|unico|ponctuel",
  "billing|plan|subscription|payment|payments",
);

const contract = kind(
  {
    en: "employment type",
    de: "anstellungsart",
    es: "tipo de contrato",
    fr: "type de contrat",
    pt: "tipo de contrato",
  },
  "full-time|part-time|full time|part time|permanent|freelance|fixed-term|zero-hours|vollzeit|teilzeit|unbefristet|befristet|indefinido|temporal|jornada completa|media jornada|temps plein|temps partiel|cdi|cdd|efetivo|tempo inteiro|tempo parcial|minijob",
  "temporary|contract|contractor|intern|internship|apprentice|agency|seasonal|casual|practicas|stage|interim|estagio|temporario|praktikum|trainee|werkstudent|autonomo",
);

const workMode = kind(
  { en: "work mode", de: "arbeitsort", es: "modalidad", fr: "mode de travail", pt: "modalidade" },
  "remote|on-site|onsite|on site|in office|homeoffice|home office|teletrabajo|teletravail|remoto|teletrabalho",
  "hybrid|office|office-based|hibrido|hybride|hibrida|remota|im buro|home|presencial|a distancia|presentiel|in person",
);

const meeting = kind(
  { en: "mode", de: "form", es: "modalidad", fr: "mode", pt: "modalidade" },
  "in person|in-person|face to face|face-to-face|vor ort|en ligne|virtual|presencial|presentiel|distanciel|video call|a distancia|classroom",
  "video|online|phone|telephone|telefonisch|distance|en linea|telefono|self-paced|chat|hybrid",
);

const fuel = kind(
  { en: "fuel type", de: "kraftstoff", es: "combustible", fr: "carburant", pt: "combustível" },
  "petrol|diesel|gasoline|lpg|cng|benzin|gasolina|gasoil|essence|gasoleo|e10|hydrogen|plug-in hybrid",
  "electric|hybrid|elektro|elektrisch|electrico|electrica|electrique|eletrico|hibrido|hybride|gas|ev|biodiesel|heating oil",
  "engine|car|cars",
);

const gearbox = kind(
  { en: "transmission", de: "getriebe", es: "transmisión", fr: "boîte de vitesses", pt: "transmissão" },
  "automatic|automatik|automatico|automatique|automatica",
  "manual|semi-automatic|schaltgetriebe|schaltung|manuelle|manuel|cvt",
  "gearbox|transmission|gears",
);

const cabin = kind(
  { en: "cabin class", de: "reiseklasse", es: "clase", fr: "classe", pt: "classe" },
  "economy|business|premium economy|turista|ejecutiva|economica|affaires",
  "first|premium|second|primera|premiere|standard",
  "class|cabin|fare|seat|seats",
);

const ageGroup = kind(
  { en: "ticket type", de: "kartenart", es: "tipo de entrada", fr: "type de billet", pt: "tipo de bilhete" },
  "adult|child|senior|concession|student discount|erwachsener|kind|erwachsene|kinder|ermassigt|adulto|nino|jubilado|adulte|enfant|reduit|crianca|idoso|infant",
  "student|family|youth|group|member|vollpreis|normal|full|reduced|estudiante|etudiant|estudante|familia|famille|familie|junior|general",
  "ticket|tickets|fare",
);

const size = kind(
  { en: "size", de: "größe", es: "tamaño", fr: "taille", pt: "tamanho" },
  "small|large|klein|gross|pequeno|grande|petit|pequena|xl|xs|xxl|petite|extra large",
  "medium|regular|mittel|mediano|moyen|medio|media|mediana|tall|family|jumbo|s|m|l|moyenne",
  "size|cup|portion",
);

const level = kind(
  { en: "level", de: "stufe", es: "nivel", fr: "niveau", pt: "nível" },
  "low|high|niedrig|hoch|bajo|alto|baja|alta|faible|eleve|baixo|baixa|beginner|advanced|intermediate|easy|hard|leicht|schwer|facil|dificil|facile|difficile|anfanger|fortgeschritten|principiante|avanzado|debutant|avance",
  "medium|critical|mittel|medio|media|moyen|moderate|severe|urgent|normal|critico|critica|expert|kritisch|intermedio|moyenne|moderat|medium-high",
);

const colour = kind(
  { en: "colour", de: "farbe", es: "color", fr: "couleur", pt: "cor" },
  "red|white|blue|green|black|yellow|brown|orange|pink|purple|grey|gray|rose|amber|silver|rot|weiss|blau|grun|schwarz|gelb|braun|rojo|blanco|azul|verde|negro|amarillo|tinto|rouge|blanc|bleu|vert|noir|jaune|vermelho|branco|preto|amarelo|rosado",
  "sparkling|gold|clear|dark|light|natural|fortified|espumoso",
  "card|light|wine|cards",
);

const weather = kind(
  { en: "weather", de: "wetter", es: "tiempo", fr: "météo", pt: "tempo" },
  "sunny|cloudy|rainy|overcast|rain|snow|snowy|foggy|stormy|windy|fog|sonnig|bewolkt|regnerisch|soleado|nublado|lluvioso|ensoleille|nuageux|pluvieux|ensolarado|chuvoso",
  "clear|dry|wet|sun|clouds|storm|hail",
);

const rateType = kind(
  { en: "rate type", de: "zinsart", es: "tipo de interés", fr: "type de taux", pt: "tipo de taxa" },
  "tracker|floating|fixed-rate|variable-rate",
  "fixed|variable|capped|fest|variabel|fijo|fixe|fixo|interest-only",
  "rate|interest",
);

const scope = kind(
  { en: "scope", de: "sendungsart", es: "ámbito", fr: "zone", pt: "âmbito" },
  "domestic|international|inland|ausland|nacional|internacional|nationale|internationale",
  "national|regional|european|eu|local|overseas",
);

const vehicle = kind(
  { en: "vehicle type", de: "fahrzeugtyp", es: "tipo de vehículo", fr: "type de véhicule", pt: "tipo de veículo" },
  "car|bike|bicycle|scooter|van|truck|motorbike|motorcycle|bus|lorry|moped|e-scooter|cargo bike|auto|fahrrad|lkw|transporter|coche|bicicleta|moto|furgoneta|camion|voiture|velo|camionnette|carro|caminhao|motorrad|tram|taxi",
  "train|foot|on foot|suv|e-bike|walk|tren|roller|pkw|ship|rail|boat|plane|air|road",
);

const bikes = kind(
  { en: "bike type", de: "radtyp", es: "tipo de bicicleta", fr: "type de vélo", pt: "tipo de bicicleta" },
  "e-bike|ebike|classic|docked|pedal|mechanical|mecanica|mecanique|regular bike",
  "electric|standard|electrica|electrique|cargo|normal|eletrica",
  "bike|bikes",
);

const dwelling = kind(
  { en: "house type", de: "haustyp", es: "tipo de vivienda", fr: "type de bien", pt: "tipo de imóvel" },
  "detached|semi-detached|terraced|terrace house|bungalow|reihenhaus|doppelhaus|einfamilienhaus|flat|apartment|maisonette|studio|piso|chalet|adosado|appartement|maison|apartamento|moradia|wohnung|casa|townhouse|condo",
  "house|end-terrace|cottage|haus|villa|loft",
);

const matchResult = kind(
  { en: "result", de: "ergebnis", es: "resultado", fr: "résultat", pt: "resultado" },
  "draw|win|loss|home win|away win|victory|defeat|unentschieden|sieg|niederlage|empate|victoria|derrota|nul|victoire|defaite|vitoria|won|lost|drawn|tie",
  "home|away|abandoned|no result|visitante|local|conceded",
);

const blood = kind(
  { en: "blood type", de: "blutgruppe", es: "grupo sanguíneo", fr: "groupe sanguin", pt: "tipo sanguíneo" },
  "ab",
  "a|b|o",
);

const treatment = kind(
  {
    en: "treatment arm",
    de: "studienarm",
    es: "grupo de tratamiento",
    fr: "bras de traitement",
    pt: "braço de tratamento",
  },
  "placebo|control|sham|treatment|verum|tratamiento|traitement|tratamento|kontrolle|temoin",
  "drug|active|medication|device|standard of care|intervention|vaccine|medikament|farmaco|medicament|medicamento|new drug|surgery",
);

const meals = kind(
  { en: "meal", de: "mahlzeit", es: "comida", fr: "repas", pt: "refeição" },
  "breakfast|dinner|supper|brunch|fruhstuck|mittagessen|abendessen|desayuno|almuerzo|cena|dejeuner|diner|petit dejeuner|almoco|jantar|cafe da manha|tea",
  "lunch|snack|merienda|comida|lanche",
);

const seasons = kind(
  { en: "season", de: "jahreszeit", es: "estación", fr: "saison", pt: "estação" },
  "spring|summer|autumn|winter|fruhling|sommer|herbst|primavera|verano|otono|invierno|printemps|ete|automne|hiver|verao|outono|inverno",
  "fall|dry|wet|rainy",
  "season",
);

const hands = kind(
  { en: "side", de: "seite", es: "lado", fr: "côté", pt: "lado" },
  "left|links|izquierda|izquierdo|gauche|esquerda|esquerdo",
  "right|both|rechts|derecha|derecho|droite|direita|direito|beide|ambos|centre|center",
  "eye|hand|foot|ear|knee|leg|arm|side",
);

const states: ChoiceKind = {
  ...kind(
    { en: "status" },
    "shipped|paid|pending|refunded|cancelled|canceled|delivered|confirmed|approved|declined|rejected|withdrawn|accepted|completed|bezahlt|offen|storniert|genehmigt|abgelehnt|pagado|pendiente|aprobado|rechazado|paye|annule|accepte|refuse|pago|pendente|aprovado|recusado|cancelado|entregado|in progress|processing|open|closed|solved|escalated",
    "returned|failed|overdue|on hold|draft|queued|expired|waived|seated|done|lost|sent|published",
  ),
  least: 3,
};

const priority = kind(
  { en: "priority", de: "priorität", es: "prioridad", fr: "priorité", pt: "prioridade" },
  "p0|p1|p2|p3|p4|p5",
);

const severity = kind({ en: "severity" }, "s1|s2|s3|s4|sev1|sev2|sev3|sev4|sev 1|sev 2|sev 3");

const coin = kind({ en: "result" }, "heads|tails|head|tail|kopf|zahl|cara|cruz|coroa|pile|face");

const label = kind({ en: "classification" }, "spam|ham|not spam|phishing", "legitimate");

const kinds: readonly ChoiceKind[] = [
  payment,
  language,
  timeOfDay,
  orderType,
  attendance,
  retention,
  treatment,
  sex,
  ageGroup,
  riders,
  customers,
  area,
  direction,
  side,
  option,
  billing,
  contract,
  workMode,
  meeting,
  fuel,
  gearbox,
  bikes,
  vehicle,
  cabin,
  size,
  level,
  colour,
  weather,
  rateType,
  scope,
  dwelling,
  matchResult,
  blood,
  meals,
  seasons,
  hands,
  priority,
  severity,
  coin,
  label,
  states,
];

/** The kinds that a member may be of. */
export function kindsWith(member: string): readonly ChoiceKind[] {
  return kinds.filter(({ strong, weak }) => strong.has(member) || weak.has(member));
}

/** Whether members are all of a kind, one of them at least so that it shows. */
export function areOf({ strong, weak }: ChoiceKind, members: readonly string[]): boolean {
  return members.some((each) => strong.has(each)) && members.every((each) => strong.has(each) || weak.has(each));
}

export function nameOf({ of }: ChoiceKind, language: Language): string {
  return of[language] ?? of.en;
}
