import { and, eq, ne, or, sql } from 'drizzle-orm'
import type { Tx } from '../../kit/database/database.ts'
import { Refusal } from '../../kit/http/problem.ts'
import { bareNumber } from '../accountNumber.ts'
import { codes } from './errors.ts'
import { bankAccount, type BankAccountRow } from './table.ts'

/** An account as far as it is told apart by its number. */
export type NumberedAccount = Pick<
  BankAccountRow,
  'id' | 'accountNumber' | 'bankCode' | 'currency' | 'entityId' | 'alias' | 'status'
>

/**
 * Accounts by what is written for them: a number, with its leading zeros or without, which can be at two banks, or with a letter in it an
 * alias, which no two have.
 */
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
        or(
          sql`${bankAccount.bareNumber} = any (${sql.param(numbers.map(bareNumber))}::text[])`,
          sql`lower(${alias}) = any (${sql.param(wanted)}::text[])`,
        ),
      ),
    )
  const byNumber = Map.groupBy(rows, row => bareNumber(row.accountNumber))
  const byAlias = Map.groupBy(rows, row => row.alias.toLowerCase())
  return { called: text => (isAlias(text) ? byAlias.get(text.toLowerCase()) : byNumber.get(bareNumber(text))) ?? [] }
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

/** Refuses a number that another own account at the bank has, however many zeros stand before it; who adds the same meanwhile waits. */
export async function refuseTakenNumber(
  tx: Tx,
  { bankCode, accountNumber }: { bankCode: string; accountNumber: string },
  exceptId?: string,
): Promise<void> {
  const key = `account-number/${tx.organizationId}/${bankCode}/${bareNumber(accountNumber)}`
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`)
  const taken = await ownAccountAt(tx, { bankCode, accountNumber }, exceptId)
  if (taken) throw new Refusal(codes.bankAccountNumberExists, { path: 'accountNumber' })
}

/** The organization's own account of a number at a bank. */
export async function ownAccountAt(
  tx: Tx,
  { bankCode, accountNumber }: { bankCode: string; accountNumber: string },
  exceptId?: string,
) {
  const [row] = await tx
    .select({ id: bankAccount.id, entityId: bankAccount.entityId })
    .from(bankAccount)
    .where(
      and(
        eq(bankAccount.organizationId, tx.organizationId),
        eq(bankAccount.bankCode, bankCode),
        eq(bankAccount.bareNumber, bareNumber(accountNumber)),
        exceptId === undefined ? undefined : ne(bankAccount.id, exceptId),
      ),
    )
  return row
}
