// What payments tell higher modules of, in their own transaction.
import { inTransaction } from '../../kit/inTransaction.ts'
import type { Jobs } from '../../kit/jobs.ts'
import type { ExpectedRow } from '../expectedTransactions/public.ts'

/** A payment moved no money, and wants to be looked at. */
export const failed = inTransaction<{ id: string; jobs: Pick<Jobs, 'enqueue'> }>('payments.failed')

/** Asks whether what this record has expected to leave is not to be paid any more. */
export const askIfCalledOff = inTransaction<{ expectedId: string }, boolean>('payments.askIfCalledOff')

/** Where a refund's money is to go, as when it was asked for: the bank as the customer wrote it. */
export type RefundAccount = { creditMemoNumber: string; bankName: string; accountNumber: string; accountName: string }

/** Asks to which account what this record has expected to leave was approved to go. */
export const askRefundAccount = inTransaction<{ expectedId: string }, RefundAccount | null>('payments.askRefundAccount')

/** No payment of what this record has expected to leave is committed any more; its lock is held. */
export const paidExpectedFreed = inTransaction<{ row: ExpectedRow }>('payments.paidExpectedFreed')
