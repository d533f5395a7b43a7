// How a payer can pay, and which of it a provider can do for an amount. Pure.

export const CHARGE_METHODS = ['VIRTUAL_ACCOUNT', 'QRIS', 'CARD', 'E_WALLET'] as const
export type ChargeMethod = (typeof CHARGE_METHODS)[number]

/** The banks of virtual accounts by their national codes: BCA, Mandiri, BNI, BRI, CIMB Niaga, Permata. */
export const CHARGE_BANKS = ['014', '008', '009', '002', '022', '013'] as const
export type ChargeBank = (typeof CHARGE_BANKS)[number]

/** A way to pay: a method, and of virtual accounts the bank. */
export type Way = { method: ChargeMethod; bankCode: ChargeBank | null }

/** All ways, in the order in which they are offered. */
export const WAYS: readonly Way[] = [
  ...CHARGE_BANKS.map(bankCode => ({ method: 'VIRTUAL_ACCOUNT' as const, bankCode })),
  { method: 'QRIS', bankCode: null },
  { method: 'CARD', bankCode: null },
  { method: 'E_WALLET', bankCode: null },
]

/** What a provider takes at least and at most by a way. */
export type Limits = { minimumMinor: bigint; maximumMinor: bigint | null }

/** Bank Indonesia's limit of a payment by QRIS. */
const QRIS_MAXIMUM_MINOR = 1_000_000_000n

export const IMPOSSIBLE_REASONS = ['NO_PROVIDER', 'ABOVE_LIMIT', 'BELOW_LIMIT', 'NOT_WHOLE'] as const
export type ImpossibleReason = (typeof IMPOSSIBLE_REASONS)[number]

/** The limits of a way at a provider, with those of the central bank; undefined where the provider does not have it. */
export function limitsOf(way: Way, offered: Limits | undefined): Limits | undefined {
  if (!offered || way.method !== 'QRIS') return offered
  const { minimumMinor, maximumMinor } = offered
  const isLower = maximumMinor !== null && maximumMinor < QRIS_MAXIMUM_MINOR
  return { minimumMinor, maximumMinor: isLower ? maximumMinor : QRIS_MAXIMUM_MINOR }
}

/** Why an amount can't be paid by a way with these limits; null where it can. Providers take whole rupiah alone. */
export function impossibleFor(amountMinor: bigint, limits: Limits | undefined): ImpossibleReason | null {
  if (!limits) return 'NO_PROVIDER'
  if (limits.maximumMinor !== null && amountMinor > limits.maximumMinor) return 'ABOVE_LIMIT'
  if (amountMinor < limits.minimumMinor) return 'BELOW_LIMIT'
  return amountMinor % 100n === 0n ? null : 'NOT_WHOLE'
}

type Offer<Connection> = { connection: Connection; limits: Limits }

/** The first connection by which the amount can be paid; where there is none, the first that has the way, and why it can't. */
export function chooseOffer<Connection>(
  amountMinor: bigint,
  offers: readonly Offer<Connection>[],
): { offer: Offer<Connection> | undefined; reason: ImpossibleReason | null } {
  const possible = offers.find(({ limits }) => impossibleFor(amountMinor, limits) === null)
  const offer = possible ?? offers[0]
  return { offer, reason: impossibleFor(amountMinor, offer?.limits) }
}
