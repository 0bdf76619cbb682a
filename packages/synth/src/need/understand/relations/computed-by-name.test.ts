import assert from "node:assert/strict";
import { test } from "node:test";
import { planOf, rowsOf, TODAY } from "../../../../test/planned-need.ts";
import { judge } from "../../verdicts.ts";

/** Every statement holds in the plan of its need, and in its rows. */
function each(needs: readonly (readonly [need: string, statement: string])[]): void {
  for (const [need, statement] of needs) {
    const plan = planOf(need, { rows: 150 });
    const statements = plan.relations.map((relation) => relation.statement);
    assert.ok(statements.includes(statement), `${need}: ${statements.join("; ")}`);
    const judged = judge(plan, rowsOf(plan), true, TODAY).relations;
    assert.ok(
      judged.every(({ satisfied }) => satisfied !== false),
      `${need}: ${JSON.stringify(judged)}`,
    );
  }
}

test("a length of time beside its two ends is what lies between them", () => {
  each([
    ["e-scooter rides: started at, ended at, ride minutes, km", "ride_minutes = ended_at - started_at"],
    ["ambulance runs: time of call, time of arrival, response time", "response_time = time_of_arrival - time_of_call"],
    ["deliveries: ordered at, delivered at, delivery time in minutes", "delivery_time = delivered_at - ordered_at"],
    ["flats: date listed, date sold, days on market", "days_on_market = date_sold - date_listed"],
    ["vacancies: posted on, filled on, days to fill", "days_to_fill = filled_on - posted_on"],
    ["game sessions: player, start, end, levels completed, session seconds", "session_seconds = end_time - start_time"],
  ]);
});

test("hours worked beside a break leave it out", () => {
  each([
    [
      "timesheets: employee, clock in, clock out, break minutes, hours worked",
      "hours_worked = clock_out - clock_in - break_minutes",
    ],
    [
      "time sheets of 80 nurses. shift start, shift end, break (0, 30 or 45 min), hours worked without the break",
      "hours_worked = shift_end - shift_start - break_minutes",
    ],
  ]);
});

test("hours of what is counted are as many times the length", () => {
  each([
    [
      "power cuts: homes affected, cut at, restored at, customer hours lost",
      "customer_hours_lost = homes_affected * (restored_at - cut_at)",
    ],
    ["jobs: user, gpus 1 to 8, started, ended, gpu hours", "gpu_hours = gpus * (ended_at - started_at)"],
  ]);
});

test("a total of what several columns are of is their sum", () => {
  each([
    [
      "recipes with title, servings 1-8, prep minutes, cook minutes, total minutes",
      "total_minutes = prep_minutes + cook_minutes",
    ],
    ["exams: written points, oral points, total points", "total_points = written_points + oral_points"],
  ]);
});

test("a line total beside a discount in money is what is left of it", () => {
  each([
    ["receipt lines: quantity, unit price, discount, line total", "line_total = quantity × unit_price - discount"],
    [
      "order lines: quantity, unit price, discount, line total after discount",
      "line_total = quantity × unit_price - discount",
    ],
    ["ventes : quantité, prix unitaire, remise, total ligne", "total_ligne = quantite × prix_unitaire - remise"],
  ]);
  for (const row of rowsOf(planOf("receipt lines: quantity, unit price, discount, line total"), 100))
    assert.ok(Number(row.line_total) >= 0);
});
