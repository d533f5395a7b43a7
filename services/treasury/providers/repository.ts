// SQL of single connections; lists are in lists.ts.
import { and, desc, eq, gt, inArray, isNotNull, isNull, lt, lte, or, sql } from 'drizzle-orm'
import type { Database, Tx } from '../../kit/database/database.ts'
import type { Uses } from '../counterparties/public.ts'
import { codes } from './errors.ts'
import type { ProviderStatus } from './rules/lifecycle.ts'
import { paymentProvider as table, type ProviderRow } from './table.ts'

const withId = (tx: Tx, id: string) => and(eq(table.organizationId, tx.organizationId), eq(table.id, id))

/** What the unique index of the table means to a person. */
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

/** The connection with its lock: of two that store what it brings, one waits for the other. */
export async function lockProvider(tx: Tx, id: string): Promise<ProviderRow | undefined> {
  const [row] = await tx.select().from(table).where(withId(tx, id)).for('no key update')
  return row
}

type Values = Partial<Omit<typeof table.$inferInsert, 'organizationId' | 'id'>>

/** Changes a connection that is as it was seen; undefined where it is not. */
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

/** What the system learns of a connection: no person's edit, therefore no new version. */
export async function noteOnProvider(tx: Tx, id: string, values: Values): Promise<void> {
  await tx.update(table).set(values).where(withId(tx, id))
}

/** Notes that a sync was asked for; false where one is waited for or at work. One of yesterday has been lost with its job. */
export async function beginSync(tx: Tx, id: string): Promise<boolean> {
  const now = tx.clock.now()
  const isLost = lt(table.syncingSince, now.subtract({ hours: 24 }).toString())
  const { rowCount } = await tx
    .update(table)
    .set({ syncingSince: now.toString() })
    .where(and(withId(tx, id), or(isNull(table.syncingSince), isLost)))
  return rowCount === 1
}

/** In a storm of notifications one of a second is noted: the others would all wait for the same row. */
export async function noteNotification(tx: Tx, id: string, receivedAt: Temporal.Instant): Promise<void> {
  const isOld = lt(table.lastNotifiedAt, receivedAt.subtract({ seconds: 1 }).toString())
  await tx
    .update(table)
    .set({ lastNotifiedAt: receivedAt.toString() })
    .where(and(withId(tx, id), or(isNull(table.lastNotifiedAt), isOld)))
}

/** Whether a connection names the bank account as the one that it pays out to. */
export async function isPaidOutTo(tx: Tx, bankAccountId: string): Promise<boolean> {
  const [found] = await tx
    .select({ id: table.id })
    .from(table)
    .where(and(eq(table.organizationId, tx.organizationId), eq(table.bankAccountId, bankAccountId)))
    .limit(1)
  return found !== undefined
}

/** The connections that name the counterparty, as a refusal tells of them. */
export async function providersOfCounterparty(tx: Tx, counterpartyId: string, most: number): Promise<Uses> {
  const rows = await tx
    .select({ alias: table.alias, count: sql<number>`count(*) over ()::int` })
    .from(table)
    .where(and(eq(table.organizationId, tx.organizationId), eq(table.counterpartyId, counterpartyId)))
    .orderBy(desc(table.id))
    .limit(most)
  return { count: rows[0]?.count ?? 0, numbers: rows.map(({ alias }) => alias) }
}

/** A connection that the worker's clock looks at. */
export type DueProvider = Pick<ProviderRow, 'organizationId' | 'id' | 'nextSyncAt'>

/** Connections of all organizations whose time has come, or lies so far ahead that a clock must have jumped. */
export const dueProviders = (database: Database, bounds: { until: string; beyond: string }): Promise<DueProvider[]> =>
  database.readAsSystem(tx =>
    tx
      .select({ organizationId: table.organizationId, id: table.id, nextSyncAt: table.nextSyncAt })
      .from(table)
      .where(
        and(isNotNull(table.nextSyncAt), or(lte(table.nextSyncAt, bounds.until), gt(table.nextSyncAt, bounds.beyond))),
      ),
  )

/** Moves the time of the next sync on, if nobody did so since it was read. */
export async function moveNextSync(tx: Tx, { id, nextSyncAt }: DueProvider, to: string): Promise<boolean> {
  const { rowCount } = await tx
    .update(table)
    .set({ nextSyncAt: to })
    .where(and(withId(tx, id), sql`${table.nextSyncAt} is not distinct from ${nextSyncAt}::timestamptz`))
  return rowCount === 1
}

/** Whose address a notification arrived at; undefined for an unknown one. */
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
