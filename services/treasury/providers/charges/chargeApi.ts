// What a provider's API offers to collect money with, whatever each calls it.
import type { ChargeBank, ChargeMethod } from './methods.ts'

/** What is to be collected. */
export type ChargeOrder = {
  /** Our name of it: the provider knows it by no other. */
  reference: string
  invoiceNumber: string
  method: ChargeMethod
  /** Of virtual accounts alone. */
  bankCode: ChargeBank | null
  /** Whole rupiah. */
  amountMinor: bigint
  expiresAt: Temporal.Instant
  customerName: string
  /** Where the payer's browser goes when it is done at the provider. */
  returnUrl: string | null
}

/** What the payer is shown. One of the three is there. */
export type ChargeDetails = {
  /** The provider's own name of it, which it is canceled by; null where it goes by ours. */
  externalId: string | null
  virtualAccountNumber: string | null
  qrContent: string | null
  redirectUrl: string | null
}

/** A charge that the provider knows of, and does not tell again what the payer needs. */
export type Undisclosed = { externalId: string | null; isUndisclosed: true }

/** Each call throws a `ProviderFault` when it has no usable answer. */
export type ChargeApi = {
  createCharge: (order: ChargeOrder) => Promise<ChargeDetails>
  /** What the provider knows under our reference; undefined where it knows of nothing. */
  findCharge: (order: ChargeOrder) => Promise<ChargeDetails | Undisclosed | undefined>
  /** Null where it offers none: what was made ends by its time alone. */
  cancelCharge: ((order: ChargeOrder, externalId: string | null) => Promise<void>) | null
}

/** Minutes until it expires, as providers count them: at least one. */
export function minutesLeft(expiresAt: Temporal.Instant, now: Temporal.Instant): number {
  return Math.max(1, Math.floor(expiresAt.since(now).total('minutes')))
}

/** A name as virtual accounts take it: letters, digits and spaces. */
export function plainName(name: string): string {
  const plain = name
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/[^A-Za-z0-9 ]+/g, ' ')
    .replace(/ +/g, ' ')
    .trim()
    .slice(0, 30)
    .trim()
  return plain === '' ? 'Customer' : plain
}

/** Rupiah as a JSON number, never through a float. */
export const wholeRupiah = (minor: bigint): string => String(minor / 100n)
