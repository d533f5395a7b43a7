// What an import asks of counterparties: what is taken, and storing many at once.
import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { Tx } from '../../kit/database/database.ts'
import { insertMany } from '../../kit/database/insertMany.ts'
import { newId } from '../../kit/ids.ts'
import { counterparty, counterpartyAccount, type CounterpartyAccountRow, type CounterpartyRow } from './table.ts'

/** Ids of the counterparties of these aliases, by alias in lower case. */
export async function counterpartiesByAlias(tx: Tx, aliases: readonly string[]): Promise<Map<string, string>> {
  const rows = await tx
    .select({ id: counterparty.id, alias: counterparty.aliasKey })
    .from(counterparty)
    .where(
      and(
        eq(counterparty.organizationId, tx.organizationId),
        sql`${counterparty.aliasKey} = any (${sql.param(aliases.map(alias => alias.toLowerCase()))}::text[])`,
      ),
    )
  return new Map(rows.map(row => [row.alias, row.id]))
}

/** Which of these external ids a counterparty has. */
export async function takenCounterpartyIds(tx: Tx, externalIds: readonly string[]): Promise<Set<string>> {
  const rows = await tx
    .select({ externalId: counterparty.externalId })
    .from(counterparty)
    .where(
      and(
        eq(counterparty.organizationId, tx.organizationId),
        isNotNull(counterparty.externalId),
        sql`${counterparty.externalId} = any (${sql.param([...externalIds])}::text[])`,
      ),
    )
  return new Set(rows.flatMap(row => row.externalId ?? []))
}

type Account = Pick<CounterpartyAccountRow, 'alias' | 'bankCode' | 'accountNumber' | 'accountName'>
type NewCounterparty = {
  person: Pick<CounterpartyRow, 'legalName' | 'alias' | 'externalId' | 'type' | 'email' | 'taxNumber'>
  account: Account | null
}

/**
 * Stores counterparties that an import brought, one account a row; rows with one alias are one counterparty's.
 * `stored` remembers those of the rows before, by alias in lower case.
 */
export async function storeCounterparties(
  tx: Tx,
  importId: string,
  rows: readonly NewCounterparty[],
  stored: Map<string, { id: string; accounts: number }>,
): Promise<void> {
  const { organizationId, actorId: createdBy } = tx
  const people: (typeof counterparty.$inferInsert)[] = []
  const accounts: (typeof counterpartyAccount.$inferInsert)[] = []
  for (const { person, account } of rows) {
    const alias = person.alias.toLowerCase()
    const owner = stored.get(alias) ?? { id: newId(), accounts: 0 }
    if (!stored.has(alias)) people.push({ ...person, organizationId, id: owner.id, importId, createdBy })
    if (account)
      accounts.push({ ...account, organizationId, id: newId(), counterpartyId: owner.id, place: owner.accounts++ })
    stored.set(alias, owner)
  }
  await insertMany(tx, counterparty, people)
  await insertMany(tx, counterpartyAccount, accounts)
}
