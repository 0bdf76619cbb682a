import { choices, flags, normal, numbers } from "../../ontology/models.ts";
import { core, key, known, knowns, onlyWhere } from "../define.ts";
import type { Frame } from "../frame.ts";

const bloodDonations: Frame = {
  id: "blood_donations",
  title: "blood donations",
  cues: {
    en: "blood donation:7|blood donor:6|blood drive:6|plasma donation:6|blood bank donation:6|donation centre:3|donor session:4|platelet donation:6",
    de: "blutspende:7|blutspenden:7|blutspender:6|plasmaspende:6|plasmaspenden:6",
    es: "donación de sangre:7|donaciones de sangre:7|donantes de sangre:6",
    fr: "don de sang:7|dons de sang:7|donneurs de sang:6",
    pt: "doação de sangue:7|doações de sangue:7|doadores de sangue:6",
  },
  against: "charity:1|gift aid:3",
  record: "donation",
  fields: [
    key("donation_id=record_id", { names: "donation|donation number|bag number|unit number" }),
    core("donor_id@donor", { names: "donor|donor number" }),
    core("donation_date=date", { names: "donated|donation date|date|donated on" }),
    core("blood_type@donor", { names: "blood group|type" }),
    core("volume_ml=value", {
      names: "volume|volume ml|amount|quantity",
      unit: "mL",
      model: choices("450:62|470:24|350:14"),
      minimum: 0,
    }),
    core("hemoglobin", { names: "haemoglobin|hb" }),
    core("is_deferred=flag", { names: "deferred|deferral", model: flags(0.09) }),
    known("deferral_reason=reason", {
      names: "deferral reason|reason deferred|reason",
      model: choices("low hemoglobin:44|recent travel:20|medication:18|high blood pressure:12|recent tattoo:6"),
    }),
    known("donation_type=type", {
      names: "donation type|type of donation",
      model: choices("whole blood:80|plasma:12|platelets:8"),
    }),
    known("pulse=heart_rate", { model: numbers(normal(72, 9), 0) }),
    ...knowns(
      "site_id age@donor gender@donor weight_kg@donor city systolic_bp diastolic_bp nurse_name first_donation=flag",
    ),
  ],
  rules: [onlyWhere("deferral_reason", "is_deferred", true)],
  rhythm: "business",
  days: 365,
};

/** What donors give of themselves. */
export const bloodDonationFrames: readonly Frame[] = [bloodDonations];
