// Separate from the table, so that matching threads don't load Drizzle.

/** Default tolerance for rounding. */
export const DEFAULT_TOLERANCE_RUPIAH = 1_000
/** Default maximum bank fee that may explain a difference: the fee of RTGS. */
export const DEFAULT_MAX_FEE_RUPIAH = 25_000
