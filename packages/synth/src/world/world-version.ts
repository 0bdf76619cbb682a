/**
 * The version of the invented world: names, places, texts and numbers. Rows once delivered are made again from their order, so whoever
 * changes a list or a form sets a new version, and the print that `world-print.test.ts` then finds.
 */
export const WORLD = { version: "1.0.0", print: "1dea2fd9" } as const;
