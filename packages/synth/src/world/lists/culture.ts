import { listed, worded } from "../list.ts";

/** Sports, arts, studies, journeys and daily life. */
export const sports = listed(
  "football|basketball|tennis|running|swimming|cycling|volleyball|cricket|baseball|ice hockey|rugby|golf|handball|boxing|skiing|rowing|badminton|table tennis|athletics|gymnastics|climbing|surfing|fencing|judo|triathlon|netball|American football|hockey",
);

/** Positions by sport. */
export const positions: Readonly<Record<string, () => readonly string[]>> = {
  football: listed(
    "goalkeeper|right back|left back|centre back|defensive midfielder|central midfielder|attacking midfielder|right winger|left winger|striker",
  ),
  basketball: listed("point guard|shooting guard|small forward|power forward|center"),
  volleyball: listed("setter|libero|outside hitter|opposite|middle blocker"),
  "ice hockey": listed("goaltender|left defence|right defence|left wing|right wing|centre"),
  baseball: listed(
    "pitcher|catcher|first base|second base|third base|shortstop|left field|center field|right field|designated hitter",
  ),
  rugby: listed("prop|hooker|lock|flanker|number eight|scrum-half|fly-half|centre|wing|full-back"),
  cricket: listed("batter|bowler|all-rounder|wicket-keeper"),
  handball: listed("goalkeeper|left wing|right wing|left back|centre back|right back|pivot"),
  "american football": listed(
    "quarterback|running back|wide receiver|tight end|offensive tackle|guard|center|defensive end|defensive tackle|linebacker|cornerback|safety|kicker|punter",
  ),
};

/** What happens in a match, by sport, with how often in a hundred events. */
export const sportEvents: Readonly<Record<string, readonly (readonly [string, number])[]>> = {
  football: [
    ["pass", 55],
    ["shot", 8],
    ["tackle", 11],
    ["foul", 9],
    ["corner", 4],
    ["throw-in", 6],
    ["offside", 2],
    ["yellow card", 1.6],
    ["substitution", 2.2],
    ["goal", 1],
    ["red card", 0.1],
    ["penalty", 0.1],
  ],
  basketball: [
    ["two-point attempt", 28],
    ["three-point attempt", 18],
    ["free throw", 12],
    ["rebound", 20],
    ["assist", 10],
    ["turnover", 6],
    ["steal", 3],
    ["block", 2],
    ["foul", 9],
  ],
  tennis: [
    ["rally won", 60],
    ["ace", 8],
    ["double fault", 4],
    ["winner", 14],
    ["unforced error", 14],
  ],
  "ice hockey": [
    ["shot", 34],
    ["save", 26],
    ["face-off", 20],
    ["hit", 14],
    ["penalty", 3],
    ["goal", 3],
  ],
};
export const competitions = listed("league|cup|friendly|play-off|qualifier|final|semi-final");
export const workouts = listed(
  "strength|cardio|yoga|pilates|spinning|swimming|boxing|rowing|stretching|interval training|dance|functional training",
);

export const musicGenres = listed(
  "pop|rock|hip hop|electronic|R&B|indie|jazz|classical|country|folk|metal|reggae|soul|blues|latin|house|techno|ambient|punk|funk|afrobeats|gospel|singer-songwriter|drum and bass",
);
export const filmGenres = listed(
  "drama|comedy|action|thriller|horror|romance|science fiction|fantasy|animation|documentary|crime|mystery|adventure|family|historical|western|musical|war|biography",
);
export const bookGenres = listed(
  "novel|crime|fantasy|science fiction|romance|biography|history|poetry|children|young adult|self-help|cookery|travel|science|graphic novel|short stories|reference|philosophy",
);
export const gameGenres = listed(
  "action|adventure|role-playing|strategy|puzzle|simulation|sports|racing|platformer|shooter|card game|sandbox|rhythm|tower defence",
);
export const ageRatings = listed("all ages|6+|12+|16+|18+");
export const artMedia = listed(
  "oil on canvas|watercolour|bronze|marble|photograph|woodcut|etching|ink on paper|tapestry|ceramic|glass|mixed media|charcoal|acrylic|video",
);
export const artPeriods = listed(
  "antiquity|medieval|renaissance|baroque|rococo|romanticism|impressionism|expressionism|modern|contemporary",
);

export const degreeLevels = listed(
  "secondary school|vocational certificate|associate degree|bachelor's degree|master's degree|doctorate",
);
export const fieldsOfStudy = listed(
  "Computer Science|Business Administration|Psychology|Nursing|Mechanical Engineering|Biology|Economics|Law|Medicine|Education|Mathematics|Physics|Chemistry|History|Political Science|English Literature|Electrical Engineering|Civil Engineering|Architecture|Sociology|Philosophy|Art History|Music|Marketing|Accounting|Data Science|Environmental Science|Linguistics|Journalism|Public Health|Pharmacy|Agriculture",
);
export const schoolSubjects = listed(
  "mathematics|English|science|history|geography|biology|chemistry|physics|art|music|physical education|computer science|French|Spanish|German|economics|religious education|literature",
);
export const terms = listed("Fall|Spring|Summer|Winter");
export const grades = [
  ["A", 28],
  ["B", 34],
  ["C", 22],
  ["D", 9],
  ["F", 7],
] as const;
export const maritalStatuses = [
  ["married", 47],
  ["single", 34],
  ["divorced", 10],
  ["widowed", 5],
  ["separated", 2],
  ["domestic partnership", 2],
] as const;
export const religions = listed("Christian|Muslim|Hindu|Buddhist|Jewish|Sikh|none|other");
export const housing = listed("owned|rented|living with family|student housing|social housing|other");
export const propertyTypes = listed(
  "apartment|detached house|semi-detached house|terraced house|studio|loft|duplex|bungalow|villa|cottage|townhouse|penthouse",
);
export const amenities = listed(
  "balcony|garage|garden|lift|fireplace|pool|cellar|air conditioning|fitted kitchen|terrace|solar panels|underfloor heating|parking space|storage room",
);
export const roomTypes = listed(
  "single|double|twin|suite|family room|deluxe|studio|dormitory|penthouse|accessible double",
);
export const bookingChannels = listed(
  "website|mobile app|travel agency|telephone|walk-in|corporate|online marketplace",
);
export const cancellationReasons = listed(
  "change of plans|found a better price|illness|weather|booked by mistake|work reasons|flight cancelled|family reasons|visa refused",
);
export const mealPlans = listed("room only|bed and breakfast|half board|full board|all inclusive");

/** Invented makers of vehicles and their models. */
export const vehicleModels: Readonly<Record<string, () => readonly string[]>> = {
  Arvanti: listed("Lidena|Stradella|Ventaro|Corsina"),
  Brennholt: listed("Ahorn|Buche|Buche Tourer|Esche E"),
  Calderro: listed("Mesquite|Ridgewalk|Verdeo|Summitine"),
  Dalmere: listed("Town|Kinfolk|Wayfare|Fleetfoot"),
  Eskild: listed("Ett|Två|Kryss|Lass"),
  Fujinari: listed("Aoba|Kazeno|Hibiku|Soramichi"),
  Hanuro: listed("Mirue|Torae|Byeol|Nabi"),
  Lumevo: listed("Trace|Trace Long|Beam|Beam Cargo"),
  Montcelier: listed("Alouette|Berlinette Grise|Plein Air|Hirondelle"),
  Norrlund: listed("Fjäll|Fjäll Estate|Älv|Dimma"),
  Quantreau: listed("Uno Libre|Dos|Tres Largo|Cinco"),
  Tarquill: listed("Heron|Heron Open|Marsh|Brake"),
};
export const vehicleTypes = listed(
  "hatchback|saloon|estate|SUV|van|pick-up|coupé|convertible|motorcycle|scooter|bus|truck|bicycle|e-scooter|trailer",
);
export const fuelTypes = listed("petrol|diesel|electric|hybrid|plug-in hybrid|LPG|hydrogen");
export const transmissions = listed("manual|automatic");
export const transportModes = listed("road|rail|air|sea|inland waterway|courier|pipeline");
export const incoterms = worded("EXW FCA CPT CIP DAP DPU DDP FAS FOB CFR CIF");
export const shipmentStatuses = listed(
  "label created|picked up|in transit|at customs|out for delivery|delivered|failed attempt|returned|lost",
);
export const packageTypes = listed("envelope|small box|medium box|large box|pallet|tube|crate|container|bag");
export const vesselTypes = listed(
  "container ship|bulk carrier|tanker|ro-ro|ferry|fishing vessel|tug|cruise ship|general cargo",
);
export const ports = listed(
  "Rotterdam|Shanghai|Singapore|Hamburg|Antwerp|Los Angeles|Busan|Santos|Felixstowe|Valencia|Jebel Ali|Durban|Yokohama|Halifax|Gdańsk|Piraeus|Le Havre|Algeciras|Melbourne|Mombasa",
);
export const delayCauses = listed(
  "weather|late aircraft|carrier|air traffic control|security|crew|technical|baggage loading|airport operations",
);
export const cabinClasses = [
  ["economy", 82],
  ["premium economy", 8],
  ["business", 8],
  ["first", 2],
] as const;
export const leaveTypes = listed(
  "annual leave|sick leave|parental leave|unpaid leave|training|bereavement|compensatory time|public holiday",
);
export const employmentTypes = [
  ["full-time", 74],
  ["part-time", 15],
  ["contractor", 6],
  ["intern", 3],
  ["temporary", 2],
] as const;
export const skills = listed(
  "project management|data analysis|negotiation|public speaking|Python|SQL|copywriting|customer service|welding|budgeting|graphic design|teaching|first aid|forklift licence|machine learning|user research|sales|bookkeeping|German|Spanish|French|contract law|quality control|cooking",
);
export const recruitingStages = listed(
  "applied|screening|phone interview|on-site interview|assessment|offer|hired|rejected|withdrawn",
);
export const recruitingSources = listed(
  "job board|referral|career site|agency|social network|campus|internal|direct contact",
);
export const attritionReasons = listed(
  "better pay|career change|relocation|family|retirement|workload|management|end of contract|health|further education",
);
export const parties = listed(
  "Civic Union|Green Alliance|Progress Party|Liberal List|People’s Forum|Labour Front|Rural League|Independent",
);
export const surveyScales = ["strongly disagree", "disagree", "neutral", "agree", "strongly agree"] as const;
export const satisfaction = ["very dissatisfied", "dissatisfied", "neutral", "satisfied", "very satisfied"] as const;
export const educationBands = listed(
  "no certificate|primary|lower secondary|upper secondary|vocational|bachelor|master|doctorate",
);
export const relationships = listed(
  "spouse|parent|child|sibling|friend|neighbour|colleague|grandparent|cousin|partner",
);
export const datingInterests = listed(
  "hiking|cooking|live music|travel|reading|board games|dancing|photography|running|museums|cinema|gardening|yoga|cycling|languages|volunteering",
);
export const charityCauses = listed(
  "children|education|environment|animals|health research|disaster relief|arts|housing|food aid|human rights|older people|local community",
);
export const lawAreas = listed(
  "family law|employment law|contract law|criminal defence|property law|immigration|tax law|intellectual property|personal injury|insolvency|corporate law",
);
export const constructionTrades = listed(
  "groundworks|concrete|masonry|roofing|carpentry|plumbing|electrical|plastering|painting|flooring|glazing|landscaping|scaffolding|insulation",
);
export const defectTypes = listed(
  "scratch|dent|wrong dimension|missing part|discolouration|crack|burr|misalignment|leak|porosity|contamination|short circuit",
);
export const machineTypes = listed(
  "CNC mill|lathe|press|injection moulder|conveyor|welding robot|laser cutter|packaging line|oven|mixer|filler|compressor|pump",
);
export const parkingTypes = listed("street|garage|open lot|park and ride|resident|short stay|long stay");
export const connectorTypes = listed("CCS|CHAdeMO|Type 2|Type 1|GB/T|NACS");
export const callTypes = listed("local|national|international|mobile|toll-free|roaming");
export const languages = listed(
  "English|Mandarin|Hindi|Spanish|French|Arabic|Bengali|Portuguese|Russian|Urdu|Indonesian|German|Japanese|Swahili|Turkish|Korean|Vietnamese|Italian|Polish|Ukrainian|Dutch|Romanian|Greek|Czech|Swedish|Hungarian|Thai|Hebrew|Danish|Finnish|Norwegian|Catalan",
);
/** BCP 47 tags of the same languages, in the same order. */
export const languageTags = worded(
  "en zh hi es fr ar bn pt ru ur id de ja sw tr ko vi it pl uk nl ro el cs sv hu th he da fi nb ca",
);
