import { choices, flags, lognormal, numbers, poisson } from "../ontology/models.ts";
import { core, follows, key, known, knowns } from "./define.ts";
import type { Frame } from "./frame.ts";

const visitorCounts: Frame = {
  id: "visitor_counts",
  title: "visitor counts",
  cues: {
    en: "museum visitor by hour:5|visitor by hour:5|visitor count:4|visitors per hour:4|visitor per day:4|visitor number:3|footfall:4|people counting:4|door counter:4|hourly visitor:5|daily visitor count:4|by gallery:2",
    de: "besucherzahl:4|besucherzahlen:4|besucher pro stunde:4",
    es: "visitantes por hora:4|afluencia de visitantes:4",
    fr: "visiteurs par heure:4|fréquentation:3",
    pt: "visitantes por hora:4|fluxo de visitantes:4",
  },
  against: "web visitor:4|website visitor:4|page view:4|visitor id:2",
  record: "count",
  fields: [
    key("gallery=site_id@gallery", { names: "gallery|room|hall|place|entrance|site" }),
    key("timestamp", { names: "time|date" }),
    core("visitors=count", { names: "visitors|visitor count|people|visits|footfall", model: numbers(poisson(38), 0) }),
    ...knowns("visitor_type weekday temperature ticket_price revenue"),
  ],
  rules: [],
  layout: { kind: "series", subject: "gallery", every: { count: 1, unit: "h" } },
  rhythm: "consumer",
  days: 7,
};

const museumVisits: Frame = {
  id: "museum_visits",
  title: "museum visits",
  cues: {
    en: "museum visit:6|visit to a museum:6|visit to the museum:6|visit to museum:6|museum visitor:5|gallery visit:5|zoo visit:5|aquarium visit:5|exhibition visit:5|museum entry:4|audio guide:3|visitor survey of museum:2",
    de: "museumsbesuch:6|museumsbesuche:6|museumsbesucher:5|zoobesuch:5|zoobesuche:5",
    es: "visita al museo:6|visitas al museo:6|visitas a un museo:6|visitantes del museo:5",
    fr: "visite de musée:6|visites de musée:6|visiteurs du musée:5",
    pt: "visita ao museu:6|visitas ao museu:6|visitas a um museu:6|visitantes do museu:5",
  },
  against: "artwork:4|accession number:4|collection object:4|visitor by hour:5|visitor count:4|footfall:4",
  record: "visit",
  fields: [
    key("visit_id=record_id", { names: "visit|visit number" }),
    core("entry_time", { names: "entered|entry|visit date|date|visited at|arrived|time" }),
    core("ticket_type=type", {
      names: "ticket type|ticket|admission|visitor type|type",
      model: choices("adult:56|child:18|senior:14|student:8|group:4"),
    }),
    core("gallery=category", {
      names: "gallery|hall|exhibition|wing|room|house",
      model: choices("main hall:38|special exhibition:27|permanent collection:22|east wing:13"),
    }),
    core("minutes_stayed=duration_min", {
      names: "minutes stayed|length of stay|stay|time inside|dwell time|duration",
      model: numbers(lognormal(82, 0.45), 0),
      minimum: 1,
    }),
    core("ticket_price=price", {
      names: "price|ticket price|admission fee|paid",
      model: numbers(lognormal(12, 0.35), 2, { heaped: 0.8 }),
    }),
    known("shop_spend=amount", {
      names: "shop spend|spend in the shop|spent in shop|gift shop spend|cafe spend",
      model: numbers(lognormal(14, 0.7), 2, { heaped: 0.3 }),
      minimum: 0,
    }),
    known("audio_guide=flag", { names: "audio guide|took audio guide|guided tour", model: flags(0.3) }),
    known("exit_time=timestamp", { names: "left|exit|exit time" }),
    ...knowns("visitor_type age_group country language payment_method rating weekday member=flag quantity channel"),
  ],
  rules: [follows("exit_time", "entry_time", lognormal(82, 0.45), "min")],
  rhythm: "consumer",
  days: 180,
};

export const visitorFrames: readonly Frame[] = [visitorCounts, museumVisits];
