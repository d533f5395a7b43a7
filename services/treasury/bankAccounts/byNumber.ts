import { and, eq, ne, or, sql } from 'drizzle-orm'
import type { Tx } from '../../kit/database/database.ts'
import { Refusal } from '../../kit/http/problem.ts'
import { bareNumber } from '../accountNumber.ts'
import { codes } from './errors.ts'
import { bankAccount, type BankAccountRow } from './table.ts'

/** What identifies an account by number. */
export type NumberedAccount = Pick<
  BankAccountRow,
  'id' | 'accountNumber' | 'bankCode' | 'currency' | 'entityId' | 'alias' | 'status'
>

/**
 * Accounts by what users write for them: a number, with or without leading zeros, which may exist at two banks; or, if it contains a
 * letter, an alias, which is unique.
 */
export type NamedAccounts = { called: (text: string) => readonly NumberedAccount[] }

/** Whether a text is an alias: digits only are a number, whatever accounts are called. */
export const isAlias = (text: string): boolean => /\p{L}/u.test(text)

const { id, accountNumber, bankCode, currency, entityId, alias, status } = bankAccount
const columns = { id, accountNumber, bankCode, currency, entityId, alias, status }

/** All accounts of the organization, for code that compares numbers by its own rules; they are few. */
export const numberedAccounts = (tx: Tx): Promise<NumberedAccount[]> =>
  tx.select(columns).from(bankAccount).where(eq(bankAccount.organizationId, tx.organizationId)).orderBy(id)

/** Finds accounts by the texts written for them. */
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

/** Existing accounts by number; two banks may have the same number. */
export async function accountsByNumber(
  tx: Tx,
  numbers: readonly string[],
): Promise<Map<string, readonly NumberedAccount[]>> {
  const { called } = await accountsCalled(tx, numbers)
  return new Map(numbers.map(number => [number, called(number)] as const).filter(([, found]) => found.length > 0))
}

/** Organizations with more accounts get no suggestions. */
const MAX_TO_CHOOSE_FROM = 1_000

/** The numbers of the organization's accounts, to suggest one that may have been meant. */
export async function accountsToChooseFrom(tx: Tx): Promise<string[]> {
  const rows = await tx
    .selectDistinct({ number: bankAccount.accountNumber })
    .from(bankAccount)
    .where(eq(bankAccount.organizationId, tx.organizationId))
    .limit(MAX_TO_CHOOSE_FROM + 1)
  return rows.length > MAX_TO_CHOOSE_FROM ? [] : rows.map(({ number }) => number)
}

/** Refuses a number that another own account at the bank has, ignoring leading zeros; a concurrent insert of the same number waits. */
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
