// The two kinds of file, each from its rows to what is stored.
import type { Tx } from '../../kit/database/database.ts'
import type { ErrorRow } from '../../kit/errors.ts'
import { accountsByNumber } from '../bankAccounts/byNumber.ts'
import { counterpartiesByAlias, storeCounterparties, takenCounterpartyIds } from '../counterparties/bulk.ts'
import { codes } from '../errors.ts'
import { storeExpected, takenExpectedIds } from '../expected/bulk.ts'
import { COUNTERPARTY_COLUMNS, readCounterpartyRows, refuseTaken } from './counterpartyRows.ts'
import { EXPECTED_COLUMNS, readExpectedRows, resolveExpected } from './expectedRows.ts'
import type { Issue } from './issues.ts'
import type { Columns, CsvContent } from './readCsv.ts'
import type { RecordImportRow } from './table.ts'

export type Kind = RecordImportRow['kind']

/** What checking a file found, and how to store it. */
type Checked = { issues: Issue[]; store: (tx: Tx, importId: string) => Promise<void> }

type KindRules = {
  columns: Columns
  hashInvalid: ErrorRow
  permissions: { manage: string; view: string }
  check: (tx: Tx, content: CsvContent) => Promise<Checked>
}

const given = (values: readonly (string | null)[]) => values.filter(value => value !== null)

async function checkCounterparties(tx: Tx, content: CsvContent): Promise<Checked> {
  const { drafts, issues } = readCounterpartyRows(content)
  const taken = await counterpartiesByAlias(
    tx,
    drafts.map(draft => draft.alias),
  )
  const takenExternalIds = await takenCounterpartyIds(tx, given(drafts.map(draft => draft.externalId)))
  refuseTaken(drafts, { takenAliases: new Set(taken.keys()), takenExternalIds }, issues)
  const values = drafts.map(({ row: _row, ...draft }) => draft)
  return { issues, store: (to, importId) => storeCounterparties(to, values, importId) }
}

async function checkExpected(tx: Tx, content: CsvContent): Promise<Checked> {
  const { drafts, issues } = readExpectedRows(content)
  const lookups = {
    counterparties: await counterpartiesByAlias(tx, given(drafts.map(draft => draft.counterpartyAlias))),
    accounts: await accountsByNumber(tx, [...new Set(given(drafts.map(draft => draft.accountNumber)))]),
    takenExternalIds: await takenExpectedIds(tx, given(drafts.map(draft => draft.externalId))),
  }
  const values = resolveExpected(drafts, lookups, issues).map(({ row: _row, ...value }) => value)
  return { issues, store: (to, importId) => storeExpected(to, values, importId) }
}

export const KINDS: Readonly<Record<Kind, KindRules>> = {
  COUNTERPARTIES: {
    columns: COUNTERPARTY_COLUMNS,
    hashInvalid: codes.counterpartyImportHashInvalid,
    permissions: { manage: 'treasury.counterparties.manage', view: 'treasury.counterparties.view' },
    check: checkCounterparties,
  },
  EXPECTED_TRANSACTIONS: {
    columns: EXPECTED_COLUMNS,
    hashInvalid: codes.expectedImportHashInvalid,
    permissions: { manage: 'treasury.expected.manage', view: 'treasury.expected.view' },
    check: checkExpected,
  },
}
