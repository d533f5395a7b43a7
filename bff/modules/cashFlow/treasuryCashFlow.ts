// The treasury service's cash flow.
import type { OrganizationScope } from '../../context.ts'
import type { operations } from '../../rest/treasury.generated.ts'

type FlowQuery = operations['getCashFlow']['parameters']['query']
type LinesQuery = operations['listCashFlowLines']['parameters']['query']

export const getCashFlow = (scope: OrganizationScope, query: FlowQuery) =>
  scope.treasury.get('/v1/analysis/cash-flow', { query })

export const listCashFlowLines = (scope: OrganizationScope, query: LinesQuery) =>
  scope.treasury.get('/v1/analysis/cash-flow/lines', { query })
