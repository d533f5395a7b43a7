// The final tax that a deposit's interest is probably subject to (PP 131/2000). It is proposed, and a person decides.
import type { Currency } from '../../../kit/money.ts'

export const TAX_REASONS = ['SMALL_DEPOSITS', 'FINAL_TAX'] as const
export type TaxReason = (typeof TAX_REASONS)[number]
export type TaxProposal = { rate: bigint; reason: TaxReason }

/** 7,500,000.00 IDR: deposits of one entity at one bank are exempt while their sum is not more. */
const EXEMPT_MINOR = 750_000_000n
const FINAL_TAX = 200_000n

type Held = {
  principalMinor: bigint
  currency: Currency
  /** Minor units of the entity's other deposits of that currency at the same bank: a sum that is split up is still one. */
  othersMinor: bigint
}

/** The tax rate that the sum of the entity's deposits at the bank suggests. */
export const proposedTax = ({ principalMinor, currency, othersMinor }: Held): TaxProposal =>
  currency === 'IDR' && principalMinor + othersMinor <= EXEMPT_MINOR
    ? { rate: 0n, reason: 'SMALL_DEPOSITS' }
    : { rate: FINAL_TAX, reason: 'FINAL_TAX' }
