import { choice, decimal, percent } from "../define.ts";
import { beta, lognormal, normal } from "../models.ts";
import { named, numbered } from "../named.ts";
import type { SemanticType } from "../semantic-type.ts";

/** What power runs through from the plant to the plug, and what stores it. */
export const gridTypes: readonly SemanticType[] = [
  percent(
    "state_of_health",
    "soh|battery health|state of health pct|battery soh",
    "What is left of a battery's capacity.",
    beta(9, 2, 60, 100),
  ),
  decimal(
    "cell_voltage",
    "voltage of the cell|battery cell voltage|cell volts",
    "Voltage of a battery's cell.",
    normal(3.68, 0.14),
    3,
    { unit: "V", minimum: 1.5, maximum: 4.5 },
  ),
  decimal(
    "pack_capacity_kwh",
    "capacity kwh|battery capacity|pack capacity|battery capacity kwh|usable capacity",
    "What a pack of batteries holds.",
    lognormal(58, 0.35),
    1,
    { unit: "kWh", minimum: 0.1 },
  ),
  named(
    "feeder",
    { en: "feeder id|feeder number|distribution feeder|feeder name", es: "alimentador", pt: "alimentador" },
    "The feeder.",
    "F-101|F-102|F-104|F-107|F-110|F-203|F-205|F-208|F-212|F-301|F-304|F-309",
  ),
  named(
    "substation",
    {
      en: "substation name|electrical substation|sub station",
      de: "umspannwerk",
      es: "subestación",
      fr: "poste source|poste électrique",
      pt: "subestação",
    },
    "Invented substation.",
    "Northfield|Harbour Road|Mill Lane|Eastgate|Quarry Hill|Old Brewery|Weststrand|Lindenfeld|Canal Street|Ridgeway|Ashford Cross|Dockside",
  ),
  named(
    "transformer",
    {
      en: "transformer id|transformer number|power transformer|distribution transformer|transformer tag",
      de: "transformator|trafo",
      es: "transformador",
      fr: "transformateur",
      pt: "transformador",
    },
    "Tag of the transformer.",
    numbered("T-", 101, 14),
  ),
  choice(
    "transformer_type",
    "type of transformer|transformer cooling|cooling class",
    "How the transformer is built.",
    "ONAN:44|ONAF:26|dry type:18|OFAF:8|pad mounted:4",
  ),
  choice(
    "battery_chemistry",
    "cell chemistry|!chemistry|battery type|cathode chemistry|type of battery",
    "Chemistry of the cells.",
    "LFP:38|NMC:32|NCA:12|lead-acid:9|LTO:4|sodium-ion:3|NiMH:2",
  ),
  named(
    "breaker",
    {
      en: "circuit breaker|breaker id|breaker number|switchgear|recloser",
      de: "leistungsschalter",
      es: "interruptor",
      fr: "disjoncteur",
      pt: "disjuntor",
    },
    "Tag of the breaker.",
    numbered("CB-", 11, 14),
  ),
  choice(
    "power_phase",
    "phase of line|line phase|electrical phase|phases connected",
    "Which phase it is.",
    "A:30|B:29|C:28|ABC:13",
  ),
  choice(
    "conductor_type",
    "cable type|wire type|conductor material|type of cable|overhead line type",
    "Kind of conductor.",
    "XLPE aluminium:34|ACSR:28|XLPE copper:16|AAAC:14|bundled LV:8",
  ),
  choice(
    "grid_voltage_level",
    "voltage class|nominal voltage",
    "Voltage of the network.",
    "0.4 kV:36|11 kV:22|20 kV:16|33 kV:10|110 kV:10|220 kV:4|380 kV:2",
  ),
  choice(
    "customer_class",
    "rate class|consumer class|tariff class|customer class of utility|load type of customer",
    "What kind of customer it is.",
    "residential:70|small commercial:18|industrial:6|agricultural:4|street lighting:2",
  ),
  choice(
    "meter_type",
    "type of meter|kind of meter",
    "Kind of meter.",
    "smart single phase:54|smart three phase:18|mechanical:14|prepaid:10|current transformer:4",
  ),
  named(
    "grid_operator",
    { en: "distribution operator|network operator of grid|dso|tso|utility company|grid company" },
    "Invented operator of a grid.",
    "Northline Grid|Aurelia Netz|Cordel Power Networks|Eastmark Energy|Valdera Distribution|Kestrel Grid",
  ),
  named(
    "inverter_model",
    { en: "inverter type|model of inverter" },
    "Invented model of inverter.",
    "SolaRex 5K|SolaRex 10K|Helion H8|Helion H12|Voltara 25T|Voltara 50T",
  ),
  choice(
    "panel_type",
    "pv panel|module type|panel technology|pv technology|solar panel type|type of panel",
    "Kind of solar panel.",
    "monocrystalline PERC:40|TOPCon:24|polycrystalline:16|heterojunction:9|thin film CdTe:7|bifacial:4",
  ),
  named(
    "pv_string",
    { en: "solar string|panel string|string number|string id|array string" },
    "The string of panels.",
    "S1.1|S1.2|S1.3|S1.4|S2.1|S2.2|S2.3|S2.4|S3.1|S3.2",
  ),
  choice(
    "grid_event",
    "grid disturbance|disturbance type|fault type of line|line fault|power quality event|power event",
    "What happened on the grid.",
    "voltage sag:34|single line to ground:20|swell:12|line to line:10|harmonics:10|interruption:8|flicker:6",
  ),
  choice(
    "outage_kind",
    "outage type|type of outage|interruption type|power cut type",
    "Whether the outage was planned.",
    "unplanned:72|planned:24|momentary:4",
  ),
  choice(
    "heating_fuel",
    "heat source|boiler fuel|heating source",
    "What heat is made from.",
    "natural gas:42|heat pump:18|district heat:14|oil:12|wood pellets:9|electric:5",
  ),
  choice(
    "power_market",
    "bidding zone|price zone|market zone|delivery zone",
    "Zone of the power market.",
    "DE-LU:24|FR:16|ES:12|NO2:10|NL:10|IT-North:10|SE3:9|PL:9",
  ),
  choice(
    "fuel_cell_type",
    "electrolyser type|electrolyzer type|type of fuel cell",
    "Kind of cell.",
    "PEM:52|alkaline:30|SOFC:12|AEM:6",
  ),
];
