import type { Language } from "../../../ontology/semantic-type.ts";
import { fold } from "../../../text/fold.ts";
import { singular } from "../../../text/stem.ts";
import { wordSet } from "../../../text/word-set.ts";

/** Words that say nothing by themselves: articles, prepositions, auxiliaries, pronouns. */
const small = wordSet(
  "a an the this that these those it its he she they them their our your my we you i us who whom whose which what there here",
  "and or but so as if when while then than also too both either neither nor yet still already ever just only even quite very really about around roughly approximately some any such own same other others each every all everyone everybody everything nobody none no never not always",
  "of in on at to by for from with within without into onto up out off over under above below between among during per via through after before since until till till",
  "is are was were be been being am has have had having do does did done can could may might must shall should will would need needs get gets got getting go goes went come comes came become becomes became take takes taken took make makes made let keep keeps kept want wants like please give gives given",
  "row rows record records entry entries line lines case cases dataset data table one ones thing things total rest again more most less least fewer few many much several exactly precisely overall altogether whatsoever",
  "der die das den dem des ein eine einer eines einem einen und oder aber so wie wenn auch noch schon nur sehr je jede jeder jedes jeden jedem alle aller allen alles keine keiner keines keinen keinem kein nie niemals niemand nicht immer davon dabei sie er es ihr ihre ihren von vom im in am an auf bei zu zum zur mit ohne fur aus nach vor uber unter zwischen ist sind war waren sein wird werden wurde wurden worden hat haben hatte hatten kann konnen darf durfen muss mussen soll sollen sollte bitte zeile zeilen datensatze eintrage genau zugleich gleichzeitig bereits bislang bisher",
  "el la los las un una unos unas y o u e pero que como si cuando tambien aun ya solo muy cada todo toda todos todas ningun ninguno ninguna nadie nunca jamas siempre no ni de del al en con sin por para desde hasta entre sobre es son era eran fue fueron ser sido esta estan estaba ha han haber hay tiene tienen puede pueden debe deben fila filas registro registros ellos ellas vez exactamente su sus sigue siguen quedan queda",
  "le les l l' n' d' s' qu' leur leurs ses un une des du d et ou mais que qui si quand aussi encore deja seulement tres chaque tout toute tous toutes aucun aucune personne jamais toujours ne n pas ni de au aux en dans avec sans par pour depuis entre sur est sont etait etaient ete etre a ont avoir y peut peuvent doit doivent ligne lignes eux elles exactement",
  "o os as um uma uns umas e ou mas que se quando tambem ainda ja so apenas muito cada todo toda todos todas nenhum nenhuma ninguem nunca jamais sempre nao nem de do da dos das no na nos nas em com sem por para desde ate entre sobre e sao era eram foi foram ser sido esta estao tem ha pode podem deve devem linha linhas deles delas exatamente seu sua seus suas",
);

/** Words that may be said beside anything that exists, so that they do not tell one thing from another. */
const shells = wordSet(
  "happen happens occur occurs possible allowed permitted granted gibt exist exists exister existiert existe existent present available set recorded record filled fill field fields column columns value values cell cells leave left given entered stated noted listed rate share proportion percentage ratio portion quote anteil tasa taux taxa feld felder spalte wert werte campo campos valor valores champ champs valeur valeurs vorhanden presente presentes currently now today far",
);

const irregular: ReadonlyMap<string, string> = new Map(
  Object.entries({
    paid: "pay",
    payment: "pay",
    payments: "pay",
    unpaid: "unpay",
    late: "delay",
    female: "woman",
    females: "woman",
    male: "man",
    males: "man",
    delayed: "delay",
    suspenso: "suspend",
    suspensos: "suspend",
    suspende: "suspend",
    suspenden: "suspend",
    aged: "age",
    ages: "age",
    lives: "live",
    old: "age",
    edad: "age",
    idade: "age",
    alter: "age",
    won: "win",
    wins: "win",
    winner: "win",
    winners: "win",
    fraudulent: "fraud",
    fraudulently: "fraud",
    fraudulento: "fraud",
    fraudulenta: "fraud",
    fraudulentos: "fraud",
    fraudulentas: "fraud",
    frauduleux: "fraud",
    frauduleuse: "fraud",
    frauduleuses: "fraud",
    fraude: "fraud",
    fraudes: "fraud",
    lost: "lose",
    loss: "lose",
    sold: "sell",
    sent: "send",
    paga: "pag",
    pago: "pag",
    pagas: "pag",
    pagos: "pag",
    devuelto: "devolv",
    devuelta: "devolv",
    devueltos: "devolv",
    devueltas: "devolv",
    resuelto: "resolv",
    resuelta: "resolv",
    resueltos: "resolv",
    resueltas: "resolv",
    abiertos: "abr",
    abiertas: "abr",
    broken: "break",
    broke: "break",
    bought: "buy",
    stolen: "steal",
    taken: "take",
    flown: "fly",
    drove: "drive",
    held: "hold",
    met: "meet",
  }),
);

/** What a word comes to without its endings, so that "delivered", "deliveries" and "delivery" meet. */
export function rootOf(word: string, language: Language): string {
  const folded = fold(word);
  const known = irregular.get(folded);
  if (known !== undefined) return known;
  const one = singular(folded, language);
  if (one.length < 5) return one;
  const infinitive = language === "es" || language === "pt" ? /^(.{3,})(?:ar|er|ir)$/.exec(one)?.[1] : undefined;
  if (infinitive !== undefined) return infinitive;
  const bare = one.replace(
    /(?:ations?|itions?|ments?|ings?|ierungen|ierung|ungen|ung|iert|ierte|ieren|ados?|adas?|idos?|idas?|aci?on|cion|cao|ees?|ers?|ed|als?|ies|es|en|et|te|er|y|e|o|a)$/,
    "",
  );
  const kept = bare.length < 3 ? one : bare;
  return kept.replace(/([^aeiouls])\1$/, "$1").replace(/^(cancel)l$/, "$1");
}

/** Whether two roots are of one word. */
export function areAlike(one: string, other: string): boolean {
  if (one === other) return true;
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return short.length >= 4 && long.length - short.length <= 2 && long.startsWith(short);
}

export function isSmall(folded: string): boolean {
  return small.has(folded);
}

export function isShell(folded: string): boolean {
  return shells.has(folded) || small.has(folded);
}

/** Whether each of some roots stands among others. */
export function areAmong(some: readonly string[], others: readonly string[]): boolean {
  return some.every((one) => others.some((other) => areAlike(one, other)));
}
