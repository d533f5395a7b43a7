import { sql } from 'drizzle-orm'
import type { Tx } from '../../kit/database/database.ts'

/** Makes other imports and entries of the account wait until this transaction ends, but not readers or editors of the account. */
export async function lockStatementsOf(tx: Tx, bankAccountId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`statements/${bankAccountId}`}, 0))`)
}
