import type { Findings } from "../../findings.ts";
import { isAboutField, type Mention, type Mentions } from "./mention.ts";

const named =
  /(?:^|[.,;:(]\s*|\b(?:with|the|these|following|and|has|having)\s+)(?:columns|fields|attributes|spalten|felder|columnas|campos|colonnes|champs|colunas)\s*[:=]?\s+(?=[\p{L}_][\p{L}\d_]*(?: [\p{L}\d_]+){0,2}(?: ?\([^()]{0,120}\))?\s*,)/iu;
/** So many columns are a list. */
const FEWEST = 3;

/** Where the list begins of which a buyer says that it is the columns: "500 rows, columns txn_id, card_id, amount". */
export function columnsNamedAt(text: string): number | undefined {
  const match = named.exec(text);
  return match === null ? undefined : match.index + match[0].length;
}

/**
 * "250 rows, customer emails to an airline, fields email_id, subject, body": where the columns are listed as such, what stands before
 * the list tells what the rows are and is none of them, unless it is written like a column or something is said of its values.
 */
export function withoutNamesBeforeColumns(mentions: Mentions, { text }: Findings): Mentions {
  const start = columnsNamedAt(text);
  if (start === undefined) return mentions;
  const isTold = ({ item, words }: Mention): boolean =>
    words.some(({ identifier }) => identifier !== undefined) ||
    (item?.founds.some(({ found }) => isAboutField(found)) ?? true) ||
    (item?.inner.length ?? 0) > 0;
  const listed = mentions.fields.filter((mention) => mention.start >= start);
  if (listed.length < FEWEST) return mentions;
  return { ...mentions, fields: mentions.fields.filter((mention) => mention.start >= start || isTold(mention)) };
}
