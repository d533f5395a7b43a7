// The customer payments of a match: one for each line and customer, without what claims had covered before. No database.
import type { Invoice } from '../invoices/public.ts'
import type { BankApplication, BankPayment } from '../receivedPayments/public.ts'

type OfLine = Pick<BankPayment, 'reconciliationId' | 'lineId' | 'receivedOn' | 'entityId'>

type Share = {
  /** The line's money, then fee and rounding that settle without money; below 0 these are money of the line that settles nothing. */
  amountMinor: bigint
  feeMinor: bigint
  roundingMinor: bigint
  /** The part of all that which claims had covered. */
  verifiedMinor: bigint
  /** The part of the rest that the invoice still had open. */
  settledMinor: bigint
  /** The settled part that was to be withheld but was paid. */
  notWithheldMinor: bigint
}

const less = (one: bigint, other: bigint) => (one < other ? one : other)

/** The part of a difference that settles without money if above 0, and the money that settles nothing if below. */
const besides = (minor: bigint) => (minor > 0n ? minor : 0n)
const beyond = (minor: bigint) => (minor < 0n ? minor : 0n)

/** How a share settles an invoice: money first, then the fee, then rounding; `cashMinor` is money that no claim covered. */
export function applicationsOf(share: Share): {
  cashMinor: bigint
  applied: Omit<BankApplication, 'invoice'>[]
} {
  let claimed = share.verifiedMinor
  const unclaimed = (minor: bigint) => {
    const taken = less(claimed, minor)
    claimed -= taken
    return minor - taken
  }
  const { feeMinor, roundingMinor } = share
  const countingMinor = share.amountMinor + beyond(feeMinor) + beyond(roundingMinor)
  const cashMinor = unclaimed(besides(countingMinor))
  const parts = [
    { kind: 'CASH' as const, minor: cashMinor },
    { kind: 'FEE' as const, minor: unclaimed(besides(feeMinor)) },
    { kind: 'ROUNDING' as const, minor: unclaimed(besides(roundingMinor)) },
  ]
  let left = share.settledMinor
  let notWithheld = share.notWithheldMinor
  const applied = parts.flatMap(({ kind, minor }) => {
    const amountMinor = less(left, minor)
    const withheldMinor = less(notWithheld, amountMinor)
    left -= amountMinor
    notWithheld -= withheldMinor
    return amountMinor > 0n ? [{ kind, amountMinor, withheldMinor }] : []
  })
  return { cashMinor, applied }
}

/** Groups the shares of a match by line and customer. */
export class PaymentsOfLines {
  readonly #payments = new Map<string, BankPayment>()

  add(line: OfLine, invoice: Invoice, share: Share): void {
    const { customerId, customerName, currency } = invoice
    const key = `${line.lineId} ${customerId}`
    const before = this.#payments.get(key) ?? {
      ...line,
      customerId,
      customerName,
      currency,
      amountMinor: 0n,
      applied: [],
    }
    const { cashMinor, applied } = applicationsOf(share)
    this.#payments.set(key, {
      ...before,
      amountMinor: before.amountMinor + cashMinor,
      applied: [...before.applied, ...applied.map(one => ({ invoice, ...one }))],
    })
  }

  /** Payments with money of their own: if claims covered all of it, there is no other payment. */
  all(): BankPayment[] {
    return [...this.#payments.values()].filter(({ amountMinor }) => amountMinor > 0n)
  }
}
