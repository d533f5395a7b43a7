// This module's calls to the treasury service.
import type { OrganizationScope } from '../../context.ts'

export const readExpectedOfRefunds = (scope: OrganizationScope, ids: readonly string[]) =>
  scope.treasury.get('/v1/receivables/expected-refunds', { query: { refundIds: ids.join(',') } })

export const readRefundsToPay = (scope: OrganizationScope, ids: readonly string[]) =>
  scope.treasury.get('/v1/receivables/refunds', { query: { expectedTransactionIds: ids.join(',') } })

export const readExpectedOfInvoices = (scope: OrganizationScope, ids: readonly string[]) =>
  scope.treasury.get('/v1/receivables/expected-transactions', { query: { invoiceIds: ids.join(',') } })
