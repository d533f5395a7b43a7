// SQL of single bank accounts; lists are in list.ts.
import { and, eq, getTableColumns, sql } from 'drizzle-orm'
import type { Tx } from '../../kit/database/database.ts'
import { bankAccount, type BankAccountRow } from './table.ts'

const columns = getTableColumns(bankAccount)
const ofOrganization = (tx: Tx) => eq(bankAccount.organizationId, tx.organizationId)
const withId = (tx: Tx, id: string) => and(ofOrganization(tx), eq(bankAccount.id, id))

export async function insertBankAccount(
  tx: Tx,
  values: Omit<typeof bankAccount.$inferInsert, 'organizationId'>,
): Promise<BankAccountRow> {
  const [row] = await tx
    .insert(bankAccount)
    .values({ ...values, organizationId: tx.organizationId })
    .returning()
  return row!
}

/** The account, locked, so that the change and the state before it are consistent. Writers that only reference it don't wait. */
export async function lockBankAccount(tx: Tx, id: string): Promise<BankAccountRow | undefined> {
  const [row] = await tx.select(columns).from(bankAccount).where(withId(tx, id)).for('no key update')
  return row
}

/** Changes the account if it still has the version that the caller saw. */
export async function changeBankAccount(
  tx: Tx,
  id: string,
  version: number,
  values: Partial<
    Pick<
      BankAccountRow,
      | 'alias'
      | 'accountNumber'
      | 'currency'
      | 'lastCheckedOn'
      | 'numberChangedAt'
      | 'numberChangedBy'
      | 'restriction'
      | 'restrictedMinor'
      | 'restrictionReason'
      | 'restrictedFrom'
      | 'restrictedUntil'
    >
  >,
): Promise<BankAccountRow | undefined> {
  const [row] = await tx
    .update(bankAccount)
    .set({ ...values, version: sql`${bankAccount.version} + 1` })
    .where(and(withId(tx, id), eq(bankAccount.version, version)))
    .returning()
  return row
}

/** Facts that the system learns about an account: not a user's edit, so the version stays. */
export async function noteOnBankAccount(
  tx: Tx,
  id: string,
  values: Partial<
    Pick<
      BankAccountRow,
      'balanceMinor' | 'availableMinor' | 'balanceAt' | 'lastStatementOn' | 'statementMapping' | 'statementHeader'
    >
  >,
): Promise<void> {
  await tx.update(bankAccount).set(values).where(withId(tx, id))
}
