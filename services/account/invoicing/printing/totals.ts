// From the sum of the lines down to the expected payment, each step with its label.
import type { Content } from 'pdfmake/interfaces.js'
import { taxInvoiceLine, WITHHOLDING_NAMES } from '../amounts/public.ts'
import { printPercent } from './format.ts'
import type { PrintedInvoice, PrintedLanguage } from './printed.ts'
import { type Step, sums } from './sums.ts'
import { WORDS, type Words } from './words.ts'

const withText = ({ id, en }: Words, text: string): Words => ({ id: `${id} ${text}`, en: `${en} ${text}` })

/** All steps of an invoice, in order. */
export function stepsOf(invoice: PrintedInvoice, language: PrintedLanguage): Step[] {
  const { discountMinor, stampMinor, withheldMinor, collectedVatMinor } = invoice
  const hasSteps = discountMinor !== 0n || invoice.advances.length > 0
  return [
    { words: WORDS.subtotal, minor: invoice.subtotalMinor },
    ...stepIf(discountMinor !== 0n, { words: WORDS.discount, minor: -discountMinor }),
    ...invoice.advances.map(({ number, amountMinor }) => ({
      words:
        number === null
          ? WORDS.advance
          : { id: `Uang muka ${number}`, en: language === 'both' ? 'advance' : `Advance ${number}` },
      minor: -amountMinor,
    })),
    ...stepIf(hasSteps && invoice.vatTreatment !== 'NONE', { words: WORDS.base, minor: invoice.baseMinor }),
    ...vatSteps(invoice, language),
    ...stepIf(stampMinor !== 0n, { words: WORDS.stamp, minor: stampMinor }),
    { words: WORDS.total, minor: invoice.totalMinor, weight: 'TOTAL' },
    ...invoice.withheld.map(({ code, rate, amountMinor }) => ({
      words: {
        id: `${WITHHOLDING_NAMES[code]} ${WORDS.withheld.id}, ${printPercent(rate, language)}`,
        en:
          language === 'both'
            ? WORDS.withheld.en
            : `${WITHHOLDING_NAMES[code]} withheld, ${printPercent(rate, language)}`,
      },
      minor: -amountMinor,
    })),
    ...stepIf(collectedVatMinor !== 0n, { words: WORDS.collectedVat, minor: -collectedVatMinor }),
    ...stepIf(withheldMinor !== 0n, {
      words: WORDS.expected,
      minor: invoice.totalMinor - withheldMinor,
      weight: 'RESULT',
    }),
  ]
}

const stepIf = (is: boolean, step: Step): Step[] => (is ? [step] : [])

/** When VAT is based on 11/12 of the base, that amount is shown too, and a rounding difference if there is one. */
function vatSteps({ vatTreatment, baseMinor, vatMinor, vatRate }: PrintedInvoice, language: PrintedLanguage): Step[] {
  if (vatTreatment === 'NONE') return []
  if (vatTreatment !== 'STANDARD')
    return [{ words: withText(WORDS.vat, printPercent(vatRate, language)), minor: vatMinor }]
  const { otherBaseMinor, vatMinor: exactMinor } = taxInvoiceLine(baseMinor, 'STANDARD')
  const product = { id: 'PPN 12% \u00D7 DPP', en: language === 'both' ? 'VAT' : 'VAT 12% \u00D7 other tax base' }
  const of = '11/12'
  const other = {
    words: {
      id: `${WORDS.otherBase.id}, ${of}`,
      en: language === 'both' ? WORDS.otherBase.en : `${WORDS.otherBase.en}, ${of}`,
    },
    minor: otherBaseMinor,
  }
  if (exactMinor === vatMinor) return [other, { words: product, minor: vatMinor }]
  return [
    other,
    {
      words: { id: '12% \u00D7 DPP', en: language === 'both' ? '12% \u00D7 DPP' : '12% \u00D7 other tax base' },
      minor: exactMinor,
    },
    { words: WORDS.vatRounding, minor: vatMinor - exactMinor },
    { words: WORDS.vat, minor: vatMinor },
  ]
}

export const totals = (invoice: PrintedInvoice, language: PrintedLanguage): Content =>
  sums(stepsOf(invoice, language), invoice.currency, language)
