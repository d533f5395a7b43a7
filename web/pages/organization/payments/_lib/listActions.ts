import type { PaymentAction } from '../../../../__generated__/PaymentsPage_row.graphql.ts'

/** Actions on selected payments. */
export const listActions = [
  'ARCHIVE',
  'UNARCHIVE',
  'END_RECURRENCE',
  'ASK_BANK',
  'CANCEL',
  'REJECT',
  'EXPORT',
  'EXPORT_AGAIN',
  'RESEND',
  'APPROVE',
] as const satisfies readonly PaymentAction[]

export type ListAction = (typeof listActions)[number]
