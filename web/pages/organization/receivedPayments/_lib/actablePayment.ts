import type { ReceivedPaymentsPage_row$data } from '../../../../__generated__/ReceivedPaymentsPage_row.graphql.ts'

/** The fields that actions need of a received payment. */
export type ActablePayment = Pick<
  ReceivedPaymentsPage_row$data,
  'id' | 'version' | 'number' | 'customerName' | 'allowedActions'
>

export const decisions = ['CANCEL', 'UNAPPLY', 'SEND', 'APPLY', 'CONFIRM'] as const
export type Decision = (typeof decisions)[number]
