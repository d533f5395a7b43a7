// The account service's journals: those of invoicing.
import type { OrganizationScope } from '../../context.ts'
import type { operations } from '../../rest/account.generated.ts'

type MonthQuery = operations['getJournals']['parameters']['query']
type Export = operations['exportJournals']['requestBody']['content']['application/json']
type Accounts = operations['setJournalAccounts']['requestBody']['content']['application/json']

export const getJournals = (scope: OrganizationScope, query: MonthQuery) => scope.account.get('/v1/journals', { query })

export const getJournalAccounts = (scope: OrganizationScope) => scope.account.get('/v1/journals/accounts', {})

export const setJournalAccounts = (scope: OrganizationScope, body: Accounts) =>
  scope.account.put('/v1/journals/accounts', { body })

export const exportJournals = (scope: OrganizationScope, body: Export, key: string) =>
  scope.account.post('/v1/journals/exports', { body, headers: { 'idempotency-key': key } })
