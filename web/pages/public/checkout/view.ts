// Determines the page's view from the server's data about the invoice and the payment. URL parameters are not trusted.
import { isNegative, isZero, subtractDecimals } from '../../../i18n/decimal.ts'
import type { MoneyValue } from '../../../i18n/format.ts'
import type { Invoice } from './checkoutCalls.ts'

export type View = 'CHOOSE' | 'PAY' | 'PAID' | 'FAILED'

/** `isChoosing`: the payer wants another method. */
export function viewOf({ remaining, session }: Pick<Invoice, 'remaining' | 'session'>, isChoosing: boolean): View {
  if (isZero(remaining.amount)) return 'PAID'
  if (isChoosing || !session) return 'CHOOSE'
  switch (session.status) {
    case 'OPEN':
    case 'PENDING':
      return 'PAY'
    case 'SUCCEEDED':
      return 'PAID'
    case 'FAILED':
      return 'FAILED'
    default:
      return 'CHOOSE'
  }
}

export const ADDRESS_OF: Readonly<Record<View, string>> = {
  CHOOSE: '/checkout',
  PAY: '/checkout',
  PAID: '/checkout/success',
  FAILED: '/checkout/failed',
}

/** Time until an instant, as hours, minutes and seconds; null: it has passed. */
export function timeLeft(until: string, now: number): string | null {
  const seconds = Math.floor((Date.parse(until) - now) / 1000)
  if (seconds <= 0) return null
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
  const shown = parts[0] === 0 ? parts.slice(1) : parts
  return shown.map(part => String(part).padStart(2, '0')).join(':')
}

/** In groups of four, for reading and typing. */
export const inFours = (number: string): string => number.replaceAll(/(.{4})(?=.)/g, '$1 ')

/** The outstanding cash without a proof in review. */
export function unprovenOf({ remaining, checking }: Pick<Invoice, 'remaining' | 'checking'>): MoneyValue {
  const amount = subtractDecimals(remaining.amount, checking.amount)
  return { amount: isNegative(amount) ? '0.00' : amount, currency: remaining.currency }
}
