// The head of a printed invoice: who sells, who buys, when it is due.
import type { Column, Content } from 'pdfmake/interfaces.js'
import type { Party } from '../invoices/public.ts'
import { printDate } from './format.ts'
import type { PrintedInvoice, PrintedLanguage } from './printed.ts'
import { fact, GRAY, INK, rule, RULE } from './style.ts'
import { say, WORDS } from './words.ts'

/** `0021 8324 1500 0000`, as tax numbers are read. */
const inFours = (digits: string) => digits.replaceAll(/(\d{4})(?=\d)/g, '$1 ')

const detailsOf = ({ address, taxNumber, branchNumber }: Party): string[] => [
  ...(address === null ? [] : [address]),
  ...(taxNumber === null
    ? []
    : [`NPWP ${inFours(taxNumber)}${branchNumber === null ? '' : ` \u00B7 NITKU ${branchNumber}`}`]),
]

export function head(invoice: PrintedInvoice, language: PrintedLanguage): Content[] {
  return [
    {
      columns: [
        {
          width: '*',
          stack: [
            { text: invoice.seller.name, fontSize: 12, bold: true, margin: [0, 0, 0, 3] },
            ...detailsOf(invoice.seller).map(text => ({ text, color: GRAY })),
          ],
        },
        { width: 190, stack: titleOf(invoice, language), alignment: 'right' },
      ],
      columnGap: 24,
    },
    rule(INK, 1.4, [0, 12, 0, 12]),
    { columns: [buyerOf(invoice, language), ...factsOf(invoice, language)], columnGap: 16 },
    rule(RULE, 0.5, [0, 4, 0, 10]),
  ]
}

function titleOf({ kind, state, number }: PrintedInvoice, language: PrintedLanguage): Content[] {
  const words = WORDS[kind]
  return [
    { text: language === 'en' ? words.en : words.id, fontSize: 16, bold: true },
    ...(language === 'both' ? [{ text: words.en, color: GRAY }] : []),
    { text: number ?? say(WORDS.DRAFT, language), fontSize: 10, bold: true, margin: [0, 3, 0, 0] },
    ...(state === 'CANCELED' ? [{ text: say(WORDS.CANCELED, language), bold: true }] : []),
  ]
}

const buyerOf = ({ buyer }: PrintedInvoice, language: PrintedLanguage): Column => ({
  width: '*',
  stack: [
    { text: say(WORDS.billTo, language), fontSize: 7, color: GRAY },
    { text: buyer.name, bold: true },
    ...detailsOf(buyer),
  ],
})

function factsOf(invoice: PrintedInvoice, language: PrintedLanguage): Column[] {
  const { dueDate, customerReference, orderNumber } = invoice
  const due = dueDate === null ? say(WORDS.dueOnReceipt, language) : printDate(dueDate, language)
  const of = { width: 130 }
  return [
    {
      ...of,
      stack: [
        fact(WORDS.date, printDate(invoice.invoiceDate, language), language),
        fact(WORDS.due, due, language, true),
        fact(WORDS.terms, `${invoice.termDays} ${say(WORDS.days, language)}`, language),
      ],
    },
    {
      ...of,
      stack: [
        ...(customerReference === null ? [] : [fact(WORDS.reference, customerReference, language)]),
        ...(orderNumber === null ? [] : [fact(WORDS.order, orderNumber, language)]),
      ],
    },
  ]
}
