// What the import of a file does with its rows, whatever kind they are of.
import type { Tx } from '../database/database.ts'
import { Refusal } from '../http/problem.ts'
import type { Issue } from './issues.ts'
import type { CsvRow } from './readCsv.ts'
import type { ImportSummary } from './summary.ts'

/** Reads what is stored. It may be done again after a fault of the database, so it changes nothing else. */
export type LookUp = <Found>(read: (tx: Tx) => Promise<Found>) => Promise<Found>

/** One import of a file: its rows come by twice, first to be judged, then to be stored. */
export type Importing = {
  /** Judges some rows by themselves, by those before them, and by what is stored. Writes nothing. */
  check: (lookUp: LookUp, rows: readonly CsvRow[], issues: Issue[]) => Promise<void>
  /** What the rows judged so far come to; left out where there is nothing to add up. */
  summary?: () => ImportSummary
  /** Takes in a transaction of its own what storing needs and others wait for. May be called again with the same rows. */
  prepare: (tx: Tx, rows: number) => Promise<void>
  /** Stores all rows, after every one of them was found good. */
  store: (tx: Tx, rows: AsyncIterable<readonly CsvRow[]>, storing: Storing) => Promise<void>
  /** Gives back what was taken: nothing will be stored. */
  giveUp: (tx: Tx) => Promise<void>
}

export type Storing = {
  onProgress: (rows: number) => void
  /** Of rows that are judged once more: throws `Overtaken` for an error, and for a warning that the check did not tell. */
  requireSeen: (issues: readonly Issue[]) => void
}

/** What is stored has changed since the rows were judged, and stands against one of them now: they are to be judged again. */
export class Overtaken extends Error {
  constructor() {
    super('a row is no longer as it was judged')
  }
}

/** Stores a row that was found good: what is refused now has come in between. */
export async function overtaking(store: () => Promise<unknown>): Promise<void> {
  try {
    await store()
  } catch (error) {
    throw error instanceof Refusal ? new Overtaken() : error
  }
}
