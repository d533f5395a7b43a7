// What providers report, whichever way it came. Adapters make it, and what stores it reads it.
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

/** What the provider keeps. */
export type ProviderFees = { feeMinor: bigint; vatMinor: bigint; withheldMinor: bigint }

/** A transaction as the provider reports it, whichever way it came. */
export type ReportedTransaction = {
  /** The provider's own name of it; the same by API, notification and file, but where `reportId` is told. */
  externalId: string
  /** What a report calls it whose names may be others than those of the API; null where they are the same. */
  reportId: string | null
  kind: TransactionKind
  /** The payment that a refund or a chargeback takes back; null where that is not told. */
  originalExternalId: string | null
  /** The seller's name of the order. */
  orderReference: string
  /** Null where this report does not tell it. */
  channel: Channel | null
  /** The provider's word for it, such as a bank's name. */
  channelCode: string | null
  currency: Currency
  /** Negative where money goes back. */
  grossMinor: bigint
  /** Null where this report does not tell them. */
  fees: ProviderFees | null
  adjustmentMinor: bigint
  /** Null where the provider does not tell it. */
  netMinor: bigint | null
  /** The provider's word for its state. */
  statusWord: string
  isSettled: boolean
  /** Null where this report does not tell it. */
  transactedAt: Temporal.Instant | null
  updatedAt: Temporal.Instant
  /** Null where the provider does not tell when its money comes. */
  settlesAt: Temporal.Instant | null
}

/** A batch that the provider pays out, as it reports it; of what it is made comes by file. */
export type ReportedSettlement = {
  externalId: string
  currency: Currency
  netMinor: bigint
  payoutAt: Temporal.Instant
  isSettled: boolean
}

/** A part of a batch, in the order of the provider's report. */
export type BatchMember =
  | { kind: 'TRANSACTION'; transaction: ReportedTransaction }
  | { kind: Exclude<MemberKind, 'TRANSACTION'>; description: string | null; netMinor: bigint }

/** A batch as a report of the provider describes it. */
export type Settlement = {
  externalId: string
  currency: Currency
  payoutOn: string
  /** Null where the provider tells the members alone. */
  netMinor: bigint | null
  isSettled: boolean
  /** Null where the provider tells the net alone. */
  members: readonly BatchMember[] | null
}
