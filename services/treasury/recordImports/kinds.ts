// The kinds of file, each from its rows to what is stored.
import type { Tx } from '../../kit/database/database.ts'
import type { ErrorRow } from '../../kit/errors.ts'
import { codes } from '../errors.ts'
import type { PaymentImportSummary } from '../payments/importTally.ts'
import { openCounterparties } from './counterparties.ts'
import { COUNTERPARTY_COLUMNS } from './counterpartyRows.ts'
import { openExpected } from './expected.ts'
import { EXPECTED_COLUMNS } from './expectedRows.ts'
import type { Issue } from './issues.ts'
import { PAYMENT_COLUMNS, TRANSFER_COLUMNS } from './paymentRows.ts'
import { openPayments } from './payments.ts'
import type { Columns, CsvRow } from './readCsv.ts'
import type { RecordImportRow } from './table.ts'

export type Kind = RecordImportRow['kind']

/** Reads what is stored. It may be done again after a fault of the database, so it changes nothing else. */
export type LookUp = <Found>(read: (tx: Tx) => Promise<Found>) => Promise<Found>

/** One import of a file: its rows come by twice, first to be judged, then to be stored. */
export type Importing = {
  /** Judges some rows by themselves, by those before them, and by what is stored. Writes nothing. */
  check: (lookUp: LookUp, rows: readonly CsvRow[], issues: Issue[]) => Promise<void>
  /** What the rows judged so far come to; left out where there is nothing to add up. */
  summary?: () => PaymentImportSummary
  /** Takes in a transaction of its own what storing needs and others wait for. May be called again with the same rows. */
  prepare: (tx: Tx, rows: number) => Promise<void>
  /** Stores all rows, after every one of them was found good. */
  store: (tx: Tx, rows: AsyncIterable<readonly CsvRow[]>, onProgress: (rows: number) => void) => Promise<void>
  /** Gives back what was taken: nothing will be stored. */
  giveUp: (tx: Tx) => Promise<void>
}

/** What is stored has changed since the rows were judged, and stands against one of them now: they are to be judged again. */
export class Overtaken extends Error {
  constructor() {
    super('a row is no longer as it was judged')
  }
}

type KindRules = {
  columns: Columns
  /** Left out where the size of the file is the only limit. */
  mostRows?: number
  hashInvalid: ErrorRow
  permissions: { manage: string; view: string }
  open: (recordImport: Pick<RecordImportRow, 'id' | 'ignoreWarnings'>) => Importing
}

const ofPayments = {
  // Each is numbered, told of and approved by itself.
  mostRows: 10_000,
  hashInvalid: codes.paymentImportHashInvalid,
  permissions: { manage: 'treasury.payments.create', view: 'treasury.payments.view' },
}

export const KINDS: Readonly<Record<Kind, KindRules>> = {
  COUNTERPARTIES: {
    columns: COUNTERPARTY_COLUMNS,
    hashInvalid: codes.counterpartyImportHashInvalid,
    permissions: { manage: 'treasury.counterparties.manage', view: 'treasury.counterparties.view' },
    open: openCounterparties,
  },
  EXPECTED_TRANSACTIONS: {
    columns: EXPECTED_COLUMNS,
    hashInvalid: codes.expectedImportHashInvalid,
    permissions: { manage: 'treasury.expected.manage', view: 'treasury.expected.view' },
    open: openExpected,
  },
  PAYMENTS: { ...ofPayments, columns: PAYMENT_COLUMNS, open: openPayments('PAYMENT') },
  TRANSFERS: { ...ofPayments, columns: TRANSFER_COLUMNS, open: openPayments('TRANSFER') },
}
