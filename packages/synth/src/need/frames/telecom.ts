import { beta, choices, lognormal, normal, numbers } from "../ontology/models.ts";
import { core, follows, key, known, knowns, rule, when } from "./define.ts";
import type { Frame } from "./frame.ts";
import { implies, likelierBy, pulledBy, spans, tells, variesBy } from "./rules.ts";

const callRecords: Frame = {
  id: "call_detail_records",
  title: "call detail records",
  cues: {
    en: "call detail record:3|call of subscriber:4|subscriber call:4|cdr:3|cdrs:3|phone call:2.5|telecom call:3|call record:3|caller:2|callee:2.5|roaming:2.5|cell tower:2|dropped call:3|voice call:2.5|call log:2.5|telecom:2|telecommunications:2|sms record:2.5|call duration:2|mobile call:3|imei:1.5|msisdn:2.5",
    de: "verbindungsdaten:3|anrufdaten:3|einzelverbindungsnachweis:3|telefonat:2.5|anruf:2",
    es: "registros de llamadas:3|llamadas telefónicas:3|llamada:2|itinerancia:2.5",
    fr: "relevés d'appels:3|appels téléphoniques:3|appel:2|itinérance:2.5",
    pt: "registros de chamadas:3|chamadas telefônicas:3|chamada:2|ligações:2",
  },
  against:
    "call center:2|support call:2|sales call:2|api call:3|function call:3|call option:3|emergency call:2|cold call:2|tool call:3|margin call:3",
  record: "call",
  fields: [
    key("call_id"),
    core("caller_number", { names: "caller|from|a number|a party|calling number|caller id" }),
    core("callee_number", { names: "callee|to|b number|b party|called number|receiver" }),
    core("start_time=call_start", { names: "start|timestamp|call start|call time|started at" }),
    core("duration_s=call_duration_s", { names: "duration|call duration|length" }),
    core("cell_id@cell", { names: "cell|cell tower|tower|tower id" }),
    core("call_type", { names: "type|direction" }),
    known("is_roaming", { names: "roaming" }),
    known("is_dropped", { names: "dropped" }),
    known("charge=call_charge", { names: "charge|cost|price" }),
    known("end_time", { names: "end" }),
    ...knowns(
      "subscriber_id@subscriber call_status imei@subscriber imsi@subscriber iccid@subscriber radio_technology mobile_operator@subscriber mobile_plan@subscriber data_usage_mb sms_count currency country region city mos_score signal_strength latitude longitude handset_model@subscriber is_fraud roaming_country=country duration_min is_international=flag",
    ),
  ],
  rules: [
    rule("caller_number and callee_number differ", "caller_number callee_number", {}, [
      { kind: "different", fields: ["caller_number", "callee_number"] },
    ]),
    variesBy("duration_s", "call_type", { missed: { kind: "constant", value: 0 } }, numbers(lognormal(95, 1.1), 0), [
      implies(when("call_type", "missed"), when("duration_s", 0)),
    ]),
    follows("end_time", "start_time", lognormal(95, 1.1), "s"),
    spans("duration_s", "start_time", "end_time", "s"),
    tells("is_dropped", "call_status", "dropped"),
    rule(
      "charge rises with duration_s",
      "charge duration_s",
      {
        charge: { kind: "product", factors: ["duration_s"], times: 0.0018, noise: beta(3, 3, 0.6, 1.4), decimals: 2 },
      },
      [{ kind: "sign", fields: ["duration_s", "charge"], sign: 1 }],
    ),
  ],
  rhythm: "consumer",
  days: 30,
};

const subscribers: Frame = {
  id: "telecom_subscribers",
  title: "telecom subscribers",
  cues: {
    en: "telecom churn:3|telco churn:3|telecom customer:3|telco customer:3|mobile subscriber:3|telecom subscriber:3|phone plan:2.5|mobile plan:2.5|prepaid:1.5|postpaid:2.5|internet service provider:2.5|isp customer:3|broadband customer:3|data plan:2.5|sim card:2.5|telco:2.5",
    de: "mobilfunkkunde:3|telekommunikationskunde:3|handyvertrag:3|kundenabwanderung mobilfunk:3",
    es: "abonados móviles:3|clientes de telecomunicaciones:3|telefonía móvil:2.5",
    fr: "abonnés mobiles:3|clients télécom:3|téléphonie mobile:2.5",
    pt: "assinantes móveis:3|clientes de telecomunicações:3|telefonia móvel:2.5",
  },
  against: "saas:2|newsletter:2|streaming:2|call record:1.5",
  record: "subscriber",
  fields: [
    key("subscriber_id", { names: "customer|customer id|account" }),
    core("plan=mobile_plan", { names: "plan|tariff|plan type" }),
    core("activated_at=joined_at", { names: "activation date|activated|start date|signup date" }),
    core("monthly_charge=price", {
      names: "monthly charge|monthly charges|monthly fee|monthly bill",
      model: numbers(normal(38, 14), 2),
      minimum: 5,
    }),
    core("data_usage_mb", { names: "data usage|data used|data", model: numbers(lognormal(8_500, 0.9), 0) }),
    core("voice_minutes", { names: "minutes|call minutes" }),
    core("has_churned=flag", { names: "churn|churned|churn flag|left", model: { kind: "flag", rate: 0.18 } }),
    known("tenure_months", { names: "tenure|months" }),
    known("contract=contract_length", { names: "contract|contract type" }),
    known("churn_reason=reason", {
      names: "churn reason|reason for leaving",
      model: choices("price:34|competitor offer:28|coverage:18|service:14|moved:6"),
    }),
    known("total_charges=total", { names: "total charges|total billed" }),
    ...knowns(
      "age gender region city service_line sms_count support_calls handset_model imei iccid radio_technology payment_method recharge_amount is_roaming download_mbps mobile_operator language full_name email phone currency credit_score paperless_billing=flag satisfaction",
    ),
  ],
  rules: [
    likelierBy("has_churned", { tenure_months: -0.45, support_calls: 0.35 }, 0.18),
    likelierBy("has_churned", { tenure_months: -0.45 }, 0.18),
    {
      statement: "churn_reason only where has_churned",
      needs: ["churn_reason", "has_churned"],
      sets: {},
      present: { churn_reason: when("has_churned", true) },
      checks: [{ kind: "present", field: "churn_reason", when: when("has_churned", true) }],
    },
    rule(
      "total_charges = monthly_charge × tenure_months",
      "total_charges monthly_charge tenure_months",
      {
        total_charges: { kind: "product", factors: ["monthly_charge", "tenure_months"], decimals: 2 },
      },
      [{ kind: "product", result: "total_charges", factors: ["monthly_charge", "tenure_months"] }],
    ),
  ],
  rhythm: "consumer",
  days: 730,
};

const cellMetrics: Frame = {
  id: "cell_tower_metrics",
  category: "network-infrastructure-logs",
  title: "cell tower metrics",
  cues: {
    en: "cell tower metric:3|cell site:3|base station:3|ran kpi:3|cell kpi:3|5g cell:3|4g cell:3|lte cell:3|prb:2|prb utilisation:3|prb utilization:3|radio network:3|5g network:2.5|mobile network performance:3|cell tower performance:3|drop call rate:3|handover:2.5|speed test:3|signal coverage:2.5|network coverage:2.5|drive test:3|lte:2",
    de: "funkzelle:3|mobilfunkmast:3|mobilfunknetz:2.5|netzabdeckung:2.5",
    es: "torre celular:3|red móvil:2.5|cobertura móvil:3",
    fr: "antenne relais:3|réseau mobile:2.5|couverture mobile:3",
    pt: "torre de celular:3|rede móvel:2.5|cobertura móvel:3",
  },
  against: "call record:2|battery cell:3|cell culture:3",
  record: "interval",
  fields: [
    key("cell_id@cell", { names: "tower|site|base station" }),
    key("timestamp"),
    core("technology=radio_technology@cell", { names: "technology|network type" }),
    core("connected_users", { names: "users|active users" }),
    core("download_mbps", { names: "throughput|download|download speed" }),
    core("cell_load", { names: "load|utilization" }),
    core("drop_rate", { names: "call drop rate|dropped calls" }),
    ...knowns(
      "signal_strength signal_to_noise upload_mbps ping_ms handover_success_rate region@cell latitude@cell longitude@cell frequency_mhz@cell mobile_operator@cell packet_loss=percentage availability=percentage alarm_type data_usage_mb tower_technology@cell temperature power_w city@cell",
    ),
  ],
  rules: [
    pulledBy("download_mbps", { cell_load: -0.5 }, lognormal(72, 0.6), 1),
    pulledBy("cell_load", { connected_users: 0.7 }, beta(3, 3, 0, 100), 1),
  ],
  layout: { kind: "series", subject: "cell", every: { count: 15, unit: "min" } },
  rhythm: "consumer",
  days: 14,
};

export const telecomFrames: readonly Frame[] = [callRecords, subscribers, cellMetrics];
