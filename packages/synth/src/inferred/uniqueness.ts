import { scatterNear } from "../world/number-scatter.ts";

/** Makes texts of one field different by a number behind them. */
export function numbered(count: number): (text: string, index: number) => string {
  return (text, index) => (count === 1 ? text : `${text} ${scatterNear(index) + 1}`);
}
