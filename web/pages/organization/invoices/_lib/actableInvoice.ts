import type { InvoicesPage_row$data, TaxInvoiceStatus } from '../../../../__generated__/InvoicesPage_row.graphql.ts'

/** The fields that actions need of an invoice. */
export type ActableInvoice = Pick<
  InvoicesPage_row$data,
  'id' | 'version' | 'number' | 'customerName' | 'invoiceDate' | 'shippedOn' | 'allowedActions'
> & {
  readonly taxInvoice:
    { readonly status: TaxInvoiceStatus; readonly transactionCode: string | null | undefined } | null | undefined
}

export const decisions = ['DELETE', 'CANCEL', 'RETURN', 'RECEIVE', 'SHIP', 'SEND', 'SUBMIT', 'APPROVE'] as const
export type Decision = (typeof decisions)[number]
