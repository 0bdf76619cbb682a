import { type DraftField, type DraftTable, isTime } from "../draft/draft.ts";
import type { Site } from "./attach.ts";
import { fieldRightBefore } from "./own-field.ts";

/** What leads from a name to how many have it: "nickname for 40%", "comment left by 20%", "Bemerkung bei 20 %". */
const links =
  /^ (?:is |are )?(?:only )?(?:(?:left|given|written|filled in|provided|entered|present|set|known|told) )?(?:for|on|in|by|with|among|bei|für|en|para|por|pour|dans|chez|em|nos|nas)(?= )/i;
/** "a break date only 30% have" */
const had =
  /^ (?:that |which )?(?:only |just )?(?:about |some |around )?[\d.,]+ ?(?:%|per ?cent|percent) (?:of them )?(?:have|has|got|get)$/i;
/** Nouns of what is written or said: it is there or not, and no yes or no. */
const nouns =
  /(?:^|_)(?:name|names|nickname|surname|alias|number|no|nr|code|note|notes|comment|comments|remark|remarks|text|message|reason|address|email|phone|fax|url|link|title|subtitle|caption|bio|profile|handle|username|notice|schema|referrer|referer|description|apellido|nombre|comentario|nota|motivo|telefono|correo|codigo|direccion|nom|prenom|commentaire|remarque|motif|telephone|adresse|courriel|kommentar|notiz|grund|vorname|nachname|nome|apelido|sobrenome|comentario|observacao|telefone|endereco)$|(?:name|nummer|bemerkung|kommentar|notiz|grund|anschrift|adresse|code)$/;
/** "return date for 60%", but not "resolved in 65%". */
const times = /(?:^|_)(?:date|time|fecha|data|heure|hora)(?:_|$)|datum$|^date_/;
/** With these before it a noun says what is so: "wrong address for 5%", "verified phone for 30%". */
const judged =
  /^(?:wrong|invalid|false|bad|new|same|other|no|has|is|unknown|valid|changed|duplicate|different|[a-z]+ed(?!_(?:date|time|at|on)$))_/;

/** The column of text, key or time that so many of the rows have: its values are missing in the rest. */
export function presentInShare({ found, ...site }: Site, table: DraftTable, text: string): DraftField | undefined {
  if (found.kind !== "rate" || found.rate >= 1) return undefined;
  const field = fieldRightBefore({ found, ...site }, table);
  const { of } = found;
  // "left (30% have left)": so many have such a time.
  if (of !== undefined) {
    const isOwn = field !== undefined && isTime(field) && field.fixed.size === 0 && field.name.split("_")[0] === of;
    return isOwn ? field : undefined;
  }
  const span = field?.spans.at(-1) ?? field?.span;
  if (field === undefined || span === undefined || span === null || field.fixed.size > 0) return undefined;
  const said = text.slice(span.end, found.end);
  if (!(links.test(said) || had.test(said)) || judged.test(field.name)) return undefined;
  // "free comment left by 20%": the verb is no part of the name.
  const bare = field.name.replace(/_(?:left|given|written|provided|entered)$/, "");
  if (bare !== field.name && nouns.test(bare) && !table.fields.some(({ name }) => name === bare)) {
    field.name = bare;
    return field.type === "bool" ? undefined : field;
  }
  const isText = ["string", "id", "enum", "object", "array"].includes(field.type);
  return (isText && nouns.test(field.name)) || (isTime(field) && times.test(field.name)) ? field : undefined;
}
