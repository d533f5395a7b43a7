import type { ExportedLists } from '../../graph/exportedList.ts'
import { entityList } from '../bankAccounts/relations.ts'

export const cashPositionExports: ExportedLists = {
  CASH_POSITION: {
    service: 'treasury',
    toQuery: (scope, { cashPosition: rows }) =>
      rows ? { asOf: rows.asOf, currency: rows.currency, entityIds: entityList(scope, rows) } : {},
  },
}
