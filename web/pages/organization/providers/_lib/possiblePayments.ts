import { toMinor } from '../../../../i18n/decimal.ts'

type Transaction = { readonly id: string; readonly gross: { readonly amount: string } }

/** What of an order's transaction decides on what may be chosen. */
export type OfOrder = Transaction & {
  readonly kind: string
  readonly status: string
  readonly original: { readonly id: string } | null | undefined
  readonly isOriginalCertain: boolean
  readonly originalSource: string | null | undefined
}

export const isPayment = ({ kind }: Pick<OfOrder, 'kind'>) => kind === 'PAYMENT'

const sizeOf = ({ gross }: Transaction) => {
  const minor = toMinor(gross.amount)
  return minor < 0n ? -minor : minor
}

/**
 * The payments that the server accepts for a refund: those with enough left of what other refunds took by a user's choice or the
 * provider's name. Inferred refunds take nothing, since they move to what remains.
 */
export function possiblePayments<Of extends OfOrder>(refund: Transaction, ofOrder: readonly Of[]): Of[] {
  const taking = ofOrder.filter(
    each =>
      !isPayment(each) &&
      each.id !== refund.id &&
      each.status === 'SUCCESS' &&
      each.isOriginalCertain &&
      each.originalSource !== 'INFERRED',
  )
  const takenOf = (payment: Of) =>
    taking.filter(({ original }) => original?.id === payment.id).reduce((sum, each) => sum + sizeOf(each), 0n)
  return ofOrder.filter(each => isPayment(each) && sizeOf(each) - takenOf(each) >= sizeOf(refund))
}
