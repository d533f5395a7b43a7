import { and, eq, inArray } from 'drizzle-orm'
import type { Tx } from '../../kit/database/database.ts'
import { bankAccount } from './table.ts'

/** Accounts by number; the same number can be at two banks. */
export async function accountsByNumber(tx: Tx, numbers: readonly string[]) {
  const rows = await tx
    .select({ id: bankAccount.id, accountNumber: bankAccount.accountNumber, currency: bankAccount.currency })
    .from(bankAccount)
    .where(and(eq(bankAccount.organizationId, tx.organizationId), inArray(bankAccount.accountNumber, [...numbers])))
  return Map.groupBy(rows, row => row.accountNumber)
}

/** The organization's own account of a number at a bank. */
export async function ownAccountAt(tx: Tx, { bankCode, accountNumber }: { bankCode: string; accountNumber: string }) {
  const [row] = await tx
    .select({ id: bankAccount.id, entityId: bankAccount.entityId })
    .from(bankAccount)
    .where(
      and(
        eq(bankAccount.organizationId, tx.organizationId),
        eq(bankAccount.bankCode, bankCode),
        eq(bankAccount.accountNumber, accountNumber),
      ),
    )
  return row
}
