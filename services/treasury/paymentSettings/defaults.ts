// Apart from the table, so that matching threads load no Drizzle for it.

/** What rounding may hide where the organization has set nothing. */
export const DEFAULT_TOLERANCE_RUPIAH = 1_000
/** The largest fee of a bank that may explain a difference, where the organization has set nothing: that of RTGS. */
export const DEFAULT_MAX_FEE_RUPIAH = 25_000
