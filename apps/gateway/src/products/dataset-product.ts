import { rowChunks } from "@sdg/synth/engine/chunks";
import type { ProductLine } from "../sale/product-line.ts";
import { type DatasetOf, type DatasetProduct, type Datasets, type Makers, versionOnSale } from "./datasets.ts";

const CHUNK_BYTES = 256 * 1024;

/** Rows of datasets, as something that is sold. */
export function datasetProductLine(datasets: Datasets, makers: Makers, datasetOf: DatasetOf): ProductLine {
  return {
    kind: "dataset",
    unavailable(product) {
      const { dataset, version } = product as DatasetProduct;
      const onSale = versionOnSale(datasets, makers, dataset);
      if (onSale === undefined) return `${dataset} cannot be made`;
      return onSale === version ? undefined : `${dataset} ${version} is retired; ${onSale} is on sale`;
    },
    async prepare(product, rows) {
      const steps = makers.get(String(product.dataset))?.prepare?.(product as DatasetProduct, rows) ?? [];
      for (const _ of steps) await new Promise((resolve) => setImmediate(resolve));
    },
    chunks(product, format, range, memory) {
      const { seed } = product as DatasetProduct;
      return rowChunks(datasetOf(product as DatasetProduct), seed, format, range, CHUNK_BYTES, memory);
    },
  };
}
