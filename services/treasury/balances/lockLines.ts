import { sql } from 'drizzle-orm'
import type { Tx } from '../../kit/database/database.ts'

/** Keeps other imports and entries of the account waiting until this transaction ends, but nobody who reads or edits the account. */
export async function lockStatementsOf(tx: Tx, bankAccountId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`statements/${bankAccountId}`}, 0))`)
}
