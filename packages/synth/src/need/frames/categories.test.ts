import assert from "node:assert/strict";
import { test } from "node:test";
import { planOf } from "../../../test/planned-need.ts";

const categoryOf = (need: string): string | null => planOf(need, { assume: true }).category;

const needsOf: Readonly<Record<string, readonly string[]>> = {
  "event-streams": [
    "telemetry of a puzzle app: user, stage, event name (opened, solved, gave up), 5k events",
    "eventos de un videojuego: jugador, nivel, tipo (inicio, muerte, fin), plataforma",
    "player events from a video site: viewer, video, action (play, pause, seek), position in seconds",
    "eventos de una campaña: tipo (impresión, clic), creatividad, dispositivo, país",
  ],
  "network-infrastructure-logs": [
    "API gateway logs, 20k requests: method, path, status code, latency in ms",
    "load balancer health checks every minute, 30 backends: up or down, latency ms, http code",
    "DNS resolver logs with client, domain, record type, rcode, response time",
  ],
  "network-security-logs": [
    "sign-ins to a bank's staff portal: source IP, MFA used, result, 4% failed",
    "Anmeldungen am Firmenportal: Benutzer, Quell-IP, Uhrzeit, fehlgeschlagen 4 %",
    "dns queries: client ip, qname, is_dga 1.5%",
  ],
  "financial-markets": [
    "FX spot deals: pair, buy/sell, notional, rate, desk, value date",
    "Devisengeschäfte: Währungspaar, Kauf/Verkauf, Nominal, Kurs, Valuta",
    "hourly spot electricity prices for Spain and Portugal, EUR/MWh, traded volume MWh",
  ],
  "weather-observations": ["buoy observations every 30 minutes: wave height, wave period, water temperature"],
  "iot-sensor-logs": [
    "Temperaturlogger in 9 Kühllastern, alle 5 Minuten über 3 Tage: Temperatur -25 bis -15 °C, Tür offen ja/nein",
    "12 leak probes in a brewery cellar, every 10 minutes for a week: water level in mm, alarm",
    "ocean gliders, one dive every 4 hours: depth in m, temperature, salinity, battery voltage",
  ],
  "geospatial-mobility": [
    "positions of 40 helicopters every 5 seconds: lat, lon, altitude in ft, ground speed kt",
    "ferries by AIS: mmsi, lat, lon, speed, course, status",
  ],
  "retail-transactions": [
    "takeaway orders from a pizzeria: items, total 8-75 GBP, collection or delivery",
    "Talões de caixa de uma padaria: hora, produto, quantidade, total em EUR e forma de pagamento",
  ],
  "consumer-signals": ["brand survey: age, province, brand awareness, purchase intent 1 to 5"],
  "support-conversations": [
    "900 contact centre conversations with topic, mood, csat 1-5",
    "chats de una operadora: mensaje del cliente, respuesta del agente, motivo, resuelto 70%",
    "Complaint emails to a coach company with our reply, reason, refund offered in 25%",
  ],
  "wallet-behavior-cohorts": ["carteiras de cripto: endereço, rede, saldo em USD, perfil (baleia, trader, bot)"],
  "social-graph": ["follower graph: 2,000 users and 40,000 follow edges in two tables, nobody follows himself"],
};

for (const [category, needs] of Object.entries(needsOf)) {
  for (const need of needs) test(`${category}: "${need}"`, () => assert.equal(categoryOf(need), category));
}

test("what shares only a word with a category is not of it", () => {
  const strangers = [
    "sonar pings 2000 rows",
    "4,000 chargebacks: reason code, amount, outcome",
    "lorry trips: driver, loaded at, unloaded at, km, diesel litres",
    "restaurant bills: table, covers, food, drinks, tip, total",
    "adverse events of a vaccine trial: patient, event, severity, start, end",
    "ship crews: vessel, name, rank, nationality, signed on",
  ];
  for (const need of strangers) assert.equal(categoryOf(need), null, need);
});
