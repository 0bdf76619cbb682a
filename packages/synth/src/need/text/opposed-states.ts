import { isFormOf } from "./inflections.ts";

/** States of a thing and their opposites, in the five languages: what a flag or a member says by one word a need may say by another. */
const opposed = (
  [
    [
      "late overdue delayed tardy behind verspatet zuspat uberfallig tarde tardio atrasado atraso retrasado retraso vencido retard tardif",
      "on-time punctual punktlich puntual ponctuel pontual early",
    ],
    [
      "failed failure fail error errored erroneous unsuccessful broken crashed fehlgeschlagen fehler gescheitert fallo fallido fallado error erreur echoue echec falha falhou falhado erro",
      "success successful succeeded passed ok completed erfolgreich erfolg exito exitoso reussi succes sucesso",
    ],
    [
      "open ongoing pending unresolved unsolved outstanding active running offen laufend ungelost abierto pendiente ouvert aberto pendente",
      "closed resolved solved settled fixed finished done completed ended concluded decided disposed geschlossen gelost erledigt abgeschlossen behoben cerrado resuelto solucionado terminado ferme resolu termine clos fechado resolvido concluido encerrado",
    ],
    [
      "cancelled called-off storniert abgesagt ausgefallen cancelado anulado annule",
      "operated held flown performed stattgefunden realizado effectue",
    ],
    [
      "abandoned missed unanswered dropped no-show absent verpasst versaumt ausente perdido abandonado manque absent faltou ausente falto faltaron faltaram fehlt fehlte gefehlt abwesend absences",
      "answered connected attended present showed angenommen anwesend erschienen atendido presente contestado repondu present atendida compareceu came come appeared turned gekommen kamen kam erschien vino vinieron acudio acudieron asistio asistieron presento presentaron aparecio venu venus venue vient viennent veio vieram vem compareceram apareceu apareceram aparecem",
    ],
    [
      "rejected declined denied refused disapproved abgelehnt rechazado denegado refuse rejete recusado negado rejeitado",
      "approved accepted granted authorised authorized genehmigt angenommen bewilligt aprobado aceptado concedido accepte approuve accorde aprovado aceite aceito",
    ],
    ["unpaid unbezahlt impagado impaye", "paid bezahlt pagado paye pago"],
    ["lost verloren perdido perdu", "won gewonnen ganado gagne ganho vencido"],
    ["lost missing unfound verloren", "found recovered gefunden encontrado recuperado trouve retrouve encontrado"],
    [
      "out borrowed loaned ausgeliehen draussen prestado emprunte emprestado",
      "returned back zuruckgegeben devuelto devuelta rendu retourne devolvido",
    ],
    [
      "dead died deceased tot gestorben verstorben muerto fallecido mort decede morto",
      "alive living survived lebend lebendig vivo vivant vivo",
    ],
    [
      "vacant unoccupied empty free frei leer libre vacio libre vide livre vazio",
      "occupied taken rented let booked belegt vermietet ocupado alquilado occupe loue ocupado alugado",
    ],
    [
      "parked stopped stationary idle geparkt stehend aparcado parado gare stationne arrete estacionado",
      "moving driving fahrend unterwegs movimiento roulant movimento",
    ],
    [
      "stopped halted paused angehalten gestoppt parado parada detenido detenida arrete arretee",
      "running started going laufend marcha funcionando marche",
    ],
    ["off inactive ausgeschaltet apagado eteint desligado", "on active eingeschaltet encendido allume ligado"],
    ["sick ill diseased unhealthy krank enfermo malade doente", "healthy well gesund sano sain saudavel"],
    ["offline down unreachable", "online up reachable"],
    ["invalid ungultig invalido invalide", "valid gultig valido valide"],
    ["negative negativ negativo negatif", "positive positiv positivo positif"],
    [
      "left quit churned departed gone gekundigt ausgeschieden abandonado parti sorti saiu",
      "stayed retained active aktiv activo actif ativo",
    ],
    ["unsold unverkauft", "sold verkauft vendido vendu"],
  ] as const
).map((sides) => sides.map((words) => words.split(" ")) as unknown as readonly [readonly string[], readonly string[]]);

/** Words that say the same state as a word, and those that say its opposite; once for each pair of states that it is of. */
export interface StateWords {
  readonly same: readonly string[];
  readonly opposite: readonly string[];
}

/** The states that a word may tell. */
export function statesOf(word: string): readonly StateWords[] {
  return opposed.flatMap(([one, other]) => {
    if (one.some((each) => isFormOf(each, word))) return [{ same: one, opposite: other }];
    return other.some((each) => isFormOf(each, word)) ? [{ same: other, opposite: one }] : [];
  });
}

/** Whether a word says that something is later than it should be. */
export function isLateness(word: string): boolean {
  return (opposed[0]?.[0] ?? []).some((each) => isFormOf(each, word));
}
