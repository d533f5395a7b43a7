// SQL of bank accounts; the only file of this module that knows the table.
import { and, eq, getTableColumns, inArray, or, sql, type SQL } from 'drizzle-orm'
import type { Tx } from '../../kit/database/database.ts'
import type { Currency } from '../../kit/money.ts'
import type { Page, Sort } from '../../kit/page.ts'
import { searchWords } from '../searchWords.ts'
import { bankCodesNamed } from './banks.ts'
import { bankAccount, type BankAccountRow } from './table.ts'

export type BankAccountFilter = {
  search?: string | undefined
  bankCodes?: readonly string[] | undefined
  currency?: Currency | undefined
  connectionType?: BankAccountRow['connectionType'] | undefined
  entityId?: string | undefined
}

export const bankAccountSorts: Record<string, Sort<BankAccountRow>> = {
  alias: { column: bankAccount.alias, valueOf: row => row.alias },
  createdAt: { column: bankAccount.createdAt, valueOf: row => row.createdAt },
}

const columns = getTableColumns(bankAccount)
const ofOrganization = (tx: Tx) => eq(bankAccount.organizationId, tx.organizationId)
const withId = (tx: Tx, id: string) => and(ofOrganization(tx), eq(bankAccount.id, id))

export async function listBankAccounts(tx: Tx, filter: BankAccountFilter, page: Page<BankAccountRow>) {
  return tx
    .select(columns)
    .from(bankAccount)
    .where(and(...conditions(tx, filter), page.after))
    .orderBy(...page.orderBy)
    .limit(page.limit)
}

export async function readBankAccounts(tx: Tx, ids: readonly string[]): Promise<BankAccountRow[]> {
  return tx
    .select(columns)
    .from(bankAccount)
    .where(and(ofOrganization(tx), inArray(bankAccount.id, [...ids])))
}

/** Ledger balances, summed by currency. */
export async function sumBankAccounts(tx: Tx, filter: BankAccountFilter) {
  return tx
    .select({
      currency: bankAccount.currency,
      count: sql<number>`count(*)::int`,
      minor: sql<bigint>`coalesce(sum(${bankAccount.balanceMinor}), 0)::text`.mapWith(BigInt),
    })
    .from(bankAccount)
    .where(and(...conditions(tx, filter)))
    .groupBy(bankAccount.currency)
    .orderBy(bankAccount.currency)
}

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

/** The account with its lock, so that what is changed and what was before are of one moment. Whoever points at it does not wait. */
export async function lockBankAccount(tx: Tx, id: string): Promise<BankAccountRow | undefined> {
  const [row] = await tx.select(columns).from(bankAccount).where(withId(tx, id)).for('no key update')
  return row
}

/** Changes the account if it still has the version that the caller saw. */
export async function changeBankAccount(
  tx: Tx,
  id: string,
  version: number,
  values: Partial<Pick<BankAccountRow, 'alias' | 'lastCheckedOn'>>,
): Promise<BankAccountRow | undefined> {
  const [row] = await tx
    .update(bankAccount)
    .set({ ...values, version: sql`${bankAccount.version} + 1` })
    .where(and(withId(tx, id), eq(bankAccount.version, version)))
    .returning()
  return row
}

/** What the system learns of an account: no person's edit, therefore no new version. */
export async function noteOnBankAccount(
  tx: Tx,
  id: string,
  values: Partial<Pick<BankAccountRow, 'balanceMinor' | 'balanceAt' | 'lastStatementOn' | 'statementMapping'>>,
): Promise<void> {
  await tx.update(bankAccount).set(values).where(withId(tx, id))
}

function conditions(tx: Tx, filter: BankAccountFilter): (SQL | undefined)[] {
  const { bankCodes, connectionType, currency, entityId, search } = filter
  return [
    ofOrganization(tx),
    bankCodes && inArray(bankAccount.bankCode, [...bankCodes]),
    connectionType && eq(bankAccount.connectionType, connectionType),
    currency && eq(bankAccount.currency, currency),
    entityId === undefined ? undefined : eq(bankAccount.entityId, entityId),
    // Accounts are few: no index is needed for these.
    ...searchWords(search ?? '').map(({ word }) => {
      const pattern = sql`contains_pattern(${word})`
      return or(
        sql`lower(${bankAccount.alias}) like ${pattern}`,
        sql`${bankAccount.accountNumber} like ${pattern}`,
        inArray(bankAccount.bankCode, bankCodesNamed(word)),
      )
    }),
  ]
}
