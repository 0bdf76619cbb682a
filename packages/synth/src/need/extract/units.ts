import type { Token } from "../findings.ts";

export interface Unit {
  /** The canonical short form. */
  readonly symbol: string;
  /** Units of one dimension can be converted; a currency only into itself. */
  readonly dimension: string;
  /** So many base units of the dimension; `offset` is added after scaling (temperatures). */
  readonly scale: number;
  readonly offset?: number;
}

/** `dimension: symbol scale[+offset] = spellings`. Spellings are folded, parted by commas; those that begin with `'` keep their case. */
const definitions = `
time: ns 1e-9 = ns, nanosecond, nanoseconds
time: us 1e-6 = us, μs, microsecond, microseconds, mikrosekunden, microsegundos, microsecondes
time: ms 0.001 = ms, msec, millis, millisecond, milliseconds, millisekunde, millisekunden, milisegundo, milisegundos, milliseconde, millisecondes, milissegundo, milissegundos
time: s 1 = s, sec, secs, second, seconds, sekunde, sekunden, segundo, segundos, seconde, secondes
time: min 60 = min, mins, minute, minutes, minuten, minuto, minutos
time: h 3600 = h, hr, hrs, hour, hours, stunde, stunden, hora, horas, heure, heures
time: day 86400 = d, day, days, tag, tage, tagen, dia, dias, jour, jours
time: week 604800 = wk, wks, week, weeks, woche, wochen, semana, semanas, semaine, semaines
time: month 2629746 = mo, mos, month, months, monat, monate, monaten, mes, meses, mois
time: year 31556952 = y, yr, yrs, year, years, jahr, jahre, jahren, ano, anos, an, ans, annee, annees
time: quarter 7889238 = quarter, quarters, quartal, quartale, trimestre, trimestres
time: night 86400 = nights
share: % 1 = %, percent, per cent, pct, percents, procent, procents, percentage, prozent, por ciento, por cento, pour cent
share: ‰ 0.1 = ‰, per mille, promille
share: bps 0.01 = bps, basis point, basis points, basispunkte
share: pp 1 = pp, percentage point, percentage points
share: ppm 0.0001 = ppm
share: ppb 1e-7 = ppb
length: nm 1e-9 = nm, nanometer, nanometers, nanometre, nanometres
length: um 1e-6 = um, μm, micron, microns, micrometer, micrometers
length: mm 0.001 = mm, millimeter, millimeters, millimetre, millimetres, milimetros, millimetres
length: cm 0.01 = cm, centimeter, centimeters, centimetre, centimetres, zentimeter, centimetros
length: m 1 = m, meter, meters, metre, metres, metro, metros
length: km 1000 = km, kms, kilometer, kilometers, kilometre, kilometres, kilometro, kilometros
length: in 0.0254 = inch, inches
length: ft 0.3048 = ft, foot, feet
length: yd 0.9144 = yd, yard, yards
length: mi 1609.344 = mi, mile, miles
length: nmi 1852 = nmi, nautical mile, nautical miles, seemeilen
area: cm2 0.0001 = cm2, cm^2
area: m2 1 = m2, m^2, sqm, sq m, square meter, square meters, square metre, square metres, quadratmeter, metros cuadrados, metros quadrados, metres carres
area: km2 1000000 = km2, km^2, square kilometer, square kilometers, square kilometres
area: sqft 0.09290304 = sqft, sq ft, square feet, square foot, ft2
area: ha 10000 = ha, hectare, hectares, hektar, hectarea, hectareas
area: acre 4046.8564224 = acre, acres
volume: ul 1e-6 = ul, μl, microliter, microliters
volume: ml 0.001 = ml, milliliter, milliliters, millilitre, millilitres, mililitros
volume: cl 0.01 = cl
volume: dl 0.1 = dl
volume: l 1 = 'l, 'L, liter, liters, litre, litres, litro, litros
volume: hl 100 = hl
volume: m3 1000 = m3, m^3, cubic meter, cubic meters, cubic metre, cubic metres, kubikmeter
volume: gal 3.785411784 = gal, gallon, gallons
volume: bbl 158.987294928 = bbl, bbls, barrels
mass: pg 1e-12 = pg, picogram, picograms
mass: ng 1e-9 = ng
mass: ug 1e-6 = ug, μg, mcg, microgram, micrograms
mass: mg 0.001 = mg, milligram, milligrams, milligramm, miligramo, miligramos, miligrama, miligramas, milligrammes
mass: g 1 = g, gram, grams, gramm, gramo, gramos, gramme, grammes, grama, gramas
mass: kg 1000 = kg, kgs, kilo, kilos, kilogram, kilograms, kilogramm, kilogramo, kilogramos, kilogramme, kilogrammes, quilo, quilos, quilograma, quilogramas
mass: q 100000 = quintal, quintals, quintales, quintais, quintaux, doppelzentner
mass: t 1000000 = t, ton, tons, tonne, tonnes, tonnen, toneladas, metric tons
mass: oz 28.349523125 = oz, ounce, ounces
mass: lb 453.59237 = lb, lbs, pound weight
temperature: C 1 = c, °c, deg c, degc, celsius, degrees celsius, degree celsius, grad celsius, grados celsius, graus celsius, degres celsius, grad, grados
temperature: F 0.5555555555555556-17.77777777777778 = f, °f, deg f, degf, fahrenheit, degrees fahrenheit
temperature: K 1-273.15 = 'K, kelvin
pressure: Pa 1 = pa, pascal
pressure: hPa 100 = hpa, mbar, millibar
pressure: kPa 1000 = kpa
pressure: MPa 1000000 = 'MPa, megapascal
pressure: bar 100000 = bar
pressure: dbar 10000 = dbar, decibar, decibars
pressure: psi 6894.757293168 = psi
pressure: mmHg 133.322387415 = mmhg, mm hg
pressure: atm 101325 = atm
speed: m/s 1 = m/s, mps, meters per second, metres per second
speed: km/h 0.2777777777777778 = km/h, kmh, kph, kilometers per hour, kilometres per hour
speed: mph 0.44704 = mph, mi/h, miles per hour
speed: kn 0.5144444444444445 = kn, kt, kts, knot, knots, knoten
power: mW 0.001 = 'mW, milliwatt
power: W 1 = w, watt, watts
power: kW 1000 = kw, kilowatt, kilowatts
power: MW 1000000 = 'MW, megawatt, megawatts
power: GW 1e9 = gw, gigawatt
power: kWp 1000 = kwp, kilowatt peak
power: MWp 1000000 = mwp
power: hp 745.6998715822702 = hp, horsepower
power: kVA 1000 = kva
energy: J 1 = j, joule, joules
energy: kJ 1000 = kj
energy: MJ 1000000 = mj
energy: kcal 4184 = kcal, calories, calorie
energy: Wh 3600 = wh
energy: kWh 3600000 = kwh, kilowatt hour, kilowatt hours, kilowatt-hour, kilowatt-hours, kilowattstunden
energy: MWh 3.6e9 = mwh
energy: GWh 3.6e12 = gwh
energy: eV 1.602176634e-19 = 'eV
voltage: mV 0.001 = mv, millivolt, millivolts
voltage: V 1 = 'V, 'v, volt, volts
voltage: kV 1000 = kv
current: nA 1e-9 = 'nA, nanoamp, nanoamps
current: uA 0.000001 = 'uA, 'µA, 'μA, microamp, microamps
current: mA 0.001 = 'mA, milliamp, milliamps
current: A 1 = 'A, amp, amps, ampere, amperes
charge: mAh 0.001 = mah
charge: Ah 1 = 'Ah
resistance: ohm 1 = ohm, ohms, ω
resistance: mohm 0.001 = mω, mohm, milliohm, milliohms
resistance: kohm 1000 = kω, kohm, kohms, kiloohm
frequency: Hz 1 = hz, hertz
frequency: kHz 1000 = khz
frequency: MHz 1000000 = mhz
frequency: GHz 1e9 = ghz
frequency: rpm 0.016666666666666666 = rpm, revolutions per minute, u/min
frequency: bpm 0.016666666666666666 = bpm, beats per minute, beats/min
frequency: breaths/min 0.016666666666666666 = breaths/min, breaths per minute
frequency: fps 1 = fps, frames per second
rate: rps 1 = rps, qps, tps, requests per second, req/s, queries per second, transactions per second
level: dB 1 = db, decibel, decibels, dezibel
level: dBm 1 = dbm
level: dBA 1 = dba, db(a)
data: bit 0.125 = bit, bits
data: B 1 = 'B, byte, bytes
data: kB 1000 = kb, kilobyte, kilobytes
data: MB 1000000 = mb, megabyte, megabytes
data: GB 1e9 = gb, gigabyte, gigabytes
data: TB 1e12 = tb, terabyte, terabytes
data: PB 1e15 = pb, petabyte, petabytes
data: KiB 1024 = kib
data: MiB 1048576 = mib
data: GiB 1073741824 = gib
data: TiB 1099511627776 = tib
bandwidth: bit/s 1 = bit/s, bits per second
bandwidth: kbit/s 1000 = kbps, kbit/s
bandwidth: Mbit/s 1000000 = mbps, mbit/s, megabits per second
bandwidth: Gbit/s 1e9 = gbps, gbit/s
bandwidth: MB/s 8000000 = mb/s
concentration: mg/dL 1 = mg/dl
colonies per mass: CFU/g 1 = cfu/g, kbe/g, ufc/g
colonies per volume: CFU/mL 1 = cfu/ml, kbe/ml, ufc/ml
concentration: g/dL 1000 = g/dl
concentration: ug/m3 1 = ug/m3, μg/m3
concentration: mg/m3 1000 = mg/m3
count per volume: grains/m3 1 = grains/m3, grains/m^3, grains per m3, grains per cubic metre, pollen/m3, pollen grains/m3
concentration: g/L 100 = g/l
concentration: mg/L 0.1 = mg/l
concentration: ng/mL 0.0001 = ng/ml
concentration: pg/mL 0.0000001 = pg/ml
concentration: ug/mL 0.1 = ug/ml, μg/ml, mcg/ml
concentration: ng/dL 0.000001 = ng/dl
concentration: ng/L 0.0000001 = ng/l
concentration: mg/mL 100 = mg/ml
amount concentration: mmol/L 1 = mmol/l, mmol
molar ratio: mmol/mol 1 = mmol/mol
amount concentration: umol/L 0.001 = umol/l, μmol/l
amount concentration: mol/L 1000 = mol/l
irradiance: W/m2 1 = w/m2, w/m^2
illuminance: lx 1 = lx, lux
angle: deg 1 = deg, °, degree, degrees, graus, degres
angle: rad 57.29577951308232 = rad, radian, radians
flow: l/min 1 = l/min, liters per minute
flow: m3/h 16.666666666666668 = m3/h
hashrate: H/s 1 = h/s
hashrate: kH/s 1000 = kh/s
hashrate: MH/s 1000000 = mh/s
hashrate: GH/s 1e9 = gh/s
hashrate: TH/s 1e12 = th/s
hashrate: PH/s 1e15 = ph/s
hashrate: EH/s 1e18 = eh/s
money: ct 1 = ct
turbidity: NTU 1 = ntu
acceleration: m/s2 1 = m/s2, m/s^2
acceleration: mg-force 1 = milli-g
force: N 1 = 'N, newton, newtons
force: kN 1000 = 'kN, kilonewton, kilonewtons
force: kP 9.80665 = 'kP, kilopond, kiloponds
torque: Nm 1 = 'Nm, newton meter, newton meters
emissions: kg CO2 1 = kgco2, kg co2, kg co2e, kgco2e
emissions: t CO2 1000 = tco2, tco2e, t co2e, tonnes co2
body: kg/m2 1 = kg/m2
yield: t/ha 1 = t/ha, tonnes per hectare, tons per hectare
yield: kg/ha 0.001 = kg/ha
yield: q/ha 0.1 = q/ha, dt/ha, qx/ha
dose: IU 1 = 'IU, iu
pixel: px 1 = px, pixel, pixels
token: tokens 1 = tokens
gas: gwei 1e9 = gwei
gas: wei 1 = wei
`;

/** ISO 4217 (and tokens that are spoken of like currencies): `code = symbols and words`. */
const currencies = `
USD = 'USD, usd, $, us$, dollar, dollars, us dollar, us dollars, bucks, dolar, dolares, dolares americanos
EUR = 'EUR, eur, €, euro, euros
GBP = 'GBP, gbp, £, pound, pounds, pound sterling, british pound, british pounds, quid, pfund
JPY = 'JPY, jpy, ¥, yen
CHF = 'CHF, chf, swiss franc, swiss francs, franken, francs suisses
CNY = 'CNY, cny, rmb, yuan, renminbi
INR = 'INR, inr, ₹, rupee, rupees, rupien
BRL = 'BRL, brl, r$, real brasileiro, reais, reales brasileños
MXN = 'MXN, mxn, mx$, mexican peso, mexican pesos, pesos mexicanos, pesos
ARS = 'ARS, ars, argentine pesos, pesos argentinos
CLP = 'CLP, clp, pesos chilenos
COP = 'COP, pesos colombianos
PEN = 'PEN, soles
CAD = 'CAD, cad, c$, ca$, canadian dollar, canadian dollars
AUD = 'AUD, aud, a$, au$, australian dollar, australian dollars
NZD = 'NZD, nzd, nz$
SEK = 'SEK, sek, swedish krona, swedish kronor, kronor
NOK = 'NOK, nok, norwegian krone, norwegian kroner
DKK = 'DKK, dkk, danish krone, danish kroner
ISK = 'ISK, isk
PLN = 'PLN, pln, zloty, zlotys, zł, zl
CZK = 'CZK, czk, koruna, kč
HUF = 'HUF, huf, forint
RON = 'RON, ron
BGN = 'BGN, bgn
TRY = 'TRY, turkish lira, lira, ₺
UAH = 'UAH, uah, hryvnia, ₴
ILS = 'ILS, ils, shekel, shekels, ₪
AED = 'AED, aed, dirham, dirhams
SAR = 'SAR, sar, riyal, riyals
QAR = 'QAR, qar
EGP = 'EGP, egp
ZAR = 'ZAR, zar, rand
NGN = 'NGN, ngn, naira, ₦
KES = 'KES, kes, kenyan shilling, kenyan shillings, ksh
GHS = 'GHS, ghs, cedi, cedis
MAD = 'MAD, moroccan dirham
SGD = 'SGD, sgd, s$, singapore dollar, singapore dollars
HKD = 'HKD, hkd, hk$
TWD = 'TWD, twd, nt$
KRW = 'KRW, krw, ₩
THB = 'THB, thb, baht, ฿
IDR = 'IDR, idr, rupiah
MYR = 'MYR, myr, ringgit
PHP = 'PHP, philippine peso, philippine pesos, ₱
VND = 'VND, vnd, dong, ₫
PKR = 'PKR, pkr
BDT = 'BDT, bdt, taka
LKR = 'LKR, lkr
USDC = usdc, usd coin
EURC = eurc, euro coin
USDT = usdt, tether
DAI = 'DAI
ETH = 'ETH, eth, ether
BTC = 'BTC, btc, bitcoin, bitcoins, ₿
SOL = 'SOL
`;

const FINEST = 4;

interface UnitIndex {
  readonly bySpelling: ReadonlyMap<string, Unit>;
  readonly bySymbol: ReadonlyMap<string, Unit>;
  /** The most tokens of a spelling by its first token. */
  readonly longest: ReadonlyMap<string, number>;
}

let index: UnitIndex | undefined;

function units(): UnitIndex {
  if (index !== undefined) return index;
  const bySpelling = new Map<string, Unit>();
  const bySymbol = new Map<string, Unit>();
  const longest = new Map<string, number>();
  const add = (unit: Unit, spellings: string): void => {
    bySymbol.set(unit.symbol, unit);
    for (const written of spellings.split(",").map((one) => one.trim())) {
      const spelling = written.startsWith("'") ? written.slice(1) : written;
      if (!bySpelling.has(spelling)) bySpelling.set(spelling, unit);
      const parts = partsOf(spelling);
      const first = parts[0] ?? spelling;
      longest.set(first, Math.max(longest.get(first) ?? 0, parts.length));
    }
  };
  for (const line of definitions.trim().split("\n")) {
    const match = /^([^:]+): (.+?) ([\d.e-]+?)(-[\d.]{4,})? = (.+)$/.exec(line);
    if (match === null) continue;
    const [, dimension = "", symbol = "", scale = "1", offset, spellings = ""] = match;
    const unit = { symbol, dimension, scale: Number(scale) };
    add(offset === undefined ? unit : { ...unit, offset: Number(offset) }, spellings);
  }
  for (const line of currencies.trim().split("\n")) {
    const [code = "", spellings = ""] = line.split(" = ");
    add({ symbol: code, dimension: `currency ${code}`, scale: 1 }, spellings);
  }
  index = { bySpelling, bySymbol, longest };
  return index;
}

/** As the tokeniser parts it. */
function partsOf(spelling: string): string[] {
  return spelling.match(/[\p{L}\p{M}][\p{L}\p{M}\d-]*|\d+|[^\s\p{L}\d]/gu) ?? [];
}

type UnitFound = { readonly unit: Unit; readonly next: number };

/** The unit that begins at a token, "EUR/MWh", "km/h" and "kg per hectare" included. `next` is the token after it. */
export function unitAt(tokens: readonly Token[], at: number): UnitFound | undefined {
  const over = simpleUnitAt(tokens, at);
  const per = over === undefined ? undefined : perUnitAt(tokens, over);
  if (per !== undefined) return per;
  const slash = over === undefined ? undefined : tokens[over.next];
  if (over === undefined || slash?.text !== "/" || slash.start !== tokens[over.next - 1]?.end) return over;
  // "l/100 km"
  const hundred = tokens[over.next + 1]?.text === "100" ? simpleUnitAt(tokens, over.next + 2) : undefined;
  if (hundred?.unit.symbol === "km")
    return {
      unit: { symbol: `${over.unit.symbol}/100km`, dimension: `${over.unit.dimension} per length`, scale: 1e-5 },
      next: hundred.next,
    };
  const under = tokens[over.next + 1]?.start === slash.end ? simpleUnitAt(tokens, over.next + 1) : undefined;
  // "EUR/USD" is a pair of currencies, no price of a dollar.
  if (under === undefined || under.unit.symbol === over.unit.symbol || isCurrency(under.unit)) return over;
  return { unit: quotientOf(over.unit, under.unit), next: under.next };
}

const pers = new Set(["per", "pro", "por", "par"]);

/** The "per hectare" behind the kilos of "kg per hectare"; time is counted per many things, money asked for them. */
function perUnitAt(tokens: readonly Token[], over: UnitFound): UnitFound | undefined {
  if (!pers.has(tokens[over.next]?.folded ?? "")) return undefined;
  if (isCurrency(over.unit) || /^(?:time|share)/.test(over.unit.dimension)) return undefined;
  const under = simpleUnitAt(tokens, over.next + 1);
  // "litres per day" says how often, "10 km per month" how much in all.
  if (under === undefined || isCurrency(under.unit) || under.unit.scale >= A_DAY) return undefined;
  return { unit: quotientOf(over.unit, under.unit), next: under.next };
}

const A_DAY = 86_400;

/** A unit that is known by its symbol, or one of so many of the one to each of the other. */
function quotientOf(over: Unit, under: Unit): Unit {
  const symbol = `${over.symbol}/${under.symbol}`;
  return (
    units().bySymbol.get(symbol) ?? {
      symbol,
      dimension: `${over.dimension} per ${under.dimension}`,
      scale: over.scale / under.scale,
    }
  );
}

/** The longest spelling that begins at a token. */
function simpleUnitAt(tokens: readonly Token[], at: number): UnitFound | undefined {
  const first = tokens[at];
  if (first === undefined || first.kind === "break" || first.kind === "number" || first.kind === "identifier")
    return undefined;
  const { bySpelling, longest } = units();
  const most = Math.min(Math.max(longest.get(first.text) ?? 0, longest.get(first.folded) ?? 0), FINEST);
  for (let length = most; length > 0; length--) {
    const spelling = spelled(tokens, at, length);
    if (spelling === undefined) continue;
    const unit = bySpelling.get(spelling.text) ?? bySpelling.get(spelling.folded);
    if (unit !== undefined && !(spelling.text.length === 1 && isOtherCase(spelling.text)))
      return { unit, next: at + length };
  }
  return undefined;
}

/** Single letters mean a unit in their own case only: "C", "m", but not "c" or "M". */
function isOtherCase(letter: string): boolean {
  return !/[hsdmgltyCFKWVANLBJw%‰°$€£¥₹ωΩ₺₴₪₦₩₱₫₿฿]/.test(letter);
}

function spelled(tokens: readonly Token[], at: number, length: number): { text: string; folded: string } | undefined {
  let text = "";
  let folded = "";
  for (let i = at; i < at + length; i++) {
    const token = tokens[i];
    if (token === undefined || token.kind === "break") return undefined;
    const gap = i > at && (tokens[i - 1]?.end ?? 0) < token.start ? " " : "";
    text += gap + token.text;
    folded += gap + token.folded;
  }
  return { text, folded };
}

/** The unit of a spelling or symbol, undefined when there is none: "EUR", "mmHg", "minutes". */
export function unitNamed(name: string): Unit | undefined {
  const { bySpelling, bySymbol } = units();
  return bySymbol.get(name) ?? bySpelling.get(name) ?? bySpelling.get(name.toLowerCase());
}

export function isCurrency(unit: Unit): boolean {
  return unit.dimension.startsWith("currency ") && !unit.dimension.includes(" per ");
}

/** Whether a text is a currency by its code: "EUR", "USDC". */
export function isCurrencyCode(text: string | undefined): boolean {
  return text !== undefined && /^[A-Z]{3,4}$/.test(text) && namesCurrency(text);
}

/** Whether a text is the code, the sign or the name of a currency. */
export function namesCurrency(text: string): boolean {
  const unit = unitNamed(text);
  return unit !== undefined && isCurrency(unit);
}

/** A value in another unit of the same dimension; undefined where they do not compare ("2 h" is 120 "min"). */
export function convert(value: number, from: string, to: string): number | undefined {
  const source = unitNamed(from);
  const target = unitNamed(to);
  if (source === undefined || target === undefined || source.dimension !== target.dimension) return undefined;
  if (source === target) return value;
  const base = value * source.scale + (source.offset ?? 0);
  return Number(((base - (target.offset ?? 0)) / target.scale).toPrecision(12));
}
