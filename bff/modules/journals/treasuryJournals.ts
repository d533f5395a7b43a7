// The treasury service's journals.
import type { OrganizationScope } from '../../context.ts'
import type { operations } from '../../rest/treasury.generated.ts'

type MonthQuery = operations['getJournals']['parameters']['query']
type Export = operations['exportJournals']['requestBody']['content']['application/json']
type Accounts = operations['setJournalAccounts']['requestBody']['content']['application/json']

export const getTreasuryJournals = (scope: OrganizationScope, query: MonthQuery) =>
  scope.treasury.get('/v1/journals', { query })

export const getTreasuryAccounts = (scope: OrganizationScope) => scope.treasury.get('/v1/journals/accounts', {})

export const setTreasuryAccounts = (scope: OrganizationScope, body: Accounts) =>
  scope.treasury.put('/v1/journals/accounts', { body })

export const exportTreasuryJournals = (scope: OrganizationScope, body: Export, key: string) =>
  scope.treasury.post('/v1/journals/exports', { body, headers: { 'idempotency-key': key } })
