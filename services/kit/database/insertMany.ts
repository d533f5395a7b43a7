// Inserts many rows in few statements. COPY would be faster, but Postgres refuses it under row-level security.
import { type AnyColumn, getTableColumns, type InferInsertModel, sql, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { binaryArray, type ElementType, isElementType } from './binaryArray.ts'
import type { Tx } from './database.ts'

type InsertOptions = {
  /** `ignore` skips rows that a unique index already has; a key updates the existing rows with the new values. */
  onConflict?: Conflict
  /** Rows per statement. */
  batch?: number
  /** Called after each statement with the number of rows handled so far; the next statement waits for its promise. */
  onProgress?: (handled: number) => Promise<void> | void
}

/** The key fields, the fields to update, and an additional update. */
type Conflict = 'ignore' | { key: readonly string[]; set: readonly string[]; also?: SQL }

type Row = Record<string, unknown>

/**
 * Inserts rows through `unnest`: one array parameter per column, a few thousand rows per statement. All rows must have the same columns;
 * missing columns get the table's defaults. Returns how many rows were stored.
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
  // Batches run one after the other, without preparing the next meanwhile, so that long work keeps only one core busy.
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
  /** The type in which its values are sent; if it differs from the column's own, the insert casts them. */
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
  // Values that are the same in all rows are sent once. One array is always sent, to give the number of rows.
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
