// The account service's tax invoices.
import type { OrganizationScope } from '../../context.ts'

export const listTaxInvoices = (scope: OrganizationScope, invoiceIds: readonly string[]) =>
  scope.account.get('/v1/tax-invoices', { query: { invoiceIds: invoiceIds.join(',') } })

export const checkTaxInvoices = (scope: OrganizationScope, invoiceIds: string[]) =>
  scope.account.post('/v1/tax-invoices/check', { body: { invoiceIds } })

type Export = { invoiceIds: string[]; acceptWarnings: boolean }

export const exportTaxInvoices = (scope: OrganizationScope, body: Export, key: string) =>
  scope.account.post('/v1/tax-invoices/export', { body, headers: { 'idempotency-key': key } })

type Approval = { invoiceId: string; number: string; version: number }

export const approveTaxInvoices = (scope: OrganizationScope, approvals: Approval[]) =>
  scope.account.post('/v1/tax-invoices/approve', { body: { approvals } })

export const rejectTaxInvoices = (scope: OrganizationScope, invoiceIds: string[], reason: string) =>
  scope.account.post('/v1/tax-invoices/reject', { body: { invoiceIds, reason } })

export const cancelTaxInvoices = (scope: OrganizationScope, invoiceIds: string[]) =>
  scope.account.post('/v1/tax-invoices/cancel', { body: { invoiceIds } })

export const setTaxInvoiceFacility = (scope: OrganizationScope, invoiceIds: string[], facility: string) =>
  scope.account.post('/v1/tax-invoices/facility', { body: { invoiceIds, facility } })

export const importTaxInvoiceNumbers = (scope: OrganizationScope, fileId: string) =>
  scope.account.post('/v1/tax-invoices/import', { body: { fileId } })
