import { choices, lognormal, normal, numbers } from "../ontology/models.ts";
import { core, key, known, knowns, within } from "./define.ts";
import type { Frame } from "./frame.ts";

const gravity = (mean: number, sd: number) => numbers(normal(mean, sd), 3);

const batches: Frame = {
  id: "brewing_batches",
  title: "brewing batches",
  cues: {
    en: "brewing batch:5|homebrew:4|homebrewing:4|brew:3|brewing:3.5|brewery:3.5|craft beer:4|beer batch:5|original gravity:4|ibu:3|beer:2|brewer:3.5|mash:2|hops:2|ferment beer:4",
    de: "brauerei:4|sud:3|sude:3|bierbrauen:4|hausbrauer:4|stammwürze:4",
    es: "cervecería:3.5|elaboración de cerveza:4|cerveza artesanal:4|lotes de cerveza:5",
    fr: "brasserie artisanale:4|brassage:4|brassins:4|bière artisanale:4",
    pt: "cervejaria:3.5|cerveja artesanal:4|lotes de cerveja:5|brassagem:4",
  },
  against: "beer sales:2.5|beer price:2|bar tab:3|restaurant:2|sensor:2|tank:2.5|probe:2",
  record: "batch",
  fields: [
    key("batch_id", { names: "batch|brew|batch number|brew number" }),
    core("brewed_on=date", { names: "brewed|brew date|brew day|date" }),
    core("beer_style=type", {
      names: "style|beer style|beer|beer type",
      model: choices("pale ale:20|IPA:20|lager:14|stout:12|wheat beer:10|porter:8|saison:6|pilsner:10"),
    }),
    core("original_gravity=value", {
      names: "og|original gravity|starting gravity",
      model: gravity(1.055, 0.011),
      minimum: 1,
      maximum: 1.2,
    }),
    core("final_gravity=value", {
      names: "fg|final gravity|terminal gravity",
      model: gravity(1.011, 0.003),
      minimum: 0.98,
      maximum: 1.1,
    }),
    core("abv_pct=alcohol_pct", {
      names: "abv|alcohol|alcohol content",
      model: numbers(normal(5.6, 1.3), 1),
      maximum: 20,
    }),
    core("ibu=value", {
      names: "ibu|bitterness|bitterness units",
      model: numbers(lognormal(32, 0.5), 0),
      minimum: 0,
      maximum: 150,
    }),
    known("fermentation_days=count", {
      names: "days fermented|fermentation days|days in fermenter|fermentation time",
      unit: "day",
      model: numbers(normal(15, 4), 0),
      minimum: 3,
    }),
    known("volume_l=value", {
      names: "volume|batch size|litres|liters|batch volume",
      unit: "l",
      model: choices("20|23|10|40"),
      minimum: 0,
    }),
    known("yeast=type", {
      names: "yeast|yeast strain",
      model: choices("ale dry:34|ale liquid:28|lager:18|wheat:12|wild:8"),
    }),
    known("hops=type", { names: "hop|hops|hop variety", model: choices("Cascade|Citra|Saaz|Hallertau|Fuggle|Mosaic") }),
    known("mash_temperature=value", {
      names: "mash temperature|mash temp",
      unit: "C",
      model: numbers(normal(66.5, 1.2), 1),
      minimum: 40,
      maximum: 80,
    }),
    known("srm=value", { names: "colour|color|srm|ebc", model: numbers(lognormal(9, 0.7), 0), minimum: 1 }),
    ...knowns("tank_id=record_id rating cost note brewer=created_by bottled_on=date recipe=title"),
  ],
  rules: [within("final_gravity", "original_gravity", { kind: "beta", a: 4, b: 4, minimum: 0.935, maximum: 0.985 }, 3)],
  rhythm: "flat",
  days: 365,
};

const tanks: Frame = {
  id: "tank_readings",
  category: "iot-sensor-logs",
  title: "tank sensor readings",
  cues: {
    en: "tank reading:4|fermentation tank:4.5|fermenter:3.5|tank sensor:4.5|tank level:4|storage tank:3.5|process tank:4|tank:2|bioreactor:4|mixing tank:4|tank temperature:4|tank monitoring:4",
    de: "gärtank:4.5|gärtanks:4.5|tankfüllstand:4|lagertank:3.5|tanksensor:4.5",
    es: "tanque de fermentación:4.5|tanques de fermentación:4.5|nivel de tanque:4|sensores de tanque:4",
    fr: "cuve de fermentation:4.5|cuves de fermentation:4.5|niveau de cuve:4",
    pt: "tanque de fermentação:4.5|tanques de fermentação:4.5|nível do tanque:4",
  },
  against: "fuel tank:1.5|fish tank:3|think tank:4|tank top:4|army:3|battle tank:4|tanker:2",
  record: "reading",
  fields: [
    key("tank_id=sensor_id@tank", { names: "tank|vessel|fermenter|reactor" }),
    key("timestamp"),
    core("temperature", {
      names: "temperature|tank temperature",
      model: { kind: "drift", start: normal(19, 1.5), step: 0.01, decimals: 1 },
    }),
    core("pressure", {
      names: "pressure|tank pressure",
      unit: "bar",
      model: numbers(normal(1.2, 0.25), 2),
      minimum: 0,
      maximum: 12,
    }),
    core("level_pct=fill_level", { names: "level|fill level|tank level" }),
    core("ph=ph_level", { names: "ph", model: numbers(normal(4.5, 0.3), 2) }),
    known("gravity=value", {
      names: "gravity|density|specific gravity",
      model: gravity(1.03, 0.014),
      minimum: 0.98,
      maximum: 1.2,
    }),
    ...knowns(
      "dissolved_oxygen co2 turbidity conductivity flow_rate product=product_name@tank status alarm=flag battery_level",
    ),
  ],
  rules: [],
  layout: { kind: "series", subject: "tank", every: { count: 1, unit: "h" } },
  rhythm: "flat",
  days: 30,
};

/** Beer in the making, and the tanks that liquids stand in. */
export const brewingFrames: readonly Frame[] = [batches, tanks];
