// The kinds of file, each from its rows to what is stored.
import type { ErrorRow } from '../../kit/errors.ts'
import { codes } from '../errors.ts'
import { openCounterparties } from './counterparties.ts'
import { COUNTERPARTY_COLUMNS } from './counterpartyRows.ts'
import { openExpected } from './expected.ts'
import { EXPECTED_COLUMNS } from './expectedRows.ts'
import type { Importing } from './importing.ts'
import { PAYMENT_COLUMNS, TRANSFER_COLUMNS } from './paymentRows.ts'
import { openPayments } from './payments.ts'
import type { Columns } from './readCsv.ts'
import type { RecordImportRow } from './table.ts'

export type Kind = RecordImportRow['kind']

type KindRules = {
  columns: Columns
  /** Left out where the size of the file is the only limit. */
  mostRows?: number
  hashInvalid: ErrorRow
  permissions: { manage: string; view: string }
  open: (recordImport: Pick<RecordImportRow, 'id' | 'ignoreWarnings' | 'fileId' | 'createdBy'>) => Importing
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
