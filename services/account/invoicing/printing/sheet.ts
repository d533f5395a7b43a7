// The base of every printed document: page, footer, watermark, and the notice about missing characters.
import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces.js'
import type { Party } from '../invoices/public.ts'
import { REPLACEMENT } from './printable.ts'
import type { PrintedLanguage, PrintedState } from './printed.ts'
import { GRAY, INK, MARGIN } from './style.ts'
import { say, WORDS, type Words } from './words.ts'

type Sheet = {
  /** In each page's footer, and in the file's metadata. */
  title: string
  seller: Party
  buyer: Party
  state: PrintedState
  /** When its content was created, in milliseconds. */
  at: number
  content: Content[]
  /** Its user-typed text, in addition to the parties'. */
  typed: readonly (string | null)[]
}

/** An A4 page in the chosen language. */
export function sheet(of: Sheet, language: PrintedLanguage): TDocumentDefinitions {
  const { title, seller, buyer, content } = of
  return {
    pageSize: 'A4',
    pageMargins: [MARGIN, MARGIN, MARGIN, MARGIN + 10],
    defaultStyle: { font: 'Inter', fontSize: 8, color: INK, lineHeight: 1.15 },
    language: language === 'en' ? 'en' : 'id',
    info: { title, author: seller.name, subject: buyer.name, creationDate: new Date(of.at) },
    ...watermarkOf(of.state, language),
    footer: (page, pages) => ({
      margin: [MARGIN, 14, MARGIN, 0],
      fontSize: 7,
      color: GRAY,
      columns: [
        { text: `${title} \u00B7 ${seller.name}` },
        { text: pageText(page, pages, language), alignment: 'right', width: 150 },
      ],
    }),
    content: [...content, ...told(of, language)],
  }
}

const MARKED: Readonly<Record<PrintedState, Words | undefined>> = {
  DRAFT: WORDS.DRAFT,
  WRITTEN_OFF: WORDS.WRITTEN_OFF,
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

/** The notice if characters are missing. */
const told = ({ seller, buyer, typed }: Sheet, language: PrintedLanguage): Content[] =>
  [...Object.values(seller), ...Object.values(buyer), ...typed].some(text => text?.includes(REPLACEMENT))
    ? [{ text: say(WORDS.replaced, language), fontSize: 7, color: GRAY, margin: [0, 14, 0, 0] }]
    : []
