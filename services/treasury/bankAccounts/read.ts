// Reads of bank accounts for sibling modules.
import { and, eq, sql } from 'drizzle-orm'
import type { Tx } from '../../kit/database/database.ts'
import { commonErrors } from '../../kit/errors.ts'
import { Refusal } from '../../kit/http/problem.ts'
import { bankAccountList } from './list.ts'
import { noteOnBankAccount } from './repository.ts'
import type { StatementMapping } from './statementMapping.ts'
import { type BankAccountRow, bankAccount } from './table.ts'

/** The account of an id; refuses an unknown one, or one of another organization, with G-7. */
export async function bankAccountOf(tx: Tx, id: string): Promise<BankAccountRow> {
  const row = await bankAccountList.readOne(tx, id)
  if (!row) throw new Refusal(commonErrors.notFound)
  return row
}

/** Whether an account accepts no more transactions. */
export const isClosed = async (tx: Tx, id: string): Promise<boolean> =>
  (await bankAccountOf(tx, id)).status === 'CLOSED'

/** The account's alias; null without an account. */
export async function bankAccountAlias(tx: Tx, id: string | null): Promise<string | null> {
  return id === null ? null : (await bankAccountOf(tx, id)).alias
}

type LifecycleState = Partial<Pick<BankAccountRow, 'balanceMinor' | 'availableMinor' | 'balanceAt' | 'lastStatementOn'>>

/** Stores the newest known balance and the day of the newest transaction; null if unknown. */
export async function storeAccountBalance(tx: Tx, id: string, standing: LifecycleState) {
  await noteOnBankAccount(tx, id, standing)
  tx.emit('bank-account.changed', id, { scopeId: id })
}

/** Stores how the columns of this account's CSV files are mapped, and their names. */
export async function saveStatementMapping(
  tx: Tx,
  id: string,
  mapping: StatementMapping,
  header: readonly string[] | null,
) {
  await noteOnBankAccount(tx, id, { statementMapping: mapping, statementHeader: header && [...header] })
  tx.emit('bank-account.changed', id, { scopeId: id })
}

/** Sets how statements of the account are received. */
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
