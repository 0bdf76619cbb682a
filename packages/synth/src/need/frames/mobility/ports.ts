import { choices, lognormal, normal, numbers } from "../../ontology/models.ts";
import { core, follows, key, known, knowns } from "../define.ts";
import type { Frame } from "../frame.ts";

const portCalls: Frame = {
  id: "port_calls",
  title: "port calls",
  cues: {
    en: "port call:6|vessel call:6|ship call:5|berth:3.5|berthing:4.5|container terminal:4|port operation:4|vessel arrival:4.5|ship arrival:4.5|quay:3|mooring:3|pilotage:4",
    de: "hafenanlauf:5|hafenanläufe:5|schiffsanlauf:5|schiffsanläufe:5|liegeplatz:4|liegeplätze:4|schiffsankünfte:5",
    es: "escala portuaria:5|escalas portuarias:5|escalas de buques:5|atraque:4|atraques:4",
    fr: "escale portuaire:5|escales portuaires:5|escales de navires:5|accostage:4",
    pt: "escala portuária:5|escalas portuárias:5|escalas de navios:5|atracação:4|atracações:4",
  },
  against: "ais:3|position report:3|train berth:3|sleeping berth:3|usb port:3|api call:3|network port:3",
  record: "call",
  fields: [
    key("call_id=record_id", { names: "call|port call|call number|visit" }),
    core("vessel_name", { names: "vessel|ship|name of vessel" }),
    core("imo_number=vessel_id", { names: "imo|imo number" }),
    core("berth", { names: "berth|quay|terminal berth" }),
    core("arrived_at", { names: "arrival|arrival time|ata|arrived|arrival date|date|berthed at" }),
    core("departed_at", { names: "departure|departure time|atd|departed|sailed|departure date" }),
    core("vessel_type", { names: "type|ship type" }),
    known("containers_moved=teu", {
      names: "containers|containers moved|moves|container moves|teu handled|boxes",
      model: numbers(lognormal(820, 0.8), 0),
    }),
    known("cargo_tonnes=tonnes", {
      names: "cargo|cargo handled|tonnage handled|tonnes handled",
      model: numbers(lognormal(9_000, 0.9), 0),
    }),
    known("draught_m", { names: "draft|draught" }),
    known("purpose=type", {
      names: "purpose|reason for call",
      model: choices("loading:38|discharging:40|bunkering:14|repair:4|crew change:4"),
    }),
    ...knowns("port flag_state gross_tonnage vessel_length_m mmsi pilot=pilot_name tug_count=count agent=counterparty"),
    ...knowns("previous_port=port next_port=port turnaround_hours=duration_hours port_dues=fee status note"),
  ],
  rules: [follows("departed_at", "arrived_at", normal(26, 9), "h")],
  rhythm: "flat",
  days: 90,
};

const ridership: Frame = {
  id: "ridership_counts",
  title: "ridership counts",
  cues: {
    en: "ridership:5|metro ridership:6|station ridership:6|passenger count:4.5|passenger flow:4|boarding count:5|boardings and alightings:6|tap-in:4|tap in:3.5|turnstile:5|entries and exits:4.5|passenger volume:4.5",
    de: "fahrgastzahlen:5|fahrgastzahl:5|fahrgäste:3|ein- und aussteiger:5",
    es: "afluencia de pasajeros:5|pasajeros por estación:5",
    fr: "fréquentation des stations:5|fréquentation du métro:5",
    pt: "fluxo de passageiros:5|passageiros por estação:5",
  },
  against: "titanic:3|airline:2|flight:2|passenger list:3",
  record: "count",
  fields: [
    key("station_id@station", { names: "station|stop" }),
    key("date", { names: "date|day|timestamp|hour" }),
    core("line=route_name@station", { names: "line|route" }),
    core("entries=count", {
      names: "entries|boardings|tap-ins|passengers in|entered|riders",
      model: numbers(lognormal(5_200, 0.7), 0),
      minimum: 0,
    }),
    core("exits=count", {
      names: "exits|alightings|tap-outs|passengers out|left",
      model: numbers(lognormal(5_100, 0.7), 0),
      minimum: 0,
    }),
    ...knowns(
      "station_name@station passenger_count is_weekend is_holiday latitude@station longitude@station occupancy_pct",
    ),
    ...knowns("zone=district@station ticket_type weather_condition delay_min"),
  ],
  rules: [],
  layout: { kind: "series", subject: "station", every: { count: 1, unit: "day" } },
  rhythm: "flat",
  days: 90,
};

/** Ships in port, and how many people pass the gates of stations. */
export const portFrames: readonly Frame[] = [portCalls, ridership];
