import { timePairs } from "./usual-relations.ts";

/** What happens in one word, however and in whatever language a column is called by it. */
const concepts = `
arrival: arrived, arrives, arrive, arr, ankunft, llegada, chegada, arrivee, anreise
departure: departed, departs, depart, dep, left, leaves, abfahrt, abgang, abreise, salida, saida, partida
pickup: pick up, picked up, collection, collected, abholung, abgeholt, recogida, retirada, coleta, enlevement
delivery: delivered, dropoff, drop off, dropped off, lieferung, geliefert, zustellung, entrega, entregado, livraison
return: returned, returns, ruckgabe, ruckkehr, retour, devolucion, devolucao, regreso, vuelta, volta
start: started, starts, begin, began, begins, beginning, beginn, inicio, comienzo, debut
end: ended, ends, finish, finished, fin, fim, ende, termino
unplug: unplugged, plug out, plugged out, unplugging
plug in: plugged in, plugin
check in: checked in, checkin
check out: checked out, checkout
entry: entered, entrada, eintritt, einfahrt, entree
exit: exited, austritt, ausfahrt, sortie
takeoff: take off, took off, despegue, decolagem, decollage
landing: landed, landung, aterrizaje, pouso, atterrissage
open: opened, opening, apertura, abertura, ouverture, eroffnung
close: closed, closing, closure, cierre, fechamento, fermeture, cloture, encerramento, abschluss
issue: issued, emision, emissao, emission, ausstellung
due: vencimiento, vencimento, echeance, fallig, falligkeit
loan: loaned, lent, borrow, borrowed, prestamo, emprestimo, pret, ausleihe, ausgeliehen
maturity: matures, matured, laufzeitende
scheduled: sched, planned, geplant, programado, programada, previsto, prevista, prevu, prevue
actual: real, reel, reelle, tatsachlich
apply: applied, application, bewerbung, candidature, candidatura
offer: offered, angebot, oferta, offre
admission: admitted, aufnahme, ingreso, internacao
discharge: discharged, entlassung
order: ordered, bestellung, bestellt, pedido, commande
first: erste, erster, primera, primer, primeira, primeiro, premiere, premier
last: letzte, letzter, ultima, ultimo, derniere, dernier
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

/** What comes first and what later, in concepts. */
export const conceptPairs: readonly (readonly [string, string])[] = [
  ...new Map(
    timePairs.map((pair) => {
      const [first, then] = pair.map((words) => inConcepts(words.split(" ")).join(" "));
      return [`${first}|${then}`, [first ?? "", then ?? ""] as const];
    }),
  ).values(),
];

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

/** Whether two names can hardly be but the two ends of something: "plug in" and "unplug", but not "from" and "to". */
export function areEnds(first: readonly string[], then: readonly string[]): boolean {
  return ends.has(`${inConcepts(first).join(" ")}|${inConcepts(then).join(" ")}`);
}
