// The treasury service's expected transactions.
import type { OrganizationScope } from '../../context.ts'
import type { operations } from '../../rest/treasury.generated.ts'

type ListQuery = NonNullable<operations['listExpectedTransactions']['parameters']['query']>
export type ExpectedQuery = NonNullable<operations['summarizeExpectedTransactions']['parameters']['query']>
type NewExpected = operations['createExpectedTransaction']['requestBody']['content']['application/json']
type ExpectedEdit = operations['updateExpectedTransaction']['requestBody']['content']['application/json']
type ImportRequest = operations['importExpectedTransactions']['requestBody']['content']['application/json']

export const listExpected = (scope: OrganizationScope, query: ListQuery) =>
  scope.treasury.get('/v1/expected-transactions', { query })

export const readExpected = (scope: OrganizationScope, ids: readonly string[]) =>
  scope.treasury.get('/v1/expected-transactions', { query: { ids: ids.join(',') } })

export const summarizeExpected = (scope: OrganizationScope, query: ExpectedQuery) =>
  scope.treasury.get('/v1/expected-transactions/summary', { query })

export const getExpected = (scope: OrganizationScope, id: string) =>
  scope.treasury.get('/v1/expected-transactions/{id}', { path: { id } })

export const createExpected = (scope: OrganizationScope, body: NewExpected, key: string | null | undefined) =>
  scope.treasury.post('/v1/expected-transactions', { body, headers: key ? { 'idempotency-key': key } : {} })

export const updateExpected = (scope: OrganizationScope, id: string, body: ExpectedEdit) =>
  scope.treasury.put('/v1/expected-transactions/{id}', { path: { id }, body })

export const deleteExpected = (scope: OrganizationScope, ids: string[]) =>
  scope.treasury.post('/v1/expected-transactions/delete', { body: { ids } })

export const archiveExpected = (scope: OrganizationScope, ids: string[]) =>
  scope.treasury.post('/v1/expected-transactions/archive', { body: { ids } })

export const unarchiveExpected = (scope: OrganizationScope, ids: string[]) =>
  scope.treasury.post('/v1/expected-transactions/unarchive', { body: { ids } })

export const importExpected = (scope: OrganizationScope, body: ImportRequest, key: string | null | undefined) =>
  scope.treasury.post('/v1/expected-transaction-imports', { body, headers: key ? { 'idempotency-key': key } : {} })
