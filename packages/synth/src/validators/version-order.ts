/** True when a version of numbers and dots is earlier than another, compared number by number. */
export function isEarlierVersion(version: string, than: string): boolean {
  if (version === than) return false;
  const [a = [], b = []] = [version, than].map((text) => text.split(".").map(Number));
  const at = a.findIndex((part, i) => part !== b[i]);
  return at >= 0 && (a[at] ?? 0) < (b[at] ?? 0);
}
