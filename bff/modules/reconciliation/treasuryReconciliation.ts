// The treasury service's reconciliation: matches, recommendations, candidates and runs.
import type { OrganizationScope } from '../../context.ts'
import type { operations } from '../../rest/treasury.generated.ts'
import type { BodyOf, QueryOf } from '../../rest/restClient.ts'

export type RecommendationQuery = QueryOf<operations['summarizeRecommendations']>
export type ReconciliationQuery = QueryOf<operations['summarizeReconciliations']>

const joined = (ids: readonly string[]) => ids.join(',')

export const listRecommendations = (scope: OrganizationScope, query: QueryOf<operations['listRecommendations']>) =>
  scope.treasury.get('/v1/recommendations', { query })

export const readRecommendations = (scope: OrganizationScope, ids: readonly string[]) =>
  scope.treasury.get('/v1/recommendations', { query: { ids: joined(ids) } })

export const summarizeRecommendations = (scope: OrganizationScope, query: RecommendationQuery) =>
  scope.treasury.get('/v1/recommendations/summary', { query })

export const readRecommendationsOfLines = (scope: OrganizationScope, ids: readonly string[], status: string) =>
  scope.treasury.get('/v1/line-recommendations', { query: { statementTransactionIds: joined(ids), status } })

export const readCandidates = (
  scope: OrganizationScope,
  ids: readonly string[],
  ranking: { first: number; search?: string },
) => scope.treasury.get('/v1/statement-candidates', { query: { ...ranking, statementTransactionIds: joined(ids) } })

export const readExpectedElsewhere = (scope: OrganizationScope, ids: readonly string[]) =>
  scope.treasury.get('/v1/statement-candidates/elsewhere', { query: { statementTransactionIds: joined(ids) } })

export const listReconciliations = (scope: OrganizationScope, query: QueryOf<operations['listReconciliations']>) =>
  scope.treasury.get('/v1/reconciliations', { query })

export const readReconciliations = (scope: OrganizationScope, ids: readonly string[]) =>
  scope.treasury.get('/v1/reconciliations', { query: { ids: joined(ids) } })

export const summarizeReconciliations = (scope: OrganizationScope, query: ReconciliationQuery) =>
  scope.treasury.get('/v1/reconciliations/summary', { query })

export const readReconciliationsOfLines = (scope: OrganizationScope, ids: readonly string[]) =>
  scope.treasury.get('/v1/record-reconciliations', { query: { statementTransactionIds: joined(ids) } })

export const readReconciliationsOfExpected = (scope: OrganizationScope, ids: readonly string[]) =>
  scope.treasury.get('/v1/record-reconciliations', { query: { expectedTransactionIds: joined(ids) } })

export const countLines = (scope: OrganizationScope, query: QueryOf<operations['countReconciliationLines']>) =>
  scope.treasury.get('/v1/reconciliation-counts', { query })

export const listRuns = (scope: OrganizationScope, query: QueryOf<operations['listReconciliationRuns']>) =>
  scope.treasury.get('/v1/reconciliation-runs', { query })

export const readRuns = (scope: OrganizationScope, ids: readonly string[]) =>
  scope.treasury.get('/v1/reconciliation-runs', { query: { ids: joined(ids) } })

export const readActiveRuns = (scope: OrganizationScope, bankAccountIds: readonly string[]) =>
  scope.treasury.get('/v1/active-runs', { query: { bankAccountIds: joined(bankAccountIds) } })

export const reconcile = (scope: OrganizationScope, body: BodyOf<operations['reconcile']>, key: string) =>
  scope.treasury.post('/v1/reconciliations', { body, headers: { 'idempotency-key': key } })

export const removeReconciliation = (
  scope: OrganizationScope,
  id: string,
  body: BodyOf<operations['removeReconciliation']>,
) => scope.treasury.post('/v1/reconciliations/{id}/remove', { path: { id }, body })

export const acceptRecommendations = (scope: OrganizationScope, ids: string[]) =>
  scope.treasury.post('/v1/recommendations/accept', { body: { ids } })

export const rejectRecommendations = (scope: OrganizationScope, ids: string[]) =>
  scope.treasury.post('/v1/recommendations/reject', { body: { ids } })

export const startRun = (scope: OrganizationScope, body: BodyOf<operations['startReconciliationRun']>) =>
  scope.treasury.post('/v1/reconciliation-runs', { body })

export const confirmRun = (scope: OrganizationScope, id: string, excludeRecommendationIds: string[]) =>
  scope.treasury.post('/v1/reconciliation-runs/{id}/confirm', { path: { id }, body: { excludeRecommendationIds } })

export const cancelRun = (scope: OrganizationScope, id: string) =>
  scope.treasury.post('/v1/reconciliation-runs/{id}/cancel', { path: { id } })
