// The treasury service's bank accounts and banks.
import type { OrganizationScope } from '../../context.ts'
import type { operations } from '../../rest/treasury.generated.ts'

type ListQuery = NonNullable<operations['listBankAccounts']['parameters']['query']>
export type BankAccountQuery = NonNullable<operations['summarizeBankAccounts']['parameters']['query']>
type NewBankAccount = operations['createBankAccount']['requestBody']['content']['application/json']
type BankAccountEdit = operations['updateBankAccount']['requestBody']['content']['application/json']
type NewConnection = operations['connectBankAccount']['requestBody']['content']['application/json']
type NewCredentials = operations['rotateBankCredentials']['requestBody']['content']['application/json']
type Disconnection = operations['disconnectBankAccount']['requestBody']['content']['application/json']
type NewSchedule = operations['setSyncSchedule']['requestBody']['content']['application/json']
type HistoryQuery = operations['listBalanceHistory']['parameters']['query']

export const listBanks = (scope: OrganizationScope) => scope.treasury.get('/v1/banks', {})

export const listBankAccounts = (scope: OrganizationScope, query: ListQuery) =>
  scope.treasury.get('/v1/bank-accounts', { query })

export const readBankAccounts = (scope: OrganizationScope, ids: readonly string[]) =>
  scope.treasury.get('/v1/bank-accounts', { query: { ids: ids.join(',') } })

export const summarizeBankAccounts = (scope: OrganizationScope, query: BankAccountQuery) =>
  scope.treasury.get('/v1/bank-accounts/summary', { query })

export const countUnreconciled = (scope: OrganizationScope, ids: readonly string[]) =>
  scope.treasury.get('/v1/bank-accounts/unreconciled-counts', { query: { ids: ids.join(',') } })

export const getBankAccount = (scope: OrganizationScope, id: string) =>
  scope.treasury.get('/v1/bank-accounts/{id}', { path: { id } })

export const createBankAccount = (scope: OrganizationScope, body: NewBankAccount, key: string | null | undefined) =>
  scope.treasury.post('/v1/bank-accounts', { body, headers: key ? { 'idempotency-key': key } : {} })

export const updateBankAccount = (scope: OrganizationScope, id: string, body: BankAccountEdit) =>
  scope.treasury.patch('/v1/bank-accounts/{id}', { path: { id }, body })

type Closing = operations['closeBankAccount']['requestBody']['content']['application/json']

export const closeBankAccount = (scope: OrganizationScope, id: string, body: Closing) =>
  scope.treasury.post('/v1/bank-accounts/{id}/close', { path: { id }, body })

export const reopenBankAccount = (scope: OrganizationScope, id: string, version: number) =>
  scope.treasury.post('/v1/bank-accounts/{id}/reopen', { path: { id }, body: { version } })

export const deleteBankAccount = (scope: OrganizationScope, id: string, version: number) =>
  scope.treasury.delete('/v1/bank-accounts/{id}', { path: { id }, query: { version } })

export const readBankLinks = (scope: OrganizationScope, ids: readonly string[]) =>
  scope.treasury.get('/v1/bank-connections', { query: { ids: ids.join(',') } })

export const listBankBalances = (scope: OrganizationScope) => scope.treasury.get('/v1/balances', {})

export const listBalanceHistory = (scope: OrganizationScope, query: HistoryQuery) =>
  scope.treasury.get('/v1/balance-history', { query })

export const connectBankAccount = (scope: OrganizationScope, id: string, body: NewConnection) =>
  scope.treasury.post('/v1/bank-accounts/{id}/connection', { path: { id }, body })

export const rotateBankCredentials = (scope: OrganizationScope, id: string, body: NewCredentials) =>
  scope.treasury.put('/v1/bank-accounts/{id}/connection/credentials', { path: { id }, body })

export const setSyncSchedule = (scope: OrganizationScope, id: string, body: NewSchedule) =>
  scope.treasury.put('/v1/bank-accounts/{id}/connection/schedule', { path: { id }, body })

export const disconnectBankAccount = (scope: OrganizationScope, id: string, body: Disconnection) =>
  scope.treasury.post('/v1/bank-accounts/{id}/connection/disconnect', { path: { id }, body })

export const testBankConnection = (scope: OrganizationScope, id: string) =>
  scope.treasury.post('/v1/bank-accounts/{id}/connection/test', { path: { id } })

export const syncBankAccount = (scope: OrganizationScope, id: string) =>
  scope.treasury.post('/v1/bank-accounts/{id}/connection/sync', { path: { id } })
