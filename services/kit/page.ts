// Keyset pagination. A cursor is the sort key and id of the last row, opaque to clients and bound to its sort and filters.
import { createHash } from 'node:crypto'
import { type AnyColumn, asc, desc, getTableName, sql, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import { refuseFields } from './http/problem.ts'

/** The query parameters of every list. Sorts are `date` ascending and `-date` descending; the first one is the default. */
export const pageQuery = <const Sorts extends readonly [string, ...string[]]>(sorts: Sorts) => ({
  first: z.coerce.number().int().min(1).max(200).default(50),
  after: z.string().max(500).optional(),
  sort: z.enum(sorts).default(defaultOf(sorts)),
})

const defaultOf = <const Sorts extends readonly [string, ...string[]]>(sorts: Sorts): Sorts[number] => sorts[0]

/** A page in the API. */
export const pageOf = <Item extends z.ZodType>(item: Item) =>
  z.object({
    items: z.array(item),
    next: z.string().nullable().describe('Pass as `after` for the next page; null at the end'),
    cursors: z.array(z.string()).describe('A cursor for each item'),
  })

/** A sort key: a column or an expression. */
type SortKey = AnyColumn | (SQL & { getSQLType(): string })

/** An expression to sort by; it must not be null. */
export const sortKey = (expression: SQL, type: string): SortKey => Object.assign(expression, { getSQLType: () => type })

/** A sort: its column, and the value of a row. The column must not be null. */
export type Sort<Row> = { column: SortKey; valueOf: (row: Row) => string | number | bigint }

type PageRequest = { first: number; after?: string | undefined; sort: string }

/** What a list's statement needs, and the conversion of its rows into a page. */
export type Page<Row> = {
  /** Rows after the cursor; undefined on the first page. */
  after: SQL | undefined
  orderBy: SQL[]
  /** One more than requested, to detect a next page. */
  limit: number
  answer: <Item>(
    rows: readonly Row[],
    show: (row: Row) => Item,
  ) => {
    items: Item[]
    next: string | null
    cursors: string[]
  }
}

/**
 * Reads a list's query: everything but `first` and `after` binds the cursor, so that a cursor of another filter or sort is refused. Index
 * such a list by `(organization_id, [equality columns], sort column, id)`, both sort columns in one direction.
 */
export function openPage<Row extends { id: string }>(
  query: PageRequest,
  { sorts, id }: { sorts: Record<string, Sort<Row>>; id: AnyColumn },
): Page<Row> {
  const descending = query.sort.startsWith('-')
  const sort = sorts[query.sort.replace(/^-/, '')]
  if (!sort) throw new TypeError(`${getTableName(id.table)} has no sort ${query.sort}`)
  const binding = bindingOf(query)
  const key = query.after === undefined ? undefined : keyOf(query.after, binding, sort.column)
  const direction = descending ? desc : asc
  return {
    after: key && compare(sort.column, id, descending, key),
    orderBy: [direction(sort.column), direction(id)],
    limit: query.first + 1,
    answer: (rows, show) => {
      const kept = rows.slice(0, query.first)
      const cursors = kept.map(row => cursorOf(binding, String(sort.valueOf(row)), row.id))
      const next = rows.length > query.first ? (cursors.at(-1) ?? null) : null
      return { items: kept.map(show), next, cursors }
    },
  }
}

/** A row comparison, so that Postgres can use an index. */
function compare(column: SortKey, id: AnyColumn, descending: boolean, [value, lastId]: [string, string]): SQL {
  const type = sql.raw(column.getSQLType())
  const key = sql`(${value}::${type}, ${lastId}::uuid)`
  return descending ? sql`(${column}, ${id}) < ${key}` : sql`(${column}, ${id}) > ${key}`
}

function bindingOf({ first: _first, after: _after, ...rest }: PageRequest): string {
  const entries = Object.entries(rest).filter(([, value]) => value !== undefined)
  entries.sort(([a], [b]) => (a < b ? -1 : 1))
  return createHash('sha256').update(JSON.stringify(entries)).digest('base64url').slice(0, 8)
}

const cursorOf = (binding: string, value: string, id: string) =>
  Buffer.from(JSON.stringify([binding, value, id])).toString('base64url')

const cursorForm = z.tuple([z.string(), z.string(), z.uuid()])

/** Postgres knows no year 0. */
function hasYear(text: string): boolean {
  return !text.startsWith('0000')
}

/** Valid values of each column type: a damaged cursor is refused here, not by the database. */
const VALUE_FORMS: Record<string, z.ZodType<string>> = {
  date: z.iso.date().refine(hasYear),
  'timestamp with time zone': z.iso.datetime({ offset: true }).refine(hasYear),
  bigint: z.string().regex(/^-?\d{1,19}$/),
  integer: z.string().regex(/^-?\d{1,10}$/),
  text: z.string(),
  uuid: z.uuid(),
}

function keyOf(cursor: string, binding: string, column: SortKey): [string, string] {
  const parsed = cursorForm.safeParse(decode(cursor)).data
  const form = VALUE_FORMS[column.getSQLType()]
  if (!form) throw new TypeError(`a list cannot be sorted by a column of type ${column.getSQLType()}`)
  if (!parsed || parsed[0] !== binding || !form.safeParse(parsed[1]).success)
    throw refuseFields([{ path: 'after', error: 'INVALID_CURSOR' }])
  return [parsed[1], parsed[2]]
}

function decode(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString())
  } catch {
    return undefined
  }
}
