import type { Word } from "../words/pieces.ts";
import { likeWords } from "./flag-meaning.ts";
import type { Meaning } from "./meaning-shape.ts";
import { byForm } from "./measure-meaning.ts";

/** How near to the truth a time is: "actual start", "planned end". */
const intents = new Set(
  "actual scheduled sched planned expected estimated projected targeted target original forecast real due".split(" "),
);
const ends = new Set(
  "start end finish begin beginning completion closing opening departure arrival dep arr takeoff landing".split(" "),
);
/** Which of those that happen again and again. */
const turns = new Set(
  (
    "next last previous latest upcoming prior letzte letzter letztes nachste nachster nachstes " +
    "ultimo ultima proximo proxima dernier derniere prochain prochaine"
  ).split(" "),
);
/** What happens again and again, so that the next or the last of it is a time. */
const happenings = new Set(
  (
    "visit appointment inspection service servicing contact login purchase change update maintenance checkup calibration donation audit meeting activity vaccination cleaning restock replenishment revision examination exam interaction " +
    "besuch termin wartung prufung kontrolle untersuchung bestellung kauf anmeldung impfung inspektion kontakt spende reinigung zahlung " +
    "visita cita revision inspeccion consulta compra pedido mantenimiento vacuna acceso contacto pago limpieza " +
    "visite consultation controle achat commande entretien connexion vaccin paiement don maintenance " +
    "consulta revisao inspecao manutencao vacina acesso contato pagamento limpeza doacao exame"
  ).split(" "),
);

/** "actual start", "next appointment", "last stage change" are times, "free-rent months" a number of them. */
export function momentMeaning(words: readonly Word[]): Meaning | undefined {
  const [first, last] = [words[0], words.at(-1)];
  if (first === undefined || last === undefined || words.length < 2) return undefined;
  if (words.length > 2 && last.compound === true && /^(?:scene|site|spot)$/.test(last.folded))
    return timed(words, "at");
  if (isHourOf(words)) return timed(words, "at");
  const isCheckUp = /^(?:check up|rendez vous)$/.test(`${words.at(-2)?.folded} ${last.folded}`);
  const isEnd = words.length === 2 && intents.has(first.folded) && ends.has(last.folded);
  if (isEnd || (turns.has(first.folded) && (isCheckUp || happenings.has(last.folded))))
    return timed(words, isEnd || /^(?:login|change|update|activity|interaction)$/.test(last.folded) ? "at" : "date");
  return lengthInUnits(words);
}

/** "heure réelle", "hora prevista": which of several times; "horas extra" are how many. */
function isHourOf([first, last, ...others]: readonly Word[]): boolean {
  if (others.length > 0 || !/^(?:heure|hora|uhrzeit)$/.test(first?.folded ?? "")) return false;
  return /^(?:reelle|real|prevue|prevista|effective|efetiva|efectiva|estimee|estimada|theorique|teorica|programada|geplant|tatsachlich)$/.test(
    last?.folded ?? "",
  );
}

/** Whether a word tells how near to the truth a time is: "planned", "actual". */
export function isIntent(folded: string): boolean {
  return intents.has(folded);
}

/** A time by the words that it is called by, to the second or to the day. */
export function timed(words: readonly Word[], kind: "at" | "date"): Meaning {
  const { type } = byForm([...words, ...likeWords(kind, words)]);
  return { type: { ...type, id: byForm(words).type.id }, confidence: 0.7, words, field: null, by: "type" };
}

const units = new Set("days weeks months years hours minutes seconds".split(" "));
/** "opening hours" tell from when to when, "working days" which. */
const calendars =
  /^(?:opening|operating|business|office|working|work|visiting|trading|service|delivery|market|active|available)$/;

/** "free-rent months", "contract weeks": how many of them. */
function lengthInUnits(words: readonly Word[]): Meaning | undefined {
  const [before, last] = words.slice(-2);
  if (last === undefined || last.identifier !== undefined || !units.has(last.folded)) return undefined;
  if (before === undefined || calendars.test(before.folded) || /^(?:of|per|in|by)$/.test(before.folded))
    return undefined;
  const form = byForm(words);
  return form.type.unit === undefined ? undefined : { ...form, words, field: null, by: "type" };
}
