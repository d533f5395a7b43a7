import type { BillTaxInput } from '../../../../__generated__/useCreateBillMutation.graphql.ts'
import type { BillTaxEstimateInput } from '../../../../__generated__/useBillTaxEstimateQuery.graphql.ts'
import { isDecimal, isNegative, isZero } from '../../../../i18n/decimal.ts'

/** Choices are strings, as selects have them; null amounts are computed. */
export type TaxValues = {
  hasTax: 'NO' | 'YES'
  base: string | null
  vat: BillTaxInput['vat']
  vatAmount: string | null
  withholding: NonNullable<BillTaxInput['withholding']> | ''
  withholdingBase: string | null
  withheldAmount: string | null
  overrideReason: string
  entityId: string
  taxObjectCode: string
  taxInvoiceNumber: string
  taxInvoiceDate: string | null
}

export const noTax: TaxValues = {
  hasTax: 'NO',
  base: null,
  vat: 'STANDARD',
  vatAmount: null,
  withholding: '',
  withholdingBase: null,
  withheldAmount: null,
  overrideReason: '',
  entityId: '',
  taxObjectCode: '',
  taxInvoiceNumber: '',
  taxInvoiceDate: null,
}

const orNull = (text: string) => text.trim() || null

/** The tax as mutation input; null for a bill without tax. */
export function toTaxInput(tax: TaxValues): BillTaxInput | null {
  if (tax.hasTax === 'NO') return null
  const withholds = tax.withholding !== ''
  return {
    base: tax.base ?? '',
    vat: tax.vat,
    vatAmount: tax.vat === 'NONE' ? null : tax.vatAmount,
    withholding: tax.withholding || null,
    withholdingBase: withholds ? tax.withholdingBase : null,
    withheldAmount: withholds ? tax.withheldAmount : null,
    overrideReason: orNull(tax.overrideReason),
    entityId: orNull(tax.entityId),
    taxObjectCode: withholds ? orNull(tax.taxObjectCode) : null,
    taxInvoiceNumber: orNull(tax.taxInvoiceNumber),
    taxInvoiceDate: tax.taxInvoiceDate,
  }
}

type Bill = {
  tax: TaxValues
  date: string | null
  currency: BillTaxEstimateInput['currency']
  counterpartyId: string | null
}

const DATE = /^\d{4}-\d{2}-\d{2}$/
const isTyped = (amount: string | null) => amount === null || (isDecimal(amount) && !isNegative(amount))

/** The input of the estimate; null until the form has enough. */
export function toEstimateInput({ tax, date, currency, counterpartyId }: Bill): BillTaxEstimateInput | null {
  const input = toTaxInput(tax)
  if (!input || input.base === '' || !isTyped(input.base) || isZero(input.base)) return null
  if (date === null || !DATE.test(date) || (input.vat === 'OTHER' && !input.vatAmount)) return null
  const { base, vat, vatAmount, withholding, withholdingBase, withheldAmount } = input
  const typed = [vatAmount, withholdingBase, withheldAmount].every(amount => isTyped(amount ?? null))
  if (!typed) return null
  return { date, currency, counterpartyId, base, vat, vatAmount, withholding, withholdingBase, withheldAmount }
}
