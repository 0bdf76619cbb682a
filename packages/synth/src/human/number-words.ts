const small =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
    " ",
  );
const tens = "zero ten twenty thirty forty fifty sixty seventy eighty ninety".split(" ");

/** A whole number below ten thousand in words: "eight hundred and forty". */
export function inWords(n: number): string {
  if (n < 20) return small[n] ?? "";
  if (n < 100) return (tens[Math.floor(n / 10)] ?? "") + (n % 10 === 0 ? "" : `-${small[n % 10] ?? ""}`);
  if (n < 1_000) {
    const rest = n % 100;
    return `${small[Math.floor(n / 100)] ?? ""} hundred${rest === 0 ? "" : ` and ${inWords(rest)}`}`;
  }
  // People say "twelve hundred" and "four thousand five hundred".
  if (n < 2_000 && n % 100 === 0) return `${inWords(n / 100)} hundred`;
  const rest = n % 1_000;
  const joint = rest === 0 ? "" : rest < 100 ? " and " : " ";
  return `${small[Math.floor(n / 1_000)] ?? ""} thousand${joint}${rest === 0 ? "" : inWords(rest)}`;
}

/** The same number as people say it once both know what is meant: "three eighty", "sixteen fifty". */
export function inShort(n: number): string {
  const high = Math.floor(n / 100);
  const rest = n % 100;
  if (n < 100 || rest < 10) return inWords(n);
  return high % 10 === 0 ? inWords(n) : `${inWords(high)} ${inWords(rest)}`;
}
