// A credit memo as a pdfmake document: what is credited, its applications, and the rest.
import type { Content, TableCell, TDocumentDefinitions } from 'pdfmake/interfaces.js'
import { printAmount, printDate, printQuantity } from './format.ts'
import { head } from './head.ts'
import { amountIn, figure, listing, NONE } from './listing.ts'
import { closing, inWords, noted } from './parts.ts'
import type { PrintedLanguage, PrintedMemo } from './printed.ts'
import { sheet } from './sheet.ts'
import { fact, WIDTH } from './style.ts'
import { type Step, sums } from './sums.ts'
import { say, WORDS } from './words.ts'

/** From the base down to the customer's credit. */
export const memoSteps = ({ kind, baseMinor, vatMinor, totalMinor, withheldMinor }: PrintedMemo): Step[] => [
  ...(kind === 'OVERPAYMENT'
    ? []
    : [
        { words: WORDS.base, minor: baseMinor },
        { words: WORDS.vat, minor: vatMinor },
      ]),
  { words: WORDS.credited, minor: totalMinor, weight: 'TOTAL' },
  ...(withheldMinor === 0n ? [] : [{ words: WORDS.withheldLess, minor: withheldMinor }]),
]

export function memoDefinition(memo: PrintedMemo, language: PrintedLanguage): TDocumentDefinitions {
  const { seller, buyer, state, totalMinor: minor, currency } = memo
  const title = memo.number ?? say(WORDS.DRAFT, language)
  return sheet(
    {
      title,
      seller,
      buyer,
      state,
      at: memo.at,
      typed: [memo.note, ...memo.lines.flatMap(({ description, unit }) => [description, unit])],
      content: [
        ...head(
          {
            seller,
            title: WORDS.memo,
            number: title,
            state,
            buyer,
            to: WORDS.memoTo,
            facts: [factsOf(memo, language)],
          },
          language,
        ),
        lines(memo, language),
        {
          unbreakable: true,
          columns: [
            { width: '*', stack: [inWords({ minor, currency }, language)] },
            { width: WIDTH * 0.48, stack: [sums(memoSteps(memo), currency, language)] },
          ],
          columnGap: 20,
          margin: [0, 10, 0, 0],
        },
        ...uses(memo, language),
        ...noted(WORDS.reason, memo.note, language),
        closing({ isStampDue: false, seller, date: memo.memoDate }, language),
      ],
    },
    language,
  )
}

const factsOf = ({ memoDate, invoice, paymentNumber }: PrintedMemo, language: PrintedLanguage): Content[] => [
  fact(WORDS.date, printDate(memoDate, language), language, true),
  ...(invoice === null
    ? []
    : [fact(WORDS.memoInvoice, `${invoice.number}, ${printDate(invoice.invoiceDate, language)}`, language)]),
  ...(paymentNumber === null ? [] : [fact(WORDS.memoPayment, paymentNumber, language)]),
]

function lines({ kind, lines: credited, currency, totalMinor }: PrintedMemo, language: PrintedLanguage): Content {
  if (kind === 'OVERPAYMENT')
    return listing(
      {
        widths: ['*', 'auto'],
        headings: [WORDS.description, amountIn(currency)],
        texts: 1,
        rows: [[{ text: say(WORDS.overpaid, language) }, figure(printAmount(totalMinor, language))]],
      },
      language,
    )
  return listing(
    {
      widths: [20, '*', 'auto', 'auto', 'auto'],
      headings: [WORDS.place, WORDS.description, WORDS.quantity, WORDS.price, amountIn(currency)],
      texts: 2,
      rows: credited.map((line, place): TableCell[] => {
        // A credited amount has no quantity and price.
        const isAmount = Number(line.quantity) === 0
        return [
          { text: String(place + 1) },
          { text: line.description },
          figure(isAmount ? NONE : `${printQuantity(line.quantity, language)} ${line.unit}`),
          figure(isAmount ? NONE : printAmount(line.priceMinor, language)),
          figure(printAmount(line.netMinor, language)),
        ]
      }),
    },
    language,
  )
}

/** The invoices that it was applied to, and the rest. */
function uses({ number, applied, remainingMinor, currency }: PrintedMemo, language: PrintedLanguage): Content[] {
  if (number === null) return []
  const left: Step = { words: WORDS.remaining, minor: remainingMinor, weight: 'RESULT' }
  const table: Content[] =
    applied.length === 0
      ? []
      : [
          listing(
            {
              widths: ['*', 'auto', 'auto'],
              headings: [WORDS.applied, WORDS.appliedOn, amountIn(currency)],
              texts: 2,
              rows: applied.map(one => [
                { text: one.number },
                { text: printDate(one.appliedOn, language) },
                figure(printAmount(one.amountMinor, language)),
              ]),
            },
            language,
          ),
        ]
  return [{ stack: [...table, sums([left], currency, language)], margin: [0, 18, 0, 0] }]
}
