// What bank accounts query from higher modules before a change, in the same transaction and under the same lock.
import { inTransaction } from '../../kit/inTransaction.ts'

type OfAccount = { id: string }

/** Dependents of an account, as far as one module knows. */
export type CorrectionUses = { isReconciled?: boolean; isPaidFromOrTo?: boolean; holdsMoney?: boolean }

/** The number or currency of an account is about to change. */
export const correcting = inTransaction<OfAccount, CorrectionUses>('bankAccounts.correcting')

/** An account is about to be closed: it accepts no more transactions and payments. */
export const closing = inTransaction<OfAccount>('bankAccounts.closing')

/** What prevents the deletion of an account, as far as one module knows. */
export type DeletionUses = {
  isReconciled?: boolean
  hasLines?: boolean
  hasPayments?: boolean
  hasExpected?: boolean
  isConnected?: boolean
  isWorkedOn?: boolean
}

/** An account is about to be deleted. */
export const deleting = inTransaction<OfAccount, DeletionUses>('bankAccounts.deleting')

/** Nothing prevents the deletion: records without meaning of their own are deleted first. */
export const clearing = inTransaction<OfAccount>('bankAccounts.clearing')
