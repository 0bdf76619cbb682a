import { normal, numbers } from "../ontology/models.ts";
import { core, key, known, knowns } from "./define.ts";
import type { Frame } from "./frame.ts";

const nestChecks: Frame = {
  id: "nest_checks",
  title: "nest checks",
  cues: {
    en: "nest check:6|nest monitoring:6|nest box:4|nest box check:6|nest survey:6|nest record:5|breeding birds:3|clutch:2.5|nesting success:5",
    de: "nistkasten:5|nistkastenkontrolle:6|brutvögel:4",
    es: "nidos:4|cajas nido:5",
    fr: "nichoirs:5|suivi des nids:6",
    pt: "ninhos:4|caixas-ninho:5",
  },
  against: "smart home:4|thermostat:4|chicken:2|hen:2",
  record: "check",
  fields: [
    key("check_id=record_id"),
    core("date", { names: "checked on|visit date|visit" }),
    core("nest", { names: "nest|nest box|box" }),
    core("species=bird_species", { names: "species|bird" }),
    core("nest_stage", { names: "stage|status" }),
    core("eggs=count", {
      names: "eggs|egg count|clutch size|clutch",
      model: numbers(normal(4.6, 1.6), 0),
      minimum: 0,
      maximum: 12,
    }),
    core("chicks=count", {
      names: "chicks|nestlings|young",
      model: numbers(normal(2.6, 1.7), 0),
      minimum: 0,
      maximum: 12,
    }),
    known("fledged=count", {
      names: "fledged|fledglings",
      model: numbers(normal(2.2, 1.4), 0),
      minimum: 0,
      maximum: 12,
    }),
    ...knowns(
      "observer=working_person habitat latitude longitude note transect weather_condition temperature=air_temperature",
    ),
  ],
  rules: [],
  rhythm: "flat",
  days: 120,
};

/** What is found in the nests of wild birds. */
export const nestFrames: readonly Frame[] = [nestChecks];
