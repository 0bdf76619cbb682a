import { permute } from "../random/permutation.ts";

const order = { a: 0x3c6ef372, b: 0x1b56c4f5 };

/** Rows counted upwards become numbers that do not; no two of 2^24 rows share one. */
export function scatter(row: number): number {
  return permute(order, row & 0xffffff, 24);
}

/** A permutation that stays within blocks of 256, so that few rows have small numbers. */
export function scatterNear(row: number): number {
  return row - (row & 255) + permute({ a: order.a ^ (row >>> 8), b: order.b }, row & 255, 8);
}
