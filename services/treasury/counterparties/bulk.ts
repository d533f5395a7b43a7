// What an import asks of counterparties: what is taken, and storing many at once.
import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { Tx } from '../../kit/database/database.ts'
import { insertMany } from '../../kit/database/insertMany.ts'
import { newId } from '../../kit/ids.ts'
import { counterparty, counterpartyAccount, type CounterpartyRow } from './table.ts'

/** Ids of the counterparties of these aliases, by alias in lower case. */
export async function counterpartiesByAlias(tx: Tx, aliases: readonly string[]): Promise<Map<string, string>> {
  const rows = await tx
    .select({ id: counterparty.id, alias: sql<string>`lower(${counterparty.alias})` })
    .from(counterparty)
    .where(
      and(
        eq(counterparty.organizationId, tx.organizationId),
        sql`lower(${counterparty.alias}) = any (${sql.param(aliases.map(alias => alias.toLowerCase()))}::text[])`,
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

type NewCounterparty = Pick<CounterpartyRow, 'legalName' | 'alias' | 'externalId' | 'type' | 'email' | 'taxNumber'> & {
  accounts: readonly { alias: string | null; bankCode: string; accountNumber: string; accountName: string }[]
}

/** Stores counterparties that an import brought. */
export async function storeCounterparties(tx: Tx, drafts: readonly NewCounterparty[], importId: string): Promise<void> {
  const { organizationId, actorId: createdBy } = tx
  const withIds = drafts.map(draft => ({ ...draft, id: newId() }))
  await insertMany(
    tx,
    counterparty,
    withIds.map(({ accounts: _accounts, ...values }) => ({ ...values, organizationId, importId, createdBy })),
  )
  await insertMany(
    tx,
    counterpartyAccount,
    withIds.flatMap(({ id: counterpartyId, accounts }) =>
      accounts.map((account, place) => ({ ...account, organizationId, id: newId(), counterpartyId, place })),
    ),
  )
}
