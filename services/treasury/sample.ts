// What tests need to know of a module besides its manifest, in the `sample.ts` beside it: no program loads that.

/** How much there is at a million rows, and how those rows are named. */
export type SampleScale = {
  /** Rows of `fewer`, of which the rest of `record` is a multiple: numbers below it have a row of every table. */
  fewer: number
  smallOrganizations: number
  /** The nth id. Records that belong together have one id, whatever their kind. */
  nth: (n: number) => string
  /** As many ids as asked for, or a page of them, separated by commas: of open records, or with an offset of others. */
  ids: (count?: number, offset?: number) => string
  /** A bank account of the large organization. */
  account: string
  /** A bank account of the small one. */
  smallAccount: string
  /** One request for each order. */
  sorted: (path: string, ...sorts: string[]) => string[]
  /** One request for each query. */
  filtered: (path: string, ...queries: string[]) => string[]
}

/** GETs by what they may look at. Each must take one round trip, or as many as `trips` says of its path. */
export type SampleRequests = {
  /** They answer a page or less. */
  pages?: readonly string[]
  /** They search among all that is near, and keep the nearest. */
  searches?: readonly string[]
  /** They count or add up all that there is. */
  sums?: readonly string[]
}

export type ModuleSample = {
  /** `table (columns) select …` from the tables `record` and `fewer` (tests/services/treasury/support/millionRows.ts). */
  rows?: (scale: SampleScale) => readonly string[]
  requests?: (scale: SampleScale) => SampleRequests
  /** By path, how often those wait for Postgres that do so more or less than once. */
  trips?: Readonly<Record<string, number>>
  /** Paths that are not asked for at a million rows: files, and what a person does once. */
  uncounted?: readonly string[]
}
