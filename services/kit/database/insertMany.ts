// Many rows in few statements. COPY would be quicker still, but Postgres refuses it under row-level security.
import { type AnyColumn, getTableColumns, type InferInsertModel, sql, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Tx } from './database.ts'

type InsertOptions = {
  /** `ignore` skips rows that a unique index already has. */
  onConflict?: 'ignore'
  /** Rows a statement. */
  batch?: number
  /** Called after each statement with the rows handled so far; what it awaits holds the next statement back. */
  onProgress?: (handled: number) => Promise<void> | void
}

/**
 * Inserts rows through `unnest`: one array parameter a column, a few thousand rows a statement. All rows must give the same columns;
 * what none gives is left to the table's defaults. Answers how many rows were stored.
 */
export async function insertMany<Table extends PgTable>(
  tx: Pick<Tx, 'execute'>,
  table: Table,
  rows: Iterable<InferInsertModel<Table>> | AsyncIterable<InferInsertModel<Table>>,
  { onConflict, batch = 5_000, onProgress }: InsertOptions = {},
): Promise<number> {
  let waiting: Record<string, unknown>[] = []
  let statement: ((rows: readonly Record<string, unknown>[]) => SQL) | undefined
  let underWay: Promise<void> = Promise.resolve()
  let stored = 0
  let handled = 0
  async function run(query: SQL, count: number) {
    const { rowCount } = await tx.execute(query)
    stored += rowCount ?? 0
    handled += count
    await onProgress?.(handled)
  }
  const flush = async () => {
    const [first] = waiting
    if (!first) return
    statement ??= statementOf(table, Object.keys(first), onConflict)
    // The next rows are made ready while the database is at work on these: each has a core of its own.
    const query = statement(waiting)
    const count = waiting.length
    waiting = []
    await underWay
    underWay = run(query, count)
    // Its failure is thrown where it is awaited, a batch later.
    underWay.catch(() => {})
  }
  for await (const row of rows) {
    waiting.push(row)
    if (waiting.length >= batch) await flush()
  }
  await flush()
  await underWay
  return stored
}

function statementOf(table: PgTable, keys: readonly string[], onConflict: 'ignore' | undefined) {
  const all: Record<string, AnyColumn> = getTableColumns(table)
  const columns = keys.map(key => {
    const column = all[key]
    if (!column) throw new TypeError(`no column ${key}`)
    return { key, column, name: sql.identifier(column.name), type: column.getSQLType() }
  })
  const names = sql.join(
    columns.map(({ name }) => name),
    sql`, `,
  )
  // `unnest` would take an array of arrays apart altogether, so an array travels as text.
  const selected = sql.join(
    columns.map(({ name, type }) => (type.endsWith('[]') ? sql`${name}::${sql.raw(type)}` : name)),
    sql`, `,
  )
  return (rows: readonly Record<string, unknown>[]): SQL => {
    const arrays = columns.map(({ key, column, type }) => {
      const literal = arrayLiteral(rows.map(row => toText(column, row[key])))
      return sql`${literal}::${sql.raw(type.endsWith('[]') ? 'text[]' : `${type}[]`)}`
    })
    return sql`insert into ${table} (${names}) select ${selected} from unnest(${sql.join(arrays, sql`, `)}) as given (${names})${
      onConflict === 'ignore' ? sql` on conflict do nothing` : sql``
    }`
  }
}

/** A column's value as Postgres writes it, or null. */
function toText(column: AnyColumn, value: unknown): string | null {
  if (value === null || value === undefined) return null
  const driver = column.mapToDriverValue(value)
  if (driver === null || driver === undefined) return null
  if (Buffer.isBuffer(driver)) return `\\x${driver.toString('hex')}`
  if (driver instanceof Date) return driver.toISOString()
  if (Array.isArray(driver)) return arrayLiteral(driver.map(item => (item === null ? null : String(item))))
  return String(driver)
}

function arrayLiteral(values: readonly (string | null)[]): string {
  return `{${values.map(value => (value === null ? 'NULL' : quoteElement(value))).join(',')}}`
}

const quoteElement = (text: string) =>
  /^[\w.:+-]+$/.test(text) && text !== 'NULL' && text.toUpperCase() !== 'NULL'
    ? text
    : `"${text.replaceAll(/["\\]/g, '\\$&')}"`
