// Maps providers' payment statuses to ours, and decides which of two reports is newer.

export const PROVIDERS = ['XENDIT', 'MIDTRANS', 'DOKU', 'FASPAY', 'IPAYMU', 'DURIANPAY'] as const
export type ProviderName = (typeof PROVIDERS)[number]

/** In order of rank: a transaction never moves back. */
export const TRANSACTION_STATUSES = ['PENDING', 'FAILED', 'VOIDED', 'SUCCESS', 'REVERSED'] as const
export type TransactionStatus = (typeof TRANSACTION_STATUSES)[number]

/** The result for the payer. */
export const PAYMENT_RESULTS = ['PENDING', 'FAILED', 'SUCCESS', 'SUCCEEDED', 'REFUNDED'] as const
export type PaymentResult = (typeof PAYMENT_RESULTS)[number]

type Words = Readonly<Record<TransactionStatus, readonly string[]>>

/** Each provider's statuses in lower case. */
const WORDS: Readonly<Record<ProviderName, Words>> = {
  XENDIT: {
    PENDING: ['pending'],
    SUCCESS: ['success', 'successful', 'succeeded'],
    FAILED: ['failed'],
    VOIDED: ['voided'],
    REVERSED: ['reversed'],
  },
  MIDTRANS: {
    PENDING: ['pending', 'authorize', 'capture+challenge'],
    // A partial refund leaves the payment's status unchanged, and is a separate transaction.
    SUCCESS: ['capture+accept', 'settlement', 'partial_refund', 'partial_chargeback'],
    FAILED: ['deny', 'expire', 'failure'],
    VOIDED: ['cancel'],
    REVERSED: ['refund', 'chargeback'],
  },
  DOKU: {
    PENDING: ['pending', 'timeout', 'redirect'],
    SUCCESS: ['success'],
    FAILED: ['failed', 'expired'],
    VOIDED: ['voided'],
    REVERSED: ['refunded'],
  },
  FASPAY: {
    PENDING: ['0', '1', '9'],
    SUCCESS: ['2'],
    FAILED: ['3', '5', '7'],
    VOIDED: ['8'],
    REVERSED: ['4'],
  },
  IPAYMU: {
    PENDING: ['0'],
    SUCCESS: ['1', '6'],
    FAILED: ['-2', '4', '5'],
    VOIDED: ['2'],
    REVERSED: ['3'],
  },
  DURIANPAY: {
    PENDING: ['started', 'processing'],
    SUCCESS: ['completed'],
    FAILED: ['failed', 'expired'],
    VOIDED: ['cancelled'],
    REVERSED: ['refunded'],
  },
}

const MEANINGS = new Map(
  PROVIDERS.map(provider => [
    provider,
    new Map(TRANSACTION_STATUSES.flatMap(status => WORDS[provider][status].map(word => [word, status] as const))),
  ]),
)

/** The status of a provider's word; an unknown word is pending until a user has checked it. */
export function statusOfWord(provider: ProviderName, word: string): { status: TransactionStatus; isKnown: boolean } {
  const status = MEANINGS.get(provider)?.get(word.trim().toLowerCase())
  return { status: status ?? 'PENDING', isKnown: status !== undefined }
}

const RESULTS: Readonly<Record<TransactionStatus, PaymentResult>> = {
  PENDING: 'PENDING',
  FAILED: 'FAILED',
  VOIDED: 'FAILED',
  SUCCESS: 'SUCCESS',
  REVERSED: 'REFUNDED',
}

/** The payer's result for a status; a provider that reports SUCCEEDED keeps it. */
export const resultOf = (status: TransactionStatus, word: string): PaymentResult =>
  status === 'SUCCESS' && word.trim().toLowerCase() === 'succeeded' ? 'SUCCEEDED' : RESULTS[status]

const rankOf = (status: TransactionStatus): number => TRANSACTION_STATUSES.indexOf(status)

/** What is compared of two reports of a transaction. */
export type Report = { status: TransactionStatus; updatedAt: Temporal.Instant; hasFees: boolean }

/** Whether a report replaces what is stored: by rank, then by time; a report with fees beats one without. */
export function isNewer(stored: Report, reported: Report): boolean {
  const step = rankOf(reported.status) - rankOf(stored.status)
  if (step !== 0) return step > 0
  if (reported.hasFees !== stored.hasFees) return reported.hasFees
  return Temporal.Instant.compare(reported.updatedAt, stored.updatedAt) > 0
}
