// The treasury service's exchange rates.
import type { OrganizationScope } from '../../context.ts'
import type { operations } from '../../rest/treasury.generated.ts'

type NewRates = operations['setExchangeRates']['requestBody']['content']['application/json']

export const listExchangeRates = (scope: OrganizationScope) => scope.treasury.get('/v1/exchange-rates', {})

export const setExchangeRates = (scope: OrganizationScope, body: NewRates) =>
  scope.treasury.put('/v1/exchange-rates', { body })

export const deleteExchangeRate = (scope: OrganizationScope, id: string, version: number) =>
  scope.treasury.delete('/v1/exchange-rates/{id}', { path: { id }, query: { version } })
