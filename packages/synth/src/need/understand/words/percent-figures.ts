const figures =
  /(?:^|[^a-z])(?:growth|grow\w*|interest|apr|apy|inflation|tax|increase\w*|change\w*|exchange|yield\w*|returns?|roi|roas|markup|margin|premium|utili[sz]ation|usage|load|coverage|cpu|leverage|collateral\w*|ltv|bonus|overtime|capacity|recovery|wachstum\w*|zins\w*|steigerung|crecimiento|interes|croissance|interet|hausse|crescimento|juros|aumento)(?:$|[^a-z])/;

/** Whether words name a percentage that may be above 100 %: growth, interest. Others are shares of a whole. */
export function isPercentFigure(folded: string): boolean {
  return figures.test(folded.replaceAll("_", " "));
}
