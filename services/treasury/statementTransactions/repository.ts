// SQL of single statement transactions and of an import's many; lists are in list.ts.
import { and, asc, between, eq, getTableColumns, gt, inArray, isNotNull, isNull, lte, sql } from 'drizzle-orm'
import { among } from '../../kit/database/among.ts'
import type { Tx } from '../../kit/database/database.ts'
import { binaryArray } from '../../kit/database/binaryArray.ts'
import { insertMany } from '../../kit/database/insertMany.ts'
import { fingerprintOf } from './fingerprint.ts'
import { STATEMENT_LIFECYCLE, statesOf, type StatementAction } from './lifecycle.ts'
import { movementKey, type StoredMovement } from './imports/movements.ts'
import type { BookLine } from './imports/otherHistory.ts'
import type { DayLine, StoredLine } from './imports/twins.ts'
import { statementTransaction as table, type StatementRow, type StatementStatus } from './table.ts'

const columns = getTableColumns(table)
const ofOrganization = (tx: Tx) => eq(table.organizationId, tx.organizationId)
const withId = (tx: Tx, id: string) => and(ofOrganization(tx), eq(table.id, id))

export type NewStatement = Omit<typeof table.$inferInsert, 'organizationId'>

export async function insertStatement(tx: Tx, values: NewStatement): Promise<StatementRow> {
  const [row] = await tx
    .insert(table)
    .values({ ...values, organizationId: tx.organizationId })
    .returning()
  if (!row) throw new Error('nothing was inserted')
  return row
}

/** Stores the lines of a file. The caller holds the account's lock and has removed those already stored. */
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

/** What identifies whether a file's line is stored. */
type Fingerprinted = { date: string; fingerprint: string }

/** Number of a file's lines per lookup. */
const LOOKED_UP_TOGETHER = 10_000

/**
 * Those lines of a file that the account already has, by fingerprint. The lines come by day, because most files are newer than everything
 * stored.
 */
export async function storedLines(
  tx: Tx,
  bankAccountId: string,
  lines: readonly Fingerprinted[],
): Promise<Map<string, StoredLine>> {
  const stored = new Map<string, StoredLine>()
  for (let at = 0; at < lines.length; at += LOOKED_UP_TOGETHER) {
    const some = lines.slice(at, at + LOOKED_UP_TOGETHER)
    if (!(await hasLinesWithin(tx, bankAccountId, some))) continue
    const wanted = binaryArray(
      'uuid',
      some.map(({ fingerprint }) => fingerprint),
    )
    const { rows } = await tx.execute<{
      fingerprint: string
      id: string
      balance: string | null
      bank_line_id: string | null
    }>(sql`
      select fingerprint, id, ending_balance_minor::text as balance, bank_line_id from statement_transaction
      where organization_id = ${tx.organizationId} and fingerprint = any (${wanted}::uuid[])`)
    for (const { fingerprint, id, balance, bank_line_id: bankLineId } of rows)
      stored.set(fingerprint, { id, endingBalanceMinor: balance === null ? null : BigInt(balance), bankLineId })
  }
  return stored
}

/** Stored lines with the dates, directions and amounts of these, and the layout of each one's file. */
export async function storedMovements(
  tx: Tx,
  bankAccountId: string,
  lines: readonly Pick<StoredMovement, 'date' | 'direction' | 'amountMinor'>[],
): Promise<StoredMovement[]> {
  const wanted = [...new Map(lines.map(line => [movementKey(line), line])).values()]
  const found: StoredMovement[] = []
  for (let at = 0; at < wanted.length; at += LOOKED_UP_TOGETHER) {
    const some = wanted.slice(at, at + LOOKED_UP_TOGETHER)
    if (!(await hasLinesWithin(tx, bankAccountId, some))) continue
    const { rows } = await tx.execute<
      Omit<StoredMovement, 'amountMinor' | 'endingBalanceMinor'> & { amount: string; balance: string | null }
    >(sql`
      select stored.id, stored.date::text, stored.direction, stored.amount_minor::text as amount, stored.description,
        stored.ending_balance_minor::text as balance, stored.bank_line_id as "bankLineId", import.layout
      from unnest(
        ${sql.param(some.map(({ date }) => date))}::date[], ${sql.param(some.map(({ direction }) => direction))}::text[],
        ${sql.param(some.map(({ amountMinor }) => String(amountMinor)))}::bigint[]
      ) as given (date, direction, amount)
      join statement_transaction stored on stored.date = given.date and stored.direction = given.direction
        and stored.amount_minor = given.amount
      left join statement_import import on import.organization_id = stored.organization_id and import.id = stored.import_id
      where stored.organization_id = ${tx.organizationId} and stored.bank_account_id = ${bankAccountId}
      order by stored.date, stored.id`)
    for (const { amount, balance, ...line } of rows)
      found.push({
        ...line,
        amountMinor: BigInt(amount),
        endingBalanceMinor: balance === null ? null : BigInt(balance),
      })
  }
  return found
}

/** Maximum number of days by which a bank changes a line's date. */
const SAME_ID_WITHIN_DAYS = 31

/** Those of these lines' bank ids that a stored line of the account has, with about the same dates. */
export async function storedLineIds(
  tx: Tx,
  bankAccountId: string,
  lines: readonly { date: string; bankLineId: string | null }[],
): Promise<Set<string>> {
  const ids = lines.flatMap(({ bankLineId }) => bankLineId ?? [])
  if (ids.length === 0) return new Set()
  const days = lines.map(({ date }) => date).sort()
  const { rows } = await tx.execute<{ id: string }>(sql`
    select distinct bank_line_id as id from statement_transaction
    where organization_id = ${tx.organizationId} and bank_account_id = ${bankAccountId}
      and date between ${days[0]}::date - ${SAME_ID_WITHIN_DAYS}::int and ${days.at(-1)}::date + ${SAME_ID_WITHIN_DAYS}::int
      and bank_line_id = any (${sql.param(ids)}::text[])`)
  return new Set(rows.map(({ id }) => id))
}

/** Number of a line's occurrences per lookup. */
const OCCURRENCES = 16

/** The lines stored under each fingerprint key, by occurrence number, and the highest of these numbers. */
export async function storedOfKeys(tx: Tx, keys: Iterable<string>) {
  const stored = new Map<string, StoredLine[]>()
  const taken = new Map<string, number>()
  let open = [...new Set(keys)]
  // Almost always one statement: a line is looked up again only if all its occurrences so far are stored.
  for (let from = 1; open.length > 0; from += OCCURRENCES) {
    const wanted = new Map(
      open.map(key => [key, Array.from({ length: OCCURRENCES }, (_, at) => fingerprintOf(key, from + at))]),
    )
    const rows = await tx
      .select({
        fingerprint: table.fingerprint,
        id: table.id,
        endingBalanceMinor: table.endingBalanceMinor,
        bankLineId: table.bankLineId,
      })
      .from(table)
      .where(
        and(
          ofOrganization(tx),
          sql`${table.fingerprint} = any (${binaryArray('uuid', [...wanted.values()].flat())}::uuid[])`,
        ),
      )
    const found = new Map(rows.map(({ fingerprint, ...line }) => [fingerprint, line]))
    open = open.filter(key => {
      const fingerprints = wanted.get(key) ?? []
      const last = fingerprints.findLastIndex(fingerprint => found.has(fingerprint))
      if (last !== -1 || from === 1) taken.set(key, from + last)
      const lines = fingerprints.flatMap(fingerprint => found.get(fingerprint) ?? [])
      stored.set(key, [...(stored.get(key) ?? []), ...lines])
      return last === OCCURRENCES - 1
    })
  }
  return { stored, taken }
}

/** Imported lines of an account from one date to another, oldest first. */
export async function bookWithin(tx: Tx, bankAccountId: string, from: string, to: string): Promise<BookLine[]> {
  return tx
    .select({
      id: table.id,
      date: table.date,
      direction: table.direction,
      amountMinor: table.amountMinor,
      endingBalanceMinor: table.endingBalanceMinor,
      bankLineId: table.bankLineId,
    })
    .from(table)
    .where(
      and(
        ofOrganization(tx),
        eq(table.bankAccountId, bankAccountId),
        between(table.date, from, to),
        isNotNull(table.importId),
      ),
    )
    .orderBy(asc(table.date), asc(table.id))
}

/** Lines of an account on these dates that have a known balance after them. */
export async function linesOfDays(tx: Tx, bankAccountId: string, days: readonly string[]): Promise<DayLine[]> {
  const rows = await tx
    .select({
      id: table.id,
      date: table.date,
      direction: table.direction,
      amountMinor: table.amountMinor,
      endingBalanceMinor: table.endingBalanceMinor,
    })
    .from(table)
    .where(and(ofOrganization(tx), eq(table.bankAccountId, bankAccountId), among(table.date, days)))
  return rows.flatMap(({ id, date, direction, amountMinor, endingBalanceMinor }) =>
    endingBalanceMinor === null
      ? []
      : [{ id, date, signedMinor: direction === 'DEBIT' ? -amountMinor : amountMinor, endingBalanceMinor }],
  )
}

/** The oldest line of an account after a date. */
export async function oldestLineAfter(tx: Tx, bankAccountId: string, date: string): Promise<StatementRow | undefined> {
  const [row] = await tx
    .select(columns)
    .from(table)
    .where(and(ofOrganization(tx), eq(table.bankAccountId, bankAccountId), gt(table.date, date)))
    .orderBy(asc(table.date), asc(table.id))
    .limit(1)
  return row
}

/** Whether the account has a line on any day between the first and the last of these. */
async function hasLinesWithin(
  tx: Tx,
  bankAccountId: string,
  lines: readonly Pick<Fingerprinted, 'date'>[],
): Promise<boolean> {
  const days = lines.map(({ date }) => date).sort()
  const { rows } = await tx.execute(sql`
    select from statement_transaction
    where organization_id = ${tx.organizationId} and bank_account_id = ${bankAccountId}
      and date between ${days[0]} and ${days.at(-1)}
    limit 1`)
  return rows.length > 0
}

/** The newest line of an account that is not after a date; without a date the newest of all. */
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

/** The newest line with a balance, up to a date if given. */
export async function newestBalance(
  tx: Tx,
  bankAccountId: string,
  until?: string,
): Promise<{ id: string; date: string; balanceMinor: bigint } | undefined> {
  const [row] = await tx
    .select({ id: table.id, date: table.date, balanceMinor: table.endingBalanceMinor })
    .from(table)
    .where(
      and(
        ofOrganization(tx),
        eq(table.bankAccountId, bankAccountId),
        sql`${table.endingBalanceMinor} is not null`,
        until === undefined ? undefined : lte(table.date, until),
      ),
    )
    .orderBy(sql`${table.date} desc`, sql`${table.id} desc`)
    .limit(1)
  return row && row.balanceMinor !== null ? { ...row, balanceMinor: row.balanceMinor } : undefined
}

/** Net of the days after a line up to a date, and of manual entries on its own day since. */
export async function netAfter(
  tx: Tx,
  bankAccountId: string,
  { date, id }: { date: string; id: string },
  until: string,
): Promise<bigint> {
  const { rows } = await tx.execute<{ net: string }>(sql`
    select coalesce(sum(case direction when 'DEBIT' then -amount_minor else amount_minor end), 0)::text as net
    from statement_transaction
    where organization_id = ${tx.organizationId} and bank_account_id = ${bankAccountId} and date between ${date} and ${until}
      and (date > ${date} or (id > ${id} and import_id is null and ending_balance_minor is null))`)
  return BigInt(rows[0]?.net ?? 0)
}

/** Locks the lines of an import: waits for concurrent reconciliations. */
export async function lockImported(tx: Tx, importId: string): Promise<void> {
  await tx.execute(sql`
    select from statement_transaction where organization_id = ${tx.organizationId} and import_id = ${importId} order by id for update`)
}

/** The date of an import's first line; none if it has no lines. */
export async function firstDayImported(tx: Tx, importId: string): Promise<string[]> {
  // By the import's own lines: by date it would scan all stored lines.
  const { rows } = await tx.execute<{ date: string | null }>(sql`
    select min(own.date)::text as date from (
      select date from statement_transaction
      where organization_id = ${tx.organizationId} and import_id = ${importId} offset 0
    ) own`)
  return rows.flatMap(({ date }) => date ?? [])
}

/** A line that may equal others, with what decides it. */
export type LikeLine = {
  id: string
  date: string
  direction: StatementRow['direction']
  amountMinor: bigint
  description: string
  fingerprint: string
}

/** Lines of the account outside an import with the date, direction and amount of one of its lines. */
export async function linesLikeImported(tx: Tx, bankAccountId: string, importId: string): Promise<LikeLine[]> {
  const { rows } = await tx.execute<Omit<LikeLine, 'amountMinor'> & { amount: string }>(sql`
    select id, date::text, direction, amount_minor::text as amount, description, fingerprint from statement_transaction
    where organization_id = ${tx.organizationId} and bank_account_id = ${bankAccountId}
      and import_id is distinct from ${importId}
      and (date, direction, amount_minor) in (
        select date, direction, amount_minor from statement_transaction
        where organization_id = ${tx.organizationId} and import_id = ${importId})`)
  return rows.map(({ amount, ...line }) => ({ ...line, amountMinor: BigInt(amount) }))
}

/** Lines with the account, date, direction and amount of a deleted one. */
export async function linesLike(tx: Tx, gone: StatementRow): Promise<LikeLine[]> {
  const { id, date, direction, amountMinor, description, fingerprint } = columns
  return tx
    .select({ id, date, direction, amountMinor, description, fingerprint })
    .from(table)
    .where(
      and(
        ofOrganization(tx),
        eq(table.bankAccountId, gone.bankAccountId),
        eq(table.date, gone.date),
        eq(table.direction, gone.direction),
        eq(table.amountMinor, gone.amountMinor),
      ),
    )
}

/** Gives a line another occurrence number. The caller holds the account's lock. */
export async function setFingerprint(tx: Tx, id: string, fingerprint: string): Promise<void> {
  await tx.update(table).set({ fingerprint }).where(withId(tx, id))
}

/** Deletes the lines of an import that are not reconciled; returns their number. */
export async function deleteImported(tx: Tx, importId: string): Promise<number> {
  const { rowCount } = await tx
    .delete(table)
    .where(and(ofOrganization(tx), eq(table.importId, importId), eq(table.allocatedMinor, 0n)))
  return rowCount ?? 0
}

export async function countImported(tx: Tx, importId: string): Promise<number> {
  return tx.$count(table, and(ofOrganization(tx), eq(table.importId, importId)))
}

/** The lifecycle table as a condition of the update itself. */
const allows = (action: StatementAction) =>
  and(
    inArray(table.status, statesOf(action)),
    STATEMENT_LIFECYCLE[action].enteredByHandOnly ? and(isNull(table.importId), eq(table.source, 'MANUAL')) : undefined,
    STATEMENT_LIFECYCLE[action].withoutHistoryOnly ? eq(table.wasReconciled, false) : undefined,
  )

/** Moves a line into a status that doesn't depend on its allocations. */
export async function moveStatement(tx: Tx, id: string, action: 'ARCHIVE' | 'UNARCHIVE', status: StatementStatus) {
  const [row] = await tx
    .update(table)
    .set({
      status,
      version: sql`${table.version} + 1`,
      ...(action === 'UNARCHIVE' && { reopenedAt: sql`clock_timestamp()` }),
    })
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
