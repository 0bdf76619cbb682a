import { choice } from "../define.ts";
import { named } from "../named.ts";
import type { SemanticType } from "../semantic-type.ts";

/** By what radio and wire, and with what set, people are connected. */
export const gearTypes: readonly SemanticType[] = [
  choice(
    "band",
    {
      en: "radio band|cell band|lte band|5g band|wifi band",
      de: "frequenzband",
      es: "banda de frecuencia",
      fr: "bande de fréquence",
      pt: "banda de frequência",
    },
    "Band of frequencies.",
    "1800 MHz:24|800 MHz:20|3.5 GHz:18|2100 MHz:14|700 MHz:12|2600 MHz:8|900 MHz:4",
  ),
  named(
    "modem",
    { en: "modem model|router model|home router|cpe|cpe model|modem type", de: "modem", es: "módem", pt: "modem" },
    "Invented model of modem.",
    "HomeBox 3|HomeBox 5|Lumo Fiber X|Lumo DSL 2|AirLink 5G|CableOne 31|NetHub Pro",
  ),
  choice("sim_type", "type of sim|sim card type|sim kind", "Kind of SIM.", "eSIM:32|nano:56|micro:6|M2M:6"),
  choice(
    "antenna_type",
    "type of antenna|antenna kind",
    "Kind of antenna.",
    "sector:48|omni:18|massive MIMO:18|small cell:11|parabolic:5",
  ),
  choice(
    "access_type",
    "broadband type|broadband technology|internet connection type|type of connection",
    "How the house is connected.",
    "FTTH:40|VDSL:24|cable:20|fixed wireless:9|ADSL:7",
  ),
  choice(
    "telecom_fault",
    "network fault|line fault type|network issue|network problem|fault category of network",
    "What is wrong with the line.",
    "no signal:26|slow speed:24|dropped calls:16|cable cut:13|power failure:11|equipment failure:10",
  ),
  choice("network_slice", "slice type|5g slice", "Kind of slice.", "eMBB:66|URLLC:18|mMTC:16"),
  choice(
    "roaming_partner",
    "visited network|roaming network|roaming operator",
    "Invented network that is visited.",
    "Nordcell:22|Aurelia Mobile:20|Telvara:17|Ilios Com:15|Cordia Tel:14|Kestrel Wireless:12",
  ),
  choice(
    "bundle",
    { en: "data bundle|top up bundle|service bundle|product bundle of telecom|bundle type", es: "paquete de datos" },
    "What is bought together.",
    "data 10 GB:28|data 5 GB:22|unlimited:20|voice 500 min:14|social pack:10|roaming pack:6",
  ),
];
