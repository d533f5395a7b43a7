import type { InvoicesPage_row$data } from '../../../../__generated__/InvoicesPage_row.graphql.ts'

/** What actions need of an invoice. */
export type ActableInvoice = Pick<
  InvoicesPage_row$data,
  'id' | 'version' | 'number' | 'customerName' | 'invoiceDate' | 'shippedOn' | 'allowedActions'
>

export const decisions = ['DELETE', 'CANCEL', 'RETURN', 'RECEIVE', 'SHIP', 'SEND', 'SUBMIT', 'APPROVE'] as const
export type Decision = (typeof decisions)[number]
