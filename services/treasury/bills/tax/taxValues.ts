// The tax of a bill as stored, with its problems, whether it came from a form or a file.
import type { ErrorRow, FieldErrorCode, MessageParams } from '../../../kit/errors.ts'
import { formatMinor } from '../../../kit/money.ts'
import { codes } from '../errors.ts'
import type { BillRow } from '../table.ts'
import { assessTax, type TaxField, type TaxTerms } from './assessTax.ts'

export type TaxValues = Pick<
  BillRow,
  | 'entityId'
  | 'taxBaseMinor'
  | 'vat'
  | 'vatRate'
  | 'vatMinor'
  | 'withholding'
  | 'withholdingRate'
  | 'isRateDoubled'
  | 'withholdingBaseMinor'
  | 'withheldMinor'
  | 'taxObjectCode'
  | 'taxReason'
  | 'taxInvoiceNumber'
  | 'taxInvoiceDate'
>

export const NO_TAX: TaxValues = {
  entityId: null,
  taxBaseMinor: null,
  vat: null,
  vatRate: null,
  vatMinor: null,
  withholding: null,
  withholdingRate: null,
  isRateDoubled: null,
  withholdingBaseMinor: null,
  withheldMinor: null,
  taxObjectCode: null,
  taxReason: null,
  taxInvoiceNumber: null,
  taxInvoiceDate: null,
}

/** What is entered of the tax in addition to the inputs of the computation. */
export type TaxDocuments = Pick<TaxValues, 'taxObjectCode' | 'taxInvoiceNumber' | 'taxInvoiceDate'> & {
  entityId: string
  /** The bill's amount; null: use the computed one. */
  amountMinor: bigint | null
}

/** `amount` is the bill's. */
export type BillTaxField = TaxField | 'amount'
export type BillTaxProblem = { field: BillTaxField; error: ErrorRow | FieldErrorCode; params?: MessageParams }

/** The tax to store and the resulting amount. */
export function taxValues(
  terms: TaxTerms,
  documents: TaxDocuments,
): { values: TaxValues; netMinor: bigint; problems: BillTaxProblem[] } {
  const { tax, problems } = assessTax(terms)
  const { withholding, netMinor } = tax
  const { entityId, amountMinor, taxObjectCode, taxInvoiceNumber, taxInvoiceDate } = documents
  const isOther = amountMinor !== null && amountMinor !== netMinor
  const notNet: BillTaxProblem = {
    field: 'amount',
    error: codes.billAmountNotNet,
    params: { net: formatMinor(netMinor) },
  }
  const values: TaxValues = {
    entityId,
    taxBaseMinor: terms.baseMinor,
    vat: terms.vat,
    vatRate: tax.vatRate,
    vatMinor: tax.vatMinor,
    withholding: terms.withholding,
    withholdingRate: withholding?.rate ?? null,
    isRateDoubled: withholding?.isDoubled ?? null,
    withholdingBaseMinor: withholding?.baseMinor ?? null,
    withheldMinor: withholding?.withheldMinor ?? null,
    taxObjectCode: withholding ? taxObjectCode : null,
    taxReason: terms.reason,
    taxInvoiceNumber,
    taxInvoiceDate,
  }
  // The result of an invalid tax can't be compared with the amount.
  return { values, netMinor, problems: problems.length === 0 && (isOther || netMinor <= 0n) ? [notNet] : problems }
}
