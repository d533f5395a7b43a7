// SQL of single connections; lists are in lists.ts.
import { and, desc, eq, gt, inArray, isNotNull, isNull, lt, lte, or, sql } from 'drizzle-orm'
import type { Database, Tx } from '../../kit/database/database.ts'
import type { Uses } from '../counterparties/public.ts'
import { codes } from './errors.ts'
import type { ProviderStatus } from './rules/lifecycle.ts'
import { paymentProvider as table, type ProviderRow } from './table.ts'

const withId = (tx: Tx, id: string) => and(eq(table.organizationId, tx.organizationId), eq(table.id, id))

/** The error code for a violation of the table's unique index. */
export const providerConflicts = {
  payment_provider_alias: { error: codes.providerAliasExists, path: 'alias' },
}

export async function insertProvider(
  tx: Tx,
  values: Omit<typeof table.$inferInsert, 'organizationId'>,
): Promise<ProviderRow> {
  const [row] = await tx
    .insert(table)
    .values({ ...values, organizationId: tx.organizationId })
    .returning()
  return row!
}

export async function readProvider(tx: Tx, id: string): Promise<ProviderRow | undefined> {
  const [row] = await tx.select().from(table).where(withId(tx, id))
  return row
}

/** The connection, locked: concurrent writers of its records wait. */
export async function lockProvider(tx: Tx, id: string): Promise<ProviderRow | undefined> {
  const [row] = await tx.select().from(table).where(withId(tx, id)).for('no key update')
  return row
}

type Values = Partial<Omit<typeof table.$inferInsert, 'organizationId' | 'id'>>

/** Changes a connection that is unchanged since it was read; otherwise undefined. */
export async function changeProvider(
  tx: Tx,
  { id, version }: Pick<ProviderRow, 'id' | 'version'>,
  from: readonly ProviderStatus[],
  values: Values,
): Promise<ProviderRow | undefined> {
  const [row] = await tx
    .update(table)
    .set({ ...values, version: sql`${table.version} + 1` })
    .where(and(withId(tx, id), eq(table.version, version), inArray(table.status, [...from])))
    .returning()
  return row
}

/** Facts that the system learns about a connection: not a user's edit, so the version stays. */
export async function noteOnProvider(tx: Tx, id: string, values: Values): Promise<void> {
  await tx.update(table).set(values).where(withId(tx, id))
}

/** Records that a sync was requested; false if one is waiting or running. One older than a day was lost with its job. */
export async function beginSync(tx: Tx, id: string): Promise<boolean> {
  const now = tx.clock.now()
  const isLost = lt(table.syncingSince, now.subtract({ hours: 24 }).toString())
  const { rowCount } = await tx
    .update(table)
    .set({ syncingSince: now.toString() })
    .where(and(withId(tx, id), or(isNull(table.syncingSince), isLost)))
  return rowCount === 1
}

/** In a storm of notifications only one per second is recorded: otherwise all would wait for the same row. */
export async function noteNotification(tx: Tx, id: string, receivedAt: Temporal.Instant): Promise<void> {
  const isOld = lt(table.lastNotifiedAt, receivedAt.subtract({ seconds: 1 }).toString())
  await tx
    .update(table)
    .set({ lastNotifiedAt: receivedAt.toString() })
    .where(and(withId(tx, id), or(isNull(table.lastNotifiedAt), isOld)))
}

/** Whether a connection references the bank account as its payout account. */
export async function isPaidOutTo(tx: Tx, bankAccountId: string): Promise<boolean> {
  const [found] = await tx
    .select({ id: table.id })
    .from(table)
    .where(and(eq(table.organizationId, tx.organizationId), eq(table.bankAccountId, bankAccountId)))
    .limit(1)
  return found !== undefined
}

/** The connections that reference the counterparty, as a refusal lists them. */
export async function providersOfCounterparty(tx: Tx, counterpartyId: string, most: number): Promise<Uses> {
  const rows = await tx
    .select({ alias: table.alias, count: sql<number>`count(*) over ()::int` })
    .from(table)
    .where(and(eq(table.organizationId, tx.organizationId), eq(table.counterpartyId, counterpartyId)))
    .orderBy(desc(table.id))
    .limit(most)
  return { count: rows[0]?.count ?? 0, numbers: rows.map(({ alias }) => alias) }
}

/** A connection whose sync may be due. */
export type DueProvider = Pick<ProviderRow, 'organizationId' | 'id' | 'nextSyncAt'>

/** Connections of all organizations whose time has come, or is so far ahead that a clock must have jumped. */
export const dueProviders = (database: Database, bounds: { until: string; beyond: string }): Promise<DueProvider[]> =>
  database.readAsSystem(tx =>
    tx
      .select({ organizationId: table.organizationId, id: table.id, nextSyncAt: table.nextSyncAt })
      .from(table)
      .where(
        and(isNotNull(table.nextSyncAt), or(lte(table.nextSyncAt, bounds.until), gt(table.nextSyncAt, bounds.beyond))),
      ),
  )

/** Moves the time of the next sync, unless it has changed since it was read. */
export async function moveNextSync(tx: Tx, { id, nextSyncAt }: DueProvider, to: string): Promise<boolean> {
  const { rowCount } = await tx
    .update(table)
    .set({ nextSyncAt: to })
    .where(and(withId(tx, id), sql`${table.nextSyncAt} is not distinct from ${nextSyncAt}::timestamptz`))
  return rowCount === 1
}

/** The connection at whose address a notification arrived; undefined for an unknown address. */
export async function providerOfHook(
  database: Database,
  token: string,
): Promise<Pick<ProviderRow, 'organizationId' | 'id'> | undefined> {
  const { rows } = await database.readAsSystem(tx =>
    tx.execute<{ organization_id: string; id: string }>(
      sql`select organization_id, id from provider_of_hook(${token})`,
    ),
  )
  const [found] = rows
  return found && { organizationId: found.organization_id, id: found.id }
}
