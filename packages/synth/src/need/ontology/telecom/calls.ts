import { choice, flag, instant, key, scheme, shaped, whole } from "../define.ts";
import { lognormal } from "../models.ts";
import type { SemanticType } from "../semantic-type.ts";

export const callsTypes: readonly SemanticType[] = [
  key(
    "call_id",
    {
      en: "call|phone call|call detail record|cdr|call number|voice call|call record",
      de: "anruf|gespräch|anrufnummer",
      es: "llamada|id de la llamada",
      fr: "appel|identifiant de l'appel",
      pt: "chamada|ligação|id da chamada",
    },
    "Number of the call.",
    "CALL-",
  ),
  key(
    "subscriber_id",
    {
      en: "subscriber|mobile subscriber|telecom customer|sim owner|subscriber number",
      de: "mobilfunkkunde",
      es: "abonado|suscriptor",
      fr: "abonné mobile",
      pt: "assinante",
    },
    "Number of the subscriber.",
    "SUB-",
    "subscriber",
  ),
  caller(
    "caller_number",
    "caller|a number|calling number|calling party|from number|originating number|a-party|msisdn|caller id|calling",
    "Who calls, from a range that is not assigned.",
  ),
  caller(
    "callee_number",
    "callee|b number|called number|called party|to number|dialed number|dialled number|b-party|receiver number|receiver|recipient number|~called",
    "Who is called, from a range that is not assigned.",
  ),
  instant(
    "call_start",
    {
      en: "call start time|start of call|call time|answered at|call date|call datetime",
      de: "anrufbeginn|gesprächsbeginn",
      es: "inicio de la llamada",
      fr: "début de l'appel",
      pt: "início da chamada",
    },
    "When the call began.",
  ),
  whole(
    "call_duration_s",
    {
      en: "call duration|duration of call|call length|talk time|call seconds|call minutes|conversation duration",
      de: "gesprächsdauer|anrufdauer",
      es: "duración de la llamada",
      fr: "durée de l'appel",
      pt: "duração da chamada",
    },
    "How long the call lasted.",
    lognormal(95, 1.1),
    { unit: "s", maximum: 86_400 },
  ),
  choice(
    "call_type",
    {
      en: "type of call|call direction|inbound or outbound|call category|service type of call",
      de: "anruftyp|anrufart",
      es: "tipo de llamada",
      fr: "type d'appel",
      pt: "tipo de chamada",
    },
    "Kind of call.",
    "outgoing:48|incoming:40|missed:9|international:3",
  ),
  choice(
    "call_status",
    "call result|call disposition|call outcome|termination cause|release cause|call end reason",
    "How the call ended.",
    "completed:86|no_answer:8|busy:3|dropped:2|failed:1",
  ),
  flag(
    "is_dropped",
    {
      en: "dropped|dropped call|call dropped|drop flag|call drop",
      de: "gesprächsabbruch|abgebrochen",
      es: "llamada caída|caída",
      fr: "appel coupé|coupure d'appel",
      pt: "chamada caída|queda de chamada",
    },
    "Whether the call broke off.",
    0.018,
  ),
  flag(
    "is_roaming",
    {
      en: "roaming|roaming flag|is roaming|roaming indicator",
      de: "roaming",
      es: "itinerancia",
      fr: "itinérance",
      pt: "roaming",
    },
    "Whether the phone was in a foreign network.",
    0.04,
  ),
  key(
    "cell_id",
    {
      en: "cell|cell tower|tower|base station|cell site|tower id|antenna|enodeb|gnodeb|bts|cell tower id|cell sector",
      de: "funkzelle|sendemast|mobilfunkmast",
      es: "celda|torre|antena",
      fr: "cellule|antenne|antenne relais",
      pt: "célula|torre|antena",
    },
    "Number of the cell.",
    "CELL-",
    "cell",
  ),
  scheme(
    "imei",
    {
      en: "imei number|handset imei|device imei|phone imei",
      de: "imei-nummer",
      es: "imei del teléfono",
      fr: "numéro imei",
      pt: "imei do aparelho",
    },
    "Number of the handset with a valid check digit, of a type that is not allocated.",
    "imei",
  ),
  scheme("iccid", "sim|sim number|sim card|sim id|sim card number", "Number of the SIM card.", "iccid"),
  shaped(
    "imsi",
    "international mobile subscriber identity|imsi number",
    "Subscriber identity in the test network 001-01.",
    "001019999999999",
  ),
  choice(
    "radio_technology",
    {
      en: "!technology|radio access technology|rat|network generation|mobile network type|4g 5g|access technology|network technology type",
      de: "netztyp|netzgeneration|mobilfunkstandard",
      es: "tipo de red|tecnología de red",
      fr: "type de réseau|technologie réseau",
      pt: "tipo de rede|tecnologia de rede",
    },
    "Generation of the network.",
    "4G:58|5G:34|3G:6|2G:2",
  ),
  choice(
    "mobile_operator",
    {
      en: "telecom operator|network operator|mobile carrier|carrier network|telecom provider|mno",
      de: "mobilfunkanbieter|netzbetreiber",
      es: "operador móvil|operadora",
      fr: "opérateur mobile|opérateur",
      pt: "operadora|operadora móvel",
    },
    "Invented operator.",
    "Telvia:34|Norfon:26|Celestia Mobile:22|Orbitel:12|Minuta:6",
  ),
  choice(
    "mobile_plan",
    {
      en: "phone plan|mobile tariff|data plan|calling plan|prepaid or postpaid|plan type of the line|contract plan",
      de: "handytarif|mobilfunktarif",
      es: "plan móvil|plan de datos",
      fr: "forfait mobile|forfait",
      pt: "plano móvel|plano de dados",
    },
    "Plan.",
    "postpaid:46|prepaid:30|family:16|business:8",
  ),
];

function caller(id: string, names: string, meaning: string): SemanticType {
  return { id, type: "string", meaning, names: { en: names }, model: { kind: "person", part: "phone" } };
}
