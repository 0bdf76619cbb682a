import { firstNames } from "../../prose/names.ts";
import { action, clause, type DomainKit, identifiers, ordered, takeOne, things, type World } from "../domain-kit.ts";
import {
  add,
  arg,
  at,
  atLeast,
  constant,
  equal,
  flag,
  notEqual,
  oneOf,
  optional,
  present,
  set,
  subtract,
  text,
  texts,
  tool,
  whole,
} from "../tool-maker.ts";
import { towns } from "../words.ts";

const BOOKING = "/bookings/{booking_id}";
const status = at(`${BOOKING}/status`);
const fare = at(`${BOOKING}/fare`);
const bookingId = text("Booking code.");
const fares = ["basic", "flex", "premium"] as const;

const tools = [
  tool(
    "get_booking",
    "Shows a booking.",
    { booking_id: bookingId, with_price: optional(flag("Whether to show what was paid.")) },
    [present(BOOKING)],
    [],
    BOOKING,
  ),
  tool(
    "get_flight",
    "Shows a flight with its free seats.",
    { flight_id: text("Flight code."), min_seats: optional(whole("Seats that it should have.", 1)) },
    [present("/flights/{flight_id}")],
    [],
    "/flights/{flight_id}",
  ),
  tool(
    "change_flight",
    "Moves a booking to another flight that has seats.",
    {
      booking_id: bookingId,
      flight_id: text("The new flight."),
      seats: whole("Seats to take.", 1),
      keep_requests: optional(flag("Whether special requests move too.")),
    },
    [
      present(BOOKING),
      present("/flights/{flight_id}"),
      equal(status, constant("confirmed")),
      atLeast(at("/flights/{flight_id}/seats"), arg("seats")),
    ],
    [
      set(`${BOOKING}/flight`, arg("flight_id")),
      subtract("/flights/{flight_id}/seats", arg("seats")),
      set(`${BOOKING}/kept`, arg("keep_requests")),
    ],
    BOOKING,
  ),
  tool(
    "change_fare",
    "Changes the fare of a confirmed booking.",
    { booking_id: bookingId, fare: oneOf("The new fare.", fares), meal: optional(text("Meal on board.")) },
    [present(BOOKING), equal(status, constant("confirmed"))],
    [set(`${BOOKING}/fare`, arg("fare")), set(`${BOOKING}/meal`, arg("meal"))],
    BOOKING,
  ),
  tool(
    "add_bags",
    "Adds checked bags.",
    { booking_id: bookingId, bags: whole("How many more.", 1), weight_kg: optional(whole("Weight of each.", 1)) },
    [present(BOOKING), notEqual(status, constant("cancelled"))],
    [add(`${BOOKING}/bags`, arg("bags")), set(`${BOOKING}/bag_weight`, arg("weight_kg"))],
    BOOKING,
  ),
  tool(
    "cancel_booking",
    "Cancels a booking.",
    {
      booking_id: bookingId,
      reason: oneOf("Why.", ["illness", "change_of_plan", "airline"]),
      refund_to: text("Who gets the money."),
    },
    [present(BOOKING), equal(status, constant("confirmed"))],
    [
      set(`${BOOKING}/status`, constant("cancelled")),
      set(`${BOOKING}/reason`, arg("reason")),
      set(`${BOOKING}/refund_to`, arg("refund_to")),
    ],
    BOOKING,
  ),
  tool(
    "set_requests",
    "Replaces the special requests of a booking.",
    {
      booking_id: bookingId,
      requests: texts("All requests."),
      contact: optional(text("Name of the contact person.")),
      insured: optional(flag("Whether to insure them.")),
    },
    [present(BOOKING)],
    [
      set(`${BOOKING}/requests`, arg("requests")),
      set(`${BOOKING}/contact`, arg("contact")),
      set(`${BOOKING}/insured`, arg("insured")),
    ],
    BOOKING,
  ),
];

const isConfirmed = (booking: Readonly<Record<string, unknown>>): boolean => booking.status === "confirmed";
const isFlexible = (booking: Readonly<Record<string, unknown>>): boolean =>
  isConfirmed(booking) && booking.fare !== "basic";

function flightGoal(world: World) {
  const booking = takeOne(world, "bookings", isFlexible);
  const flight = takeOne(world, "flights", (each) => Number(each.seats) > 3);
  if (booking === null || flight === null) return null;
  const seats = Number(booking.thing.passengers);
  return {
    clause: clause(
      world,
      [
        "[move|rebook|switch] {id} to flight {flight}[ with {n} seats|, {n} seats]",
        "put the {n} of us on {flight} instead ([booking |]{id})",
        "change {id} to {flight} for {n} [people|passengers]",
      ],
      { id: booking.id, flight: flight.id, n: String(seats) },
    ),
    actions: [action("change_flight", { booking_id: booking.id, flight_id: flight.id, seats })],
  };
}

function fareGoal(world: World) {
  const { dice } = world;
  const booking = takeOne(world, "bookings", isFlexible);
  if (booking === null) return null;
  const wanted = booking.thing.fare === "premium" ? "flex" : "premium";
  const meal = dice.chance(0.45) ? dice.pick(["vegan", "halal", "kosher", "low-salt", "children's meal"]) : undefined;
  const tail = meal === undefined ? "" : ` with a ${meal} meal`.replace("meal meal", "meal");
  return {
    clause: clause(
      world,
      [
        "[change|put] {id} [into|to] the {fare} fare{tail}",
        "I want {fare} on {id}{tail}",
        "[make|turn] {id} into a {fare} booking{tail}",
      ],
      { id: booking.id, fare: wanted, tail },
    ),
    actions: [action("change_fare", { booking_id: booking.id, fare: wanted, meal })],
  };
}

function bagGoal(world: World) {
  const { dice } = world;
  const booking = takeOne(world, "bookings", (each) => each.status !== "cancelled");
  if (booking === null) return null;
  const bags = dice.between(1, 3);
  const weight = dice.chance(0.4) ? dice.pick([15, 20, 23]) : undefined;
  const tail = weight === undefined ? "" : ` of ${weight} kg`;
  return {
    clause: clause(
      world,
      [
        "add {n} bag(s){tail} to {id}",
        "[I need|we need] {n} more checked bag(s){tail} on {id}",
        "book {n} extra bag(s){tail} for {id}",
      ],
      { id: booking.id, n: String(bags), tail },
    ),
    actions: [action("add_bags", { booking_id: booking.id, bags, weight_kg: weight })],
  };
}

function cancelGoal(world: World) {
  const { dice } = world;
  const booking = takeOne(world, "bookings", isFlexible);
  if (booking === null) return null;
  const reason = dice.pick(["illness", "change_of_plan", "airline"]);
  const name = dice.pick(firstNames);
  const why =
    { illness: "someone is ill", change_of_plan: "our plans changed", airline: "the airline let us down" }[reason] ??
    "";
  return {
    clause: clause(
      world,
      [
        "cancel {id} because {why}; the money goes to {name}",
        "[call off|cancel] {id} ({why}) and refund {name}",
        "{why}, so cancel {id} with the refund to {name}",
      ],
      { id: booking.id, why, name },
    ),
    actions: [action("cancel_booking", { booking_id: booking.id, reason, refund_to: name })],
  };
}

function requestGoal(world: World) {
  const { dice } = world;
  const booking = takeOne(world, "bookings");
  if (booking === null) return null;
  const requests = dice.some(
    ["wheelchair", "window seat", "aisle seat", "bassinet", "guide dog", "extra legroom"],
    dice.between(1, 2),
  );
  return {
    clause: clause(
      world,
      ["[note|request] {list} for {id}[ and drop older requests|]", "set the requests of {id} to {list}"],
      { id: booking.id, list: requests.join(" and ") },
    ),
    actions: [action("set_requests", { booking_id: booking.id, requests })],
  };
}

export const travel: DomainKit = {
  tools,
  rules: [
    {
      text: "Bookings in the basic fare may not be moved to another flight.",
      tool: "change_flight",
      when: [equal(fare, constant("basic"))],
    },
    {
      text: "Bookings in the basic fare may not be cancelled by agents.",
      tool: "cancel_booking",
      when: [equal(fare, constant("basic"))],
    },
    { text: "Add at most four bags at once.", tool: "add_bags", when: [atLeast(arg("bags"), constant(5))] },
  ],
  settings: [
    "[We are travelling|I am flying] [with small children|for work|to a funeral|with my band]",
    "[I have never used your chat|The phone line was busy|Your colleague hung up]",
    "[We land in|The trip goes to] {town} [at night|and back|with a tight connection]",
    "{name} [booked everything|made the bookings|has the card] [but is on a plane|and asked me to write|]",
  ],
  world(dice) {
    const flights = identifiers(dice, "fl_", dice.between(3, 4), 3);
    return {
      bookings: things(identifiers(dice, "bk_", dice.between(4, 6)), (_, i) =>
        ordered({
          bags: dice.below(3),
          fare: ["flex", "basic", "premium", "flex", "premium", "flex"][i % 6] ?? "flex",
          flight: dice.pick(flights),
          name: dice.pick(firstNames),
          passengers: dice.between(1, 3),
          requests: [],
          status: i === 5 ? "cancelled" : "confirmed",
        }),
      ),
      flights: things(flights, () =>
        ordered({ from: dice.pick(towns), seats: dice.between(4, 60), to: dice.pick(towns) }),
      ),
    };
  },
  goals: [flightGoal, fareGoal, bagGoal, cancelGoal, requestGoal],
  tempt(world) {
    const basic = takeOne(world, "bookings", (each) => isConfirmed(each) && each.fare === "basic");
    if (basic !== null)
      return action("cancel_booking", {
        booking_id: basic.id,
        reason: "change_of_plan",
        refund_to: String(basic.thing.name),
      });
    const other = takeOne(world, "bookings", isConfirmed);
    return other === null ? null : action("add_bags", { booking_id: other.id, bags: 6 });
  },
};
