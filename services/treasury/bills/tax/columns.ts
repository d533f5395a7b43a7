import { boolean, date, integer, text, uuid } from 'drizzle-orm/pg-core'
import { minor } from '../../../kit/database/columns.ts'
import { VAT_TREATMENTS, WITHHOLDINGS } from './rates.ts'

/** What a bill's amount is made of; all null for a bill without tax. Rates are hundredths of a percent. */
export const taxColumns = () => ({
  /** The entity that the tax invoice names and that withholds. */
  entityId: uuid('entity_id'),
  taxBaseMinor: minor('tax_base_minor'),
  vat: text({ enum: VAT_TREATMENTS }),
  /** Null for VAT that was entered. */
  vatRate: integer('vat_rate'),
  vatMinor: minor('vat_minor'),
  withholding: text({ enum: WITHHOLDINGS }),
  /** As applied, doubled or not. */
  withholdingRate: integer('withholding_rate'),
  isRateDoubled: boolean('is_rate_doubled'),
  withholdingBaseMinor: minor('withholding_base_minor'),
  withheldMinor: minor('withheld_minor'),
  taxObjectCode: text('tax_object_code'),
  taxReason: text('tax_reason'),
  taxInvoiceNumber: text('tax_invoice_number'),
  taxInvoiceDate: date('tax_invoice_date'),
  withholdingSlipNumber: text('withholding_slip_number'),
})
