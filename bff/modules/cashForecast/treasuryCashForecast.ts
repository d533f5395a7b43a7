// The treasury service's cash forecast.
import type { OrganizationScope } from '../../context.ts'
import type { operations } from '../../rest/treasury.generated.ts'

type ForecastQuery = operations['getCashForecast']['parameters']['query']
type AccuracyQuery = operations['getForecastAccuracy']['parameters']['query']
type RecordsQuery = operations['listForecastRecords']['parameters']['query']
type Minimum = operations['setMinimumCash']['requestBody']['content']['application/json']

export const getCashForecast = (scope: OrganizationScope, query: ForecastQuery) =>
  scope.treasury.get('/v1/analysis/cash-forecast', { query })

export const getForecastAccuracy = (scope: OrganizationScope, query: AccuracyQuery) =>
  scope.treasury.get('/v1/analysis/cash-forecast/accuracy', { query })

export const listForecastRecords = (scope: OrganizationScope, query: RecordsQuery) =>
  scope.treasury.get('/v1/analysis/cash-forecast/records', { query })

export const setMinimumCash = (scope: OrganizationScope, currency: 'IDR' | 'USD' | 'SGD', body: Minimum) =>
  scope.treasury.put('/v1/analysis/minimum-cash/{currency}', { path: { currency }, body })
