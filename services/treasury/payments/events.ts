// Events of payments that higher modules handle in the same transaction.
import { inTransaction } from '../../kit/inTransaction.ts'
import type { Jobs } from '../../kit/jobs.ts'
import type { ExpectedRow } from '../expectedTransactions/public.ts'

/** A payment moved no money, and users must check it. */
export const failed = inTransaction<{ id: string; jobs: Pick<Jobs, 'enqueue'> }>('payments.failed')

/** Queries whether the money expected by this record should no longer be paid. */
export const queryIfCalledOff = inTransaction<{ expectedId: string }, boolean>('payments.queryIfCalledOff')

/** The account of a refund, as requested: with the bank's name as the customer wrote it. */
export type RefundAccount = { creditMemoNumber: string; bankName: string; accountNumber: string; accountName: string }

/** Queries the account for which the payment of this record was approved. */
export const queryRefundAccount = inTransaction<{ expectedId: string }, RefundAccount | null>(
  'payments.queryRefundAccount',
)

/** No payment of this expected record is committed any more; the record is locked. */
export const paidExpectedFreed = inTransaction<{ row: ExpectedRow }>('payments.paidExpectedFreed')
