// The account service's invoices.
import type { OrganizationScope } from '../../context.ts'
import type { operations } from '../../rest/account.generated.ts'
import type { BodyOf, QueryOf } from '../../rest/restClient.ts'

type ListQuery = QueryOf<operations['listInvoices']>
export type InvoiceQuery = QueryOf<operations['summarizeInvoices']>
export type NewInvoice = BodyOf<operations['createInvoice']>
export type InvoiceDraft = BodyOf<operations['computeInvoice']>

const ofInvoices = (invoiceIds: readonly string[]) => ({ query: { invoiceIds: invoiceIds.join(',') } })
const keyed = (key: string) => ({ headers: { 'idempotency-key': key } })

export const listInvoices = (scope: OrganizationScope, query: ListQuery) => scope.account.get('/v1/invoices', { query })

export const readInvoices = (scope: OrganizationScope, ids: readonly string[]) =>
  scope.account.get('/v1/invoices', { query: { ids: ids.join(',') } })

export const summarizeInvoices = (scope: OrganizationScope, query: InvoiceQuery) =>
  scope.account.get('/v1/invoices/summary', { query })

export const countInvoices = (scope: OrganizationScope) => scope.account.get('/v1/invoices/counts', {})

export const getInvoice = (scope: OrganizationScope, id: string) =>
  scope.account.get('/v1/invoices/{id}', { path: { id } })

export const readLinesOf = (scope: OrganizationScope, invoiceIds: readonly string[]) =>
  scope.account.get('/v1/invoices/lines', ofInvoices(invoiceIds))

export const readRevisionsOf = (scope: OrganizationScope, invoiceIds: readonly string[]) =>
  scope.account.get('/v1/invoices/revisions', ofInvoices(invoiceIds))

export const readInvoicesOf = (scope: OrganizationScope, orderIds: readonly string[]) =>
  scope.account.get('/v1/invoices/of-orders', { query: { orderIds: orderIds.join(',') } })

export const computeInvoice = (scope: OrganizationScope, body: InvoiceDraft) =>
  scope.account.post('/v1/invoices/amounts', { body })

export const createInvoice = (scope: OrganizationScope, body: NewInvoice, key: string) =>
  scope.account.post('/v1/invoices', { body, ...keyed(key) })

export const invoiceSalesOrder = (
  scope: OrganizationScope,
  body: BodyOf<operations['invoiceSalesOrder']>,
  key: string,
) => scope.account.post('/v1/invoices/of-order', { body, ...keyed(key) })

export const copyInvoice = (scope: OrganizationScope, id: string, key: string) =>
  scope.account.post('/v1/invoices/copy', { body: { id }, ...keyed(key) })

export const importInvoices = (
  scope: OrganizationScope,
  body: BodyOf<operations['importInvoices']>,
  key: string | null | undefined,
) => scope.account.post('/v1/invoice-imports', { body, headers: key ? { 'idempotency-key': key } : {} })

export const updateInvoice = (scope: OrganizationScope, id: string, body: BodyOf<operations['updateInvoice']>) =>
  scope.account.put('/v1/invoices/{id}', { path: { id }, body })

export const deleteInvoices = (scope: OrganizationScope, ids: string[]) =>
  scope.account.post('/v1/invoices/delete', { body: { ids } })

export const submitInvoices = (scope: OrganizationScope, ids: string[]) =>
  scope.account.post('/v1/invoices/submit', { body: { ids } })

export const returnInvoices = (scope: OrganizationScope, ids: string[], reason: string) =>
  scope.account.post('/v1/invoices/return', { body: { ids, reason } })

export const approveInvoices = (scope: OrganizationScope, body: BodyOf<operations['approveInvoices']>) =>
  scope.account.post('/v1/invoices/approve', { body })

export const cancelInvoices = (scope: OrganizationScope, body: BodyOf<operations['cancelInvoices']>) =>
  scope.account.post('/v1/invoices/cancel', { body })

export const annotateInvoice = (scope: OrganizationScope, id: string, body: BodyOf<operations['annotateInvoice']>) =>
  scope.account.put('/v1/invoices/{id}/annotation', { path: { id }, body })

export const sendInvoices = (scope: OrganizationScope, ids: readonly string[]) =>
  scope.account.post('/v1/invoices/send', { body: { ids: [...ids] } })

export const shipInvoices = (scope: OrganizationScope, body: BodyOf<operations['shipInvoices']>) =>
  scope.account.post('/v1/invoices/ship', { body })

export const receiveInvoices = (scope: OrganizationScope, body: BodyOf<operations['receiveInvoices']>) =>
  scope.account.post('/v1/invoices/receive', { body })

export const getTaxSettings = (scope: OrganizationScope) => scope.account.get('/v1/invoices/tax-settings', {})

export const updateTaxSettings = (scope: OrganizationScope, body: BodyOf<operations['updateInvoiceTaxSettings']>) =>
  scope.account.put('/v1/invoices/tax-settings', { body })

export const listApprovers = (scope: OrganizationScope) =>
  scope.account.get('/v1/people', { query: { permission: 'invoicing.invoices.approve' } })
