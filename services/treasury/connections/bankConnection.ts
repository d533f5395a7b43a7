// The interface to a bank. Each kind of connection (snap/, fileDrop/) implements as much of it as its bank offers; no other module knows
// the bank's protocol. Reads may be retried, and throw a `BankFault` when they fail. Sending money never throws: an order that neither
// certainly happened nor certainly failed is `unknown`; it is polled by its reference and not sent again.
import type { Amount, Currency } from '../../kit/money.ts'

/** How a payment travels. The system chooses `SAME_BANK`, users choose the others. */
export const TRANSFER_METHODS = ['BI_FAST', 'SKN', 'RTGS', 'ONLINE', 'SAME_BANK'] as const
export type TransferMethod = (typeof TRANSFER_METHODS)[number]

/** One of our own accounts, as its bank knows it. */
export type OwnAccount = { accountNumber: string; currency: Currency }

/** The balance at the time of the request. `available` excludes what the bank holds back. */
export type BankBalance = {
  ledgerMinor: bigint
  availableMinor: bigint
  at: Temporal.Instant
  /** The bank's status of the account; undefined if it reports none, or another one. */
  status?: 'NEW' | 'ACTIVE' | 'DORMANT' | 'CLOSED' | undefined
}

/** One line of a statement. */
export type BankStatementRow = {
  /** The bank's own id of the line; null without one. */
  transactionId: string | null
  direction: 'CREDIT' | 'DEBIT'
  amountMinor: bigint
  /** The bank's booking date, `2026-11-21`. */
  date: string
  description: string
  /** After the line; null if the bank doesn't report it. */
  balanceMinor: bigint | null
}

/** All lines of a range of days, oldest first, whatever the bank's order and paging. */
export type BankStatement = {
  /** Null if the bank doesn't report it. */
  openingMinor: bigint | null
  closingMinor: bigint | null
  rows: BankStatementRow[]
}

/** Both days are included. */
export type StatementSpan = { from: Temporal.PlainDate; to: Temporal.PlainDate }

export type AccountToFind = { bankCode: string; accountNumber: string }

/** The account's holder, as the bank reports it. */
export type AccountInquiry = { kind: 'found'; name: string } | { kind: 'notFound'; code: string; message: string }

/** A payment order. The same reference always means the same order. */
export type TransferOrder = {
  /** At most 36 characters; unique forever. Both the bank and our polling identify the order by it. */
  reference: string
  /** At most 36 digits; unique within a day at the bank. */
  externalId: string
  from: OwnAccount
  to: { bankCode: string; accountNumber: string; name: string } & Partial<BeneficiaryFacts>
  amount: Amount
  method: TransferMethod
  /** At most 50 characters, shown to the beneficiary. */
  remark: string
  at: Temporal.Instant
}

/** What the central bank's payment systems require about a beneficiary. */
export type BeneficiaryFacts = {
  residence: 'RESIDENT' | 'NON_RESIDENT'
  customerType: 'INDIVIDUAL' | 'CORPORATION' | 'GOVERNMENT'
  address: string
}

/** Why a bank did not execute an order: stored with the attempt and shown as a message. */
const BANK_REFUSALS = [
  'INVALID_REQUEST',
  'CREDENTIALS',
  'NOT_PERMITTED',
  'LIMIT_EXCEEDED',
  'INSUFFICIENT_FUNDS',
  'CUT_OFF',
  'ACCOUNT_INACTIVE',
  'ACCOUNT_NOT_FOUND',
  'CANCELLED_BY_BANK',
  'NOT_RECEIVED',
  'OTHER',
] as const
export type BankRefusal = (typeof BANK_REFUSALS)[number]

/** The bank's own response, for users who have to contact it. */
type Said = { code: string | null; message: string }

export type TransferAnswer =
  /** The bank has the order; `status` reports whether money moved. */
  | ({ kind: 'accepted'; bankReference: string | null } & Said)
  /** The bank has not executed this order and will not. */
  | ({ kind: 'refused'; reason: BankRefusal } & Said)
  /** The order certainly did not reach the bank: it may be sent again later. */
  | ({ kind: 'notSent' } & Said)
  /** The outcome is unknown. Poll it. */
  | ({ kind: 'unknown' } & Said)

/** What is polled: the identifiers with which the order was sent. */
export type SentOrder = Pick<TransferOrder, 'reference' | 'externalId' | 'method' | 'from'> & {
  bankReference: string | null
}

export type TransferStatus =
  | ({ kind: 'succeeded'; bankReference: string | null } & Said)
  | ({ kind: 'pending' } & Said)
  | ({ kind: 'failed'; reason: BankRefusal } & Said)
  /** The bank does not know the reference: not yet, or never. */
  | ({ kind: 'notFound' } & Said)
  | ({ kind: 'unknown' } & Said)

export type BankConnection = {
  balance: (account: OwnAccount) => Promise<BankBalance>
  statement: (account: OwnAccount, span: StatementSpan) => Promise<BankStatement>
  /** `from` is the account that would pay: some banks require it for the inquiry. */
  inquire: (from: OwnAccount, sought: AccountToFind) => Promise<AccountInquiry>
  transfer: (order: TransferOrder) => Promise<TransferAnswer>
  status: (order: SentOrder) => Promise<TransferStatus>
}

/** `BUSY` and `UNREACHABLE` may be temporary; the others need a user. */
export type BankFaultReason = 'CREDENTIALS' | 'NOT_PERMITTED' | 'REFUSED' | 'BUSY' | 'UNREACHABLE' | 'NONSENSE'

/** A request to a bank without a usable answer. Its message can be stored and shown: it contains no secret. */
export class BankFault extends Error {
  readonly reason: BankFaultReason
  /** The bank's response code, if it responded. */
  readonly code: string | null
  constructor(reason: BankFaultReason, message: string, code: string | null = null) {
    super(message)
    this.name = 'BankFault'
    this.reason = reason
    this.code = code
  }
}
