import { amounts } from '../../../../ui/list/amountRange.ts'
import { dateInput, dates } from '../../../../ui/list/dateRange.ts'
import { listState, oneOf, oneOfOr, optional, sortBy, type StateOf, text } from '../../../../ui/list/listState.ts'

/** The statuses of each tab. */
const statusesOfTab = {
  ALL: [],
  DRAFT: ['DRAFT'],
  WAITING_APPROVAL: ['WAITING_APPROVAL'],
  UNPAID: ['ISSUED', 'PARTIALLY_PAID'],
  OVERDUE: [],
  WAITING_FOR_SLIP: [],
  PAID: ['PAID'],
  WRITTEN_OFF: ['WRITTEN_OFF'],
  CANCELED: ['CANCELED'],
} as const

export type InvoiceTab = keyof typeof statusesOfTab

export const invoiceTabs = Object.keys(statusesOfTab) as readonly InvoiceTab[]

export const deliveryStatuses = ['OPEN', 'SHIPPED', 'RECEIVED'] as const
/** Pending e-Faktur actions, with the statuses of each. */
const statesOfTax = { TO_EXPORT: ['NOT_EXPORTED', 'REJECTED'], EXPORTED: ['EXPORTED'], APPROVED: ['APPROVED'] } as const
export type InvoiceTax = keyof typeof statesOfTax
export const invoiceTaxes = Object.keys(statesOfTax) as readonly InvoiceTax[]

export const invoiceSources = ['BILLING', 'PEOPLE'] as const
export const invoiceKinds = ['STANDARD', 'ADVANCE'] as const

/** The address state of the invoices. */
export const invoicesState = listState({
  q: text,
  tab: oneOfOr(invoiceTabs, 'ALL'),
  /** Global id of a customer. */
  customer: optional,
  /** Uuid of the legal entity that issues them. */
  entity: optional,
  kind: oneOf(invoiceKinds),
  tax: oneOf(invoiceTaxes),
  /** What created the drafts. */
  source: oneOf(invoiceSources),
  delivery: oneOf(deliveryStatuses),
  date: dates,
  due: dates,
  amount: amounts,
  sort: sortBy(['INVOICE_DATE', 'DUE_DATE', 'AMOUNT', 'CREATED_AT'], { field: 'INVOICE_DATE', descending: true }),
})

export type InvoicesState = StateOf<typeof invoicesState>

const FIRST_PAGE = 100

export function toVariables(state: InvoicesState, today: string) {
  const { q, tab, customer, entity, kind, tax, source, delivery, date, due, amount, sort } = state
  return {
    first: FIRST_PAGE,
    filter: {
      search: q || null,
      status: statusesOfTab[tab],
      overdue: tab === 'OVERDUE' ? true : null,
      waitingForSlip: tab === 'WAITING_FOR_SLIP' ? true : null,
      customerId: customer,
      entityUuid: entity,
      billed: source ? source === 'BILLING' : null,
      kind,
      taxInvoice: tax && statesOfTax[tax],
      deliveryStatus: delivery,
      invoiceDate: dateInput(date, today) ?? null,
      dueDate: dateInput(due, today) ?? null,
      amount,
    },
    sort: { field: sort.field, direction: sort.descending ? ('DESC' as const) : ('ASC' as const) },
  }
}
