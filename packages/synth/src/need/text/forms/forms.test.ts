import assert from "node:assert/strict";
import { test } from "node:test";
import { planOf, statedOf } from "../../../../test/planned-need.ts";

interface Form {
  readonly need: string;
  readonly rows: number;
  readonly columns: readonly string[];
  readonly kept?: readonly (readonly [field: string, kind: string, value: object])[];
}

/** The same table in the forms in which agents and scripts put it. */
const forms: Readonly<Record<string, Form>> = {
  yaml: {
    need: "dataset: coffee_shop_sales\nrows: 75\nformat: parquet\nseed: 99\ncolumns:\n  - name: receipt_id\n    unique: true\n  - name: drink\n    enum: [espresso, latte, mocha]\n  - name: price\n    min: 2.5\n    max: 7.8\n  - name: loyalty_card\n    type: bool\n    rate: 0.33",
    rows: 75,
    columns: ["receipt_id", "drink", "price", "loyalty_card"],
    kept: [
      ["drink", "enum", { enum: ["espresso", "latte", "mocha"] }],
      ["price", "range", { min: 2.5, max: 7.8 }],
      ["loyalty_card", "rate", { rate: 0.33 }],
    ],
  },
  "yaml in a fence": {
    need: "```yaml\nentity: hotel_booking\nsize: 330\nprops:\n  guest_name: person\n  room_type: [single, double]\n  nightly_rate: 60..950\n  special_request: text, 70% empty\n```\nGive me the result as csv.",
    rows: 330,
    columns: ["guest_name", "room_type", "nightly_rate", "special_request"],
    kept: [
      ["nightly_rate", "range", { min: 60, max: 950 }],
      ["special_request", "nulls", { nulls: 0.7 }],
    ],
  },
  "markdown table": {
    need: "Generate 500 rows with this schema:\n\n| column | type | constraint |\n|---|---|---|\n| order_id | int | unique |\n| quantity | int | 1-12 |\n| unit_price | decimal | 4.50-320.00 |\n| total | decimal | quantity * unit_price |\n| status | enum | pending, shipped, returned |\n\nOutput: csv",
    rows: 500,
    columns: ["order_id", "quantity", "unit_price", "total", "status"],
    kept: [
      ["quantity", "range", { min: 1, max: 12 }],
      ["unit_price", "range", { min: 4.5, max: 320 }],
      ["total", "relation", { relation: "total = quantity * unit_price" }],
      ["status", "enum", { enum: ["pending", "shipped", "returned"] }],
    ],
  },
  typescript: {
    need: "interface SupportTicket {\n  ticketId: string; // unique\n  priority: 'low' | 'high';\n  openedAt: Date; // 2024\n  resolvedAt: Date | null; // after openedAt, null 20%\n  reopened: boolean; // 11% true\n}\n\n// generate 180 SupportTicket records as JSON",
    rows: 180,
    columns: ["ticket_id", "priority", "opened_at", "resolved_at", "reopened"],
    kept: [
      ["priority", "enum", { enum: ["low", "high"] }],
      ["resolved_at", "nulls", { nulls: 0.2 }],
      ["reopened", "rate", { rate: 0.11 }],
    ],
  },
  pydantic: {
    need: "class SoilSample(BaseModel):\n    sample_id: str\n    ph: float = Field(ge=4.5, le=8.5)\n    texture: Literal['sand', 'loam', 'clay']\n\nI need 320 instances of this model, jsonl.",
    rows: 320,
    columns: ["sample_id", "ph", "texture"],
    kept: [
      ["ph", "range", { min: 4.5, max: 8.5 }],
      ["texture", "enum", { enum: ["sand", "loam", "clay"] }],
    ],
  },
  protobuf: {
    need: "message DroneFlight {\n  string flight_id = 1;   // unique\n  double max_altitude_m = 3;  // 5 to 120\n  Purpose purpose = 5;    // SURVEY, INSPECTION\n}\nneed 220 of these, parquet",
    rows: 220,
    columns: ["flight_id", "max_altitude_m", "purpose"],
    kept: [["max_altitude_m", "range", { min: 5, max: 120 }]],
  },
  zod: {
    need: 'Mock 120 records that pass this schema, output as ndjson.\n\nconst Recipe = z.object({\n  recipe_id: z.string().uuid(),\n  cuisine: z.enum(["italian", "thai"]),\n  servings: z.number().int().min(1).max(12),\n  vegetarian: z.boolean(), // 40% true\n  calories: z.number().min(90).max(1350).nullable(), // 15% null\n});',
    rows: 120,
    columns: ["recipe_id", "cuisine", "servings", "vegetarian", "calories"],
    kept: [
      ["cuisine", "enum", { enum: ["italian", "thai"] }],
      ["servings", "range", { min: 1, max: 12 }],
      ["vegetarian", "rate", { rate: 0.4 }],
      ["calories", "nulls", { nulls: 0.15 }],
    ],
  },
  prisma: {
    need: "Seed data for this Prisma model, 80 rows:\n\nenum Plan {\n  FREE\n  TEAM\n}\n\nmodel Workspace {\n  slug        String   @unique\n  plan        Plan\n  seats       Int      // 1 to 500\n  ssoEnabled  Boolean  // true for 30%\n}",
    rows: 80,
    columns: ["slug", "plan", "seats", "sso_enabled"],
    kept: [
      ["plan", "enum", { enum: ["FREE", "TEAM"] }],
      ["seats", "range", { min: 1, max: 500 }],
      ["sso_enabled", "rate", { rate: 0.3 }],
    ],
  },
  go: {
    need: 'need fixtures for this, 60 rows, csv\n\ntype Donation struct {\n\tDonationID  string `json:"donation_id"`  // unique uuid\n\tAmountCents int64 `json:"amount_cents"` // 500..1000000\n\tRecurring   bool `json:"recurring"`    // 0.28 true\n}',
    rows: 60,
    columns: ["donation_id", "amount_cents", "recurring"],
    kept: [
      ["amount_cents", "range", { min: 500, max: 1_000_000 }],
      ["recurring", "rate", { rate: 0.28 }],
    ],
  },
  java: {
    need: 'public record FlightLeg(\n    String flightNumber,\n    String origin,            // one of "FRA","MUC","VIE"\n    LocalDateTime departsAt,  // 2025-07-01 to 2025-07-31\n    int seatsSold,            // 20 to 186\n    boolean cancelled         // 2% true\n) {}\n\nGenerate 365 instances. CSV with header. Seed: 8080.',
    rows: 365,
    columns: ["flight_number", "origin", "departs_at", "seats_sold", "cancelled"],
    kept: [
      ["origin", "enum", { enum: ["FRA", "MUC", "VIE"] }],
      ["departs_at", "window", { from: "2025-07-01", to: "2025-07-31" }],
      ["seats_sold", "range", { min: 20, max: 186 }],
    ],
  },
  xml: {
    need: '<request>\n  <dataset name="soil_samples" rows="275" format="csv" seed="64"/>\n  <columns>\n    <column name="sample_id" type="string" unique="true"/>\n    <column name="field_name" type="enum" values="North,South,Creek"/>\n    <column name="ph" type="decimal" min="4.5" max="8.5"/>\n    <column name="irrigated" type="boolean" trueRate="0.33"/>\n  </columns>\n</request>',
    rows: 275,
    columns: ["sample_id", "field_name", "ph", "irrigated"],
    kept: [
      ["field_name", "enum", { enum: ["North", "South", "Creek"] }],
      ["ph", "range", { min: 4.5, max: 8.5 }],
      ["irrigated", "rate", { rate: 0.33 }],
    ],
  },
  avro: {
    need: '{"type": "record", "name": "MeterReading", "doc": "5000 rows please, parquet.", "fields": [{"name": "meter_id", "type": "string"}, {"name": "kwh", "type": "double", "doc": "0 to 6.5, 3 decimals"}, {"name": "voltage", "type": ["null", "double"], "doc": "216 to 253, null in 1% of rows"}, {"name": "tariff", "type": {"type": "enum", "name": "Tariff", "symbols": ["PEAK", "NIGHT"]}}]}',
    rows: 5000,
    columns: ["meter_id", "kwh", "voltage", "tariff"],
    kept: [
      ["kwh", "range", { min: 0, max: 6.5 }],
      ["voltage", "nulls", { nulls: 0.01 }],
      ["tariff", "enum", { enum: ["PEAK", "NIGHT"] }],
    ],
  },
  "create table with comments": {
    need: "CREATE TABLE `event_tickets` (\n  `ticket_id` INT UNSIGNED NOT NULL AUTO_INCREMENT,\n  `event_city` ENUM('Lyon','Porto') NOT NULL,\n  `face_value` DECIMAL(6,2) NOT NULL COMMENT '18 to 260',\n  `scanned` TINYINT(1) NOT NULL COMMENT '1 in 91% of rows',\n  `promo_code` VARCHAR(10) DEFAULT NULL COMMENT 'NULL in 85% of rows',\n  PRIMARY KEY (`ticket_id`)\n);\n-- rows: 800\n-- seed: 17",
    rows: 800,
    columns: ["ticket_id", "event_city", "face_value", "scanned", "promo_code"],
    kept: [
      ["face_value", "range", { min: 18, max: 260 }],
      ["scanned", "rate", { rate: 0.91 }],
      ["promo_code", "nulls", { nulls: 0.85 }],
    ],
  },
  call: {
    need: 'generate_dataset(topic="restaurant inspections", rows=200, columns=["inspection_id", "score", "passed"], constraints={"score": (40, 100), "passed": {"true_rate": 0.9}}, format="csv", seed=17)',
    rows: 200,
    columns: ["inspection_id", "score", "passed"],
    kept: [
      ["score", "range", { min: 40, max: 100 }],
      ["passed", "rate", { rate: 0.9 }],
    ],
  },
  "chained calls": {
    need: 'fake.dataset("genome samples").rows(360).col("sample_id", unique=True).col("tissue", one_of=["blood","saliva"]).col("coverage", between=(8, 60)).col("qc_pass", p_true=0.94).seed(404).csv()',
    rows: 360,
    columns: ["sample_id", "tissue", "coverage", "qc_pass"],
    kept: [
      ["tissue", "enum", { enum: ["blood", "saliva"] }],
      ["coverage", "range", { min: 8, max: 60 }],
      ["qc_pass", "rate", { rate: 0.94 }],
    ],
  },
  flags: {
    need: '--topic "call center calls" --rows 120 --col call_id:unique --col queue:{billing,tech,sales} --col wait_sec:0-1800 --col csat:1-5,nulls=40% --format parquet --seed 11',
    rows: 120,
    columns: ["call_id", "queue", "wait_sec", "csat"],
    kept: [
      ["queue", "enum", { enum: ["billing", "tech", "sales"] }],
      ["wait_sec", "range", { min: 0, max: 1800 }],
      ["csat", "nulls", { nulls: 0.4 }],
    ],
  },
  settings: {
    need: "subject=fishing_catch\nn=475\nvessel=string\nspecies=enum(cod,haddock)\ncatch_kg=float(20,5200)\nbycatch=bool(0.15)\nfmt=jsonl",
    rows: 475,
    columns: ["vessel", "species", "catch_kg", "bycatch"],
    kept: [
      ["species", "enum", { enum: ["cod", "haddock"] }],
      ["catch_kg", "range", { min: 20, max: 5200 }],
      ["bycatch", "rate", { rate: 0.15 }],
    ],
  },
  items: {
    need: "Generate test data for our olive oil lab:\n1) sample_code (unique)\n2) cultivar: Picual / Arbequina / Koroneiki\n3) acidity_pct: 0.1 - 3.3\n4) is_extra_virgin: about 55% yes\n\nTotal 640 samples. No particular format.",
    rows: 640,
    columns: ["sample_code", "cultivar", "acidity_pct", "is_extra_virgin"],
    kept: [
      ["acidity_pct", "range", { min: 0.1, max: 3.3 }],
      ["is_extra_virgin", "rate", { rate: 0.55 }],
    ],
  },
  "titles and items": {
    need: "# Request\nAirport lost-and-found log\n\n## Fields\n- item_id\n- terminal (T1, T2, T3)\n- claimed_at (blank in 58% of rows)\n- estimated_value_usd (1 to 2500)\n\n## Size\n850\n\n## Format\ncsv",
    rows: 850,
    columns: ["item_id", "terminal", "claimed_at", "estimated_value_usd"],
    kept: [
      ["terminal", "enum", { enum: ["T1", "T2", "T3"] }],
      ["claimed_at", "nulls", { nulls: 0.58 }],
    ],
  },
  "header and example": {
    need: "bus_id,route_no,driver,delay_min,boardings\nB-118,42,Ana Souza,3,57\n\nMake 2,000 more rows like this one. delay_min from -5 to 60. CSV.",
    rows: 2000,
    columns: ["bus_id", "route_no", "driver", "delay_min", "boardings"],
    kept: [["delay_min", "range", { min: -5, max: 60 }]],
  },
  "create table": {
    need: "CREATE TABLE greenhouse_log (\n  log_id BIGSERIAL PRIMARY KEY,\n  bay CHAR(2) NOT NULL,  -- one of B1, B2, B3\n  co2_ppm INTEGER CHECK (co2_ppm >= 350 AND co2_ppm <= 1600)\n);\n-- fill with 250 rows",
    rows: 250,
    columns: ["log_id", "co2_ppm"],
    kept: [["co2_ppm", "range", { min: 350, max: 1600 }]],
  },
};

for (const [form, { need, rows, columns, kept = [] }] of Object.entries(forms))
  test(`${form}: rows, columns and what is said of them are understood`, () => {
    const plan = planOf(need);
    assert.equal(plan.rows, rows);
    const stated = statedOf(plan);
    assert.deepEqual(
      columns.filter((each) => !stated.includes(each)),
      [],
      stated.join(),
    );
    for (const [field, kind, value] of kept)
      assert.deepEqual(
        plan.constraints.find((each) => each.field === field && each.kind === kind)?.value,
        value,
        `${field} ${kind}`,
      );
  });

test("what is said aside of a column is of that column", () => {
  const value = (need: string, field: string, kind: string): unknown =>
    planOf(need).constraints.find((each) => each.field === field && each.kind === kind)?.value;
  const loans =
    "220 instrument loans: serial_no, insured_value from 800 to 9000, and returned_on, which is empty in half of the rows.";
  assert.deepEqual(value(loans, "returned_on", "nulls"), { nulls: 0.5 });
  const stations =
    "350 polling stations with station_code, voters 90 to 620, and accessible, which holds for 78% of stations.";
  assert.deepEqual(value(stations, "accessible", "rate"), { rate: 0.78 });
  const panels =
    "300 rows of solar panels: site_name, power_kw from 0 to 48.5, and inverter_status, which is either online, degraded or offline.";
  assert.deepEqual(value(panels, "inverter_status", "enum"), { enum: ["online", "degraded", "offline"] });
});

test("a figure times another column is a formula, and no bound of that column", () => {
  for (const [need, formula] of [
    [
      "130 leases: lease_id, monthly_rent between 650 and 3200, a deposit equal to two times the monthly_rent",
      "deposit = monthly_rent * 2",
    ],
    [
      "24 coffee roasts: green_kg between 5 and 30, roasted_kg which is always 0.85 times green_kg",
      "roasted_kg = green_kg * 0.85",
    ],
    [
      "60 stock counts: sku, counted_qty 0 to 50, system_qty 0 to 50, variance equal to counted_qty minus system_qty",
      "variance = counted_qty - system_qty",
    ],
  ] as const)
    assert.ok(
      planOf(need).relations.some(({ statement }) => statement === formula),
      need,
    );
});

test("how the rows are handed over is their format and no column", () => {
  for (const [said, format] of [
    ["Please return CSV.", "csv"],
    ["Return as csv, nothing else.", "csv"],
    ["Output only CSV with a header line, no comments.", "csv"],
    ["The output must be parquet.", "parquet"],
    ["Give me JSON.", "json"],
    ["Store it as jsonl.", "ndjson"],
  ] as const) {
    const plan = planOf(`40 shop orders with order_id, amount and status. ${said}`);
    assert.equal(plan.format, format, said);
    assert.deepEqual([...statedOf(plan)].sort(), ["amount", "order_id", "status"], said);
  }
});

test("a sentence that begins like a type is prose", () => {
  for (const [need, names] of [
    ["interface counters: switch, port, bytes received, bytes sent, errors", ["switch", "port", "bytes_received"]],
    ["class teachers: name, subject taught, hours worked, school", ["name", "subject_taught", "hours_worked"]],
    ["type curves: model number, wear rate, hours run", ["model_number", "wear_rate"]],
  ] as const) {
    const stated = statedOf(planOf(need));
    for (const name of names) assert.ok(stated.includes(name), `${name} of ${need}: ${stated}`);
  }
});
