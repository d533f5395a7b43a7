// The table of what is invoiced. Its head is repeated on each page, and no line is torn apart.
import type { Content, TableCell } from 'pdfmake/interfaces.js'
import { printAmount, printQuantity } from './format.ts'
import type { PrintedInvoice, PrintedLanguage } from './printed.ts'
import { FIGURE, GRAY, INK, RULE, ruled } from './style.ts'
import { WORDS, type Words } from './words.ts'

const head = (words: Words, language: PrintedLanguage, isFigure: boolean): TableCell => ({
  stack: [
    { text: language === 'en' ? words.en : words.id, bold: true },
    ...(language === 'both' ? [{ text: words.en, color: GRAY }] : []),
  ],
  fontSize: 7,
  alignment: isFigure ? 'right' : 'left',
})

/** What is left out because there is none of it. */
const NONE = '\u2013'

export function lineTable({ lines, currency }: PrintedInvoice, language: PrintedLanguage): Content {
  const unit = currency === 'IDR' ? { id: 'Rp', en: 'IDR' } : { id: currency, en: currency }
  const amount = { id: `Nilai, ${unit.id}`, en: `Amount, ${unit.en}` }
  const figure = (text: string): TableCell => ({ text, ...FIGURE })
  return {
    table: {
      headerRows: 1,
      keepWithHeaderRows: 1,
      dontBreakRows: true,
      widths: [20, '*', 'auto', 'auto', 'auto', 'auto'],
      body: [
        [
          { text: 'No', bold: true, fontSize: 7 },
          head(WORDS.description, language, false),
          head(WORDS.quantity, language, true),
          head(WORDS.price, language, true),
          head(WORDS.discount, language, true),
          head(amount, language, true),
        ],
        ...lines.map((line, place) => [
          { text: String(place + 1) },
          { text: line.description },
          figure(`${printQuantity(line.quantity, language)} ${line.unit}`),
          figure(printAmount(line.priceMinor, language)),
          figure(line.discountMinor === 0n ? NONE : printAmount(line.discountMinor, language)),
          figure(printAmount(line.netMinor, language)),
        ]),
      ],
    },
    layout: ruled({
      hLineWidth: row => (row === 0 ? 0 : row === 1 ? 1 : 0.5),
      hLineColor: row => (row === 1 ? INK : RULE),
    }),
  }
}
