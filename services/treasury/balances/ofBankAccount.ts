// What bank accounts need to know about balances before they change.
import { and, eq } from 'drizzle-orm'
import type { Tx } from '../../kit/database/database.ts'
import type { CorrectionUses } from '../bankAccounts/public.ts'
import { accountBalance as table } from './table.ts'

/** Whether a bank has reported the account's balance. */
export async function correctionUses(tx: Tx, bankAccountId: string): Promise<CorrectionUses> {
  const [known] = await tx
    .select({ at: table.at })
    .from(table)
    .where(and(eq(table.organizationId, tx.organizationId), eq(table.bankAccountId, bankAccountId)))
    .limit(1)
  return { holdsMoney: known !== undefined }
}
