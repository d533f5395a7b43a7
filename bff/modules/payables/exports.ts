import type { ExportedLists } from '../../graph/exportedList.ts'

export const payablesExports: ExportedLists = {
  PAYABLES: {
    service: 'treasury',
    toQuery: (_scope, { payables: rows }) => (rows ? { asOf: rows.asOf, currency: rows.currency } : {}),
  },
}
