import { beta, later, lognormal, normal, numbers, pareto, triangular } from "../../ontology/models.ts";
import { core, follows, key, known, knowns, lasts, onlyWhere, rule, when } from "../define.ts";
import type { Frame } from "../frame.ts";
import { compares, differs, drawnBy, implies, tells, variesBy } from "../rules.ts";

const stations =
  "Central Station|Market Square|University|Riverside|Old Town|City Park|Harbour|Museum Quarter|Stadium|Hospital".split(
    "|",
  );

const airports =
  "FRA|LHR|CDG|AMS|MAD|JFK|ATL|ORD|LAX|DFW|DEN|SFO|SEA|MIA|BOS|BCN|MUC|FCO|LIS|ZRH|VIE|CPH|DUB|OSL|ARN|HEL|WAW|IST|DXB|DOH|SIN|HND|ICN|DEL|BOM|SYD|GRU|MEX|BOG|YYZ".split(
    "|",
  );

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
  against:
    "lost property:6|lost and found:6|ticket booking:1.5|fare search:2|train:1.5|drone:2|flight of stairs:3|shipment:1|adsb:1",
  record: "flight",
  fields: [
    key("flight_id"),
    core("flight_number", { names: "flight|flight no" }),
    core("airline", { names: "carrier" }),
    core("origin=origin_airport", { names: "origin|from|departure airport|origin airport" }),
    core("destination=destination_airport", { names: "destination|to|dest|arrival airport|destination airport" }),
    core("scheduled_departure", { names: "departure time|scheduled departure time|departure" }),
    core("actual_departure", { names: "actual|actual time" }),
    core("departure_delay_min", { names: "delay|delay minutes|departure delay|delay in minutes" }),
    known("arrival_delay_min", { names: "arrival delay" }),
    known("status=flight_status", { names: "status" }),
    known("fare_amount", {
      names: "price|fare|ticket price|flight price|airfare|fare paid",
      model: numbers(lognormal(165, 0.6), 2),
    }),
    known("distance_km", { names: "distance", model: numbers(lognormal(1150, 0.7), 0) }),
    known("passengers=passenger_count", {
      names: "passengers",
      model: numbers(normal(142, 38), 0),
      minimum: 1,
      maximum: 600,
    }),
    ...knowns(
      "scheduled_arrival actual_arrival delay_cause aircraft_type tail_number gate terminal air_time_min taxi_out_min taxi_in_min is_cancelled is_diverted distance_miles occupancy_pct date weather_condition seat_number ticket_class baggage_count duration_min is_late year month weekday",
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
    variesBy(
      "actual_departure",
      "status",
      {
        "on time": later("scheduled_departure", triangular(0, 3, 14.9), "min"),
        delayed: later("scheduled_departure", pareto(16, 1.9), "min"),
      },
      later("scheduled_departure", lognormal(9, 1.1), "min"),
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
  located: "geospatial-mobility",
  title: "aircraft positions",
  cues: {
    en: "ads-b:3|adsb:3|aircraft position:3|aircraft tracking:3|flight tracking:3|transponder:2.5|drone telemetry:3|drone flight:3|drone:2.5|icao24:4|squawk:3|helicopter:2|ground speed:2|position of aircraft:3|airspeed:2|uav:3|black box:2|flight recorder:2.5",
    de: "flugzeugposition:3|drohne:2.5|drohnenflug:3",
    es: "posición de aeronaves:3|dron:2.5",
    fr: "position des avions:3|drone:2.5",
    pt: "posição de aeronaves:3|drone:2.5",
  },
  against: "drone inspection:5|solar panel:3|roof:2|drone survey:4|drone delivery:3",
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
  located: "geospatial-mobility",
  title: "train journeys",
  cues: {
    en: "train journey:3|train:2.5|railway:3|rail:2|train delay:3|train schedule:3|timetable:2|public transport:3|transit:2|bus:2|metro:2|subway:2.5|tram:2.5|bus trip:2.5|transit ridership:3|tap in:2|smart card:1.5|punctuality:2|bus stop:2.5|gtfs:3|ridership:2.5",
    de: "zugfahrt:3|zug:2.5|bahn:2.5|öpnv:3|nahverkehr:3|bus:2|fahrplan:2.5|haltestelle:2|verspätung:1.5",
    es: "viajes en tren:3|tren:2.5|ferrocarril:3|transporte público:3|autobús:2|metro:2",
    fr: "trajet en train:3|train:2.5|chemin de fer:3|transport en commun:3|bus:2|métro:2",
    pt: "viagens de trem:3|trem:2.5|ferrovia:3|transporte público:3|ônibus:2|metrô:2",
  },
  against:
    "lost and found:6|lost property:6|model railway:3|railway engineering:2|train a model:3|model training:3|training data:2|training run:3|flight:2|usb:3|message bus:3|event bus:3|school bus:1",
  record: "journey",
  fields: [
    core("journey_id=trip_id", { names: "trip|run|service|journey|tap" }),
    core("line=route_name", { names: "line|route|route id" }),
    core("from_station=start_station", { names: "origin|from|departure station|boarding stop|start station" }),
    core("to_station=end_station", { names: "destination|to|arrival station|alighting stop|end station" }),
    core("scheduled_departure", { names: "planned departure|departure time|departure|scheduled|planned|timetabled" }),
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
  located: "geospatial-mobility",
  title: "vessel positions",
  cues: {
    en: "ais:3|vessel:3|vessel position:3|ship tracking:3|ship:2.5|maritime:3|vessel tracking:3|mmsi:3|ship position:3|shipping vessel:3|cargo ship:3|tanker:2|boat:1.5|marine traffic:3|berth:2",
    de: "schiffsposition:3|schiff:2.5|ais-daten:3|hafen:1.5|seeverkehr:3",
    es: "posición de buques:3|buque:2.5|barco:2|marítimo:2.5|puerto:1.5",
    fr: "position des navires:3|navire:2.5|maritime:2.5|bateau:2",
    pt: "posição de navios:3|navio:2.5|marítimo:2.5|porto:1.5",
  },
  against: "shipment:2|ship date:2|relationship:2|shipping address:3|blood vessel:3",
  record: "position report",
  fields: [
    key("mmsi@vessel", { names: "ship id" }),
    key("timestamp"),
    core("vessel_name@vessel", { names: "ship name|vessel|ship|boat" }),
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

export const carriersFrames: readonly Frame[] = [
  flights,
  aircraftPositions,
  trainJourneys,
  vesselPositions,
  passengers,
];
