import type { Distribution, Model } from "../../inferred/model.ts";
import { beta, choices, lognormal, normal, numbers, uniform } from "../ontology/models.ts";
import { adds, core, divides, follows, key, known, knowns, lasts, onlyWhere, rule, when, within } from "./define.ts";
import type { Frame } from "./frame.ts";
import { accumulates, bands, compares, differs, drawnBy, implies, pulledBy, spans, tells, variesBy } from "./rules.ts";

const stations =
  "Central Station|Market Square|University|Riverside|Old Town|City Park|Harbour|Museum Quarter|Stadium|Hospital".split(
    "|",
  );
const airports =
  "FRA|LHR|CDG|AMS|MAD|JFK|ATL|ORD|LAX|DFW|DEN|SFO|SEA|MIA|BOS|BCN|MUC|FCO|LIS|ZRH|VIE|CPH|DUB|OSL|ARN|HEL|WAW|IST|DXB|DOH|SIN|HND|ICN|DEL|BOM|SYD|GRU|MEX|BOG|YYZ".split(
    "|",
  );

/** Instants that follow each other by so many seconds within a run of rows. */
function paced(by: Distribution): Model {
  return {
    kind: "moment",
    from: "-P14D",
    to: "P0D",
    rhythm: "consumer",
    ascending: true,
    grain: "s",
    gap: { by, unit: "s" },
  };
}

const gpsTraces: Frame = {
  id: "gps_traces",
  category: "geospatial-mobility",
  title: "GPS traces",
  cues: {
    en: "gps trace:3|gps:2.5|gps ping:3|gps track:3|gps point:3|location ping:3|trajectory:3|trajectories:3|mobility data:3|human mobility:3|movement data:3|location history:3|location data:2.5|geolocation:2|geospatial:2.5|gps coordinate:2.5|fleet tracking:2.5|position report:1.5|commute:2|commuting:2|travel mode:2|origin destination:2.5|mobile location:2.5|geohash:1.5|stay point:3|visits to places:2|foot traffic:2",
    de: "gps-daten:3|gps:2.5|bewegungsdaten:3|bewegungsprofil:3|standortdaten:3|mobilitätsdaten:3|trajektorie:3|pendler:2",
    es: "trazas gps:3|datos gps:3|gps:2.5|datos de movilidad:3|movilidad:2|trayectorias:3|ubicaciones:1.5",
    fr: "traces gps:3|données gps:3|gps:2.5|données de mobilité:3|mobilité:2|trajectoires:3|déplacements:2",
    pt: "rastros gps:3|dados gps:3|gps:2.5|dados de mobilidade:3|mobilidade:2|trajetórias:3|deslocamentos:2",
  },
  against:
    "ship:2|vessel:2.5|ais:2.5|flight:2|earthquake:3|fare:1.5|real estate:2|social mobility:3|animal:2|workout:1.5|obd:2",
  record: "ping",
  fields: [
    key("device_id@device", { names: "phone|person|tracker" }),
    key("timestamp", { model: paced(lognormal(30, 0.7)) }),
    core("latitude", { names: "lat" }),
    core("longitude", { names: "lon|lng" }),
    core("speed=speed_kmh", { names: "speed|velocity" }),
    core("heading"),
    core("mode=transport_mode", { names: "mode|travel mode|transport mode" }),
    known("accuracy=gps_accuracy_m", { names: "accuracy" }),
    known("altitude=elevation_m", { names: "altitude" }),
    ...knowns(
      "ping_id user_id@device vehicle_id@device driver_id@device trip_id@trip geohash place_type dwell_min speed_mps speed_mph distance_m distance_km battery_level city@device country@device road_type speed_limit ignition_on origin destination device_type@device signal_strength is_moving=flag mileage_km",
    ),
  ],
  rules: [
    variesBy(
      "speed",
      "mode",
      {
        walk: numbers(normal(4.6, 0.9), 1),
        bike: numbers(normal(16, 4), 1),
        bus: numbers(normal(24, 9), 1),
        train: numbers(normal(78, 30), 1),
        scooter: numbers(normal(15, 4), 1),
      },
      numbers(lognormal(38, 0.5), 1),
    ),
  ],
  layout: { kind: "groups", subject: "device", least: 20, most: 200 },
  rhythm: "consumer",
  days: 14,
};

const trips: Frame = {
  id: "trips",
  category: "geospatial-mobility",
  title: "trips",
  cues: {
    en: "bike share:3|bike-share:3|bikeshare:3|bike sharing:3|bike rental:2.5|scooter trip:3|e-scooter:3|scooter rental:2.5|micromobility:3|trip data:2.5|trips:2|trip:1.5|car sharing:3|carsharing:3|origin and destination:2.5|start station:2.5|end station:2.5|docked bike:3|shared bike:3|mobility trip:3",
    de: "bikesharing:3|leihfahrrad:3|fahrradverleih:3|e-scooter:3|fahrten:2|carsharing:3",
    es: "bicicletas compartidas:3|viajes en bicicleta:3|patinetes:2.5|viajes:1.5",
    fr: "vélos en libre-service:3|trottinettes:2.5|trajets:2|autopartage:3",
    pt: "bicicletas compartilhadas:3|viagens de bicicleta:3|patinetes:2.5",
  },
  against: "flight:2|business trip:2|hotel:2|travel booking:2|taxi:2|fare:1.5|expense:2|surge:2|bike shop:2|train:1",
  record: "trip",
  fields: [
    key("trip_id"),
    core("started_at=start_time", { names: "start|start time|started" }),
    core("ended_at=end_time", { names: "end|end time|ended" }),
    core("start_station"),
    core("end_station"),
    core("duration_min", { names: "duration|trip duration" }),
    core("distance_km", { names: "distance", model: numbers(lognormal(3.1, 0.7), 2) }),
    known("user_type"),
    ...knowns(
      "bike_id@bike bike_type user_id@user start_latitude start_longitude end_latitude end_longitude transport_mode age@user gender@user birth_date price weather_condition battery_level membership_type vehicle_id@bike origin destination speed_kmh distance_miles duration_s passenger_count purpose=reason cost is_weekend",
    ),
  ],
  rules: [
    drawnBy("duration_min", "4.2*distance_km", lognormal(4, 0.5), 0),
    follows("ended_at", "started_at", lognormal(13, 0.6), "min"),
    spans("duration_min", "started_at", "ended_at", "min"),
    lasts("duration_s", "started_at", "ended_at", "s"),
  ],
  rhythm: "consumer",
  days: 90,
};

const rideHailing: Frame = {
  id: "ride_hailing_trips",
  title: "ride-hailing trips",
  cues: {
    en: "ride-hailing:3|ride hailing:3|ride sharing:2.5|rideshare:3|ride-share:3|taxi:3|taxi trip:3|cab ride:3|cab:2|surge:2.5|surge pricing:3|fare:1.5|pickup:1.5|dropoff:1.5|drop-off:1.5|driver rating:2|rides:2|ride:1.5|robotaxi:3",
    de: "taxifahrt:3|taxi:3|fahrdienst:3|mitfahrdienst:3",
    es: "viajes en taxi:3|taxi:3|viajes compartidos:2.5",
    fr: "courses de taxi:3|taxi:3|vtc:3|covoiturage:2.5",
    pt: "corridas de táxi:3|táxi:3|corridas por aplicativo:3|corridas:2",
  },
  against: "bike:2|food delivery:2.5|theme park:3|horse:2|scooter:2",
  record: "ride",
  fields: [
    key("ride_id", { names: "trip|trip id|ride" }),
    core("driver_id@driver"),
    core("pickup_time", { names: "pickup|start time|timestamp" }),
    core("dropoff_time", { names: "dropoff|end time" }),
    core("distance_km", { names: "distance|trip distance", model: numbers(lognormal(5.2, 0.7), 2) }),
    core("fare=fare_amount", { names: "fare|price|cost|fare amount" }),
    core("currency"),
    known("rider_id@rider", { names: "passenger|customer|user" }),
    known("duration_min", { names: "duration|trip duration|trip time" }),
    known("surge_multiplier", { names: "surge" }),
    known("tip=tip_amount", { names: "tip" }),
    known("total", { names: "total fare|total amount|total cost" }),
    known("status=ride_status", { names: "status" }),
    known("rating=driver_rating", { names: "rating" }),
    known("wait_min=waiting_minutes", { names: "wait time|waiting time" }),
    known("cancellation_reason=reason", {
      names: "cancellation reason|cancel reason",
      model: choices("changed plans:34|wait too long:30|driver asked:16|wrong address:12|price:8"),
    }),
    ...knowns(
      "requested_at pickup_zone dropoff_zone pickup_latitude pickup_longitude dropoff_latitude dropoff_longitude passenger_count ride_type rider_rating vehicle_type@driver vehicle_id@driver license_plate@driver eta_min base_fee toll_amount payment_method city distance_miles is_cancelled vendor=company_name speed_kmh is_airport=flag",
    ),
  ],
  rules: [
    follows("pickup_time", "requested_at", lognormal(6, 0.5), "min"),
    follows("dropoff_time", "pickup_time", lognormal(16, 0.55), "min"),
    drawnBy("duration_min", "2.4*distance_km", lognormal(5, 0.5), 0),
    spans("duration_min", "pickup_time", "dropoff_time", "min"),
    drawnBy("fare", "1.6*distance_km", lognormal(4.6, 0.3), 2),
    rule(
      "fare rises with distance_km and duration_min",
      "fare distance_km duration_min",
      {
        fare: {
          kind: "sum",
          terms: [
            { field: "distance_km", times: 1.25 },
            { field: "duration_min", times: 0.35 },
          ],
          plus: 3,
          noise: beta(2, 4, 0, 4),
          decimals: 2,
        },
      },
      [
        { kind: "sign", fields: ["distance_km", "fare"], sign: 1 },
        { kind: "sign", fields: ["duration_min", "fare"], sign: 1 },
      ],
    ),
    adds("total", "+fare +tip"),
    tells("is_cancelled", "status", "cancelled_by_rider", "cancelled_by_driver"),
    onlyWhere("cancellation_reason", "status", "cancelled_by_rider", "cancelled_by_driver"),
  ],
  rhythm: "consumer",
  days: 30,
};

const flights: Frame = {
  id: "flights",
  title: "flights",
  cues: {
    en: "flight:3|flights:3|airline:2.5|flight delay:3|departure delay:2|arrival delay:2|airport:2|aircraft:1.5|aviation:2.5|on-time performance:2.5|carrier:1|flight schedule:3|passenger flight:3|flight record:3|iata:2",
    de: "flug:3|flüge:3|flugverspätung:3|flughafen:2|fluggesellschaft:2.5",
    es: "vuelo:3|vuelos:3|aerolínea:2.5|aeropuerto:2|retraso de vuelo:3",
    fr: "vol:2.5|vols aériens:3|compagnie aérienne:2.5|aéroport:2|retard de vol:3",
    pt: "voo:3|voos:3|companhia aérea:2.5|aeroporto:2|atraso de voo:3",
  },
  against: "ticket booking:1.5|fare search:2|train:1.5|drone:2|flight of stairs:3|shipment:1|adsb:1",
  record: "flight",
  fields: [
    key("flight_id"),
    core("flight_number", { names: "flight|flight no" }),
    core("airline", { names: "carrier" }),
    core("origin=origin_airport", { names: "origin|from|departure airport|origin airport" }),
    core("destination=destination_airport", { names: "destination|to|dest|arrival airport|destination airport" }),
    core("scheduled_departure", { names: "departure time|scheduled departure time|departure" }),
    core("actual_departure"),
    core("departure_delay_min", { names: "delay|delay minutes|departure delay|delay in minutes" }),
    known("arrival_delay_min", { names: "arrival delay" }),
    known("status=flight_status", { names: "status" }),
    known("distance_km", { names: "distance", model: numbers(lognormal(1150, 0.7), 0) }),
    known("passengers=passenger_count", {
      names: "passengers",
      model: numbers(normal(142, 38), 0),
      minimum: 1,
      maximum: 600,
    }),
    ...knowns(
      "scheduled_arrival actual_arrival delay_cause aircraft_type tail_number gate terminal air_time_min taxi_out_min taxi_in_min is_cancelled is_diverted distance_miles occupancy_pct date weather_condition seat_number ticket_class fare_amount baggage_count duration_min is_late year month weekday",
    ),
  ],
  rules: [
    differs("destination", "origin", airports),
    rule(
      "actual_departure lies around scheduled_departure",
      "actual_departure scheduled_departure",
      {
        actual_departure: { kind: "later", than: "scheduled_departure", by: lognormal(9, 1.1), unit: "min" },
      },
      [{ kind: "ascending", fields: ["scheduled_departure", "actual_departure"] }],
    ),
    lasts("departure_delay_min", "scheduled_departure", "actual_departure", "min"),
    follows("scheduled_arrival", "scheduled_departure", lognormal(125, 0.5), "min"),
    follows("actual_arrival", "scheduled_arrival", lognormal(8, 1.1), "min"),
    lasts("arrival_delay_min", "scheduled_arrival", "actual_arrival", "min"),
    drawnBy("air_time_min", "0.072*distance_km", lognormal(18, 0.3), 0),
    onlyWhere("delay_cause", "status", "delayed"),
    tells("is_cancelled", "status", "cancelled"),
    tells("is_diverted", "status", "diverted"),
    compares("is_late", "departure_delay_min", ">", 15),
  ],
  rhythm: "business",
  days: 90,
};

const aircraftPositions: Frame = {
  id: "aircraft_positions",
  title: "aircraft positions",
  cues: {
    en: "ads-b:3|adsb:3|aircraft position:3|aircraft tracking:3|flight tracking:3|transponder:2.5|drone telemetry:3|drone flight:3|drone:2.5|uav:3|black box:2|flight recorder:2.5",
    de: "flugzeugposition:3|drohne:2.5|drohnenflug:3",
    es: "posición de aeronaves:3|dron:2.5",
    fr: "position des avions:3|drone:2.5",
    pt: "posição de aeronaves:3|drone:2.5",
  },
  record: "position",
  fields: [
    key("icao24@aircraft", { names: "aircraft|aircraft id|drone" }),
    key("timestamp"),
    core("callsign@aircraft"),
    core("latitude", { model: { kind: "drift", start: normal(48.5, 3), step: 0.0005, decimals: 5 } }),
    core("longitude", { model: { kind: "drift", start: normal(9, 4), step: 0.003, decimals: 5 } }),
    core("altitude_ft=flight_level", { names: "altitude|height" }),
    core("ground_speed=speed_knots", { names: "speed|velocity", model: numbers(normal(420, 80), 0), maximum: 700 }),
    core("heading", { names: "track" }),
    ...knowns(
      "vertical_rate flight_phase aircraft_type@aircraft on_ground=flag origin_airport@aircraft destination_airport@aircraft battery_level signal_strength pilot=created_by@aircraft drone_id@aircraft",
    ),
  ],
  rules: [],
  layout: { kind: "series", subject: "aircraft", every: { count: 10, unit: "s" } },
  rhythm: "flat",
  days: 1,
};

const trainJourneys: Frame = {
  id: "train_journeys",
  title: "train journeys",
  cues: {
    en: "train journey:3|train:2.5|railway:3|rail:2|train delay:3|train schedule:3|timetable:2|public transport:3|transit:2|bus:2|metro:2|subway:2.5|tram:2.5|bus trip:2.5|transit ridership:3|tap in:2|smart card:1.5|punctuality:2|bus stop:2.5|gtfs:3|ridership:2.5",
    de: "zugfahrt:3|zug:2.5|bahn:2.5|öpnv:3|nahverkehr:3|bus:2|fahrplan:2.5|haltestelle:2|verspätung:1.5",
    es: "viajes en tren:3|tren:2.5|ferrocarril:3|transporte público:3|autobús:2|metro:2",
    fr: "trajet en train:3|train:2.5|chemin de fer:3|transport en commun:3|bus:2|métro:2",
    pt: "viagens de trem:3|trem:2.5|ferrovia:3|transporte público:3|ônibus:2|metrô:2",
  },
  against:
    "train a model:3|model training:3|training data:2|training run:3|flight:2|usb:3|message bus:3|event bus:3|school bus:1",
  record: "journey",
  fields: [
    key("journey_id=trip_id", { names: "trip|run|service|journey|tap" }),
    core("line=route_name", { names: "line|route|route id" }),
    core("from_station=start_station", { names: "origin|from|departure station|boarding stop|start station" }),
    core("to_station=end_station", { names: "destination|to|arrival station|alighting stop|end station" }),
    core("scheduled_departure", { names: "planned departure|departure time|departure" }),
    core("actual_departure"),
    core("delay_min=departure_delay_min", { names: "delay|delay minutes|delay in minutes" }),
    known("passengers=passenger_count", {
      names: "passengers|ridership|boardings",
      model: numbers(lognormal(64, 0.8), 0),
    }),
    ...knowns(
      "scheduled_arrival actual_arrival arrival_delay_min train_number train_type vehicle_id@vehicle delay_cause platform_number is_cancelled occupancy_pct ticket_class fare_type fare_amount stop_name stop_sequence smart_card_id distance_km transport_mode operator=company_name date is_late seat_number weather_condition timestamp",
    ),
  ],
  rules: [
    differs("to_station", "from_station", stations),
    follows("actual_departure", "scheduled_departure", lognormal(2.2, 1.1), "min"),
    lasts("delay_min", "scheduled_departure", "actual_departure", "min"),
    follows("scheduled_arrival", "scheduled_departure", lognormal(42, 0.7), "min"),
    follows("actual_arrival", "scheduled_arrival", lognormal(2.4, 1.1), "min"),
    lasts("arrival_delay_min", "scheduled_arrival", "actual_arrival", "min"),
    compares("is_late", "delay_min", ">", 5),
  ],
  rhythm: "business",
  days: 30,
};

const vesselPositions: Frame = {
  id: "vessel_positions",
  title: "vessel positions",
  cues: {
    en: "ais:3|vessel:3|vessel position:3|ship tracking:3|ship:2.5|maritime:3|vessel tracking:3|mmsi:3|port call:3|shipping vessel:3|cargo ship:3|tanker:2|boat:1.5|marine traffic:3|berth:2",
    de: "schiffsposition:3|schiff:2.5|ais-daten:3|hafen:1.5|seeverkehr:3",
    es: "posición de buques:3|buque:2.5|barco:2|marítimo:2.5|puerto:1.5",
    fr: "position des navires:3|navire:2.5|maritime:2.5|bateau:2",
    pt: "posição de navios:3|navio:2.5|marítimo:2.5|porto:1.5",
  },
  against: "shipment:2|ship date:2|relationship:2|shipping address:3|blood vessel:3",
  record: "position report",
  fields: [
    key("mmsi@vessel", { names: "vessel|ship" }),
    key("timestamp"),
    core("vessel_name@vessel", { names: "ship name" }),
    core("vessel_type@vessel", { names: "ship type" }),
    core("latitude", { model: { kind: "drift", start: normal(55.8, 0.7), step: 0.0004, decimals: 5 } }),
    core("longitude", { model: { kind: "drift", start: normal(3.4, 0.7), step: 0.004, decimals: 5 } }),
    core("speed=speed_knots", { names: "sog|speed over ground|speed in knots" }),
    core("course=course_over_ground", { names: "cog|course over ground|heading" }),
    known("status=navigation_status", { names: "status|navigation status" }),
    ...knowns(
      "vessel_id@vessel callsign@vessel destination=port draught_m vessel_length_m@vessel gross_tonnage@vessel flag_country=country@vessel eta=end_time port berth cargo_type teu arrived_at=entry_time departed_at=exit_time fuel_consumption weather_condition wave_height",
    ),
  ],
  rules: [
    variesBy(
      "speed",
      "status",
      {
        moored: { kind: "constant", value: 0 },
        "at anchor": numbers(beta(1, 9, 0, 0.9), 1),
        "engaged in fishing": numbers(normal(3.6, 1.2), 1),
      },
      numbers(normal(12.5, 3.4), 1),
      [implies(when("status", "moored"), when("speed", 0))],
    ),
    follows("departed_at", "arrived_at", lognormal(22, 0.7), "h"),
  ],
  layout: { kind: "series", subject: "vessel", every: { count: 10, unit: "min" } },
  rhythm: "flat",
  days: 7,
};

const parkingSessions: Frame = {
  id: "parking_sessions",
  title: "parking sessions",
  cues: {
    en: "parking:3|parking session:3|parking lot:3|car park:3|parking garage:3|parking ticket:2.5|parking meter:2.5|parking fee:2.5|parking space:2.5",
    de: "parken:3|parkvorgang:3|parkhaus:3|parkplatz:3|parkgebühr:2.5",
    es: "estacionamiento:3|aparcamiento:3|parqueadero:3",
    fr: "stationnement:3|parking:3",
    pt: "estacionamento:3|vaga de estacionamento:3",
  },
  record: "parking session",
  fields: [
    key("session_id=parking_id", { names: "session|ticket|transaction" }),
    core("lot=parking_lot", { names: "lot|garage|location|car park" }),
    core("license_plate"),
    core("entry_time", { names: "entry|start|start time|entered" }),
    core("exit_time", { names: "exit|end|end time|left" }),
    core("duration_min", { names: "duration", model: numbers(lognormal(95, 0.9), 0), minimum: 1 }),
    core("fee=parking_fee", { names: "fee|amount|price|amount paid" }),
    ...knowns(
      "parking_space vehicle_type payment_method parking_spaces_free parking_capacity violation_type fine_amount currency city floor is_paid user_id@user permit_holder=flag ticket_type=fare_type",
    ),
  ],
  rules: [
    follows("exit_time", "entry_time", lognormal(95, 0.9), "min"),
    spans("duration_min", "entry_time", "exit_time", "min"),
    drawnBy("fee", "0.035*duration_min", uniform(1, 1.5), 2),
  ],
  rhythm: "consumer",
  days: 30,
};

const parkingOccupancy: Frame = {
  id: "parking_occupancy",
  title: "parking occupancy",
  cues: {
    en: "parking occupancy:4|parking garage occupancy:4|car park occupancy:4|parking availability:4|free parking space:3|available parking:3|parking sensor:3.5",
    de: "parkplatzbelegung:4|parkhausbelegung:4|freie parkplätze:3",
    es: "ocupación de estacionamiento:4|plazas libres:3",
    fr: "occupation des parkings:4|places libres:3",
    pt: "ocupação de estacionamento:4|vagas livres:3",
  },
  record: "reading",
  fields: [
    key("lot_id=site_id@lot", { names: "lot|garage|car park|parking lot" }),
    key("timestamp"),
    core("capacity=parking_capacity@lot", { names: "capacity|total spaces" }),
    core("occupied_spaces=count", { names: "occupied|occupied spaces|occupancy" }),
    core("occupancy_pct", { names: "occupancy rate|occupancy percentage" }),
    ...knowns(
      "free_spaces=parking_spaces_free latitude@lot longitude@lot city@lot address@lot parking_space sensor_id price weather_condition is_holiday status=device_status entries=count exits=count",
    ),
  ],
  rules: [
    within("occupied_spaces", "capacity", beta(3, 2), 0),
    divides("occupancy_pct", "occupied_spaces", "capacity", 1, 100),
    adds("free_spaces", "+capacity -occupied_spaces", 0),
  ],
  layout: { kind: "series", subject: "lot", every: { count: 15, unit: "min" } },
  rhythm: "consumer",
  days: 14,
};

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
  against: "rental:1.5|gps:1.5|insurance:1.5|parking:2",
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
    en: "traffic count:3|road traffic:3|traffic flow:3|traffic volume:3|traffic sensor:3|loop detector:3|congestion:2.5|traffic jam:2.5|highway:1.5|intersection:2|vehicle count:2.5|traffic camera:2.5|traffic speed:2.5|toll:2|tolls:2",
    de: "verkehrszählung:3|verkehrsaufkommen:3|straßenverkehr:3|stau:2|verkehrsfluss:3",
    es: "conteo de tráfico:3|flujo de tráfico:3|tráfico vehicular:3|congestión:2.5",
    fr: "comptage routier:3|trafic routier:3|circulation:2|embouteillage:2.5",
    pt: "contagem de tráfego:3|fluxo de tráfego:3|trânsito:2|congestionamento:2.5",
  },
  against: "web traffic:3|network traffic:3|site traffic:3|foot traffic:2|accident:1.5|air traffic:2",
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

const passengers: Frame = {
  id: "passengers",
  title: "passengers",
  cues: {
    en: "titanic:3|passenger list:3|passenger manifest:3|passenger survival:3|airline passenger:3|passenger satisfaction:3|cruise passenger:2.5|passengers:1.5|passenger:1.2|survived:2.5|baggage:2|luggage:2|boarding pass:3|frequent flyer:2",
    de: "passagierliste:3|passagiere:1.5|gepäck:2",
    es: "lista de pasajeros:3|pasajeros:1.5|equipaje:2",
    fr: "liste des passagers:3|passagers:1.5|bagages:2",
    pt: "lista de passageiros:3|passageiros:1.5|bagagem:2",
  },
  against: "count:1|taxi:2",
  record: "passenger",
  fields: [
    key("passenger_id=record_id", { names: "passenger" }),
    core("name=full_name", { names: "name|passenger name" }),
    core("gender", { names: "sex" }),
    core("age"),
    core("ticket_class", { names: "class|pclass" }),
    core("fare=fare_amount", { names: "fare|ticket price" }),
    core("embarked_at=date", { names: "travel date|flight date|boarding date" }),
    known("survived=flag", { names: "survival", model: { kind: "flag", rate: 0.38 } }),
    known("siblings_spouses=count", {
      names: "sibsp|siblings|siblings and spouses|family members",
      model: numbers({ kind: "geometric", mean: 0.5 }, 0),
      maximum: 8,
    }),
    known("parents_children=count", {
      names: "parch|parents|parents and children",
      model: numbers({ kind: "geometric", mean: 0.4 }, 0),
      maximum: 9,
    }),
    known("cabin=seat_number", { names: "cabin" }),
    ...knowns(
      "seat_number flight_number baggage_count baggage_status nationality port satisfaction origin_airport destination_airport email phone is_frequent=flag ticket_number=reference_number boarding_time=scheduled_departure no_show gate security_wait_min",
    ),
  ],
  rules: [
    variesBy(
      "fare",
      "ticket_class",
      {
        first: numbers(lognormal(2600, 0.4), 2),
        business: numbers(lognormal(1400, 0.4), 2),
        "premium economy": numbers(lognormal(520, 0.4), 2),
      },
      numbers(lognormal(180, 0.5), 2),
    ),
  ],
  rhythm: "consumer",
  days: 90,
};

export const mobilityFrames: readonly Frame[] = [
  gpsTraces,
  trips,
  rideHailing,
  flights,
  aircraftPositions,
  trainJourneys,
  vesselPositions,
  parkingSessions,
  parkingOccupancy,
  vehicleTelematics,
  usedCars,
  trafficCounts,
  trafficAccidents,
  fuelAndService,
  passengers,
];
