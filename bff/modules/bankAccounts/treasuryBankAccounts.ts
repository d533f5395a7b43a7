// The treasury service's bank accounts and banks.
import type { OrganizationScope } from '../../context.ts'
import type { components, operations } from '../../rest/treasury.generated.ts'

type ListQuery = NonNullable<operations['listBankAccounts']['parameters']['query']>
export type BankAccountQuery = NonNullable<operations['summarizeBankAccounts']['parameters']['query']>
type NewBankAccount = operations['createBankAccount']['requestBody']['content']['application/json']
type BankAccountEdit = operations['updateBankAccount']['requestBody']['content']['application/json']
export type BankBody = components['schemas']['Bank'] & { holdsAccounts: boolean }

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
