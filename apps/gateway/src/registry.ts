import { setTimeout as sleep } from "node:timers/promises";
import { datasets } from "@sdg/synth/datasets/registry";
import type { Mode } from "./config.ts";
import { catalogOperations } from "./features/catalog/routes.ts";
import { creditOperations } from "./features/credit/routes.ts";
import { dataOperations } from "./features/data/routes.ts";
import { datasetOperations } from "./features/datasets/routes.ts";
import { facilitatorOperations } from "./features/facilitator/routes.ts";
import { humanDataOperations } from "./features/human-data/routes.ts";
import { needOperations } from "./features/need/routes.ts";
import { orderOperations } from "./features/orders/routes.ts";
import { platformOperations } from "./features/platform/routes.ts";
import { syntheticDataOperations } from "./features/synthetic-data/routes.ts";
import type { FileStore } from "./files/file-store.ts";
import { openApiDocument } from "./http/openapi.ts";
import type { Operation } from "./http/operation.ts";
import type { Presentations } from "./http/presentation.ts";
import { categories } from "./products/categories.ts";
import { datasetPresentation } from "./products/dataset-presentation.ts";
import { datasetProductLine } from "./products/dataset-product.ts";
import { datasetPurchase } from "./products/dataset-purchase.ts";
import { type DatasetOf, datasetOf } from "./products/datasets.ts";
import { dryRun } from "./products/dry-run.ts";
import { listingDataset, listingPresentation, listingProductLine } from "./products/listing-product.ts";
import { makers } from "./products/makers.ts";
import { needPurchase } from "./products/need-purchase.ts";
import { openOrderReports, type ReportOf } from "./products/order-report.ts";
import { needUnderstanding, prepareNeeds } from "./products/understood-need.ts";
import type { SaleContext } from "./sale/context.ts";
import type { ProductLines } from "./sale/product-line.ts";

/** What the gateway can make and sell, and how it looks to a buyer. */
export interface Products {
  readonly lines: ProductLines;
  readonly presentations: Presentations;
  readonly datasetOf: DatasetOf;
  readonly reportOf: ReportOf;
  /** Prepares what nobody should wait for once the gateway is ready: the vocabulary of needs. Takes some 300 ms. */
  prepare(): void;
  /** Prepares every dataset for its first buyer, one at a time with pauses, until it is done or `isOver`. */
  warmUp(isOver: () => boolean): Promise<void>;
  close(): Promise<void>;
}

export function openProducts({ baseUrl, mode }: { baseUrl: string; mode: Mode }): Products {
  const bought = datasetOf(datasets, makers);
  const listing = listingDataset(baseUrl);
  const { reportOf, close } = openOrderReports();
  const lines = [datasetProductLine(datasets, makers, bought), listingProductLine(listing)];
  const rows = datasetPresentation({ datasets, makers, datasetOf: bought, reportOf, baseUrl, mode });
  const presentations = [rows, listingPresentation(listing, baseUrl)];
  return {
    lines: new Map(lines.map((line) => [line.kind, line])),
    presentations: new Map(presentations.map((presentation) => [presentation.kind, presentation])),
    ...{ datasetOf: bought, reportOf, close, prepare: prepareNeeds },
    async warmUp(isOver) {
      for (const id of datasets.keys()) {
        if (isOver()) return;
        rows.prepare(id);
        await sleep(WARM_UP_PAUSE_MS, undefined, { ref: false });
      }
    },
  };
}

/** Tables and writers of a dataset take some ten milliseconds to make; others are served in between. */
const WARM_UP_PAUSE_MS = 20;

export interface RegistryDeps {
  readonly sale: SaleContext;
  readonly products: Pick<Products, "presentations" | "datasetOf" | "reportOf">;
  readonly files: FileStore;
  readonly version: string;
  readonly mode: Mode;
  readonly startedAt: number;
  readonly baseUrl: string;
  readonly apiUrl: string;
  readonly isStopping: () => boolean;
  readonly isStoreUp: () => Promise<boolean>;
}

/** Every operation of the public surface, put together from the features. */
export function allOperations(deps: RegistryDeps): readonly Operation[] {
  const { sale, files, baseUrl, apiUrl, version } = deps;
  const { presentations, datasetOf: bought, reportOf } = deps.products;
  const purchase = datasetPurchase(bought, sale.ids);
  const need = needPurchase(needUnderstanding(sale.clock), purchase);
  let document: ReturnType<typeof openApiDocument> | undefined;
  const operations: readonly Operation[] = [
    ...needOperations({ purchase: need }),
    ...syntheticDataOperations({ purchase: need, dryRun: dryRun(bought, sale.clock) }),
    ...humanDataOperations({ purchase, canSettle: sale.canSettle }),
    ...catalogOperations({ datasets, datasetOf: bought, purchase, baseUrl, apiUrl }),
    ...dataOperations({ datasets, purchase }),
    ...datasetOperations({ datasets, baseUrl, apiUrl }),
    ...orderOperations({ sale, presentations, files, version, reportOf, datasetOf: bought, baseUrl }),
    ...creditOperations({ quota: sale.quota }),
    ...facilitatorOperations({ facilitator: sale.facilitator }),
    ...platformOperations({
      ...{ version, baseUrl },
      mode: deps.mode,
      startedAt: deps.startedAt,
      now: () => sale.clock.now(),
      isStopping: deps.isStopping,
      isStoreUp: deps.isStoreUp,
      canSettle: sale.canSettle,
      payment: { network: sale.asset.network, asset: sale.asset.address, payTo: sale.payTo },
      datasets: { available: [...datasets.keys()], categories: categories.length },
      openApi: () => {
        document ??= openApiDocument(operations, { version, baseUrl, apiUrl });
        return document;
      },
    }),
  ];
  return operations;
}
