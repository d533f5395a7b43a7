// An invoice as a pdfmake document. Pure: the same invoice always gives the same document.
import type { Content, TableCell, TDocumentDefinitions } from 'pdfmake/interfaces.js'
import { formatScaled } from '../amounts/public.ts'
import { currencySign } from '../documents/public.ts'
import { printAmount, printDate, printPercent, printQuantity } from './format.ts'
import { head } from './head.ts'
import { lineTable } from './lineTable.ts'
import { closing, inWords, noted, transferTo, virtualAccountsOf } from './parts.ts'
import type { PrintedInvoice, PrintedLanguage } from './printed.ts'
import { payOnline } from './payOnline.ts'
import { sheet } from './sheet.ts'
import { printMoney } from './sums.ts'
import { fact, FIGURE, GRAY, RULE, ruled, WIDTH } from './style.ts'
import { totals } from './totals.ts'
import { say, WORDS, type Words } from './words.ts'

export function invoiceDefinition(
  invoice: PrintedInvoice,
  language: PrintedLanguage,
  payUrl?: string,
): TDocumentDefinitions {
  const { seller, buyer, state, kind, totalMinor, currency, isStampDue, stampSerial, invoiceDate: date } = invoice
  const title = invoice.number ?? say(WORDS.DRAFT, language)
  return sheet(
    {
      title,
      seller,
      buyer,
      state,
      at: invoice.at,
      typed: typedOf(invoice),
      content: [
        ...head(
          {
            seller,
            title: WORDS[kind],
            number: title,
            state,
            buyer,
            to: WORDS.billTo,
            facts: factsOf(invoice, language),
          },
          language,
        ),
        lineTable(invoice, language),
        {
          unbreakable: true,
          columns: [
            {
              width: '*',
              stack: [
                inWords({ minor: totalMinor, currency }, language),
                ...inRupiah(invoice, language),
                ...payInto(invoice, language),
              ],
            },
            { width: WIDTH * 0.48, stack: [totals(invoice, language)] },
          ],
          columnGap: 20,
          margin: [0, 10, 0, 0],
        },
        ...milestones(invoice, language),
        ...noted(WORDS.note, invoice.note, language),
        closing(
          {
            isStampDue,
            stampSerial,
            seller,
            date,
            ...(payUrl !== undefined && { beside: payOnline(payUrl, language) }),
          },
          language,
        ),
      ],
    },
    language,
  )
}

/** For a foreign invoice: the tax rate, and its taxes in rupiah. */
function inRupiah({ rupiah, currency, vatTreatment }: PrintedInvoice, language: PrintedLanguage): Content[] {
  if (rupiah === null || vatTreatment === 'NONE') return []
  const { rate, decree, baseMinor, otherBaseMinor, vatMinor } = rupiah
  const figure = (words: Words, minor: bigint) => `${say(words, language)}: ${printMoney(minor, 'IDR', language)}`
  return [
    {
      stack: [
        { text: say(WORDS.taxRate, language), fontSize: 7, color: GRAY },
        {
          text: `${currency} 1 = ${currencySign('IDR', language)}${printQuantity(formatScaled(rate, 4), language)}`,
          bold: true,
          margin: [0, 2, 0, 0],
        },
        { text: decree },
        { text: figure(WORDS.base, baseMinor), margin: [0, 4, 0, 0] },
        ...(otherBaseMinor === null ? [] : [{ text: figure(WORDS.otherBase, otherBaseMinor) }]),
        { text: figure(WORDS.vat, vatMinor) },
      ],
      margin: [0, 12, 0, 0],
    },
  ]
}

/** Where to transfer the payment. */
const payInto = (
  { bank, virtualAccounts, totalMinor, withheldMinor, state }: PrintedInvoice,
  language: PrintedLanguage,
): Content[] =>
  state === 'CANCELED' || state === 'WRITTEN_OFF' || totalMinor - withheldMinor <= 0n
    ? []
    : [...transferTo(bank, language), ...virtualAccountsOf(virtualAccounts, language)]

function factsOf(invoice: PrintedInvoice, language: PrintedLanguage): Content[][] {
  const { dueDate, termDays, customerReference, orderNumber, taxInvoiceNumber } = invoice
  const due = dueDate === null ? say(WORDS.dueOnReceipt, language) : printDate(dueDate, language)
  return [
    [
      fact(WORDS.date, printDate(invoice.invoiceDate, language), language),
      ...(termDays === null
        ? []
        : [
            fact(WORDS.due, due, language, true),
            fact(WORDS.terms, `${termDays} ${say(WORDS.days, language)}`, language),
          ]),
    ],
    [
      ...(customerReference === null ? [] : [fact(WORDS.reference, customerReference, language)]),
      ...(orderNumber === null ? [] : [fact(WORDS.order, orderNumber, language)]),
      ...(taxInvoiceNumber === null ? [] : [fact(WORDS.taxInvoiceNumber, taxInvoiceNumber, language)]),
    ],
  ]
}

function milestones({ milestones: parts, dueDate }: PrintedInvoice, language: PrintedLanguage): Content[] {
  if (parts.length === 0) return []
  const headings = [WORDS.milestone, WORDS.share, WORDS.due, WORDS.total, WORDS.expected]
  const cell = (text: string, place: number): TableCell => ({ text, ...(place > 0 && FIGURE) })
  const rows = parts.map(part => {
    const due = part.dueDate ?? dueDate
    return [
      part.name,
      printPercent(part.percent, language),
      due === null ? '\u2013' : printDate(due, language),
      printAmount(part.totalMinor, language),
      printAmount(part.totalMinor - part.withheldMinor, language),
    ].map(cell)
  })
  return [
    { text: say(WORDS.milestones, language), bold: true, margin: [0, 16, 0, 0] },
    {
      table: {
        headerRows: 1,
        dontBreakRows: true,
        widths: ['*', 'auto', 'auto', 'auto', 'auto'],
        body: [
          headings.map((words, place) => ({
            text: say(words, language),
            fontSize: 7,
            color: GRAY,
            alignment: place === 0 ? 'left' : 'right',
          })),
          ...rows,
        ],
      },
      layout: ruled({ hLineWidth: row => (row === 0 ? 0 : 0.5), hLineColor: () => RULE, above: 4, below: 4 }),
    },
  ]
}

const typedOf = ({
  note,
  customerReference,
  stampSerial,
  lines,
  milestones: parts,
}: PrintedInvoice): (string | null)[] => [
  note,
  customerReference,
  stampSerial,
  ...lines.flatMap(({ description, unit }) => [description, unit]),
  ...parts.map(({ name }) => name),
]
