import type { ReceivedPaymentsPage_row$data } from '../../../../__generated__/ReceivedPaymentsPage_row.graphql.ts'

/** The fields that actions need of a received payment. */
export type ActablePayment = Pick<
  ReceivedPaymentsPage_row$data,
  'id' | 'version' | 'number' | 'customerName' | 'allowedActions'
>

/** The fields that choosing invoices needs as well. */
export type ChoosablePayment = {
  readonly customerId: string
  readonly unapplied: ReceivedPaymentsPage_row$data['unapplied']
  /** The legal entity whose bank account the money reached. */
  readonly paidTo: { readonly id: string; readonly name: string } | null
}

export const decisions = ['CANCEL', 'UNAPPLY', 'SEND', 'APPLY', 'CONFIRM'] as const
export type Decision = (typeof decisions)[number]
