// The reports of providers in a common form, from any source. Adapters create them, and the import stores them.
import type { Currency } from '../../kit/money.ts'
import type { MemberKind } from './rules/settlement.ts'

/** How the payer paid. */
export const CHANNELS = [
  'VIRTUAL_ACCOUNT',
  'QRIS',
  'EWALLET',
  'CARD',
  'STORE',
  'DIRECT_DEBIT',
  'PAYLATER',
  'BANK_TRANSFER',
  'OTHER',
] as const
export type Channel = (typeof CHANNELS)[number]

export const TRANSACTION_KINDS = ['PAYMENT', 'REFUND', 'CHARGEBACK'] as const
export type TransactionKind = (typeof TRANSACTION_KINDS)[number]

/** The provider's deductions. */
export type ProviderFees = { feeMinor: bigint; vatMinor: bigint; withheldMinor: bigint }

/** A transaction as the provider reports it, from any source. */
export type ReportedTransaction = {
  /** The provider's own id; the same from API, notification and file, unless `reportId` is set. */
  externalId: string
  /** Its id in a report whose ids may differ from the API's; null if they are the same. */
  reportId: string | null
  kind: TransactionKind
  /** The payment that a refund or chargeback reverses; null if not reported. */
  originalExternalId: string | null
  /** The seller's order id. */
  orderReference: string
  /** Null if this report doesn't contain it. */
  channel: Channel | null
  /** The provider's name for it, for example a bank's name. */
  channelCode: string | null
  currency: Currency
  /** Negative for refunds. */
  grossMinor: bigint
  /** Null if this report doesn't contain them. */
  fees: ProviderFees | null
  adjustmentMinor: bigint
  /** Null if the provider doesn't report it. */
  netMinor: bigint | null
  /** The provider's own status. */
  statusWord: string
  isSettled: boolean
  /** Null if this report doesn't contain it. */
  transactedAt: Temporal.Instant | null
  updatedAt: Temporal.Instant
  /** Null if the provider doesn't report the payout date. */
  settlesAt: Temporal.Instant | null
}

/** A batch that the provider pays out, as it reports it; its members come as a file. */
export type ReportedSettlement = {
  externalId: string
  currency: Currency
  netMinor: bigint
  payoutAt: Temporal.Instant
  isSettled: boolean
}

/** A member of a batch, in the order of the provider's report. */
export type BatchMember =
  | { kind: 'TRANSACTION'; transaction: ReportedTransaction }
  | { kind: Exclude<MemberKind, 'TRANSACTION'>; description: string | null; netMinor: bigint }

/** A batch as described in a provider's report. */
export type Settlement = {
  externalId: string
  currency: Currency
  payoutOn: string
  /** Null if the provider only reports the members. */
  netMinor: bigint | null
  isSettled: boolean
  /** Null if the provider only reports the net. */
  members: readonly BatchMember[] | null
}
