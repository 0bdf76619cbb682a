import { type Phrases, phraseAt, phrases } from "./phrases.ts";
import { type Reading, word } from "./reading.ts";

/** Parts of a whole as they are said: "a third", "three quarters". */
export const fractions: Phrases<number> = phrases<number>([
  [1 / 2, "half|a half|one half|die halfte|der halfte|halfte|la mitad|mitad|la moitie|moitie|metade|a metade"],
  [
    1 / 3,
    "a third|one third|one-third|ein drittel|einem drittel|un tercio|un tiers|um terco|una tercera parte|la tercera parte|a terca parte|le tiers",
  ],
  [
    2 / 3,
    "two thirds|two-thirds|zwei drittel|dos tercios|las dos terceras partes|deux tiers|les deux tiers|dois tercos|zwei dritteln",
  ],
  [
    1 / 4,
    "a quarter|one quarter|one-quarter|a fourth|ein viertel|einem viertel|un cuarto|un quart|um quarto|una cuarta parte|la cuarta parte|le quart|a quarta parte",
  ],
  [
    3 / 4,
    "three quarters|three-quarters|three fourths|drei viertel|drei vierteln|tres cuartos|tres cuartas partes|trois quarts|les trois quarts|tres quartos",
  ],
  [
    1 / 5,
    "a fifth|one fifth|one-fifth|ein funftel|einem funftel|un quinto|un cinquieme|um quinto|una quinta parte|la quinta parte|a quinta parte|uma quinta parte",
  ],
  [2 / 5, "two fifths|two-fifths|zwei funftel|dos quintos|deux cinquiemes"],
  [3 / 5, "three fifths|three-fifths|drei funftel|tres quintos|trois cinquiemes"],
  [4 / 5, "four fifths|four-fifths|vier funftel|cuatro quintos|quatre cinquiemes"],
  [1 / 6, "a sixth|one sixth|one-sixth|ein sechstel|einem sechstel|un sexto|un sixieme"],
  [5 / 6, "five sixths|five-sixths"],
  [1 / 7, "a seventh|one seventh"],
  [1 / 8, "an eighth|one eighth|one-eighth|ein achtel|einem achtel|un octavo|un huitieme"],
  [3 / 8, "three eighths|three-eighths"],
  [5 / 8, "five eighths|five-eighths"],
  [7 / 8, "seven eighths|seven-eighths"],
  [3 / 10, "three tenths|three-tenths|drei zehntel|tres decimos|trois dixiemes"],
  [7 / 10, "seven tenths|seven-tenths|sieben zehntel|sept dixiemes"],
  [9 / 10, "nine tenths|nine-tenths|neun zehntel|nueve decimos|neuf dixiemes|nove decimos"],
  [1 / 9, "a ninth|one ninth"],
  [1 / 12, "a twelfth|one twelfth"],
  [1 / 20, "a twentieth|one twentieth|one-twentieth|ein zwanzigstel"],
  [1 / 10, "a tenth|one tenth|one-tenth|ein zehntel|einem zehntel|un decimo|un dixieme|um decimo"],
]);

/** "every tenth" */
const ordinals: Phrases<number> = phrases<number>([
  [2, `every other|${everyGerman("zweit")}`],
  [3, `every third|each third|${everyGerman("dritt")}`],
  [4, `every fourth|every 4th|${everyGerman("viert")}`],
  [5, `every fifth|every 5th|${everyGerman("funft")}`],
  [6, `every sixth|every 6th|${everyGerman("sechst")}`],
  [7, `every seventh|every 7th|${everyGerman("siebt")}`],
  [8, `every eighth|every 8th|${everyGerman("acht")}`],
  [9, `every ninth|every 9th|${everyGerman("neunt")}`],
  [10, `every tenth|every 10th|${everyGerman("zehnt")}`],
  [12, `every twelfth|every 12th|${everyGerman("zwolft")}`],
  [20, `every twentieth|every 20th|${everyGerman("zwanzigst")}`],
  [50, `every fiftieth|every 50th|${everyGerman("funfzigst")}`],
  [100, `every hundredth|every 100th|${everyGerman("hundertst")}`],
]);

const numeral = /^(\d{1,5})(?:st|nd|rd|th)$/;

/** "every tenth", "each 200th": one of so many. */
export function everyNthAt(
  reading: Reading,
  at: number,
): { readonly meaning: number; readonly next: number } | undefined {
  const spelled = phraseAt(reading, at, ordinals);
  if (spelled !== undefined) return spelled;
  const first = word(reading, at);
  const of = first === "every" || first === "each" ? numeral.exec(word(reading, at + 1)) : null;
  return of === null || Number(of[1]) < 2 ? undefined : { meaning: Number(of[1]), next: at + 2 };
}

/** In German with all their endings: "jede dritte", "bei jedem dritten". */
function everyGerman(ordinal: string): string {
  return ["jede|e", "jeder|e", "jedes|e", "jeden|en", "jedem|en", "jeder|en"]
    .map((forms) => {
      const [word, ending] = forms.split("|");
      return `${word} ${ordinal}${ending}`;
    })
    .join("|");
}
