// The treasury service's tax of bills.
import type { OrganizationScope } from '../../context.ts'
import type { operations } from '../../rest/treasury.generated.ts'

type ListQuery = NonNullable<operations['listWithheldTaxes']['parameters']['query']>
export type WithheldQuery = NonNullable<operations['summarizeWithheldTaxes']['parameters']['query']>
type FileQuery = NonNullable<operations['getWithheldTaxFile']['parameters']['query']>
export type EstimateQuery = operations['estimateBillTax']['parameters']['query']
type SlipBody = operations['recordWithholdingSlip']['requestBody']['content']['application/json']
type ImportRequest = operations['importBills']['requestBody']['content']['application/json']

export const readTaxRates = (scope: OrganizationScope, date: string) =>
  scope.treasury.get('/v1/bills/tax-rates', { query: { date } })

export const estimateTax = (scope: OrganizationScope, query: EstimateQuery) =>
  scope.treasury.get('/v1/bills/tax-estimate', { query })

export const listWithheldTaxes = (scope: OrganizationScope, query: ListQuery) =>
  scope.treasury.get('/v1/withheld-taxes', { query })

export const summarizeWithheldTaxes = (scope: OrganizationScope, query: WithheldQuery) =>
  scope.treasury.get('/v1/withheld-taxes/summary', { query })

export const readWithheldFile = (scope: OrganizationScope, query: FileQuery) =>
  scope.treasury.get('/v1/withheld-taxes/file', { query })

export const recordSlip = (scope: OrganizationScope, id: string, body: SlipBody) =>
  scope.treasury.put('/v1/bills/{id}/withholding-slip', { path: { id }, body })

export const importBills = (scope: OrganizationScope, body: ImportRequest, key: string | null | undefined) =>
  scope.treasury.post('/v1/bill-imports', { body, headers: key ? { 'idempotency-key': key } : {} })
