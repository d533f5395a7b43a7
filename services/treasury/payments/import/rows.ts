// Parses a file of payments or transfers into drafts, and reports errors in its cells. Reads only the file.
import { type Currency } from '../../../kit/money.ts'
import { TRANSFER_METHODS, type TransferMethod } from '../../connections/public.ts'
import { bankOf, banksOfCounterparties, bankAccountCodes } from '../../bankAccounts/public.ts'
import { codes } from '../errors.ts'
import type { PaymentKind } from '../table.ts'
import { type CellReader, type Columns, suggestBank, suggestWord } from '../../recordImports/public.ts'

const MAX_MEMO_LENGTH = 50
const MAX_NOTES_LENGTH = 500

export const PAYMENT_COLUMNS = {
  required: ['from_account_number', 'amount', 'currency', 'date'],
  known: [
    'from_account_number',
    'counterparty_alias',
    'account_number',
    'bank_code',
    'amount',
    'currency',
    'method',
    'date',
    'memo',
    'notes',
  ],
  otherFile: codes.paymentImportContentInvalid,
} as const satisfies Columns

export const TRANSFER_COLUMNS = {
  required: ['from_account_number', 'to_account_number', 'amount', 'currency', 'date'],
  known: [
    'from_account_number',
    'to_account_number',
    'bank_code',
    'amount',
    'currency',
    'method',
    'date',
    'memo',
    'notes',
  ],
  otherFile: codes.paymentImportContentInvalid,
} as const satisfies Columns

/** The column of the receiving account. */
export const ACCOUNT_COLUMN = {
  PAYMENT: 'account_number',
  TRANSFER: 'to_account_number',
} as const satisfies Record<PaymentKind, string>

/** A parsed row: the records it names are looked up later, for all rows at once. */
export type PaymentDraft = {
  kind: PaymentKind
  cells: CellReader
  /** The account's number or alias. */
  fromAccountNumber: string
  /** Null: an account of the organization. */
  counterpartyAlias: string | null
  /** Null: the counterparty's only account. */
  accountNumber: string | null
  bankCode: string | null
  amountMinor: bigint
  currency: Currency
  method: TransferMethod | null
  date: string
  memo: string | null
  notes: string | null
}

/** The names in a row, as far as they are readable, when other cells are not. */
export type PaymentNames = {
  cells: CellReader
  fromAccount: string | null
  counterpartyAlias: string | null
  date: string | null
}

/** The names in a row from which no draft can be made; unreadable cells have already been reported. */
export function paymentNamesOf(cells: CellReader, silent: CellReader): PaymentNames {
  return {
    cells,
    fromAccount: silent.accountNumberOrName('from_account_number') ?? null,
    counterpartyAlias: silent.text('counterparty_alias', 100) ?? null,
    date: silent.date('date') ?? null,
  }
}

/** Parses one row; undefined if a cell is invalid. */
export function paymentDraftOf(kind: PaymentKind, cells: CellReader): PaymentDraft | undefined {
  const fromAccountNumber = cells.accountNumberOrName('from_account_number') ?? required(cells, 'from_account_number')
  const beneficiary = kind === 'PAYMENT' ? beneficiaryOf(cells) : ownAccountOf(cells)
  const amountMinor = cells.amount('amount', 'DEBIT')
  const currency = cells.currency('currency')
  const method = methodOf(cells)
  const date = cells.date('date')
  const memo = cells.name('memo', MAX_MEMO_LENGTH)
  const notes = cells.text('notes', MAX_NOTES_LENGTH)
  if (
    fromAccountNumber === undefined ||
    beneficiary === undefined ||
    amountMinor === undefined ||
    currency === undefined ||
    method === undefined ||
    date === undefined ||
    memo === undefined ||
    notes === undefined
  )
    return undefined
  return { kind, cells, fromAccountNumber, ...beneficiary, amountMinor, currency, method, date, memo, notes }
}

type Beneficiary = Pick<PaymentDraft, 'counterpartyAlias' | 'accountNumber' | 'bankCode'>

function beneficiaryOf(cells: CellReader): Beneficiary | undefined {
  const counterpartyAlias = cells.text('counterparty_alias', 100)
  const accountNumber = cells.accountNumberOrName('account_number')
  const bankCode = bankCodeOf(cells)
  if (counterpartyAlias === undefined || accountNumber === undefined || bankCode === undefined) return undefined
  // A payee must be named, even if by the account of another entity.
  if (counterpartyAlias === null && accountNumber === null) return cells.refuse('counterparty_alias', 'REQUIRED')
  return { counterpartyAlias, accountNumber, bankCode }
}

function ownAccountOf(cells: CellReader): Beneficiary | undefined {
  const accountNumber = cells.accountNumberOrName('to_account_number') ?? required(cells, 'to_account_number')
  const bankCode = bankCodeOf(cells)
  if (accountNumber === undefined || bankCode === undefined) return undefined
  return { counterpartyAlias: null, accountNumber, bankCode }
}

function bankCodeOf(cells: CellReader): string | null | undefined {
  const value = cells.raw('bank_code')
  if (value === '') return null
  // Spreadsheets drop leading zeros.
  return (
    bankOf(value.padStart(3, '0'))?.code ??
    cells.refuse('bank_code', bankAccountCodes.bankNotSupported, {}, suggestBank(value, banksOfCounterparties))
  )
}

/** A method in any spelling: `BI Fast`, `bi-fast`, `BI_FAST`. */
function methodOf(cells: CellReader): TransferMethod | null | undefined {
  const value = cells.raw('method')
  if (value === '') return null
  const word = value.replaceAll(/[\s-]+/g, '_').toUpperCase()
  const allowed = TRANSFER_METHODS.join(', ')
  return (
    TRANSFER_METHODS.find(method => method === word) ??
    cells.refuse('method', 'INVALID_VALUE', { allowed }, suggestWord(value, TRANSFER_METHODS))
  )
}

/** Reports an empty cell; errors of a filled one have already been reported. */
function required(cells: CellReader, column: string): undefined {
  return cells.raw(column) === '' ? cells.refuse(column, 'REQUIRED') : undefined
}
