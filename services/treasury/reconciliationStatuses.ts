/** How much of a statement transaction or an expected transaction is matched, or that it was excluded from matching. */
export const RECONCILIATION_STATUSES = ['UNRECONCILED', 'PARTIALLY_RECONCILED', 'RECONCILED', 'ARCHIVED'] as const
