// The style of printed documents.
import type { Content, ContentText, CustomTableLayout } from 'pdfmake/interfaces.js'
import type { PrintedLanguage } from './printed.ts'
import { say, type Words } from './words.ts'

export const INK = '#1a2230'
export const GRAY = '#5b6675'
export const RULE = '#d5dae1'
export const BLUE = '#15509c'
/** The page margin, in points. */
export const MARGIN = 42
export const WIDTH = 595.28 - 2 * MARGIN

/**
 * For amounts. The font sets points too close to some figures; spacing keeps separators readable. Its tabular figures are ten times slower.
 */
export const FIGURE = { alignment: 'right', characterSpacing: 0.5 } as const

/** A label: the first language, and in bilingual documents English next to it in gray. */
export function label(words: Words, language: PrintedLanguage, style: Partial<ContentText> = {}): Content {
  if (language !== 'both' || words.id === words.en) return { text: say(words, language), ...style }
  return { text: [words.id, { text: ` / ${words.en}`, color: GRAY, bold: false }], ...style }
}

/** A figure or fact under its label. */
export const fact = (words: Words, text: string, language: PrintedLanguage, bold = false): Content => ({
  stack: [
    { text: say(words, language), fontSize: 7, color: GRAY },
    { text, bold },
  ],
  margin: [0, 0, 0, 7],
})

export const rule = (color: string, width: number, margin: [number, number, number, number]): Content => ({
  canvas: [{ type: 'line', x1: 0, y1: 0, x2: WIDTH, y2: 0, lineWidth: width, lineColor: color }],
  margin,
})

type Rules = Pick<CustomTableLayout, 'hLineWidth' | 'hLineColor'> & { above?: number; below?: number }

/** A table without vertical lines, aligned with the margins. */
export const ruled = ({ hLineWidth, hLineColor, above = 5, below = 5 }: Rules): CustomTableLayout => ({
  hLineWidth: hLineWidth ?? (() => 0),
  hLineColor: hLineColor ?? (() => RULE),
  vLineWidth: () => 0,
  paddingLeft: column => (column === 0 ? 0 : 5),
  paddingRight: (column, node) => (column === (node.table.widths?.length ?? 0) - 1 ? 0 : 5),
  paddingTop: () => above,
  paddingBottom: () => below,
})
