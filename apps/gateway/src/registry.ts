import { datasets } from "@sdg/synth/datasets/registry";
import type { Mode } from "./config.ts";
import { catalogOperations } from "./features/catalog/routes.ts";
import { creditOperations } from "./features/credit/routes.ts";
import { dataOperations } from "./features/data/routes.ts";
import { datasetOperations } from "./features/datasets/routes.ts";
import { facilitatorOperations } from "./features/facilitator/routes.ts";
import { needOperations } from "./features/need/routes.ts";
import { orderOperations } from "./features/orders/routes.ts";
import { platformOperations } from "./features/platform/routes.ts";
import type { FileStore } from "./files/file-store.ts";
import { openApiDocument } from "./http/openapi.ts";
import type { Operation } from "./http/operation.ts";
import type { Presentation } from "./http/presentation.ts";
import { categories } from "./products/categories.ts";
import { datasetPresentation } from "./products/dataset-presentation.ts";
import { datasetProductLine } from "./products/dataset-product.ts";
import { datasetPurchase } from "./products/dataset-purchase.ts";
import { datasetOf as datasetsAsBought } from "./products/datasets.ts";
import { listingDataset, listingPresentation, listingProductLine } from "./products/listing-product.ts";
import { orderReports } from "./products/order-report.ts";
import type { SaleContext } from "./sale/context.ts";
import type { ProductLine, ProductLines } from "./sale/product-line.ts";

const datasetOf = datasetsAsBought(datasets);
const reportOf = orderReports(datasetOf);

/** What the gateway can make and sell. */
export function productLines(baseUrl: string): ProductLines {
  const lines: ProductLine[] = [datasetProductLine(datasets, datasetOf), listingProductLine(listingDataset(baseUrl))];
  return new Map(lines.map((line) => [line.kind, line]));
}

export function presentationsOf(options: { baseUrl: string; mode: Mode }): ReadonlyMap<string, Presentation> {
  const presentations = [
    datasetPresentation({ datasets, datasetOf, reportOf, ...options }),
    listingPresentation(listingDataset(options.baseUrl), options.baseUrl),
  ];
  return new Map(presentations.map((presentation) => [presentation.kind, presentation]));
}

export interface RegistryDeps {
  readonly sale: SaleContext;
  readonly presentations: ReadonlyMap<string, Presentation>;
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
  const { sale, baseUrl, apiUrl, version } = deps;
  const purchase = datasetPurchase(datasets, datasetOf, sale.ids);
  let document: ReturnType<typeof openApiDocument> | undefined;
  const operations: readonly Operation[] = [
    ...needOperations({ purchase }),
    ...catalogOperations({ datasets, datasetOf, purchase, baseUrl, apiUrl }),
    ...dataOperations({ datasets, purchase }),
    ...datasetOperations({ datasets, baseUrl, apiUrl }),
    ...orderOperations({ ...deps, reportOf }),
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
