import { and, eq, or, sql } from 'drizzle-orm'
import { among } from '../../kit/database/among.ts'
import type { Tx } from '../../kit/database/database.ts'
import { bankAccount, type BankAccountRow } from './table.ts'

/** An account as far as it is told apart by its number. */
export type NumberedAccount = Pick<
  BankAccountRow,
  'id' | 'accountNumber' | 'bankCode' | 'currency' | 'entityId' | 'alias' | 'status'
>

/** Accounts by what is written for them: a number, which can be at two banks, or with a letter in it an alias, which no two have. */
export type NamedAccounts = { called: (text: string) => readonly NumberedAccount[] }

/** Whether a text is meant for an alias: one of digits alone is a number, whatever accounts are called. */
export const isAlias = (text: string): boolean => /\p{L}/u.test(text)

const { id, accountNumber, bankCode, currency, entityId, alias, status } = bankAccount
const columns = { id, accountNumber, bankCode, currency, entityId, alias, status }

/** All accounts of the organization, for what compares numbers by rules of its own; they are few. */
export const numberedAccounts = (tx: Tx): Promise<NumberedAccount[]> =>
  tx.select(columns).from(bankAccount).where(eq(bankAccount.organizationId, tx.organizationId)).orderBy(id)

/** The accounts that texts are written for. */
export async function accountsCalled(tx: Tx, texts: readonly string[]): Promise<NamedAccounts> {
  const { numbers = [], aliases = [] } = Object.groupBy(texts, text => (isAlias(text) ? 'aliases' : 'numbers'))
  const wanted = aliases.map(each => each.toLowerCase())
  const rows = await tx
    .select(columns)
    .from(bankAccount)
    .where(
      and(
        eq(bankAccount.organizationId, tx.organizationId),
        or(among(accountNumber, numbers), sql`lower(${alias}) = any (${sql.param(wanted)}::text[])`),
      ),
    )
  const byNumber = Map.groupBy(rows, row => row.accountNumber)
  const byAlias = Map.groupBy(rows, row => row.alias.toLowerCase())
  return { called: text => (isAlias(text) ? byAlias.get(text.toLowerCase()) : byNumber.get(text)) ?? [] }
}

/** Accounts by number, of those that there are; the same number can be at two banks. */
export async function accountsByNumber(
  tx: Tx,
  numbers: readonly string[],
): Promise<Map<string, readonly NumberedAccount[]>> {
  const { called } = await accountsCalled(tx, numbers)
  return new Map(numbers.map(number => [number, called(number)] as const).filter(([, found]) => found.length > 0))
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
