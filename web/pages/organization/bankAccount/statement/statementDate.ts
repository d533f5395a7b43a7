// The day of a reconciliation statement, and the order of its differences. Pure.
import { isReadable } from '../../_lib/pastDays.ts'

/** The last day of the previous month, which accountants usually close. */
export const lastMonthEnd = (today: string): string =>
  Temporal.PlainDate.from(today).with({ day: 1 }).subtract({ days: 1 }).toString()

/** The date in the address, if it can be read. */
export function dateOf(search: URLSearchParams, today: string): string {
  const asked = search.get('date') ?? ''
  return isReadable(asked, today) ? asked : lastMonthEnd(today)
}

/** The kinds of differences between the bank and the books, as the statement lists them. */
export const KINDS = [
  'CREDIT_NOT_IN_BOOKS',
  'DEBIT_NOT_IN_BOOKS',
  'PAYMENT_NOT_AT_BANK',
  'RECEIPT_NOT_AT_BANK',
  'UNEXPLAINED',
] as const
