// Parses a file of counterparties into drafts, with all its errors. Rows with the same alias are accounts of one counterparty.
import type { ErrorRow } from '../../../kit/errors.ts'
import { bankOf, banksOfCounterparties, bankAccountCodes } from '../../bankAccounts/public.ts'
import { accountKeyOf, type AccountOwner, aliasesOf } from '../sharedAccounts.ts'
import { COUNTERPARTY_TYPES, type CounterpartyRow } from '../table.ts'
import { isTaxNumberDoubtful, normalizeTaxNumber } from '../../../kit/taxNumber.ts'
import {
  CellReader,
  recordImportCodes,
  type Columns,
  type CsvRow,
  errorIssue,
  FirstSeen,
  type Issue,
  REPEATED,
  STORED,
  suggestBank,
  warningIssue,
} from '../../recordImports/public.ts'
import { codes } from '../errors.ts'
import type { Suggestion } from '../../imports/public.ts'

export type AccountDraft = { alias: string | null; bankCode: string; accountNumber: string; accountName: string }

export type PersonDraft = Pick<CounterpartyRow, 'legalName' | 'alias' | 'externalId' | 'type' | 'email' | 'taxNumber'>

/** A parsed row: a counterparty, and the row's account. */
export type CounterpartyDraft = { row: number; person: PersonDraft; account: AccountDraft | null }

/** The values of a row that are looked up; null if missing or invalid. */
export type CounterpartyNames = {
  row: number
  alias: string | null
  externalId: string | null
  account: AccountDraft | null
}

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

/** The column of each value of a counterparty: rows with the same alias must agree on all of them. */
const COLUMN_OF = {
  legalName: 'legal_name',
  externalId: 'external_id',
  type: 'type',
  email: 'email',
  taxNumber: 'tax_number',
} as const satisfies Partial<Record<keyof PersonDraft, string>>

/** Aliases must differ in more than case. */
export const aliasKey = (alias: string) => alias.toLowerCase()

/** Parses the rows of one file, batch by batch. */
export class CounterpartyRowReader {
  readonly #people = new Map<string, Said>()
  readonly #externalIds = new Map<string, { alias: string; row: number }>()
  readonly #accounts = new FirstSeen()
  /** The alias that had an account first, as written. */
  readonly #owners = new Map<string, string>()

  /** The values that rows name, whatever else is wrong with them; errors go to `issues`. */
  read(rows: readonly CsvRow[], issues: Issue[]): CounterpartyNames[] {
    return rows.map(row => {
      const cells = new CellReader(row, issues)
      const { person, account } = partsOf(cells)
      const { alias, externalId } = person
      if (alias !== undefined) {
        this.#refuseDisagreement(cells, alias, person)
        if (externalId != null) this.#refuseForeignExternalId(cells, alias, externalId)
        if (account) this.#refuseRepeatedAccount(cells, alias, account)
      }
      return { row: cells.row, alias: alias ?? null, externalId: externalId ?? null, account: account ?? null }
    })
  }

  /** Compares rows with the first one of their alias, in the values that both have. */
  #refuseDisagreement(cells: CellReader, alias: string, person: Said) {
    const key = aliasKey(alias)
    const first = this.#people.get(key) ?? {}
    for (const [field, column] of Object.entries(COLUMN_OF) as [keyof typeof COLUMN_OF, string][])
      if (first[field] !== undefined && person[field] !== undefined && first[field] !== person[field])
        cells.refuse(column, codes.counterpartyAccountsDiffer, { column }, suggestionOf(first[field]))
    this.#people.set(key, { ...person, ...definedOf(first) })
  }

  /** An external id belongs to one counterparty, in all its rows. */
  #refuseForeignExternalId(cells: CellReader, alias: string, externalId: string) {
    const first = this.#externalIds.get(externalId)
    if (!first) this.#externalIds.set(externalId, { alias: aliasKey(alias), row: cells.row })
    else if (first.alias !== aliasKey(alias))
      cells.refuse('external_id', recordImportCodes.recordImportValueRepeated, { row: first.row }, REPEATED)
  }

  #refuseRepeatedAccount(cells: CellReader, alias: string, account: AccountDraft) {
    const key = accountKeyOf(account)
    const first = this.#accounts.note(`${aliasKey(alias)}/${key}`, cells.row)
    if (first !== undefined) return cells.refuse('account_number', codes.counterpartyAccountExists, {}, REPEATED)
    const owner = this.#owners.get(key)
    if (owner === undefined) this.#owners.set(key, alias)
    else cells.warn('account_number', codes.counterpartyAccountShared, { aliases: owner })
  }
}

/** Suggests the first row's value. */
const suggestionOf = (said: string | null | undefined): Suggestion | null =>
  said ? { value: said, reason: 'CLOSEST' } : null

/** A row's values of the counterparty; undefined if invalid. */
type Said = { [Field in keyof PersonDraft]?: PersonDraft[Field] | undefined }

const definedOf = (said: Said): Said =>
  Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined))

/** Parses one row; undefined if it doesn't identify a counterparty. */
export function counterpartyDraftOf(cells: CellReader): CounterpartyDraft | undefined {
  const { person, account } = partsOf(cells)
  const { legalName, alias, type, externalId, email, taxNumber } = person
  if (
    legalName === undefined ||
    alias === undefined ||
    type === undefined ||
    externalId === undefined ||
    email === undefined ||
    taxNumber === undefined
  )
    return undefined
  return { row: cells.row, person: { legalName, alias, type, externalId, email, taxNumber }, account: account ?? null }
}

function partsOf(cells: CellReader): { person: Said; account: AccountDraft | null | undefined } {
  const person = {
    legalName: cells.requiredName('legal_name', 140),
    alias: cells.requiredName('alias', 100),
    type: cells.oneOf('type', COUNTERPARTY_TYPES),
    externalId: cells.text('external_id', 100),
    email: cells.email('email'),
    taxNumber: taxNumberOf(cells),
  }
  return { person, account: accountOf(cells) }
}

function taxNumberOf(cells: CellReader): string | null | undefined {
  const value = cells.raw('tax_number')
  if (value === '') return null
  const number = normalizeTaxNumber(value)
  if (number === undefined) return cells.refuse('tax_number', codes.taxNumberInvalid)
  if (isTaxNumberDoubtful(number)) cells.warn('tax_number', codes.taxNumberDoubtful)
  return number
}

/** Null if the row has no account. */
function accountOf(cells: CellReader): AccountDraft | null | undefined {
  const given = ['bank_code', 'account_number', 'account_name'].map(column => cells.raw(column))
  if (given.every(value => value === '')) {
    if (cells.raw('account_alias') === '') return null
    return cells.refuse('account_alias', codes.counterpartyAccountIncomplete)
  }
  if (given.includes('')) return cells.refuse(firstEmpty(cells), codes.counterpartyAccountIncomplete)
  // Spreadsheets drop leading zeros.
  const bankCode = cells.raw('bank_code').padStart(3, '0')
  const known =
    bankOf(bankCode) ??
    cells.refuse(
      'bank_code',
      bankAccountCodes.bankNotSupported,
      {},
      suggestBank(cells.raw('bank_code'), banksOfCounterparties),
    )
  const accountNumber = cells.accountNumber('account_number')
  const accountName = cells.requiredName('account_name', 140)
  const alias = cells.name('account_alias', 100)
  if (!known || !accountNumber || !accountName || alias === undefined) return undefined
  return { alias, bankCode, accountNumber, accountName }
}

const firstEmpty = (cells: CellReader) =>
  (['bank_code', 'account_number', 'account_name'] as const).find(column => cells.raw(column) === '') ??
  'account_number'

/** Existing values in the database; aliases in lower case. */
export type CounterpartyLookups = {
  takenAliases: ReadonlySet<string>
  takenExternalIds: ReadonlySet<string>
  /** Counterparties with the accounts of the rows, by `accountKeyOf`. */
  owners: ReadonlyMap<string, readonly AccountOwner[]>
  /** The organization's own accounts among those of the rows. */
  ownAccounts: { called: (number: string) => readonly { bankCode: string; alias: string }[] }
}

/** Refuses aliases and external ids that the organization already has, and warns of accounts that another counterparty has. */
export function refuseTaken(named: readonly CounterpartyNames[], lookups: CounterpartyLookups, issues: Issue[]) {
  for (const { row, alias, externalId, account } of named) {
    const refuse = (column: string, value: string, what: ErrorRow) =>
      issues.push(errorIssue(what, { row, column, value, suggestion: STORED }))
    if (alias !== null && lookups.takenAliases.has(aliasKey(alias)))
      refuse('alias', alias, codes.counterpartyAliasExists)
    if (externalId !== null && lookups.takenExternalIds.has(externalId))
      refuse('external_id', externalId, codes.counterpartyExternalIdExists)
    const others = account && lookups.owners.get(accountKeyOf(account))
    if (others) {
      const params = { aliases: aliasesOf(others) }
      const where = { row, column: 'account_number', value: account.accountNumber, params }
      issues.push(warningIssue(codes.counterpartyAccountShared, where))
    }
    const own = account && lookups.ownAccounts.called(account.accountNumber)
    for (const { bankCode, alias: name } of own ?? [])
      if (account && bankCode === account.bankCode) {
        const where = { row, column: 'account_number', value: account.accountNumber, params: { alias: name } }
        issues.push(warningIssue(codes.counterpartyAccountOwn, where))
      }
  }
}
