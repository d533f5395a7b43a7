import type { BillAction } from '../../../../__generated__/BillsPage_row.graphql.ts'

/** The fields that the actions and their dialogs need of a bill. */
export type ActableBill = {
  readonly id: string
  readonly uuid: string
  readonly number: string
  readonly version: number
  readonly allowedActions: readonly BillAction[]
  readonly amount: { readonly amount: string; readonly currency: string }
  readonly counterparty: { readonly alias: string }
}

/** The bill in a list of results. */
export const billRecord = ({ id, counterparty, number }: ActableBill) => ({
  id,
  name: counterparty.alias,
  detail: number,
})
