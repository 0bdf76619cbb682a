import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { arePlanned, areToldImpossible } from "../../../../test/contrary-needs.ts";
import { understand } from "../understand.ts";
import { optionsFor } from "./options.ts";

const today = "2026-06-15";

function kindOf(need: string): string {
  return understand({ need, today }).kind;
}

describe("a need", () => {
  it("is asked back where it wants the usual numbers of a report, whatever they are split by", () => {
    for (const need of [
      "figures for the monthly board report, the usual by country and team",
      "data for the annual report, the usual split by department",
      "Zahlen für das Quartalsmeeting, das Übliche nach Region und Segment",
    ])
      assert.equal(kindOf(need), "unclear", need);
    for (const need of [
      "numbers for the quarterly dashboard: revenue, cost and headcount by region",
      "hotel bookings, the usual columns, by city",
      "stolen bikes by district and month",
    ])
      assert.equal(kindOf(need), "planned", need);
  });

  it("is asked back where it names a technique or a place of work alone", () => {
    for (const need of [
      "IoT data from a factory",
      "sensor data please",
      "telemetry",
      "Maschinendaten bitte",
      "datos de sensores de una planta industrial",
      "quelques données IoT d'une usine",
      "dados de IoT de uma fábrica",
    ])
      assert.equal(kindOf(need), "unclear", need);
  });

  it("is planned where it names a record beside what it is of", () => {
    for (const need of [
      "concrete cube strength tests, 7 and 28 day, MPa",
      "Arzttermine",
      "Wareneingänge",
      "notes d'élèves",
      "tyre pressure checks",
      "cours de yoga",
      "shop customers",
      "consultas veterinarias",
      "Mitgliedsbeiträge",
      "patients: 70% hypertension, 45% diabetes",
      "full-time employees, 20% on parental leave",
      "10 sensors, 3 days, hourly = 720 rows",
    ])
      assert.equal(kindOf(need), "planned", need);
  });

  it("is asked with answers that are understood as they stand", () => {
    for (const said of ["iot", "shops", "health", "bank", "school", "transport", "staff", "weather"])
      for (const option of optionsFor(said, [])) assert.equal(kindOf(option), "planned", option);
  });

  it("is told where a share is of what none of the rows is", () => {
    areToldImpossible([
      "300 cash payments, 40% paid by card",
      "400 vegetarian dishes, a quarter of them with beef",
      "women's clinic patients, 40% male",
      "male patients only, 25% women",
      "solo mujeres, 30% hombres, 200 pacientes",
      "every employee works full time, 40% part-time",
      "Alle Mitarbeiter sind fest angestellt, 30 % befristet",
      "500 flights, none delayed, 12% more than 30 minutes late",
      "150 apartments, 130% of them rented",
      "keine Stornierungen, 12 % storniert",
      "nenhum pedido cancelado, 9% cancelados",
      "diesel cars only, 20% electric",
      "nur Barzahlung, 30 % mit Karte",
      "solo pagos en efectivo, 25% con tarjeta",
      "todos los vuelos puntuales, 18% con retraso",
    ]);
    arePlanned([
      "cash register receipts, 60% card",
      "unpaid invoices, 30% over 90 days",
      "rejected applications, 20% approved on appeal",
      "satellite downlink passes, failed passes 2 %",
      "male 49%, female 49%, diverse 2%, height",
      "vegetarian restaurant menu, 40% vegan",
      "adult tickets 12 EUR, child tickets 6 EUR, 40% children",
    ]);
  });

  it("is told where ages are none of those whom it is for", () => {
    areToldImpossible(["gym for adults only, 250 members aged 5-80", "hotel guests aged 70 to 30, name and room"]);
    arePlanned([
      "adult education courses, ages 18-80, 15% retired",
      "adults and children, aged 5-80, name",
      "hotel bookings, nights 1-14, adults 1-4, room",
    ]);
  });

  it("is told where counts come to another number of rows", () => {
    areToldImpossible([
      "1,000 trips in 5 buildings, 400 per building",
      "one order per customer, 200 customers, 500 orders",
      "6 classes of at most 20 pupils, 150 pupils",
      "90 days of bakery sales for 4 shops, one row per shop and day, 500 rows in total",
      "daily for 30 days, 1,000 rows of 2 sensors",
      "36 lockers, each with a unique letter from A to Z",
    ]);
    arePlanned([
      "20 buses, 10 trips each per day, 7 days, 1,400 rows",
      "500 customers, 1,500 orders, 3 per customer",
      "5 shops, 20 employees each, 100 in total",
    ]);
  });

  it("may count away from zero", () => {
    arePlanned([
      "temperatures between -5 and -40 in cold stores",
      "soil samples, pH 4.5-8, depth 0 to -150 cm",
      "temperaturas de -5 a -25 en 3 congeladores, cada hora, 2 días",
    ]);
  });
});
