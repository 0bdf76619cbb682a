import { lognormal, normal, numbers, uniform } from "../../ontology/models.ts";
import { core, key, known, knowns, rule, when } from "../define.ts";
import type { Frame } from "../frame.ts";
import { accumulates, bands, compares, drawnBy, implies, pulledBy } from "../rules.ts";

const vehicleTelematics: Frame = {
  id: "vehicle_telematics",
  title: "vehicle telematics",
  cues: {
    en: "vehicle telematics:3|telematics:3|obd:3|obd-ii:3|obd2:3|connected car:3|can bus:3|driving behavior:3|driving behaviour:3|fleet:1.5|fleet vehicle:2.5|truck fleet:2.5|engine rpm:2|fuel level:2|odometer:1.5|harsh braking:2.5|electric vehicle battery:2.5|autonomous vehicle:2.5|self-driving:2.5|lidar:2",
    de: "fahrzeugtelematik:3|telematik:3|fahrzeugdaten:2.5|fuhrpark:2.5",
    es: "telemática de vehículos:3|telemática:3|flota de vehículos:2.5",
    fr: "télématique:3|données véhicule:2.5|flotte de véhicules:2.5",
    pt: "telemática veicular:3|telemática:3|frota de veículos:2.5",
  },
  against: "insurance claim:1.5|used car:2|parking:2",
  record: "reading",
  fields: [
    key("vehicle_id@vehicle"),
    key("timestamp"),
    core("speed=speed_kmh", { names: "speed" }),
    core("latitude"),
    core("longitude"),
    core("engine_rpm=rotation_speed", {
      names: "rpm|engine rpm",
      model: { kind: "measurement", level: normal(1900, 150), daily: 50, yearly: 0, noise: 320, decimals: 0 },
      maximum: 9000,
    }),
    core("fuel_level"),
    core("odometer=mileage_km", { names: "mileage|odometer" }),
    ...knowns(
      "vin@vehicle driver_id@vehicle driver_name@vehicle license_plate@vehicle vehicle_type@vehicle vehicle_make@vehicle vehicle_model@vehicle engine_coolant_temp throttle_position tire_pressure ignition_on harsh_braking_count harsh_acceleration_count driving_event driving_score idle_minutes load_pct heading battery_level battery_voltage fault_code",
    ),
    ...knowns(
      "acceleration_x acceleration_y acceleration_z gyroscope_z fuel_consumption fuel_liters speed_limit road_type trip_id@trip distance_km duration_min is_speeding=flag torque voltage electric_current temperature oil_pressure state_of_health=percentage",
    ),
  ],
  rules: [
    accumulates("odometer", "vehicle_id", lognormal(42_000, 0.7), uniform(0, 2), 1),
    compares("is_speeding", "speed", ">", "speed_limit"),
    drawnBy("engine_rpm", "18*speed", normal(900, 140), 0),
  ],
  layout: { kind: "series", subject: "vehicle", every: { count: 1, unit: "min" } },
  rhythm: "flat",
  days: 7,
};

const usedCars: Frame = {
  id: "used_car_listings",
  title: "used car listings",
  cues: {
    en: "used car:3|used vehicle:3|car listing:3|car sale:3|car price:3|second-hand car:3|vehicle listing:3|car dealership:2.5|dealership:2|car sales:3|car model:2|vehicle price:2.5|motorcycle listing:2.5|auto listing:2.5|cars:1.5",
    de: "gebrauchtwagen:3|autoinserat:3|autopreis:3|autohändler:2.5",
    es: "coches usados:3|autos usados:3|coche de segunda mano:3|venta de coches:3",
    fr: "voitures d'occasion:3|voiture d'occasion:3|vente de voitures:3",
    pt: "carros usados:3|carro seminovo:3|venda de carros:3",
  },
  against: "car wash:5|car rental:2|car park:3|rental:1.5|gps:1.5|insurance:1.5|parking:2",
  record: "listing",
  fields: [
    key("listing_id=record_id", { names: "listing|ad|car|car id" }),
    core("make=vehicle_make", { names: "make|brand|manufacturer" }),
    core("model=vehicle_model", { names: "model" }),
    core("year=model_year", { names: "year" }),
    core("mileage=mileage_km", { names: "mileage|odometer|kilometers" }),
    core("price", { names: "asking price|selling price|sale price", model: numbers(lognormal(15_500, 0.65), 0) }),
    core("fuel_type", { names: "fuel" }),
    core("listed_at=created_at", { names: "listed|listing date|posted|posted at" }),
    known("owners=count", {
      names: "previous owners|number of owners|owners",
      model: numbers({ kind: "geometric", mean: 0.9 }, 0),
      minimum: 1,
      maximum: 9,
    }),
    known("doors=count", {
      names: "doors|number of doors",
      model: numbers(normal(4.4, 0.7), 0),
      minimum: 2,
      maximum: 5,
    }),
    ...knowns(
      "currency transmission vehicle_type engine_power_hp engine_size_cc color vin license_plate fuel_consumption carbon_emissions item_condition city region seller=company_name seller_type=ownership_type description is_new sold_at=closed_at location",
    ),
  ],
  rules: [
    pulledBy("mileage", { year: -0.7 }, lognormal(82_000, 0.7), 0),
    pulledBy("price", { year: 0.6, mileage: -0.4 }, lognormal(15_500, 0.65), 0),
    pulledBy("price", { year: 0.6 }, lognormal(15_500, 0.65), 0),
  ],
  rhythm: "consumer",
  days: 90,
};

const trafficCounts: Frame = {
  id: "traffic_counts",
  title: "road traffic counts",
  cues: {
    en: "traffic count:3|bicycle counter:4|bike counter:4|cycle counter:4|pedestrian counter:4|bicycle count:4|road traffic:3|traffic flow:3|traffic volume:3|traffic sensor:3|loop detector:3|congestion:2.5|traffic jam:2.5|highway:1.5|intersection:2|vehicle count:2.5|traffic camera:2.5|traffic speed:2.5|toll:2|tolls:2",
    de: "verkehrszählung:3|verkehrsaufkommen:3|straßenverkehr:3|stau:2|verkehrsfluss:3",
    es: "conteo de tráfico:3|flujo de tráfico:3|tráfico vehicular:3|congestión:2.5",
    fr: "comptage routier:3|trafic routier:3|circulation:2|embouteillage:2.5",
    pt: "contagem de tráfego:3|fluxo de tráfego:3|trânsito:2|congestionamento:2.5",
  },
  against:
    "web traffic:3|network traffic:3|site traffic:3|foot traffic:2|accident:1.5|air traffic:2|attack:3|src byte:3|packet:3|ip:2",
  record: "count",
  fields: [
    key("detector_id=sensor_id@detector", { names: "detector|sensor|counter|site|camera" }),
    key("timestamp"),
    core("road=road_name@detector", { names: "road|street|highway|segment" }),
    core("vehicle_count", { names: "count|volume|flow|vehicles" }),
    core("average_speed=speed_kmh", { names: "average speed|avg speed|mean speed|speed" }),
    core("congestion_level", { names: "congestion" }),
    ...knowns(
      "road_occupancy lane@detector heading@detector latitude@detector longitude@detector speed_limit@detector road_type@detector vehicle_type toll_amount weather_condition is_holiday weekday hour travel_time_min=duration_min city@detector license_plate",
    ),
  ],
  rules: [
    bands("congestion_level", "average_speed", [15, 30, 45], "jam|heavy|moderate|free flow"),
    drawnBy("average_speed", "-0.02*vehicle_count", normal(52, 9), 1),
  ],
  layout: { kind: "series", subject: "detector", every: { count: 15, unit: "min" } },
  rhythm: "consumer",
  days: 14,
};

const trafficAccidents: Frame = {
  id: "traffic_accidents",
  title: "traffic accidents",
  cues: {
    en: "traffic accident:3|road accident:3|car accident:3|crash:2|car crash:3|vehicle collision:3|collision:2|road safety:2.5|casualty:1.5|accident:2.5|pedestrian:1.5|accident severity:3",
    de: "verkehrsunfall:3|unfall:2.5|autounfall:3",
    es: "accidente de tráfico:3|accidentes de tránsito:3|accidente:2.5",
    fr: "accident de la route:3|accident:2.5",
    pt: "acidente de trânsito:3|acidente:2.5",
  },
  against: "insurance claim:1.5|workplace:2|nuclear:2|software crash:3|application crash:3|app crash:3",
  record: "accident",
  fields: [
    key("accident_id", { names: "crash|collision" }),
    core("occurred_at=timestamp", { names: "time|date|accident date|crash date" }),
    core("latitude"),
    core("longitude"),
    core("severity=accident_severity", { names: "severity" }),
    core("vehicles_involved", { names: "vehicles" }),
    core("casualties", { names: "injured|injuries" }),
    core("weather=weather_condition", { names: "weather|weather conditions" }),
    known("cause=accident_cause", { names: "cause" }),
    ...knowns(
      "road_type road_condition light_conditions speed_limit road_name deaths driver_age=age gender vehicle_type alcohol_involved=flag city region district hour weekday urbanicity description",
    ),
  ],
  rules: [
    rule(
      "deaths only where severity is fatal",
      "deaths severity",
      {
        deaths: {
          kind: "dependent",
          by: "severity",
          models: { fatal: numbers({ kind: "geometric", mean: 0.12 }, 0) },
          otherwise: { kind: "constant", value: 0 },
        },
      },
      [implies(when("severity", "slight", "serious"), when("deaths", 0))],
    ),
  ],
  rhythm: "consumer",
  days: 365,
};

const fuelAndService: Frame = {
  id: "vehicle_services",
  title: "vehicle services and refuelling",
  cues: {
    en: "vehicle maintenance:3|car service:2.5|vehicle service:3|fleet maintenance:3|refuel:3|refueling:3|refuelling:3|fuel purchase:3|fuel card:3|fuel log:3|workshop:2|oil change:3|garage repair:2.5|auto repair:3|vehicle inspection:2.5|fleet management:2.5|fuel station:2|gas station:2|petrol station:2",
    de: "fahrzeugwartung:3|werkstatt:2.5|tankvorgang:3|tanken:2.5|tankstelle:2.5",
    es: "mantenimiento de vehículos:3|taller mecánico:3|repostaje:3|gasolinera:2.5",
    fr: "entretien automobile:3|garage automobile:2.5|plein de carburant:3|station-service:2.5",
    pt: "manutenção de veículos:3|oficina mecânica:3|abastecimento:3|posto de combustível:2.5",
  },
  record: "service",
  fields: [
    key("service_id=record_id", { names: "fill-up|transaction|visit" }),
    core("vehicle_id@vehicle"),
    core("date", { names: "service date|fuel date|fill date" }),
    core("odometer=mileage_km", { names: "mileage|odometer" }),
    core("service_type=service_item", { names: "type|service|repair|job" }),
    core("cost", { names: "total|total cost|amount|price paid" }),
    core("currency"),
    ...knowns(
      "fuel_liters price_per_liter=price fuel_type driver_id@driver license_plate@vehicle vehicle_make@vehicle vehicle_model@vehicle model_year@vehicle vin@vehicle workshop=company_name technician=assigned_to parts_cost=cost labour_hours=duration_hours next_service_date=due_date location=city status fuel_consumption note",
    ),
  ],
  rules: [
    rule(
      "cost = fuel_liters × price_per_liter",
      "cost fuel_liters price_per_liter",
      {
        price_per_liter: numbers(normal(1.74, 0.1), 3),
        cost: { kind: "product", factors: ["fuel_liters", "price_per_liter"], decimals: 2 },
      },
      [{ kind: "product", result: "cost", factors: ["fuel_liters", "price_per_liter"] }],
    ),
  ],
  rhythm: "business",
  days: 365,
};

export const roadsFrames: readonly Frame[] = [
  vehicleTelematics,
  usedCars,
  trafficCounts,
  trafficAccidents,
  fuelAndService,
];
