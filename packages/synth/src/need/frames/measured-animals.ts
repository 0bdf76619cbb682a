import { choices, lognormal, normal, numbers } from "../ontology/models.ts";
import { core, key, known, knowns } from "./define.ts";
import type { Frame } from "./frame.ts";

const kinds =
  "penguin|bird|finch|seal|turtle|tortoise|lizard|frog|toad|bat|beetle|butterfly|moth|crab|snail|fish|trout|salmon|mouse|rat|owl|goose|gull|puffin|hedgehog|fox|deer|elephant|whale|dolphin|shark|lobster|newt|snake|squirrel";
const measured = (verb: string): string =>
  kinds
    .split("|")
    .map((kind) => `${verb.replace("*", kind)}:5`)
    .join("|");

const measurements: Frame = {
  id: "animal_measurements",
  title: "measured animals",
  cues: {
    en: `${measured("* measured")}|${measured("* survey")}|${measured("* measurement")}|bill length:5|bill depth:5|flipper length:6|flipper:3|wing length:4|carapace length:5|carapace:3|snout vent length:5|tarsus:4|tarsus length:5|body mass:2.5|body measurement:3|morphometrics:4|palmer penguin:7|penguin:3|ringed bird:4|tagged animal:3`,
    de: "schnabellänge:5|flossenlänge:5|pinguine:3|flügellänge:4",
    es: "pingüinos:3|longitud del pico:5|longitud de la aleta:5|masa corporal:2.5",
    fr: "manchots:3|longueur du bec:5|longueur de l'aile:4|masse corporelle:2.5",
    pt: "pinguins:3|comprimento do bico:5|massa corporal:2.5",
  },
  against: "patient:4|gym:4|latitude:2|observer:1|pet:2|vet:4|bmi:5|body fat:5",
  record: "animal",
  fields: [
    key("animal_id=record_id", {
      names: "animal|individual|tag|ring number",
      model: { kind: "code", prefix: "AN-", radix: 10, width: 5, order: "sequence" },
    }),
    core("measured_on=date", { names: "date|measured on|measured at|year" }),
    core("species", { names: "species|kind|art|especie|espèce|espécie" }),
    core("site=location", {
      names: "island|site|colony|place|location",
      model: choices("North Island:36|South Island:30|East Cove:20|West Bay:14"),
    }),
    core("sex=gender", { names: "sex|gender|geschlecht|sexo|sexe", model: choices("female:50|male:50") }),
    core("body_mass_g=weight_kg", {
      names: "body mass|mass|weight|grams",
      unit: "g",
      model: numbers(normal(4_200, 700), 0),
      minimum: 1,
    }),
    known("bill_length_mm=length_cm", {
      names: "bill length|beak length",
      unit: "mm",
      model: numbers(normal(44, 5.4), 1),
      minimum: 1,
    }),
    known("bill_depth_mm=length_cm", {
      names: "bill depth|beak depth",
      unit: "mm",
      model: numbers(normal(17.2, 2), 1),
      minimum: 1,
    }),
    known("flipper_length_mm=length_cm", {
      names: "flipper length|flipper|wing length",
      unit: "mm",
      model: numbers(normal(201, 14), 0),
      minimum: 1,
    }),
    known("body_length_cm=length_cm", {
      names: "length|body length",
      model: numbers(lognormal(38, 0.4), 1),
      minimum: 0,
    }),
    ...knowns("age life_stage observer=working_person habitat country latitude longitude note"),
  ],
  rules: [],
  rhythm: "business",
  days: 365,
};

export const measuredAnimalFrames: readonly Frame[] = [measurements];
