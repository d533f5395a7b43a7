// The money that a deposit has expected: what is placed, the interest that is paid out, and the principal where it comes back.
import type { Currency } from '../../../kit/money.ts'
import type { Period, Renewal } from './schedule.ts'

export const DEPOSIT_PARTS = ['PLACEMENT', 'INTEREST', 'PRINCIPAL', 'CLOSING'] as const
export type DepositPart = (typeof DEPOSIT_PARTS)[number]

export type Expectation = {
  part: DepositPart
  term: number
  /** The period of the term that it is the interest of; 0 for what belongs to none. */
  place: number
  direction: 'DEBIT' | 'CREDIT'
  date: string
  amountMinor: bigint
}

/** What a term pays: nothing while its interest is renewed, and its principal only where nothing is. */
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

/** The money that is placed. */
export const placementOf = (issuedOn: string, amountMinor: bigint): Expectation => ({
  part: 'PLACEMENT',
  term: 1,
  place: 0,
  direction: 'DEBIT',
  date: issuedOn,
  amountMinor,
})

/** The money that an early close brings back. */
export const closingExpectation = (term: number, date: string, amountMinor: bigint): Expectation =>
  credit({ part: 'CLOSING', term, place: 0, date, amountMinor })

const credit = (of: Omit<Expectation, 'direction'>): Expectation => ({ ...of, direction: 'CREDIT' })

/** Banks round interest in their own manner: in rupiah a difference of 1.00 is still the same money. */
const TOLERANCE_MINOR: Readonly<Partial<Record<Currency, bigint>>> = { IDR: 100n }

/** The amounts between which a line of a statement is still the expected money; none where it must be exact. */
export function rangeOf(amountMinor: bigint, currency: Currency) {
  const tolerance = TOLERANCE_MINOR[currency]
  if (tolerance === undefined || amountMinor <= tolerance) return { amountFromMinor: null, amountToMinor: null }
  return { amountFromMinor: amountMinor - tolerance, amountToMinor: amountMinor + tolerance }
}
