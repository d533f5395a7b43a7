// Calls to the account service's tax rates.
import type { OrganizationScope } from '../../context.ts'
import type { operations } from '../../rest/account.generated.ts'

export type NewTaxRate = operations['createTaxRate']['requestBody']['content']['application/json']

export const listTaxRates = (scope: OrganizationScope) => scope.account.get('/v1/tax-rates', {})

export const createTaxRate = (scope: OrganizationScope, body: NewTaxRate, key: string) =>
  scope.account.post('/v1/tax-rates', { body, headers: { 'idempotency-key': key } })

export const deleteTaxRate = (scope: OrganizationScope, id: string) =>
  scope.account.delete('/v1/tax-rates/{id}', { path: { id } })

type CollectorRule = operations['setCollectorRule']['requestBody']['content']['application/json']

export const listCollectorRules = (scope: OrganizationScope) => scope.account.get('/v1/collector-rules', {})

export const setCollectorRule = (scope: OrganizationScope, body: CollectorRule) =>
  scope.account.put('/v1/collector-rules', { body })

export const deleteCollectorRule = (scope: OrganizationScope, { kind, from }: Omit<CollectorRule, 'value'>) =>
  scope.account.delete('/v1/collector-rules', { query: { kind, from } })
