import type { PaymentAction } from '../../../../__generated__/PaymentsPage_row.graphql.ts'
import { accountTail } from './accountTail.ts'
import type { NamesUnder } from '../../../../i18n/messages.ts'

/** The fields that the actions and their dialogs need of a payment. */
export type ActablePayment = {
  readonly id: string
  readonly number: string
  readonly version: number
  readonly date: string
  readonly method: NamesUnder<'paymentMethod.'> | null | undefined
  readonly allowedActions: readonly PaymentAction[]
  readonly amount: { readonly amount: string; readonly currency: string }
  readonly to: {
    readonly name: string
    readonly accountNumber: string
    readonly bank: { readonly name: string }
  }
}

/** The payment with the version that was shown: exactly that is approved. */
export const asSeen = ({ id, version }: ActablePayment) => ({ id, version })

/** Whether these are the same payments in the same versions. */
export const isAsSeen = (then: readonly ActablePayment[], now: readonly ActablePayment[]): boolean =>
  then.length === now.length &&
  then.every(({ id, version }, index) => now[index]?.id === id && now[index].version === version)

/** The payment in a list of results. */
export const paymentRecord = ({ id, to, number }: ActablePayment) => ({
  id,
  name: to.name,
  detail: `${number} · ${accountTail(to)}`,
})
