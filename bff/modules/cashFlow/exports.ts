import type { ExportedLists } from '../../graph/exportedList.ts'
import { entityList } from '../bankAccounts/relations.ts'

export const cashFlowExports: ExportedLists = {
  CASH_FLOW: {
    service: 'treasury',
    toQuery: (scope, { cashFlow: rows }) =>
      rows
        ? { currency: rows.currency, from: rows.from, to: rows.to, unit: rows.unit, entityIds: entityList(scope, rows) }
        : {},
  },
}
