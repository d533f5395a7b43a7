// An invoice as a document of pdfmake. Pure: the same invoice is always the same document.
import type { Content, TableCell, TDocumentDefinitions } from 'pdfmake/interfaces.js'
import { printAmount, printDate, printPercent } from './format.ts'
import { head } from './head.ts'
import { amountInWords } from './inWords.ts'
import { lineTable } from './lineTable.ts'
import { REPLACEMENT } from './printable.ts'
import type { PrintedInvoice, PrintedLanguage, PrintedState } from './printed.ts'
import { BLUE, FIGURE, GRAY, INK, MARGIN, RULE, ruled, WIDTH } from './style.ts'
import { totals } from './totals.ts'
import { say, WORDS, type Words } from './words.ts'

/** A sheet of A4 in the chosen language. Everything that people typed must be printable already. */
export function invoiceDefinition(invoice: PrintedInvoice, language: PrintedLanguage): TDocumentDefinitions {
  const title = invoice.number ?? say(WORDS.DRAFT, language)
  return {
    pageSize: 'A4',
    pageMargins: [MARGIN, MARGIN, MARGIN, MARGIN + 10],
    defaultStyle: { font: 'Inter', fontSize: 8, color: INK, lineHeight: 1.15 },
    language: language === 'en' ? 'en' : 'id',
    info: { title, author: invoice.seller.name, subject: invoice.buyer.name, creationDate: new Date(invoice.at) },
    ...watermarkOf(invoice.state, language),
    footer: (page, pages) => ({
      margin: [MARGIN, 14, MARGIN, 0],
      fontSize: 7,
      color: GRAY,
      columns: [
        { text: `${title} \u00B7 ${invoice.seller.name}` },
        { text: pageText(page, pages, language), alignment: 'right', width: 150 },
      ],
    }),
    content: [
      ...head(invoice, language),
      lineTable(invoice, language),
      {
        unbreakable: true,
        columns: [
          { width: '*', stack: inWords(invoice, language) },
          { width: WIDTH * 0.48, stack: [totals(invoice, language)] },
        ],
        columnGap: 20,
        margin: [0, 10, 0, 0],
      },
      ...milestones(invoice, language),
      ...note(invoice, language),
      closing(invoice, language),
      ...told(invoice, language),
    ],
  }
}

const MARKED: Readonly<Record<PrintedState, Words | undefined>> = {
  DRAFT: WORDS.DRAFT,
  CANCELED: WORDS.CANCELED,
  ISSUED: undefined,
}

function watermarkOf(state: PrintedState, language: PrintedLanguage): Pick<TDocumentDefinitions, 'watermark'> {
  const words = MARKED[state]
  if (words === undefined) return {}
  return {
    watermark: { text: say(words, language), font: 'Inter', bold: true, color: GRAY, opacity: 0.16, angle: -40 },
  }
}

function pageText(page: number, pages: number, language: PrintedLanguage): string {
  const texts = { id: `Halaman ${page} dari ${pages}`, en: `Page ${page} of ${pages}` }
  return language === 'both' ? `${texts.id} \u00B7 ${texts.en}` : texts[language]
}

/** Beside a line at the left: nobody who alters a figure can alter this as well. */
function inWords({ totalMinor, currency }: PrintedInvoice, language: PrintedLanguage): Content[] {
  const languages = language === 'both' ? (['id', 'en'] as const) : [language]
  const spelled = languages.map((each, place) => ({
    text: amountInWords(totalMinor, currency, each),
    ...(place === 0 ? { bold: true } : { color: GRAY }),
    margin: [0, 2, 0, 0] as [number, number, number, number],
  }))
  return [
    {
      table: {
        widths: ['*'],
        body: [[{ stack: [{ text: say(WORDS.inWords, language), fontSize: 7, color: GRAY }, ...spelled] }]],
      },
      layout: {
        hLineWidth: () => 0,
        vLineWidth: at => (at === 0 ? 1.5 : 0),
        vLineColor: () => BLUE,
        paddingLeft: () => 8,
      },
    },
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

const note = ({ note: text }: PrintedInvoice, language: PrintedLanguage): Content[] =>
  text === null || text === ''
    ? []
    : [
        { text: say(WORDS.note, language), bold: true, margin: [0, 16, 0, 2] },
        { text, color: GRAY },
      ]

/** Where it is signed, and stamped where the law wants it. */
function closing({ isStampDue, seller, invoiceDate }: PrintedInvoice, language: PrintedLanguage): Content {
  const place: Content = isStampDue
    ? {
        table: {
          widths: ['*'],
          heights: [44],
          body: [[{ text: say(WORDS.stampPlace, language), fontSize: 7, color: GRAY, margin: [0, 16, 0, 0] }]],
        },
        layout: {
          hLineStyle: () => ({ dash: { length: 2, space: 2 } }),
          vLineStyle: () => ({ dash: { length: 2, space: 2 } }),
          hLineWidth: () => 0.5,
          vLineWidth: () => 0.5,
          hLineColor: () => GRAY,
          vLineColor: () => GRAY,
        },
      }
    : { text: ' ', margin: [0, 0, 0, 44] }
  return {
    unbreakable: true,
    margin: [0, 28, 0, 0],
    columns: [
      { width: '*', text: '' },
      {
        width: 170,
        alignment: 'center',
        stack: [
          { text: printDate(invoiceDate, language), margin: [0, 0, 0, 6] },
          place,
          { text: seller.name, bold: true, margin: [0, 6, 0, 0] },
        ],
      },
    ],
  }
}

/** Says so where letters are missing. */
const told = (invoice: PrintedInvoice, language: PrintedLanguage): Content[] =>
  textsOf(invoice).some(text => text.includes(REPLACEMENT))
    ? [{ text: say(WORDS.replaced, language), fontSize: 7, color: GRAY, margin: [0, 14, 0, 0] }]
    : []

const textsOf = ({
  seller,
  buyer,
  note: text,
  customerReference,
  lines,
  milestones: parts,
}: PrintedInvoice): string[] =>
  [
    ...Object.values(seller),
    ...Object.values(buyer),
    text,
    customerReference,
    ...lines.flatMap(({ description, unit }) => [description, unit]),
    ...parts.map(({ name }) => name),
  ].filter(each => each !== null)
