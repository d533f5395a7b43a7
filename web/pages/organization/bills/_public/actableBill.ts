import type { BillAction } from '../../../../__generated__/BillsPage_row.graphql.ts'

/** What the actions and their dialogs need of a bill. */
export type ActableBill = {
  readonly id: string
  readonly uuid: string
  readonly number: string
  readonly version: number
  readonly allowedActions: readonly BillAction[]
  readonly amount: { readonly amount: string; readonly currency: string }
  readonly counterparty: { readonly alias: string }
}

/** The bill in a list of what became of each. */
export const billRecord = ({ id, counterparty, number }: ActableBill) => ({
  id,
  name: counterparty.alias,
  detail: number,
})
