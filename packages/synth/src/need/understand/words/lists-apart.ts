const tables =
  /\b(?:two|2|zwei|dos|deux|duas|three|3|drei|tres|trois|três) (?:\p{L}+[ -]){0,2}(?:tables|tabellen|tablas|tabelas|files|csvs)\b/iu;

/** How many lists there are at most: one for each of three tables. */
const MOST = 3;

/** "in two linked tables; birth year, sex / test, value": where tables are asked for, a slash that stands alone parts their lists. */
export function withListsApart(text: string): string {
  const parts = text.split(" / ");
  if (parts.length < 2 || parts.length > MOST || !tables.test(text)) return text;
  return parts.every((part) => part.includes(",")) ? parts.join(" ; ") : text;
}
