import assert from "node:assert/strict";
import { test } from "node:test";
import { planOf, TODAY } from "../../../../../test/planned-need.ts";
import { understand } from "../../understand.ts";

/** The number of rows that is asked about; what became of the need where none is. */
function asked(need: string): string {
  const understood = understand({ need, today: TODAY });
  if (understood.kind !== "unclear") return understood.kind;
  const rows = understood.questions.find(({ id }) => id === "rows")?.question ?? "";
  return /comes to ([\d,]+)/.exec(rows)?.[1] ?? "something else";
}

function areTooMany(cases: readonly (readonly [string, string])[]): void {
  for (const [need, rows] of cases) assert.equal(asked(need), rows, need);
}

function arePlanned(cases: readonly (readonly [string, number])[]): void {
  for (const [need, rows] of cases) assert.equal(planOf(need).rows, rows, need);
}

test("a rhythm behind what it is of, and two of what something is counted per", () => {
  areTooMany([
    ["click events of 8k users, roughly 25 clicks per user daily, 90 days of it", "18,000,000"],
    ["opérations bancaires de 15 000 clients, une vingtaine par mois et par client, sur douze mois", "3,600,000"],
    ["app crash logs, 12 a day each from 4,500 phones, the whole of Q1", "4,860,000"],
    [
      "tool call traces: 3,000 AI agents, every one runs 50 tasks, ten calls to a task, row = call, latency",
      "1,500,000",
    ],
    ["30 hotels, 200 rooms each, and for each room and night of 2025 whether it was sold", "2,190,000"],
    ["noise level at 60 junctions every twenty seconds for a fortnight", "3,628,800"],
    ["pings de 300 taxis cada 20 segundos, con una semana basta", "9,072,000"],
  ]);
  arePlanned([
    ["click events of 80 users, roughly 25 clicks per user daily, 9 days of it", 18_000],
    ["achats de 200 clients, une dizaine par mois et par client, sur douze mois", 24_000],
    ["app crash logs, 12 a day each from 45 phones, the whole of Q1", 48_600],
    ["20 agents, each one runs 8 tasks, eight calls to a task, row = call", 1_280],
    ["3 hotels, 20 rooms each, and for each room and night of 2025 whether it was sold", 21_900],
    ["5000 bookings tied to a class, 250 gym classes, status", 5_250],
  ]);
});

test("what is traded and quoted step by step", () => {
  areTooMany([
    ["hourly closing prices of three hundred tokens, two years back", "5,256,000"],
    ["minute prices of 20 stocks for 90 days", "2,592,000"],
  ]);
  arePlanned([
    ["hourly closing prices of thirty tokens, two days back", 1_440],
    ["minute prices of 2 stocks for 9 days", 25_920],
    ["LLM calls, prompts of 300 tokens, latency, model, 2,000 rows", 2_000],
  ]);
  assert.equal(planOf("minute prices of 2 stocks for 9 days").category, "financial-markets");
});

test("what goes to all that are on a list", () => {
  areTooMany([
    ["newsletter sends: 52 weekly issues going to a list of 30,000 subscribers, a line per send", "1,560,000"],
    ["envíos: 60 boletines enviados a 20.000 suscriptores, una fila por envío, abierto sí/no", "1,200,000"],
  ]);
  arePlanned([
    ["newsletter sends: 5 weekly issues going to a list of 300 subscribers, a line per send, opened", 1_500],
    ["newsletter sends: 5,000 emails sent to 300 customers, opened yes/no", 5_000],
    ["12 weekly issues of a magazine, title, pages, circulation 30,000", 12],
  ]);
});

test("passing in and out, and scans of so many of each", () => {
  areTooMany([
    ["time clock punches, 3,500 warehouse staff, in and out, 220 working days, one line per punch", "1,540,000"],
    ["fichajes, 3.500 empleados, entrada y salida, 220 días laborables, una fila por fichaje", "1,540,000"],
    ["badge scans for 3000 employees, 4 scans a day, 250 working days", "3,000,000"],
  ]);
  arePlanned([
    ["time clock punches, 35 staff, in and out, 20 working days, one line per punch", 1_400],
    ["timesheets of 350 staff, in and out, 22 working days, one row per day", 7_700],
    ["3,000 employees, 4 accidents a day, 250 working days", 3_000],
  ]);
});

test("a line for every month of a loan", () => {
  areTooMany([
    ["full repayment schedule (instalment, interest, principal) of 6,000 mortgages running 30 years", "2,160,000"],
    ["tableau d'amortissement de 6 000 prêts sur 20 ans, capital et intérêts", "1,440,000"],
  ]);
  arePlanned([
    ["amortization schedule for 5 loans with a 20-year term", 1_200],
    ["6,000 mortgages: amount, rate, term 30 years, repayment schedule monthly or quarterly", 6_000],
  ]);
});

test("a grade of each pupil in each subject in each term", () => {
  areTooMany([
    [
      "grades: 60 schools, 400 pupils per school, 9 subjects, 3 terms, over two years, a row for each grade",
      "1,296,000",
    ],
    ["marks: 80 schools, 500 pupils per school, 10 subjects, 3 terms, a row for each mark", "1,200,000"],
  ]);
  assert.equal(asked("60 schools, 400 pupils per school, 9 subjects, 3 terms, one row per school, average"), "planned");
});

test("so many days of each, however they are said", () => {
  areTooMany([
    ["daily max and min temperature at 400 weather stations for ten years", "1,460,000"],
    ["CPU and memory metrics. Hosts: 120. Sampling interval: 15 s. Duration: 7 d.", "4,838,400"],
    ["Vibration. Machines: 40; Interval: 1 s; Period: 2 days", "6,912,000"],
    ["attendance of twelve thousand pupils on all 190 school days of the year, present / absent / late", "2,280,000"],
    ["asistencia de 12.000 alumnos en los 190 días lectivos del año", "2,280,000"],
    ["Anwesenheit von 12.000 Schülern an allen 190 Schultagen des Jahres", "2,280,000"],
    ["parcel scans - 90k parcels a day, 6 scans each, only for a week, depot + timestamp", "3,780,000"],
    ["800 hotels x next 365 nights x 5 room types, one price per row", "1,460,000"],
    ["Nightly rate and availability: 350 hotels, 12 room types each, every date in 2024", "1,537,200"],
    ["temperatura de 300 cámaras frigoríficas cada diez minutos durante medio año", "7,862,400"],
    [
      "soil moisture, one value per hour from each of 150 probes, April thru September in both 2023 and 2024",
      "1,317,600",
    ],
    ["genotype table in long format, 2,000 samples by 5,000 SNPs, one call per row", "10,000,000"],
  ]);
  arePlanned([
    ["daily max and min temperature at 4 weather stations for two years", 2_920],
    ["CPU and memory metrics. Hosts: 12. Sampling interval: 15 min. Duration: 7 d.", 8_064],
    ["attendance of 12 pupils on all 190 school days of the year, present / absent / late", 2_280],
    ["attendance of 12 pupils over 190 school days, present / absent / late", 2_280],
    ["parcel scans - 90 parcels a day, 6 scans each, only for a week, depot + timestamp", 3_780],
    ["8 hotels x next 30 nights x 5 room types, one price per row", 1_200],
    ["Nightly rate and availability: 3 hotels, 12 room types each, every date in 2024", 13_176],
    ["temperatura de 3 cámaras frigoríficas cada diez minutos durante medio año", 78_624],
    ["genotype table in long format, 20 samples by 50 SNPs, one call per row", 1_000],
    ["hourly spot price for one zone over ten years", 87_648],
    ["300 users active on all 7 days of the week: id, name, plan", 300],
    ["appointments: interval: 15 min, room, doctor, 40 rows", 40],
  ]);
});

test("rows that were said are set against what one row is", () => {
  const rows = "rows of exam results for 30 students, 5 exams each, one row per student and exam";
  assert.equal(asked(`1000 ${rows}`), "impossible");
  assert.equal(asked(`150 ${rows}`), "planned");
});

test("every combination, a grid and what somebody each does", () => {
  areTooMany([
    [
      "For every combination of 2,400 articles and 650 branches give the stock level and the reorder point",
      "1,560,000",
    ],
    ["A grid of 1,200 postcodes by 24 months by 40 product groups, sales value", "1,152,000"],
    ["cross join of 900 suppliers and 1,300 parts with quoted price and lead time", "1,170,000"],
    ["10,000 households times 365 days, kWh per day and tariff", "3,650,000"],
    ["alle Kombinationen aus 1.400 Artikeln und 800 Lieferanten mit Preis", "1,120,000"],
    ["para cada combinación de 3.000 clientes y 500 productos, la probabilidad de compra", "1,500,000"],
    [
      "clickstream of 15k users, everybody has 6 sessions per week and 10 page views per session, four weeks",
      "3,600,000",
    ],
    ["2,400 students each sit 12 mock exams with 40 questions, one row per answer, correct or not", "1,152,000"],
    ["18 schools with 32 classes of 25 pupils each, one row per pupil and day for a year", "5,256,000"],
    ["cada habitación de 300 hoteles con 150 habitaciones, por noche durante 30 días", "1,350,000"],
  ]);
  arePlanned([
    ["For every combination of 240 articles and 65 branches give the stock level and the reorder point", 15_600],
    ["cross join of 90 suppliers and 130 parts with quoted price", 11_700],
    ["alle Kombinationen aus 14 Artikeln und 80 Lieferanten mit Preis", 1_120],
  ]);
});

test("how often, where those are said in brackets, at so many games or without a number", () => {
  areTooMany([
    [
      "each patient (there are 2,000) wears a wristband that writes heart rate every second for three hours",
      "21,600,000",
    ],
    ["every seat in our 45,000 seat arena at 26 home games: sold, price band, entry time", "1,170,000"],
    ["app events: 8k daily users, around 15 events per user per day, three months", "10,957,275"],
    ["I need GPS tracks: 150 ships, a position a minute, for 10 days", "2,160,000"],
    ["printer telemetry, 40 printers x 6 channels x 1 sample/s x 2 days", "41,472,000"],
    ["parking meters: 2,200 of them, each sends status every five minutes, a week", "4,435,200"],
    [
      "every one of our 320 vending machines is checked four times an hour, we want a whole year with stock level",
      "11,212,800",
    ],
    ["one line per delivered letter, 900 postmen with 1,300 letters each on a single day", "1,170,000"],
  ]);
  arePlanned([
    ["parking meters: 2,200 of them, with street, tariff and last maintenance date", 2_200],
    ["a sample of 10,000 out of 4 million taxi trips a month", 10_000],
    ["daily totals for 30 stores for two years, each store serves about 2,000 customers a day", 21_900],
    ["4,000 barns hold 400 hens each; list the barns with size, age and farmer", 4_000],
  ]);
});
