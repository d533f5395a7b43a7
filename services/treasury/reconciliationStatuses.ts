/** How far a statement line or an expected transaction is matched, or that nobody wants to match it. */
export const RECONCILIATION_STATUSES = ['UNRECONCILED', 'PARTIALLY_RECONCILED', 'RECONCILED', 'ARCHIVED'] as const
