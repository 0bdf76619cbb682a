import { type Chain, rootsOf } from "./chain.ts";
import { namesOne } from "./counted-names.ts";
import { learners, results } from "./crossing.ts";
import type { Grain } from "./grain.ts";
import type { Per } from "./mark.ts";
import type { Quantity } from "./quantities.ts";

const lessons =
  /^(?:subject|course|module|exam|test|paper|assignment|fach|\p{L}*facher|kurs|prufung|klausur|asignatura|materia|examen|matiere|epreuve|disciplina|prova)$/u;
const terms = /^(?:term|semester|trimester|halbjahre?|trimestre|semestre|bimestre|bimester)$/;
/** A year has at least so many of its parts. */
const FEWEST_TERMS = 2;

/** "400 pupils, 9 subjects, 3 terms, over two years, a row for each grade": each of them gets one in each subject in each term. */
export function withGrades(chain: Chain, grain: Grain | undefined): Chain {
  const { quantities } = chain;
  const isOfGrades = grain?.items.some(
    (item) =>
      item.kind === "noun" && item.words.some((each) => results.test(each)) && !namesOne(quantities, item.words),
  );
  const learner = quantities.findIndex(
    (each) => each.kind === "thing" && each.words.some((word) => learners.test(word)),
  );
  if (isOfGrades !== true || learner < 0) return chain;
  const told = rootsOf(chain).filter((index) => index !== learner && isOf(quantities[index], [lessons, terms]));
  if (!told.some((index) => isOf(quantities[index], [lessons]))) return chain;
  const years = quantities.find(({ kind, unit }) => kind === "time" && unit === "year")?.value ?? 1;
  const pers: Per[][] = chain.pers.map((each) => [...each]);
  told.forEach((index, at) => {
    pers[index]?.push({ kind: "quantity", index: told[at - 1] ?? learner });
    const quantity = quantities[index];
    // Three of them in two years are those of each.
    if (isOf(quantity, [terms]) && (quantity?.value ?? 0) < FEWEST_TERMS * years)
      pers[index]?.push({ kind: "time", count: 1, unit: "year" });
  });
  return { ...chain, pers };
}

function isOf(quantity: Quantity | undefined, names: readonly RegExp[]): boolean {
  return quantity?.words.some((each) => names.some((name) => name.test(each))) === true;
}
