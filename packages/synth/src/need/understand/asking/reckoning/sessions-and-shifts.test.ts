import assert from "node:assert/strict";
import { test } from "node:test";
import { understand } from "../../understand.ts";

function asked(need: string): readonly string[] {
  const understood = understand({ need, today: "2026-06-15" });
  return understood.kind === "unclear" ? understood.questions.map(({ id }) => id) : [understood.kind];
}

test("sessions, shifts and what one of many makes multiply out", () => {
  for (const need of [
    "quotes of one future, 6 quotes a second through a 7 hour session, eight sessions",
    "order book updates of 2 shares, 20 updates per second, sessions of 7 hours, three sessions",
    "GPS pings from 300 vans every 20 seconds during an eight hour shift, Monday to Friday of one week, lat, lon",
    "posiciones GPS de 260 camiones cada 15 segundos durante un turno de ocho horas, de lunes a viernes",
    "every till receipt of a chain with 70 shops, a shop prints some 500 receipts per day, whole of 2024",
    "tiques de una cadena con 90 farmacias, una farmacia vende unos 400 productos al día, todo el año 2024",
    "40 supermarkets, fifteen hundred receipts per store and day for the month of June, total, paid by card",
    "6 cameras at 30 frames per second for 2 hours, one row per frame",
  ])
    assert.ok(asked(need).includes("rows"), need);
  for (const need of [
    "quotes of one future, one quote a minute through a 7 hour session, eight sessions",
    "GPS pings from 3 vans every 20 seconds during an eight hour shift, Monday to Friday of one week, lat, lon",
    "45 post offices, an office handles about 900 parcels a day, daily totals, 2023",
    "4 shops, a shop prints some 300 receipts per day, one week, every receipt",
    "200 employees, an employee works 8 hours a day, Monday to Friday, name, wage",
    "3 stores, fifteen hundred receipts per store and day for one week, total",
    "camera models with frames per second, resolution, price, 200 rows",
  ])
    assert.deepEqual(asked(need), ["planned"], need);
});
