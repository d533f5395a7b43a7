// The account service's withholding slips.
import type { OrganizationScope } from '../../context.ts'
import type { operations } from '../../rest/account.generated.ts'
import type { BodyOf, QueryOf } from '../../rest/restClient.ts'

type ListQuery = QueryOf<operations['listWithholdingSlips']>
export type WithholdingSlipQuery = QueryOf<operations['summarizeWithholdingSlips']>

export const listWithholdingSlips = (scope: OrganizationScope, query: ListQuery) =>
  scope.account.get('/v1/withholding-slips', { query })

export const readWithholdingSlips = (scope: OrganizationScope, ids: readonly string[]) =>
  scope.account.get('/v1/withholding-slips', { query: { ids: ids.join(',') } })

export const summarizeWithholdingSlips = (scope: OrganizationScope, query: WithholdingSlipQuery) =>
  scope.account.get('/v1/withholding-slips/summary', { query })

export const getWithholdingSlip = (scope: OrganizationScope, id: string) =>
  scope.account.get('/v1/withholding-slips/{id}', { path: { id } })

export const readSlipsOfInvoices = (scope: OrganizationScope, invoiceIds: readonly string[]) =>
  scope.account.get('/v1/withholding-slips/of-invoices', { query: { invoiceIds: invoiceIds.join(',') } })

export const recordWithholdingSlip = (
  scope: OrganizationScope,
  body: BodyOf<operations['recordWithholdingSlip']>,
  key: string,
) => scope.account.post('/v1/withholding-slips', { body, headers: { 'idempotency-key': key } })

export const confirmWithholdingSlips = (
  scope: OrganizationScope,
  body: BodyOf<operations['confirmWithholdingSlips']>,
) => scope.account.post('/v1/withholding-slips/confirm', { body })

export const cancelWithholdingSlips = (scope: OrganizationScope, ids: string[], reason: string) =>
  scope.account.post('/v1/withholding-slips/cancel', { body: { ids, reason } })
