const shareSet =
  /(?<=[,;] ?)(?!(?:\w+_)?(?:tax|vat|mwst|iva|tva|fee|rate|discount|margin|interest|apr|apy|commission|markup|yield)=)([a-z]\w{0,40})=(\d[\d.]{0,8}) ?(?:%|pct)(?=\s*(?:[,;]|$))/giu;

/** `err=2%` tells how often; `vat=19%` tells how much, and stays. */
export function withSharesSet(text: string): string {
  return text.replace(shareSet, "$1 $2%");
}
