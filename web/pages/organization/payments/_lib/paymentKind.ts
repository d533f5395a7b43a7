import { useLocation } from 'react-router'

/** Both are the same record type with the same screens, under two paths. */
export type PaymentKind = 'PAYMENT' | 'TRANSFER'

/** The path of a kind's screens. */
export const pathOf: Readonly<Record<PaymentKind, string>> = { PAYMENT: '/payments', TRANSFER: '/transfers' }

/** The kind of the screen at this address. */
export function usePaymentKind(): PaymentKind {
  return useLocation().pathname.startsWith(pathOf.TRANSFER) ? 'TRANSFER' : 'PAYMENT'
}
