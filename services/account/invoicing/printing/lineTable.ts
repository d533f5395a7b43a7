// The table of invoiced lines. Its head repeats on each page, and lines don't break across pages.
import type { Content } from 'pdfmake/interfaces.js'
import { printAmount, printQuantity } from './format.ts'
import type { PrintedInvoice, PrintedLanguage } from './printed.ts'
import { amountIn, figure, listing, NONE } from './listing.ts'
import { WORDS } from './words.ts'

export const lineTable = ({ lines, currency }: PrintedInvoice, language: PrintedLanguage): Content =>
  listing(
    {
      widths: [20, '*', 'auto', 'auto', 'auto', 'auto'],
      headings: [WORDS.place, WORDS.description, WORDS.quantity, WORDS.price, WORDS.discount, amountIn(currency)],
      texts: 2,
      rows: lines.map((line, place) => [
        { text: String(place + 1) },
        { text: line.description },
        figure(`${printQuantity(line.quantity, language)} ${line.unit}`),
        figure(printAmount(line.priceMinor, language)),
        figure(line.discountMinor === 0n ? NONE : printAmount(line.discountMinor, language)),
        figure(printAmount(line.netMinor, language)),
      ]),
    },
    language,
  )
