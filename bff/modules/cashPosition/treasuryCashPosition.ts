// The treasury service's cash position.
import type { OrganizationScope } from '../../context.ts'
import type { operations } from '../../rest/treasury.generated.ts'

type PositionQuery = NonNullable<operations['getCashPosition']['parameters']['query']>
type HistoryQuery = operations['listCashHistory']['parameters']['query']
type RecordsQuery = operations['listPendingCash']['parameters']['query']

type Staleness = operations['setBalanceStaleness']['requestBody']['content']['application/json']

export const setBalanceStaleness = (scope: OrganizationScope, body: Staleness) =>
  scope.treasury.put('/v1/analysis/balance-staleness', { body })

export const getCashPosition = (scope: OrganizationScope, query: PositionQuery) =>
  scope.treasury.get('/v1/analysis/cash-position', { query })

export const listCashHistory = (scope: OrganizationScope, query: HistoryQuery) =>
  scope.treasury.get('/v1/analysis/cash-position/history', { query })

export const listPendingCash = (scope: OrganizationScope, query: RecordsQuery) =>
  scope.treasury.get('/v1/analysis/cash-position/records', { query })
