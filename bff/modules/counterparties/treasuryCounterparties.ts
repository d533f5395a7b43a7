// The treasury service's counterparties.
import type { OrganizationScope } from '../../context.ts'
import type { operations } from '../../rest/treasury.generated.ts'

type ListQuery = NonNullable<operations['listCounterparties']['parameters']['query']>
export type CounterpartyQuery = NonNullable<operations['summarizeCounterparties']['parameters']['query']>
type NewCounterparty = operations['createCounterparty']['requestBody']['content']['application/json']
type CounterpartyEdit = operations['updateCounterparty']['requestBody']['content']['application/json']
type ImportRequest = operations['importCounterparties']['requestBody']['content']['application/json']

export const listCounterparties = (scope: OrganizationScope, query: ListQuery) =>
  scope.treasury.get('/v1/counterparties', { query })

export const readCounterparties = (scope: OrganizationScope, ids: readonly string[]) =>
  scope.treasury.get('/v1/counterparties', { query: { ids: ids.join(',') } })

export const summarizeCounterparties = (scope: OrganizationScope, query: CounterpartyQuery) =>
  scope.treasury.get('/v1/counterparties/summary', { query })

export const getCounterparty = (scope: OrganizationScope, id: string) =>
  scope.treasury.get('/v1/counterparties/{id}', { path: { id } })

export const createCounterparty = (scope: OrganizationScope, body: NewCounterparty, key: string | null | undefined) =>
  scope.treasury.post('/v1/counterparties', { body, headers: key ? { 'idempotency-key': key } : {} })

export const updateCounterparty = (scope: OrganizationScope, id: string, body: CounterpartyEdit) =>
  scope.treasury.put('/v1/counterparties/{id}', { path: { id }, body })

export const deleteCounterparties = (scope: OrganizationScope, ids: string[]) =>
  scope.treasury.post('/v1/counterparties/delete', { body: { ids } })

export const importCounterparties = (scope: OrganizationScope, body: ImportRequest, key: string | null | undefined) =>
  scope.treasury.post('/v1/counterparty-imports', { body, headers: key ? { 'idempotency-key': key } : {} })
