import { type Phrases, phraseAt, phrases } from "../../../extract/phrases.ts";
import { type Reading, word } from "../../../extract/reading.ts";

/** Who gets what is delivered. */
const receivers = ["customer", "recipient", "buyer", "client", "addressee", "consignee"].flatMap((each) => [
  `the ${each}`,
  `the ${each}s`,
  `its ${each}`,
  `their ${each}`,
  `their ${each}s`,
]);

function toReceivers(verb: string): string {
  return receivers.map((each) => `${verb} to ${each}`).join("|");
}

/** What several words say together, as one word that tells the state: "on the truck" is in transit. */
const states: Phrases<string> = phrases<string>([
  ["on-time", "on time|in time|on the dot|on schedule|as scheduled|a tiempo|l' heure|na hora"],
  [
    "negative",
    "below zero|below 0|under zero|less than zero|lower than zero|in the red|overdrawn|unter null|unter 0|im minus|bajo cero|por debajo de cero|por debajo de 0|menor que cero|en numeros rojos|en dessous de zero|inferieur a zero|abaixo de zero|no vermelho|make a loss|makes a loss|making a loss|at a loss|lose money",
  ],
  ["late", "behind schedule|behind time"],
  ["avista", "a vista"],
  ["no-show", "no show|no shows|failed to appear|failed to show|stayed away|fail to appear|nicht erschienen"],
  ["attended", "showed up|turned up|show up|turn up"],
  ["first-time", "first time"],
  ["full-time", "full time"],
  ["part-time", "part time"],
  ["fixed-term", "fixed term"],
  ["festangestellt", "fest angestellt"],

  [
    "delivered",
    `${toReceivers("handed over")}|${toReceivers("handed")}|dropped off|reached the customer|reached its addressee|reached their addressee|reached its recipient|reached their recipient|reached its addressees|reached their recipients|reached their destination|reached its destination|arrived at the customer|arrived at their destination|arrived at its destination|beim kunden angekommen|llegado a su destino|llegaron a su destino|arrive a destination|arrives a destination|chegaram ao destino|chegou ao destino`,
  ],
  [
    "in-transit",
    "in transit|the truck|on a truck|the van|the lorry|on a lorry|out for delivery|still with the courier|still with the carrier|en transito|en camino|em transito|a caminho|en transit|de camino|en reparto|en livraison|en chemin|en cours de livraison|im transporter|im lkw|in zustellung|auf dem weg|no caminhao|em rota|saiu para entrega",
  ],
  ["on-the-way", "the way|its way|their way"],
  ["en-route", "en route"],
  ["underway", "under way"],

  ["in-progress", "in progress|being worked on|in arbeit"],
  ["en-cours", "en cours|en curso|em curso|em andamento"],
  [
    "under-review",
    "under review|in review|being reviewed|under investigation|being investigated|under assessment|being assessed|being processed|being examined|under examination|awaiting a decision|waiting for a decision|in bearbeitung|in prufung|en revision|en tramite|en estudio|en cours de traitement|en cours d' examen|a l' etude|em analise|em revisao",
  ],
  ["pending", "awaiting a reply|awaiting a response|awaiting an answer|waiting for an answer|waiting for a reply"],
  [
    "approved",
    "waved through|given the green light|got the green light|signed off|got the grant|got the loan|got the job",
  ],
  ["rejected", "turned down|knocked back"],
  ["cancelled", "called off|desmarcou|desmarcaram|desmarcada|desmarcado|desmarcadas|desmarcados"],
  ["storniert", "abgesagt"],
  ["cancelada", "anulo|anularon|anulada|anulado|anuladas|anulados|cancelo|cancelaron|cancelou|cancelaram"],

  ["paid", "paid up|settled up|paid in full"],
  [
    "unpaid",
    "still owed|still owing|left to pay|die zahlung noch aus|noch nicht beglichen|noch offen|por cobrar|em aberto|en souffrance|reste a payer",
  ],
  [
    "overdue",
    "past due|in arrears|behind with the rent|behind on the rent|behind with their rent|behind with payments|behind on payments|behind with their payments|im verzug|em atraso",
  ],
  ["repaid", "paid off|paid back"],
  ["refunded", "money back|got reimbursed|been reimbursed|were reimbursed|was reimbursed"],
  ["returned", "brought back|handed back|given back|sent back|back on the shelf"],
  ["on-loan", "on loan|still out|on rent|on hire|out on loan|still checked out|still borrowed"],
  ["checked-out", "checked out"],
  ["run-out", "run out|ran out"],
  ["in-force", "in force"],
  ["collected", "picked up"],

  ["working", "up and running|in working order|in operation|fully operational"],
  [
    "broken",
    "out of order|out of service|broken down|down for repair|under repair|in repair|being repaired|ausser betrieb|fuera de servicio|hors service|fora de servico",
  ],
  ["in-use", "in use"],
  ["for-sale", "for sale"],
  ["on-the-market", "the market"],
  ["in-stock", "in stock|on stock|auf lager|en stock|em estoque"],
  ["out-of-stock", "out of stock|of stock|agotado|agotados|en rupture|em falta"],
  ["sold-out", "sold out"],

  [
    "employed",
    "still employed|presently employed|currently employed|still with us|still with the company|on the payroll|still working here|still work here|still on staff",
  ],
  [
    "left-us",
    "left the company|left us|left the firm|left the club|moved on|been let go|laid off|no longer with us|quit their job|handed in their notice",
  ],
  ["stayed", "stayed with us|stuck with us|remained with us|still subscribed|still a customer|still customers"],
  ["opted-out", "opted out"],
  ["opted-in", "opted in"],

  ["in-store", "in store|in the store|in the shop|at the counter"],
  ["walk-in", "walk in"],
  ["on-site", "on site|in the office|at the office|on the premises"],
  ["remote", "from home|home office"],
  ["in-person", "in person"],
  ["one-way", "one way"],
  ["round-trip", "round trip"],
  ["to-go", "to go"],
  ["eat-in", "eat in"],
  ["dine-in", "dine in"],
  ["in-hospital", "in hospital|still on the ward"],
  ["discharged", "sent home|gone home"],
  ["on-board", "on board"],
  ["died", "passed away"],
  ["survived", "pulled through"],
]);

/** The state that is told from a token on, before another one. */
export function stateAt(
  reading: Reading,
  at: number,
  before: number,
): { readonly state: string; readonly next: number } | undefined {
  const said = phraseAt(reading, at, states);
  if (said === undefined || said.next > before) return undefined;
  // "ran out of service"
  if (said.meaning === "run-out" && word(reading, said.next) === "of") return undefined;
  return { state: said.meaning, next: said.next };
}
