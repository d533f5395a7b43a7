// What counterparties query from higher modules before a change, in the same transaction.
import { inTransaction } from '../../kit/inTransaction.ts'
import type { Uses } from './uses.ts'

/** A counterparty is about to be deactivated, so it must not be paid any more. */
export const deactivating = inTransaction<{ id: string }>('counterparties.deactivating')

/** Accounts of a counterparty are about to be removed; there may be none. */
export const accountsRemoving = inTransaction<{ accountIds: readonly string[] }>('counterparties.accountsRemoving')

/** A counterparty gets another account that can be paid. Returns whether it has been paid before. */
export const widening = inTransaction<{ id: string }, boolean>('counterparties.widening')

/** A counterparty is about to be deleted. Returns the records that reference it, with the numbers of the newest, at most `most`. */
export const deleting = inTransaction<{ id: string; most: number }, Uses>('counterparties.deleting')
