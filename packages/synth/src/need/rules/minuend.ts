/** Of two columns the one that is told first, bought, expected or put in is what is taken off the other. */
const lesser = new Set(
  "previous prior prev last old before start starting opening initial first baseline pre low lower min minimum bid cost costs buy buying bought purchase tare input expense expenses expenditure outgoings debit debits planned plan target expected forecast budget budgeted book system quoted estimated anfang anfangs vorher alt alter ausgaben kosten soll tara anterior inicial gastos coste costo costes costos egresos precedent precedente ancien depenses cout couts despesas custo custos".split(
    " ",
  ),
);
/** What is lost, saved or left over is what there was less what there is. */
const losses =
  /(?:^|_)(?:loss|lost|drop|decrease|decline|reduction|shrinkage|saved|savings?|left|remaining|rest|remainder|balance|unspent|verlust|ersparnis|perdida|perte|perda|ahorro|economie|economia|restante|ubrig)(?:_|$)/;

/** Whether "the difference" of two columns takes the first one off the second: "bid, ask", "before, after", but not "gross, tax". */
export function isTakenOff(first: string, second: string, result: string): boolean {
  if (losses.test(result)) return false;
  const [isFirst, isSecond] = [first, second].map((name) => name.split("_").some((word) => lesser.has(word)));
  return isFirst === true && isSecond !== true;
}
