import { test } from "node:test";
import { arePlanned, areToldImpossible } from "../../../../../test/contrary-needs.ts";

test("one file in two formats is asked back", () => {
  areToldImpossible([
    "3,000 parking tickets (plate, street, fine, issued_at) as one single file; it has to be plain CSV text and the very same file has to be binary Parquet",
    "600 meter readings: meter, kwh, date. The file must be valid JSON and the same file must be an Excel workbook.",
    "please export 500 bookings as a csv file, and this file has to be xml",
    "Kundendatei mit 800 Zeilen, Name, Ort; die Datei muss CSV sein und dieselbe Datei muss Parquet sein",
    "un fichero con 300 pedidos; el archivo debe ser CSV y el mismo archivo debe ser JSON",
  ]);
});

test("several files, and formats in columns, are planned", () => {
  arePlanned([
    "3,000 parking tickets (plate, street, fine, issued_at) as one single file; it has to be plain CSV text, not Parquet",
    "600 meter readings: meter, kwh, date. One file must be valid JSON and another file must be an Excel workbook.",
    "500 documents: file name, file type (csv, json, parquet), size; the file must be below 5 MB",
    "the customers must be csv and the orders must be json, two tables, 300 rows each",
  ]);
});
