// The treasury service's deposits.
import type { OrganizationScope } from '../../context.ts'
import type { operations } from '../../rest/treasury.generated.ts'

type ListQuery = NonNullable<operations['listDeposits']['parameters']['query']>
export type DepositQuery = NonNullable<operations['summarizeDeposits']['parameters']['query']>
export type CalculationQuery = operations['calculateDeposit']['parameters']['query']
export type NewDeposit = operations['createDeposit']['requestBody']['content']['application/json']
type DepositEdit = operations['updateDeposit']['requestBody']['content']['application/json']
type CancelBody = operations['cancelDeposit']['requestBody']['content']['application/json']
type CloseBody = operations['closeDeposit']['requestBody']['content']['application/json']

export const listDeposits = (scope: OrganizationScope, query: ListQuery) =>
  scope.treasury.get('/v1/deposits', { query })

export const readDeposits = (scope: OrganizationScope, ids: readonly string[]) =>
  scope.treasury.get('/v1/deposits', { query: { ids: ids.join(',') } })

export const summarizeDeposits = (scope: OrganizationScope, query: DepositQuery) =>
  scope.treasury.get('/v1/deposits/summary', { query })

export const getDeposit = (scope: OrganizationScope, id: string) =>
  scope.treasury.get('/v1/deposits/{id}', { path: { id } })

export const countDeposits = (scope: OrganizationScope) => scope.treasury.get('/v1/deposits/counts', {})

export const readLadder = (scope: OrganizationScope) => scope.treasury.get('/v1/deposits/ladder', {})

export const listDepositBanks = (scope: OrganizationScope) => scope.treasury.get('/v1/deposits/banks', {})

export const readSchedules = (scope: OrganizationScope, ids: readonly string[]) =>
  scope.treasury.get('/v1/deposits/schedules', { query: { depositIds: ids.join(',') } })

export const readExpectedOfDeposits = (scope: OrganizationScope, ids: readonly string[]) =>
  scope.treasury.get('/v1/deposits/expected-transactions', { query: { depositIds: ids.join(',') } })

export const calculateDeposit = (scope: OrganizationScope, query: CalculationQuery) =>
  scope.treasury.get('/v1/deposits/calculation', { query })

export const previewClosing = (scope: OrganizationScope, id: string, date: string) =>
  scope.treasury.get('/v1/deposits/{id}/closing', { path: { id }, query: { date } })

export const createDeposit = (scope: OrganizationScope, body: NewDeposit, key: string | null | undefined) =>
  scope.treasury.post('/v1/deposits', { body, ...(key && { headers: { 'idempotency-key': key } }) })

export const updateDeposit = (scope: OrganizationScope, id: string, body: DepositEdit) =>
  scope.treasury.put('/v1/deposits/{id}', { path: { id }, body })

export const cancelDeposit = (scope: OrganizationScope, id: string, body: CancelBody) =>
  scope.treasury.post('/v1/deposits/{id}/cancel', { path: { id }, body })

export const closeDeposit = (scope: OrganizationScope, id: string, body: CloseBody) =>
  scope.treasury.post('/v1/deposits/{id}/close', { path: { id }, body })
