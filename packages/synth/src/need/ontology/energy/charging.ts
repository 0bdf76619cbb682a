import { choice, decimal, key, money, whole } from "../define.ts";
import { beta, exponential, lognormal, normal } from "../models.ts";
import type { SemanticType } from "../semantic-type.ts";

export const chargingTypes: readonly SemanticType[] = [
  key(
    "charging_session_id",
    {
      en: "charging session|charge session|ev charging session|charging event|charge event|charging transaction",
      de: "ladevorgang|ladesitzung",
      es: "sesión de carga|recarga",
      fr: "session de recharge|recharge",
      pt: "sessão de carregamento|recarga veicular",
    },
    "Number of the charging session.",
    "CHG-",
  ),
  key(
    "charging_station_id",
    {
      en: "charging station|charge point|charger|evse|charging point|charge station|ev charger|charger id|chargepoint|evse id",
      de: "ladestation|ladesäule|ladepunkt",
      es: "estación de carga|cargador|punto de carga",
      fr: "borne de recharge|station de recharge|borne",
      pt: "estação de recarga|carregador|ponto de recarga",
    },
    "Number of the charging station.",
    "EVSE-",
    "station",
  ),
  choice(
    "connector_type",
    {
      en: "connector|plug type|charger type|charging connector|plug|socket type",
      de: "steckertyp|stecker|anschluss",
      es: "conector|tipo de conector",
      fr: "connecteur|type de prise",
      pt: "conector|tipo de conector",
    },
    "Kind of plug.",
    "Type 2:54|CCS:34|CHAdeMO:8|NACS:4",
  ),
  decimal(
    "max_power_kw",
    {
      en: "charger power|max power|max kw|rated charging power|power rating|station power|charging power|charging rate kw|maximum power",
      de: "ladeleistung|maximale leistung",
      es: "potencia de carga|potencia máxima",
      fr: "puissance de charge|puissance maximale",
      pt: "potência de carga|potência máxima",
    },
    "Highest charging power.",
    lognormal(22, 0.8),
    0,
    { unit: "kW", minimum: 2, maximum: 400 },
  ),
  decimal(
    "energy_delivered_kwh",
    {
      en: "kwh delivered|energy delivered|charged energy|energy charged|kwh charged|delivered energy|energy dispensed|kwh dispensed|charge amount kwh",
      de: "geladene energie|lademenge",
      es: "energía entregada|energía cargada|kwh entregados",
      fr: "énergie délivrée|énergie chargée|kwh délivrés",
      pt: "energia entregue|energia carregada|kwh entregues",
    },
    "Energy charged.",
    lognormal(19, 0.65),
    2,
    { unit: "kWh", minimum: 0, maximum: 400 },
  ),
  whole(
    "idle_time_min",
    "idle fee minutes|overstay|overstay minutes|time plugged after charging|idle after charging",
    "Minutes at the plug after the charge was done.",
    exponential(38),
    { unit: "min", maximum: 5000 },
  ),
  money("idle_fee", "overstay fee|blocking fee", "Fee for blocking the plug.", 3.5, 0.6),
  whole(
    "start_soc",
    "soc start|initial soc|arrival soc|state of charge at start|battery at start|start battery level",
    "Charge of the battery at the start.",
    beta(2.4, 4, 2, 90),
    { unit: "%", maximum: 100 },
  ),
  whole(
    "end_soc",
    "soc end|final soc|departure soc|state of charge at end|battery at end|end battery level",
    "Charge of the battery at the end.",
    beta(6, 2, 30, 100),
    { unit: "%", maximum: 100 },
  ),
  whole(
    "range_km",
    "driving range|ev range|electric range|remaining range",
    "How far the charge takes the car.",
    normal(310, 90),
    { unit: "km", maximum: 1200 },
  ),
  choice(
    "charging_outcome",
    "charging session status|charge status|session outcome|stop reason|charging status",
    "How the charging ended.",
    "completed:90|stopped by user:6|failed:3|interrupted:1",
  ),
];
