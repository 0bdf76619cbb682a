import { person } from "../define.ts";
import type { SemanticType } from "../semantic-type.ts";

/** People by their calling or their place in a family, where a row names them; all invented. */
export const callingTypes: readonly SemanticType[] = [
  calling(
    "therapist",
    "physiotherapist|physio|psychotherapist|counsellor|counselor|psychologist|massage therapist|masseur",
    {
      de: "therapeut|therapeutin|physiotherapeut|psychologe",
      es: "terapeuta|fisioterapeuta|psicólogo|psicóloga",
      fr: "thérapeute|kinésithérapeute|psychologue",
      pt: "terapeuta|fisioterapeuta|psicólogo",
    },
  ),
  calling("pharmacist", "dispenser|dispensing pharmacist|chemist name", {
    de: "apotheker|apothekerin",
    es: "farmacéutico|farmacéutica",
    fr: "pharmacien|pharmacienne",
    pt: "farmacêutico|farmacêutica",
  }),
  calling("optician", "optometrist|ophthalmologist|eye doctor", {
    de: "optiker|optikerin|augenarzt",
    es: "óptico|oftalmólogo",
    fr: "opticien|ophtalmologue",
    pt: "oftalmologista",
  }),
  calling("audiologist", "hearing specialist|hearing care professional", { de: "akustiker|hörakustiker" }),
  calling(
    "dermatologist",
    "specialist|cardiologist|paediatrician|pediatrician|radiologist|orthodontist|dietitian|nutritionist",
  ),
  calling("jockey", "~rider|jockey on the horse", { de: "jockey", es: "jinete", fr: "jockey", pt: "jóquei" }),
  calling("florist", "flower arranger|flower seller", {
    de: "florist|floristin",
    es: "florista",
    fr: "fleuriste",
    pt: "florista",
  }),
  calling("curator", "museum curator|conservator|restorer|archivist", {
    de: "kurator|kuratorin",
    es: "comisario|curador",
    fr: "conservateur|commissaire d'exposition",
    pt: "curador",
  }),
  calling("librarian", "library staff member", {
    de: "bibliothekar|bibliothekarin",
    es: "bibliotecario|bibliotecaria",
    fr: "bibliothécaire",
    pt: "bibliotecário|bibliotecária",
  }),
  calling(
    "bartender",
    "sommelier|bar staff|barkeeper|mixologist|pastry chef|sous chef|butcher|baker|caterer|cheesemonger",
    {
      de: "barkeeper|bäcker|metzger",
      es: "camarero de barra|panadero|carnicero",
      fr: "barman|boulanger|boucher",
      pt: "padeiro|açougueiro",
    },
  ),
  calling("tour_guide", "!guide|travel guide|tour leader|mountain guide|museum guide|trip leader", {
    de: "reiseleiter|guide|bergführer",
    es: "guía|guía turístico",
    fr: "guide|guide touristique",
    pt: "guia|guia turístico",
  }),
  calling("travel_agent", "travel advisor|travel consultant|travel adviser"),
  calling("designer", "fashion designer|graphic designer|interior designer|web designer|stylist of fashion", {
    de: "designer|designerin",
    es: "diseñador|diseñadora",
    fr: "styliste|designer",
    pt: "designer|estilista",
  }),
  calling("tailor", "seamstress|dressmaker|cobbler|shoemaker|jeweller|jeweler|watchmaker|goldsmith", {
    de: "schneider|schneiderin",
    es: "sastre|modista",
    fr: "tailleur|couturière",
    pt: "alfaiate|costureira",
  }),
  calling("makeup_artist", "make-up artist|cosmetician|nail technician|tattoo artist|piercer|esthetician", {
    de: "kosmetikerin|tätowierer",
    es: "esteticista|tatuador",
    fr: "esthéticienne|tatoueur",
    pt: "esteticista|tatuador",
  }),
  calling("nanny", "babysitter|childminder|au pair|day nurse of the child|sitter", {
    de: "babysitter|tagesmutter",
    es: "niñera|canguro",
    fr: "nounou|assistante maternelle",
    pt: "babá",
  }),
  calling("godparent", "godfather|godmother", {
    de: "pate|patin",
    es: "padrino|madrina",
    fr: "parrain|marraine",
    pt: "padrinho|madrinha",
  }),
  calling("mother", "mother's name|mum|mom", { de: "mutter", es: "madre", fr: "mère", pt: "mãe" }),
  calling("father", "father's name|dad", { de: "vater", es: "padre", fr: "père", pt: "pai" }),
  calling(
    "guardian",
    "parent name|legal guardian|parent or guardian|next of kin|emergency contact|emergency contact name",
    {
      de: "erziehungsberechtigter",
      es: "tutor legal",
      fr: "responsable légal",
      pt: "responsável legal|encarregado de educação",
    },
  ),
  calling("bride", "bride's name", { de: "braut", es: "novia", fr: "mariée", pt: "noiva" }),
  calling("groom", "bridegroom|groom's name", { de: "bräutigam", es: "novio", fr: "marié", pt: "noivo" }),
  calling("bridesmaid", "maid of honour|maid of honor|best man|groomsman|usher|officiant|celebrant|wedding planner", {
    de: "trauzeuge|trauzeugin|brautjungfer",
    es: "dama de honor",
    fr: "demoiselle d'honneur",
    pt: "dama de honra",
  }),
  calling("presenter", "host of the show|tv host|radio host|show host|news anchor|moderator of the show|announcer", {
    de: "moderator|moderatorin",
    es: "presentador|presentadora",
    fr: "présentateur|présentatrice",
    pt: "apresentador|apresentadora",
  }),
  calling("film_director", "~director|stage director|movie director|film maker|filmmaker", {
    de: "regisseur|regisseurin",
    es: "director de cine",
    fr: "réalisateur|metteur en scène",
    pt: "realizador",
  }),
  calling("film_producer", "executive producer|music producer|~producer", {
    es: "productor|productora",
    fr: "producteur|productrice",
  }),
  calling("critic", "film critic|theatre critic|book critic|food critic", {
    de: "kritiker",
    es: "crítico",
    fr: "critique",
    pt: "crítico",
  }),
  calling("choreographer", "dancer|dance partner|ballet dancer", {
    de: "tänzer|tänzerin|choreograf",
    es: "coreógrafo|bailarín|bailarina",
    fr: "chorégraphe|danseur|danseuse",
    pt: "coreógrafo|bailarino|bailarina",
  }),
  calling("playwright", "screenwriter|dramatist|soloist|violinist|pianist|guitarist|drummer|organist", {
    de: "dramatiker|drehbuchautor",
    es: "dramaturgo|guionista",
    fr: "dramaturge|scénariste",
    pt: "dramaturgo",
  }),
  calling("painter", "sculptor|potter|craftsperson|artisan", {
    de: "maler|bildhauer",
    es: "pintor|escultor",
    fr: "peintre|sculpteur",
    pt: "pintor|escultor",
  }),
  calling("interviewer", "interviewer of the survey|field interviewer|enumerator", {
    de: "interviewer",
    es: "encuestador|entrevistador",
    fr: "enquêteur|enquêtrice",
    pt: "entrevistador",
  }),
  calling("receptionist", "secretary|personal assistant|office manager|clerk|front desk staff|concierge", {
    de: "sekretärin|empfangskraft|assistentin",
    es: "recepcionista|secretaria",
    fr: "réceptionniste|secrétaire",
    pt: "recepcionista|secretária",
  }),
  calling("colleague", "teammate|team mate|coworker|co-worker|apprentice|trainee|intern name", {
    de: "kollege|kollegin|auszubildender",
    es: "compañero|aprendiz",
    fr: "collègue|apprenti",
    pt: "colega|aprendiz",
  }),
  calling("contact_person", "point of contact|person to contact|key contact", {
    de: "ansprechpartner|ansprechpartnerin",
    es: "persona de contacto",
    fr: "personne de contact|interlocuteur",
    pt: "pessoa de contato|pessoa de contacto",
  }),
  calling(
    "handyman",
    "tradesman|tradesperson|repairer|repairman|repair technician|cleaner|cleaning lady|housekeeper|decorator|roofer|locksmith|glazier|tiler|removal man",
    {
      de: "handwerker|reinigungskraft",
      es: "manitas|limpiadora",
      fr: "bricoleur|femme de ménage",
      pt: "faxineira",
    },
  ),
  calling("guarantor", "co-signer|cosigner", {
    de: "bürge",
    es: "avalista|fiador",
    fr: "garant|caution du locataire",
    pt: "fiador",
  }),
  calling("dog_walker", "pet sitter|dog sitter|dog trainer|pet keeper|zookeeper|zoo keeper|~keeper"),
  calling(
    "gymnast",
    "boxer|judoka|wrestler|fencer|skier|golfer|archer|rower|climber|fighter|weightlifter|skater|surfer|bowler|batter|batsman|karateka|opponent name",
    {
      de: "turner|turnerin|boxer|ringer|skifahrer",
      es: "gimnasta|boxeador|esquiador",
      fr: "gymnaste|boxeur|skieur",
      pt: "ginasta|boxeador|esquiador",
    },
  ),
  calling(
    "invigilator",
    "proctor|marker of the exam|headteacher|head teacher|headmaster|class teacher|homeroom teacher|teaching assistant",
  ),
  calling("party_host", "host name|host of the event|organiser|organizer|event organiser|event organizer", {
    de: "veranstalter|gastgeber der feier",
    es: "organizador|organizadora",
    fr: "organisateur|organisatrice",
    pt: "organizador|organizadora",
  }),
  calling("fundraiser_name", "fundraising officer|major donor|sponsor person|philanthropist"),
  calling("reporter", "journalist|correspondent|~observer", {
    de: "reporter|journalist|journalistin",
    es: "periodista|reportero",
    fr: "journaliste|reporter",
    pt: "jornalista|repórter",
  }),
];

function calling(
  noun: string,
  names: string,
  others: { readonly de?: string; readonly es?: string; readonly fr?: string; readonly pt?: string } = {},
): SemanticType {
  const said = noun.replaceAll("_", " ");
  return person(noun, { en: `${said} name|${names}`, ...others }, `The ${said}; an invented person.`, "full_name");
}
