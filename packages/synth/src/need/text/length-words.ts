const lengths =
  /(?:^|[ _])(?:seconds?|minutes?|hours?|days?|nights?|weeks?|months?|years?|time|duration|delay|wait|age|turnaround|lead|latency|dauer|tage|stunden|minuten|dias|horas|minutos|jours|heures|duree|duracion|duracao)(?:[ _]|$)/;

/** Whether a name is of a length of time: "minutes off supply", "waiting time". */
export function namesLength(folded: string): boolean {
  return lengths.test(folded);
}
