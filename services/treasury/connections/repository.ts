// SQL of connections between accounts and their banks.
import { and, eq, getTableColumns, gt, isNull, lt, lte, or, sql } from 'drizzle-orm'
import type { Database, Tx } from '../../kit/database/database.ts'
import { among } from '../../kit/database/among.ts'
import { type ImportStatus, statementImport } from '../statementTransactions/public.ts'
import { bankConnection as table, type LinkRow } from './table.ts'

const ofOrganization = (tx: Tx) => eq(table.organizationId, tx.organizationId)
const ofAccount = (tx: Tx, accountId: string) => and(ofOrganization(tx), eq(table.bankAccountId, accountId))

/** A connection, with the status of the last statement it imported. */
export type LinkWithImport = LinkRow & { importStatus: ImportStatus | null }

export async function readLinks(tx: Tx, accountIds: readonly string[]): Promise<LinkWithImport[]> {
  return tx
    .byKey()
    .select({ ...getTableColumns(table), importStatus: statementImport.status })
    .from(table)
    .leftJoin(
      statementImport,
      and(eq(statementImport.organizationId, table.organizationId), eq(statementImport.id, table.lastImportId)),
    )
    .where(and(ofOrganization(tx), among(table.bankAccountId, accountIds)))
}

export async function readLink(tx: Tx, accountId: string): Promise<LinkWithImport | undefined> {
  const [row] = await readLinks(tx, [accountId])
  return row
}

export async function insertLink(tx: Tx, values: Omit<typeof table.$inferInsert, 'organizationId'>): Promise<void> {
  await tx.insert(table).values({ ...values, organizationId: tx.organizationId })
}

type LinkValues = Partial<Omit<typeof table.$inferInsert, 'organizationId' | 'bankAccountId'>>

/** Changes a connection if it still has the version that the caller saw. */
export async function changeLink(tx: Tx, accountId: string, version: number, values: LinkValues): Promise<boolean> {
  const { rowCount } = await tx
    .update(table)
    .set({ ...values, version: sql`${table.version} + 1` })
    .where(and(ofAccount(tx, accountId), eq(table.version, version)))
  return rowCount === 1
}

export async function deleteLink(tx: Tx, accountId: string, version: number): Promise<boolean> {
  const { rowCount } = await tx.delete(table).where(and(ofAccount(tx, accountId), eq(table.version, version)))
  return rowCount === 1
}

/** Facts that the system learns about a connection: not a user's edit, so the version stays. */
export async function noteOnLink(tx: Tx, accountId: string, values: LinkValues): Promise<void> {
  await tx.update(table).set(values).where(ofAccount(tx, accountId))
}

/** Records that a sync was requested; false if one is waiting or running. One older than a day was lost with its job. */
export async function beginSync(tx: Tx, accountId: string): Promise<boolean> {
  const now = tx.clock.now()
  const isLost = lt(table.syncingSince, now.subtract({ hours: 24 }).toString())
  const { rowCount } = await tx
    .update(table)
    .set({ syncingSince: now.toString() })
    .where(and(ofAccount(tx, accountId), or(isNull(table.syncingSince), isLost)))
  return rowCount === 1
}

/** A connection whose sync may be due. */
export type DueLink = Pick<LinkRow, 'organizationId' | 'bankAccountId' | 'nextSyncAt'>

/** Connections of all organizations whose time has come, or is so far ahead that a clock must have jumped. */
export async function dueLinks(database: Database, bounds: { until: string; beyond: string }): Promise<DueLink[]> {
  return database.readAsSystem(tx =>
    tx
      .select({
        organizationId: table.organizationId,
        bankAccountId: table.bankAccountId,
        nextSyncAt: table.nextSyncAt,
      })
      .from(table)
      .where(or(lte(table.nextSyncAt, bounds.until), gt(table.nextSyncAt, bounds.beyond))),
  )
}

/** Accounts of all organizations whose files are dropped in our folder. */
export async function folderLinks(database: Database): Promise<Pick<LinkRow, 'organizationId' | 'bankAccountId'>[]> {
  return database.readAsSystem(tx =>
    tx
      .select({ organizationId: table.organizationId, bankAccountId: table.bankAccountId })
      .from(table)
      .where(eq(table.method, 'FOLDER')),
  )
}

/** Moves the time of the next sync, unless it has changed since it was read. */
export async function moveNextSync(
  tx: Tx,
  { bankAccountId, nextSyncAt }: DueLink,
  to: string | null,
): Promise<boolean> {
  const { rowCount } = await tx
    .update(table)
    .set({ nextSyncAt: to })
    .where(and(ofAccount(tx, bankAccountId), sql`${table.nextSyncAt} is not distinct from ${nextSyncAt}::timestamptz`))
  return rowCount === 1
}
