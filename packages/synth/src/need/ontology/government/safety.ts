import { choice, flag, instant, key, shaped, text, whole } from "../define.ts";
import { geometric, lognormal } from "../models.ts";
import type { SemanticType } from "../semantic-type.ts";

export const safetyTypes: readonly SemanticType[] = [
  key(
    "crime_id",
    {
      en: "crime|crime incident|~offense|~offence|police report|case number of police|incident report|crime number|crime report",
      de: "straftat|delikt|anzeige",
      es: "delito|crimen|denuncia",
      fr: "crime|délit|infraction pénale",
      pt: "crime|delito|ocorrência policial",
    },
    "Number of the reported crime.",
    "CRM-",
  ),
  choice(
    "crime_type",
    {
      en: "type of crime|offence|offense|offence type|offense type|offence category|crime category|primary type|offense category|criminal offense",
      de: "deliktart|straftatart",
      es: "tipo de delito|tipo de crimen",
      fr: "type de délit|type de crime",
      pt: "tipo de crime|tipo de delito",
    },
    "Kind of crime.",
    "theft:32|vandalism:15|burglary:12|assault:12|vehicle theft:9|fraud:9|drug offence:6|robbery:5",
  ),
  flag(
    "arrest_made",
    {
      en: "arrest|arrested|suspect arrested|arrest flag",
      de: "festnahme",
      es: "arresto|detención",
      fr: "arrestation",
      pt: "prisão|detenção",
    },
    "Whether someone was arrested.",
    0.19,
  ),
  choice(
    "case_disposition",
    "crime status|case outcome of police|clearance status|investigation status|case resolution",
    "Where the case stands.",
    "open:52|closed without result:24|solved:20|transferred:4",
  ),
  choice(
    "weapon_type",
    "weapon|weapon used|type of weapon",
    "What was used.",
    "none:80|knife:8|blunt object:6|firearm:6",
  ),
  key(
    "emergency_call_id",
    {
      en: "emergency call|911 call|112 call|999 call|dispatch call|emergency incident|~dispatch|emergency",
      de: "notruf|einsatz|einsatznummer",
      es: "llamada de emergencia|emergencia",
      fr: "appel d'urgence|intervention",
      pt: "chamada de emergência|emergência",
    },
    "Number of the emergency call.",
    "EMG-",
  ),
  choice(
    "emergency_type",
    {
      en: "type of emergency|incident type of emergency|emergency category|dispatch type|call type of emergency",
      de: "einsatzart|notfallart",
      es: "tipo de emergencia",
      fr: "type d'urgence|type d'intervention",
      pt: "tipo de emergência",
    },
    "Kind of emergency.",
    "medical:58|fire alarm:12|traffic accident:12|police assistance:10|fire:5|rescue:3",
  ),
  whole(
    "response_minutes",
    {
      en: "response time minutes|emergency response time|arrival time minutes|dispatch to arrival|time to arrive|response minutes",
      de: "reaktionszeit einsatz|eintreffzeit",
      es: "tiempo de respuesta",
      fr: "délai d'intervention",
      pt: "tempo de resposta",
    },
    "Minutes until help arrived.",
    lognormal(8.5, 0.5),
    { unit: "min", maximum: 1440 },
  ),
  instant("dispatched_at", "dispatch time|dispatched|unit dispatched|time of dispatch", "When a unit was sent."),
  instant(
    "on_scene_at",
    "arrival at scene|on scene time|arrived on scene|on-scene|arrived at scene",
    "When it arrived.",
  ),
  shaped(
    "unit_callsign",
    "unit|responding unit|engine company|ambulance unit|vehicle callsign|unit id of emergency",
    "Unit that was sent.",
    "\\U99",
  ),
  whole(
    "units_dispatched",
    "number of units|units sent|vehicles dispatched|responders",
    "Units sent.",
    geometric(0.9),
    { minimum: 1, maximum: 100 },
  ),
  whole("victim_count", "victims|number of victims|victim age count", "Victims.", geometric(0.3), { maximum: 10_000 }),
  choice(
    "fire_cause",
    "cause of fire|ignition source|fire origin",
    "Why it burned.",
    "cooking:32|electrical:24|smoking:12|heating:12|arson:8|unknown:12",
  ),
  text(
    "incident_description",
    "incident narrative|police narrative|description of incident|incident details",
    "What happened.",
    "description",
  ),
];
