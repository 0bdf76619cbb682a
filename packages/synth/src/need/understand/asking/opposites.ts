import { fold } from "../../text/fold.ts";
import { singular } from "../../text/stem.ts";

/**
 * What nothing is at once, a family a line: an order that is delivered is not cancelled. Whatever may follow one another on the
 * same row ("paid", then "refunded") stands in no family together.
 */
const families: readonly string[] = [
  "paid settled prepaid | unpaid open outstanding overdue due owe owes owing pending unsettled",
  "repaid paid | defaulted default unpaid",
  "delivered completed fulfilled done finished | cancelled canceled pending undelivered unfulfilled incomplete failed aborted lost unfinished",
  "delivered arrived | in-transit on-the-way en-route underway",
  "completed finished done resolved solved | in-progress underway ongoing running",
  "returned | on-loan",
  "sold | unsold on-the-market for-sale in-stock available",
  "discharged | in-hospital admitted",
  "departed | on-board boarding",
  "recovered healed cured | died dead deceased",
  "fractured broken broke break ruptured | intact unbroken undamaged whole",
  "damaged dented scratched torn | intact undamaged",
  "attended | no-show no-shows rescheduled",
  "no-show no-shows | rescheduled",
  "graduated | dropout dropouts enrolled",
  "shipped dispatched | unshipped cancelled canceled pending",
  "active valid | inactive invalid churned closed deleted deactivated dormant suspended expired cancelled canceled lapsed run-out ended terminated discontinued",
  "active subscribed | unsubscribed bounced opted-out paused frozen blocked banned archived retired decommissioned",
  "open | closed shut resolved solved",
  "resolved solved fixed | unresolved unsolved open pending",
  "approved accepted granted | rejected denied declined refused pending disapproved unapproved",
  "successful success succeeded ok | failed failure unsuccessful error",
  "passed pass | failed fail",
  "won win | lost loss lose draw drawn tie tied",
  "draw drawn tie tied | won win lost loss lose",
  "rented let occupied | vacant empty unlet unoccupied available",
  "taken in-use | empty vacant available free idle unused",
  "booked reserved | available vacant",
  "running | stopped idle halted broken",
  "vermietet belegt | leer leerstehend frei",
  "adult | child kid minor underage toddler infant baby under-age",
  "alive living survived survival | dead deceased died death mortality",
  "male man men boy | female woman women girl",
  "positive above-zero positiv positivo positiva positivos positivas positif positifs profitable | negative below-zero negativ negativo negativa negativos negativas negatif negatifs overdrawn loss-making",
  "true yes | false no",
  "on enabled | off disabled",
  "employed employment | unemployed unemployment jobless retired",
  "married | single unmarried divorced widowed",
  "valid | invalid expired lapsed run-out",
  "in-force | invalid expired lapsed run-out cancelled canceled terminated surrendered ended",
  "online connected | offline unreachable disconnected",
  "on-site onsite in-office | remote",
  "in-person face-to-face | online remote virtual",
  "indoor indoors | outdoor outdoors",
  "wired | wireless",
  "inpatient inpatients | outpatient outpatients",
  "undergraduate undergraduates | postgraduate postgraduates",
  "one-way | round-trip",
  "b2b | b2c",
  "prepaid | postpaid",
  "salaried | hourly",
  "owned | leased",
  "answered | missed unanswered abandoned",
  "purchased bought checked-out | abandoned",
  "elective planned scheduled | emergency",
  "in-stock | out-of-stock sold-out",
  "signed | unsigned pending",
  "left-handed | right-handed",

  "full occupied | empty vacant free",
  "full complete total entire | partial part-paid",
  "new first-time | returning used old existing repeat recurring",
  "fresh | spoiled stale rotten",
  "domestic national | international foreign abroad",
  "on-time punctual timely | late overdue delayed cancelled canceled retard verspatet retrasado retrasada retrasados atrasado atrasada atrasados",
  "present attended attending attendance | absent missing no-show absence",
  "public | private",
  "free | paid",
  "even | odd",
  "healthy well | sick ill diseased",
  "legal legitimate genuine | illegal fraudulent fake",
  "working functional operational | broken defective faulty",
  "paused frozen | cancelled canceled expired",
  "vaccinated | unvaccinated",
  "insured | uninsured",
  "heads head | tails tail",
  "automatic | manual",
  "pregnant | male man men boy",
  "day daytime | night nighttime",
  "credit | debit",
  "full-time full-timer full-timers vollzeit | part-time part-timer part-timers teilzeit",
  "single | double twin",
  "direct nonstop non-stop | stop stops one-stop stopover stopovers layover layovers connecting",
  "online | in-store instore walk-in walk-ins",
  "delivered collected arrived entregue entregado entregada livre livree zugestellt geliefert ausgeliefert | in-transit on-the-way en-route",
  "open | remediated patched fixed mitigated remedied",
  "patched | unpatched vulnerable",
  "closed | pending under-review in-progress ongoing unsettled",
  "resolved solved fixed | under-review in-progress",
  "settled decided | under-review undecided",
  "approved accepted granted | under-review undecided",
  "rejected denied declined refused | under-review undecided",
  "completed complete finished done | under-review failed aborted unfinished incomplete",
  "erledigt abgeschlossen geschlossen | under-review",
  "cerrado cerrada resuelto resuelta fechado fechada resolvido resolvida | under-review en-cours pendiente pendente",
  "clos cloture cloturee termine terminee | under-review en-cours",
  "employed | left-us leaver resigned dismissed sacked departed",
  "stayed retained active subscribed loyal | left-us churned cancelled canceled unsubscribed quit",
  "opted-in | opted-out",
  "working | broken",
  "mare filly hen cow heifer ewe sow lioness female | stallion colt gelding rooster cockerel bull ram boar male",
  "survived alive recovered | died dead deceased",
  "attended | failed-to-appear skipped missed",
  "one-off one-time single-purchase | repeat regular recurring loyal",
  "refunded reimbursed | unrefunded",
  "repaired mended | broken unrepaired",
  "signed | unsigned",
  "used | unused",
  "redeemed | unredeemed unused",
  "sold | unsold",
  "opened read | unopened unread",
  "encrypted | unencrypted plaintext",
  "verified | unverified",
  "neutered spayed castrated sterilised sterilized | intact unneutered",
  "organic | conventional",
  "frozen | fresh",
  "furnished | unfurnished",
  "smoker | non-smoker nonsmoker",
  "performing | late delinquent overdue default defaulted non-performing",
  "permanent fest festangestellt unbefristet fijo indefinido cdi | temporary fixed-term seasonal casual befristet temporal eventual cdd interim interimaire",
  "cash bar bargeld barzahlung barzahlungen efectivo especes dinheiro | card karte kreditkarte tarjeta carte cartao paypal cheque transfer",
  "vegetarian vegan meatless vegetarisch vegetarische vegetarischen vegetariano vegetariana vegetarien vegetarienne | meat beef pork chicken lamb ham bacon fish salmon tuna fleisch rind schwein fisch carne pollo cerdo pescado viande boeuf poulet porc poisson frango peixe",
  "retention retained kept | churn churned lost",
  "approval | rejection denial refusal",
  "approved accepted granted | rejection denial refusal",
  "rejected denied declined refused | approval",
  "kept met | missed broken",
  "avista | parcelado fiado",
  "parcelado | fiado avista",
  "aprobado aprobada aprobados aprobadas aceptado aceptada aceptadas | rechazado rechazada rechazados rechazadas denegado denegada",
  "aprovado aprovada aprovados aprovadas aceito | reprovado reprovada reprovados reprovadas rejeitado rejeitada rejeitados rejeitadas recusado negado negada",
  "accepte acceptee acceptees approuve approuvee | refuse refusee refusees rejete rejetee",
  "genehmigt bewilligt angenommen akzeptiert | abgelehnt abgewiesen",
  "punktlich | verspatet spat ausgefallen",
  "morning mornings morgen manana matin manha | afternoon afternoons evening evenings night nachmittag abend tarde noche soir noite",
  "afternoon afternoons nachmittag | evening evenings night abend nacht noche soir noite",
  "entregado entregada livre livree entregue zugestellt geliefert | perdido perdida perdu perdue verloren",
  "anwesend | abwesend fehlend",
  "verheiratet | ledig unverheiratet geschieden",
  "vermietet | leerstehend frei",
  "puntual puntuales | retraso retrasos retrasado retrasada retrasados tarde atrasado",
  "ponctuel ponctuels | retard",
  "present presente presents | absent absente absents",
  "casado casada | soltero soltera solteiro solteira divorciado divorciada",
  "marie mariee | celibataire divorce divorcee",
  "reussi recu | echoue rate",
  "aprobo apto | suspenso suspendido reprobado",
  "bezahlt beglichen pagado pagada pago paga paye payee regle reglee | unpaid overdue",
  "takeaway takeout take-away take-out to-go | dine-in eat-in sit-in",
  "bezahlt | unbezahlt offen uberfallig ausstehend",
  "offen ausstehend wartend laufend | storniert abgelehnt geliefert zugestellt",
  "storniert abgebrochen | geliefert zugestellt abgeschlossen erledigt",
  "aktiv gultig | inaktiv gekundigt abgelaufen ausgelaufen erloschen ungultig",
  "offen | geschlossen erledigt",
  "mannlich mann manner herr herren junge jungen | weiblich frau frauen dame damen madchen",
  "bestanden | durchgefallen",
  "pagado pagada pago paga | impagado impagada pendiente vencido pendente vencida inadimplente",
  "entregado entregada entregue livre livree zugestellt geliefert | en-transito unterwegs en-cours",
  "terminado terminada termine terminee concluido concluida abgeschlossen | en-cours laufend",
  "devuelto devuelta devolvido devolvida rendu rendue zuruckgegeben | prestado prestada emprestado emprestada prete pretee ausgeliehen entliehen",
  "vendido vendida vendu vendue verkauft | disponible disponivel verfugbar unverkauft",
  "entregado entregada entregue | cancelado cancelada pendiente pendente",
  "activo activa ativo ativa activos activas ativos ativas vigente vigentes valido valida | inactivo inactiva inativo inativa inactivos inactivas inativos inativas caducado caducada caducados caducadas vencido vencida vencidos vencidas expirado expirada expirados expiradas",
  "hombre masculino masculina homem nino chico varon menino rapaz | mujer femenino femenina mulher feminino feminina nina chica menina rapariga",
  "ocupado ocupada | vago vaga libre livre vacio vacia desocupado desocupada",
  "abierto abierta aberto aberta | cerrado cerrada fechado fechada",
  "paye payee regle | impaye impayee",
  "livre livree | annule annulee attente cours",
  "annule annulee | attente cours paye payee confirme confirmee termine terminee",
  "confirmado confirmada confirmada | cancelado cancelada anulado anulada pendiente pendente",
  "pendiente pendente | cancelado cancelada anulado anulada pagado pagada resuelto resuelta resolvido resolvida",
  "actif active actifs actives valide valides | inactif inactive inactifs inactives resilie resiliee resilies resiliees suspendu suspendue expire expiree expires expirees echu echue perime perimee",
  "homme garcon | femme fille",
  "occupe occupee | libre vacant vacante",
  "ouvert ouverte | ferme fermee",
];

/** The sides on which a word stands: two and three are opposite, four and five. */
const sides = new Map<string, Set<number>>();
for (const [index, line] of families.entries()) {
  for (const [side, words] of line.split(" | ").entries())
    for (const word of words.split(" ")) sides.set(word, (sides.get(word) ?? new Set()).add(index * 2 + side));
}

const prefixes = [
  "un",
  "in",
  "im",
  "ir",
  "il",
  "non",
  "non-",
  "not ",
  "dis",
  "des",
  "nicht ",
  "no ",
  "nao ",
  "sin ",
  "pas ",
  "ohne ",
];

/** Whether nothing is both: "paid" and "unpaid", "delivered" and "cancelled". */
export function areOpposite(one: string, other: string): boolean {
  const [a, b] = [fold(one), fold(other)];
  if (a === b || a === "" || b === "") return false;
  const [shorter, longer] = a.length < b.length ? [a, b] : [b, a];
  if (shorter.length > 3 && prefixes.some((prefix) => longer === `${prefix}${shorter}`)) return true;
  const others = sidesOf(b);
  return [...sidesOf(a)].some((side) => others.has(side ^ 1));
}

/** Whether a word tells a state that excludes others. */
export function hasOpposite(word: string): boolean {
  return sidesOf(fold(word)).size > 0;
}

/** Whether both say that the same came to pass: "fractured" and "broke". */
export function areSameSide(one: string, other: string): boolean {
  const others = sidesOf(fold(other));
  return fold(one) !== fold(other) && [...sidesOf(fold(one))].some((side) => others.has(side));
}

function sidesOf(word: string): ReadonlySet<number> {
  return (
    sides.get(word) ??
    sides.get(singular(word)) ??
    sides.get(singular(word, "es")) ??
    sides.get(singular(word, "pt")) ??
    sides.get(word.replaceAll(" ", "-")) ??
    none
  );
}

const none: ReadonlySet<number> = new Set();
