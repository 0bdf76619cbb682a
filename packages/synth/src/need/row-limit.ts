/** No plan has more rows. */
export const ROW_LIMIT = 1_000_000;
