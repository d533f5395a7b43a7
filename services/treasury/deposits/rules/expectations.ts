// The expected money of a deposit: the placement, the interest that is paid out, and the principal if it is paid back.
import type { Currency } from '../../../kit/money.ts'
import type { Period, Renewal } from './schedule.ts'

export const DEPOSIT_PARTS = ['PLACEMENT', 'INTEREST', 'PRINCIPAL', 'CLOSING'] as const
export type DepositPart = (typeof DEPOSIT_PARTS)[number]

export type Expectation = {
  part: DepositPart
  term: number
  /** The period of the term whose interest it is; 0 for anything else. */
  place: number
  direction: 'DEBIT' | 'CREDIT'
  date: string
  amountMinor: bigint
}

/** The payouts of a term: no interest while it is renewed, and the principal only without renewal. */
export function expectationsOf(periods: readonly Period[], renewal: Renewal): Expectation[] {
  if (renewal === 'PRINCIPAL_AND_INTEREST') return []
  const interest = periods
    .filter(({ netMinor }) => netMinor > 0n)
    .map(({ term, place, endsOn, netMinor }) =>
      credit({ part: 'INTEREST', term, place, date: endsOn.toString(), amountMinor: netMinor }),
    )
  const last = periods.at(-1)
  if (renewal === 'PRINCIPAL' || !last) return interest
  const { term, endsOn, principalMinor: amountMinor } = last
  return [...interest, credit({ part: 'PRINCIPAL', term, place: 0, date: endsOn.toString(), amountMinor })]
}

/** The placed amount. */
export const placementOf = (issuedOn: string, amountMinor: bigint): Expectation => ({
  part: 'PLACEMENT',
  term: 1,
  place: 0,
  direction: 'DEBIT',
  date: issuedOn,
  amountMinor,
})

/** The payout of closing early. */
export const closingExpectation = (term: number, date: string, amountMinor: bigint): Expectation =>
  credit({ part: 'CLOSING', term, place: 0, date, amountMinor })

const credit = (of: Omit<Expectation, 'direction'>): Expectation => ({ ...of, direction: 'CREDIT' })

/** Banks round interest differently: in rupiah a difference of 1.00 is accepted. */
const TOLERANCE_MINOR: Readonly<Partial<Record<Currency, bigint>>> = { IDR: 100n }

/** The range in which a statement's amount is accepted as the expected money; none if it must be exact. */
export function rangeOf(amountMinor: bigint, currency: Currency) {
  const tolerance = TOLERANCE_MINOR[currency]
  if (tolerance === undefined || amountMinor <= tolerance) return { amountFromMinor: null, amountToMinor: null }
  return { amountFromMinor: amountMinor - tolerance, amountToMinor: amountMinor + tolerance }
}
