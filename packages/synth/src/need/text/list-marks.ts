const FEWEST = 4;
const marks = [" / ", " | ", " - "] as const;

/**
 * "invoices / number / date / customer: private, company / amount": where slashes, pipes or dashes part all columns of one line, the
 * first opens the list and the others are semicolons. "open / closed / pending" stays as it is.
 */
export function withListMarks(text: string): string {
  if (text.includes("\n") || text.includes(";")) return text;
  for (const mark of marks) {
    const parts = text.split(mark);
    if (parts.length < FEWEST || !areColumns(parts)) continue;
    const [head = "", ...columns] = parts;
    return `${head}: ${columns.join("; ")}`;
  }
  return text;
}

/** What has members behind it: "status open / in progress / closed". */
const kinds =
  /(?:^| )(?:status|state|type|kind|category|level|class|grade|priority|method|channel|mode|stage|estado|tipo|statut|typ|art)(?: |$)/i;

/** The head has no marks of its own, and a comma stands only among members that a colon announces. */
function areColumns([head = "", ...columns]: readonly string[]): boolean {
  const isPlain = (part: string): boolean => !/[,:=()[\]{}|]|\. /.test(part);
  if (!/\p{L}/u.test(head) || !isPlain(head) || kinds.test(head)) return false;
  const areParted = columns.every((part) => {
    const [name = "", members, ...more] = part.split(": ");
    return isPlain(name.replace(/\. .*$/, "")) && more.length === 0 && (members === undefined || name !== "");
  });
  // Names of columns say more than plain members do.
  const telling = columns.filter((part) => /[:\d%]| /.test(part));
  return areParted && telling.length > 0 && columns.every((part) => part.trim() !== "" && !/^\d[\d.,]*$/.test(part));
}
