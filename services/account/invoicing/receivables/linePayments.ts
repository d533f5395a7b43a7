// What a match says that customers paid: one payment for each line and customer, without what claims had named before. No database.
import type { Invoice } from '../invoices/public.ts'
import type { BankApplication, BankPayment } from '../receivedPayments/public.ts'

type OfLine = Pick<BankPayment, 'reconciliationId' | 'lineId' | 'receivedOn'>

type Share = {
  /** Money of the line, and what else settles the invoice without money; below 0 it is money of the line that settles nothing. */
  amountMinor: bigint
  feeMinor: bigint
  roundingMinor: bigint
  /** Of all that, what claims had named. */
  verifiedMinor: bigint
  /** Of the rest, what the invoice had left to settle. */
  settledMinor: bigint
  /** Of what was settled, what was to be withheld and was paid instead. */
  notWithheldMinor: bigint
}

const less = (one: bigint, other: bigint) => (one < other ? one : other)

/** Of a difference, what settles without money, and the money that it makes nothing of. */
const besides = (minor: bigint) => (minor > 0n ? minor : 0n)
const beyond = (minor: bigint) => (minor < 0n ? minor : 0n)

/** How a share settles an invoice: money first, then the fee, then rounding; `cashMinor` is the money that no claim had named. */
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

/** Gathers the shares of a match by line and customer. */
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

  /** Those with money of their own: where claims had named all of it, there is no other payment. */
  all(): BankPayment[] {
    return [...this.#payments.values()].filter(({ amountMinor }) => amountMinor > 0n)
  }
}
