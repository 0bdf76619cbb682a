import { numbers, poisson } from "../ontology/models.ts";
import { core, key, knowns } from "./define.ts";
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

export const visitorFrames: readonly Frame[] = [visitorCounts];
