import { flags, normal, numbers } from "../ontology/models.ts";
import { core, key, knowns } from "./define.ts";
import type { Frame } from "./frame.ts";

const droneInspections: Frame = {
  id: "drone_inspections",
  title: "drone inspections",
  cues: {
    en: "drone inspection:7|drone survey:6|inspection by drone:7|aerial inspection:6|roof inspection:5|uav inspection:7|thermal inspection:5",
    de: "drohneninspektion:7|drohneninspektionen:7",
    es: "inspecciones con dron:7|inspección con dron:7",
    fr: "inspections par drone:7|inspection par drone:7",
    pt: "inspeções com drone:7|inspeção com drone:7",
  },
  record: "inspection",
  fields: [
    key("inspection_id=record_id", { names: "inspection|flight" }),
    core("inspected_at=timestamp", { names: "inspected|inspected at|date|time|flown at" }),
    core("drone_id", { names: "drone|uav|aircraft" }),
    core("asset=place_type", {
      names: "asset|panel row|tower|roof|structure|section|row",
      model: { kind: "code", prefix: "ROW-", radix: 10, width: 3, order: "shuffled" },
    }),
    core("defect_found=flag", {
      names: "defect|defect found|hotspot|hotspot detected|damage found",
      model: flags(0.05),
    }),
    core("max_temperature=temperature", {
      names: "max temperature|maximum temperature|peak temperature",
      model: numbers(normal(52, 8), 1),
    }),
    core("altitude_m=value", {
      names: "altitude|flight height|height",
      unit: "m",
      model: numbers(normal(32, 9), 0),
      minimum: 2,
      maximum: 120,
    }),
    core("flight_time_min=duration_min", {
      names: "flight time|flight duration|minutes flown",
      model: numbers(normal(18, 5), 1),
      minimum: 1,
    }),
    ...knowns(
      "image_file photo_count pilot=pilot_name latitude longitude wind_speed battery_level severity=level note site_id",
    ),
  ],
  rules: [],
  rhythm: "business",
  days: 180,
};

/** What is looked at from the air. */
export const inspectionFrames: readonly Frame[] = [droneInspections];
