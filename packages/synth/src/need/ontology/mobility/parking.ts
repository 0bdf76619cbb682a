import { choice, instant, key, money, shaped, whole } from "../define.ts";
import { lognormal, poisson } from "../models.ts";
import type { SemanticType } from "../semantic-type.ts";

export const parkingTypes: readonly SemanticType[] = [
  key(
    "parking_id",
    {
      en: "parking session|parking event|parking transaction|parking ticket number",
      de: "parkvorgang",
      es: "sesión de estacionamiento",
      fr: "stationnement",
      pt: "sessão de estacionamento",
    },
    "Number of the parking.",
    "PRK-",
  ),
  choice(
    "parking_lot",
    {
      en: "car park|garage|parking garage|parking location|parking facility|parking zone|parking area",
      de: "parkhaus|parkplatz|parkzone",
      es: "estacionamiento|aparcamiento|parqueadero",
      fr: "parking|parc de stationnement",
      pt: "estacionamento|parque de estacionamento",
    },
    "Car park.",
    "Central:26|Station:20|Market:16|Airport:12|Hospital:10|North:9|Riverside:7",
    { subject: "lot" },
  ),
  shaped("parking_space", "parking spot|~bay|space number|spot number|~stall|parking bay", "Space.", "A99"),
  instant(
    "entry_time",
    {
      en: "entered at|time of entry|check in time of the car|entrance time|time in|arrived|entry timestamp",
      de: "einfahrt|einfahrtszeit",
      es: "hora de entrada",
      fr: "heure d'entrée",
      pt: "hora de entrada",
    },
    "When it came in.",
  ),
  instant(
    "exit_time",
    {
      en: "left at|exited at|time of exit|time out|exit timestamp|exit",
      de: "ausfahrt|ausfahrtszeit",
      es: "hora de salida del vehículo",
      fr: "heure de sortie",
      pt: "hora de saída",
    },
    "When it left.",
  ),
  money(
    "parking_fee",
    {
      en: "parking cost|parking charge|parking price|parking amount",
      de: "parkgebühr",
      es: "tarifa de estacionamiento",
      fr: "tarif de stationnement",
      pt: "tarifa de estacionamento",
    },
    "What the parking cost.",
    5.5,
    0.7,
  ),
  whole(
    "parking_spaces_free",
    "free spaces|available spaces|vacant spaces|available parking|spaces available",
    "Free spaces.",
    poisson(60),
    { maximum: 20_000 },
  ),
  whole(
    "parking_capacity",
    "total spaces|capacity of car park|number of parking spaces|parking spaces|parking capacity",
    "Spaces that there are.",
    lognormal(320, 0.6),
    { minimum: 1, maximum: 20_000 },
  ),
  choice(
    "violation_type",
    {
      en: "violation|parking violation|traffic violation|infraction|offence type|violation code|type of violation|traffic offense",
      de: "verstoß|ordnungswidrigkeit",
      es: "infracción|tipo de infracción",
      fr: "infraction|type d'infraction",
      pt: "infração|tipo de infração",
    },
    "What was done wrong.",
    "expired meter:32|no permit:22|speeding:20|no stopping:16|red light:6|blocked driveway:4",
  ),
  money(
    "fine_amount",
    {
      en: "fine|penalty|fine paid|penalty amount|ticket amount|citation amount",
      de: "bußgeld|strafe",
      es: "multa",
      fr: "amende",
      pt: "multa",
    },
    "Fine.",
    48,
    0.6,
    { heaped: 0.8 },
  ),
];
