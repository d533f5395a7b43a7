import type { ReceivedPaymentsPage_row$data } from '../../../../__generated__/ReceivedPaymentsPage_row.graphql.ts'

/** What actions need of a payment received. */
export type ActablePayment = Pick<
  ReceivedPaymentsPage_row$data,
  'id' | 'version' | 'number' | 'customerName' | 'allowedActions'
>

export const decisions = ['CANCEL', 'SEND', 'APPLY', 'CONFIRM'] as const
export type Decision = (typeof decisions)[number]
