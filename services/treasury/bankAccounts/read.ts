// What sibling modules ask of bank accounts.
import { and, eq, sql } from 'drizzle-orm'
import type { Tx } from '../../kit/database/database.ts'
import { commonErrors } from '../../kit/errors.ts'
import { Refusal } from '../../kit/http/problem.ts'
import { bankAccountList } from './list.ts'
import { noteOnBankAccount } from './repository.ts'
import type { StatementMapping } from './statementMapping.ts'
import { type BankAccountRow, bankAccount } from './table.ts'

/** The account of an id; refuses with G-7 an unknown one and one of another organization. */
export async function bankAccountOf(tx: Tx, id: string): Promise<BankAccountRow> {
  const row = await bankAccountList.readOne(tx, id)
  if (!row) throw new Refusal(commonErrors.notFound)
  return row
}

/** Whether an account takes no lines any more. */
export const isClosed = async (tx: Tx, id: string): Promise<boolean> =>
  (await bankAccountOf(tx, id)).status === 'CLOSED'

/** The alias by which people know it; null for none. */
export async function bankAccountAlias(tx: Tx, id: string | null): Promise<string | null> {
  return id === null ? null : (await bankAccountOf(tx, id)).alias
}

type LifecycleState = Partial<Pick<BankAccountRow, 'balanceMinor' | 'availableMinor' | 'balanceAt' | 'lastStatementOn'>>

/** Keeps the newest known balance and the day of the newest line; null when none is known. */
export async function storeAccountBalance(tx: Tx, id: string, standing: LifecycleState) {
  await noteOnBankAccount(tx, id, standing)
  tx.emit('bank-account.changed', id, { scopeId: id })
}

/** Keeps how the columns of this account's CSV files are read, and what they are called there. */
export async function saveStatementMapping(
  tx: Tx,
  id: string,
  mapping: StatementMapping,
  header: readonly string[] | null,
) {
  await noteOnBankAccount(tx, id, { statementMapping: mapping, statementHeader: header && [...header] })
  tx.emit('bank-account.changed', id, { scopeId: id })
}

/** Says how the statements of the account come in. */
export async function setConnectionType(
  tx: Tx,
  id: string,
  connectionType: BankAccountRow['connectionType'],
): Promise<void> {
  await tx
    .update(bankAccount)
    .set({ connectionType, version: sql`${bankAccount.version} + 1` })
    .where(and(eq(bankAccount.organizationId, tx.organizationId), eq(bankAccount.id, id)))
}
