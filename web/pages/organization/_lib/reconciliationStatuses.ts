/** Product.md §4, in the order in which a record goes through them. */
export const reconciliationStatuses = ['UNRECONCILED', 'PARTIALLY_RECONCILED', 'RECONCILED', 'ARCHIVED'] as const
