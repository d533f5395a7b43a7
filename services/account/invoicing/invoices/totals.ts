// Response shapes of an invoice's figures: from its lines to the expected payment, and the amounts for the tax office.
import { z } from 'zod'
import { type Currency, money, showMoney } from '../../../kit/money.ts'
import { formatScaled, rupiahAmounts, taxInvoiceLine, WITHHOLDING_CODES } from '../amounts/public.ts'
import { formatPercent } from '../documents/public.ts'
import { RATE_DECIMALS } from '../taxRates/public.ts'
import type { InvoiceRow } from './table.ts'

const percent = z.string().describe('Rate in percent: 2 means 2%')
const withheldShape = z.object({
  code: z.enum(WITHHOLDING_CODES).meta({ id: 'InvoiceWithholdingCode' }),
  base: money,
  rate: percent,
  amount: money,
})

const rupiahShape = z
  .object({
    rate: z.string().describe('Rupiah for one unit of the currency, of the invoice’s day'),
    decree: z.string().describe('Decree of the Minister of Finance that set the rate'),
    base: money,
    otherBase: money.nullable().describe('11/12 of the base; null where VAT is not taken so'),
    vat: money.describe('Of the base in rupiah, to the whole rupiah'),
    total: money,
  })
  .meta({ id: 'InvoiceRupiah', description: 'What the tax office is told of an invoice in a foreign currency' })

export const totalsShape = z
  .object({
    subtotal: money,
    discount: money,
    deducted: money.describe('What was invoiced in advance'),
    base: money,
    otherBase: money.nullable().describe('11/12 of the base, as e-Faktur prints it; null where VAT is not taken so'),
    vatRate: percent,
    vat: money,
    isStampDue: z.boolean(),
    stampDuty: money.describe('What is charged of it'),
    total: money.describe('Base, VAT and charged stamp duty'),
    withheld: z.array(withheldShape),
    collectedVat: money.describe('VAT that the customer keeps'),
    withheldTotal: money,
    expectedCash: money.describe('Total less all that is withheld'),
    rupiah: rupiahShape.nullable().describe('Of a foreign currency; null: in rupiah, or issued elsewhere'),
  })
  .meta({ id: 'InvoiceTotals' })

type Totaled = Pick<
  InvoiceRow,
  | 'subtotalMinor'
  | 'discountMinor'
  | 'deductedMinor'
  | 'baseMinor'
  | 'vatRate'
  | 'vatMinor'
  | 'isStampDue'
  | 'stampMinor'
  | 'totalMinor'
  | 'withheld'
  | 'collectedVatMinor'
  | 'withheldMinor'
  | 'vatTreatment'
  | 'invoiceDate'
  | 'rupiahRate'
  | 'rateDecree'
>

/** The figures of an invoice, stored or in editing. */
export function showTotals(row: Totaled, of: Currency): z.infer<typeof totalsShape> {
  const show = (minor: bigint) => showMoney(minor, of)
  return {
    subtotal: show(row.subtotalMinor),
    discount: show(row.discountMinor),
    deducted: show(row.deductedMinor),
    base: show(row.baseMinor),
    otherBase: row.vatTreatment === 'STANDARD' ? show(taxInvoiceLine(row.baseMinor, 'STANDARD').otherBaseMinor) : null,
    vatRate: formatPercent(row.vatRate),
    vat: show(row.vatMinor),
    isStampDue: row.isStampDue,
    stampDuty: show(row.stampMinor),
    total: show(row.totalMinor),
    withheld: row.withheld.map(({ code, base, rate, amount }) => ({
      code,
      base: show(BigInt(base)),
      rate: formatPercent(rate),
      amount: show(BigInt(amount)),
    })),
    collectedVat: show(row.collectedVatMinor),
    withheldTotal: show(row.withheldMinor),
    expectedCash: show(row.totalMinor - row.withheldMinor),
    rupiah: rupiahOf(row),
  }
}

function rupiahOf({ baseMinor, vatTreatment, invoiceDate: date, rupiahRate: rate, rateDecree: decree }: Totaled) {
  if (rate === null || decree === null) return null
  const amounts = rupiahAmounts({ baseMinor, vatTreatment, date, rate })
  const show = (minor: bigint) => showMoney(minor, 'IDR')
  return {
    rate: formatScaled(rate, RATE_DECIMALS),
    decree,
    base: show(amounts.baseMinor),
    otherBase: amounts.otherBaseMinor === null ? null : show(amounts.otherBaseMinor),
    vat: show(amounts.vatMinor),
    total: show(amounts.totalMinor),
  }
}
