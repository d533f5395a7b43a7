import { and, eq, sql } from 'drizzle-orm'
import { among } from '../../kit/database/among.ts'
import type { Tx } from '../../kit/database/database.ts'
import { bankAccount, type BankAccountRow } from './table.ts'

/** An account as far as it is told apart by its number. */
export type NumberedAccount = Pick<
  BankAccountRow,
  'id' | 'accountNumber' | 'bankCode' | 'currency' | 'entityId' | 'alias' | 'status'
>

/** Accounts by number; the same number can be at two banks. */
export async function accountsByNumber(tx: Tx, numbers: readonly string[]): Promise<Map<string, NumberedAccount[]>> {
  const { id, accountNumber, bankCode, currency, entityId, alias, status } = bankAccount
  const rows = await tx
    .select({ id, accountNumber, bankCode, currency, entityId, alias, status })
    .from(bankAccount)
    .where(and(eq(bankAccount.organizationId, tx.organizationId), among(accountNumber, numbers)))
  return Map.groupBy(rows, row => row.accountNumber)
}

/** Accounts by what people call them, in lower case: no two have the same alias. */
export async function accountsByAlias(tx: Tx, aliases: readonly string[]): Promise<Map<string, NumberedAccount[]>> {
  const { id, accountNumber, bankCode, currency, entityId, alias, status } = bankAccount
  const wanted = [...new Set(aliases.map(each => each.toLowerCase()))]
  const rows = await tx
    .select({ id, accountNumber, bankCode, currency, entityId, alias, status })
    .from(bankAccount)
    .where(
      and(eq(bankAccount.organizationId, tx.organizationId), sql`lower(${alias}) = any (${sql.param(wanted)}::text[])`),
    )
  return Map.groupBy(rows, row => row.alias.toLowerCase())
}

/** An organization with more accounts is offered none. */
const MAX_TO_CHOOSE_FROM = 1_000

/** The numbers of the organization's accounts, where one of them may have been meant. */
export async function accountsToChooseFrom(tx: Tx): Promise<string[]> {
  const rows = await tx
    .selectDistinct({ number: bankAccount.accountNumber })
    .from(bankAccount)
    .where(eq(bankAccount.organizationId, tx.organizationId))
    .limit(MAX_TO_CHOOSE_FROM + 1)
  return rows.length > MAX_TO_CHOOSE_FROM ? [] : rows.map(({ number }) => number)
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
