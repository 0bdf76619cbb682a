import { type Dataset, defineDataset } from "../schema/dataset.ts";
import { panelColumns } from "./consumer-signals/columns.ts";
import { panelInvariants } from "./consumer-signals/invariants.ts";
import { openPanel, ROW_LIMIT } from "./consumer-signals/panel-source.ts";
import { panelCountries } from "./consumer-signals/vocabulary.ts";

const version = "1.0.0";
const columns = panelColumns(version);

/**
 * A rotating consumer panel in eight countries: confidence questions on a persistent climate, expected inflation with the
 * round numbers that people like, buying intentions, spending, brands, and weights that make up for who answers.
 */
export const consumerSignals: Dataset = defineDataset({
  id: "consumer-signals",
  version,
  title: "Consumer signals",
  description:
    "Monthly interviews of a rotating panel of invented households in eight European countries: five confidence questions with the index that recomputes from them, expected inflation, buying intention with the web's search interest, spending, recommendation of invented brands, and post-stratification weights. One row is one interview; a respondent is asked in six months running, and a sixth of the panel is new in each wave.",
  key: ["respondent_id", "wave"],
  columns,
  invariants: panelInvariants,
  rowLimit: ROW_LIMIT,
  parameters: {
    from: {
      type: "date",
      meaning: "A day of the month of the first wave.",
      minimum: "2005-01-01",
      maximum: "2035-12-31",
      default: "2019-01-01",
    },
    to: {
      type: "date",
      meaning: "The day before which the last wave's month begins.",
      minimum: "2005-01-02",
      maximum: "2099-12-31",
      default: null,
    },
    interviews_per_wave: {
      type: "integer",
      meaning: "Interviews in a month, over all countries.",
      minimum: 480,
      maximum: 60_000,
      default: 1_200,
    },
    countries: {
      type: "choices",
      meaning: "Countries of the panel; interviews are spread over them in proportion to their adults.",
      values: panelCountries,
      default: [],
    },
    nonresponse_rate: {
      type: "number",
      meaning: 'Share of the five confidence questions that are left with "don\'t know" or a refusal.',
      minimum: 0,
      maximum: 0.5,
      default: 0.035,
    },
  },
  open: (seed, values, memory) => openPanel(seed, columns.length, values, memory),
});
