// A list as a declaration: its query parameters, and their meaning in SQL. Its routes (listRoutes.ts) follow from it.
import { type AnyColumn, and, asc, desc, eq, gte, lte, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { among } from './database/among.ts'
import type { Tx } from './database/database.ts'
import { idList } from './idShapes.ts'
import { openPage, type Page, pageQuery, type Sort } from './page.ts'
import { listOf } from './query.ts'

/** A parameter that filters a list: its form in the API, and its SQL condition. */
export type Filter<Form extends z.ZodType = z.ZodType> = {
  form: Form
  where(value: z.output<Form>, tx: Tx): SQL | undefined
  /** The condition without the parameter. */
  absent?: SQL
}

/** A filter with its own condition. */
export const filterBy = <Form extends z.ZodType>(form: Form, where: Filter<Form>['where']): Filter<Form> => ({
  form,
  where,
})

/** Records whose column has the value. */
export const equalTo = <Form extends z.ZodType>(column: AnyColumn, form: Form): Filter<Form> =>
  filterBy(form, value => eq(column, value))

/** `?status=A,B`: records whose column has one of the values. */
export const oneOf = (column: AnyColumn, form: z.ZodType<unknown, string>) =>
  filterBy(listOf(form), values => among(column, values))

/** Records whose column is the value or more. */
export const atLeast = <Form extends z.ZodType>(column: AnyColumn, form: Form): Filter<Form> =>
  filterBy(form, value => gte(column, value))

/** Records whose column is the value or less. */
export const atMost = <Form extends z.ZodType>(column: AnyColumn, form: Form): Filter<Form> =>
  filterBy(form, value => lte(column, value))

/** A longer search uses only its first words. */
const MAX_WORDS = 6

/** A search box: every word appears in the column, which is in lower case. Scans row by row: for lists of thousands. */
export const wordsIn = (column: AnyColumn) =>
  filterBy(z.string().max(200), text =>
    and(
      ...text
        .toLowerCase()
        .split(/\s+/)
        .filter(word => word !== '')
        .slice(0, MAX_WORDS)
        .map(word => sql`strpos(${column}, ${word}) > 0`),
    ),
  )

/** The parts of a list's statement other than its columns. */
type Selection = { where: SQL | undefined; orderBy: SQL[]; limit: number }

/** A statement with only columns and table. */
type Statement<Row> = {
  where(condition: SQL | undefined): {
    orderBy(...by: SQL[]): { limit(rows: number): PromiseLike<Row[]> }
  }
}

/** Orders by a column that rows hold under the same name. */
export const sortBy = <Name extends string>(
  table: Record<Name, AnyColumn>,
  name: Name,
): Sort<Record<Name, string | number | bigint>> => ({ column: table[name], valueOf: row => row[name] })

type FilterValues = Record<string, unknown>
type ListQuery = FilterValues & { first: number; after?: string | undefined; sort: string; ids?: string[] | undefined }

type Declaration<Row> = {
  /** The columns that every list needs; row-level security limits rows to the organization. */
  table: { organizationId: AnyColumn; id: AnyColumn }
  filters: Record<string, Filter>
  /** For filters that depend on each other. */
  refine?: (values: FilterValues, context: z.RefinementCtx) => void
  /** `date` ascending, `-date` descending; the first is the default. */
  orders: readonly [string, ...string[]]
  sorts: Record<string, Sort<Row>>
  /** Selects the rows with all their fields; filters and order are added here. */
  select: (tx: Tx) => Statement<Row>
}

export type List<Row extends { id: string }> = ReturnType<typeof defineList<Row>>

/**
 * Index such a list by `(organization_id, [equality columns], sort column, id)`, both sort columns in one direction: then reading a page
 * takes as many steps as it has rows.
 */
export function defineList<Row extends { id: string }>(declaration: Declaration<Row>) {
  const { table, filters, refine = () => {}, orders, sorts } = declaration
  const forms = Object.fromEntries(Object.entries(filters).map(([name, { form }]) => [name, form.optional()]))

  function where(tx: Tx, values: FilterValues): SQL | undefined {
    const conditions = Object.entries(filters).map(([name, filter]) =>
      values[name] === undefined ? filter.absent : filter.where(values[name], tx),
    )
    return and(eq(table.organizationId, tx.organizationId), ...conditions)
  }

  const select = (tx: Tx, { where: condition, orderBy, limit }: Selection) =>
    declaration
      .select(tx)
      .where(condition)
      .orderBy(...orderBy)
      .limit(limit)

  /** The existing rows of these ids, in any order. */
  const read = (tx: Tx, ids: readonly string[]) =>
    select(tx.byKey(), {
      where: and(eq(table.organizationId, tx.organizationId), among(table.id, ids)),
      orderBy: [],
      limit: ids.length,
    })

  return {
    /** The list's query parameters. */
    query: z
      .strictObject({ ...pageQuery(orders), ...forms, ids: idList.optional() })
      .superRefine(refine) satisfies z.ZodType<ListQuery>,
    /** The query parameters of its summary. */
    filter: z.strictObject(forms).superRefine(refine),
    /** The query parameters of all its rows, without pages. */
    whole: z
      .strictObject({ ...forms, sort: z.enum(orders).default(orders[0]) })
      .superRefine(refine) satisfies z.ZodType<FilterValues & { sort: string }>,
    /** The filter and order for all rows; `ids` names those that the user selected. */
    selection(tx: Tx, values: FilterValues & { sort: string }, ids: readonly string[] | null) {
      const sort = sorts[values.sort.replace(/^-/, '')]
      if (!sort) throw new TypeError(`there is no sort ${values.sort}`)
      const direction = values.sort.startsWith('-') ? desc : asc
      return {
        where: and(where(tx, values), ids === null ? undefined : among(table.id, ids)),
        orderBy: [direction(sort.column), direction(table.id)],
      }
    },
    where,
    read,
    /** One row; undefined where it doesn't exist or belongs to another organization. */
    readOne: async (tx: Tx, id: string): Promise<Row | undefined> => (await read(tx, [id]))[0],
    /** The rows of a query, and their page. */
    async page(tx: Tx, query: ListQuery): Promise<{ rows: Row[]; page: Page<Row> }> {
      const { ids, first } = query
      const page = openPage({ ...query, first: ids?.length ?? first }, { sorts, id: table.id })
      if (ids) return { rows: await read(tx, ids), page }
      const { after, orderBy, limit } = page
      return { rows: await select(tx, { where: and(where(tx, query), after), orderBy, limit }), page }
    },
  }
}
