import { processPairs } from "./processes.ts";
import { openings, outcomes, reservations, timePairs, visits } from "./usual-relations.ts";

/** What happens in one word, however and in whatever language a column is called by it. */
const concepts = `
arrival: arrived, arrives, arrive, arr, ankunft, llegada, chegada, arrivee, anreise
departure: departed, departs, depart, dep, left, leaves, abfahrt, abgang, abreise, salida, saida, partida
pickup: pick up, picked up, collection, collected, abholung, abgeholt, recogido, recogida, retirada, coleta, enlevement, retirado, prise en charge, pris en charge, embarque, embarquement
delivery: delivered, dropoff, drop off, dropped off, lieferung, geliefert, zustellung, entrega, entregado, livraison, entregada, entregue, livre, livree, remise, depose, desembarque, debarquement, zugestellt, ausgeliefert, auslieferung
return: returned, returns, ruckgabe, ruckkehr, retour, devolucion, devolucao, regreso, vuelta, volta, devuelto, devuelta, devolvido, devolvida, rendu, rendue, retourne, restitue, restitution, zuruckgegeben, zuruckgebracht
start: anfang, started, starts, begin, began, begins, beginning, beginn, inicio, comienzo, debut, begonnen, gestartet, comenzado, empezado, commence, demarre, iniciado, iniciada, comeco
end: ended, ends, finish, finished, fin, fim, ende, termino, beendet, geendet, terminado, terminada, termine, terminee
unplug: unplugged, plug out, plugged out, unplugging
plug in: plugged in, plugin
check in: checked in, checkin
check out: checked out, checkout
entry: entered, entrada, eintritt, einfahrt, entree, eingefahren
exit: exited, austritt, ausfahrt, sortie
takeoff: take off, took off, despegue, decolagem, decollage
landing: landed, landung, aterrizaje, pouso, atterrissage
open: opened, opening, apertura, abertura, ouverture, eroffnung, geoffnet, eroffnet, abierto, abierta, ouvert, ouverte, aberto, aberta
close: closed, closes, closing, closure, cierre, fechamento, fermeture, cloture, encerramento, abschluss, geschlossen, abgeschlossen, cerrado, cerrada, ferme, fermee, clos, fechado, fechada, encerrado, encerrada
issue: issued, emision, emissao, emission, ausstellung, ausgestellt, emitido, emitida, emis, emise
due: vencimiento, vencimento, echeance, fallig, falligkeit
loan: loaned, lent, borrow, borrowed, prestamo, emprestimo, pret, ausleihe, ausgeliehen, prestado, prestada, emprunte, empruntee, emprunt, emprestado, emprestada
maturity: matures, matured, laufzeitende
scheduled: sched, planned, geplant, programado, programada, previsto, prevista, prevu, prevue
actual: real, reel, reelle, tatsachlich
apply: applied, application, bewerbung, candidature, candidatura
offer: offered, angebot, oferta, offre
admission: admitted, aufnahme, ingreso, internacao, aufgenommen, eingewiesen, einweisung, ingresado, ingresada, admision, admissao, admitido, admitida, internado, internada, hospitalisation
discharge: discharged, entlassung, entlassen, alta, egreso
order: ordered, bestellung, bestellt, pedido, commande
first: erste, erster, primera, primer, primeira, primeiro, premiere, premier
last: letzte, letzter, ultima, ultimo, derniere, dernier
created: erstellt, angelegt, creado, creada, cree, creee, criado, criada
resolved: gelost, behoben, resuelto, resuelta, resolu, resolue, resolvido, resolvida
reported: report, gemeldet, meldung, meldezeitpunkt, meldedatum, notificado, notificada, signale, signalee, notifie, comunicado
received: eingang, eingegangen, empfangen, recibido, recibida, recu, recue, recebido, recebida, reception, recepcion, recebimento
ship: shipped, versand, versendet, versandt, verschickt, enviado, enviada, expedido, expedida, expedie, expediee, expedition, envoye, envoyee
assigned: zugewiesen, asignado, asignada, assigne, assignee, atribuido, atribuida
answered: beantwortet, angenommen, atendido, atendida, respondido, respondida, repondu, traite, traitee
hired: eingestellt, einstellung, contratado, contratada, contratacion, contratacao, embauche, embauchee
dismissed: gekundigt, demitido, demitida, demissao, despedido, licencie
birth: born, geburt, nacimiento, naissance, nascimento
completed: erledigt, erledigung, erledigungsdatum, fertiggestellt, fertigstellung, acabado, acheve, achevement, conclusao, concluido, concluida, finalizado, finalizada
accepted: annahme
purchase: purchased, bought, gekauft, kauf, kaufdatum, compra, comprado, comprada, achat, achete, achetee
paid: payment, bezahlt, zahlung, pago, paga, pagado, pagada, pagamento, paiement, paye, payee, zahldatum
booked: booking, reserved, reservation, gebucht, buchung, buchungsdatum, reserva, reservado, reservada, reserve
posted: published, publication, veroffentlicht, publicado, publicada, publie, publiee
filed: filing
submitted: submission, submit, eingereicht, presentado, presentada, submetido
cancelled: canceled, cancellation, storniert, cancelado, cancelada, annule, annulee
expiry: expires, expire, expired, expiration, ablauf, ablaufdatum, caducidad, expiracion, validade, expiracao, expiration
enrolled: enrolment, enrollment, matricula, inscripcion, inscricao, inscription, einschreibung
settled: settlement, reguliert, liquidado
notified: notification
on scene: on site, vor ort, en el lugar, no local, sur place
`;

const conceptOf: ReadonlyMap<string, string> = new Map(
  concepts
    .trim()
    .split("\n")
    .flatMap((line) => {
      const [concept = "", words = ""] = line.split(": ");
      return words.split(", ").map((word) => [word, concept] as const);
    }),
);
const LONGEST = 3;

/** What only says which of several times it is, that it has yet to come, or what may as well be a deed, a state or a sum. */
const noHappenings = new Set(
  "first last actual scheduled due maturity purchase paid booked posted filed submitted cancelled expiry enrolled settled notified".split(
    " ",
  ),
);

/** Whether all words together say one thing that happens: "prise en charge", "Eingang", "devuelto". */
export function isHappening(words: readonly string[]): boolean {
  const concept = words.length > LONGEST ? undefined : conceptOf.get(words.join(" "));
  return concept !== undefined && !noHappenings.has(concept);
}

const concepted = new Set(conceptOf.values());

/** Whether all words together say something that has its time: "plug in", "due", "Ankunft". */
export function isTimeWord(words: readonly string[]): boolean {
  const said = words.join(" ");
  return words.length <= LONGEST && (conceptOf.has(said) || concepted.has(said));
}

/** The words of a name with what happens in each as one word: "hora retirada" and "picked up at" have a pickup. */
export function inConcepts(words: readonly string[]): readonly string[] {
  const said: string[] = [];
  for (let at = 0; at < words.length; ) {
    let length = Math.min(LONGEST, words.length - at);
    while (length > 1 && !conceptOf.has(words.slice(at, at + length).join(" "))) length -= 1;
    const phrase = words.slice(at, at + length).join(" ");
    said.push(...(conceptOf.get(phrase) ?? phrase).split(" "));
    at += length;
  }
  return said;
}

type Pair = readonly [first: string, then: string];

/** What comes first and what later, in concepts: the usual pairs, then whatever begins something before whatever comes of it. */
export const conceptPairs: readonly Pair[] = withOutcomes([
  ...new Map(
    [...timePairs, ...processPairs].map((pair): [string, Pair] => {
      const [first, then] = pair.map((words) => inConcepts(words.split(" ")).join(" "));
      return [`${first}|${then}`, [first ?? "", then ?? ""]];
    }),
  ).values(),
]);

function withOutcomes(pairs: readonly Pair[]): readonly Pair[] {
  const known = new Set(pairs.flatMap(([first, then]) => [`${first}|${then}`, `${then}|${first}`]));
  const further = [...crossed(openings, outcomes), ...crossed(reservations, visits)];
  return [...pairs, ...further.filter(([first, then]) => !known.has(`${first}|${then}`))];
}

function crossed(firsts: readonly string[], thens: readonly string[]): readonly Pair[] {
  return firsts.flatMap((first) => thens.map((then): Pair => [first, then]));
}

const order = new Set(conceptPairs.map(([first, then]) => `${first}|${then}`));

/** Whether of two names the one is of what comes before what the other is of: "Ankunft" and "Abgang". */
export function comesBefore(first: readonly string[], then: readonly string[]): boolean {
  return order.has(`${inConcepts(first).join(" ")}|${inConcepts(then).join(" ")}`);
}

const ends = new Set(
  "plug in|unplug,pickup|delivery,pickup|return,entry|exit,entry|departure,arrival|departure,departure|arrival,takeoff|landing,check in|check out,admission|discharge,start|end,departure|return,loan|return".split(
    ",",
  ),
);

/** "Schichtbeginn" is the begin of a shift. */
export function compoundParts(word: string): readonly string[] {
  const [, what, end] = /^(\p{L}{3,}?)s?(beginn|ende|anfang|ankunft|abfahrt)$/u.exec(word) ?? [];
  return what === undefined || end === undefined ? [word] : [what, end];
}

/** "plugged out at" as what happens. */
function partsOf(words: readonly string[]): readonly string[] {
  const parts = words.flatMap(compoundParts);
  return parts.length > 1 && /^(?:at|on)$/.test(parts.at(-1) ?? "") ? parts.slice(0, -1) : parts;
}

/** Whether two names can hardly be but the two ends of something: "plug in" and "unplug", "Schichtbeginn" and "Schichtende", but not "from" and "to". */
export function areEnds(first: readonly string[], then: readonly string[]): boolean {
  const [one, other] = [partsOf(first), partsOf(then)];
  const isShared = one.length === 2 && other.length === 2 && one[0] === other[0] && first.length === 1;
  const [start, end] = isShared ? [one.slice(1), other.slice(1)] : [one, other];
  return ends.has(`${inConcepts(start).join(" ")}|${inConcepts(end).join(" ")}`);
}
