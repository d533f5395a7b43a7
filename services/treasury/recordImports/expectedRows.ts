// A file of expected transactions as drafts, and everything that is wrong with it. Reads nothing but the file.
import { hash } from 'node:crypto'
import type { ErrorRow } from '../../kit/errors.ts'
import { CURRENCIES } from '../../kit/money.ts'
import { codes } from '../errors.ts'
import type { ExpectedValues } from '../expected/repository.ts'
import { CellReader, FirstSeen, refuseRepeated } from './cells.ts'
import { errorIssue, type Issue, warningIssue } from './issues.ts'
import type { Columns, CsvRow } from './readCsv.ts'

/** A row on its way in: what it names is looked up later, for all rows at once. */
export type ExpectedDraft = Omit<ExpectedValues, 'counterpartyId' | 'bankAccountId'> & {
  row: number
  counterpartyAlias: string | null
  accountNumber: string | null
}

const DATA_PREFIX = 'data.'
const MOST_DATA = 20

export const EXPECTED_COLUMNS = {
  required: ['date', 'direction', 'amount', 'currency', 'description'],
  known: [
    'date',
    'direction',
    'amount',
    'currency',
    'counterparty_alias',
    'bank_account_number',
    'description',
    'internal_description',
    'external_id',
  ],
  prefix: DATA_PREFIX,
  otherFile: codes.expectedImportContentInvalid,
} as const satisfies Columns

/** Reads the rows of one file, batch by batch. */
export class ExpectedRowReader {
  readonly #externalIds = new FirstSeen()
  readonly #contents = new FirstSeen()

  /** The drafts of all rows that could be read; what is wrong with the others goes to `issues`. */
  read(rows: readonly CsvRow[], issues: Issue[]): ExpectedDraft[] {
    return rows.flatMap(row => {
      const cells = new CellReader(row, issues)
      const draft = expectedDraftOf(cells)
      refuseRepeated(cells, 'external_id', draft?.externalId ?? (cells.raw('external_id') || null), this.#externalIds)
      if (cells.raw('external_id') === '') this.#warnOfRepeated(row, issues)
      return draft ? [draft] : []
    })
  }

  #warnOfRepeated({ row, cells }: CsvRow, issues: Issue[]) {
    // Half a hash tells rows apart in a quarter of the room.
    const content = hash('sha256', JSON.stringify([...cells]), 'base64').slice(0, 22)
    const first = this.#contents.note(content, row)
    if (first !== undefined) issues.push(warningIssue(codes.recordImportRowRepeated, { row, params: { row: first } }))
  }
}

/** What one row says; undefined when a cell of it can't be read. */
export function expectedDraftOf(cells: CellReader): ExpectedDraft | undefined {
  const date = cells.date('date')
  const direction = cells.oneOf('direction', ['DEBIT', 'CREDIT'])
  const amountMinor = cells.amount('amount')
  const currency = cells.oneOf('currency', CURRENCIES)
  const description = cells.requiredText('description', 500)
  const internalDescription = cells.text('internal_description', 500)
  const externalId = cells.text('external_id', 100)
  const counterpartyAlias = cells.text('counterparty_alias', 100)
  const accountNumber = cells.accountNumber('bank_account_number')
  const data = dataOf(cells)
  if (
    date === undefined ||
    direction === undefined ||
    amountMinor === undefined ||
    currency === undefined ||
    description === undefined ||
    internalDescription === undefined ||
    externalId === undefined ||
    counterpartyAlias === undefined ||
    accountNumber === undefined ||
    data === undefined
  )
    return undefined
  return {
    row: cells.row,
    date,
    direction,
    amountMinor,
    currency,
    description,
    internalDescription,
    externalId,
    counterpartyAlias,
    accountNumber,
    data,
    amountFromMinor: null,
    amountToMinor: null,
    dateFrom: null,
    dateTo: null,
  }
}

function dataOf(cells: CellReader): ExpectedValues['data'] | undefined {
  const data: ExpectedValues['data'] = []
  let whole = true
  for (const { key, value, column } of cells.withPrefix(DATA_PREFIX)) {
    if (value.length > 200) {
      cells.refuse(column, 'TOO_LONG', { maximum: 200 })
      whole = false
    } else if (data.length === MOST_DATA) {
      cells.refuse(column, 'TOO_MANY', { maximum: MOST_DATA })
      whole = false
    } else data.push({ key, value })
  }
  return whole ? data : undefined
}

/** What the database knows of the names in the drafts; keys are lower case. */
export type ExpectedLookups = {
  counterparties: ReadonlyMap<string, string>
  accounts: ReadonlyMap<string, readonly { id: string; currency: string }[]>
  takenExternalIds: ReadonlySet<string>
}

/** Puts ids in the place of names; tells of names that lead nowhere. */
export function resolveExpected(
  drafts: readonly ExpectedDraft[],
  lookups: ExpectedLookups,
  issues: Issue[],
): ExpectedValues[] {
  return drafts.map(({ row, counterpartyAlias, accountNumber, ...draft }) => {
    const refuse = (column: string, value: string, what: ErrorRow, params = {}) =>
      issues.push(errorIssue(what, { row, column, value, params }))
    const counterpartyId =
      counterpartyAlias === null ? null : lookups.counterparties.get(counterpartyAlias.toLowerCase())
    if (counterpartyAlias !== null && counterpartyId === undefined)
      refuse('counterparty_alias', counterpartyAlias, codes.expectedAliasNotFound, { alias: counterpartyAlias })
    const accounts = accountNumber === null ? [] : (lookups.accounts.get(accountNumber) ?? [])
    if (accountNumber !== null && accounts.length === 0)
      refuse('bank_account_number', accountNumber, codes.expectedAccountNumberNotFound, { number: accountNumber })
    // One number at two banks: the currency may still tell them apart.
    const fitting = accounts.filter(account => account.currency === draft.currency)
    if (accountNumber !== null && fitting.length > 1)
      refuse('bank_account_number', accountNumber, codes.expectedAccountNumberAmbiguous, { number: accountNumber })
    if (accounts.length > 0 && fitting.length === 0) refuse('currency', draft.currency, codes.expectedCurrencyDiffers)
    if (draft.externalId !== null && lookups.takenExternalIds.has(draft.externalId))
      refuse('external_id', draft.externalId, codes.expectedExternalIdExists)
    return { ...draft, counterpartyId: counterpartyId ?? null, bankAccountId: fitting[0]?.id ?? null }
  })
}
