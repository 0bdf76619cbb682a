import { choice } from "../define.ts";
import { named, numbered } from "../named.ts";
import type { SemanticType } from "../semantic-type.ts";

/** What stands in a plant, by its tag on the drawings and by its kind. */
export const plantPartsTypes: readonly SemanticType[] = [
  named(
    "pump",
    {
      en: "pump tag|pump number|pump name",
      de: "pumpe",
      es: "bomba",
      fr: "pompe",
      pt: "bomba",
    },
    "Tag of the pump.",
    numbered("P-", 101, 14),
  ),
  choice(
    "pump_type",
    "kind of pump",
    "How the pump works.",
    "centrifugal:52|diaphragm:12|gear:10|screw:9|submersible:9|peristaltic:4|piston:4",
  ),
  named(
    "valve",
    { en: "valve tag|valve number|control valve", de: "ventil", es: "válvula", fr: "vanne", pt: "válvula" },
    "Tag of the valve.",
    "XV-1001|XV-1002|XV-1003|PCV-201|PCV-202|FCV-310|FCV-311|LCV-405|TCV-118|PSV-501|PSV-502|HV-077",
  ),
  choice(
    "valve_type",
    "kind of valve",
    "How the valve is built.",
    "ball:28|gate:20|globe:16|butterfly:15|check:10|relief:7|needle:4",
  ),
  named(
    "boiler",
    { en: "boiler tag|boiler number", de: "kessel", es: "caldera", fr: "chaudière", pt: "caldeira" },
    "Tag of the boiler.",
    numbered("B-", 11, 8),
  ),
  named(
    "compressor",
    {
      en: "compressor tag|compressor number",
      de: "kompressor|verdichter",
      es: "compresor",
      fr: "compresseur",
      pt: "compressor",
    },
    "Tag of the compressor.",
    numbered("K-", 301, 8),
  ),
  choice(
    "compressor_type",
    "kind of compressor",
    "How the compressor works.",
    "screw:46|reciprocating:24|centrifugal:16|scroll:9|rotary vane:5",
  ),
  named(
    "heat_exchanger",
    { en: "!exchanger|heat exchanger tag|chiller" },
    "Tag of the heat exchanger.",
    numbered("E-", 201, 10),
  ),
  named(
    "conveyor",
    { en: "conveyor belt|belt conveyor|conveyor tag", de: "förderband" },
    "Tag of the conveyor.",
    numbered("CV-", 11, 12),
  ),
  named(
    "tank",
    { en: "tank number|storage tank|tank tag|tank name", es: "tanque", fr: "cuve", pt: "tanque" },
    "Tag of the tank.",
    numbered("TK-", 101, 12),
  ),
  named("silo", { en: "silo number", de: "silo" }, "Tag of the silo.", numbered("Silo ", 1, 8)),
  named("gauge", { en: "gauge number|pressure gauge|gauge tag" }, "Tag of the gauge.", numbered("PG-", 101, 12)),
  named(
    "furnace",
    { en: "kiln|furnace number|kiln number", de: "ofen", es: "horno", fr: "four", pt: "forno" },
    "Tag of the furnace.",
    numbered("Furnace ", 1, 6),
  ),
  named("electric_motor", { en: "motor tag|motor number" }, "Tag of the motor.", numbered("M-", 101, 12)),
  named("fan", { en: "fan tag|blower|exhaust fan|fan number" }, "Tag of the fan.", numbered("FN-", 11, 8)),
  named("cooling_tower", { en: "cooling tower number" }, "Tag of the cooling tower.", numbered("CT-", 1, 5)),
  choice(
    "filter",
    {
      en: "filter type|filter element|kind of filter|filter class",
      de: "filter",
      es: "filtro",
      fr: "filtre",
      pt: "filtro",
    },
    "Kind of filter.",
    "air filter:26|oil filter:22|fuel filter:14|hydraulic filter:12|water filter:12|HEPA H13:8|activated carbon:6",
  ),
  choice(
    "engine",
    {
      en: "engine variant|motorisation",
    },
    "What drives it.",
    "2.0 diesel:24|1.6 petrol:20|1.2 petrol:15|1.5 hybrid:12|electric 150 kW:11|3.0 diesel:8|electric 85 kW:6|2.0 petrol:4",
  ),
  choice(
    "lubricant",
    {
      en: "lubricant type|oil type|oil grade|grease",
      de: "schmierstoff",
      es: "lubricante",
      fr: "lubrifiant",
      pt: "lubrificante",
    },
    "What it is lubricated with.",
    "ISO VG 46:30|ISO VG 68:22|SAE 15W-40:16|ISO VG 32:12|lithium grease NLGI 2:12|gear oil VG 220:8",
  ),
  choice(
    "bearing",
    { en: "bearing type|bearing number|bearing code" },
    "Standard size of the bearing.",
    "6205-2RS:24|6208-ZZ:18|6310-C3:16|NU 310:14|22216-E:12|7208-B:10|6004-2RS:6",
  ),
  choice(
    "seal_type",
    "shaft seal|gasket|gasket type|mechanical seal",
    "Kind of seal.",
    "mechanical seal:34|o-ring:28|lip seal:18|packed gland:12|spiral wound gasket:8",
  ),
  choice(
    "calibration_result",
    "calibration outcome|calibration status",
    "How the calibration ended.",
    "pass:86|adjusted:10|fail:4",
  ),
];
