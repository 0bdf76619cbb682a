import type { Found } from "../findings.ts";
import { fold } from "../text/fold.ts";
import { singular } from "../text/stem.ts";
import { endsPhrase } from "./clause.ts";
import { members } from "./member-list.ts";
import { isGlued, isWord, type Reading, spanOf, word, written } from "./reading.ts";

/** Of which one thing is either; a "start/end date" is two. */
const pairs = new Set(
  (
    "top/bottom in/out front/back front/rear inside/outside inner/outer upper/lower left/right north/south east/west open/closed day/night hot/cold new/used full/empty wet/dry " +
    "indoor/outdoor manual/automatic solo/group single/double adult/child return/single fresh/frozen raw/cooked red/white hard/soft dirty/clean public/private inbound/outbound incoming/outgoing " +
    "online/offline on/off active/inactive oben/unten links/rechts innen/aussen vorne/hinten neu/gebraucht arriba/abajo izquierda/derecha dentro/fuera gauche/droite haut/bas"
  ).split(" "),
);

/** What each of both sides has beside the other: "in/out time", "top/bottom temperature". */
const measured =
  /^(?:times?|timestamp|dates?|datetime|day|temp|temperature|pressure|speed|price|cost|fee|ip|port|id|name|score|rating|value|count|amount|total|weight|width|height|length|depth|diameter|radius|thickness|position|reading|level|volume|flow|voltage|current|power|humidity|team|player|address|account|station|balance|bound|limit|margin|edge|coordinate|angle|hours?|minutes?|seconds?|kg|mm|cm|m|km|tariff|rate|usage|consumption|sales|traffic|bytes|packets|calls?|wheel|camera|photo)s?$/;

/** How one thing stands, never both at once. */
const states = new Set(
  (
    "up/down open/closed open/shut open/close online/offline active/inactive enabled/disabled locked/unlocked connected/disconnected present/absent allow/deny allow/block " +
    "granted/denied accept/reject accepted/rejected approved/rejected armed/disarmed attached/detached alive/dead occupied/free busy/idle visible/hidden raised/lowered healthy/unhealthy " +
    "offen/geschlossen auf/zu aktiv/inaktiv abierta/cerrada abierto/cerrado activo/inactivo ouverte/fermee ouvert/ferme aberta/fechada aberto/fechado"
  ).split(" "),
);

/** "link up/down", "door open/closed": states behind one thing; a "speed up/down" is two, and so are "doors open/closed". */
export function areStatesOf(reading: Reading, at: number, [one = "", other = ""]: readonly string[]): boolean {
  const noun = word(reading, at - 1);
  const isOne = isWord(reading, at - 1) && !endsPhrase(noun) && singular(noun, reading.language) === noun;
  const pair = `${fold(one)}/${fold(other)}`;
  return isOne && !measured.test(noun) && (states.has(pair) || states.has(pair.split("/").toReversed().join("/")));
}

/** "top/bottom detector", "in/out gate": which of both a row has, called by the noun behind them. */
export function sidedMembersAt(reading: Reading, at: number): Found | undefined {
  if (!isWord(reading, at) || word(reading, at + 1) !== "/" || !isGlued(reading, at + 1)) return undefined;
  const [one, other, noun] = [word(reading, at), word(reading, at + 2), word(reading, at + 3)];
  if (!pairs.has(`${one}/${other}`) && !pairs.has(`${other}/${one}`)) return undefined;
  if (!isWord(reading, at + 3) || !/^\p{L}{3,}$/u.test(noun) || measured.test(noun)) return undefined;
  // "left/right hand rail" goes on, "front/back doors" are both.
  if (isWord(reading, at + 4) && !/^(?:and|or|with|und|y|et|e)$/.test(word(reading, at + 4))) return undefined;
  if (singular(noun, reading.language) !== noun) return undefined;
  const found = members(reading, at, at + 4, [written(reading, at, at + 1), written(reading, at + 2, at + 3)]);
  return found?.kind === "members" ? { ...found, of: noun, ...spanOf(reading, at, at + 4) } : undefined;
}
