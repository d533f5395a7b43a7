// How a list is exported: its columns and permission. Filters and sort orders are the list's own.
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

/** Cells by alias. */
export type Fields = Record<string, SQL.Aliased<string | null>>

type Statement = { where(condition: SQL | undefined): { orderBy(...by: SQL[]): SQLWrapper } }

type Exported = {
  /** The list's name for users; files are named after it. */
  readonly name: Words
  /** The permission to see the list. */
  readonly permission: string
  /** Filters that the caller can't change. */
  readonly fixed?: Readonly<Record<string, string>>
  /** By the names of the screen's columns, in their order. */
  readonly columns: Readonly<Record<string, ExportColumn>>
}

/** A list of records. */
export type RecordExport = Exported & {
  readonly list: WholeList
  /** Selects the cells; filters and order are added. */
  readonly select: (tx: Tx, fields: Fields) => Statement
}

type ColumnType = 'bigint' | 'date' | 'text' | 'timestamptz'

/** A list that is computed as for the screen, in the order of its rows. Cells read the columns of the table `r`. */
export type ComputedExport = Exported & {
  readonly list: Pick<WholeList, 'whole'>
  readonly computed: {
    readonly types: Readonly<Record<string, ColumnType>>
    /** Few enough to hold in memory, for the requested filter. */
    readonly rows: (
      tx: Tx,
      query: Readonly<Record<string, unknown>>,
    ) => Promise<readonly Readonly<Record<string, string | null>>[]>
  }
}

export type ListExport = RecordExport | ComputedExport

/** The exports by list. */
export type ListExports = ReadonlyMap<string, ListExport>
