import type { Tx } from '../../kit/database/database.ts'
import { type AccountStatus, noteBankStatus, storeAccountBalance } from '../bankAccounts/public.ts'
import { insertBalance } from './repository.ts'

type Said = {
  ledgerMinor: bigint
  availableMinor: bigint
  at: Temporal.Instant
  status?: AccountStatus | undefined
}

/** Keeps what a bank has just said of an account, as its balance now and for its history. */
export async function recordBalance(tx: Tx, bankAccountId: string, said: Said): Promise<void> {
  const at = said.at.toString()
  const { ledgerMinor, availableMinor } = said
  await insertBalance(tx, { bankAccountId, at, ledgerMinor, availableMinor, source: 'API' })
  await storeAccountBalance(tx, bankAccountId, { balanceMinor: ledgerMinor, availableMinor, balanceAt: at })
  if (said.status) await noteBankStatus(tx, bankAccountId, said.status)
}
