// The lifecycle of tax invoices. The service enforces this table and derives `allowedActions` from it.
import type { InvoiceRow } from '../invoices/public.ts'
import type { TaxInvoiceStatus } from './table.ts'

export const TAX_INVOICE_ACTIONS = ['EXPORT', 'SET_FACILITY', 'APPROVE', 'REJECT', 'CANCEL'] as const
export type TaxInvoiceAction = (typeof TAX_INVOICE_ACTIONS)[number]

type Rule = {
  readonly from: readonly TaxInvoiceStatus[]
  /** The resulting status; `SAME`: unchanged. */
  readonly to: TaxInvoiceStatus | 'SAME'
  /** Whether the invoice must be valid or canceled; omitted: either. */
  readonly invoice?: 'STANDING' | 'CANCELED'
}

export const LIFECYCLE: Readonly<Record<TaxInvoiceAction, Rule>> = {
  EXPORT: { from: ['NOT_EXPORTED', 'EXPORTED', 'REJECTED'], to: 'EXPORTED', invoice: 'STANDING' },
  SET_FACILITY: { from: ['NOT_EXPORTED', 'EXPORTED', 'REJECTED'], to: 'SAME', invoice: 'STANDING' },
  // Also corrects a mistyped number.
  APPROVE: { from: ['EXPORTED', 'APPROVED'], to: 'APPROVED' },
  REJECT: { from: ['EXPORTED'], to: 'REJECTED' },
  // The user cancels it at the tax office; this records that.
  CANCEL: { from: ['EXPORTED', 'APPROVED', 'REJECTED'], to: 'CANCELED', invoice: 'CANCELED' },
}

export const MANAGE = 'invoicing.invoices.manage'

type LifecycleState = { status: TaxInvoiceStatus; invoiceStatus: InvoiceRow['status'] }

/** Whether a tax invoice in this state allows the action, for any user. */
export function isAllowed(action: TaxInvoiceAction, { status, invoiceStatus }: LifecycleState): boolean {
  const { from, invoice } = LIFECYCLE[action]
  const isCanceled = invoiceStatus === 'CANCELED'
  return from.includes(status) && (invoice === undefined || (invoice === 'CANCELED') === isCanceled)
}

/** What this viewer can do with it now. */
export const allowedActions = (
  standing: LifecycleState & { needsFacility: boolean },
  viewer: { permissions: ReadonlySet<string> },
): TaxInvoiceAction[] =>
  viewer.permissions.has(MANAGE)
    ? TAX_INVOICE_ACTIONS.filter(
        action => isAllowed(action, standing) && (action !== 'SET_FACILITY' || standing.needsFacility),
      )
    : []
