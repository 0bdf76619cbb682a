import { choice, decimal, key, typed, whole } from "../define.ts";
import { geometric, lognormal, uniform } from "../models.ts";
import { reading } from "../readings.ts";
import type { SemanticType } from "../semantic-type.ts";

export const tracesTypes: readonly SemanticType[] = [
  key(
    "trip_id",
    {
      en: "trip|journey|trip number|journey id|ride number|tour id|trip identifier",
      de: "fahrt|fahrtnummer|reise",
      es: "viaje|id del viaje|trayecto",
      fr: "trajet|identifiant du trajet",
      pt: "viagem|id da viagem|trajeto",
    },
    "Number of the trip.",
    "TRP-",
  ),
  key("ping_id", "gps point|location update|position id|fix id|trackpoint|gps ping", "Number of the position.", "PNG-"),
  reading(
    "speed_kmh",
    {
      en: "speed|velocity|speed km/h|kmh|vehicle speed|driving speed|speed kph|ground speed|gps speed",
      de: "geschwindigkeit|tempo",
      es: "velocidad",
      fr: "vitesse",
      pt: "velocidade",
    },
    "Speed.",
    "km/h",
    { level: lognormal(38, 0.4), daily: 4, noise: 9, decimals: 1 },
    { minimum: 0, maximum: 1200 },
  ),
  decimal("speed_mps", "speed m/s|speed in m/s|meters per second|velocity m/s", "Speed.", lognormal(6, 0.8), 2, {
    unit: "m/s",
    minimum: 0,
    maximum: 350,
  }),
  decimal("speed_mph", "mph|speed in mph|miles per hour", "Speed.", lognormal(28, 0.6), 1, {
    unit: "mph",
    minimum: 0,
    maximum: 700,
  }),
  whole(
    "heading",
    {
      en: "bearing|direction|compass heading|heading deg|direction of travel|azimuth",
      de: "fahrtrichtung|richtung",
      es: "rumbo|dirección de marcha",
      fr: "cap|direction",
      pt: "rumo|direção",
    },
    "Direction of travel from north.",
    uniform(0, 359),
    { unit: "deg", maximum: 360 },
  ),
  decimal(
    "gps_accuracy_m",
    "accuracy|gps accuracy|horizontal accuracy|position accuracy|accuracy m|location accuracy|hdop",
    "How far the position may be off.",
    lognormal(8, 0.7),
    1,
    { unit: "m", minimum: 0.5, maximum: 5000 },
  ),
  choice(
    "transport_mode",
    {
      en: "~mode|travel mode|mode of transport|transportation mode|mode of travel|means of transport|transport type|commute mode|transport",
      de: "verkehrsmittel|transportmittel",
      es: "modo de transporte|medio de transporte",
      fr: "mode de transport|moyen de transport",
      pt: "modo de transporte|meio de transporte",
    },
    "How the way was made.",
    "car:46|walk:24|bus:11|bike:9|train:8|scooter:2",
  ),
  town(
    "origin",
    {
      en: "start location|trip origin|departure location|from location|pickup location|start point|start city|departure city|from city|origin city|starting point",
      de: "startort|abfahrtsort|abflugort",
      es: "origen|lugar de salida|punto de partida",
      fr: "origine|lieu de départ|point de départ",
      pt: "origem|local de partida",
    },
    "Where it began.",
  ),
  town(
    "destination",
    {
      en: "end location|trip destination|arrival location|to location|dropoff location|drop-off location|end point|end city|arrival city|to city|destination city",
      de: "zielort|ziel|ankunftsort",
      es: "destino|lugar de llegada",
      fr: "destination|lieu d'arrivée",
      pt: "destino|local de chegada",
    },
    "Where it ended.",
  ),
  position("start_latitude", "origin latitude|start lat|origin lat|from lat", "Latitude where it began.", "latitude"),
  position(
    "start_longitude",
    "origin longitude|start lon|origin lon|start lng|from lon",
    "Longitude where it began.",
    "longitude",
  ),
  position(
    "end_latitude",
    "destination latitude|end lat|destination lat|to lat",
    "Latitude where it ended.",
    "latitude",
  ),
  position(
    "end_longitude",
    "destination longitude|end lon|destination lon|end lng|to lon",
    "Longitude where it ended.",
    "longitude",
  ),
  position("pickup_latitude", "pickup lat|pick-up latitude", "Latitude of the pickup.", "latitude"),
  position("pickup_longitude", "pickup lon|pickup lng|pick-up longitude", "Longitude of the pickup.", "longitude"),
  position("dropoff_latitude", "dropoff lat|drop-off latitude", "Latitude of the drop-off.", "latitude"),
  position(
    "dropoff_longitude",
    "dropoff lon|dropoff lng|drop-off longitude",
    "Longitude of the drop-off.",
    "longitude",
  ),
  typed(
    "geohash",
    "geo hash|geohash7|h3|h3 index|location hash|grid cell",
    "Cell of the grid that holds the position.",
    "string",
    { kind: "place", part: "geohash" },
  ),
  choice(
    "place_type",
    {
      en: "poi|poi category|point of interest|venue category|visited place|stop type|place category|location type|type of place",
      de: "ortstyp",
      es: "tipo de lugar",
      fr: "type de lieu",
      pt: "tipo de lugar",
    },
    "What kind of place.",
    "home:30|work:20|shop:14|restaurant:10|school:8|park:7|station:6|gym:5",
  ),
  whole(
    "dwell_min",
    {
      en: "dwell time|time at stop|stop duration|stay duration|visit duration|dwell minutes|dwell|time at place",
      de: "standzeit|haltedauer",
      es: "tiempo de permanencia",
      fr: "temps de séjour|durée d'arrêt",
      pt: "tempo de permanência",
    },
    "How long it stayed.",
    lognormal(42, 1.1),
    { unit: "min", maximum: 20_000 },
  ),
  decimal(
    "distance_m",
    "distance in meters|meters traveled|metres|distance m|meters",
    "Length of the way.",
    lognormal(1800, 0.9),
    0,
    { unit: "m", minimum: 0 },
  ),
  decimal(
    "distance_miles",
    "miles|trip distance miles|distance in miles|miles driven",
    "Length of the way.",
    lognormal(3.4, 0.8),
    2,
    { unit: "mi", minimum: 0 },
  ),
  whole(
    "passenger_count",
    {
      en: "passengers|number of passengers|riders|pax|passenger load|boardings|ridership|passengers on board|occupants of vehicle",
      de: "fahrgäste|passagiere|fahrgastzahl",
      es: "pasajeros|número de pasajeros",
      fr: "passagers|nombre de passagers",
      pt: "passageiros|número de passageiros",
    },
    "People on board.",
    geometric(0.6),
    { minimum: 0, maximum: 100_000 },
  ),
];

function town(id: string, names: SemanticType["names"], meaning: string): SemanticType {
  return typed(id, names, meaning, "string", { kind: "place", part: "city" });
}

function position(id: string, names: string, meaning: string, part: "latitude" | "longitude"): SemanticType {
  const limit = part === "latitude" ? 90 : 180;
  return typed(id, names, meaning, "number", { kind: "place", part }, { unit: "deg", minimum: -limit, maximum: limit });
}
