// What an import does with the rows of a file, for all kinds of records.
import type { Tx } from '../database/database.ts'
import { Refusal } from '../http/problem.ts'
import type { Issue } from './issues.ts'
import type { CsvRow } from './readCsv.ts'
import type { ImportSummary } from './summary.ts'

/** Reads stored data. It may be retried after a database failure, so it changes nothing else. */
export type LookUp = <Found>(read: (tx: Tx) => Promise<Found>) => Promise<Found>

/** One import of a file. Its rows are read twice: first to check them, then to store them. */
export type Importing = {
  /** Checks some rows on their own, against earlier rows, and against stored data. Writes nothing. */
  check: (lookUp: LookUp, rows: readonly CsvRow[], issues: Issue[]) => Promise<void>
  /** The summary of the rows checked so far; omitted where there is nothing to sum up. */
  summary?: () => ImportSummary
  /** Reserves in its own transaction what storing needs and others would have to wait for. May be called again with the same rows. */
  prepare: (tx: Tx, rows: number) => Promise<void>
  /** Stores all rows, once all of them are valid. */
  store: (tx: Tx, rows: AsyncIterable<readonly CsvRow[]>, storing: Storing) => Promise<void>
  /** Releases what was reserved: nothing will be stored. */
  giveUp: (tx: Tx) => Promise<void>
}

export type Storing = {
  onProgress: (rows: number) => void
  /** For rows checked a second time: throws `StaleCheck` for an error, and for a warning that the first check did not report. */
  requireSeen: (issues: readonly Issue[]) => void
}

/** Stored data has changed since the check, and now conflicts with a row: the rows must be checked again. */
export class StaleCheck extends Error {
  constructor() {
    super('a row is no longer as it was judged')
  }
}

/** Stores a row that passed the check: a violation now means that stored data has changed since. */
export async function overtaking(store: () => Promise<unknown>): Promise<void> {
  try {
    await store()
  } catch (error) {
    throw error instanceof Refusal ? new StaleCheck() : error
  }
}
