import { core, key, knowns, rule } from "./define.ts";
import type { Frame } from "./frame.ts";

const audiences: Frame = {
  id: "tv_audience",
  title: "television audience",
  cues: {
    en: "tv audience:4|tv rating:4|television rating:4|television audience:4|audience rating:3.5|audience measurement:4|viewership:3|tv viewership:4|audience share:4|radio audience:3",
    de: "einschaltquote:4|einschaltquoten:4|fernsehquoten:4",
    es: "audiencia televisiva:4|audiencias de televisión:4|cuota de pantalla:4",
    fr: "audience télévisée:4|audiences tv:4|part d'audience:4",
    pt: "audiência de tv:4|audiência televisiva:4",
  },
  against: "film rating:3|movie rating:3|product:2|streaming session:2",
  record: "slot",
  fields: [
    key("channel=tv_channel@channel", { names: "channel|station|broadcaster" }),
    key("slot_start=timestamp", { names: "slot|slot start|time slot|start|start time" }),
    core("programme=movie_title", { names: "program|programme|show|title" }),
    core("viewers", { names: "viewers|audience|rating" }),
    core("share_pct=audience_share", { names: "share|share percent|audience share" }),
    ...knowns("genre=film_genre region country age_group date"),
  ],
  rules: [
    rule("share_pct rises with viewers", "share_pct viewers", {
      share_pct: {
        kind: "number",
        distribution: { kind: "beta", a: 2.2, b: 14, minimum: 0, maximum: 60 },
        decimals: 1,
        follows: [{ field: "viewers", weight: 0.7 }],
      },
    }),
  ],
  layout: { kind: "series", subject: "channel", every: { count: 15, unit: "min" } },
  rhythm: "consumer",
  days: 7,
};

export const broadcastingFrames: readonly Frame[] = [audiences];
