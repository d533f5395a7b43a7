import type { NamesUnder } from '../../../../i18n/messages.ts'

/** The bill that a payment pays, with the fields of its form. */
export type PaidBill = {
  readonly id: string
  readonly uuid: string
  readonly number: string
  readonly amount: { readonly amount: string; readonly currency: NamesUnder<'payments.words.'> }
  readonly counterparty: { readonly id: string; readonly alias: string }
}
