// All that treasury knows of a bank. Each kind of connection (snap/, fileDrop/) does as much of it as its bank offers; nobody else
// learns what is spoken on the line.
//
// Reading may be tried again, and throws a `BankFault` when it fails. Sending money never throws: what is not known to have happened
// and not known to have failed is `unknown`, is asked after by its reference, and is not sent again.
import type { Amount, Currency } from '../../kit/money.ts'

/** How a payment travels. `SAME_BANK` is chosen by the system, the others by people. */
export const TRANSFER_METHODS = ['BI_FAST', 'SKN', 'RTGS', 'ONLINE', 'SAME_BANK'] as const
export type TransferMethod = (typeof TRANSFER_METHODS)[number]

/** An account of our own, as its bank knows it. */
export type OwnAccount = { accountNumber: string; currency: Currency }

/** What an account holds, when the bank was asked. `available` is without what the bank holds back. */
export type BankBalance = {
  ledgerMinor: bigint
  availableMinor: bigint
  at: Temporal.Instant
  /** What the bank calls the account; undefined where it says nothing, or something else. */
  status?: 'NEW' | 'ACTIVE' | 'DORMANT' | 'CLOSED' | undefined
}

/** One line of a statement. */
export type BankStatementRow = {
  /** The bank's own name of the line; null where it has none. */
  transactionId: string | null
  direction: 'CREDIT' | 'DEBIT'
  amountMinor: bigint
  /** The bank's booking day, `2026-11-21`. */
  date: string
  description: string
  /** After the line; null where the bank does not say. */
  balanceMinor: bigint | null
}

/** All lines of a span of days, the oldest first, whatever order and pages the bank gave them in. */
export type BankStatement = {
  /** Null where the bank does not say. */
  openingMinor: bigint | null
  closingMinor: bigint | null
  rows: BankStatementRow[]
}

/** Both days are part of it. */
export type StatementSpan = { from: Temporal.PlainDate; to: Temporal.PlainDate }

export type AccountToFind = { bankCode: string; accountNumber: string }

/** Whose account it is, as the bank says. */
export type AccountInquiry = { kind: 'found'; name: string } | { kind: 'notFound'; code: string; message: string }

/** An order to pay. The same reference is the same order for ever. */
export type TransferOrder = {
  /** At most 36 characters; unique for ever. The bank knows the order by it, and so do we when we ask after it. */
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

/** What the central bank's rails want to know of a beneficiary. */
export type BeneficiaryFacts = {
  residence: 'RESIDENT' | 'NON_RESIDENT'
  customerType: 'INDIVIDUAL' | 'CORPORATION' | 'GOVERNMENT'
  address: string
}

/** Why a bank did not execute an order: stored with the attempt and put into words for people. */
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

/** What the bank itself said, for whoever has to talk to it. */
type Said = { code: string | null; message: string }

export type TransferAnswer =
  /** The bank has the order; whether money moved, `status` says. */
  | ({ kind: 'accepted'; bankReference: string | null } & Said)
  /** The bank has not executed this order and will not. */
  | ({ kind: 'refused'; reason: BankRefusal } & Said)
  /** The order certainly did not reach the bank: the same one may be sent later. */
  | ({ kind: 'notSent' } & Said)
  /** Nobody knows. Ask after it. */
  | ({ kind: 'unknown' } & Said)

/** What is asked after: the names that the order went by. */
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
  /** `from` is the account that would pay: some banks ask in its name. */
  inquire: (from: OwnAccount, sought: AccountToFind) => Promise<AccountInquiry>
  transfer: (order: TransferOrder) => Promise<TransferAnswer>
  status: (order: SentOrder) => Promise<TransferStatus>
}

/** `BUSY` and `UNREACHABLE` may pass by themselves; the others want a person. */
export type BankFaultReason = 'CREDENTIALS' | 'NOT_PERMITTED' | 'REFUSED' | 'BUSY' | 'UNREACHABLE' | 'NONSENSE'

/** A question to a bank that got no usable answer. Its message is fit to be stored and shown: it holds no secret. */
export class BankFault extends Error {
  readonly reason: BankFaultReason
  /** What the bank answered, when it answered. */
  readonly code: string | null
  constructor(reason: BankFaultReason, message: string, code: string | null = null) {
    super(message)
    this.name = 'BankFault'
    this.reason = reason
    this.code = code
  }
}
