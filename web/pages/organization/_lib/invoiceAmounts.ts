// How a payment or a credit memo is distributed to invoices.
import { AMOUNT_PLACES, fromMinor, isDecimal, toScaled } from '../../../i18n/decimal.ts'

/** The amount for each invoice, by global id. */
export type InvoiceAmounts = Readonly<Record<string, string | null>>

type OpenInvoice = { readonly id: string; readonly remaining: { readonly amount: string } }

export const minorOf = (amount: string | null | undefined): bigint => toScaled(amount ?? '', AMOUNT_PLACES) ?? 0n

/** The sum of all invoices. */
export const appliedMinor = (amounts: InvoiceAmounts): bigint =>
  Object.values(amounts).reduce((sum, amount) => sum + minorOf(amount), 0n)

/** Distributes an amount to invoices in order, up to the outstanding cash of each. */
export function oldestFirst(amount: string | null, invoices: readonly OpenInvoice[]): InvoiceAmounts {
  let left = minorOf(amount)
  const amounts: Record<string, string | null> = {}
  for (const { id, remaining } of invoices) {
    const open = minorOf(remaining.amount)
    const taken = left < open ? left : open
    if (taken > 0n) amounts[id] = fromMinor(taken)
    left -= taken
  }
  return amounts
}

/** Whether an amount was typed that can't be applied. */
export const isUnusable = (amount: string | null | undefined): boolean =>
  amount !== null && amount !== undefined && !(isDecimal(amount) && minorOf(amount) >= 0n)

/** The chosen invoices as mutation input. */
export const toApplications = (amounts: InvoiceAmounts) =>
  Object.entries(amounts).flatMap(([invoiceId, amount]) =>
    minorOf(amount) > 0n ? [{ invoiceId, amount: amount ?? '' }] : [],
  )
