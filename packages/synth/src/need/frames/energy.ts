import { beta, choices, lognormal, normal, numbers } from "../ontology/models.ts";
import { core, follows, key, known, knowns, lasts, multiplies, rule, when, within } from "./define.ts";
import type { Frame } from "./frame.ts";
import { accumulates, drawnBy, implies, pulledBy, spans, variesBy } from "./rules.ts";

const smartMeters: Frame = {
  id: "smart_meter_readings",
  category: "iot-sensor-logs",
  title: "smart meter readings",
  cues: {
    en: "smart meter:3|meter reading:3|electricity meter:3|energy meter:3|smart meter reading:3|household electricity:2.5|household energy:2.5|electricity consumption:2.5|energy consumption:2|half-hourly consumption:3|utility meter:3|solar export:1.5|kwh:1|power consumption:1.5|submeter:2.5|utility usage:2.5|home energy:2.5|meter data:3",
    de: "smart meter:3|stromzähler:3|zählerstand:3|zählerdaten:3|stromverbrauch:2.5|lastgang:3|energieverbrauch:2",
    es: "medidor inteligente:3|contador inteligente:3|lecturas de medidores:3|consumo eléctrico:2.5|consumo de energía:2",
    fr: "compteur intelligent:3|compteur communicant:3|relevés de compteur:3|consommation électrique:2.5|consommation d'énergie:2",
    pt: "medidor inteligente:3|leituras de medidores:3|consumo de energia:2.5|consumo elétrico:2.5",
  },
  against:
    "bill:2.5|electricity bill:4|invoice:2|tariff contract:2|water meter:2|gas meter:2|parking meter:3|taxi meter:3|square meter:2|ev charging:1.5|data center:1.5|billing:1|fuel:1",
  record: "reading",
  fields: [
    key("meter_id@meter", { names: "home|house|household|home id|meter" }),
    key("timestamp", { names: "interval start|reading time" }),
    core("consumption_kwh=energy_kwh", {
      names: "consumption|kwh|import|import kwh|energy|usage|electricity consumption|energy consumption",
    }),
    core("voltage"),
    core("tariff@meter"),
    core("region@meter"),
    known("export_kwh", { names: "export|solar export|solar generation" }),
    known("has_solar@meter", { names: "solar" }),
    known("reading=meter_reading", { names: "meter reading|cumulative reading|cumulative kwh" }),
    known("temperature=air_temperature", { names: "temperature|outdoor temperature" }),
    ...knowns(
      "household_id@meter household_size@meter building_type@meter has_ev@meter city@meter postcode@meter power_w peak_demand_kw power_factor reactive_power_kvar electric_current grid_frequency price_per_kwh cost water_m3 gas_m3 heating_kwh quality_flag device_status is_anomaly latitude@meter longitude@meter area_m2=value is_estimated=flag",
    ),
  ],
  rules: [
    variesBy("export_kwh", "has_solar", { false: { kind: "constant", value: 0 } }, numbers(lognormal(0.12, 1), 3), [
      implies(when("has_solar", false), when("export_kwh", 0)),
    ]),
    accumulates("reading", "meter_id", lognormal(8200, 0.7), lognormal(0.22, 0.7), 3),
    rule(
      "cost = consumption_kwh × price_per_kwh",
      "cost consumption_kwh price_per_kwh",
      { cost: { kind: "product", factors: ["consumption_kwh", "price_per_kwh"], decimals: 4 } },
      [{ kind: "product", result: "cost", factors: ["consumption_kwh", "price_per_kwh"] }],
    ),
  ],
  layout: { kind: "series", subject: "meter", every: { count: 30, unit: "min" } },
  rhythm: "flat",
  days: 30,
};

const waterMeters: Frame = {
  id: "water_meter_readings",
  category: "iot-sensor-logs",
  title: "water and gas meter readings",
  cues: {
    en: "water meter:3|gas meter:3|water meter reading:3|gas meter reading:3|water consumption:2.5|gas consumption:2.5|water usage:2.5|district heating:2.5|heat meter:3",
    de: "wasserzähler:3|gaszähler:3|wasserverbrauch:2.5|gasverbrauch:2.5|fernwärme:2.5",
    es: "medidor de agua:3|contador de agua:3|consumo de agua:2.5|medidor de gas:3",
    fr: "compteur d'eau:3|compteur de gaz:3|consommation d'eau:2.5",
    pt: "medidor de água:3|hidrômetro:3|consumo de água:2.5|medidor de gás:3",
  },
  against: "water quality:2|crop:1.5|drinking water:1.5",
  record: "reading",
  fields: [
    key("meter_id@meter", { names: "apartment|household|home|meter" }),
    key("timestamp", { names: "reading time|reading date" }),
    core("consumption_m3=water_m3", { names: "consumption|usage|water consumption|volume|m3" }),
    core("reading=meter_reading", { names: "meter reading|cumulative reading|index", unit: "m3" }),
    core("battery_level"),
    core("leak_flag=water_leak", { names: "leak|leak detected" }),
    ...knowns(
      "gas_m3 heating_kwh flow_rate pressure temperature=water_temperature household_size@meter building_type@meter city@meter postcode@meter region@meter household_id@meter tariff@meter cost price signal_strength quality_flag is_anomaly device_status latitude@meter longitude@meter",
    ),
  ],
  rules: [accumulates("reading", "meter_id", lognormal(420, 0.6), lognormal(0.32, 0.6), 3)],
  layout: { kind: "series", subject: "meter", every: { count: 1, unit: "day" } },
  rhythm: "flat",
  days: 90,
};

const evCharging: Frame = {
  id: "ev_charging_sessions",
  title: "EV charging sessions",
  cues: {
    en: "ev charging:3|charging session:3|charging station:3|electric vehicle charging:3|charge point:3|ev charger:3|charger:1.5|connector:1.5|kwh delivered:3|ocpp:3|supercharger:2.5|electric car charging:3|charging:1.5",
    de: "ladevorgang:3|ladevorgänge:3|ladestation:3|ladesäule:3|elektroauto laden:3",
    es: "carga de vehículos eléctricos:3|estación de carga:3|sesiones de carga:3",
    fr: "recharge de véhicules électriques:3|borne de recharge:3|sessions de recharge:3",
    pt: "recarga de veículos elétricos:3|estação de recarga:3|sessões de carregamento:3",
  },
  against: "surcharge:2|phone charger:1.5|criminal charge:3|extra charge:2",
  record: "charging session",
  fields: [
    key("session_id=charging_session_id", { names: "session|transaction" }),
    core("station_id=charging_station_id@station", { names: "station|charger|charge point|charging station" }),
    core("connector_type", { names: "connector|plug" }),
    core("start_time", { names: "start|plugged in at|started at" }),
    core("end_time", { names: "end|unplugged at|ended at" }),
    core("energy_kwh=energy_delivered_kwh", { names: "kwh|energy|energy delivered|kwh delivered" }),
    core("cost", { names: "price|total cost|amount|total price|revenue" }),
    known("max_power_kw", { names: "power|max power|charging power|max kw" }),
    known("duration_min", { names: "duration|session duration|charging duration" }),
    known("price_per_kwh", { names: "tariff|unit price|rate" }),
    known("currency"),
    ...knowns(
      "user_id@user vehicle_id@user vehicle_model@user fuel_type idle_time_min idle_fee start_soc end_soc city@station latitude@station longitude@station location_name=parking_lot@station operator=company_name@station payment_method charging_outcome battery_level range_km error_code=fault_code is_completed",
    ),
  ],
  rules: [
    follows("end_time", "start_time", lognormal(75, 0.75), "min"),
    spans("duration_min", "start_time", "end_time", "min"),
    rule("energy_kwh is a share of max_power_kw × hours", "energy_kwh max_power_kw duration_min", {
      energy_kwh: {
        kind: "product",
        factors: ["max_power_kw", "duration_min"],
        times: 1 / 60,
        noise: beta(4, 4, 0.2, 0.9),
        decimals: 2,
      },
    }),
    multiplies("cost", "energy_kwh price_per_kwh"),
    within("idle_time_min", "duration_min", beta(0.7, 4), 0),
    rule(
      "start_soc < end_soc",
      "start_soc end_soc",
      {
        start_soc: { kind: "portion", of: "end_soc", share: beta(3, 4, 0.05, 0.95), decimals: 0 },
      },
      [{ kind: "ascending", fields: ["start_soc", "end_soc"] }],
    ),
  ],
  rhythm: "consumer",
  days: 90,
};

const powerGeneration: Frame = {
  id: "power_generation",
  category: "iot-sensor-logs",
  title: "power generation",
  cues: {
    en: "power generation:3|solar generation:3|solar panel:2.5|solar farm:3|wind farm:3|wind turbine:3|photovoltaic:3|pv:2|inverter:2.5|renewable energy:2.5|electricity generation:3|power plant:3|turbine scada:3|hydro power:2.5|energy production:2.5|solar:1.5|battery storage:2",
    de: "stromerzeugung:3|solaranlage:2.5|windpark:3|windrad:3|photovoltaik:3|kraftwerk:3",
    es: "generación de energía:3|generación solar:3|parque eólico:3|aerogenerador:3|central eléctrica:3",
    fr: "production d'électricité:3|production solaire:3|parc éolien:3|éolienne:3|centrale:2.5",
    pt: "geração de energia:3|geração solar:3|parque eólico:3|aerogerador:3|usina:2.5",
  },
  against:
    "smart meter:2|household:1.5|solar system planet:3|text generation:3|lead generation:3|gas turbine engine test:1|repair:3|inspection:3|maintenance:2",
  record: "reading",
  fields: [
    key("plant_id@plant", { names: "turbine|panel|plant|site|farm|unit" }),
    key("timestamp"),
    core("power_mw=generation_mw", { names: "power output|output|power|generation|active power|energy output" }),
    core("energy_source@plant", { names: "source|type|technology|fuel type" }),
    core("capacity_mw=installed_capacity_mw@plant", { names: "capacity|rated power|installed capacity" }),
    core("status=device_status", { names: "status|state" }),
    known("temperature=air_temperature", { names: "ambient temperature|temperature" }),
    ...knowns(
      "wind_speed wind_direction solar_radiation panel_temperature inverter_id@plant turbine_id@plant dc_power_kw ac_power_kw generation_mwh rotation_speed pitch_angle nacelle_direction capacity_factor conversion_efficiency curtailment_pct voltage electric_current cloud_cover humidity storage_level_mwh price_per_mwh carbon_intensity country@plant latitude@plant longitude@plant region@plant vibration process_temperature alarm_type",
    ),
    known("energy_kwh", { names: "energy|energy yield|daily energy|yield", model: numbers(lognormal(38, 0.6), 1) }),
  ],
  rules: [within("ac_power_kw", "dc_power_kw", beta(40, 2), 2), within("power_mw", "capacity_mw", beta(1.4, 2.2), 2)],
  layout: { kind: "series", subject: "plant", every: { count: 1, unit: "h" } },
  rhythm: "flat",
  days: 30,
};

/** What power costs hour by hour; what is drawn from the grid meanwhile is another question. */
const powerPrices: Frame = {
  id: "power_prices",
  category: "financial-markets",
  title: "power prices",
  cues: {
    en: "power price:3|day-ahead price:4|day-ahead auction:4|electricity spot price:4|hourly spot price:3|bidding zone:3|price zone:2|power exchange:3",
    de: "strompreis:2.5|spotmarktpreis:3",
    es: "precio de la electricidad:3|mercado diario:3",
    fr: "prix de l'électricité:3|prix spot:3",
    pt: "preço da eletricidade:3|preço spot:3",
  },
  against: "grid load:3|load:2|household:3|tariff:3|generation:2",
  record: "interval",
  fields: [
    key("zone=country@zone", { names: "area|bidding zone|price zone|market area|region|country|market" }),
    key("timestamp", { names: "hour|interval start|delivery start|delivery hour" }),
    core("price=price_per_mwh", { names: "price|spot price|day-ahead price|clearing price" }),
    core("volume=generation_mwh", { names: "volume|traded volume|volume mwh" }),
    ...knowns("currency forecast_mw carbon_intensity energy_source is_holiday"),
  ],
  rules: [],
  layout: { kind: "series", subject: "zone", every: { count: 1, unit: "h" } },
  rhythm: "flat",
  days: 60,
};

const gridLoad: Frame = {
  id: "electricity_grid",
  title: "electricity market and grid load",
  cues: {
    en: "grid load:3|electricity demand:3|electricity price:2.5|power grid:3|electricity market:3|day-ahead:3|load forecast:3|spot price of electricity:3|grid frequency:2.5|substation:2.5|transformer load:2.5|energy market:2.5|energy trading:2.5|balancing market:3|national grid:2.5|peak demand:2",
    de: "stromnetz:3|netzlast:3|strommarkt:3|strombörse:3|strompreis:2.5|umspannwerk:2.5",
    es: "red eléctrica:3|demanda eléctrica:3|mercado eléctrico:3",
    fr: "réseau électrique:3|demande d'électricité:3|marché de l'électricité:3",
    pt: "rede elétrica:3|demanda de energia elétrica:3|mercado de energia:3",
  },
  against: "css grid:3|stock:1.5|household:1.5|transformer model:3",
  record: "interval",
  fields: [
    key("zone=region@zone", { names: "area|bidding zone|region|country|market" }),
    key("timestamp", { names: "hour|interval start" }),
    core("demand_mw", { names: "load|demand|consumption" }),
    core("generation_mw", {
      names: "generation|production",
      model: { kind: "measurement", level: lognormal(8300, 0.4), daily: 1300, yearly: 600, noise: 190, decimals: 1 },
    }),
    core("price=price_per_mwh", { names: "price|spot price|day-ahead price" }),
    core("forecast_mw", { names: "forecast|load forecast" }),
    ...knowns(
      "renewable_share carbon_intensity grid_frequency energy_source voltage currency temperature=air_temperature wind_speed solar_radiation substation_id=station_id@zone import_mw=value peak_demand_kw load_pct is_holiday storage_level_mwh volume_mwh=generation_mwh",
    ),
  ],
  rules: [
    drawnBy("generation_mw", "+demand_mw", normal(0, 420), 1),
    drawnBy("forecast_mw", "+demand_mw", normal(0, 160), 1),
    pulledBy("price", { demand_mw: 0.6 }, normal(78, 34), 2),
  ],
  layout: { kind: "series", subject: "zone", every: { count: 1, unit: "h" } },
  rhythm: "flat",
  days: 60,
};

const powerOutages: Frame = {
  id: "power_outages",
  title: "power outages",
  cues: {
    en: "power outage:3|blackout:3|power cut:3|electricity outage:3|saidi:3|utility outage:3|service restoration:2.5|grid outage:3|outage of power:3",
    de: "stromausfall:3|stromausfälle:3",
    es: "corte de luz:3|apagón:3|cortes de energía:3",
    fr: "panne de courant:3|coupure d'électricité:3",
    pt: "queda de energia:3|apagão:3",
  },
  against: "cloud:1.5|server:2|website:2|network outage:2",
  record: "outage",
  fields: [
    key("outage_id"),
    core("started_at=start_time", { names: "start|start time|began" }),
    core("restored_at", { names: "end|end time|restored" }),
    core("duration_min", { names: "duration|minutes" }),
    core("customers_affected", { names: "customers|homes affected" }),
    core("cause=outage_cause", { names: "cause|reason" }),
    core("region", { names: "area|district" }),
    ...knowns(
      "city postcode latitude longitude weather_condition wind_speed substation@substation status=status crew=team is_planned=flag note equipment=machine_id@substation severity",
    ),
  ],
  rules: [
    follows("restored_at", "started_at", lognormal(88, 0.9), "min"),
    lasts("duration_min", "started_at", "restored_at", "min"),
  ],
  rhythm: "flat",
  days: 365,
};

const oilWells: Frame = {
  id: "oil_and_gas_production",
  title: "oil and gas production",
  cues: {
    en: "oil well:3|oil production:3|gas production:3|oil and gas:3|drilling:2.5|wellhead:3|petroleum:2.5|barrels:2|reservoir:1.5|refinery:2|pipeline pressure:2.5|crude oil production:3|offshore:2",
    de: "ölförderung:3|erdöl:2.5|bohrung:2.5|gasförderung:3",
    es: "producción de petróleo:3|pozo petrolero:3|petróleo y gas:3",
    fr: "production de pétrole:3|puits de pétrole:3|pétrole et gaz:3",
    pt: "produção de petróleo:3|poço de petróleo:3|óleo e gás:3",
  },
  against: "sugar:4|salt:2|sugar refinery:4|oil painting:3|olive oil:3|data pipeline:3|oil price:1.5|oil change:3",
  record: "daily report",
  fields: [
    key("well_id@well"),
    key("date", { names: "production date|day" }),
    core("oil_bbl=oil_barrels", { names: "oil|oil production|barrels|oil volume" }),
    core("gas_mcf=gas_production_mcf", { names: "gas|gas production" }),
    core("water_cut_pct", { names: "water cut" }),
    core("wellhead_pressure", { names: "pressure" }),
    core("status=device_status@well", {
      names: "status|well status",
      model: choices("producing:82|shut-in:12|workover:4|abandoned:2"),
    }),
    ...knowns(
      "region@well country@well depth_m@well temperature=process_temperature drilling_rate lithology@well operator=company_name@well license_block@well operating_hours latitude@well longitude@well pipeline_event flow_rate production_cost=cost downtime_hours=duration_hours viscosity active_wells",
    ),
  ],
  rules: [],
  layout: { kind: "series", subject: "well", every: { count: 1, unit: "day" } },
  rhythm: "flat",
  days: 180,
};

const mining: Frame = {
  id: "mining_production",
  title: "mining production",
  cues: {
    en: "mining:2|mine:2|ore:2.5|ore grade:3|mining production:3|quarry:3|drill hole:3|drill core:3|mineral:2|geological sample:3|geology:2|haul truck:2.5|tonnage:1.5|lithium mine:3|core sample:3",
    de: "bergbau:3|mine:2|erz:2.5|steinbruch:3",
    es: "minería:3|mina:2.5|mineral:2|cantera:3",
    fr: "exploitation minière:3|mine:2|minerai:2.5|carrière:2",
    pt: "mineração:3|mina:2.5|minério:2.5|pedreira:3",
  },
  against: "data mining:3|crypto:3|bitcoin:3|process mining:3|text mining:3|minecraft:3|block:1.5",
  record: "shift report",
  fields: [
    key("report_id=record_id", { names: "report" }),
    core("mine_id@mine"),
    core("date", { names: "day|production date" }),
    core("mineral", { names: "ore type|commodity|metal" }),
    core("tonnes", { names: "tonnage|ore tonnes|production" }),
    core("ore_grade", { names: "grade" }),
    core("shift"),
    ...knowns(
      "depth_m lithology stripping_ratio machine_id@machine vehicle_id@vehicle operator=driver_name fuel_liters operating_hours latitude@mine longitude@mine country@mine incident_count=count downtime_hours=duration_hours recovery_pct=percentage cost carbon_emissions sample_id",
    ),
  ],
  rules: [],
  rhythm: "flat",
  days: 180,
};

const haulCycles: Frame = {
  id: "haul_cycles",
  title: "haul cycles",
  cues: {
    en: "haul cycle:5|payload cycle:5|mining truck:4|haul truck:3.5|truck payload:3.5|haulage:3|dump truck cycle:4|load and haul:4|shovel:2",
    de: "muldenkipper:3|förderzyklus:3",
    es: "ciclos de acarreo:4|camión minero:4",
    fr: "cycles de transport minier:4|tombereau:3",
    pt: "ciclos de transporte de minério:4|caminhão fora de estrada:4",
  },
  record: "cycle",
  fields: [
    key("cycle_id=haul_cycle_id", { names: "cycle" }),
    core("loaded_at=timestamp", { names: "start|start time|loaded at|dispatched at" }),
    core("truck=vehicle_id@truck", { names: "truck|truck id|haul truck" }),
    core("shovel=machine_id@shovel", { names: "shovel|loader|excavator|shovel id" }),
    core("payload_t", { names: "payload|payload tonnes|payload t" }),
    core("haul_distance_km", { names: "haul distance|distance|haul distance km" }),
    core("cycle_min=duration_min", { names: "cycle time|cycle minutes|duration" }),
    known("loading_time_min=value", {
      names: "loading time|load time",
      unit: "min",
      minimum: 0,
      model: numbers(normal(3.4, 0.7), 1),
    }),
    ...knowns("mine_id material=mineral shift fuel_l=fuel_liters operator=driver_name speed_kmh ore_grade"),
  ],
  rules: [],
  rhythm: "flat",
  days: 30,
};

export const energyFrames: readonly Frame[] = [
  haulCycles,
  smartMeters,
  waterMeters,
  evCharging,
  powerGeneration,
  powerPrices,
  gridLoad,
  powerOutages,
  oilWells,
  mining,
];
