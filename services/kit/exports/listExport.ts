// How a list is exported: which columns there are, and which permission it takes. Filters and orders are the list's own.
import type { SQL, SQLWrapper } from 'drizzle-orm'
import type { z } from 'zod'
import type { Tx } from '../database/database.ts'
import type { ExportColumn, Words } from './columns.ts'

type ListValues = Record<string, unknown> & { sort: string }

/** What a list knows of its rows as a whole (list.ts). */
type WholeList = {
  whole: z.ZodType<ListValues>
  selection: (tx: Tx, values: ListValues, ids: readonly string[] | null) => { where: SQL | undefined; orderBy: SQL[] }
}

/** Cells under their aliases. */
export type Fields = Record<string, SQL.Aliased<string | null>>

type Statement = { where(condition: SQL | undefined): { orderBy(...by: SQL[]): SQLWrapper } }

export type ListExport = {
  /** What people call the list; files are named after it. */
  readonly name: Words
  /** Whoever may see the list. */
  readonly permission: string
  readonly list: WholeList
  /** Filters that are never left to the caller. */
  readonly fixed?: Readonly<Record<string, string>>
  /** By the names of the screen's columns, in their order. */
  readonly columns: Readonly<Record<string, ExportColumn>>
  /** The cells of rows; which rows, and in what order, is added. */
  readonly select: (tx: Tx, fields: Fields) => Statement
}

/** By list, how it is exported. */
export type ListExports = ReadonlyMap<string, ListExport>
