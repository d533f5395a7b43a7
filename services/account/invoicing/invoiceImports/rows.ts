// A row of a file of open invoices, and the errors in its cells. Reads nothing but the file.
import { type Currency, formatMinor } from '../../../kit/money.ts'
import type { CellReader } from '../../../kit/recordImports/cells.ts'
import type { Columns } from '../../../kit/recordImports/readCsv.ts'
import {
  CHOSEN_WITHHOLDING_CODES,
  type ChosenWithholdingCode,
  fraction,
  halfUp,
  rateOf,
  times,
  VAT_TREATMENTS,
  vatOf,
  type VatTreatment,
  WITHHOLDING_NAMES,
} from '../amounts/public.ts'
import { invoiceCodes } from '../invoices/public.ts'
import { PRODUCT_KINDS } from '../products/public.ts'
import { codes } from './errors.ts'

export const INVOICE_COLUMNS = {
  required: ['number', 'customer', 'invoice_date', 'due_date', 'cut_over_date', 'currency', 'total', 'cash_remaining'],
  known: [
    'number',
    'customer',
    'invoice_date',
    'due_date',
    'cut_over_date',
    'currency',
    'total',
    'vat',
    'vat_treatment',
    'stamp_duty',
    'cash_remaining',
    'withheld_remaining',
    'withholding',
    'kind',
    'description',
    'customer_reference',
    'tax_invoice_number',
    'entity',
  ],
  otherFile: codes.invoiceImportContentInvalid,
} as const satisfies Columns

/** An invoice as in its row; its customer is looked up later, for all rows at once. */
export type OpenInvoice = {
  number: string
  customer: string
  invoiceDate: string
  dueDate: string
  cutOverDate: string
  currency: Currency
  totalMinor: bigint
  baseMinor: bigint
  vatMinor: bigint
  vatTreatment: VatTreatment
  stampMinor: bigint
  cashMinor: bigint
  withheldMinor: bigint
  withholding: ChosenWithholdingCode | null
  kind: (typeof PRODUCT_KINDS)[number]
  description: string | null
  customerReference: string | null
  taxInvoiceNumber: string | null
  /** The name of the legal entity that issued it; null: the default one. */
  entity: string | null
}

type Whole<Read> = { [Field in keyof Read]: Exclude<Read[Field], undefined> }
const isWhole = <Read extends object>(read: Read): read is Read & Whole<Read> =>
  Object.values(read).every(value => value !== undefined)

/** A row's invoice; undefined if a cell is invalid, which the reader has reported. */
export function openInvoiceOf(cells: CellReader, today: string): OpenInvoice | undefined {
  const read = {
    number: cells.requiredName('number', 60),
    customer: cells.requiredName('customer', 254),
    ...datesOf(cells, today),
    currency: cells.currency('currency'),
    totalMinor: cells.amount('total'),
    vatMinor: orZero(cells, 'vat'),
    stampMinor: orZero(cells, 'stamp_duty'),
    cashMinor: cells.amountOrZero('cash_remaining'),
    withheldMinor: orZero(cells, 'withheld_remaining'),
    withholding: cells.raw('withholding') === '' ? null : cells.oneOf('withholding', CHOSEN_WITHHOLDING_CODES),
    kind: cells.raw('kind') === '' ? ('GOODS' as const) : cells.oneOf('kind', PRODUCT_KINDS),
    description: cells.name('description', 500),
    customerReference: cells.name('customer_reference', 60),
    taxInvoiceNumber: taxInvoiceNumberOf(cells),
    entity: cells.name('entity', 200),
  }
  const vatTreatment = treatmentOf(cells, read.vatMinor)
  if (read.withheldMinor && read.withholding === null) cells.refuse('withholding', codes.invoiceWithholdingMissing)
  if (!isWhole(read) || vatTreatment === undefined) return undefined
  return amountsAgree(cells, { ...read, vatTreatment, baseMinor: read.totalMinor - read.vatMinor - read.stampMinor })
}

const orZero = (cells: CellReader, column: string): bigint | undefined =>
  cells.raw(column) === '' ? 0n : cells.amountOrZero(column)

function datesOf(cells: CellReader, today: string) {
  const invoiceDate = cells.date('invoice_date')
  const dueDate = cells.date('due_date')
  const cutOverDate = cells.date('cut_over_date')
  const isEarly = invoiceDate !== undefined && dueDate !== undefined && dueDate < invoiceDate
  if (isEarly) cells.refuse('due_date', invoiceCodes.invoiceDate)
  const isOut =
    cutOverDate !== undefined && (cutOverDate > today || (invoiceDate !== undefined && cutOverDate < invoiceDate))
  if (isOut) cells.refuse('cut_over_date', codes.invoiceCutOverDate)
  return { invoiceDate, dueDate: isEarly ? undefined : dueDate, cutOverDate: isOut ? undefined : cutOverDate }
}

/** The default if the file has none: the usual treatment with VAT, and none without. */
function treatmentOf(cells: CellReader, vatMinor: bigint | undefined): VatTreatment | undefined {
  if (cells.raw('vat_treatment') !== '') return cells.oneOf('vat_treatment', VAT_TREATMENTS)
  return vatMinor ? 'STANDARD' : 'NONE'
}

function taxInvoiceNumberOf(cells: CellReader): string | null | undefined {
  const digits = cells.raw('tax_invoice_number').replace(/[\s.-]/g, '')
  if (digits === '') return null
  return /^\d{16,17}$/.test(digits) ? digits : cells.refuse('tax_invoice_number', codes.invoiceTaxNumberMalformed)
}

const CHARGED: ReadonlySet<VatTreatment> = new Set(['STANDARD', 'LUXURY', 'SPECIFIED'])
/** Other programs round line by line: differences up to this amount per line are accepted. */
const ROUNDED_MINOR = 100n

/** Checks that the figures match. Reported VAT is kept as reported, even if it was wrong. */
function amountsAgree(cells: CellReader, row: OpenInvoice): OpenInvoice | undefined {
  const { totalMinor, baseMinor, vatMinor, vatTreatment: treatment, cashMinor, withheldMinor, currency } = row
  const openMinor = cashMinor + withheldMinor
  const isOpen = openMinor > 0n && openMinor <= totalMinor
  if (!isOpen) cells.refuse('cash_remaining', codes.invoiceOpenAmount)
  if (baseMinor <= 0n) return cells.refuse('total', codes.invoiceTaxesAboveTotal)
  if (!CHARGED.has(treatment) && vatMinor > 0n) return cells.refuse('vat_treatment', codes.invoiceVatOfTreatment)
  const vat = vatOf({ baseMinor, treatment, date: row.invoiceDate, currency })
  const difference = vat > vatMinor ? vat - vatMinor : vatMinor - vat
  if (difference > ROUNDED_MINOR)
    cells.warn('vat', codes.invoiceVatDoubtful, { base: formatMinor(baseMinor), vat: formatMinor(vat) })
  // More than the total is reported at the cash.
  if (withheldMinor > baseMinor && isOpen) return cells.refuse('withheld_remaining', codes.invoiceWithheldAboveBase)
  return isOpen ? row : undefined
}

/** Warns about a remainder above all that the customer may withhold: some may be withheld already, but never more than that. */
export function warnOfWithheld(cells: CellReader, row: OpenInvoice, sellerHasTaxNumber: boolean): void {
  const { withholding, withheldMinor, baseMinor, invoiceDate: date } = row
  if (withholding === null) return
  const atMost = halfUp(times(fraction(baseMinor), rateOf(withholding, { date, sellerHasTaxNumber })))
  if (withheldMinor <= atMost + ROUNDED_MINOR) return
  const [base, withheld] = [formatMinor(baseMinor), formatMinor(atMost)]
  cells.warn('withheld_remaining', codes.invoiceWithheldDoubtful, {
    tax: WITHHOLDING_NAMES[withholding],
    base,
    withheld,
  })
}
