import type { PaymentAction } from '../../../../__generated__/PaymentsPage_row.graphql.ts'

/** What the actions and their dialogs need of a payment. */
export type ActablePayment = {
  readonly id: string
  readonly number: string
  readonly version: number
  readonly date: string
  readonly method: string | null | undefined
  readonly allowedActions: readonly PaymentAction[]
  readonly amount: { readonly amount: string; readonly currency: string }
  readonly to: {
    readonly name: string
    readonly accountNumber: string
    readonly bank: { readonly name: string }
  }
}

/** What became of one payment of a bulk action. */
export type PaymentResult = {
  readonly nodeId: string
  readonly ok: boolean
  readonly userErrors: readonly { readonly message: string }[]
}

/** What a bulk action answers. */
export type BulkPayload = { readonly results: readonly PaymentResult[] }
