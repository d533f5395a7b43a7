import { useLocation } from 'react-router'

/** Both are one record and one set of screens, under two addresses. */
export type PaymentKind = 'PAYMENT' | 'TRANSFER'

/** Where the screens of a kind are. */
export const pathOf: Readonly<Record<PaymentKind, string>> = { PAYMENT: '/payments', TRANSFER: '/transfers' }

/** Of which kind the screen at this address is. */
export function usePaymentKind(): PaymentKind {
  return useLocation().pathname.startsWith(pathOf.TRANSFER) ? 'TRANSFER' : 'PAYMENT'
}
