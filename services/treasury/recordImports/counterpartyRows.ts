// A file of counterparties as drafts, and everything that is wrong with it. Rows with one alias are one counterparty's accounts.
import type { ErrorRow } from '../../kit/errors.ts'
import { bankOf } from '../bankAccounts/banks.ts'
import { accountKeyOf, type AccountOwner, aliasesOf } from '../counterparties/sharedAccounts.ts'
import { COUNTERPARTY_TYPES, type CounterpartyRow } from '../counterparties/table.ts'
import { isTaxNumberDoubtful, normalizeTaxNumber } from '../../kit/taxNumber.ts'
import { codes } from '../errors.ts'
import { CellReader, FirstSeen } from './cells.ts'
import { errorIssue, type Issue, warningIssue } from './issues.ts'
import type { Columns, CsvRow } from './readCsv.ts'

export type AccountDraft = { alias: string | null; bankCode: string; accountNumber: string; accountName: string }

export type PersonDraft = Pick<CounterpartyRow, 'legalName' | 'alias' | 'externalId' | 'type' | 'email' | 'taxNumber'>

/** A row on its way in: a counterparty, and the account that the row brings. */
export type CounterpartyDraft = { row: number; person: PersonDraft; account: AccountDraft | null }

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

/** Which column each value of a counterparty comes from: rows with one alias must agree on all of them. */
const COLUMN_OF = {
  legalName: 'legal_name',
  externalId: 'external_id',
  type: 'type',
  email: 'email',
  taxNumber: 'tax_number',
} as const satisfies Partial<Record<keyof PersonDraft, string>>

/** Aliases differ in more than their case. */
export const aliasKey = (alias: string) => alias.toLowerCase()

/** Reads the rows of one file, batch by batch. */
export class CounterpartyRowReader {
  readonly #people = new Map<string, PersonDraft>()
  readonly #externalIds = new Map<string, { alias: string; row: number }>()
  readonly #accounts = new FirstSeen()
  /** Who brought an account first, in their own words. */
  readonly #owners = new Map<string, string>()

  /** The drafts of all rows that could be read; what is wrong with the others goes to `issues`. */
  read(rows: readonly CsvRow[], issues: Issue[]): CounterpartyDraft[] {
    return rows.flatMap(row => {
      const cells = new CellReader(row, issues)
      const draft = counterpartyDraftOf(cells)
      if (!draft) return []
      this.#refuseDisagreement(cells, draft.person)
      this.#refuseForeignExternalId(cells, draft.person)
      if (draft.account) this.#refuseRepeatedAccount(cells, draft.person, draft.account)
      return [draft]
    })
  }

  #refuseDisagreement(cells: CellReader, person: PersonDraft) {
    const key = aliasKey(person.alias)
    const first = this.#people.get(key)
    if (!first) this.#people.set(key, person)
    else
      for (const [field, column] of Object.entries(COLUMN_OF) as [keyof typeof COLUMN_OF, string][])
        if (first[field] !== person[field]) cells.refuse(column, codes.counterpartyAccountsDiffer, { column })
  }

  /** One external id is one counterparty's, in all its rows. */
  #refuseForeignExternalId(cells: CellReader, { alias, externalId }: PersonDraft) {
    if (externalId === null) return
    const first = this.#externalIds.get(externalId)
    if (!first) this.#externalIds.set(externalId, { alias: aliasKey(alias), row: cells.row })
    else if (first.alias !== aliasKey(alias))
      cells.refuse('external_id', codes.recordImportValueRepeated, { row: first.row })
  }

  #refuseRepeatedAccount(cells: CellReader, { alias }: PersonDraft, account: AccountDraft) {
    const key = accountKeyOf(account)
    const first = this.#accounts.note(`${aliasKey(alias)}/${key}`, cells.row)
    if (first !== undefined) return cells.refuse('account_number', codes.counterpartyAccountExists)
    const owner = this.#owners.get(key)
    if (owner === undefined) this.#owners.set(key, alias)
    else cells.warn('account_number', codes.counterpartyAccountShared, { aliases: owner })
  }
}

/** What one row says; undefined when it can't be told whom it is about. */
export function counterpartyDraftOf(cells: CellReader): CounterpartyDraft | undefined {
  const person = personOf(cells)
  const account = accountOf(cells)
  return person && { row: cells.row, person, account: account ?? null }
}

function personOf(cells: CellReader): PersonDraft | undefined {
  const legalName = cells.requiredName('legal_name', 140)
  const alias = cells.requiredName('alias', 100)
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
  const number = normalizeTaxNumber(value)
  if (number === undefined) return cells.refuse('tax_number', codes.taxNumberInvalid)
  if (isTaxNumberDoubtful(number)) cells.warn('tax_number', codes.taxNumberDoubtful)
  return number
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
  const accountName = cells.requiredName('account_name', 140)
  const alias = cells.name('account_alias', 100)
  if (!known || !accountNumber || !accountName || alias === undefined) return undefined
  return { alias, bankCode, accountNumber, accountName }
}

const firstEmpty = (cells: CellReader) =>
  (['bank_code', 'account_number', 'account_name'] as const).find(column => cells.raw(column) === '') ??
  'account_number'

/** What the database has already; aliases in lower case. */
export type CounterpartyLookups = {
  takenAliases: ReadonlySet<string>
  takenExternalIds: ReadonlySet<string>
  /** Who has the accounts of the rows, by `accountKeyOf`. */
  owners: ReadonlyMap<string, readonly AccountOwner[]>
}

/** Tells of aliases and external ids that the organization already has, and warns of accounts that a counterparty has. */
export function refuseTaken(drafts: readonly CounterpartyDraft[], lookups: CounterpartyLookups, issues: Issue[]) {
  for (const { row, person, account } of drafts) {
    const { alias, externalId } = person
    const refuse = (column: string, value: string, what: ErrorRow) =>
      issues.push(errorIssue(what, { row, column, value }))
    if (lookups.takenAliases.has(aliasKey(alias))) refuse('alias', alias, codes.counterpartyAliasExists)
    if (externalId !== null && lookups.takenExternalIds.has(externalId))
      refuse('external_id', externalId, codes.counterpartyExternalIdExists)
    const others = account && lookups.owners.get(accountKeyOf(account))
    if (others) {
      const params = { aliases: aliasesOf(others) }
      const where = { row, column: 'account_number', value: account.accountNumber, params }
      issues.push(warningIssue(codes.counterpartyAccountShared, where))
    }
  }
}
