import { Worker } from "node:worker_threads";
import type { Order } from "../store/orders.ts";
import type { DatasetProduct } from "./datasets.ts";
import { lastUsed } from "./last-used.ts";
import type { OrderReport } from "./order-quality.ts";

export interface ReportQuestion {
  readonly id: number;
  readonly product: DatasetProduct;
  readonly rows: number;
}

export type ReportAnswer = { readonly id: number } & (
  | { readonly report: OrderReport; readonly error?: undefined }
  | { readonly error: string }
);

/** The quality report of an order's rows; undefined for a product that is no dataset. */
export type ReportOf = (order: Order) => Promise<OrderReport> | undefined;

export interface OrderReports {
  readonly reportOf: ReportOf;
  close(): Promise<void>;
}

const KEPT = 64;

interface Waiting {
  readonly resolve: (report: OrderReport) => void;
  readonly reject: (error: Error) => void;
}

/** Reports are made when they are asked for, one after another in one thread, and the last few are kept: they never change. */
export function openOrderReports(): OrderReports {
  const kept = lastUsed<Promise<OrderReport>>(KEPT);
  const waiting = new Map<number, Waiting>();
  let worker: Worker | undefined;
  let asked = 0;

  function failAll(error: Error): void {
    worker = undefined;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  }

  function started(): Worker {
    if (worker !== undefined) return worker;
    const made = new Worker(new URL("./report-worker.ts", import.meta.url));
    made.unref();
    made.on("message", (answer: ReportAnswer) => {
      const one = waiting.get(answer.id);
      waiting.delete(answer.id);
      if (answer.error === undefined) one?.resolve(answer.report);
      else one?.reject(new Error(answer.error));
    });
    made.on("error", failAll);
    made.on("exit", () => failAll(new Error("The thread that makes reports has ended")));
    worker = made;
    return made;
  }

  function make(product: DatasetProduct, rows: number): Promise<OrderReport> {
    return new Promise((resolve, reject) => {
      asked += 1;
      waiting.set(asked, { resolve, reject });
      const question: ReportQuestion = { id: asked, product, rows };
      started().postMessage(question);
    });
  }

  return {
    reportOf(order) {
      if (order.product.kind !== "dataset") return undefined;
      return kept.of(order.id, () => {
        const report = make(order.product as DatasetProduct, order.rows);
        report.catch(() => kept.forget(order.id));
        return report;
      });
    },
    async close() {
      await worker?.terminate();
    },
  };
}
