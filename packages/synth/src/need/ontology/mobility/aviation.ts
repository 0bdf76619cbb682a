import { choice, decimal, flag, key, scheme, shaped, typed, whole } from "../define.ts";
import { geometric, lognormal, normal } from "../models.ts";
import type { SemanticType } from "../semantic-type.ts";

const airports =
  "FRA|LHR|CDG|AMS|MAD|JFK|ATL|ORD|LAX|DFW|DEN|SFO|SEA|MIA|BOS|BCN|MUC|FCO|LIS|ZRH|VIE|CPH|DUB|OSL|ARN|HEL|WAW|IST|DXB|DOH|SIN|HND|ICN|DEL|BOM|SYD|GRU|MEX|BOG|YYZ";

export const aviationTypes: readonly SemanticType[] = [
  key(
    "flight_id",
    {
      en: "flight identifier|flight leg|flight record",
      de: "flug-id",
      es: "id del vuelo",
      fr: "identifiant du vol",
      pt: "id do voo",
    },
    "Number of the flight's record.",
    "FLT-",
  ),
  scheme(
    "flight_number",
    {
      en: "flight|flight no|flight code|flight num|fl num",
      de: "flug|flugnummer",
      es: "vuelo|número de vuelo",
      fr: "vol|numéro de vol",
      pt: "voo|número do voo",
    },
    "Number of the flight.",
    "flight_number",
  ),
  choice(
    "airline",
    {
      en: "carrier|airline name|operating carrier|airline code|air carrier|unique carrier|op carrier",
      de: "fluggesellschaft|airline",
      es: "aerolínea|línea aérea|compañía aérea",
      fr: "compagnie aérienne|compagnie",
      pt: "companhia aérea",
    },
    "Invented airline.",
    "Aurelia Air:20|Borealis Airways:17|Cordia:14|Delvane Airlines:12|Estia Wings:11|Fenwick Air:9|Galea:7|Halcyon Jet:6|Ilios Air:4",
  ),
  choice(
    "origin_airport",
    {
      en: "departure airport|from airport|origin iata|airport of departure|origin airport code|airport from|dep airport",
      de: "abflughafen|startflughafen",
      es: "aeropuerto de origen|aeropuerto de salida",
      fr: "aéroport de départ",
      pt: "aeroporto de origem",
    },
    "Airport of departure, IATA code.",
    airports,
  ),
  choice(
    "destination_airport",
    {
      en: "arrival airport|to airport|dest airport|destination iata|airport of arrival|dest|airport to|arr airport",
      de: "zielflughafen|ankunftsflughafen",
      es: "aeropuerto de destino|aeropuerto de llegada",
      fr: "aéroport d'arrivée|aéroport de destination",
      pt: "aeroporto de destino",
    },
    "Airport of arrival, IATA code.",
    airports,
  ),
  choice(
    "airport",
    {
      en: "airport code|iata|iata code|airport name",
      de: "flughafen",
      es: "aeropuerto",
      fr: "aéroport",
      pt: "aeroporto",
    },
    "Airport, IATA code.",
    airports,
  ),
  choice(
    "aircraft_type",
    {
      en: "aircraft|plane|aircraft model|plane type|type of aircraft|airplane|equipment type of flight",
      de: "flugzeugtyp|flugzeug",
      es: "avión|tipo de avión|aeronave",
      fr: "avion|type d'avion|appareil volant",
      pt: "avião|tipo de aeronave|aeronave",
    },
    "ICAO type of the aircraft.",
    "A320:26|B738:24|A321:14|E190:9|A319:8|AT76:6|B789:6|A359:4|B77W:3",
  ),
  shaped(
    "tail_number",
    {
      en: "aircraft registration|tail no|registration of the aircraft|n-number",
      de: "luftfahrzeugkennzeichen",
      es: "matrícula de la aeronave",
      fr: "immatriculation de l'avion",
      pt: "matrícula da aeronave",
    },
    "Registration of the aircraft, of no issued prefix.",
    "\\Q\\Q\\-AAA",
  ),
  choice(
    "flight_status",
    "status of the flight|flight state",
    "What became of the flight.",
    "on time:76|delayed:21|cancelled:2|diverted:1",
  ),
  choice(
    "gate",
    {
      en: "boarding gate|departure gate|airport gate",
      de: "flugsteig",
      es: "puerta de embarque",
      fr: "porte d'embarquement",
      pt: "portão de embarque",
    },
    "Gate.",
    "A1|A4|A12|B3|B7|B15|C2|C9|C21|D5|D11|E6",
  ),
  shaped("terminal", "airport terminal|terminal number|terminal name", "Terminal.", "\\T9"),
  shaped(
    "seat_number",
    {
      en: "seat|seat no|seat assignment",
      de: "sitzplatz|sitz",
      es: "asiento",
      fr: "siège|place",
      pt: "assento|poltrona",
    },
    "Seat.",
    "19A",
  ),
  whole(
    "air_time_min",
    "air time|flight time|airborne time|flying time|flight duration|block time",
    "Minutes in the air.",
    lognormal(105, 0.5),
    { unit: "min", minimum: 10, maximum: 1200 },
  ),
  whole("taxi_out_min", "taxi out|taxi-out time", "Minutes from gate to take-off.", lognormal(15, 0.4), {
    unit: "min",
    maximum: 300,
  }),
  whole("taxi_in_min", "taxi in|taxi-in time", "Minutes from landing to gate.", lognormal(6.5, 0.45), {
    unit: "min",
    maximum: 200,
  }),
  flag("is_diverted", "diverted|flight diverted|diversion", "Whether the flight landed elsewhere.", 0.003),
  whole(
    "flight_level",
    "altitude ft|barometric altitude|altitude feet|cruise altitude|baro altitude|geo altitude",
    "Altitude.",
    normal(31_000, 7000),
    { unit: "ft", minimum: -1000, maximum: 60_000 },
  ),
  decimal(
    "vertical_rate",
    "climb rate|rate of climb|vertical speed|descent rate",
    "Climb or descent.",
    normal(0, 900),
    0,
    { unit: "ft/min", minimum: -8000, maximum: 8000 },
  ),
  shaped("callsign", "call sign|flight callsign|radio callsign", "Call sign.", "AAA9999"),
  typed(
    "icao24",
    "transponder address|mode s code|icao address|hex code of the aircraft",
    "Address of the transponder, from a block that is not assigned.",
    "string",
    { kind: "template", template: "\\f\\f9999" },
  ),
  choice(
    "flight_phase",
    "phase of flight|stage of flight",
    "Phase of the flight.",
    "cruise:52|climb:18|descent:18|approach:8|taxi:4",
  ),
  whole(
    "baggage_count",
    "bags|checked bags|luggage count|pieces of luggage|baggage",
    "Pieces of luggage.",
    geometric(0.8),
    { maximum: 600 },
  ),
  choice(
    "baggage_status",
    "bag status|luggage status|baggage handling status",
    "Where the luggage is.",
    "delivered:93|delayed:5|damaged:1.5|lost:0.5",
  ),
  whole(
    "security_wait_min",
    "security wait|security line|security queue time|checkpoint wait",
    "Minutes at the security check.",
    lognormal(14, 0.7),
    { unit: "min", maximum: 300 },
  ),
  key("drone_id", "drone|uav|quadcopter|drone number|unmanned aircraft", "Number of the drone.", "UAV-", "drone"),
];
