import type { Tx } from '../../kit/database/database.ts'
import { type AccountStatus, noteBankStatus, storeAccountBalance } from '../bankAccounts/public.ts'
import { insertBalance } from './repository.ts'

type Said = {
  ledgerMinor: bigint
  availableMinor: bigint
  at: Temporal.Instant
  status?: AccountStatus | undefined
}

/** Stores the balance that a bank has just reported, as the account's current balance and in its history. */
export async function recordBalance(tx: Tx, bankAccountId: string, said: Said): Promise<void> {
  const at = said.at.toString()
  const { ledgerMinor, availableMinor } = said
  await insertBalance(tx, { bankAccountId, at, ledgerMinor, availableMinor, source: 'API' })
  await storeAccountBalance(tx, bankAccountId, { balanceMinor: ledgerMinor, availableMinor, balanceAt: at })
  if (said.status) await noteBankStatus(tx, bankAccountId, said.status)
}
