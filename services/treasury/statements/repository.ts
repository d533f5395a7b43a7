// SQL of statement lines; with allocate.ts and perAccount.ts the only files that know the table.
import { and, eq, getTableColumns, gte, inArray, isNull, lte, sql, type SQL } from 'drizzle-orm'
import type { Tx } from '../../kit/database/database.ts'
import { insertMany } from '../../kit/database/insertMany.ts'
import type { Currency } from '../../kit/money.ts'
import type { Page, Sort } from '../../kit/page.ts'
import { matchResultIs } from '../reconciliation/matchResult.ts'
import type { MatchResult } from '../reconciliation/matching/types.ts'
import { searchWords } from '../searchWords.ts'
import { STATEMENT_LIFECYCLE, statesOf, type StatementAction } from './lifecycle.ts'
import { statementTransaction as table, type StatementRow, type StatementStatus } from './table.ts'

export type StatementFilter = {
  search?: string | undefined
  dateFrom?: string | undefined
  dateTo?: string | undefined
  amountAtLeastMinor?: bigint | undefined
  amountNoMoreThanMinor?: bigint | undefined
  direction?: StatementRow['direction'] | undefined
  currency?: Currency | undefined
  status?: readonly StatementStatus[] | undefined
  bankAccountId?: string | undefined
  importId?: string | undefined
  matchResult?: MatchResult | undefined
}

export const statementSorts: Record<string, Sort<StatementRow>> = {
  date: { column: table.date, valueOf: row => row.date },
  amount: { column: table.amountMinor, valueOf: row => row.amountMinor },
}

const columns = getTableColumns(table)
const ofOrganization = (tx: Tx) => eq(table.organizationId, tx.organizationId)
const withId = (tx: Tx, id: string) => and(ofOrganization(tx), eq(table.id, id))

export async function listStatements(tx: Tx, filter: StatementFilter, page: Page<StatementRow>) {
  return tx
    .select(columns)
    .from(table)
    .where(and(...conditions(tx, filter), page.after))
    .orderBy(...page.orderBy)
    .limit(page.limit)
}

export async function readStatements(tx: Tx, ids: readonly string[]): Promise<StatementRow[]> {
  return tx
    .select(columns)
    .from(table)
    .where(and(ofOrganization(tx), inArray(table.id, [...ids])))
}

const sumOf = (direction: StatementRow['direction']) =>
  sql<bigint>`coalesce(sum(${table.amountMinor}) filter (where ${table.direction} = ${direction}), 0)::text`.mapWith(
    BigInt,
  )

/** How many the filter admits, and what came in and went out, by currency. */
export async function sumStatements(tx: Tx, filter: StatementFilter) {
  return tx
    .select({
      currency: table.currency,
      count: sql<number>`count(*)::int`,
      incoming: sumOf('CREDIT'),
      outgoing: sumOf('DEBIT'),
    })
    .from(table)
    .where(and(...conditions(tx, filter)))
    .groupBy(table.currency)
    .orderBy(table.currency)
}

export type NewStatement = Omit<typeof table.$inferInsert, 'organizationId'>

export async function insertStatement(tx: Tx, values: NewStatement): Promise<StatementRow> {
  const [row] = await tx
    .insert(table)
    .values({ ...values, organizationId: tx.organizationId })
    .returning()
  if (!row) throw new Error('nothing was inserted')
  return row
}

/** Stores the lines of a file. Whoever calls holds the account's lock and has left out what is stored. */
export async function insertStatements(
  tx: Tx,
  lines: Iterable<NewStatement>,
  onProgress: (handled: number) => void,
): Promise<number> {
  function* owned() {
    for (const line of lines) yield { ...line, organizationId: tx.organizationId }
  }
  return insertMany(tx, table, owned(), { onProgress })
}

/** Keeps other imports and entries of the account waiting until this transaction ends, but nobody who reads or edits the account. */
export async function lockStatementsOf(tx: Tx, bankAccountId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`statements/${bankAccountId}`}, 0))`)
}

/** Those of the fingerprints that are stored. */
export async function storedFingerprints(tx: Tx, fingerprints: readonly string[]): Promise<Set<string>> {
  const stored = new Set<string>()
  const batch = 10_000
  for (let at = 0; at < fingerprints.length; at += batch) {
    const { rows } = await tx.execute<{ fingerprint: string }>(sql`
      select fingerprint from statement_transaction
      where organization_id = ${tx.organizationId} and fingerprint = any (${sql.param(fingerprints.slice(at, at + batch))}::uuid[])`)
    for (const { fingerprint } of rows) stored.add(fingerprint)
  }
  return stored
}

/** The newest line of an account that is not after a day; without a day the newest of all. */
export async function newestLine(tx: Tx, bankAccountId: string, notAfter?: string): Promise<StatementRow | undefined> {
  const [row] = await tx
    .select(columns)
    .from(table)
    .where(
      and(ofOrganization(tx), eq(table.bankAccountId, bankAccountId), notAfter ? lte(table.date, notAfter) : undefined),
    )
    .orderBy(sql`${table.date} desc`, sql`${table.id} desc`)
    .limit(1)
  return row
}

/** The newest line that says what the balance was after it. */
export async function newestBalance(tx: Tx, bankAccountId: string): Promise<StatementRow | undefined> {
  const [row] = await tx
    .select(columns)
    .from(table)
    .where(
      and(ofOrganization(tx), eq(table.bankAccountId, bankAccountId), sql`${table.endingBalanceMinor} is not null`),
    )
    .orderBy(sql`${table.date} desc`, sql`${table.id} desc`)
    .limit(1)
  return row
}

/** Takes away the lines of an import that nothing is allocated of; answers how many. */
export async function deleteImported(tx: Tx, importId: string): Promise<number> {
  const { rowCount } = await tx
    .delete(table)
    .where(and(ofOrganization(tx), eq(table.importId, importId), eq(table.allocatedMinor, 0n)))
  return rowCount ?? 0
}

export async function countImported(tx: Tx, importId: string): Promise<number> {
  return tx.$count(table, and(ofOrganization(tx), eq(table.importId, importId)))
}

/** What the lifecycle table says, as a condition of the write itself. */
const allows = (action: StatementAction) =>
  and(
    inArray(table.status, statesOf(action)),
    STATEMENT_LIFECYCLE[action].enteredByHandOnly ? and(isNull(table.importId), eq(table.source, 'MANUAL')) : undefined,
  )

/** Moves a line into a state that does not depend on its allocations. */
export async function moveStatement(tx: Tx, id: string, action: 'ARCHIVE' | 'UNARCHIVE', status: StatementStatus) {
  const [row] = await tx
    .update(table)
    .set({ status, version: sql`${table.version} + 1` })
    .where(and(withId(tx, id), allows(action)))
    .returning()
  return row
}

export async function deleteStatement(tx: Tx, id: string): Promise<StatementRow | undefined> {
  const [row] = await tx
    .delete(table)
    .where(and(withId(tx, id), allows('DELETE')))
    .returning()
  return row
}

function conditions(tx: Tx, filter: StatementFilter): (SQL | undefined)[] {
  const { dateFrom, dateTo, amountAtLeastMinor, amountNoMoreThanMinor } = filter
  return [
    ofOrganization(tx),
    filter.bankAccountId === undefined ? undefined : eq(table.bankAccountId, filter.bankAccountId),
    filter.importId === undefined ? undefined : eq(table.importId, filter.importId),
    filter.status && inArray(table.status, [...filter.status]),
    filter.direction && eq(table.direction, filter.direction),
    filter.currency && eq(table.currency, filter.currency),
    filter.matchResult && matchResultIs(tx, filter.matchResult, table.id),
    dateFrom === undefined ? undefined : gte(table.date, dateFrom),
    dateTo === undefined ? undefined : lte(table.date, dateTo),
    amountAtLeastMinor === undefined ? undefined : gte(table.amountMinor, amountAtLeastMinor),
    amountNoMoreThanMinor === undefined ? undefined : lte(table.amountMinor, amountNoMoreThanMinor),
    ...searchWords(filter.search ?? '').map(
      ({ word, amountMinor }) => sql`${table.id} in (select search_statement(${word}, ${amountMinor}::bigint))`,
    ),
  ]
}
