// Accounts that several counterparties have: not refused, but money could go to the wrong party.
import { and, eq, ne, sql } from 'drizzle-orm'
import type { Tx } from '../../kit/database/database.ts'
import { bareNumber } from '../accountNumber.ts'
import { counterparty, counterpartyAccount, type CounterpartyAccountRow } from './table.ts'

/** What identifies an account. */
export type AccountKey = Pick<CounterpartyAccountRow, 'bankCode' | 'accountNumber'>
export type AccountOwner = { id: string; alias: string }

/** The key of an account: the same with and without leading zeros in its number. */
export const accountKeyOf = ({ bankCode, accountNumber }: AccountKey): string =>
  `${bankCode}/${bareNumber(accountNumber)}`

/** The other counterparties with these accounts, by `accountKeyOf`. */
export async function accountOwners(
  tx: Tx,
  accounts: readonly AccountKey[],
  exceptId?: string,
): Promise<Map<string, AccountOwner[]>> {
  if (accounts.length === 0) return new Map()
  const wanted = new Set(accounts.map(accountKeyOf))
  const { bankCode, accountNumber } = counterpartyAccount
  const rows = await tx
    .select({ id: counterparty.id, alias: counterparty.alias, bankCode, accountNumber })
    .from(counterpartyAccount)
    .innerJoin(
      counterparty,
      and(
        eq(counterparty.organizationId, counterpartyAccount.organizationId),
        eq(counterparty.id, counterpartyAccount.counterpartyId),
      ),
    )
    .where(
      and(
        eq(counterpartyAccount.organizationId, tx.organizationId),
        sql`${counterpartyAccount.bareNumber} = any (${sql.param([
          ...new Set(accounts.map(account => bareNumber(account.accountNumber))),
        ])}::text[])`,
        exceptId === undefined ? undefined : ne(counterparty.id, exceptId),
      ),
    )
    .orderBy(sql`${counterparty.aliasKey}`)
  return Map.groupBy(
    rows.filter(row => wanted.has(accountKeyOf(row))),
    accountKeyOf,
  )
}

/** Maximum number of aliases in a message. */
const MAX_NAMED = 3

/** The others' aliases, as shown in a message. */
export function aliasesOf(owners: readonly Pick<AccountOwner, 'alias'>[]): string {
  const more = owners.length > MAX_NAMED ? ` (+${owners.length - MAX_NAMED})` : ''
  return `${owners
    .slice(0, MAX_NAMED)
    .map(({ alias }) => alias)
    .join(', ')}${more}`
}
