import type { ProductLines, RowFormat, RowRange } from "../../src/sale/product-line.ts";
import type { JsonRecord } from "../../src/store/tables.ts";

/** Product lines that break as soon as a row is asked for. */
export function brokenProducts(lines: ProductLines): ProductLines {
  return brokenAfter(0)(lines);
}

/** Product lines that break after so many chunks. Samples, which are made elsewhere, stay whole. */
export function brokenAfter(chunks: number): (lines: ProductLines) => ProductLines {
  return (lines) =>
    new Map(
      [...lines].map(([kind, line]) => [
        kind,
        {
          ...line,
          *chunks(product: JsonRecord, format: RowFormat, range: RowRange) {
            let made = 0;
            for (const chunk of line.chunks(product, format, range)) {
              if (made === chunks) throw new Error("the generator broke");
              made += 1;
              yield chunk;
            }
          },
        },
      ]),
    );
}
