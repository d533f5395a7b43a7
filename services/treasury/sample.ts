// What tests need to know about a module beyond its manifest, in the `sample.ts` beside it. No program loads it.

/** How many records there are at a million rows, and how their ids are made. */
export type SampleScale = {
  /** Number of rows in `fewer`; `record` has a multiple of it. Ids below it have a row in every table. */
  fewer: number
  smallOrganizations: number
  /** The nth id. Records that belong together share an id, whatever their kind. */
  nth: (n: number) => string
  /** Comma-separated ids, a page of them by default: of open records, or with an offset of others. */
  ids: (count?: number, offset?: number) => string
  /** A bank account of the large organization. */
  account: string
  /** A bank account of the small organization. */
  smallAccount: string
  /** One request per sort order. */
  sorted: (path: string, ...sorts: string[]) => string[]
  /** One request per query. */
  filtered: (path: string, ...queries: string[]) => string[]
}

/** GETs by how much they may read. Each must take one round trip, or the number that `trips` gives for its path. */
export type SampleRequests = {
  /** They return at most a page. */
  pages?: readonly string[]
  /** They search all nearby records and keep the nearest. */
  searches?: readonly string[]
  /** They count or sum over all records. */
  sums?: readonly string[]
}

export type ModuleSample = {
  /** `table (columns) select …` from the tables `record` and `fewer` (tests/services/treasury/support/millionRows.ts). */
  rows?: (scale: SampleScale) => readonly string[]
  requests?: (scale: SampleScale) => SampleRequests
  /** Number of round trips to Postgres by path, where it is not one. */
  trips?: Readonly<Record<string, number>>
  /** Paths that are not requested at a million rows: files, and one-time actions. */
  uncounted?: readonly string[]
}
