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
    "start, pause and stop events of 900 podcast sessions, second in the episode",
    "what people tapped in our bus app: user, screen, button, timestamp",
    "activation funnel of a tool: visited, signed up, invited, user, utm source",
    "taps in a recipe widget: element, screen, app version, visitor id",
    "acciones de usuarios en una app de recetas: guardar, buscar; dispositivo",
    "Ereignisse einer Koch-App: Rezept geöffnet, Gerät, Nutzer",
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
    "failed rdp attempts on 6 hosts: source ip, user tried, country",
    "web application firewall hits: rule, source country, uri, blocked",
    "antivirus alerts: host, threat name, severity",
    "web attack logs: path, ip, sql injection or xss",
  ],
  "financial-markets": [
    "FX spot deals: pair, buy/sell, notional, rate, desk, value date",
    "Devisengeschäfte: Währungspaar, Kauf/Verkauf, Nominal, Kurs, Valuta",
    "hourly spot electricity prices for Spain and Portugal, EUR/MWh, traded volume MWh",
    "ether buys and sells: pair, side, size, price, maker or taker, crypto exchange fee",
  ],
  "weather-observations": [
    "buoy observations every 30 minutes: wave height, wave period, water temperature",
    "fog and visibility with temperature on 5 islands every hour",
    "Relevés pluviométriques quotidiens de 60 stations en Bretagne pour 2022 : station, date, pluie en mm",
  ],
  "iot-sensor-logs": [
    "Temperaturlogger in 9 Kühllastern, alle 5 Minuten über 3 Tage: Temperatur -25 bis -15 °C, Tür offen ja/nein",
    "12 leak probes in a brewery cellar, every 10 minutes for a week: water level in mm, alarm",
    "ocean gliders, one dive every 4 hours: depth in m, temperature, salinity, battery voltage",
    "air quality of 9 schools, hourly: PM10, NO2 and ozone",
    "decibels at 6 airports' fences, sound level every minute",
    "oven temps in 4 bakeries every minute, setpoint",
    "vibration of 3 lathes, rms and sample rate in Hz",
    "Tank level probes at petrol stations: station, probe, level 0 to 30000 litres, read at, 3000 rows",
    "Schwingungsdaten von 25 Pumpen im Klärwerk, stündlich: Pumpen-ID, RMS-Geschwindigkeit in mm/s, Lagertemperatur",
  ],
  "geospatial-mobility": [
    "positions of 40 helicopters every 5 seconds: lat, lon, altitude in ft, ground speed kt",
    "ferries by AIS: mmsi, lat, lon, speed, course, status",
    "hikes recorded on phones: lat, lon, altitude, every 20 s",
    "200 commuters: start and end coordinates, mode, minutes",
    "rental bikes: where taken, where left, km, minutes",
  ],
  "retail-transactions": [
    "takeaway orders from a pizzeria: items, total 8-75 GBP, collection or delivery",
    "Talões de caixa de uma padaria: hora, produto, quantidade, total em EUR e forma de pagamento",
    "loyalty purchases in a pharmacy chain: store, member, basket, points earned",
    "what people bought at a cheese stall: items, amount, paid by card",
    "Einkäufe mit Kundenkarte: Filiale, Betrag, Punkte",
    "coffee cart till data: drink, size, price, paid contactless",
  ],
  "consumer-signals": [
    "brand survey: age, province, brand awareness, purchase intent 1 to 5",
    "900 adults asked monthly about tea brands: aware, would buy 0-10",
    "400 tea drinkers: brands they know, like and would buy next",
  ],
  "support-conversations": [
    "900 contact centre conversations with topic, mood, csat 1-5",
    "chats de una operadora: mensaje del cliente, respuesta del agente, motivo, resuelto 70%",
    "Complaint emails to a coach company with our reply, reason, refund offered in 25%",
    "Chats mit Gästen eines Hotels: wer schreibt, Nachricht, Thema, gelöst",
    "resident chats with the town hall: who wrote, message, topic, time",
    "tenants writing mails to a landlord: text, answer, topic, settled",
    "dms to a furniture shop: buyer message, our reply, refund",
    "1,200 messages between a bank's help team and clients in 200 chats, sentiment",
  ],
  "healthcare-claims": ["Abrechnungen mit der Krankenkasse: Versicherter, Diagnose, Betrag, erstattet"],
  "genomics-variants": ["Varianten eines Exoms: Gen, Position, Referenz, Lesetiefe"],
  "mcp-traces": ["MCP request log: session, method, ms taken, bytes out"],
  "mcp-tool-call-transcripts": [
    "chats with a travel assistant that uses MCP tools: question, tool, arguments, result, answer",
    "dialogues avec un assistant et ses outils MCP : question, outil, arguments, réponse",
  ],
  "protocol-error-injection": ["http frames broken on purpose: what was broken, close code, client survived"],
  "wallet-behavior-cohorts": ["carteiras de cripto: endereço, rede, saldo em USD, perfil (baleia, trader, bot)"],
  "social-graph": [
    "follower graph: 2,000 users and 40,000 follow edges in two tables, nobody follows himself",
    "social network in two linked tables: 90 users (handle, city) and 700 posts (text, likes)",
    "lazos de amistad entre 60 personas: persona A, persona B, desde cuándo",
    "follows between painters and fans: from, to, date",
  ],
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
    "Azure cost line items: account, service, usage quantity, unit price, cost",
    "csv of a book shop's 300 products: EAN, brand, cost, retail price",
    "tram tickets: zone, price, class",
    "receipts handed in by staff: hotel, taxi, meal, approved",
    "drift of sand banks, metres a year",
  ];
  for (const need of strangers) assert.equal(categoryOf(need), null, need);
});
