// How a payer can pay, and which methods a provider offers for an amount. Pure.

export const CHARGE_METHODS = ['VIRTUAL_ACCOUNT', 'QRIS', 'CARD', 'E_WALLET'] as const
export type ChargeMethod = (typeof CHARGE_METHODS)[number]

/** The banks of virtual accounts by national code: BCA, Mandiri, BNI, BRI, CIMB Niaga, Permata. */
export const CHARGE_BANKS = ['014', '008', '009', '002', '022', '013'] as const
export type ChargeBank = (typeof CHARGE_BANKS)[number]

/** A method, and for virtual accounts the bank. */
export type ChargeOption = { method: ChargeMethod; bankCode: ChargeBank | null }

/** All of them, in the order in which they are offered. */
export const CHARGE_OPTIONS: readonly ChargeOption[] = [
  ...CHARGE_BANKS.map(bankCode => ({ method: 'VIRTUAL_ACCOUNT' as const, bankCode })),
  { method: 'QRIS', bankCode: null },
  { method: 'CARD', bankCode: null },
  { method: 'E_WALLET', bankCode: null },
]

/** A provider's minimum and maximum amount for a method. */
export type Limits = { minimumMinor: bigint; maximumMinor: bigint | null }

/** Bank Indonesia's limit for a QRIS payment. */
const QRIS_MAXIMUM_MINOR = 1_000_000_000n

export const IMPOSSIBLE_REASONS = ['NO_PROVIDER', 'ABOVE_LIMIT', 'BELOW_LIMIT', 'NOT_WHOLE'] as const
export type ImpossibleReason = (typeof IMPOSSIBLE_REASONS)[number]

/** A provider's limits for a method, combined with the central bank's; undefined if it doesn't offer it. */
export function limitsOf(option: ChargeOption, offered: Limits | undefined): Limits | undefined {
  if (!offered || option.method !== 'QRIS') return offered
  const { minimumMinor, maximumMinor } = offered
  const isLower = maximumMinor !== null && maximumMinor < QRIS_MAXIMUM_MINOR
  return { minimumMinor, maximumMinor: isLower ? maximumMinor : QRIS_MAXIMUM_MINOR }
}

/** Why an amount can't be paid within these limits; null if it can. Providers only accept whole rupiah. */
export function impossibleFor(amountMinor: bigint, limits: Limits | undefined): ImpossibleReason | null {
  if (!limits) return 'NO_PROVIDER'
  if (limits.maximumMinor !== null && amountMinor > limits.maximumMinor) return 'ABOVE_LIMIT'
  if (amountMinor < limits.minimumMinor) return 'BELOW_LIMIT'
  return amountMinor % 100n === 0n ? null : 'NOT_WHOLE'
}

type Offer<Connection> = { connection: Connection; limits: Limits }

/** The first connection that can collect the amount; if there is none, the first that offers the method, and why it can't. */
export function chooseOffer<Connection>(
  amountMinor: bigint,
  offers: readonly Offer<Connection>[],
): { offer: Offer<Connection> | undefined; reason: ImpossibleReason | null } {
  const possible = offers.find(({ limits }) => impossibleFor(amountMinor, limits) === null)
  const offer = possible ?? offers[0]
  return { offer, reason: impossibleFor(amountMinor, offer?.limits) }
}
