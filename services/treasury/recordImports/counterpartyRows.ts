// A file of counterparties as drafts, and everything that is wrong with it. Rows with one alias are one counterparty's accounts.
import type { ErrorRow } from '../../kit/errors.ts'
import { bankOf } from '../bankAccounts/banks.ts'
import { normalizeTaxNumber } from '../counterparties/input.ts'
import { COUNTERPARTY_TYPES, type CounterpartyRow } from '../counterparties/table.ts'
import { codes } from '../errors.ts'
import { CellReader, FirstSeen } from './cells.ts'
import type { Issue } from './issues.ts'
import type { Columns, CsvContent } from './readCsv.ts'

export type AccountDraft = { alias: string | null; bankCode: string; accountNumber: string; accountName: string }

export type CounterpartyDraft = Pick<
  CounterpartyRow,
  'legalName' | 'alias' | 'externalId' | 'type' | 'email' | 'taxNumber'
> & { row: number; accounts: AccountDraft[] }

export const COUNTERPARTY_COLUMNS = {
  required: ['legal_name', 'alias', 'type'],
  known: [
    'legal_name',
    'alias',
    'external_id',
    'type',
    'email',
    'tax_number',
    'bank_code',
    'account_number',
    'account_name',
    'account_alias',
  ],
  otherFile: codes.counterpartyImportContentInvalid,
} as const satisfies Columns

type Person = Omit<CounterpartyDraft, 'row' | 'accounts'>

/** Which column each value of a counterparty comes from: rows with one alias must agree on all of them. */
const COLUMN_OF = {
  legalName: 'legal_name',
  externalId: 'external_id',
  type: 'type',
  email: 'email',
  taxNumber: 'tax_number',
} as const satisfies Partial<Record<keyof Person, string>>

/** The counterparties of all rows that could be read, and the issues of all others. */
export function readCounterpartyRows({ rows }: Pick<CsvContent, 'rows'>): {
  drafts: CounterpartyDraft[]
  issues: Issue[]
} {
  const issues: Issue[] = []
  const drafts = new Map<string, CounterpartyDraft>()
  const externalIds = new Map<string, { alias: string; row: number }>()
  const accounts = new FirstSeen()
  for (const row of rows) {
    const cells = new CellReader(row, issues)
    const person = personOf(cells)
    const account = accountOf(cells)
    if (!person) continue
    const key = person.alias.toLowerCase()
    const known = drafts.get(key)
    const draft = known ?? { ...person, row: row.row, accounts: [] }
    if (known) refuseDifferences(cells, known, person)
    drafts.set(key, draft)
    refuseForeignExternalId(cells, key, person.externalId, externalIds)
    if (account) addAccount(cells, draft, account, accounts)
  }
  return { drafts: [...drafts.values()], issues }
}

function personOf(cells: CellReader): Person | undefined {
  const legalName = cells.requiredText('legal_name', 140)
  const alias = cells.requiredText('alias', 100)
  const type = cells.oneOf('type', COUNTERPARTY_TYPES)
  const externalId = cells.text('external_id', 100)
  const email = cells.email('email')
  const taxNumber = taxNumberOf(cells)
  if (
    legalName === undefined ||
    alias === undefined ||
    type === undefined ||
    externalId === undefined ||
    email === undefined ||
    taxNumber === undefined
  )
    return undefined
  return { legalName, alias, type, externalId, email, taxNumber }
}

function taxNumberOf(cells: CellReader): string | null | undefined {
  const value = cells.raw('tax_number')
  if (value === '') return null
  return normalizeTaxNumber(value) ?? cells.refuse('tax_number', codes.taxNumberInvalid)
}

/** Null when the row brings no account. */
function accountOf(cells: CellReader): AccountDraft | null | undefined {
  const given = ['bank_code', 'account_number', 'account_name'].map(column => cells.raw(column))
  if (given.every(value => value === '')) {
    if (cells.raw('account_alias') === '') return null
    return cells.refuse('account_alias', codes.counterpartyAccountIncomplete)
  }
  if (given.includes('')) return cells.refuse(firstEmpty(cells), codes.counterpartyAccountIncomplete)
  // A spreadsheet takes leading zeros away.
  const bankCode = cells.raw('bank_code').padStart(3, '0')
  const known = bankOf(bankCode) ?? cells.refuse('bank_code', codes.bankNotSupported)
  const accountNumber = cells.accountNumber('account_number')
  const accountName = cells.requiredText('account_name', 140)
  const alias = cells.text('account_alias', 100)
  if (!known || !accountNumber || !accountName || alias === undefined) return undefined
  return { alias, bankCode, accountNumber, accountName }
}

const firstEmpty = (cells: CellReader) =>
  (['bank_code', 'account_number', 'account_name'] as const).find(column => cells.raw(column) === '') ??
  'account_number'

function refuseDifferences(cells: CellReader, first: CounterpartyDraft, person: Person) {
  for (const [field, column] of Object.entries(COLUMN_OF) as [keyof typeof COLUMN_OF, string][])
    if (first[field] !== person[field]) cells.refuse(column, codes.counterpartyAccountsDiffer, { column })
}

/** One external id is one counterparty's, in all its rows. */
function refuseForeignExternalId(
  cells: CellReader,
  alias: string,
  externalId: string | null,
  seen: Map<string, { alias: string; row: number }>,
) {
  if (externalId === null) return
  const first = seen.get(externalId)
  if (!first) seen.set(externalId, { alias, row: cells.row })
  else if (first.alias !== alias) cells.refuse('external_id', codes.recordImportValueRepeated, { row: first.row })
}

function addAccount(cells: CellReader, draft: CounterpartyDraft, account: AccountDraft, seen: FirstSeen) {
  const key = `${draft.alias.toLowerCase()}/${account.bankCode}/${account.accountNumber}`
  if (seen.note(key, cells.row) === undefined) draft.accounts.push(account)
  else cells.refuse('account_number', codes.counterpartyAccountExists)
}

/** What the database has already; aliases in lower case. */
export type CounterpartyLookups = { takenAliases: ReadonlySet<string>; takenExternalIds: ReadonlySet<string> }

/** Tells of aliases and external ids that the organization already has. */
export function refuseTaken(drafts: readonly CounterpartyDraft[], lookups: CounterpartyLookups, issues: Issue[]) {
  for (const { row, alias, externalId } of drafts) {
    const refuse = (column: string, value: string, what: ErrorRow) =>
      issues.push({ severity: 'ERROR', row, column, value, code: what.code, params: {} })
    if (lookups.takenAliases.has(alias.toLowerCase())) refuse('alias', alias, codes.counterpartyAliasExists)
    if (externalId !== null && lookups.takenExternalIds.has(externalId))
      refuse('external_id', externalId, codes.counterpartyExternalIdExists)
  }
}
