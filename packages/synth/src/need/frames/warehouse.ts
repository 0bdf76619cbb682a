import { codes, flags, lognormal, normal, numbers } from "../ontology/models.ts";
import { core, follows, key, known, knowns } from "./define.ts";
import type { Frame } from "./frame.ts";

const pickTasks: Frame = {
  id: "pick_tasks",
  title: "warehouse pick tasks",
  cues: {
    en: "pick task:6|picking task:6|order picking:5|pick line:5|pick list:4.5|warehouse picking:5|picker:4|picking:2.5|pick rate:4|put-away:4|putaway:4",
    de: "kommissionierung:5|kommissionieraufträge:5|pickaufträge:5|kommissionierer:4",
    es: "preparación de pedidos:4.5|tareas de picking:6|picking:4",
    fr: "préparation de commandes:4.5|tâches de picking:6|picking:4",
    pt: "separação de pedidos:4.5|tarefas de picking:6|picking:4",
  },
  against: "fruit picking:4|grape picking:4|picking date:3|cherry picking:4|stock picking:3|lock picking:4",
  record: "pick",
  fields: [
    key("task_id=record_id", { names: "task|pick|pick task|task number|pick id", model: codes("PICK-", 6) }),
    core("picked_at=timestamp", { names: "picked|picked at|time|date|completed at" }),
    core("picker_id=employee_id@picker", { names: "picker|worker|employee" }),
    core("sku", { names: "article|item|product" }),
    core("location=bin_location", { names: "aisle|bin|shelf|location|slot" }),
    core("quantity", { names: "quantity|units|picked quantity|qty", model: numbers(lognormal(3, 0.7), 0), minimum: 1 }),
    core("pick_time_s=duration_s", {
      names: "pick time|time to pick|seconds|picking time|duration",
      model: numbers(lognormal(38, 0.5), 0),
    }),
    known("is_short=flag", { names: "short pick|short", model: flags(0.02) }),
    known("is_error=flag", { names: "mispick|error|picking error", model: flags(0.01) }),
    ...knowns(
      "order_id warehouse_id zone=place_type started_at=start_time shift weight_kg walking_m=distance_m status priority",
    ),
  ],
  rules: [follows("picked_at", "started_at", lognormal(38, 0.5), "s")],
  rhythm: "business",
  days: 30,
};

const suppliers: Frame = {
  id: "suppliers",
  title: "suppliers",
  cues: {
    en: "supplier master:6|supplier list:6|vendor list:6|vendor master:6|supplier record:5|list of supplier:6|supplier directory:6|supplier base:5|approved supplier:5|vendor master data:6|supplier scorecard:5|supplier data:4",
    de: "lieferantenstamm:6|lieferantenstammdaten:6|lieferantenliste:6|lieferanten:3",
    es: "maestro de proveedores:6|lista de proveedores:6|proveedores:3",
    fr: "référentiel fournisseurs:6|liste de fournisseurs:6|fournisseurs:3",
    pt: "cadastro de fornecedores:6|lista de fornecedores:6|fornecedores:3",
  },
  against: "purchase order:3|invoice:2|delivery note:2|energy supplier:3",
  record: "supplier",
  fields: [
    key("supplier_id", { names: "supplier|vendor|supplier number|vendor number" }),
    core("name=supplier_name", { names: "name|legal name|company|company name|supplier name|vendor name" }),
    core("country"),
    core("category=product_category", { names: "category|goods|commodity" }),
    core("payment_terms", { names: "terms" }),
    core("on_time_delivery_rate=percentage", {
      names: "on-time delivery rate|on time rate|on-time delivery|otd|otif|delivery reliability",
      model: numbers(normal(92, 5), 1),
      minimum: 0,
      maximum: 100,
    }),
    core("is_active", { names: "active|active flag" }),
    known("since=start_date", { names: "supplier since|onboarded|since|onboarding date" }),
    known("annual_spend=amount", {
      names: "spend|annual spend|yearly spend",
      model: numbers(lognormal(86_000, 1.1), 0),
    }),
    ...knowns(
      "city address tax_id contact_name=full_name email phone website rating=supplier_rating lead_time_days quality_score=score",
    ),
    ...knowns("currency iban risk_level certification=type duns=record_id industry employee_count"),
  ],
  rules: [],
  rhythm: "flat",
  days: 730,
};

/** Who takes goods from the shelves, and who delivers them. */
export const warehouseFrames: readonly Frame[] = [pickTasks, suppliers];
