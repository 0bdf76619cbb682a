import assert from "node:assert/strict";
import { test } from "node:test";
import { planOf, rowsOf } from "../../../../test/planned-need.ts";

function check(cases: readonly (readonly [need: string, statement: string])[]): void {
  for (const [need, statement] of cases) {
    const said = planOf(need).relations.map((each) => each.statement);
    assert.ok(said.includes(statement), `${need}: ${said.join(" | ")}`);
  }
}

/** Both values of a flag occur, and each where a condition says so. */
function decides(need: string, flag: string, holds: (row: Readonly<Record<string, unknown>>) => boolean): void {
  const rows = rowsOf(planOf(need));
  const seen = new Set(rows.map((row) => row[flag]));
  assert.deepEqual([...seen].sort(), [false, true], need);
  for (const row of rows) assert.equal(row[flag], holds(row), `${need}: ${JSON.stringify(row)}`);
}

test("a flag tells which of two columns is more, and no order of the domain undoes it", () => {
  check([
    [
      "inventory with sku, stock, reorder level, reorder flag whenever stock is below the reorder level",
      "reorder is true exactly where stock < reorder_level",
    ],
    [
      "fitness: target steps, steps, goal reached when steps >= target steps",
      "goal_reached is true exactly where steps >= target_steps",
    ],
    [
      "Stock: Artikel, Bestand, Mindestbestand, Nachbestellen ja wenn Bestand unter Mindestbestand liegt",
      "nachbestellen is true exactly where bestand < mindestbestand",
    ],
    [
      "produtos: estoque, estoque mínimo, repor se o estoque está abaixo do estoque mínimo",
      "repor is true exactly where estoque < estoque_minimo",
    ],
    [
      "pedidos: fecha prometida, fecha de entrega, retrasado si la entrega es después de la fecha prometida",
      "retrasado is true exactly where fecha_entrega > fecha_prometida",
    ],
    [
      "budget lines: budget, actual, over budget if actual exceeds budget",
      "over_budget is true exactly where actual > budget",
    ],
  ]);
  decides(
    "200 events with attendance, capacity, over capacity when attendance exceeds capacity",
    "over_capacity",
    ({ attendance, capacity }) => Number(attendance) > Number(capacity),
  );
});

test("a flag tells whether two columns are the same", () => {
  check([
    [
      "classifier: predicted label, true label, correct if predicted equals true label",
      "correct is true exactly where predicted_label = true_label",
    ],
  ]);
  decides(
    "200 stroop trials: word colour, ink colour, condition congruent iff word colour and ink colour are the same",
    "condition_congruent",
    ({ word_colour, ink_colour }) => word_colour === ink_colour,
  );
  decides(
    "200 invoices: billed qty, shipped qty, mismatch if billed and shipped quantity differ",
    "mismatch",
    ({ billed_qty, shipped_qty }) => billed_qty !== shipped_qty,
  );
  decides(
    "200 evaluations: question, model answer, final answer, is_correct when the model answer equals the final answer",
    "is_correct",
    ({ model_answer, final_answer }) => model_answer === final_answer,
  );
});

const HOUR = 3_600_000;
const apart = (from: unknown, to: unknown): number => Date.parse(String(to)) - Date.parse(String(from));

test("a flag tells how far apart two times are", () => {
  check([
    [
      "pizza orders: ordered at, delivered at, late if delivered more than 45 minutes after the order",
      "late is true exactly where delivered_at is more than 45 minutes after ordered_at",
    ],
    [
      "facturas: vencimiento, fecha de pago, morosa si se paga más de 30 días después del vencimiento",
      "morosa is true exactly where fecha_pago is more than 30 days after vencimiento",
    ],
    [
      "commandes : commandée le, livrée le, en retard si livrée plus de 5 jours après la commande",
      "en_retard is true exactly where livree_le is more than 5 days after commandee_le",
    ],
    [
      "meals: order time, served time, slow if it took longer than 30 minutes from order to serving",
      "slow is true exactly where served_time is more than 30 minutes after order_time",
    ],
  ]);
  decides(
    "200 tickets: opened at, resolved at, breach if resolved more than 24 h after opening",
    "breach",
    ({ opened_at, resolved_at }) => apart(opened_at, resolved_at) > 24 * HOUR,
  );
  decides(
    "200 emergency visits: arrival, leaving, SLA missed when it took over 4 hours from arrival to leaving",
    "sla_missed",
    ({ arrival, leaving }) => apart(arrival, leaving) > 4 * HOUR,
  );
});

test("a flag tells whether a figure is within two columns, or two bounds around its name", () => {
  check([
    [
      "QC: lower_limit, result, upper_limit, pass iff lower_limit <= result <= upper_limit",
      "pass is true exactly where lower_limit <= result and result <= upper_limit",
    ],
    ["tablets with assay %, pass iff 95 <= assay <= 105", "pass is true exactly where assay >= 95 and assay <= 105"],
  ]);
  decides(
    "200 lab results: result, lower limit, upper limit, abnormal if outside its reference range",
    "abnormal",
    (row) => Number(row["result"]) < Number(row["lower_limit"]) || Number(row["result"]) > Number(row["upper_limit"]),
  );
  decides(
    "200 measurements: part id, result, lower limit, upper limit, pass if result lies between lower and upper limit",
    "pass",
    (row) => Number(row["result"]) >= Number(row["lower_limit"]) && Number(row["result"]) <= Number(row["upper_limit"]),
  );
});

test("figures that and or or joins decide together", () => {
  check([
    [
      "applicants: age, income, eligible if age at least 18 and income below 30000",
      "eligible is true exactly where age >= 18 and income < 30000",
    ],
    [
      "pumps: pressure bar, flow, alarm if pressure above 8 or flow below 20",
      "alarm is true exactly where pressure > 8 or flow < 20",
    ],
  ]);
  decides(
    "200 loan applications: income, debt, approved if income over 2000 and debt below 10000",
    "approved",
    ({ income, debt }) => Number(income) > 2000 && Number(debt) < 10000,
  );
});

test("they, both and the two are those that were named before", () => {
  decides(
    "200 warehouse counts: system qty, counted qty, discrepancy if they differ",
    "discrepancy",
    ({ system_qty, counted_qty }) => system_qty !== counted_qty,
  );
  decides(
    "200 hotel stays: booked room type, assigned room type, upgraded if the two differ",
    "upgraded",
    ({ booked_room_type, assigned_room_type }) => booked_room_type !== assigned_room_type,
  );
});

test("a flag or a member may be one of the parts", () => {
  check([
    [
      "insurance: age, smoker yes/no, high risk if smoker and age over 50",
      "high_risk is true exactly where smoker is true and age > 50",
    ],
    [
      "shop: total, member yes/no, free shipping if total over 50 or member",
      "free_shipping is true exactly where total > 50 or member is true",
    ],
    [
      "water: pH, chlorine, safe if pH between 6.5 and 8.5 and chlorine below 4",
      "safe is true exactly where ph >= 6.5 and ph <= 8.5 and chlorine < 4",
    ],
  ]);
});

test("verbs that reach or pass a bound tell a flag in five languages", () => {
  check([
    ["elections: votes, quorum, valid if votes reach the quorum", "valid is true exactly where votes >= quorum"],
    [
      "alumnos: asignatura, nota de 0 a 10, aprobado sí/no, que es sí justo cuando la nota llega a 5",
      "aprobado is true exactly where nota >= 5",
    ],
    [
      "relevés de congélateurs : température entre -26 et -14 °C, alarme si et seulement si la température dépasse -15",
      "alarme is true exactly where temperature > -15",
    ],
    [
      "Prüfteile: Messwert, untere Grenze, obere Grenze, konform wenn Messwert zwischen unterer und oberer Grenze",
      "konform is true exactly where messwert >= untere_grenze and messwert <= obere_grenze",
    ],
  ]);
});

test("a bound may stand before what it decides", () => {
  check([
    ["Prüfungen: Punkte 0-10, ab 5 bestanden", "bestanden is true exactly where punkte >= 5"],
    ["exámenes: nota 0-10, desde 5 aprobado", "aprobado is true exactly where nota >= 5"],
  ]);
});

test("bands with a plan called plus make rows", () => {
  const plan = planOf("200 customers: spend, segment: 0-1000 basic, 1000-10000 plus, over 10000 premium");
  for (const { spend, segment } of rowsOf(plan)) {
    const amount = Number(spend);
    assert.equal(segment, amount > 10_000 ? "premium" : amount >= 1000 ? "plus" : "basic");
  }
});
