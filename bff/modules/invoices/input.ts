// Maps an invoice's input to the account service's body.
import type {
  CreateInvoiceInput,
  DiscountInput,
  InvoiceDraftInput,
  InvoiceFilter,
  InvoiceMilestoneInput,
  UpdateInvoiceInput,
} from '../../__generated__/resolverTypes.ts'
import type { OrganizationScope } from '../../context.ts'
import { orderBy } from '../../graph/listField.ts'
import type { InvoiceDraft, InvoiceQuery, NewInvoice } from './accountInvoices.ts'

const toDiscount = (input: DiscountInput | null | undefined) =>
  input ? { percent: input.percent ?? null, amount: input.amount ?? null } : null

const toMilestones = (milestones: readonly InvoiceMilestoneInput[] | null | undefined) =>
  (milestones ?? []).map(({ name, percent, dueDate }) => ({ name, percent, dueDate: dueDate ?? null }))

const toDeductions = (scope: OrganizationScope, { deductions }: Pick<CreateInvoiceInput, 'deductions'>) =>
  (deductions ?? []).map(({ invoiceId, amount }) => ({ invoiceId: scope.uuidOf('Invoice', invoiceId), amount }))

/** All values of an invoice; an omitted one is cleared or taken from the customer. */
export const toBody = (scope: OrganizationScope, input: CreateInvoiceInput | UpdateInvoiceInput): NewInvoice => ({
  kind: input.kind ?? 'STANDARD',
  entityId: scope.optionalUuidOf('Entity', input.entityId) ?? null,
  customerId: scope.uuidOf('Customer', input.customerId),
  orderId: scope.optionalUuidOf('SalesOrder', input.salesOrderId) ?? null,
  receiptIds: (input.goodsReceiptIds ?? []).map(id => scope.uuidOf('GoodsReceipt', id)),
  customerReference: input.customerReference ?? null,
  invoiceDate: input.invoiceDate,
  termDays: input.termDays ?? null,
  termFrom: input.termFrom ?? null,
  note: input.note ?? null,
  internalNote: input.internalNote ?? null,
  approverId: input.approverUuid ?? null,
  currency: input.currency,
  vatTreatment: input.vatTreatment,
  discount: toDiscount(input.discount),
  deductions: toDeductions(scope, input),
  lines: input.lines.map(line => ({
    orderLineId: line.orderLineUuid ?? null,
    productId: scope.optionalUuidOf('Product', line.productId) ?? null,
    description: line.description,
    kind: line.kind,
    quantity: line.quantity,
    unit: line.unit,
    taxUnit: line.taxUnit,
    price: line.price,
    discount: toDiscount(line.discount),
    withholding: line.withholding ?? null,
  })),
  milestones: toMilestones(input.milestones),
  hardCopy: input.hardCopy ?? null,
})

export const toDraft = (scope: OrganizationScope, draft: InvoiceDraftInput): InvoiceDraft => ({
  entityId: scope.optionalUuidOf('Entity', draft.entityId) ?? null,
  customerId: scope.optionalUuidOf('Customer', draft.customerId) ?? null,
  invoiceDate: draft.invoiceDate,
  termDays: draft.termDays ?? null,
  termFrom: draft.termFrom ?? null,
  currency: draft.currency,
  vatTreatment: draft.vatTreatment,
  discount: toDiscount(draft.discount),
  deductions: toDeductions(scope, draft),
  lines: draft.lines.map(({ kind, quantity, price, discount, withholding }) => ({
    kind,
    quantity,
    price,
    discount: toDiscount(discount),
    withholding: withholding ?? null,
  })),
  milestones: toMilestones(draft.milestones),
})

export function toQuery(scope: OrganizationScope, filter: InvoiceFilter | null | undefined): InvoiceQuery {
  const {
    search,
    status,
    overdue,
    waitingForSlip,
    withheldOpen,
    taxInvoice,
    billed,
    kind,
    entityUuid,
    currency,
    deliveryStatus,
    invoiceDate,
    dueDate,
    amount,
  } = filter ?? {}
  const customerId = scope.optionalUuidOf('Customer', filter?.customerId)
  const orderId = scope.optionalUuidOf('SalesOrder', filter?.salesOrderId)
  return {
    ...(search && { search }),
    ...(status && status.length > 0 && { status: status.join(',') }),
    ...(typeof overdue === 'boolean' && { overdue: overdue ? 'true' : 'false' }),
    ...(typeof waitingForSlip === 'boolean' && { waitingForSlip: waitingForSlip ? 'true' : 'false' }),
    ...(typeof withheldOpen === 'boolean' && { withheldOpen: withheldOpen ? 'true' : 'false' }),
    ...(taxInvoice && taxInvoice.length > 0 && { taxInvoice: taxInvoice.join(',') }),
    ...(typeof billed === 'boolean' && { billed: billed ? 'true' : 'false' }),
    ...(kind && { kind }),
    ...(entityUuid && { entityId: entityUuid }),
    ...(customerId && { customerId }),
    ...(orderId && { orderId }),
    ...(currency && { currency }),
    ...(deliveryStatus && { deliveryStatus }),
    ...(invoiceDate?.from && { dateFrom: invoiceDate.from }),
    ...(invoiceDate?.to && { dateTo: invoiceDate.to }),
    ...(dueDate?.from && { dueFrom: dueDate.from }),
    ...(dueDate?.to && { dueTo: dueDate.to }),
    ...(amount?.atLeast && { amountAtLeast: amount.atLeast }),
    ...(amount?.noMoreThan && { amountNoMoreThan: amount.noMoreThan }),
  }
}

export const toSort = orderBy(
  { INVOICE_DATE: 'invoiceDate', DUE_DATE: 'dueDate', AMOUNT: 'amount', CREATED_AT: 'createdAt' },
  { field: 'INVOICE_DATE', direction: 'DESC' },
)
