// Calls to the account service's tax rates.
import type { OrganizationScope } from '../../context.ts'
import type { operations } from '../../rest/account.generated.ts'

export type NewTaxRate = operations['createTaxRate']['requestBody']['content']['application/json']

export const listTaxRates = (scope: OrganizationScope) => scope.account.get('/v1/tax-rates', {})

export const createTaxRate = (scope: OrganizationScope, body: NewTaxRate, key: string) =>
  scope.account.post('/v1/tax-rates', { body, headers: { 'idempotency-key': key } })

export const deleteTaxRate = (scope: OrganizationScope, id: string) =>
  scope.account.delete('/v1/tax-rates/{id}', { path: { id } })
