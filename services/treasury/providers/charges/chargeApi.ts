// The common interface to providers' APIs for collecting money.
import type { ChargeBank, ChargeMethod } from './methods.ts'

/** What to collect. */
export type ChargeOrder = {
  /** Our own reference, the only one that the provider gets. */
  reference: string
  invoiceNumber: string
  method: ChargeMethod
  /** For virtual accounts only. */
  bankCode: ChargeBank | null
  /** Whole rupiah. */
  amountMinor: bigint
  expiresAt: Temporal.Instant
  customerName: string
  /** Where the payer's browser is sent after paying. */
  returnUrl: string | null
}

/** A virtual account that a customer pays to as often as they like. */
export type FixedAccountOrder = Pick<ChargeOrder, 'reference' | 'expiresAt' | 'customerName'> & { bankCode: ChargeBank }

/** What a provider's API offers of fixed virtual accounts. Each call throws a `ProviderFault` when it has no usable answer. */
export type FixedAccountApi = {
  openAccount: (order: FixedAccountOrder) => Promise<{ externalId: string; virtualAccountNumber: string }>
  closeAccount: (externalId: string) => Promise<void>
}

/** What the payer is shown; one of the three is set. */
export type ChargeDetails = {
  /** The provider's own id, used for cancelling; null if it uses our reference. */
  externalId: string | null
  virtualAccountNumber: string | null
  qrContent: string | null
  redirectUrl: string | null
}

/** A charge that the provider knows, but whose payment details it doesn't return again. */
export type Undisclosed = { externalId: string | null; isUndisclosed: true }

/** Each call throws a `ProviderFault` without a usable response. */
export type ChargeApi = {
  createCharge: (order: ChargeOrder) => Promise<ChargeDetails>
  /** The provider's charge with our reference; undefined if it has none. */
  findCharge: (order: ChargeOrder) => Promise<ChargeDetails | Undisclosed | undefined>
  /** Null if the provider can't cancel: its charges only end by expiry. */
  cancelCharge: ((order: ChargeOrder, externalId: string | null) => Promise<void>) | null
  /** Null where it publishes none whose payments can be told apart. */
  fixedAccounts: FixedAccountApi | null
}

/** Minutes until it expires, as providers count them: at least one. */
export function minutesLeft(expiresAt: Temporal.Instant, now: Temporal.Instant): number {
  return Math.max(1, Math.floor(expiresAt.since(now).total('minutes')))
}

/** A name as virtual accounts allow it: letters, digits and spaces. */
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
