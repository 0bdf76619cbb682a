import { choices, flags, lognormal, normal, numbers } from "../ontology/models.ts";
import { core, follows, key, known, knowns } from "./define.ts";
import type { Frame } from "./frame.ts";

const fines: Frame = {
  id: "fines_issued",
  title: "fines issued",
  cues: {
    en: "parking fine:5|parking violation:5|parking citation:5|parking ticket issued:5|parking ticket:3.5|penalty notice:5|traffic fine:5|speeding fine:5|speeding ticket:5|fixed penalty:5|traffic citation:5|traffic ticket:4|fine issued:5|fine:2|citation issued:4|parking enforcement:4.5|illegal parking:4.5|littering:3",
    de: "verwarnung:4|verwarnungen:4|verwarngeld:4|bußgeld:4|bußgelder:4|bußgeldbescheid:5|bußgeldbescheide:5|falschparken:5|falschparker:5|knöllchen:5|strafzettel:5|ordnungswidrigkeit:5|ordnungswidrigkeiten:5|ordnungsamt:3",
    es: "multa:4|multas:4|multas de tráfico:5|multas de aparcamiento:5|infracción:3|infracciones:4",
    fr: "contravention:4|contraventions:4|amende:4|amendes:4|procès-verbal:3|stationnement gênant:5",
    pt: "multa:4|multas:4|coima:4|coimas:4|infração:3|infrações:4|multas de trânsito:5|estacionamento irregular:5",
  },
  against: "library fine:4|overdue book:3|tax:1.5|fine wine:4|fine dust:4|fine art:4|fine-tuning:4|fine tuning:4",
  record: "fine",
  fields: [
    key("fine_id=record_id", {
      names: "fine number|ticket number|citation number|notice number|case number|reference|file number",
    }),
    core("issued_at=offence_time", {
      names: "issued|issue date|issued on|issue time|date|offence date|time of offence|timestamp",
    }),
    core("license_plate", { names: "plate|vehicle|number plate|registration" }),
    core("offence=violation_type", {
      names: "offence|offense|violation|infringement|type|reason",
      model: choices(
        "no valid ticket:34|overstayed:24|no parking zone:18|permit bay:10|pavement parking:8|loading bay:6",
      ),
    }),
    core("street", { names: "street|place|location|road" }),
    core("amount=fine_amount", { names: "fine|amount|fine amount|penalty|fee" }),
    core("is_paid", { names: "paid|settled", model: flags(0.71) }),
    known("paid_at=date", { names: "paid on|payment date|paid date" }),
    known("appealed=is_appealed", { names: "appealed|contested|appeal lodged" }),
    ...knowns(
      "due_date appeal_status vehicle_type officer_name district city latitude longitude currency zone=parking_lot",
    ),
    ...knowns("measured_speed_kmh status photo_count note payment_method"),
  ],
  rules: [
    follows("paid_at", "issued_at", lognormal(12, 0.6), "day"),
    follows("due_date", "issued_at", { kind: "constant", value: 28 }, "day"),
  ],
  rhythm: "business",
  days: 365,
};

const buildingPermits: Frame = {
  id: "building_permits",
  title: "building permit applications",
  cues: {
    en: "building permit:5|building permit application:6|planning application:5|planning permission:5|construction permit:5|building application:5|zoning application:4.5|zoning permit:4.5",
    de: "bauantrag:5|bauanträge:5|baugenehmigung:5|baugenehmigungen:5",
    es: "licencia de obra:5|licencias de obra:5|permiso de construcción:5|permisos de construcción:5",
    fr: "permis de construire:5|demandes de permis de construire:6",
    pt: "licença de construção:5|licenças de construção:5|alvará de construção:5|alvarás de construção:5",
  },
  against: "construction site safety:2",
  record: "application",
  fields: [
    key("application_id=permit_id", { names: "application number|permit|permit number|application|reference" }),
    core("application_type=type", {
      names: "type|work type|type of work|permit type|kind of work",
      model: choices("new build:28|extension:34|conversion:16|demolition:8|change of use:14"),
    }),
    core("submission_date=date", {
      names: "submitted|submission date|filed|filing date|received|application date|date",
    }),
    core("decision", { names: "decision|outcome|status|result", model: choices("approved:72|refused:16|pending:12") }),
    core("decision_date=date", { names: "decided|decided on|decision date|issued on|permit date" }),
    core("fee", { names: "fee|permit fee|application fee", model: numbers(lognormal(620, 0.9), 2, { heaped: 0.4 }) }),
    core("address", { names: "address|site address|street" }),
    known("floor_area_m2=living_area_m2", { names: "floor area|area|gross floor area|size" }),
    known("estimated_cost=amount", {
      names: "construction cost|estimated cost|project cost|value of work",
      model: numbers(lognormal(180_000, 1), 0, { heaped: 0.95 }),
    }),
    known("storeys=count", {
      names: "floors|storeys|number of floors",
      model: numbers(normal(2.4, 1), 0),
      minimum: 1,
      maximum: 40,
    }),
    ...knowns(
      "applicant=full_name architect=foreman_name district city postal_code latitude longitude parcel=field_id",
    ),
    ...knowns("officer_name note units=count currency"),
  ],
  rules: [follows("decision_date", "submission_date", lognormal(62, 0.5), "day")],
  rhythm: "business",
  days: 730,
};

/** What an authority punishes, and what it allows to be built. */
export const publicOrderFrames: readonly Frame[] = [fines, buildingPermits];
