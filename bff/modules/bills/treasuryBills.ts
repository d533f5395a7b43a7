// The treasury service's bills.
import type { OrganizationScope } from '../../context.ts'
import type { operations } from '../../rest/treasury.generated.ts'

type ListQuery = NonNullable<operations['listBills']['parameters']['query']>
export type BillQuery = NonNullable<operations['summarizeBills']['parameters']['query']>
type NewBill = operations['createBill']['requestBody']['content']['application/json']
type BillEdit = operations['updateBill']['requestBody']['content']['application/json']
type BillSettingsBody = operations['updateBillSettings']['requestBody']['content']['application/json']
type SeenBills = operations['approveBills']['requestBody']['content']['application/json']

export const listBills = (scope: OrganizationScope, query: ListQuery) => scope.treasury.get('/v1/bills', { query })

export const readBills = (scope: OrganizationScope, ids: readonly string[]) =>
  scope.treasury.get('/v1/bills', { query: { ids: ids.join(',') } })

export const summarizeBills = (scope: OrganizationScope, query: BillQuery) =>
  scope.treasury.get('/v1/bills/summary', { query })

export const getBill = (scope: OrganizationScope, id: string) => scope.treasury.get('/v1/bills/{id}', { path: { id } })

export const countBills = (scope: OrganizationScope) => scope.treasury.get('/v1/bills/counts', {})

export const readLinesOfBills = (scope: OrganizationScope, ids: readonly string[]) =>
  scope.treasury.get('/v1/bills/matching-lines', { query: { billIds: ids.join(',') } })

export const readChecksOfBills = (scope: OrganizationScope, ids: readonly string[]) =>
  scope.treasury.get('/v1/bills/checks', { query: { billIds: ids.join(',') } })

export const createBill = (scope: OrganizationScope, body: NewBill, key: string) =>
  scope.treasury.post('/v1/bills', { body, headers: { 'idempotency-key': key } })

export const updateBill = (scope: OrganizationScope, id: string, body: BillEdit) =>
  scope.treasury.put('/v1/bills/{id}', { path: { id }, body })

export const readBillSettings = (scope: OrganizationScope) => scope.treasury.get('/v1/bill-settings', {})

export const updateBillSettings = (scope: OrganizationScope, body: BillSettingsBody) =>
  scope.treasury.put('/v1/bill-settings', { body })

export const submitBills = (scope: OrganizationScope, ids: string[]) =>
  scope.treasury.post('/v1/bills/submit', { body: { ids } })

export const deleteBills = (scope: OrganizationScope, ids: string[]) =>
  scope.treasury.post('/v1/bills/delete', { body: { ids } })

export const approveBills = (scope: OrganizationScope, bills: SeenBills['bills']) =>
  scope.treasury.post('/v1/bills/approve', { body: { bills } })

export const cancelBills = (scope: OrganizationScope, ids: string[], reason: string) =>
  scope.treasury.post('/v1/bills/cancel', { body: { ids, reason } })

export const markBillPaid = (scope: OrganizationScope, id: string, statementTransactionId: string) =>
  scope.treasury.post('/v1/bills/{id}/mark-paid', { path: { id }, body: { statementTransactionId } })
