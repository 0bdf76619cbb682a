import { withBlockSaid } from "./blocks.ts";
import { withCallsSaid } from "./calls.ts";
import { withClippedColumns } from "./clipped-columns.ts";
import { withColumnTableSaid } from "./column-tables.ts";
import { withDeliverySaid } from "./delivery-said.ts";
import { withItemsSaid } from "./items.ts";
import { withLabelsSaid } from "./labels.ts";
import { withMarkupSaid } from "./markup.ts";
import { withObjectSaid } from "./objects.ts";
import { withPairsSaid } from "./pairs.ts";
import { withQuerySaid } from "./queries.ts";
import { withSampleSaid } from "./samples.ts";
import { withSharesSet } from "./set-shares.ts";
import { withTypeSaid } from "./typed-blocks.ts";

/** Each knows one form, and leaves what has another as it is; what says more of its form comes first. */
const forms = [
  withSharesSet,
  withClippedColumns,
  withSampleSaid,
  withTypeSaid,
  withColumnTableSaid,
  withCallsSaid,
  withBlockSaid,
  withMarkupSaid,
  withQuerySaid,
  withObjectSaid,
  withPairsSaid,
  withItemsSaid,
  withDeliverySaid,
  withLabelsSaid,
] as const;

/**
 * A request in a form in which agents and scripts put it, said in words: JSON, YAML, `rows=200 fields=a,b`, calls, types of a language,
 * tables of Markdown, queries, labelled lines.
 */
export function withFormsSaid(text: string): string {
  return forms.reduce((said, form) => form(said), text);
}
