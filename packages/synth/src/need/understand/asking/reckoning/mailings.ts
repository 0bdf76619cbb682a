import { type Reading, word } from "../../../extract/reading.ts";
import type { Chain } from "./chain.ts";
import type { Grain } from "./grain.ts";
import type { Per } from "./mark.ts";
import type { Quantity } from "./quantities.ts";

/** What goes to all that are on a list. */
const issues =
  /^(?:issue|edition|newsletter|mailing|bulletin|campaign|circular|broadcast|blast|\p{L}*ausgaben?|rundbrief|\p{L}*kampagne|boletin|edicion|campana|numero|campagne|edicao|campanha|boletim)$/u;
/** What may also go to one of them; where each send is a row, it goes to all. */
const letters =
  /^(?:e-?mail|message|sms|push|notification|letter|invitation|nachricht|brief|correo|mensaje|carta|courriel|lettre|mensagem)$/;
const sends = /^(?:send|sending|delivery|recipient|versand|sendung|envio|entrega|destinatario|envoi|destinataire)$/;
const links = new Set(
  "to a an the our all each every of list base audience sent going mailed emailed delivered pushed out went go goes weekly monthly daily an alle unsere die liste von verschickt versendet gesendet a la una lista de enviados enviadas enviado nuestros todos los envoyes envoyees une liste nos les tous aux enviados uma nossos os para".split(
    " ",
  ),
);

/** "52 weekly issues going to a list of 30,000 subscribers": each of them to each; of more letters than people each goes to one. */
export function mailed(
  reading: Reading,
  { quantities }: Pick<Chain, "quantities">,
  grain: Grain | undefined,
): readonly [number, Per] | undefined {
  const index = quantities.findIndex((own, at) => {
    const other = quantities[at + 1];
    const isSent = isOf(own, issues) || (isOf(own, letters) && isOfSends(grain));
    return isSent && other !== undefined && other.kind === "thing" && isTo(reading, own, other);
  });
  return index < 0 ? undefined : [index, { kind: "quantity", index: index + 1 }];
}

function isOf({ kind, bounded, value, words }: Quantity, names: RegExp): boolean {
  return kind === "thing" && !bounded && value > 1 && words.some((each) => names.test(each));
}

function isOfSends(grain: Grain | undefined): boolean {
  return grain?.items.some((item) => item.kind === "noun" && item.words.some((each) => sends.test(each))) === true;
}

/** Nothing stands between them but how the one goes to the others, of whom there are more. */
function isTo(reading: Reading, own: Quantity, other: Quantity): boolean {
  if (own.value >= other.value || other.from - own.next > 8) return false;
  const between = Array.from({ length: other.from - own.next }, (_, step) => word(reading, own.next + step));
  return between.every((each) => links.has(each)) && between.some((each) => /^(?:to|an|a|aux|para)$/.test(each));
}
