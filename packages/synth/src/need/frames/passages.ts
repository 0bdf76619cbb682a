import { choices, flags, lognormal, normal, numbers, poisson } from "../ontology/models.ts";
import { core, key, known, knowns } from "./define.ts";
import type { Frame } from "./frame.ts";
import { differs } from "./rules.ts";

const ports = "Northport|Southport|Eastbay|Westhaven|Old Harbour|Isle Quay".split("|");

const tickets: Frame = {
  id: "transport_tickets",
  title: "tickets of ferries, trains and buses",
  cues: {
    en: "ferry ticket:7|train ticket:5|bus ticket:6|coach ticket:6|tram ticket:6|metro ticket:6|rail ticket:6|boat ticket:6|cable car ticket:6|transit ticket:6|travel pass:4|season ticket:3|ferry booking:7|boarding pass:4|ferry fare:5",
    de: "fahrkarte:6|fahrkarten:6|fahrschein:6|fahrscheine:6|bahntickets:6|zugtickets:6|busfahrkarten:6|fährtickets:6",
    es: "billete de tren:6|billetes de tren:6|billetes de autobús:6|billetes de ferry:6|pasajes de barco:5|pasajes de autobús:5",
    fr: "billet de train:6|billets de train:6|billets de bus:6|billets de ferry:6",
    pt: "bilhete de comboio:6|bilhetes de comboio:6|passagens de ônibus:6|bilhetes de barco:6",
  },
  against: "support:3|ticket inspection:4|fine:2|delay:1|concert:3|resolved:3|priority:2",
  record: "ticket",
  fields: [
    key("ticket_id=record_id", {
      names: "ticket|ticket number",
      model: { kind: "code", prefix: "TKT-", radix: 10, width: 6, order: "sequence" },
    }),
    core("purchased_at=ordered_at", { names: "bought|bought at|sold at|purchase time|date" }),
    core("origin=location", {
      names: "from|origin|departure port|from station",
      model: choices(ports.map((port) => `${port}:10`).join("|")),
    }),
    core("destination=location", {
      names: "to|destination|arrival port|to station",
      model: choices(ports.map((port) => `${port}:10`).join("|")),
    }),
    core("ticket_class=travel_class", { names: "class|ticket class|cabin" }),
    core("price=ticket_price", {
      names: "price|fare|ticket price|paid",
      model: numbers(lognormal(18, 0.5), 2, { heaped: 0.6 }),
    }),
    known("passengers=count", {
      names: "passengers|travellers|people",
      model: numbers(poisson(1.6), 0),
      minimum: 1,
      maximum: 9,
    }),
    known("passenger=full_name", { names: "passenger|passenger name|traveller" }),
    known("with_car=flag", { names: "car|with car|vehicle on board", model: flags(0.35) }),
    ...knowns(
      "currency payment_method channel age_group discount_pct is_cancelled zone=code departure_time=start_time seat_number email",
    ),
  ],
  rules: [differs("destination", "origin", ports)],
  rhythm: "consumer",
  days: 90,
};

const crossings: Frame = {
  id: "ferry_crossings",
  title: "ferry crossings",
  cues: {
    en: "ferry crossing:7|ferry sailing:7|ferry departure:6|ferry trip:5|ferry:2|sailing time:3|car deck:4",
    de: "fährüberfahrt:7|fährüberfahrten:7|fähre:3|fähren:3",
    es: "travesías de ferry:7|travesía en ferry:7|cruces de ferry:6|ferry:2",
    fr: "traversée de ferry:7|traversées de ferry:7|traversées en ferry:7|ferry:2",
    pt: "travessias de ferry:7|travessia de balsa:7|travessias de barco:6|ferry:2",
  },
  against: "ais:4|mmsi:5|latitude:4|lat:3|lon:3|position:2|ticket:3|booking:3|crew:3|maintenance:3|ferry company:2",
  record: "crossing",
  fields: [
    key("crossing_id=record_id", { names: "crossing|sailing" }),
    core("scheduled_departure", { names: "departure|departs|departure time|scheduled" }),
    core("vessel=vessel_name", { names: "ferry|ship|vessel|boat" }),
    core("route=route_name", { names: "route|line|crossing route" }),
    core("passengers=passenger_count", {
      names: "passengers|foot passengers",
      model: numbers(normal(210, 95), 0),
      minimum: 0,
    }),
    ...knowns("actual_departure delay_min is_cancelled cancellation_reason"),
  ],
  rules: [],
  rhythm: "consumer",
  days: 90,
};

/** What passengers buy and what takes them over the water. */
export const passageFrames: readonly Frame[] = [tickets, crossings];
