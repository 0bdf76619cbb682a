import { choices, lognormal, numbers } from "../ontology/models.ts";
import { core, key, known, knowns } from "./define.ts";
import type { Frame } from "./frame.ts";

const partsLists: Frame = {
  id: "parts_lists",
  title: "parts lists",
  cues: {
    en: "parts list:6|part list:6|list of parts:6|bill of materials:7|bills of materials:7|bom:5|spare parts list:6|spare parts catalogue:6|spare parts catalog:6|spare part catalogue:6|component list:5|list of components:5|parts catalogue:6|parts catalog:6",
    de: "stückliste:7|teileliste:6|ersatzteilliste:6|ersatzteilkatalog:6|materialliste:5",
    es: "lista de piezas:7|lista de materiales:6|catálogo de recambios:6|lista de repuestos:6|lista de componentes:5",
    fr: "liste des pièces:7|liste de pièces:7|nomenclature de produit:5|liste des composants:5|catalogue de pièces:6",
    pt: "lista de peças:7|lista de materiais:6|catálogo de peças:6|lista de componentes:5",
  },
  against: "order:2|delivery:2|supplier invoice:3|maintenance:2",
  record: "part",
  fields: [
    key("part_id=record_id", {
      names: "part|part number|part no|component id|teilenummer|artikelnummer|número de pieza|référence|número da peça",
    }),
    core("part_name=spare_part", {
      names: "part name|component|component name|name|designation|bezeichnung|descripción|désignation",
      model: choices(
        "bolt:14|washer:10|bracket:9|housing:8|bearing:8|cable:7|spring:7|cover:7|shaft:6|seal:6|panel:5|pin:5|nut:4|clip:4",
      ),
    }),
    core("quantity", {
      names: "quantity per unit|quantity required|qty per|pieces",
      model: numbers(lognormal(2, 0.8), 0),
      minimum: 1,
    }),
    core("material", {
      model: choices("steel:34|aluminium:24|plastic:20|rubber:8|stainless steel:8|brass:3|composite:3"),
    }),
    core("weight_g=weight_kg", {
      names: "weight|part weight|unit weight",
      unit: "g",
      model: numbers(lognormal(60, 1.2), 1),
    }),
    core("unit_cost", { names: "cost|unit price|part cost" }),
    known("level=level", { names: "bom level|depth" }),
    ...knowns("supplier_id sku category position status currency lead_time_days description"),
  ],
  rules: [],
};

/** What things are made of. */
export const partsListFrames: readonly Frame[] = [partsLists];
