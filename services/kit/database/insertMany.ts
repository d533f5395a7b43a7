// Many rows in few statements. COPY would be quicker still, but Postgres refuses it under row-level security.
import { type AnyColumn, getTableColumns, type InferInsertModel, sql, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { binaryArray, type ElementType, isElementType } from './binaryArray.ts'
import type { Tx } from './database.ts'

type InsertOptions = {
  /** `ignore` skips rows that a unique index already has; otherwise those with this key take the values of the new ones. */
  onConflict?: Conflict
  /** Rows a statement. */
  batch?: number
  /** Called after each statement with the rows handled so far; what it awaits holds the next statement back. */
  onProgress?: (handled: number) => Promise<void> | void
}

/** Fields by which a row is found, those that take new values, and what else changes with them. */
type Conflict = 'ignore' | { key: readonly string[]; set: readonly string[]; also?: SQL }

type Row = Record<string, unknown>

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
  let waiting: Row[] = []
  let columns: readonly Column[] | undefined
  let stored = 0
  let handled = 0
  // One batch after the other: the next is not made ready while the database is at work on this one, so that long work keeps one core
  // busy and leaves the others to people.
  const flush = async () => {
    const [first] = waiting
    if (!first) return
    columns ??= columnsOf(table, Object.keys(first))
    const { rowCount } = await tx.execute(statementOf(table, columns, waiting, onConflict))
    stored += rowCount ?? 0
    handled += waiting.length
    waiting = []
    await onProgress?.(handled)
  }
  for await (const row of rows) {
    waiting.push(row)
    if (waiting.length >= batch) await flush()
  }
  await flush()
  return stored
}

type Column = {
  key: string
  column: AnyColumn
  name: SQL
  type: string
  /** What its values travel as; with another type than its own they are cast where they are inserted. */
  carrier: ElementType
}

function columnsOf(table: PgTable, keys: readonly string[]): Column[] {
  const all: Record<string, AnyColumn> = getTableColumns(table)
  return keys.map(key => {
    const column = all[key]
    if (!column) throw new TypeError(`no column ${key}`)
    const type = column.getSQLType()
    return {
      key,
      column,
      name: sql`${sql.identifier(column.name)}`,
      type,
      carrier: isElementType(type) ? type : 'text',
    }
  })
}

function statementOf(table: PgTable, columns: readonly Column[], rows: readonly Row[], onConflict?: Conflict): SQL {
  // What is the same in all rows is sent once. One column must tell how many rows there are.
  const varying = columns.filter(({ key }, place) => place === 0 || rows.some(row => row[key] !== rows[0]?.[key]))
  const selected = columns.map(each => {
    const { key, column, name, type, carrier } = each
    if (varying.includes(each)) return carrier === type ? name : sql`${name}::${sql.raw(type)}`
    return sql`${toText(column, rows[0]?.[key])}::${sql.raw(type)}`
  })
  const arrays = varying.map(({ key, column, carrier }) => {
    const read = carrier === 'text' ? toText : toDriver
    return sql`${binaryArray(
      carrier,
      rows.map(row => read(column, row[key])),
    )}::${sql.raw(carrier)}[]`
  })
  const listed = (parts: readonly SQL[]) => sql.join([...parts], sql`, `)
  return sql`insert into ${table} (${listed(columns.map(({ name }) => name))}) select ${listed(selected)}
    from unnest(${listed(arrays)}) as given (${listed(varying.map(({ name }) => name))})${conflictOf(columns, onConflict)}`
}

function conflictOf(columns: readonly Column[], onConflict: Conflict | undefined): SQL {
  if (onConflict === undefined) return sql``
  if (onConflict === 'ignore') return sql` on conflict do nothing`
  const named = (keys: readonly string[]) => columns.filter(({ key }) => keys.includes(key)).map(({ name }) => name)
  const changes = named(onConflict.set).map(name => sql`${name} = excluded.${name}`)
  const { also } = onConflict
  return sql` on conflict (${sql.join(named(onConflict.key), sql`, `)}) do update set ${sql.join(also ? [...changes, also] : changes, sql`, `)}`
}

const toDriver = (column: AnyColumn, value: unknown): unknown =>
  value === null || value === undefined ? null : column.mapToDriverValue(value)

/** A column's value as Postgres writes it, or null. */
function toText(column: AnyColumn, value: unknown): string | null {
  const driver = toDriver(column, value)
  if (driver === null || driver === undefined) return null
  if (Buffer.isBuffer(driver)) return `\\x${driver.toString('hex')}`
  if (driver instanceof Date) return driver.toISOString()
  if (Array.isArray(driver)) return arrayLiteral(driver.map(item => (item === null ? null : String(item))))
  return String(driver)
}

const arrayLiteral = (values: readonly (string | null)[]): string =>
  `{${values.map(value => (value === null ? 'NULL' : quoteElement(value))).join(',')}}`

const quoteElement = (text: string) =>
  /^[\w.:+-]+$/.test(text) && text.toUpperCase() !== 'NULL' ? text : `"${text.replaceAll(/["\\]/g, '\\$&')}"`
