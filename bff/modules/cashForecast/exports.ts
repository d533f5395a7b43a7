import type { ExportedLists } from '../../graph/exportedList.ts'
import { entityList } from '../bankAccounts/relations.ts'
import { scenariosQuery } from './scenarios.ts'

export const cashForecastExports: ExportedLists = {
  CASH_FORECAST: {
    service: 'treasury',
    toQuery: (scope, { cashForecast: rows }) =>
      rows
        ? {
            currency: rows.currency,
            unit: rows.unit,
            usesLags: rows.usesLags,
            includesLeftOut: rows.includesLeftOut,
            ...scenariosQuery(rows.scenarios),
            entityIds: entityList(scope, rows),
          }
        : {},
  },
}
