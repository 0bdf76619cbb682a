import { choice, person } from "../define.ts";
import { named } from "../named.ts";
import type { SemanticType } from "../semantic-type.ts";

/** Who holds an office or stands before one, and what bodies there are. */
export const bodiesTypes: readonly SemanticType[] = [
  person(
    "office_holder",
    {
      en: "civil servant|ambassador|governor|president|prosecutor|bailiff|mediator|trustee|executor|arbitrator|diplomat|chancellor|commissioner|clerk of court|court clerk|registrar|ombudsman|public defender",
      de: "notar|staatsanwalt|botschafter|präsident|gouverneur",
      es: "notario|fiscal|embajador|presidente|gobernador",
      fr: "notaire|procureur|ambassadeur|président|gouverneur",
      pt: "notário|promotor|embaixador|presidente|governador",
    },
    "Who holds the office.",
    "full_name",
  ),
  person(
    "money_person",
    {
      en: "shareholder|investor name|stockbroker|actuary|debtor name|depositor|fund manager|fund manager name|portfolio manager|debt collector|loan applicant|heir name|policy owner",
      de: "aktionär|schuldner|gläubiger",
      es: "accionista|deudor",
      fr: "actionnaire|débiteur",
      pt: "acionista|devedor",
    },
    "Who has to do with the money.",
    "full_name",
  ),
  person(
    "working_person",
    {
      en: "agronomist|geologist|driller|machinist|lab technician|laboratory technician|researcher name|principal investigator|field worker|fisherman|miner name|brewer|brewmaster|helmsman|navigator|dispatcher name|observer|observer name|fitter|site engineer|process engineer",
      de: "geologe|schweißer|förster|fischer|brauer|beobachter",
      es: "agrónomo|geólogo|soldador|observador|pescador",
      fr: "agronome|géologue|soudeur|observateur|pêcheur|brasseur",
      pt: "agrônomo|geólogo|soldador|observador|pescador",
    },
    "Who works there.",
    "full_name",
  ),
  named(
    "embassy",
    {
      en: "embassy name|consulate|diplomatic mission",
      de: "botschaft|konsulat",
      es: "embajada|consulado",
      fr: "ambassade|consulat",
      pt: "embaixada|consulado",
    },
    "Where it is.",
    "Embassy Paris|Embassy Tokyo|Consulate Milan|Embassy Nairobi|Consulate Sydney|Embassy Ottawa|Embassy Lima|Consulate Porto",
  ),
  choice(
    "regulator",
    {
      en: "regulatory body|supervisory authority|regulatory authority|watchdog",
      de: "aufsichtsbehörde",
      es: "regulador",
      fr: "régulateur",
      pt: "regulador",
    },
    "Which authority.",
    "financial markets authority:26|energy regulator:20|telecom regulator:18|food safety agency:14|aviation authority:12|data protection office:10",
  ),
  named(
    "law_name",
    { en: "act name|legislation name|name of the law" },
    "Invented law.",
    "Clean Rivers Act|Data Access Act|Rural Bus Act|School Meals Act|Open Contracts Act|Night Noise Act|Heat Pumps Act|Fair Rents Act",
  ),
  named(
    "trade_union",
    {
      en: "labour union|labor union|union name|workers union",
      de: "gewerkschaft",
      es: "sindicato",
      fr: "syndicat",
      pt: "sindicato",
    },
    "Invented union.",
    "Metal and Power Union|Public Service Guild|United Drivers|Teachers' Alliance|Harbour Workers|Union of Nurses",
  ),
  choice(
    "legislative_motion",
    { en: "type of motion|motion tabled|court motion" },
    "What is moved.",
    "amendment:34|adjournment:18|confidence:10|dismissal:14|procedure:14|urgency:10",
  ),
  choice(
    "subsidy",
    {
      en: "subsidy type|type of subsidy|state aid|subsidy scheme|aid scheme",
      de: "subvention|förderprogramm",
      es: "subvención",
      fr: "subvention",
      pt: "subsídio",
    },
    "What is subsidised.",
    "area payment:30|solar roof:20|heat pump:18|young farmer:13|electric car:11|organic conversion:8",
  ),
  choice(
    "treaty_topic",
    "!treaty|treaty type|international agreement",
    "What states agreed on.",
    "trade:32|extradition:18|double taxation:20|climate:14|fisheries:8|border:8",
  ),
  choice(
    "tax_bracket",
    {
      en: "tax band|income tax bracket",
      de: "steuerklasse",
      es: "tramo fiscal",
      fr: "tranche d'imposition",
      pt: "faixa de imposto",
    },
    "Bracket of the tax.",
    "0%:14|10%:18|12%:24|22%:22|24%:12|32%:6|37%:4",
  ),
];
