import { singular } from "../text/stem.ts";
import { isBreak, number, type Reading, word } from "./reading.ts";

/** Names that go on with a number of their own, as they are written. */
const names =
  /^(?:HTTP|HTTPS|RFC|ISO|DIN|EN|IEC|IEEE|ANSI|ASTM|NIST|FIPS|ITU|ETSI|IFRS|IAS|SAE|COVID|SARS|Form|Article|Section|Annex|Chapter|Appendix|Phase|Route|Windows|Python|Java)$/;

/** Things that are told apart by a number behind them, in the singular. */
const numbered = new Set(
  "route line gate building ward room platform bus tram dock year stage type phase formula web covid floor unit station turbine pier berth terminal track lane zone district plot runway well pump oven kiln hall court theatre block bay shaft reactor boiler furnace chapter section level tier grade bed desk till machine hangar substation feeder circuit borehole greenhouse paddock pool studio lab pen cell linie gleis zimmer saal halle station etage stockwerk gebaude tor bahnsteig linea puerta sala habitacion planta edificio anden ligne porte salle chambre batiment quai linha portao sala quarto predio plataforma".split(
    " ",
  ),
);
/** Behind these the number counts what is in each: "per room 3 beds". */
const eaches = new Set(
  "per each every by a an one pro je jede jeder jedes jedem por cada par chaque the with of and than".split(" "),
);
const rowNouns = new Set("rows row records lines samples zeilen filas lignes linhas".split(" "));
/** Nobody numbers further than that. */
const MOST = 2_000;

/** "HTTP 402 payments", "route 42 trips", "ward 3 admissions": the number belongs to the name before it and counts nothing. */
export function isNumberOfName(reading: Reading, at: number): boolean {
  const before = reading.tokens[at - 1];
  if (before?.kind !== "word") return false;
  return names.test(before.text) || isNumbered(reading, at);
}

function isNumbered(reading: Reading, at: number): boolean {
  const noun = word(reading, at - 1);
  const value = number(reading, at);
  if (value === undefined || !/^\d{1,4}$/.test(reading.tokens[at]?.text ?? "") || value.value > MOST) return false;
  if (!numbered.has(noun) || singular(noun, reading.language) !== noun) return false;
  // "bus line 12 tickets", "our gate 5 entries": what it is of may stand before, but nothing that it is of each of.
  for (let back = at - 2; back >= 0 && back >= at - 3 && !isBreak(reading, back); back--)
    if (eaches.has(word(reading, back)) || number(reading, back)?.value === 1) return false;
  return !rowNouns.has(word(reading, at + 1));
}
