// What bank accounts query from connections before a change.
import type { Tx } from '../../kit/database/database.ts'
import type { DeletionUses } from '../bankAccounts/public.ts'
import { readLink } from './repository.ts'

/** Whether the account is connected to its bank. */
export const deletionUses = async (tx: Tx, bankAccountId: string): Promise<DeletionUses> => ({
  isConnected: (await readLink(tx, bankAccountId)) !== undefined,
})
