import type { Tx } from '../../kit/database/database.ts'
import { recordStanding } from '../bankAccounts/read.ts'
import { insertBalance } from './repository.ts'

type Said = { ledgerMinor: bigint; availableMinor: bigint; at: Temporal.Instant }

/** Keeps what a bank has just said of an account, as its balance now and for its history. */
export async function recordBalance(tx: Tx, bankAccountId: string, said: Said): Promise<void> {
  const at = said.at.toString()
  const { ledgerMinor, availableMinor } = said
  await insertBalance(tx, { bankAccountId, at, ledgerMinor, availableMinor, source: 'API' })
  await recordStanding(tx, bankAccountId, { balanceMinor: ledgerMinor, availableMinor, balanceAt: at })
}
