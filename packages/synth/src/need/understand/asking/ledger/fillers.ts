const fillers = new Set(
  (
    "the a an of are is was were be been being have has had it its in on at to that this which who whom with and or as so hence thus therefore i.e i.e. ie make makes making made up account accounts for come comes means mean equals equal represent represents overall total exactly precisely just only them those these all our rate share percentage percent proportion portion ratio quota " +
    "der die das den dem von davon sind ist war waren wurden wurde macht machen aus entspricht also anteil quote rate genau nur insgesamt ein eine " +
    "el la los las un una de del son es estan fueron esta tasa porcentaje proporcion supone suponen representa representan ellos ellas que con y exactamente solo total " +
    "le les des du d' est sont ont ete taux part soit represente representent eux elles dont et exactement qui " +
    "o os as do da dos das sao foram e taxa proporcao percentagem porcentagem deles delas exatamente apenas com"
  ).split(" "),
);

/** Words that say nothing of what something is. */
export function isFiller(word: string): boolean {
  return fillers.has(word) || !/\p{L}/u.test(word);
}
