// What bank accounts ask of higher modules before they change, in their own transaction and under their lock.
import { inTransaction } from '../../kit/inTransaction.ts'

type OfAccount = { id: string }

/** What rests on an account, as far as one module knows. */
export type CorrectionUses = { isReconciled?: boolean; isPaidFromOrTo?: boolean; holdsMoney?: boolean }

/** The number or currency of an account is about to change. */
export const correcting = inTransaction<OfAccount, CorrectionUses>('bankAccounts.correcting')

/** An account is about to be closed: it takes no more lines and payments. */
export const closing = inTransaction<OfAccount>('bankAccounts.closing')

/** What keeps an account from being deleted, as far as one module knows. */
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

/** Nothing keeps an account from being deleted: what says nothing without it goes first. */
export const clearing = inTransaction<OfAccount>('bankAccounts.clearing')
