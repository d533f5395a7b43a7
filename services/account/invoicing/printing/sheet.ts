// The base of every printed document: page, footer, watermark, and the notice about missing characters.
import type { Content, ContentSection, DynamicContent, TDocumentDefinitions } from 'pdfmake/interfaces.js'
import type { Party } from '../invoices/public.ts'
import { REPLACEMENT } from './printable.ts'
import type { PrintedLanguage, PrintedState } from './printed.ts'
import { GRAY, INK, MARGIN } from './style.ts'
import { say, WORDS, type Words } from './words.ts'

export type Sheet = {
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

/** A4 pages in the chosen language. */
export const sheet = (of: Sheet, language: PrintedLanguage): TDocumentDefinitions => sheets([of], language)

/** Several in one file: each begins a page and has its own seller in its footer; the first names and marks the file. */
export function sheets(all: readonly [Sheet, ...Sheet[]], language: PrintedLanguage): TDocumentDefinitions {
  const [of, ...others] = all
  const { title, seller, buyer } = of
  return {
    pageSize: 'A4',
    pageMargins: [MARGIN, MARGIN, MARGIN, MARGIN + 10],
    defaultStyle: { font: 'Inter', fontSize: 8, color: INK, lineHeight: 1.15 },
    language: language === 'en' ? 'en' : 'id',
    info: { title, author: seller.name, subject: buyer.name, creationDate: new Date(of.at) },
    ...watermarkOf(of.state, language),
    footer: footerOf(of, language),
    content: others.length === 0 ? contentOf(of, language) : all.map(each => sectionOf(each, language)),
  }
}

const sectionOf = (of: Sheet, language: PrintedLanguage): ContentSection => ({
  section: contentOf(of, language),
  footer: footerOf(of, language),
})

const contentOf = (of: Sheet, language: PrintedLanguage): Content[] => [...of.content, ...told(of, language)]

const footerOf =
  ({ title, seller }: Sheet, language: PrintedLanguage): DynamicContent =>
  (page, pages) => ({
    margin: [MARGIN, 14, MARGIN, 0],
    fontSize: 7,
    color: GRAY,
    columns: [
      { text: `${title} \u00B7 ${seller.name}` },
      { text: pageText(page, pages, language), alignment: 'right', width: 150 },
    ],
  })

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
