// Apart from the table, so that matching threads load no Drizzle for it.

/** What rounding may hide where the organization has set nothing. */
export const USUAL_TOLERANCE_RUPIAH = 1_000
