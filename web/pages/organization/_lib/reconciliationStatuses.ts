import type { Param } from '../../../ui/list/listState.ts'

/** Product.md §4, in the order of a record's life cycle. */
export const reconciliationStatuses = ['UNRECONCILED', 'PARTIALLY_RECONCILED', 'RECONCILED', 'ARCHIVED'] as const

type ReconciliationStatus = (typeof reconciliationStatuses)[number]

const wordOf: Record<ReconciliationStatus, string> = {
  UNRECONCILED: '',
  PARTIALLY_RECONCILED: 'PARTIAL',
  RECONCILED: 'YES',
  ARCHIVED: 'ARCHIVED',
}

/** `?reconciled=` of decisions.md §9: YES, PARTIAL, or empty for unreconciled; several are separated by commas. */
export const reconciled: Param<readonly ReconciliationStatus[]> = {
  formerly: 'status',
  read: text => {
    if (text === null) return []
    const named = new Set(text.toUpperCase().split(','))
    return reconciliationStatuses.filter(status => named.has(wordOf[status]) || named.has(status))
  },
  write: chosen => (chosen.length === 0 ? null : chosen.map(status => wordOf[status]).join(',')),
}
