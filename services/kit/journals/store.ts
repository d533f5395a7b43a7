// Exports of journals in the database: what was exported, and the accounts that the company has set.
import { and, asc, desc, eq, sql } from 'drizzle-orm'
import type { Tx } from '../database/database.ts'
import type { ExportedEntry, PastExport } from './changes.ts'
import type { SetAccount } from './chart.ts'
import { journalAccount, journalExport, journalExportEntry, type JournalExportRow, journalSetting } from './table.ts'

/** Entries per statement: Postgres allows 65,535 parameters. */
const A_STATEMENT = 1_000

/** Everything but its content. */
const headColumns = {
  id: journalExport.id,
  month: journalExport.month,
  sequence: journalExport.sequence,
  isFull: journalExport.isFull,
  layout: journalExport.layout,
  language: journalExport.language,
  reason: journalExport.reason,
  name: journalExport.name,
  entryCount: journalExport.entryCount,
  lineCount: journalExport.lineCount,
  createdAt: journalExport.createdAt,
  createdBy: journalExport.createdBy,
  createdByName: journalExport.createdByName,
}
export type ExportHead = Omit<JournalExportRow, 'content' | 'organizationId'>

const ofMonth = (tx: Tx, month: string) =>
  and(eq(journalExport.organizationId, tx.organizationId), eq(journalExport.month, month))

/** Exports of a month, newest first. */
export const exportsOfMonth = (tx: Tx, month: string): Promise<ExportHead[]> =>
  tx.select(headColumns).from(journalExport).where(ofMonth(tx, month)).orderBy(desc(journalExport.sequence))

/** Serializes exports of a month: the second one waits and sees what the first one contained. */
export const holdMonth = (tx: Tx, month: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`journals/${tx.organizationId}/${month}`}, 0))`)

/** What was exported of a month, in order. */
export async function pastExports(tx: Tx, month: string): Promise<PastExport[]> {
  const rows = await tx
    .select({ sequence: journalExport.sequence, isFull: journalExport.isFull, entry: journalExportEntry })
    .from(journalExportEntry)
    .innerJoin(
      journalExport,
      and(
        eq(journalExport.organizationId, journalExportEntry.organizationId),
        eq(journalExport.id, journalExportEntry.exportId),
      ),
    )
    .where(ofMonth(tx, month))
    .orderBy(asc(journalExport.sequence), asc(journalExportEntry.place))
  return [...Map.groupBy(rows, ({ sequence }) => sequence).values()].map(of => ({
    isFull: of[0]!.isFull,
    entries: of.map(({ entry: { kind, recordId, day, number, party, currency, isReversal, lines } }) => ({
      kind,
      recordId,
      day,
      number,
      party,
      currency,
      isReversal,
      lines: lines.map(({ debit, credit, ...line }) => ({
        ...line,
        debitMinor: BigInt(debit),
        creditMinor: BigInt(credit),
      })),
    })),
  }))
}

export async function insertExport(
  tx: Tx,
  row: Omit<JournalExportRow, 'organizationId'>,
  entries: readonly ExportedEntry[],
): Promise<void> {
  const { organizationId } = tx
  await tx.insert(journalExport).values({ ...row, organizationId })
  for (let from = 0; from < entries.length; from += A_STATEMENT)
    await tx.insert(journalExportEntry).values(
      entries.slice(from, from + A_STATEMENT).map(({ lines, ...entry }, at) => ({
        ...entry,
        organizationId,
        exportId: row.id,
        place: from + at + 1,
        lines: lines.map(({ debitMinor, creditMinor, ...line }) => ({
          ...line,
          debit: String(debitMinor),
          credit: String(creditMinor),
        })),
      })),
    )
}

/** A file as it was exported; undefined if there is none. */
export async function readExportFile(tx: Tx, id: string): Promise<{ name: string; content: string } | undefined> {
  const [found] = await tx
    .select({ name: journalExport.name, content: journalExport.content })
    .from(journalExport)
    .where(and(eq(journalExport.organizationId, tx.organizationId), eq(journalExport.id, id)))
  return found
}

/** The accounts that the company has set, and their version; 0: none are set. */
export async function readSetAccounts(tx: Tx): Promise<{ accounts: SetAccount[]; version: number }> {
  const accounts = await tx
    .select({ key: journalAccount.key, code: journalAccount.code, name: journalAccount.name })
    .from(journalAccount)
    .where(eq(journalAccount.organizationId, tx.organizationId))
  const [setting] = await tx.select().from(journalSetting).where(eq(journalSetting.organizationId, tx.organizationId))
  return { accounts, version: setting?.version ?? 0 }
}

/** Sets accounts read at `version`; false: they were changed meanwhile. */
export async function writeSetAccounts(tx: Tx, version: number, accounts: readonly SetAccount[]): Promise<boolean> {
  const { organizationId } = tx
  const [held] =
    version === 0
      ? await tx.insert(journalSetting).values({ organizationId }).onConflictDoNothing().returning()
      : await tx
          .update(journalSetting)
          .set({ version: sql`${journalSetting.version} + 1` })
          .where(and(eq(journalSetting.organizationId, organizationId), eq(journalSetting.version, version)))
          .returning()
  if (!held) return false
  for (const account of accounts)
    await tx
      .insert(journalAccount)
      .values({ ...account, organizationId })
      .onConflictDoUpdate({
        target: [journalAccount.organizationId, journalAccount.key],
        set: { code: account.code, name: account.name },
      })
  return true
}

/** An exported default account keeps its code, even when the default changes later. */
export async function keepProposed(tx: Tx, accounts: readonly SetAccount[]): Promise<void> {
  if (accounts.length === 0) return
  const { organizationId } = tx
  await tx
    .insert(journalAccount)
    .values(accounts.map(account => ({ ...account, organizationId })))
    .onConflictDoNothing()
}
