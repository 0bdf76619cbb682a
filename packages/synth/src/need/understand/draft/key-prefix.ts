/** How the keys of a thing begin: "LOC-" for lockers; nothing where no letter says what it is. */
export function prefixOf(noun: string): string {
  const letters = noun
    .replace(/[^a-z]/g, "")
    .slice(0, 3)
    .toUpperCase();
  return letters === "" ? "" : `${letters}-`;
}
