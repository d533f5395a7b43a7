// What counterparties ask of higher modules before they change, in their own transaction.
import { inTransaction } from '../../kit/inTransaction.ts'
import type { Uses } from './uses.ts'

/** One is about to be inactive, so that nobody is to pay it. */
export const deactivating = inTransaction<{ id: string }>('counterparties.deactivating')

/** Accounts of one are about to be given up; there may be none. */
export const accountsRemoving = inTransaction<{ accountIds: readonly string[] }>('counterparties.accountsRemoving')

/** Money may go to a further account of one. Answers whether it has been paid. */
export const widening = inTransaction<{ id: string }, boolean>('counterparties.widening')

/** One is about to be deleted. Answers the records that name it, with the numbers of the newest, `most` at most. */
export const deleting = inTransaction<{ id: string; most: number }, Uses>('counterparties.deleting')
