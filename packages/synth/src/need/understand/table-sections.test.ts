import assert from "node:assert/strict";
import { test } from "node:test";
import { planOf } from "../../../test/planned-need.ts";

type Plan = ReturnType<typeof planOf>;

const fieldsOf = (plan: Plan, table: string): readonly string[] =>
  plan.fields.filter((field) => field.table === table).map(({ name }) => name);
const rowsOf = (plan: Plan): Readonly<Record<string, number>> =>
  Object.fromEntries(plan.blueprint.tables.map(({ name, rows }) => [name, rows]));
const references = (plan: Plan): readonly string[] =>
  plan.relations.map(({ statement }) => statement).filter((statement) => statement.includes(" references "));

test("under the name of a table and a colon only that table is spoken of, and lines are things where tables are counted", () => {
  const plan = planOf(
    "POS data in two tables, 4,000 receipts and 22,000 receipt lines, from 14 German stores. Receipt: till, payment method cash/card, total. Line: product, quantity, unit price, line total.",
  );
  assert.deepEqual(rowsOf(plan), { receipt: 4000, receipt_line: 22000 });
  assert.ok(["till", "payment_method", "total"].every((name) => fieldsOf(plan, "receipt").includes(name)));
  assert.ok(["product", "quantity", "unit_price"].every((name) => fieldsOf(plan, "receipt_line").includes(name)));
});

test("tables may stand behind a chain of shops, and in Spanish", () => {
  const plan = planOf(
    "Tickets de una cadena de 12 ferreterías. Dos tablas: 6 mil tickets y unos 18 mil renglones con artículo, cantidad y precio unitario en pesos",
  );
  assert.deepEqual(Object.values(rowsOf(plan)), [6000, 18000]);
});

test("keys may be listed among the columns, by the first letters of a table too", () => {
  const plan = planOf(
    "40 organizations, 1,000 users, 1,600 memberships as three tables. org: name, plan free/team. user: email, created at. membership: user, org, role owner/admin/member",
  );
  assert.deepEqual([...references(plan)].sort(), [
    "membership.organization_id references organization.organization_id",
    "membership.user_id references user.user_id",
  ]);
  assert.ok(fieldsOf(plan, "organization").includes("plan"));
  assert.ok(!fieldsOf(plan, "membership").includes("org"));
});

test("a row may have one of two things each, and what brings two together points at both", () => {
  for (const [need, expected] of [
    [
      "Three related tables: 60 teachers, 45 rooms, and 2,400 lessons. Each lesson has exactly one teacher and one room, subject",
      ["lesson.room_id references room.room_id", "lesson.teacher_id references teacher.teacher_id"],
    ],
    [
      "Three linked tables: 800 students, 60 courses and 5,000 enrolments. Each enrolment links one student with one course, has a term",
      ["enrolment.course_id references course.course_id", "enrolment.student_id references student.student_id"],
    ],
    [
      "A library in three tables: 800 members, 3,000 books and 12,000 loans",
      ["loan.book_id references book.book_id", "loan.member_id references member.member_id"],
    ],
    [
      "three tables: 3,000 policyholders, 4,000 policies and 900 claims. A policy belongs to a policyholder and a claim to a policy",
      ["claim.policy_id references policy.policy_id", "policy.policyholder_id references policyholder.policyholder_id"],
    ],
    [
      "tres tablas: 300 alumnos, 25 cursos y 2.000 matrículas; cada matrícula tiene un alumno y un curso, fecha",
      ["matricula.alumno_id references alumno.alumno_id", "matricula.curso_id references curso.curso_id"],
    ],
  ] as const)
    assert.deepEqual([...references(planOf(need))].sort(), expected, need);
});

test("tables are named by number, as one and another, by their files, or by what points at the other", () => {
  for (const [need, expected] of [
    [
      "Tabelle 1: Filialen (40), mit Ort und Fläche. Tabelle 2: Lieferungen (2.000), mit Datum",
      { filiale: 40, lieferung: 2000 },
    ],
    [
      "devices.csv with 80 devices (model, firmware) and events.csv with 20,000 events (type, time)",
      { device: 80, event: 20000 },
    ],
    [
      "one table of 300 tenants (name, phone) and another with 5,000 rent payments (amount, paid on)",
      { tenant: 300, rent_payment: 5000 },
    ],
    [
      "two files please: 180 subjects (age 18-75, sex) and 900 adverse events linked to them, with onset date",
      { subject: 180, adverse_event: 900 },
    ],
  ] as const)
    assert.deepEqual(rowsOf(planOf(need)), expected, need);
});

test("brackets behind what is counted hold the columns of a table, in other languages too", () => {
  const plan = planOf(
    "duas tabelas ligadas: 80 motoristas (nome, categoria A a E) e 6.000 corridas (início, fim, valor em reais)",
  );
  assert.deepEqual(fieldsOf(plan, "motorista"), ["motorista_id", "nome", "categoria"]);
  assert.deepEqual(fieldsOf(plan, "corrida"), ["corrida_id", "motorista_id", "inicio", "fim", "valor"]);
});

test("what a row is measured by stands in its parent, and is repeated from there", () => {
  const plan = planOf(
    "Two tables: 45 rooms and 2,400 lessons. Each lesson has one room, subject, room capacity between 16 and 34. A lesson's group size never exceeds the room capacity.",
  );
  assert.ok(fieldsOf(plan, "room").includes("room_capacity"));
  const capacity = plan.blueprint.tables
    .find(({ name }) => name === "lesson")
    ?.fields.find(({ field }) => field.name === "room_capacity");
  assert.deepEqual(capacity?.model, { kind: "inherited", reference: "room_id", field: "room_capacity" });
});
