import { choice, instant, key, typed, whole } from "../define.ts";
import { happening, triangular } from "../models.ts";
import type { SemanticType } from "../semantic-type.ts";

/** Presence, leave and shifts. */
export const attendanceTypes: readonly SemanticType[] = [
  typed(
    "clock_in",
    {
      en: "check in time|clock-in|clock in time|punch in|time in|shift start|arrival at work|clocked in|sign in time",
      de: "arbeitsbeginn|einstempeln|dienstbeginn",
      es: "hora de entrada|~entrada",
      fr: "heure d'arrivée au travail|pointage d'entrée",
      pt: "hora de entrada|entrada",
    },
    "When the employee came.",
    "datetime",
    happening("min", "business"),
  ),
  instant(
    "clock_out",
    {
      en: "check out time|check out time of work|clock-out|clock out time|punch out|time out|shift end|clocked out|sign out time",
      de: "arbeitsende|ausstempeln|dienstende",
      es: "hora de salida|salida",
      fr: "heure de départ du travail|pointage de sortie",
      pt: "hora de saída|~saída",
    },
    "When the employee left.",
    "-P90D",
  ),
  whole(
    "break_minutes",
    {
      en: "break|break time|break duration|lunch break|break in minutes|breaks",
      de: "pause|pausenzeit",
      es: "descanso|minutos de descanso",
      fr: "pause",
      pt: "intervalo|pausa",
    },
    "Minutes of breaks.",
    triangular(0, 45, 90),
    { unit: "min" },
  ),
  choice(
    "attendance_status",
    {
      en: "attendance|presence|present or absent|attendance state",
      de: "anwesenheit",
      es: "asistencia",
      fr: "présence",
      pt: "presença|frequência de presença",
    },
    "Whether the person was there.",
    "present:90|late:5|absent:3|excused:2",
  ),
  choice(
    "leave_type",
    {
      en: "type of leave|absence type|kind of leave|absence reason|time off type|leave category",
      de: "abwesenheitsart|urlaubsart",
      es: "tipo de permiso|tipo de ausencia",
      fr: "type de congé|type d'absence",
      pt: "tipo de licença|tipo de ausência",
    },
    "Why the employee is away.",
    "vacation:58|sick:27|parental:5|training:4|unpaid:4|bereavement:2",
  ),
  key(
    "leave_request_id",
    "leave request|time off request|absence id|absence request",
    "The request for leave.",
    "LVR-",
  ),
  key(
    "timesheet_id",
    "timesheet|time entry|time sheet|time entry id|timesheet entry",
    "The entry in the timesheet.",
    "TS-",
  ),
  key("shift_id", "shift number|roster id|shift identifier|roster entry", "The shift.", "SHF-"),
];
