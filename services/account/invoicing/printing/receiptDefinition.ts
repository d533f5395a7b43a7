// A receipt (kwitansi) as a pdfmake document: the payer, the amount in figures and words, and its purpose.
import type { Content, TableCell, TDocumentDefinitions } from 'pdfmake/interfaces.js'
import { printAmount, printDate } from './format.ts'
import { head } from './head.ts'
import { amountIn, figure, listing } from './listing.ts'
import { closing, inWords } from './parts.ts'
import type { PrintedLanguage, PrintedReceipt } from './printed.ts'
import { type Sheet, sheets } from './sheet.ts'
import { fact, GRAY, WIDTH } from './style.ts'
import { printMoney, sums } from './sums.ts'
import { METHODS, say, WORDS, type Words } from './words.ts'

/** The purpose of the payment: the invoices that it pays, and the rest. */
export function purposesOf(
  receipt: PrintedReceipt,
): { words: Words; detail: string; date: string | null; minor: bigint }[] {
  const { paid, credit, unappliedMinor } = receipt
  return [
    ...paid.map(({ number, invoiceDate, amountMinor }) => ({
      words: WORDS.invoiceOf,
      detail: number,
      date: invoiceDate,
      minor: amountMinor,
    })),
    ...(credit === null
      ? []
      : [{ words: WORDS.keptAsCredit, detail: credit.number, date: null, minor: credit.amountMinor }]),
    ...(unappliedMinor === 0n ? [] : [{ words: WORDS.unapplied, detail: '', date: null, minor: unappliedMinor }]),
  ]
}

/** A receipt of each entity that issued what the payment settles, each on pages of its own. */
export const receiptDefinition = (
  [first, ...others]: readonly [PrintedReceipt, ...PrintedReceipt[]],
  language: PrintedLanguage,
): TDocumentDefinitions =>
  sheets([sheetOf(first, language), ...others.map(receipt => sheetOf(receipt, language))], language)

function sheetOf(receipt: PrintedReceipt, language: PrintedLanguage): Sheet {
  const { number, seller, payer: buyer, currency, amountMinor: minor, isStampDue, paymentDate: date } = receipt
  const state = 'ISSUED'
  return {
    title: number,
    seller,
    buyer,
    state,
    at: receipt.at,
    typed: [receipt.reference],
    content: [
      ...head(
        {
          seller,
          title: WORDS.receipt,
          number,
          state,
          buyer,
          to: WORDS.receivedFrom,
          facts: [factsOf(receipt, language)],
        },
        language,
      ),
      {
        text: [
          { text: `${say(WORDS.received, language)}: `, color: GRAY },
          { text: printMoney(minor, currency, language), bold: true, fontSize: 14 },
        ],
        margin: [0, 2, 0, 12],
      },
      purposes(receipt, language),
      {
        unbreakable: true,
        columns: [
          { width: '*', stack: [inWords({ minor, currency }, language)] },
          {
            width: WIDTH * 0.48,
            stack: [sums([{ words: WORDS.received, minor, weight: 'TOTAL' }], currency, language)],
          },
        ],
        columnGap: 20,
        margin: [0, 10, 0, 0],
      },
      ...besides(receipt, language),
      closing({ isStampDue, seller, date }, language),
    ],
  }
}

const factsOf = (
  { paymentDate, method, reference, wholeMinor, currency }: PrintedReceipt,
  language: PrintedLanguage,
): Content[] => [
  fact(WORDS.date, printDate(paymentDate, language), language, true),
  fact(WORDS.method, say(METHODS[method], language), language),
  ...(reference === null ? [] : [fact(WORDS.paymentReference, reference, language)]),
  ...(wholeMinor === null ? [] : [fact(WORDS.partOf, printMoney(wholeMinor, currency, language), language)]),
]

const purposes = (receipt: PrintedReceipt, language: PrintedLanguage): Content =>
  listing(
    {
      widths: ['*', 'auto', 'auto'],
      headings: [WORDS.paymentFor, WORDS.date, amountIn(receipt.currency)],
      texts: 2,
      rows: purposesOf(receipt).map(({ words, detail, date, minor }): TableCell[] => [
        { text: [say(words, language), ' ', { text: detail, bold: true }] },
        { text: date === null ? '' : printDate(date, language) },
        figure(printAmount(minor, language)),
      ]),
    },
    language,
  )

/** What the transfer settled although it did not arrive as money. */
function besides({ besides: others, currency }: PrintedReceipt, language: PrintedLanguage): Content[] {
  if (others.length === 0) return []
  return [
    { text: say(WORDS.besides, language), bold: true, margin: [0, 16, 0, 2] },
    ...others.map(({ kind, number, amountMinor }) => ({
      text: `${say(WORDS[kind], language)}, ${number}: ${printMoney(amountMinor, currency, language)}`,
      color: GRAY,
    })),
  ]
}
