import { kind } from "./choice-kind.ts";

export const language = kind(
  { en: "language", de: "sprache", es: "idioma", fr: "langue", pt: "idioma" },
  "english|german|french|spanish|italian|portuguese|dutch|polish|swedish|danish|norwegian|finnish|greek|turkish|arabic|hebrew|hindi|urdu|bengali|chinese|mandarin|cantonese|japanese|korean|russian|ukrainian|czech|hungarian|romanian|catalan|basque|galician|welsh|irish|vietnamese|thai|swahili|" +
    "englisch|deutsch|franzosisch|spanisch|italienisch|portugiesisch|niederlandisch|polnisch|turkisch|russisch|arabisch|chinesisch|" +
    "ingles|espanol|castellano|aleman|frances|italiano|portugues|euskera|gallego|ruso|arabe|chino|japones|" +
    "anglais|allemand|francais|espagnol|italien|portugais|neerlandais|arabe|russe|chinois|" +
    "espanhol|alemao|russo|chines",
  "",
  "language|text|subtitles",
);

export const timeOfDay = kind(
  { en: "time of day", de: "tageszeit", es: "franja horaria", fr: "moment de la journée", pt: "período do dia" },
  "morning|afternoon|evening|forenoon|lunchtime|vormittag|vormittags|nachmittag|nachmittags|abends|morgens|manana|tarde|matin|apres-midi|soir|soiree|manha|am|day|daytime|jour",
  "night|noon|midday|mittags|nachts|noche|noite|nuit|lunch|pm|abend|overnight",
);

export const attendance = kind(
  { en: "attendance status", de: "anwesenheit", es: "asistencia", fr: "présence", pt: "presença" },
  "present|absent|attended|no-show|anwesend|abwesend|entschuldigt|presente|ausente|justificado|presenca|absent excused|abwesend entschuldigt",
  "late|excused|unexcused|tardy|sick|verspatet|tarde|retard|en retard|excuse|atrasado|zu spat|retraso|falta|on leave|remote",
);

export const area = kind(
  { en: "seating area", de: "bereich", es: "zona", fr: "zone", pt: "zona" },
  "sala|terraza|barra|comedor|terrasse|salle|comptoir|innenraum|gastraum|theke|terrace|patio|dining room|sala interior|esplanada|balcao|jardin|jardim|salon",
  "bar|garden|indoors|outdoors|inside|outside|interior|exterior|salao|innen|aussen|counter|booth|window|dentro|fuera|garten|interieur|exterieur|reservado",
);

export const sex = kind(
  { en: "sex", de: "geschlecht", es: "sexo", fr: "sexe", pt: "sexo" },
  "male|female|mannlich|weiblich|hombre|mujer|masculino|femenino|feminino|homme|femme|masculin|feminin|homem|mulher|boy|girl|nino|nina|garcon|fille|junge|madchen|macho|hembra|femea|buck|doe|ram|ewe|drake|stallion|mare|hen|cock|rooster|menino|menina|men|women",
  "divers|other|non-binary|nonbinary|diverse|man|woman|otro|autre|outro|unknown|gelding|neutered",
);

export const contract = kind(
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

export const workMode = kind(
  { en: "work mode", de: "arbeitsort", es: "modalidad", fr: "mode de travail", pt: "modalidade" },
  "remote|on-site|onsite|on site|in office|homeoffice|home office|teletrabajo|teletravail|remoto|teletrabalho",
  "hybrid|office|office-based|hibrido|hybride|hibrida|remota|im buro|home|presencial|a distancia|presentiel|in person",
);

export const meeting = kind(
  { en: "mode", de: "form", es: "modalidad", fr: "mode", pt: "modalidade" },
  "in person|in-person|face to face|face-to-face|vor ort|en ligne|virtual|presencial|presentiel|distanciel|video call|a distancia|classroom",
  "video|online|phone|telephone|telefonisch|distance|en linea|telefono|self-paced|chat|hybrid",
);

export const weather = kind(
  { en: "weather", de: "wetter", es: "tiempo", fr: "météo", pt: "tempo" },
  "sunny|cloudy|rainy|overcast|rain|snow|snowy|foggy|stormy|windy|fog|sonnig|bewolkt|regnerisch|soleado|nublado|lluvioso|ensoleille|nuageux|pluvieux|ensolarado|chuvoso",
  "clear|dry|wet|sun|clouds|storm|hail",
);

export const blood = kind(
  { en: "blood type", de: "blutgruppe", es: "grupo sanguíneo", fr: "groupe sanguin", pt: "tipo sanguíneo" },
  "ab",
  "a|b|o",
);

/** What visitors were shown. */
export const experiment = kind(
  { en: "variant", de: "variante", es: "variante", fr: "variante", pt: "variante" },
  "control|treatment|baseline|challenger|holdout|kontrolle|control group",
  "old|new|test|a|b|c|exposed|alt|neu",
  "",
  "exposure exposures experiment experiments variant variants converted conversion conversions opened clicked signup signups clicks visitors newsletter landing",
);

export const treatment = kind(
  {
    en: "treatment arm",
    de: "studienarm",
    es: "grupo de tratamiento",
    fr: "bras de traitement",
    pt: "braço de tratamento",
  },
  "placebo|control|sham|treatment|verum|tratamiento|traitement|tratamento|kontrolle|temoin|untreated",
  "drug|active|treated|medication|device|standard of care|intervention|vaccine|dose|low dose|mid dose|medium dose|high dose|new treatment|usual care|medikament|farmaco|medicament|medicamento|new drug|surgery",
);

export const meals = kind(
  { en: "meal", de: "mahlzeit", es: "comida", fr: "repas", pt: "refeição" },
  "breakfast|dinner|supper|brunch|fruhstuck|mittagessen|abendessen|desayuno|almuerzo|cena|dejeuner|diner|petit dejeuner|almoco|jantar|cafe da manha|tea",
  "lunch|snack|merienda|comida|lanche",
);

export const seasons = kind(
  { en: "season", de: "jahreszeit", es: "estación", fr: "saison", pt: "estação" },
  "spring|summer|autumn|winter|fruhling|sommer|herbst|primavera|verano|otono|invierno|printemps|ete|automne|hiver|verao|outono|inverno",
  "fall|dry|wet|rainy",
  "season",
);

export const hands = kind(
  { en: "side", de: "seite", es: "lado", fr: "côté", pt: "lado" },
  "left|links|izquierda|izquierdo|gauche|esquerda|esquerdo",
  "right|both|rechts|derecha|derecho|droite|direita|direito|beide|ambos|centre|center",
  "eye|hand|foot|ear|knee|leg|arm|side",
);

export const company = kind(
  { en: "company", de: "begleitung", es: "compañía", fr: "compagnie", pt: "companhia" },
  "alone|by myself|by oneself|with others|with family|with friends|with partner|with kids|with children|with colleagues|allein|alleine|a solas|solo|sola|seul|seule|sozinho|sozinha|acompanado|acompanada|accompagne|in begleitung",
  "others|family|friends|partner|kids|children|colleagues|mit anderen|con otros|avec d'autres|com outros|in company|together|in a group",
);

export const weekday = kind(
  { en: "weekday", de: "wochentag", es: "día de la semana", fr: "jour de la semaine", pt: "dia da semana" },
  "mon|tue|wed|thu|fri|sat|monday|tuesday|wednesday|thursday|friday|saturday|montag|dienstag|mittwoch|donnerstag|freitag|samstag|lunes|martes|miercoles|jueves|viernes|sabado|lundi|mardi|mercredi|jeudi|vendredi|samedi|segunda|terca|quarta|quinta|sexta",
  "sun|sunday|sonntag|domingo|dimanche|tues|thurs",
);

/** Parts of a country or of a market. */
export const compass = kind(
  { en: "region", de: "region", es: "zona", fr: "région", pt: "região" },
  "north|south|nord|sud|norte|sur|sul|northeast|northwest|southeast|southwest|north-east|north-west|south-east|south-west",
  "east|west|central|centre|center|ost|este|oeste|est|ouest|leste|midlands|overseas|mitte",
);
