// Parses a file of bills into drafts, and reports errors in its cells. Reads only the file.
import type { Currency } from '../../../kit/money.ts'
import type { MetadataInput } from '../../billSettings/public.ts'
import type { CellReader, Columns } from '../../recordImports/public.ts'
import { codes } from '../errors.ts'
import { VAT_TREATMENTS, type VatTreatment, type Withholding, WITHHOLDINGS } from '../tax/rates.ts'
import { normalizeTaxInvoiceNumber } from '../tax/taxInvoice.ts'
import type { BillTaxField } from '../tax/taxValues.ts'

const METADATA_PREFIX = 'metadata.'

const TAX_COLUMNS = [
  'tax_base',
  'vat',
  'vat_amount',
  'withholding',
  'withholding_base',
  'withheld_amount',
  'tax_object_code',
  'tax_reason',
  'tax_invoice_number',
  'tax_invoice_date',
  'entity',
] as const

export const BILL_COLUMNS = {
  required: ['date', 'due_date', 'counterparty_alias', 'currency'],
  known: ['date', 'due_date', 'counterparty_alias', 'category', 'description', 'amount', 'currency', ...TAX_COLUMNS],
  prefix: METADATA_PREFIX,
  otherFile: codes.billImportContentInvalid,
} as const satisfies Columns

/** The column of each tax field. */
export const COLUMN_OF: Readonly<Record<BillTaxField, string>> = {
  amount: 'amount',
  vat: 'vat',
  vatAmount: 'vat_amount',
  withholding: 'withholding',
  withholdingBase: 'withholding_base',
  withheldAmount: 'withheld_amount',
  overrideReason: 'tax_reason',
}

export type TaxDraft = {
  baseMinor: bigint
  vat: VatTreatment
  vatMinor: bigint | null
  withholding: Withholding | null
  withholdingBaseMinor: bigint | null
  withheldMinor: bigint | null
  taxObjectCode: string | null
  reason: string | null
  taxInvoiceNumber: string | null
  taxInvoiceDate: string | null
  entity: string | null
}

/** A parsed row: the records it names are looked up later, for all rows at once. */
export type BillDraft = {
  cells: CellReader
  date: string
  dueDate: string
  counterpartyAlias: string
  category: string | null
  description: string | null
  /** Null: the amount follows from the tax. */
  amountMinor: bigint | null
  currency: Currency
  tax: TaxDraft | null
  metadata: MetadataInput[]
}

/** Parses one row; undefined if a cell is invalid. */
export function billDraftOf(cells: CellReader): BillDraft | undefined {
  const date = cells.date('date')
  const dueDate = cells.date('due_date')
  const counterpartyAlias = cells.requiredText('counterparty_alias', 100)
  const category = cells.text('category', 60)
  const description = cells.text('description', 500)
  const currency = cells.currency('currency')
  const hasTax = TAX_COLUMNS.some(column => cells.raw(column) !== '')
  const tax = hasTax ? taxDraftOf(cells) : null
  const amountMinor = hasTax ? orEmpty(cells, 'amount', () => cells.amount('amount')) : cells.amount('amount')
  if (date !== undefined && dueDate !== undefined && dueDate < date) cells.refuse('due_date', codes.billDueBeforeDate)
  if (
    date === undefined ||
    dueDate === undefined ||
    dueDate < date ||
    counterpartyAlias === undefined ||
    category === undefined ||
    description === undefined ||
    currency === undefined ||
    tax === undefined ||
    amountMinor === undefined
  )
    return undefined
  const metadata = [...cells.withPrefix(METADATA_PREFIX)].map(({ key, value }) => ({ key, value }))
  return { cells, date, dueDate, counterpartyAlias, category, description, amountMinor, currency, tax, metadata }
}

/** Undefined for an empty cell, else its parsed value. */
const orEmpty = <Value>(cells: CellReader, column: string, read: () => Value): Value | null =>
  cells.raw(column) === '' ? null : read()

function taxDraftOf(cells: CellReader): TaxDraft | undefined {
  const amountOrZero = (column: string) => orEmpty(cells, column, () => cells.amountOrZero(column))
  const baseMinor = cells.amount('tax_base')
  const vat = cells.oneOf('vat', VAT_TREATMENTS)
  const vatMinor = amountOrZero('vat_amount')
  const withholding = orEmpty(cells, 'withholding', () => cells.oneOf('withholding', WITHHOLDINGS))
  const withholdingBaseMinor = orEmpty(cells, 'withholding_base', () => cells.amount('withholding_base'))
  const withheldMinor = amountOrZero('withheld_amount')
  const reason = cells.text('tax_reason', 255)
  const taxObjectCode = orEmpty(cells, 'tax_object_code', () => objectCodeOf(cells))
  const taxInvoiceNumber = orEmpty(cells, 'tax_invoice_number', () => invoiceNumberOf(cells))
  const taxInvoiceDate = orEmpty(cells, 'tax_invoice_date', () => cells.date('tax_invoice_date'))
  const entity = cells.text('entity', 140)
  if (
    baseMinor === undefined ||
    vat === undefined ||
    vatMinor === undefined ||
    withholding === undefined ||
    withholdingBaseMinor === undefined ||
    withheldMinor === undefined ||
    reason === undefined ||
    taxObjectCode === undefined ||
    taxInvoiceNumber === undefined ||
    taxInvoiceDate === undefined ||
    entity === undefined
  )
    return undefined
  return {
    baseMinor,
    vat,
    vatMinor,
    withholding,
    withholdingBaseMinor,
    withheldMinor,
    taxObjectCode,
    reason,
    taxInvoiceNumber,
    taxInvoiceDate,
    entity,
  }
}

function objectCodeOf(cells: CellReader): string | undefined {
  const code = cells.raw('tax_object_code')
  return /^\d{2}-\d{3}-\d{2}$/.test(code) ? code : cells.refuse('tax_object_code', codes.billTaxObjectCodeInvalid)
}

const invoiceNumberOf = (cells: CellReader): string | undefined =>
  normalizeTaxInvoiceNumber(cells.raw('tax_invoice_number')) ??
  cells.refuse('tax_invoice_number', codes.billTaxInvoiceNumberInvalid)
