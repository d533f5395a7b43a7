import type { CreditMemosPage_row$data } from '../../../../__generated__/CreditMemosPage_row.graphql.ts'

/** The fields that actions need of a credit memo. */
export type ActableMemo = Pick<
  CreditMemosPage_row$data,
  'id' | 'version' | 'kind' | 'number' | 'invoiceNumber' | 'customerName' | 'allowedActions'
>

export const decisions = ['DELETE', 'VOID', 'SEND', 'APPLY', 'APPROVE'] as const
export type Decision = (typeof decisions)[number]
