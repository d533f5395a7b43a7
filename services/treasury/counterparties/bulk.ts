// What an import needs from counterparties: existing values, and storing many at once.
import { and, eq, isNotNull, sql } from 'drizzle-orm'
import { among } from '../../kit/database/among.ts'
import type { Tx } from '../../kit/database/database.ts'
import { insertMany } from '../../kit/database/insertMany.ts'
import { newId } from '../../kit/ids.ts'
import { addedNow } from './repository.ts'
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

/** Organizations with more counterparties get no suggestions. */
const MAX_TO_CHOOSE_FROM = 5_000

/** The aliases of the organization's counterparties with their legal names, to suggest one that may have been meant. */
export async function partiesToChooseFrom(tx: Tx): Promise<[alias: string, legalName: string][]> {
  const rows = await tx
    .select({ alias: counterparty.alias, legalName: counterparty.legalName })
    .from(counterparty)
    .where(eq(counterparty.organizationId, tx.organizationId))
    .orderBy(counterparty.alias)
    .limit(MAX_TO_CHOOSE_FROM + 1)
  return rows.length > MAX_TO_CHOOSE_FROM ? [] : rows.map(({ alias, legalName }) => [alias, legalName])
}

/** A counterparty with all its accounts. */
export type Payee = { counterparty: CounterpartyRow; accounts: CounterpartyAccountRow[] }

/** Those of these aliases that can be paid, by alias in lower case. */
export async function payeesByAlias(tx: Tx, aliases: readonly string[]): Promise<Map<string, Payee>> {
  const rows = await tx
    .select({ counterparty, account: counterpartyAccount })
    .from(counterparty)
    .leftJoin(
      counterpartyAccount,
      and(
        eq(counterpartyAccount.organizationId, counterparty.organizationId),
        eq(counterpartyAccount.counterpartyId, counterparty.id),
      ),
    )
    .where(
      and(
        eq(counterparty.organizationId, tx.organizationId),
        among(
          counterparty.aliasKey,
          aliases.map(alias => alias.toLowerCase()),
        ),
      ),
    )
    .orderBy(counterpartyAccount.place)
  const payees = new Map<string, Payee>()
  for (const { counterparty: person, account } of rows) {
    const payee = payees.get(person.aliasKey) ?? { counterparty: person, accounts: [] }
    if (account) payee.accounts.push(account)
    payees.set(person.aliasKey, payee)
  }
  return payees
}

/** The counterparties of the organization's own entities, by entity. */
export async function partiesOfEntities(tx: Tx): Promise<Map<string, CounterpartyRow>> {
  const rows = await tx
    .select()
    .from(counterparty)
    .where(and(eq(counterparty.organizationId, tx.organizationId), isNotNull(counterparty.entityId)))
  return new Map(rows.flatMap(row => (row.entityId === null ? [] : [[row.entityId, row] as const])))
}

/** Those of these external ids that a counterparty already has. */
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
 * Stores the counterparties of an import, one account per row; rows with the same alias are one counterparty. `stored` keeps those of
 * earlier rows, by alias in lower case.
 */
export async function storeCounterparties(
  tx: Tx,
  importId: string,
  rows: readonly NewCounterparty[],
  stored: Map<string, { id: string; accounts: number }>,
): Promise<void> {
  const { organizationId, actorId: createdBy } = tx
  const added = addedNow(tx)
  const people: (typeof counterparty.$inferInsert)[] = []
  const accounts: (typeof counterpartyAccount.$inferInsert)[] = []
  for (const { person, account } of rows) {
    const alias = person.alias.toLowerCase()
    const owner = stored.get(alias) ?? { id: newId(), accounts: 0 }
    if (!stored.has(alias)) people.push({ ...person, organizationId, id: owner.id, importId, createdBy })
    if (account) {
      const place = owner.accounts++
      accounts.push({ ...account, ...added, organizationId, id: newId(), counterpartyId: owner.id, place })
    }
    stored.set(alias, owner)
  }
  await insertMany(tx, counterparty, people)
  await insertMany(tx, counterpartyAccount, accounts)
}
