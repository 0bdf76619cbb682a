import { beta, choices, lognormal, normal, numbers, uniform } from "../ontology/models.ts";
import { core, follows, key, known, knowns, onlyWhere } from "./define.ts";
import type { Frame } from "./frame.ts";
import { accumulates, compares, countsUp, likelierBy, tells, variesBy } from "./rules.ts";

const iotSensorLogs: Frame = {
  id: "iot_sensor_logs",
  category: "iot-sensor-logs",
  title: "IoT sensor readings",
  cues: {
    en: "thermostat reading:3|thermostat:2|air quality sensor:4|sensor reading:3|sensor data:3|sensor log:3|iot:3|iot sensor:3|iot device:3|iot telemetry:3|sensor telemetry:3|sensor:2|sensors:2|device telemetry:3|telemetry:1.5|environmental sensor:3|temperature sensor:3|humidity sensor:3|industrial sensor:3|smart sensor:3|wireless sensor:3|lorawan:2.5|gateway:1|firmware:1.5|battery level:1|rssi:1|vibration sensor:3|co2 sensor:3|occupancy sensor:3|smart building:2.5|indoor air:1.5|room temperature:1.5|data logger:2|edge device:2|uplink:2|device eui:3|dev eui:3|payload decoder:2|sensor node:3|sensor network:3|probe reading:2.5|tank level:2|level probe:3|tank probe:3|tank gauge:3|soil probe:3|moisture probe:3|fill level:2|beehive monitoring:4|hive monitoring:4|hive scale:3|mqtt:2.5|zigbee:2.5|ble beacon:2.5|greenhouse climate:4|door contact:2.5|motion sensor:3|climate control:2|vent open:2",
    de: "schwingungsdaten:3|vibrationsdaten:3|schwingungsmessung:3|schwingungssensor:3|sensordaten:3|sensormesswert:3|messwert:2|sensor:2|sensoren:2|messdaten:2|fühler:1.5|telemetrie:2|iot-gerät:3|füllstand:2.5|füllstände:2.5|füllstandssensor:3|temperaturfühler:3|messwerte von:2|messwerte der:2|funksensor:3|temperatursensoren:3|bewegungssensoren:3|bewegungssensor:3|türkontakt:2.5|türkontakte:2.5|rauchmelder:2.5",
    es: "datos de sensores:3|lectura de sensor:3|lecturas de sensores:3|sensor:2|sensores:2|dispositivo iot:3|telemetría:2|sondas:2|mediciones de sensores:3|nivel de tanque:2|telemetría de sensores:3|clima del invernadero:3",
    fr: "capteur:2.5|capteurs de qualité de l'air:4|données de capteurs:3|relevé de capteur:3|capteur:2|capteurs:2|objet connecté:3|télémétrie:2|sonde:2|sondes:2|mesures de capteurs:3|relevés de capteurs:3|télérelève:2|climat de serre:3|détecteur de mouvement:3",
    pt: "dados de sensores:3|leitura de sensor:3|leituras de sensores:3|sensor:2|sensores:2|dispositivo iot:3|telemetria:2|sonda:2|sondas:2|medições de sensores:3|telemetria de sensores:3|nível do tanque:2|clima da estufa:3",
  },
  against: "soil:2|weather station:2.5|patient:2|wearable:1.5|satellite:2|vehicle:1|kubernetes:2|server:1.5|gps:1",
  record: "reading",
  fields: [
    key("device_id@device", { names: "sensor|node" }),
    key("timestamp", { names: "measured at|reading time|reading at" }),
    core("temperature"),
    core("humidity"),
    core("battery_level", { names: "battery" }),
    core("status=device_status", { names: "status|state" }),
    known("sensor_id@device"),
    known("sequence=reading_sequence", { names: "message number|counter" }),
    known("value", {
      names: "reading|measured value|sensor value|measurement value",
      model: { kind: "measurement", level: normal(24, 4), daily: 2, yearly: 1, noise: 0.4, decimals: 2 },
    }),
    known("location=house_room@device", { names: "location|installed in|placement" }),
    ...knowns(
      "sensor_type@device metric unit site_id@device gateway_id@device floor@device latitude@device longitude@device city@device device_model@device firmware_version@device installed_at@device last_seen_at connectivity@device temperature_f pressure air_pressure co2 tvoc illuminance noise_level",
    ),
    ...knowns(
      "motion_detected door_open water_leak smoke_detected occupancy voltage electric_current power_w battery_voltage signal_strength signal_to_noise vibration rotation_speed flow_rate fill_level tilt_angle acceleration_x acceleration_y acceleration_z gyroscope_x gyroscope_y gyroscope_z gas_concentration",
    ),
    ...knowns(
      "strain=structural_strain displacement_mm fault_code quality_flag is_anomaly anomaly_type anomaly_score alarm_type alarm_active alarm_threshold payload_hex sampling_interval_s sampling_rate_hz pm25 pm10 air_quality_index soil_moisture soil_temperature ph_level conductivity water_level turbidity energy_kwh setpoint serial_number@device data_packets_lost cold_chain_temperature",
    ),
  ],
  rules: [
    onlyWhere("fault_code", "status", "fault"),
    countsUp("sequence", "device_id", 1),
    compares("alarm_active", "value", ">", "alarm_threshold"),
    variesBy(
      "anomaly_type",
      "is_anomaly",
      { false: { kind: "constant", value: "none" } },
      choices("spike:45|drift:25|stuck:20|dropout:10"),
    ),
    variesBy("anomaly_score", "is_anomaly", { true: numbers(beta(8, 2, 0.6, 1), 3) }, numbers(beta(1.4, 9, 0, 0.6), 3)),
  ],
  layout: { kind: "series", subject: "device", every: { count: 5, unit: "min" } },
  rhythm: "flat",
  days: 30,
};

const machineTelemetry: Frame = {
  id: "machine_telemetry",
  category: "iot-sensor-logs",
  title: "machine telemetry",
  cues: {
    en: "spindle:3|cnc spindle:3|vibration data:3|bearing fault:3|gearbox:2|rotor:1.5|predictive maintenance:3|machine telemetry:3|machine sensor:3|machine failure:3|equipment monitoring:3|condition monitoring:3|vibration monitoring:3|industrial machine:2.5|remaining useful life:3|equipment telemetry:3|turbofan:3|rotating machinery:3|pump:2|bearing temperature:3|vibration:2|refinery pump:4|motor:1|machine:1.5|industrial iot:2.5|factory sensor:3|scada:2|plc:2|compressor:1.5|tool wear:2.5",
    de: "maschinendaten:3|schwingungsdaten:3|schwingungsmessung:3|lagertemperatur:3|drehzahl:2|vorausschauende wartung:3|zustandsüberwachung:3|maschine:1.5|maschinenausfall:3",
    es: "mantenimiento predictivo:3|telemetría de máquinas:3|máquina:1.5",
    fr: "maintenance prédictive:3|télémétrie de machines:3|machine:1.5",
    pt: "manutenção preditiva:3|telemetria de máquinas:3|máquina:1.5",
  },
  against: "machine learning:3|virtual machine:3|vending machine:2|slot machine:2|sewing:1",
  record: "reading",
  fields: [
    key("machine_id@machine", { names: "equipment|asset|unit|engine|pump|motor" }),
    key("timestamp"),
    core("temperature=process_temperature", { names: "temperature" }),
    core("vibration"),
    core("pressure"),
    core("rpm=rotation_speed", { names: "speed|rotational speed" }),
    core("failure=machine_failure", { names: "machine failure|failure flag|failed" }),
    known("machine_type=sensor_type@machine", {
      names: "machine type|equipment type",
      model: choices("pump:30|motor:28|compressor:20|conveyor:14|fan:8"),
    }),
    known("error_code=fault_code", { names: "error code|error" }),
    ...knowns(
      "site_id@machine device_model@machine air_temperature torque tool_wear_min load_pct power_w electric_current voltage oil_pressure flow_rate humidity noise_level operating_hours cycle_count remaining_useful_life failure_mode device_status fault_code alarm_type anomaly_score is_anomaly maintenance_type last_maintenance_at",
    ),
    ...knowns(
      "hours_between_failures wait_until_repair_h product_grade sensor_id@machine acceleration_x acceleration_y acceleration_z shift strain=structural_strain",
    ),
  ],
  rules: [
    onlyWhere("failure_mode", "failure", true),
    likelierBy("failure", { tool_wear_min: 0.45 }, 0.034),
    accumulates("operating_hours", "machine_id", lognormal(5200, 0.7), uniform(0, 1.5), 1),
    accumulates("cycle_count", "machine_id", lognormal(900, 0.8), uniform(1, 12), 0),
  ],
  layout: { kind: "series", subject: "machine", every: { count: 10, unit: "min" } },
  rhythm: "flat",
  days: 30,
};

const smartHomeEvents: Frame = {
  id: "smart_home_events",
  category: "iot-sensor-logs",
  title: "smart home events",
  cues: {
    en: "smart home:3|home automation:3|smart plug:3|smart lock:3|smart light:3|smart bulb:3|connected home:3|appliance usage:2.5|voice assistant:1.5|household appliance:2",
    de: "smart home:3|hausautomation:3|intelligentes zuhause:3|thermostat:2",
    es: "hogar inteligente:3|domótica:3|casa inteligente:3|termostato:2",
    fr: "maison connectée:3|domotique:3|thermostat:2",
    pt: "casa inteligente:3|automação residencial:3|termostato:2",
  },
  against: "meter:1.5|real estate:2|rent:1.5",
  record: "event",
  fields: [
    key("event_id=record_id"),
    core("timestamp"),
    core("home_id=site_id@home", { names: "home|house|household" }),
    core("device_id@device"),
    core("device_type=appliance@device", { names: "device type|appliance" }),
    core("room=house_room@device", { names: "room|zone|raum|zimmer|habitación|sala|pièce|cômodo" }),
    core("action=device_action", { names: "event|event type|action|state" }),
    known("triggered_by=trigger"),
    ...knowns(
      "temperature setpoint humidity hvac_mode power_w energy_kwh brightness_pct motion_detected door_open occupancy duration_min battery_level firmware_version@device user_id@home signal_strength connectivity@device smoke_detected water_leak",
    ),
  ],
  rules: [],
  rhythm: "consumer",
  days: 30,
};

const maintenanceRecords: Frame = {
  id: "maintenance_records",
  title: "maintenance records",
  cues: {
    en: "maintenance record:3|maintenance log:3|work order:2.5|equipment maintenance:3|asset maintenance:3|repair record:2.5|service record:2|breakdown:1.5|preventive maintenance:2.5|mtbf:2|mttr:2|downtime:1.5|technician:1.5|cmms:3",
    de: "wartungsprotokoll:3|instandhaltung:2.5|wartungsauftrag:3|reparatur:1.5",
    es: "registro de mantenimiento:3|orden de trabajo:2.5|mantenimiento:2",
    fr: "registre de maintenance:3|ordre de travail:2.5|entretien:1.5",
    pt: "registro de manutenção:3|ordem de serviço:2.5|manutenção:2",
  },
  against: "predictive:2|vehicle:1|server:1|apartment:1.5",
  record: "work order",
  fields: [
    key("work_order_id=record_id", { names: "work order|order number|job|ticket" }),
    core("machine_id@machine", { names: "asset|equipment" }),
    core("reported_at=created_at", { names: "reported|opened|date reported|requested at" }),
    core("completed_at=closed_at", { names: "completed|finished|closed" }),
    core("maintenance_type", { names: "type" }),
    core("technician=assigned_to", { names: "technician|mechanic|engineer" }),
    core("cost", { names: "repair cost|total cost|maintenance cost" }),
    known("downtime_hours=duration_hours", { names: "downtime|hours down" }),
    known("part_name=service_item", {
      names: "part|component|spare part",
      model: choices("bearing|seal|belt|filter|valve|sensor|pump|motor|gasket|fuse"),
    }),
    ...knowns(
      "failure_mode priority status site_id@machine operating_hours maintenance_note hours_between_failures wait_until_repair_h description labour_hours=duration_hours serial_number@machine installed_at@machine is_completed",
    ),
  ],
  rules: [follows("completed_at", "reported_at", lognormal(26, 1), "h"), tells("is_completed", "status", "completed")],
  rhythm: "business",
  days: 365,
};

const coldChain: Frame = {
  id: "cold_chain_readings",
  category: "iot-sensor-logs",
  title: "cold chain readings",
  cues: {
    en: "cold chain:3|vaccine fridge:4|fridge alarm:4|fridge:2|cold room:3|cold storage:3|refrigerated transport:3|reefer:3|vaccine storage:3|fridge temperature:3|freezer:2|temperature excursion:3|refrigerated container:3|cold store:3",
    de: "kühlkette:3|kühlhaus:3|kühltransport:3",
    es: "cadena de frío:3|almacén frigorífico:3",
    fr: "chaîne du froid:3|transport frigorifique:3",
    pt: "cadeia de frio:3|câmara fria:3",
  },
  record: "reading",
  fields: [
    key("sensor_id@unit", { names: "device|logger" }),
    key("timestamp"),
    core("temperature=cold_chain_temperature", {
      names: "temperature|temp",
      model: { kind: "measurement", level: normal(4, 0.8), daily: 0.5, yearly: 0, noise: 0.25, decimals: 1 },
    }),
    core("humidity"),
    core("door_open"),
    core("is_excursion=is_anomaly", { names: "excursion|temperature excursion|breach|out of range" }),
    ...knowns(
      "shipment_id=reference_number@unit vehicle_id@unit product_name@unit latitude longitude battery_level alarm_type setpoint site_id@unit batch_id@unit",
    ),
  ],
  rules: [compares("is_excursion", "temperature", ">", 5.5)],
  layout: { kind: "series", subject: "unit", every: { count: 15, unit: "min" } },
  rhythm: "flat",
  days: 14,
};

const robots: Frame = {
  id: "robot_telemetry",
  category: "iot-sensor-logs",
  title: "robot telemetry",
  cues: {
    en: "robot:3|warehouse robot:4|robot telemetry:4|mobile robot:4|agv:3|amr:2.5|robot fleet:4|robot arm:3|cobot:3|delivery robot:4|autonomous robot:4|robotics:2.5",
    de: "roboter:3|lagerroboter:4",
    es: "robot:3|robots de almacén:4",
    fr: "robot:3|robots d'entrepôt:4",
    pt: "robô:3|robôs de armazém:4",
  },
  against: "bot traffic:3|chatbot:3|web crawler:3|trading:2|robots.txt:3|robot vacuum review:3|annotation:2",
  record: "reading",
  fields: [
    key("robot_id@robot", { names: "robot|device|robot number" }),
    key("timestamp"),
    core("battery_pct=battery_level", { names: "battery|battery percent|battery level|charge" }),
    core("x=value", {
      names: "x|position x|x position|pos x",
      model: { kind: "drift", start: uniform(0, 120), step: 0.04, decimals: 2 },
      unit: "m",
      minimum: 0,
      maximum: 150,
    }),
    core("y=value", {
      names: "y|position y|y position|pos y",
      model: { kind: "drift", start: uniform(0, 60), step: 0.04, decimals: 2 },
      unit: "m",
      minimum: 0,
      maximum: 80,
    }),
    core("task_status=robot_task_status", { names: "task status|status|state|mode|task" }),
    known("speed=speed_mps", { names: "speed|velocity", model: numbers(beta(2, 2.4, 0, 2.5), 2) }),
    ...knowns("heading payload_kg=weight_kg error_code temperature firmware_version@robot order_id"),
  ],
  rules: [],
  layout: { kind: "series", subject: "robot", every: { count: 10, unit: "s" } },
  rhythm: "flat",
  days: 1,
};

export const deviceFrames: readonly Frame[] = [
  robots,
  iotSensorLogs,
  machineTelemetry,
  smartHomeEvents,
  maintenanceRecords,
  coldChain,
];
