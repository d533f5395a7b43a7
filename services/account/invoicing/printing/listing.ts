// A table of a document. Its head repeats on each page, and rows don't break across pages.
import type { Content, TableCell } from 'pdfmake/interfaces.js'
import type { Currency } from '../../../kit/money.ts'
import type { PrintedLanguage } from './printed.ts'
import { FIGURE, GRAY, INK, RULE, ruled } from './style.ts'
import type { Words } from './words.ts'

/** Marks an empty value. */
export const NONE = '\u2013'

export const figure = (text: string): TableCell => ({ text, ...FIGURE })

const unitOf = (currency: Currency): Words =>
  currency === 'IDR' ? { id: 'Rp', en: 'IDR' } : { id: currency, en: currency }

/** A heading with the currency of its column. */
export function inCurrency({ id, en }: Words, currency: Currency): Words {
  const unit = unitOf(currency)
  return { id: `${id}, ${unit.id}`, en: `${en}, ${unit.en}` }
}

export const amountIn = (currency: Currency): Words => inCurrency({ id: 'Nilai', en: 'Amount' }, currency)

type Listing = {
  widths: (number | '*' | 'auto')[]
  headings: readonly Words[]
  /** The number of text columns at the start; the others are figures. */
  texts: number
  rows: TableCell[][]
}

export const listing = ({ widths, headings, texts, rows }: Listing, language: PrintedLanguage): Content => ({
  table: {
    headerRows: 1,
    keepWithHeaderRows: 1,
    dontBreakRows: true,
    widths,
    body: [headings.map((words, column) => heading(words, language, column >= texts)), ...rows],
  },
  layout: ruled({
    hLineWidth: row => (row === 0 ? 0 : row === 1 ? 1 : 0.5),
    hLineColor: row => (row === 1 ? INK : RULE),
  }),
})

const heading = (words: Words, language: PrintedLanguage, isFigure: boolean): TableCell => ({
  stack: [
    { text: language === 'en' ? words.en : words.id, bold: true },
    ...(language === 'both' && words.id !== words.en ? [{ text: words.en, color: GRAY }] : []),
  ],
  fontSize: 7,
  alignment: isFigure ? 'right' : 'left',
})
