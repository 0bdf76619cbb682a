import { wordSet } from "./word-set.ts";

const women = wordSet(
  "women woman girls girl ladies frauen frau madchen mujeres mujer ninas nina femmes femme filles fille mulheres mulher meninas menina",
);
const men = wordSet(
  "men man boys boy gentlemen manner mannern mann jungen hombres hombre ninos nino hommes homme garcons garcon homens homem meninos menino",
);
const female = wordSet("females weiblich weibliche femenino femenina femeninas feminin feminine feminino feminina");
const male = wordSet("males mannlich mannliche masculino masculina masculinos masculin masculine");

/** The sex that a folded word says of somebody: "women" are female, and people. */
export function sexOf(folded: string): { readonly sex: "female" | "male"; readonly arePeople: boolean } | undefined {
  const [isWoman, isMan] = [women.has(folded), men.has(folded)];
  if (isWoman || female.has(folded)) return { sex: "female", arePeople: isWoman };
  return isMan || male.has(folded) ? { sex: "male", arePeople: isMan } : undefined;
}
