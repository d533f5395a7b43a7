// Parses a file of expected transactions into drafts, with all its errors. Reads only the file.
import { hash } from 'node:crypto'
import type { ErrorRow, MessageParams } from '../../../kit/errors.ts'
import { bankAccountCodes, type NumberedAccount } from '../../bankAccounts/public.ts'
import { codes } from '../errors.ts'
import type { ExpectedValues } from '../repository.ts'
import type { Suggestion } from '../../imports/public.ts'
import {
  CellReader,
  type Columns,
  type CsvRow,
  errorIssue,
  FirstSeen,
  type Issue,
  refuseRepeated,
  REPEATED,
  STORED,
  warningIssue,
} from '../../recordImports/public.ts'

/** A parsed row: the records it names are looked up later, for all rows at once. */
export type ExpectedDraft = Omit<ExpectedValues, 'counterpartyId' | 'bankAccountId'> & {
  row: number
  counterpartyAlias: string | null
  accountNumber: string | null
}

/** The values of a row that are looked up. */
export type ExpectedNames = Pick<ExpectedDraft, 'row' | 'counterpartyAlias' | 'accountNumber' | 'externalId'> & {
  /** Null if invalid. */
  currency: ExpectedDraft['currency'] | null
}

const DATA_PREFIX = 'data.'
const MAX_DATA = 20

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

/** Parses the rows of one file, batch by batch. */
export class ExpectedRowReader {
  readonly #externalIds = new FirstSeen()
  readonly #contents = new FirstSeen()

  /** The values that rows name, whatever else is wrong with them; errors go to `issues`. */
  read(rows: readonly CsvRow[], issues: Issue[]): ExpectedNames[] {
    return rows.map(row => {
      const cells = new CellReader(row, issues)
      const draft = expectedDraftOf(cells)
      refuseRepeated(cells, 'external_id', draft?.externalId ?? (cells.raw('external_id') || null), this.#externalIds)
      if (cells.raw('external_id') === '') this.#warnOfRepeated(row, issues)
      return draft ?? namesOf(row)
    })
  }

  #warnOfRepeated({ row, cells }: CsvRow, issues: Issue[]) {
    // Half a hash distinguishes rows in a quarter of the memory.
    const content = hash('sha256', JSON.stringify([...cells]), 'base64').slice(0, 22)
    const first = this.#contents.note(content, row)
    if (first !== undefined)
      issues.push(warningIssue(codes.recordImportRowRepeated, { row, params: { row: first }, suggestion: REPEATED }))
  }
}

/** The names in a row, as far as they are readable; errors have already been reported. */
function namesOf(row: CsvRow): ExpectedNames {
  const cells = new CellReader(row, [])
  return {
    row: cells.row,
    currency: cells.currency('currency') ?? null,
    counterpartyAlias: cells.text('counterparty_alias', 100) ?? null,
    accountNumber: cells.accountNumber('bank_account_number') ?? null,
    externalId: cells.text('external_id', 100) ?? null,
  }
}

/** Parses one row; undefined if a cell is invalid. */
export function expectedDraftOf(cells: CellReader): ExpectedDraft | undefined {
  const date = cells.date('date')
  const direction = cells.oneOf('direction', ['DEBIT', 'CREDIT'])
  const amountMinor = cells.amount('amount', direction)
  const currency = cells.currency('currency')
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
    } else if (data.length === MAX_DATA) {
      cells.refuse(column, 'TOO_MANY', { maximum: MAX_DATA })
      whole = false
    } else data.push({ key, value })
  }
  return whole ? data : undefined
}

export type NamedAccount = Pick<NumberedAccount, 'id' | 'currency' | 'status'>

/** Existing values for the names in the drafts; keys are lower case. */
export type ExpectedLookups = {
  counterparties: ReadonlyMap<string, string>
  accounts: ReadonlyMap<string, readonly NamedAccount[]>
  takenExternalIds: ReadonlySet<string>
  /** Suggestions for an unknown name. */
  closest: { party: (alias: string) => Suggestion | null; account: (number: string) => Suggestion | null }
}

/** Refuses unknown names, and external ids that are taken. */
export function refuseNames(named: readonly ExpectedNames[], lookups: ExpectedLookups, issues: Issue[]): void {
  for (const { row, counterpartyAlias: alias, accountNumber: number, currency, externalId } of named) {
    const refuse = (
      column: string,
      value: string,
      what: ErrorRow,
      params: MessageParams = {},
      suggestion: Suggestion | null = null,
    ) => issues.push(errorIssue(what, { row, column, value, params, suggestion }))
    if (alias !== null && !lookups.counterparties.has(alias.toLowerCase()))
      refuse('counterparty_alias', alias, codes.expectedAliasNotFound, { alias }, lookups.closest.party(alias))
    const accounts = number === null ? [] : (lookups.accounts.get(number) ?? [])
    if (number !== null && accounts.length === 0)
      refuse(
        'bank_account_number',
        number,
        codes.expectedAccountNumberNotFound,
        { number },
        lookups.closest.account(number),
      )
    // Two banks have the number: the currency may still decide.
    const fitting = accounts.filter(account => account.currency === currency)
    if (number !== null && fitting.length > 1)
      refuse('bank_account_number', number, codes.expectedAccountNumberAmbiguous, { number })
    if (number !== null && fitting.length === 1 && fitting[0]?.status === 'CLOSED')
      refuse('bank_account_number', number, bankAccountCodes.bankAccountClosed)
    if (currency !== null && accounts.length > 0 && fitting.length === 0)
      refuse('currency', currency, codes.expectedCurrencyDiffers)
    if (externalId !== null && lookups.takenExternalIds.has(externalId))
      refuse('external_id', externalId, codes.expectedExternalIdExists, {}, STORED)
  }
}

/** Replaces names by ids. */
export function resolveExpected(
  drafts: readonly ExpectedDraft[],
  lookups: Pick<ExpectedLookups, 'counterparties' | 'accounts'>,
): ExpectedValues[] {
  return drafts.map(({ row: _row, counterpartyAlias, accountNumber, ...draft }) => {
    const counterpartyId =
      counterpartyAlias === null ? null : (lookups.counterparties.get(counterpartyAlias.toLowerCase()) ?? null)
    const accounts = accountNumber === null ? [] : (lookups.accounts.get(accountNumber) ?? [])
    const account = accounts.find(({ currency }) => currency === draft.currency)
    return { ...draft, counterpartyId, bankAccountId: account?.id ?? null }
  })
}
