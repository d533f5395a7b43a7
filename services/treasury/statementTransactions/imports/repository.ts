// SQL of statement imports and their issues; the only file that knows these tables.
import { and, asc, desc, eq, getTableColumns, gt, inArray, ne, notInArray, sql } from 'drizzle-orm'
import type { Tx } from '../../../kit/database/database.ts'
import { insertMany } from '../../../kit/database/insertMany.ts'
import { file } from '../../../kit/files/table.ts'
import type { Page, Sort } from '../../../kit/page.ts'
import type { RejectedCell } from '../../imports/public.ts'
import { bankAccount } from '../../bankAccounts/public.ts'
import {
  statementImport as table,
  statementImportIssue as issueTable,
  statementImportRow as rowTable,
  type ImportIssueRow,
  type ImportRowRow,
  type ImportStatus,
  type StatementImportRow,
} from '../table.ts'
import { UNCORRECTABLE } from './issueCodes.ts'
import { type ImportAction, type ImportStep, statesFor } from './lifecycle.ts'

export type ImportFilter = { status?: readonly ImportStatus[] | undefined; bankAccountId?: string | undefined }

/** An import, with the currency of its balances. */
export type ImportWithCurrency = StatementImportRow & { currency: 'IDR' | 'USD' | 'SGD' }

export const importSorts: Record<string, Sort<ImportWithCurrency>> = {
  createdAt: { column: table.createdAt, valueOf: row => row.createdAt },
}

const ofOrganization = (tx: Tx) => eq(table.organizationId, tx.organizationId)
const withId = (tx: Tx, id: string) => and(ofOrganization(tx), eq(table.id, id))

const select = (tx: Tx) =>
  tx
    .select({ ...getTableColumns(table), currency: bankAccount.currency })
    .from(table)
    .innerJoin(
      bankAccount,
      and(eq(bankAccount.organizationId, table.organizationId), eq(bankAccount.id, table.bankAccountId)),
    )

export async function listImports(tx: Tx, filter: ImportFilter, page: Page<ImportWithCurrency>) {
  return select(tx)
    .where(
      and(
        ofOrganization(tx),
        filter.status && inArray(table.status, [...filter.status]),
        filter.bankAccountId === undefined ? undefined : eq(table.bankAccountId, filter.bankAccountId),
        page.after,
      ),
    )
    .orderBy(...page.orderBy)
    .limit(page.limit)
}

export async function readImports(tx: Tx, ids: readonly string[]): Promise<ImportWithCurrency[]> {
  return select(tx).where(and(ofOrganization(tx), inArray(table.id, [...ids])))
}

export async function insertImport(
  tx: Tx,
  values: Omit<typeof table.$inferInsert, 'organizationId'>,
): Promise<StatementImportRow> {
  const [row] = await tx
    .insert(table)
    .values({ ...values, organizationId: tx.organizationId })
    .returning()
  if (!row) throw new Error('nothing was inserted')
  return row
}

type ImportValues = Partial<Omit<typeof table.$inferInsert, 'organizationId' | 'id'>>

/** Changes an import if its status, and its version if given, allow it; otherwise undefined. */
export async function moveImport(
  tx: Tx,
  id: string,
  what: ImportAction | ImportStep,
  values: ImportValues,
  version?: number,
) {
  const [row] = await tx
    .update(table)
    .set({ ...values, version: sql`${table.version} + 1` })
    .where(
      and(
        withId(tx, id),
        inArray(table.status, statesFor(what)),
        version === undefined ? undefined : eq(table.version, version),
      ),
    )
    .returning()
  return row
}

/** Stores the progress; not an edit, so the version stays. Returns whether the import is still in progress. */
export async function noteProgress(tx: Tx, id: string, done: number, total: number): Promise<boolean> {
  const { rowCount } = await tx
    .update(table)
    .set({ done, total })
    .where(and(withId(tx, id), inArray(table.status, ['CHECKING', 'IMPORTING'])))
  return rowCount === 1
}

/** Number of duplicates of a file that are stored individually; all are counted. */
export const DUPLICATES_KEPT = 10_000

/** Names of other files of the account and its days that have more duplicates than are stored: it is unknown which lines they share. */
export async function filesWithUnnamed(tx: Tx, importId: string): Promise<string[]> {
  const { rows } = await tx.execute<{ name: string }>(sql`
    select other.file_name as name from statement_import other
    join statement_import own on own.organization_id = other.organization_id and own.bank_account_id = other.bank_account_id
    where own.organization_id = ${tx.organizationId} and own.id = ${importId} and other.id <> own.id and other.status = 'IMPORTED'
      and (other.counts ->> 'duplicates')::int > ${DUPLICATES_KEPT}
      and other.period_from <= own.period_to and other.period_to >= own.period_from
    order by other.id`)
  return rows.map(({ name }) => name)
}

/**
 * Assigns lines that a later file named as its duplicates to that file, which only skipped them because of this one. Not to the same file
 * again: a user who undoes one means its lines.
 */
export async function passOnShared(tx: Tx, importId: string): Promise<void> {
  await tx.execute(sql`
    update statement_transaction line set import_id = heir.import_id, version = line.version + 1
    from (
      select distinct on (issue.twin_id) issue.twin_id, issue.import_id
      from statement_transaction own
      join statement_import_issue issue on issue.organization_id = own.organization_id and issue.twin_id = own.id
      join statement_import other on other.organization_id = own.organization_id and other.id = issue.import_id
      where own.organization_id = ${tx.organizationId} and own.import_id = ${importId} and issue.severity = 'DUPLICATE'
        and other.id <> ${importId} and other.bank_account_id = own.bank_account_id and other.status = 'IMPORTED'
        and (select sha256 from file f where f.organization_id = other.organization_id and f.id = other.file_id)
          <> (select f.sha256 from file f join statement_import undone on undone.organization_id = f.organization_id and undone.file_id = f.id
            where undone.organization_id = other.organization_id and undone.id = ${importId})
      order by issue.twin_id, other.id
    ) heir
    where line.organization_id = ${tx.organizationId} and line.id = heir.twin_id`)
  // Those lines may have been read one by one until now.
  await tx.execute(sql`
    update statement_import heir set are_texts_kept = false
    from statement_import own
    where own.organization_id = ${tx.organizationId} and own.id = ${importId} and not own.are_texts_kept
      and heir.organization_id = own.organization_id and heir.bank_account_id = own.bank_account_id and heir.are_texts_kept
      and exists (
        select from statement_import_issue issue join statement_transaction line
          on line.organization_id = issue.organization_id and line.id = issue.twin_id and line.import_id = heir.id
        where issue.organization_id = heir.organization_id and issue.import_id = heir.id and issue.severity = 'DUPLICATE')`)
}

/** Puts together the texts of lines that search still reads one by one: of imports, once they are stored. */
export const keepTexts = (tx: Tx) => tx.execute(sql`select keep_statement_texts()`)

/** Bank accounts into which the same file was imported before, and not undone. */
export async function accountsWithFile(tx: Tx, fileId: string): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select distinct earlier.bank_account_id as id from statement_import earlier
    join file stored on stored.organization_id = earlier.organization_id and stored.id = earlier.file_id
    where earlier.organization_id = ${tx.organizationId} and earlier.status = 'IMPORTED'
      and stored.sha256 = (select sha256 from file where organization_id = ${tx.organizationId} and id = ${fileId})`)
  return rows.map(({ id }) => id)
}

/** The closing balance of an account's newest file that states one and has lines within these bounds, with the newest of them. */
export async function newestClosing(
  tx: Tx,
  bankAccountId: string,
  { from, until }: { from?: { date: string; id: string } | undefined; until?: string | undefined } = {},
): Promise<{ id: string; date: string; balanceMinor: bigint } | undefined> {
  const ofAccount = sql`import.organization_id = ${tx.organizationId} and import.bank_account_id = ${bankAccountId}
    and import.totals ->> 'closingMinor' is not null`
  // An account whose files state none is not read line by line.
  const { rows: stated } = await tx.execute(sql`select from statement_import import where ${ofAccount} limit 1`)
  if (stated.length === 0) return undefined
  const { rows } = await tx.execute<{ id: string; date: string; closing: string }>(sql`
    select line.id, line.date::text, import.totals ->> 'closingMinor' as closing
    from statement_transaction line
    join statement_import import on import.id = line.import_id and ${ofAccount}
    where line.organization_id = ${tx.organizationId} and line.bank_account_id = ${bankAccountId}
      ${from ? sql`and (line.date, line.id) >= (${from.date}::date, ${from.id}::uuid)` : sql``}
      ${until === undefined ? sql`` : sql`and line.date <= ${until}`}
    order by line.date desc, line.id desc
    limit 1`)
  return rows[0] && { id: rows[0].id, date: rows[0].date, balanceMinor: BigInt(rows[0].closing) }
}

/** A connection's newest import of this content into the account; undefined if there is none. */
export async function importOfContent(
  tx: Tx,
  bankAccountId: string,
  sha256: Buffer,
): Promise<Pick<StatementImportRow, 'id' | 'status'> | undefined> {
  const [row] = await tx
    .select({ id: table.id, status: table.status })
    .from(table)
    .innerJoin(file, and(eq(file.organizationId, table.organizationId), eq(file.id, table.fileId)))
    .where(
      and(
        ofOrganization(tx),
        eq(table.bankAccountId, bankAccountId),
        ne(table.source, 'MANUAL'),
        eq(file.sha256, sha256),
      ),
    )
    .orderBy(desc(table.createdAt), desc(table.id))
    .limit(1)
  return row
}

export type NewIssue = Omit<typeof issueTable.$inferInsert, 'organizationId' | 'importId' | 'place'>

/** Stores the issues of the last check, replacing those of the previous one. */
export async function replaceIssues(tx: Tx, importId: string, issues: readonly NewIssue[]): Promise<void> {
  const { organizationId } = tx
  await tx
    .delete(issueTable)
    .where(and(eq(issueTable.organizationId, organizationId), eq(issueTable.importId, importId)))
  function* placed() {
    for (const [place, issue] of issues.entries()) yield { ...issue, organizationId, importId, place }
  }
  await insertMany(tx, issueTable, placed())
}

type ReadyLine = Omit<ImportRowRow, 'organizationId' | 'importId' | 'place' | 'rowNumber'> & { row: number }

/** Stores the first ready rows of the last check, replacing those of the previous one. */
export async function replaceRows(tx: Tx, importId: string, lines: readonly ReadyLine[]): Promise<void> {
  const { organizationId } = tx
  await tx.delete(rowTable).where(and(eq(rowTable.organizationId, organizationId), eq(rowTable.importId, importId)))
  function* placed() {
    for (const [place, line] of lines.entries()) {
      const { row: rowNumber, date, description, direction, amountMinor, endingBalanceMinor } = line
      const said = { rowNumber, date, description, direction, amountMinor, endingBalanceMinor }
      yield { ...said, organizationId, importId, place }
    }
  }
  await insertMany(tx, rowTable, placed())
}

export type RowQuery = { after?: number | undefined; first: number }

export type RowPage = { importId: string; currency: ImportWithCurrency['currency']; rows: ImportRowRow[] }

/** The first ready rows of each of several imports after a position, one more than requested; unknown imports are omitted. */
export async function listRows(
  tx: Tx,
  importIds: readonly string[],
  { after = -1, first }: RowQuery,
): Promise<RowPage[]> {
  const page = tx
    .select()
    .from(rowTable)
    .where(
      and(
        eq(rowTable.organizationId, table.organizationId),
        eq(rowTable.importId, table.id),
        gt(rowTable.place, after),
      ),
    )
    .orderBy(asc(rowTable.place))
    .limit(first + 1)
    .as('page')
  const found = await tx
    .select({ importId: table.id, currency: bankAccount.currency, row: page._.selectedFields })
    .from(table)
    .innerJoin(
      bankAccount,
      and(eq(bankAccount.organizationId, table.organizationId), eq(bankAccount.id, table.bankAccountId)),
    )
    .leftJoinLateral(page, sql`true`)
    .where(and(ofOrganization(tx), inArray(table.id, [...importIds])))
    .orderBy(asc(table.id), asc(page.place))
  return [...Map.groupBy(found, ({ importId }) => importId)].flatMap(([importId, rows]) =>
    rows[0] ? [{ importId, currency: rows[0].currency, rows: rows.flatMap(({ row }) => row ?? []) }] : [],
  )
}

export type IssueQuery = {
  severity?: ImportIssueRow['severity'] | undefined
  after?: number | undefined
  first: number
}

export type IssuePage = {
  importId: string
  currency: ImportWithCurrency['currency']
  rows: ImportIssueRow[]
  totalCount: number
}

/** The first issues of each of several imports after a position, one more than requested, and their counts; unknown imports are omitted. */
export async function listIssues(
  tx: Tx,
  importIds: readonly string[],
  { severity, after = -1, first }: IssueQuery,
): Promise<IssuePage[]> {
  const ofImport = and(
    eq(issueTable.organizationId, table.organizationId),
    eq(issueTable.importId, table.id),
    severity && eq(issueTable.severity, severity),
  )
  const counted = tx
    .select({ count: sql<number>`count(*)::int`.as('count') })
    .from(issueTable)
    .where(ofImport)
    .as('counted')
  const page = tx
    .select()
    .from(issueTable)
    .where(and(ofImport, gt(issueTable.place, after)))
    .orderBy(asc(issueTable.place))
    .limit(first + 1)
    .as('page')
  const found = await tx
    .select({
      importId: table.id,
      currency: bankAccount.currency,
      totalCount: counted.count,
      issue: page._.selectedFields,
    })
    .from(table)
    .innerJoin(
      bankAccount,
      and(eq(bankAccount.organizationId, table.organizationId), eq(bankAccount.id, table.bankAccountId)),
    )
    .innerJoinLateral(counted, sql`true`)
    .leftJoinLateral(page, sql`true`)
    .where(and(ofOrganization(tx), inArray(table.id, [...importIds])))
    .orderBy(asc(table.id), asc(page.place))
  return [...Map.groupBy(found, ({ importId }) => importId)].flatMap(([importId, rows]) => {
    const [first] = rows
    if (!first) return []
    const { currency, totalCount } = first
    return [{ importId, currency, totalCount, rows: rows.flatMap(({ issue }) => issue ?? []) }]
  })
}

/**
 * Cells of these rows that the last check rejected. Contradictions of the entire file are no errors of a cell, and pending lines are no
 * errors at all.
 */
export async function rejectedCells(
  tx: Tx,
  importId: string,
  rows: readonly { row: number }[],
): Promise<RejectedCell[]> {
  if (rows.length === 0) return []
  const found = await tx
    .select({ row: issueTable.rowNumber, column: issueTable.columnName, value: issueTable.value })
    .from(issueTable)
    .where(
      and(
        eq(issueTable.organizationId, tx.organizationId),
        eq(issueTable.importId, importId),
        inArray(issueTable.rowNumber, [...new Set(rows.map(({ row }) => row))]),
        inArray(issueTable.severity, ['ERROR', 'WARNING']),
        notInArray(issueTable.error, UNCORRECTABLE),
      ),
    )
  return found.flatMap(({ row, column, value }) =>
    row === null || column === null ? [] : [{ row, column, value: value ?? '' }],
  )
}

/** Those of these rows that the last check found to be duplicates. */
export async function duplicateRows(tx: Tx, importId: string, rows: readonly number[]): Promise<Set<number | null>> {
  if (rows.length === 0) return new Set()
  const found = await tx
    .select({ row: issueTable.rowNumber })
    .from(issueTable)
    .where(
      and(
        eq(issueTable.organizationId, tx.organizationId),
        eq(issueTable.importId, importId),
        eq(issueTable.severity, 'DUPLICATE'),
        inArray(issueTable.rowNumber, [...rows]),
      ),
    )
  return new Set(found.map(({ row }) => row))
}

/** Every issue of an import, in the order of the file. */
export async function allIssues(tx: Tx, importId: string): Promise<ImportIssueRow[]> {
  return tx
    .select()
    .from(issueTable)
    .where(and(eq(issueTable.organizationId, tx.organizationId), eq(issueTable.importId, importId)))
    .orderBy(asc(issueTable.place))
}
