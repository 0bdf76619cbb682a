import type { Distribution, Model } from "../../../inferred/model.ts";
import { beta, choices, lognormal, normal, numbers, uniform } from "../../ontology/models.ts";
import { adds, core, divides, follows, key, known, knowns, lasts, onlyWhere, rule, within } from "../define.ts";
import type { Frame } from "../frame.ts";
import { drawnBy, spans, tells, variesBy } from "../rules.ts";

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
    en: "gps trace:3|gps:2.5|gps ping:3|gps track:3|gps point:3|location ping:3|trajectory:3|trajectories:3|mobility data:3|human mobility:3|movement data:3|location history:3|location data:2.5|geolocation:2|geospatial:2.5|gps coordinate:2.5|fleet tracking:2.5|position report:1.5|commute:2|commuting:2|travel mode:2|origin destination:2.5|mobile location:2.5|geohash:1.5|stay point:3|visits to places:2|foot traffic:2|phone location:2.5|gps fix:3|waypoints:2|lat lon speed:3|heading:1|taxi trajectory:3|gps breadcrumb:3",
    de: "gps-daten:3|gps:2.5|bewegungsdaten:3|bewegungsprofil:3|standortdaten:3|mobilitätsdaten:3|trajektorie:3|pendler:2|gps-spuren:3|gps-punkte:3|positionsdaten:3|ortungsdaten:3|ortung:2|standort-pings:3|handyortung:3|startkoordinaten:3|zielkoordinaten:3",
    es: "trazas gps:3|datos gps:3|gps:2.5|datos de movilidad:3|movilidad:2|trayectorias:3|ubicaciones:1.5|rastreo gps:3|puntos gps:3|posiciones gps:3|pings:2|localización:1.5|geolocalización:2.5|pings de móviles:3|coordenadas de origen:3|coordenadas de inicio:3",
    fr: "traces gps:3|données gps:3|gps:2.5|données de mobilité:3|mobilité:2|trajectoires:3|déplacements:2|points gps:3|positions gps:3|géolocalisation:2.5|pings:2|localisation:1.5|coordonnées de départ:3|coordonnées d'arrivée:3|trajets gps:3",
    pt: "rastros gps:3|dados gps:3|gps:2.5|dados de mobilidade:3|mobilidade:2|trajetórias:3|deslocamentos:2|rastreamento gps:3|pontos gps:3|posições gps:3|trajetos gps:3|pings:2|localização de celulares:3|pings de celular:3|localização:1.5|coordenadas de origem:3|coordenadas de partida:3",
  },
  against:
    "ship:2|vessel:2.5|ais:2.5|flight:2|earthquake:3|fare:1.5|real estate:2|social mobility:3|animal:2|workout:1.5|obd:2|sonar:6|sounding:3|network ping:6|rtt:4|packet loss:3|icmp:5",
  record: "ping",
  fields: [
    key("device_id@device", { names: "phone|person|tracker" }),
    key("timestamp", { model: paced(lognormal(30, 0.7)) }),
    core("latitude", { names: "lat|latitud", always: true }),
    core("longitude", { names: "lon|lng|longitud", always: true }),
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
  against:
    "truck:4|lorry:4|truck trip:3|lorry trip:3|school trip:6|field trip:5|class trip:5|ski trip:3|fishing trip:4|odometer:4|mileage log:4|school class:3|pupil:1.5|business trip:3|coach tour:2|flight:2|business trip:2|hotel:2|travel booking:2|taxi:2|fare:1.5|expense:2|surge:2|bike shop:2|train:1",
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
    variesBy(
      "distance_km",
      "transport_mode",
      {
        walk: numbers(lognormal(1, 0.35), 2),
        bike: numbers(lognormal(2.8, 0.4), 2),
        bus: numbers(lognormal(4, 0.4), 2),
      },
      numbers(lognormal(6, 0.5), 2),
    ),
    spans("duration_min", "started_at", "ended_at", "min"),
    lasts("duration_s", "started_at", "ended_at", "s"),
  ],
  rhythm: "consumer",
  days: 90,
};

const rideHailing: Frame = {
  id: "ride_hailing_trips",
  located: "geospatial-mobility",
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
  against: "fine:3|offence:3|citation:3|violation:2",
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

export const ridesFrames: readonly Frame[] = [gpsTraces, trips, rideHailing, parkingSessions, parkingOccupancy];
