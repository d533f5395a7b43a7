// The tax of bills on the wire: forms in, bodies out.
import { z } from 'zod'
import { businessDate } from '../../../kit/businessDate.ts'
import { id } from '../../../kit/idShapes.ts'
import { currency, decimal, money, positiveDecimal, showMoney } from '../../../kit/money.ts'
import { optionalNameOf, proseOf } from '../../../kit/nameShape.ts'
import type { BillRow } from '../table.ts'
import { percentOf, VAT_TREATMENTS, WITHHOLDINGS } from './rates.ts'

export const vatTreatment = z.enum(VAT_TREATMENTS).meta({
  id: 'VatTreatment',
  description: 'OTHER: the amount is typed as the tax invoice prints it',
})
export const withholdingKind = z.enum(WITHHOLDINGS).meta({ id: 'Withholding' })

const percent = z.string().describe('Percent, such as `11` or `2.65`')

export const billTax = z
  .object({
    entityId: z.uuid().describe('Entity named on the tax invoice, which withholds'),
    base: money,
    vat: vatTreatment,
    vatRate: percent.nullable().describe('Null for VAT that was typed'),
    vatAmount: money,
    withholding: withholdingKind.nullable(),
    withholdingRate: percent.nullable().describe('As it was applied, doubled or not'),
    isRateDoubled: z.boolean().describe('The counterparty had no tax number'),
    withholdingBase: money.nullable(),
    withheldAmount: money.nullable(),
    taxObjectCode: z.string().nullable(),
    overrideReason: z.string().nullable().describe('Why the tax differs from what the rates give'),
    taxInvoiceNumber: z.string().nullable(),
    taxInvoiceDate: z.string().nullable(),
    withholdingSlipNumber: z.string().nullable(),
  })
  .meta({ id: 'BillTax' })

/** The tax of a bill; null without tax. */
export function showTax(row: BillRow): z.infer<typeof billTax> | null {
  const { entityId, taxBaseMinor, vat, vatMinor } = row
  if (entityId === null || taxBaseMinor === null || vat === null || vatMinor === null) return null
  const show = (minor: bigint) => showMoney(minor, row.currency)
  return {
    entityId,
    base: show(taxBaseMinor),
    vat,
    vatRate: row.vatRate === null ? null : percentOf(row.vatRate),
    vatAmount: show(vatMinor),
    withholding: row.withholding,
    withholdingRate: row.withholdingRate === null ? null : percentOf(row.withholdingRate),
    isRateDoubled: row.isRateDoubled ?? false,
    withholdingBase: row.withholdingBaseMinor === null ? null : show(row.withholdingBaseMinor),
    withheldAmount: row.withheldMinor === null ? null : show(row.withheldMinor),
    taxObjectCode: row.taxObjectCode,
    overrideReason: row.taxReason,
    taxInvoiceNumber: row.taxInvoiceNumber,
    taxInvoiceDate: row.taxInvoiceDate,
    withholdingSlipNumber: row.withholdingSlipNumber,
  }
}

/** Zero or more: a tax invoice may print no VAT. */
const taxDecimal = decimal.superRefine((text, context) => {
  if (text.startsWith('-')) context.addIssue({ code: 'custom', params: { code: 'AMOUNT_NOT_POSITIVE' }, input: text })
})

const terms = {
  base: positiveDecimal,
  vat: vatTreatment,
  vatAmount: taxDecimal.nullish().describe('As the tax invoice prints it; null: computed'),
  withholding: withholdingKind.nullish(),
  withholdingBase: positiveDecimal.nullish().describe('The part that tax is withheld from; null: the whole base'),
  withheldAmount: taxDecimal.nullish().describe('Null: computed'),
}

export const billTaxInput = z
  .strictObject({
    ...terms,
    overrideReason: proseOf(255).nullish().describe('Needed where an amount differs from the computed one'),
    entityId: id.nullish().describe('Null: the default entity'),
    taxObjectCode: z
      .string()
      .regex(/^\d{2}-\d{3}-\d{2}$/)
      .nullish()
      .describe('Of the withheld tax, such as `24-104-01`'),
    taxInvoiceNumber: z.string().max(40).nullish().describe('17 digits; dots, dashes and blanks are left out'),
    taxInvoiceDate: businessDate.nullish(),
  })
  .meta({ id: 'NewBillTax' })

/** Query of a tax estimate for a bill that is being entered. */
export const estimateQuery = z.strictObject({
  date: z.iso.date(),
  currency,
  counterpartyId: id.optional().describe('Without a tax number its article 23 rate is doubled'),
  base: positiveDecimal,
  vat: vatTreatment,
  vatAmount: taxDecimal.optional(),
  withholding: withholdingKind.optional(),
  withholdingBase: positiveDecimal.optional(),
  withheldAmount: taxDecimal.optional(),
})

export const estimate = z
  .object({
    vatRate: percent.nullable(),
    vatAmount: money,
    computedVatAmount: money.nullable().describe('Null for VAT that is typed'),
    withholdingRate: percent.nullable(),
    isRateDoubled: z.boolean(),
    withheldAmount: money.nullable(),
    computedWithheldAmount: money.nullable(),
    netPayable: money,
    needsReason: z.boolean().describe('An amount differs from the computed one'),
  })
  .meta({ id: 'BillTaxEstimate' })

const dated = z.object({
  rate: percent,
  source: z.string().describe('Law or regulation it is based on'),
  toConfirm: z.boolean().describe('Whether a tax expert still has to confirm it'),
})

export const taxRates = z
  .object({
    vat: z.array(dated.extend({ vat: vatTreatment })),
    withholding: z.array(
      dated.extend({
        withholding: withholdingKind,
        rateWithoutTaxNumber: percent.describe('Doubled under article 23'),
      }),
    ),
  })
  .meta({ id: 'BillTaxRates' })

export const slipBody = z.strictObject({
  version: z.int().min(1),
  number: optionalNameOf(30).nullable().describe('As the tax office numbered it; empty or null takes it out'),
})
