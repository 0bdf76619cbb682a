import { choices, flags, lognormal, normal, numbers } from "../ontology/models.ts";
import { core, key, known, knowns } from "./define.ts";
import type { Frame } from "./frame.ts";

const activityBookings: Frame = {
  id: "activity_bookings",
  title: "bookings of leisure activities",
  cues: {
    en: "escape room:7|escape game:7|laser tag:6|bowling alley:6|bowling:4|paintball:5|karting:5|climbing hall:5|climbing gym:5|trampoline park:6|mini golf:5|activity booking:5|court booking:5|tennis court:4|padel court:5|boat tour:4|guided tour:4",
    de: "kletterhalle:5|bowlingbahn:6|kartbahn:5|tennisplatz:4|führungen:3",
    es: "sala de escape:6|salas de escape:6|bolera:5|pista de pádel:5|pistas de pádel:5",
    fr: "salle d'escalade:5|bowling:4|court de tennis:4",
    pt: "sala de fuga:6|boliche:5|quadra de tênis:4|campo de padel:5",
  },
  against: "hotel:2|match result:2|tournament:2",
  record: "booking",
  fields: [
    key("booking_id", { names: "booking|reservation" }),
    core("start_time", { names: "start|starts|starts at|slot|time|date|booked for" }),
    core("activity=type", {
      names: "activity|game|tour",
      model: choices("standard:52|beginner:22|family:16|expert:10"),
    }),
    core("room_id=record_id@room", {
      names: "room|lane|court|track|wall",
      model: { kind: "code", prefix: "ROOM-", radix: 10, width: 2, order: "sequence" },
    }),
    core("players=count", {
      names: "players|group size|people|participants|party size",
      model: numbers(normal(4.2, 1.4), 0),
      minimum: 1,
      maximum: 12,
    }),
    core("price", { names: "price|total|amount", model: numbers(lognormal(96, 0.4), 2, { heaped: 0.7 }) }),
    core("is_cancelled", { names: "cancelled|no-show" }),
    known("team_name=title", { names: "team|team name|group name" }),
    known("escaped=flag", { names: "escaped|completed|finished", model: flags(0.6) }),
    known("time_left_min=duration_min", {
      names: "time left|minutes left",
      model: numbers(normal(9, 5), 1),
      minimum: 0,
    }),
    known("hints_used=count", {
      names: "hints|hints used|clues used",
      model: numbers(lognormal(2, 0.6), 0),
      minimum: 0,
    }),
    ...knowns(
      "end_time duration_min channel payment_method customer_id email phone rating booked_at guide=full_name language children note",
    ),
  ],
  rules: [],
  rhythm: "consumer",
  days: 90,
};

const classBookings: Frame = {
  id: "class_bookings",
  title: "bookings of classes at a gym or studio",
  cues: {
    en: "gym class booking:9|class booking:8|fitness class booking:9|yoga class booking:9|studio booking:6|gym booking:7|class reservation:8|studio reservation:7|pilates class booking:9|spin class booking:9|dance class booking:9",
    de: "kursbuchung:8|kursbuchungen:8",
    es: "reserva de clase:8|reservas de clases:8",
    fr: "réservation de cours:8|réservations de cours:8",
    pt: "reserva de aula:8|reservas de aulas:8",
  },
  against: "hotel:3|flight:4|travel:3|cabin class:4",
  record: "booking",
  fields: [
    key("booking_id", { names: "booking|reservation" }),
    core("member_id=user_id", { names: "member|customer|client|participant|student|pupil" }),
    core("class_name=gym_class", { names: "class|class name|course|workout|session" }),
    core("start_time", { names: "start|starts|starts at|time|date|slot|class time" }),
    core("is_cancelled", { names: "cancelled|canceled" }),
    known("trainer=instructor", { names: "trainer|coach|instructor|teacher" }),
    known("attended=flag", { names: "attended|showed up|checked in", model: flags(0.86) }),
    known("no_show=flag", { names: "no-show|no show", model: flags(0.06) }),
    known("booked_spots=count", {
      names: "booked spots|spots booked|booked",
      model: numbers(normal(12, 4), 0),
      minimum: 0,
    }),
    known("capacity=count", { names: "capacity|spots|places", model: numbers(normal(18, 5), 0), minimum: 1 }),
    known("level=ability_level", { names: "level" }),
    known("attendees=count", { names: "attendees|participants", model: numbers(normal(12, 4), 0), minimum: 0 }),
    ...knowns("yoga_style dance_style"),
    ...knowns(
      "booked_at price currency duration_min room email phone full_name rating payment_method channel waitlist=count",
    ),
  ],
  rules: [],
  rhythm: "consumer",
  days: 90,
};

/** What people book to enjoy themselves for an hour. */
export const outingFrames: readonly Frame[] = [activityBookings, classBookings];
